// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the playback settings of all shows and of one show in the real window, offscreen.

#include "features/settings/settings_controller.h"
#include "real_warnings.h"
#include "settings_fields.h"
#include "window_driver.h"

#include <itemmodels/sidebar_model.h>
#include <support/timeouts.h>
#include <widgets/sidebar.h>

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QTabBar>
#include <QTemporaryDir>

using namespace dogear;
using namespace dogear::test;
using itemmodels::ViewKind;

class TestPreferences final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup()
    {
        m_dogear.reset();
        QCOMPARE(dogearWarnings(), QString());
    }

    void theKeyOpensTheSettingsOnce();
    void choicesHoldAtOnce();
    void theSettingsKeepSizeAndPage();
    void refreshingFollows();
    void downloadsFollow();
    void eachGroupIsAnnounced_data();
    void eachGroupIsAnnounced();
    void textOfNotesFollows();
    void theThemeIsTheSameInTheMenu();
    void theBarIsSeenOnThePage();
    void thePageHoldsForWhatPlays();
    void whatIsForAllLeavesTheOwn();
    void closingDoesNotMakeItForAll();
    void itComesBackWhenStoppingIsUndone();

private:
    template<typename T>
    T *part(const char *name)
    {
        return test::part<T>(*m_dogear, name);
    }
    QString text(const char *name) { return part<QAbstractButton>(name)->text(); }
    /// Restarts the program with the episode of id 1 restored into the player, and opens the page
    /// of its show.
    void start()
    {
        m_dogear.reset();
        {
            settings::Settings settings(m_settingsPath);
            settings::MainWindowState window = settings.windowState().mainWindow();
            window.playingEpisode = 1;
            window.episode = 0;
            settings.windowState().setMainWindow(window);
        }
        m_dogear = startDogear(m_data);
        QTRY_VERIFY(part<QLabel>("playerTitle")->text().startsWith(u"Episode"_s));
        showPage();
    }
    void showPage()
    {
        auto *sidebar = part<widgets::Sidebar>("sidebar");
        const int shows = itemmodels::SidebarModel::fixedViewCount();
        QTRY_COMPARE(sidebar->model()->rowCount(), shows + 1);
        sidebar->selectView({});
        sidebar->setCurrentIndex(sidebar->model()->index(shows, 0));
        QTRY_VERIFY(part<QWidget>("showPlayback")); // created for the first show
        part<QTabBar>("podcastTabs")->setCurrentIndex(2);
        QTRY_VERIFY(part<QWidget>("showPlayback")->isVisible());
        QTRY_VERIFY(part<QWidget>("showPlayback")->isEnabled());
    }
    widgets::SettingsDialog *openSettings()
    {
        part<QAction>("actionSettings")->trigger();
        return part<widgets::SettingsDialog>("settingsDialog");
    }
    settings::PlaybackSettings stored() const
    {
        return settings::Settings(m_settingsPath).playback();
    }

    std::optional<QTemporaryDir> m_folder;
    QString m_data;
    QString m_settingsPath;
    std::unique_ptr<Application> m_dogear;
};

void TestPreferences::init()
{
    failOnWindowWarnings();
    m_folder.emplace();
    // A start with the session is an entry there.
    qputenv("XDG_CONFIG_HOME", m_folder->filePath(u"config"_s).toUtf8());
    m_data = m_folder->filePath(u"data"_s);
    prepareLibrary(m_data);
    m_settingsPath = settings::DataFolders::create(m_data)->settings;
    m_dogear = startDogear(
        m_data, {writeFeed(m_folder->filePath(u"feed.xml"_s), QUrl(u"https://h.example/1"_s), 3)});
    QTRY_COMPARE(part<QListView>("episodeList")->model()->rowCount(), 3);
    start();
}

void TestPreferences::theKeyOpensTheSettingsOnce()
{
    QCOMPARE(part<QAction>("actionSettings")->shortcut(), QKeySequence(u"Ctrl+,"_s));
    QWidget &window = m_dogear->window();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QTest::keyClick(&window, Qt::Key_Comma, Qt::ControlModifier);
    QTRY_VERIFY(part<widgets::SettingsDialog>("settingsDialog"));
    QVERIFY(part<QWidget>("settingsDialog")->isVisible());
    openSettings();
    QCOMPARE(window.findChildren<widgets::SettingsDialog *>().size(), 1);
    part<QAbstractButton>("settingsClose")->click();
    QTRY_VERIFY(!part<widgets::SettingsDialog>("settingsDialog"));
}

void TestPreferences::theSettingsKeepSizeAndPage()
{
    auto *dialog = openSettings();
    QVERIFY(dialog);
    const QSize wanted = dialog->size() + QSize(60, 40);
    dialog->resize(wanted);
    dialog->openPage(u"settingsNetwork"_s);
    dialog->close();
    QTRY_VERIFY(!part<widgets::SettingsDialog>("settingsDialog"));
    QTRY_COMPARE(openSettings()->size(), wanted);
    dialog = part<widgets::SettingsDialog>("settingsDialog");
    QCOMPARE(dialog->currentPage(), u"settingsNetwork"_s);
    dialog->close();
    start(); // also after a restart
    dialog = openSettings();
    QTRY_COMPARE(dialog->size(), wanted);
    QCOMPARE(dialog->currentPage(), u"settingsNetwork"_s);
}

void TestPreferences::choicesHoldAtOnce()
{
    QCOMPARE(part<QAction>("actionBack")->text(), u"Back 15 seconds"_s);
    openSettings();
    part<QSpinBox>("settingsBack")->setValue(20);
    part<QSpinBox>("settingsForward")->setValue(1);
    part<QDoubleSpinBox>("settingsSpeed")->setValue(1.5);
    part<QAbstractButton>("settingsTrims")->click();
    part<QAbstractButton>("settingsMono")->click();
    part<QComboBox>("settingsAfter")->setCurrentIndex(1);
    QCOMPARE(part<QAction>("actionBack")->text(), u"Back 20 seconds"_s);
    QCOMPARE(part<QAction>("actionForward")->text(), u"Forward 1 second"_s);
    QCOMPARE(part<QAbstractButton>("playerBack")->accessibleName(), u"Back 20 seconds"_s);
    QCOMPARE(part<QAbstractButton>("playerForward")->accessibleName(), u"Forward 1 second"_s);
    QCOMPARE(text("playerSpeed"), u"1.5×"_s);
    QVERIFY(part<QAction>("soundTrims")->isChecked());
    QVERIFY(part<QAction>("soundMono")->isChecked());
    // The setting "settingsAfter" now continues with the next episode of the show.
    QVERIFY(part<QAction>("actionNext")->isEnabled());
    QTRY_COMPARE(part<QDoubleSpinBox>("showSpeed")->text(), u"Default (1.5×)"_s);
    QCOMPARE(stored().skipBack, std::chrono::seconds(20));
    m_dogear->window().close();
    start();
    QCOMPARE(part<QAction>("actionBack")->text(), u"Back 20 seconds"_s);
    QCOMPARE(text("playerSpeed"), u"1.5×"_s);
    QVERIFY(part<QAction>("soundMono")->isChecked());
}

void TestPreferences::refreshingFollows()
{
    openSettings();
    part<QSpinBox>("settingsPerHost")->setValue(5);
    part<QComboBox>("settingsMode")->setCurrentIndex(2);
    const settings::RefreshSettings refresh = settings::Settings(m_settingsPath).refresh();
    QCOMPARE(refresh.maxPerHost, 5);
    QCOMPARE(int(refresh.mode), int(settings::RefreshMode::Manual));
}

void TestPreferences::downloadsFollow()
{
    auto *settings = m_dogear->window().findChild<SettingsController *>();
    const QSignalSpy downloads(settings, &SettingsController::downloadsChanged);
    const QSignalSpy cache(settings, &SettingsController::cacheChanged);
    openSettings();
    QCOMPARE(part<QLineEdit>("folderPath")->text(),
             settings::DataFolders::create(m_data)->downloads);
    part<QSpinBox>("settingsAtOnce")->setValue(3);
    part<QSpinBox>("settingsAhead")->setValue(120);
    QCOMPARE(downloads.count(), 1);
    QCOMPARE(cache.count(), 1);
    const settings::Settings stored(m_settingsPath);
    QCOMPARE(stored.downloads().maxConcurrent, 3);
    QCOMPARE(stored.cache().readAheadSeconds, 120);
    part<QAbstractButton>("settingsClose")->click();
    QTRY_VERIFY(!part<widgets::SettingsDialog>("settingsDialog"));
    openSettings();
    QCOMPARE(part<QSpinBox>("settingsAtOnce")->value(), 3);
    QCOMPARE(part<QSpinBox>("settingsAhead")->value(), 120);
}

void TestPreferences::eachGroupIsAnnounced_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QByteArray>("signal");
    const auto row =
        [](const char *name, const char *field, const char *value, const char *signal) {
            QTest::newRow(name) << QString::fromUtf8(field) << QString::fromUtf8(value)
                                << QMetaObject::normalizedSignature(signal);
        };
    row("appearance",
        "settingsTheme",
        "2",
        "appearanceChanged(dogear::settings::AppearanceSettings)");
    row("text size",
        "settingsTextSize",
        "120",
        "interfaceChanged(dogear::settings::InterfaceSettings)");
    row("notifications",
        "settingsAnnounceErrors",
        "",
        "notificationsChanged(dogear::settings::NotificationSettings)");
    row("tray", "settingsStartWithSession", "", "trayChanged(dogear::settings::TraySettings)");
    row("network", "settingsProxy", "1", "networkChanged(dogear::settings::NetworkSettings)");
    row("privacy", "settingsNotePictures", "", "privacyChanged(dogear::settings::PrivacySettings)");
    row("letters",
        "settingsLetterKeys",
        "",
        "shortcutsChanged(dogear::settings::ShortcutSettings)");
    row("documents",
        "settingsReadsAll",
        "",
        "documentsChanged(dogear::settings::DocumentSettings)");
    row("directories", "settingsFyyd", "", "directoriesChanged()");
    row("refreshing", "settingsPerHost", "4", "refreshChanged(dogear::settings::RefreshSettings)");
}

void TestPreferences::eachGroupIsAnnounced()
{
    QFETCH(const QString, field);
    QFETCH(const QString, value);
    QFETCH(const QByteArray, signal);
    auto *settings = m_dogear->window().findChild<SettingsController *>();
    const QMetaObject *meta = settings->metaObject();
    const int index = meta->indexOfSignal(signal.constData());
    QVERIFY2(index >= 0, signal.constData());
    const QSignalSpy said(settings, meta->method(index));
    choose(*openSettings(), field, value);
    QCOMPARE(said.count(), 1);
}

void TestPreferences::textOfNotesFollows()
{
    openSettings();
    part<QSpinBox>("settingsTextSize")->setValue(200);
    part<QAbstractButton>("settingsClose")->click();
    QTRY_VERIFY(!part<widgets::SettingsDialog>("settingsDialog"));
    part<QAction>("actionSmallerText")->trigger(); // begins at the new size
    QCOMPARE(settings::Settings(m_settingsPath).desktop().interface().textPercent, 190);
}

void TestPreferences::theThemeIsTheSameInTheMenu()
{
    const auto isDark = [] { return QApplication::palette().color(QPalette::Base).value() < 128; };
    choose(*openSettings(), u"settingsTheme"_s, u"2"_s);
    QVERIFY(isDark());
    QVERIFY(part<QAction>("actionThemeDark")->isChecked());
    part<QAbstractButton>("settingsClose")->click();
    QTRY_VERIFY(!part<widgets::SettingsDialog>("settingsDialog"));
    part<QAction>("actionThemeLight")->trigger();
    QVERIFY(!isDark());
    openSettings();
    QCOMPARE(part<QComboBox>("settingsTheme")->currentData().toInt(), int(settings::Theme::Light));
}

void TestPreferences::theBarIsSeenOnThePage()
{
    QCOMPARE(part<QDoubleSpinBox>("showSpeed")->text(), u"Default (1×)"_s);
    for (int i = 0; i < 4; ++i)
        part<QAction>("actionFaster")->trigger();
    QCOMPARE(text("playerSpeed"), u"1.2×"_s);
    QTRY_COMPARE(part<QDoubleSpinBox>("showSpeed")->text(), u"1.2×"_s);
    part<QAction>("speedUseForAll")->trigger();
    QTRY_COMPARE(part<QDoubleSpinBox>("showSpeed")->text(), u"Default (1.2×)"_s);
    QCOMPARE(stored().speed, 1.2);
}

void TestPreferences::thePageHoldsForWhatPlays()
{
    part<QDoubleSpinBox>("showSpeed")->setValue(1.75);
    part<QComboBox>("showLevels")->setCurrentIndex(1);
    part<QSpinBox>("showOutro")->setValue(60);
    QCOMPARE(text("playerSpeed"), u"1.75×"_s);
    QVERIFY(part<QAction>("soundLevels")->isChecked());
    QVERIFY(part<QAction>("speedThisShow")->isChecked());
    m_dogear->window().close();
    start();
    QTRY_COMPARE(part<QDoubleSpinBox>("showSpeed")->value(), 1.75);
    QCOMPARE(part<QSpinBox>("showOutro")->value(), 60);
    QCOMPARE(text("playerSpeed"), u"1.75×"_s);
}

void TestPreferences::whatIsForAllLeavesTheOwn()
{
    part<QDoubleSpinBox>("showSpeed")->setValue(2.0);
    openSettings();
    part<QDoubleSpinBox>("settingsSpeed")->setValue(1.5);
    QCOMPARE(text("playerSpeed"), u"2×"_s);
    part<QAbstractButton>("showDefaultSpeed")->click();
    QCOMPARE(text("playerSpeed"), u"1.5×"_s);
    QTRY_COMPARE(part<QDoubleSpinBox>("showSpeed")->text(), u"Default (1.5×)"_s);
}

void TestPreferences::closingDoesNotMakeItForAll()
{
    part<QDoubleSpinBox>("showSpeed")->setValue(2.0);
    part<QComboBox>("showTrims")->setCurrentIndex(1);
    part<QAction>("soundMono")->trigger();
    m_dogear->window().close();
    m_dogear.reset();
    QCOMPARE(stored().speed, 1.0);
    QVERIFY(!stored().trimsSilence);
    QVERIFY(stored().isMono); // mono always applies to all shows
}

void TestPreferences::itComesBackWhenStoppingIsUndone()
{
    part<QSpinBox>("showIntro")->setValue(30);
    auto *sidebar = part<widgets::Sidebar>("sidebar");
    const int places = itemmodels::SidebarModel::fixedViewCount();
    QTest::keyClick(sidebar, Qt::Key_Delete);
    QTRY_COMPARE(sidebar->model()->rowCount(), places);
    QTRY_VERIFY(part<QWidget>("messageAction")->isVisible());
    part<QAbstractButton>("messageAction")->click();
    QTRY_COMPARE(sidebar->model()->rowCount(), places + 1);
    showPage();
    QTRY_COMPARE(part<QSpinBox>("showIntro")->value(), 30);
}

QTEST_MAIN(TestPreferences)
#include "tst_preferences.moc"
