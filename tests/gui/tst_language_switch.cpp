// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that another language changes every text of the window at once, keeps what the user sees,
// and does not interrupt what plays.

#include "catalogue_texts.h"
#include "real_warnings.h"
#include "window_texts.h"
#include "window_with_show.h"

#include <domain/library.h>
#include <support/large_library.h>
#include <support/processor_time.h>
#include <support/sound.h>
#include <support/timeouts.h>
#include <widgets/message_bar.h>
#include <widgets/settings_dialog.h>

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QScrollBar>
#include <QTabBar>

#include <algorithm>
#include <cmath>
#include <functional>

using namespace dogear;
using namespace dogear::test;
using namespace std::chrono_literals;
using widgets::SettingsDialog;

namespace {

/// Maximum processor time of a change of the language; sanitizers make the program slower.
#ifdef __SANITIZE_ADDRESS__
constexpr qint64 maxSwitchMs = 3'000;
#else
constexpr qint64 maxSwitchMs = 1'000;
#endif

/// Maximum silence in the recording while the window is replaced. A gap of the sound device is
/// longer; the changes of tone in the file are shorter.
constexpr double maxSilenceMs = 60;

QString menuTitle(Application &dogear, const char *name)
{
    return part<QMenu>(dogear, name)->title().remove(u'&');
}

} // namespace

class TestLanguageSwitch final : public QObject, private WindowWithShow
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void everyTextChanges();
    void theUserStaysAtTheSamePlace();
    void theSearchStays();
    void theSettingsStayOpen();
    void aDialogWithInputIsWaitedFor();
    void settingsThatOfferUndoAreWaitedFor();
    void aHiddenWindowStaysHidden();
    void theLanguageIsChosenAtTheStart();
    void aLargeLibraryChangesInASecond();
    void theSoundHasNoGap();

private:
    /// Changes the language and waits until another window is shown.
    void use(const QString &code)
    {
        const QPointer<QWidget> window = &m_dogear->window();
        m_dogear->setLanguage(code);
        QTRY_VERIFY(!window);
    }
    /// Returns the texts of the window for which \a isWrong holds.
    QStringList texts(const std::function<bool(const QString &)> &isWrong)
    {
        QStringList found;
        const WindowTexts shown(m_dogear->window());
        for (const WindowText &each : shown.all()) {
            if (isWrong(each.text))
                found.append(each.place + u": "_s + each.text);
        }
        return found;
    }

    std::unique_ptr<CatalogueTexts> m_german;
};

void TestLanguageSwitch::initTestCase()
{
    m_german =
        std::make_unique<CatalogueTexts>(QStringLiteral(DOGEAR_TRANSLATIONS) + u"/dogear_de.ts"_s);
    QVERIFY(!m_german->isEmpty());
    QApplication::setQuitOnLastWindowClosed(false);
}

void TestLanguageSwitch::init()
{
    failOnWindowWarnings();
}

void TestLanguageSwitch::cleanup()
{
    m_dogear.reset();
    m_folder.reset();
    Language().use({}); // the program of the next test begins in English
    QCOMPARE(dogearWarnings(), QString());
}

void TestLanguageSwitch::everyTextChanges()
{
    open();
    // The titles of the feed look like a text of Dogear, "Episode %1".
    const auto isEnglish = [this](const QString &text) {
        return m_german->isSource(text) && !text.startsWith(u"Episode "_s);
    };
    const auto isGerman = [this](const QString &text) { return m_german->isTranslation(text); };
    QVERIFY(texts(isEnglish).size() > 50); // otherwise the comparisons below would find nothing
    QCOMPARE(texts(isGerman), QStringList());
    QCOMPARE(menuTitle(*m_dogear, "menuHelp"), u"Help"_s);

    use(u"de"_s);
    QTRY_COMPARE(part<QLabel>("detailTitle")->text(), u"Episode 4"_s);
    QCOMPARE(texts(isEnglish), QStringList());
    QVERIFY(texts(isGerman).size() > 50);
    QCOMPARE(menuTitle(*m_dogear, "menuHelp"), u"Hilfe"_s);
    QCOMPARE(QLocale().language(), QLocale::German);

    use(u"en"_s);
    QTRY_COMPARE(part<QLabel>("detailTitle")->text(), u"Episode 4"_s);
    QCOMPARE(texts(isGerman), QStringList());
    QCOMPARE(menuTitle(*m_dogear, "menuHelp"), u"Help"_s);
}

void TestLanguageSwitch::theUserStaysAtTheSamePlace()
{
    m_folder.emplace();
    const QString data = m_folder->filePath(u"data"_s);
    prepareLibrary(data);
    m_dogear = startDogear(
        data, {writeFeed(m_folder->filePath(u"feed.xml"_s), QUrl(u"https://h.example/1"_s), 30)});
    QTRY_COMPARE(rows(), 30);
    QTRY_COMPARE(part<QLabel>("detailTitle")->text(), u"Episode 30"_s);
    m_dogear->window().resize(790, 600); // the screen of tests is small
    select(10, 12);
    QTRY_COMPARE(part<QLabel>("detailTitle")->text(), u"Episode 20"_s);
    QTRY_VERIFY(list()->verticalScrollBar()->maximum() > 500);
    list()->verticalScrollBar()->setValue(500);
    const QSize size = m_dogear->window().size();
    const auto selected = [this] {
        QList<int> rows;
        for (const QModelIndex &row : list()->selectionModel()->selectedRows())
            rows.append(row.row());
        std::ranges::sort(rows);
        return rows;
    };

    use(u"de"_s);
    QTRY_COMPARE(part<QLabel>("detailTitle")->text(), u"Episode 20"_s);
    QTRY_COMPARE(rows(), 30);
    QTRY_COMPARE(selected(), (QList<int>{10, 11, 12}));
    QTRY_COMPARE(list()->verticalScrollBar()->value(), 500);
    QCOMPARE(m_dogear->window().size(), size);
    QVERIFY(m_dogear->window().isVisible());
    QCOMPARE(part<QLabel>("listHeading")->text(), u"Test show"_s);

    // The page of the show, with a tab that is not the first one.
    trigger("actionGoToShow");
    QTRY_VERIFY(part<QTabBar>("podcastTabs"));
    QTRY_VERIFY(part<QTabBar>("podcastTabs")->isVisible());
    part<QTabBar>("podcastTabs")->setCurrentIndex(2);
    use({});
    QTRY_VERIFY(part<QTabBar>("podcastTabs"));
    QTRY_COMPARE(part<QTabBar>("podcastTabs")->currentIndex(), 2);
    QTRY_VERIFY(part<QTabBar>("podcastTabs")->isVisible());

    trigger("actionGo5"); // bookmarks
    part<QAction>("actionShowSidebar")->setChecked(false);
    use(u"de"_s);
    QTRY_VERIFY(part<QWidget>("bookmarksPage")->isVisible());
    QVERIFY(!sidebar()->isVisible());
    QVERIFY(!part<QAction>("actionShowSidebar")->isChecked());
}

void TestLanguageSwitch::theSearchStays()
{
    open();
    part<QLineEdit>("searchField")->setText(u"walruses"_s);
    QTRY_COMPARE(rows(), 1);
    use(u"de"_s);
    QTRY_COMPARE(part<QLineEdit>("searchField")->text(), u"walruses"_s);
    QTRY_COMPARE(rows(), 1);
    QCOMPARE(list()->model()->index(0, 0).data().toString(), u"Episode 2"_s);
    QVERIFY(part<QLabel>("listHeading")->text().startsWith(u"1 Treffer"_s));
}

void TestLanguageSwitch::theSettingsStayOpen()
{
    open();
    trigger("actionSettings");
    QTRY_VERIFY(part<SettingsDialog>("settingsDialog"));
    part<SettingsDialog>("settingsDialog")->goTo(u"settingsLanguage"_s);
    auto *language = part<QComboBox>("settingsLanguage");
    const QPointer<QWidget> window = &m_dogear->window();
    language->setCurrentIndex(language->findData(u"de"_s));
    QTRY_VERIFY(!window);
    QTRY_VERIFY(part<SettingsDialog>("settingsDialog"));
    QVERIFY(part<SettingsDialog>("settingsDialog")->isVisible());
    QCOMPARE(part<SettingsDialog>("settingsDialog")->windowTitle(), u"Einstellungen"_s);
    QCOMPARE(part<SettingsDialog>("settingsDialog")->currentPage(), u"settingsAppearance"_s);
    QCOMPARE(part<QComboBox>("settingsLanguage")->currentData().toString(), u"de"_s);
    // A list of hosts has no input, and stays open, too.
    trigger("actionHosts");
    QVERIFY(part<QDialog>("hostsDialog"));
    use(u"en"_s);
    QVERIFY(part<QDialog>("hostsDialog"));
    QVERIFY(part<QDialog>("hostsDialog")->isVisible());
    QCOMPARE(part<SettingsDialog>("settingsDialog")->windowTitle(), u"Settings"_s);
}

void TestLanguageSwitch::aDialogWithInputIsWaitedFor()
{
    open();
    auto *dialog = new QDialog(&m_dogear->window());
    dialog->setWindowTitle(u"A note"_s);
    dialog->show();
    m_dogear->setLanguage(u"de"_s);
    QTRY_VERIFY(part<QLabel>("messageText")->text().contains(u"A note"_s));
    QCOMPARE(menuTitle(*m_dogear, "menuHelp"), u"Help"_s);
    dialog->close();
    QTRY_COMPARE(menuTitle(*m_dogear, "menuHelp"), u"Hilfe"_s);
}

void TestLanguageSwitch::settingsThatOfferUndoAreWaitedFor()
{
    open();
    trigger("actionSettings");
    auto *dialog = part<SettingsDialog>("settingsDialog");
    const QPointer<SettingsDialog> first = dialog;
    bool isUndone = false;
    m_dogear->setLanguage(u"de"_s);
    dialog->offerUndo(u"Three settings taken"_s, [&isUndone] { isUndone = true; }); // an import
    QTRY_VERIFY(m_dogear->window().messages().text().contains(dialog->windowTitle()));
    QCOMPARE(menuTitle(*m_dogear, "menuHelp"), u"Help"_s);
    QVERIFY(first);
    dialog->findChild<QPushButton *>(u"messageAction"_s)->click();
    QVERIFY(isUndone);
    dialog->close();
    QTRY_COMPARE(menuTitle(*m_dogear, "menuHelp"), u"Hilfe"_s);
}

void TestLanguageSwitch::aHiddenWindowStaysHidden()
{
    open();
    m_dogear->window().hide();
    use(u"de"_s);
    QVERIFY(!m_dogear->window().isVisible());
    m_dogear->window().bringToFront();
    QVERIFY(m_dogear->window().isVisible());
    QCOMPARE(menuTitle(*m_dogear, "menuHelp"), u"Hilfe"_s);
}

void TestLanguageSwitch::theLanguageIsChosenAtTheStart()
{
    m_folder.emplace();
    const QString data = m_folder->filePath(u"data"_s);
    prepareLibrary(data);
    {
        settings::Settings settings(settings::DataFolders::create(data)->settings);
        settings.desktop().setAppearance({.language = u"de"_s});
    }
    m_dogear = startDogear(data);
    QCOMPARE(menuTitle(*m_dogear, "menuHelp"), u"Hilfe"_s);
}

void TestLanguageSwitch::aLargeLibraryChangesInASecond()
{
    m_folder.emplace();
    const QString data = m_folder->filePath(u"data"_s);
    prepareLibrary(data);
    QVERIFY(writeLargeLibrary(settings::DataFolders::create(data)->database));
    m_dogear = startDogear(data);
    trigger("actionGo8"); // all episodes
    QTRY_VERIFY(rows() > 1'000);
    ProcessorTimer timer;
    use(u"de"_s);
    QTRY_VERIFY(rows() > 1'000);
    const qint64 elapsed = timer.elapsed();
    qInfo("the language changed in %lld ms of processor time", static_cast<long long>(elapsed));
    QVERIFY2(elapsed < maxSwitchMs, qPrintable(QString::number(elapsed)));
}

void TestLanguageSwitch::theSoundHasNoGap()
{
    if (!Recorder::isPossible())
        QSKIP("no null sink: DOGEAR_TEST_SINK is not set; packaging/with-null-sink starts one");
    m_folder.emplace();
    const QString data = m_folder->filePath(u"data"_s);
    const QString tones = m_folder->filePath(u"tones.wav"_s);
    QVERIFY(writeToneWav(tones, toneSeconds));
    prepareLibrary(data);
    m_dogear = startDogear(
        data, {writeFeed(m_folder->filePath(u"feed.xml"_s), QUrl::fromLocalFile(tones), 1)});
    QTRY_COMPARE(part<QLabel>("detailTitle")->text(), u"Episode 1"_s);
    Recorder recorder;
    QVERIFY(waitFor([&] { return recorder.isRunning(); }));
    part<QAbstractButton>("detailPlay")->click();
    const double begin = wallMs();
    QVERIFY(waitFor([&] { return recorder.recording().soundAfter(begin).has_value(); }));
    pass(1s);
    const QString problem = inThreeTries([&]() -> QString {
        const double before = wallMs();
        m_dogear->setLanguage(u"de"_s);
        pass(1'500ms);
        if (menuTitle(*m_dogear, "menuHelp") != u"Hilfe"_s)
            return u"the window is not German"_s;
        m_dogear->setLanguage(u"en"_s);
        pass(1'500ms);
        if (menuTitle(*m_dogear, "menuHelp") != u"Help"_s)
            return u"the window is not English"_s;
        const double after = wallMs() - 300; // what is recorded by now
        const Recording recording = recorder.recording();
        if (const double silence = recording.silenceBetween(before, after); silence > maxSilenceMs)
            return u"%1 ms of silence"_s.arg(silence);
        const auto first = recording.heardAt(before, 1.0);
        const auto last = recording.heardAt(after - 1'200, 1.0);
        if (!first || !last)
            return u"no tone was recognised"_s;
        const double passed = double((last->position - first->position).count());
        const double wanted = after - 1'200 - before;
        return std::abs(passed - wanted) < 100
                   ? QString()
                   : u"%1 ms of the file in %2 ms"_s.arg(passed).arg(wanted);
    });
    QVERIFY2(problem.isEmpty(), qPrintable(problem));
    // The new window shows what plays, and its button pauses it.
    QCOMPARE(part<QLabel>("playerTitle")->text(), u"Episode 1"_s);
    QCOMPARE(part<QAbstractButton>("playerPlay")->accessibleName(), u"Pause"_s);
    QVERIFY(m_dogear->window().windowTitle().contains(u"Episode 1"_s));
    const QString elapsed = part<QLabel>("playerElapsed")->text();
    QTRY_VERIFY(part<QLabel>("playerElapsed")->text() != elapsed);
    part<QAbstractButton>("playerPlay")->click();
    QTRY_COMPARE(part<QAbstractButton>("playerPlay")->accessibleName(), u"Play"_s);
}

QTEST_MAIN(TestLanguageSwitch)
#include "tst_language_switch.moc"
