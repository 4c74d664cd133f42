// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the fields of all pages of the settings dialog: each shows and changes its own setting.

#include "real_warnings.h"
#include "settings_fields.h"

#include <support/timeouts.h>

#include <resources/icon_resource.h>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using namespace dogear::widgets;
using settings::AfterEpisode;
using settings::ProxyMode;
using settings::RefreshMode;
using settings::Theme;
using settings::UserSettings;
using test::choose;
using test::lastChange;
using test::sampleContext;
using test::sampleSettings;

class TestSettingsFields final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { resources::loadIcons(); }
    void init();
    void cleanup() { m_dialog.reset(); }

    void valuesAreShown();
    void oneChoiceIsOneChange_data();
    void oneChoiceIsOneChange();
    void fieldsThatDoNotCountAreOff_data();
    void fieldsThatDoNotCountAreOff();
    void fillingItEmitsNothing();
    void aHalfTypedNumberIsNotTaken();
    void theNumberTypedLastIsTaken();
    void itMayGoWhileTheUserTypes();

private:
    template<typename T>
    T *part(const char *name) const
    {
        return m_dialog->findChild<T *>(QLatin1StringView(name));
    }

    std::unique_ptr<SettingsDialog> m_dialog;
};

Q_DECLARE_METATYPE(UserSettings)

void TestSettingsFields::init()
{
    test::failOnRealWarning();
    m_dialog = std::make_unique<SettingsDialog>(sampleContext());
    m_dialog->setSettings(sampleSettings());
    m_dialog->open();
    m_dialog->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
}

void TestSettingsFields::valuesAreShown()
{
    UserSettings all;
    all.playback = {.speed = 2.0,
                    .skipBack = 10s,
                    .skipForward = 45s,
                    .rewindsAfterPauses = false,
                    .afterEpisode = AfterEpisode::Stop,
                    .trimsSilence = true,
                    .isMono = true,
                    .balance = -0.4,
                    .playedWithin = 0s};
    all.refresh = {RefreshMode::EveryHours, 12, 3, 20};
    all.network = {ProxyMode::Socks5, u"p.example"_s, 1080, u"ann"_s};
    all.appearance = {.theme = Theme::Dark, .usesArtworkColour = false, .language = u"pt-BR"_s};
    all.interface.textPercent = 150;
    m_dialog->setSettings(all);
    QCOMPARE(part<QDoubleSpinBox>("settingsSpeed")->text(), u"2×"_s);
    for (const char *name : {"settingsTrims", "settingsLevels", "settingsMono"})
        QVERIFY2(part<QCheckBox>(name)->isChecked(), name);
    QVERIFY(!part<QCheckBox>("settingsRewinds")->isChecked());
    QCOMPARE(part<QSlider>("settingsBalance")->value(), -4);
    QCOMPARE(part<QSpinBox>("settingsBack")->text(), u"10 s"_s);
    QCOMPARE(part<QSpinBox>("settingsForward")->text(), u"45 s"_s);
    QCOMPARE(part<QComboBox>("settingsAfter")->currentText(), u"Stop"_s);
    QCOMPARE(part<QSpinBox>("settingsPlayedWithin")->text(), u"Nothing"_s);
    QCOMPARE(part<QComboBox>("settingsMode")->currentIndex(), 1);
    QCOMPARE(part<QSpinBox>("settingsHours")->text(), u"12 h"_s);
    QCOMPARE(part<QSpinBox>("settingsPerHost")->value(), 3);
    QCOMPARE(part<QSpinBox>("settingsInAll")->value(), 20);
    QCOMPARE(part<QComboBox>("settingsProxy")->currentText(), u"SOCKS5"_s);
    QCOMPARE(part<QLineEdit>("settingsProxyHost")->text(), u"p.example"_s);
    QCOMPARE(part<QSpinBox>("settingsProxyPort")->value(), 1080);
    QCOMPARE(part<QLineEdit>("settingsProxyUser")->text(), u"ann"_s);
    QCOMPARE(part<QComboBox>("settingsTheme")->currentText(), u"Dark"_s);
    QVERIFY(!part<QCheckBox>("settingsArtworkColour")->isChecked());
    QCOMPARE(part<QComboBox>("settingsLanguage")->currentText(), u"português (Brasil)"_s);
    QCOMPARE(part<QSpinBox>("settingsTextSize")->text(), u"150 %"_s);
    QCOMPARE(part<QComboBox>("settingsCountry")->currentData().toString(), u"fr"_s);
}

/// Each row changes exactly one member; all other settings are kept.
void TestSettingsFields::oneChoiceIsOneChange_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("value");
    QTest::addColumn<UserSettings>("expected");
    const auto row = [](const char *name, const char *field, const char *value, auto change) {
        UserSettings all = sampleSettings();
        change(all);
        QTest::newRow(name) << QString::fromUtf8(field) << QString::fromUtf8(value) << all;
    };
    using S = UserSettings;
    row("speed", "settingsSpeed", "1.5", [](S &s) { s.playback.speed = 1.5; });
    row("pauses", "settingsTrims", "", [](S &s) { s.playback.trimsSilence = true; });
    row("loudness", "settingsLevels", "", [](S &s) { s.playback.levelsLoudness = false; });
    row("mono", "settingsMono", "", [](S &s) { s.playback.isMono = true; });
    row("balance", "settingsBalance", "-3", [](S &s) { s.playback.balance = -0.3; });
    row("back", "settingsBack", "20", [](S &s) { s.playback.skipBack = 20s; });
    row("forward", "settingsForward", "60", [](S &s) { s.playback.skipForward = 60s; });
    row("after pauses", "settingsRewinds", "", [](S &s) { s.playback.rewindsAfterPauses = false; });
    row("what plays next", "settingsAfter", "1", [](S &s) {
        s.playback.afterEpisode = AfterEpisode::QueueThenShow;
    });
    row("what counts as played", "settingsPlayedWithin", "60", [](S &s) {
        s.playback.playedWithin = 60s;
    });
    row("refreshing all shows at the same interval", "settingsMode", "1", [](S &s) {
        s.refresh.mode = RefreshMode::EveryHours;
    });
    row("refreshing only by hand", "settingsMode", "2", [](S &s) {
        s.refresh.mode = RefreshMode::Manual;
    });
    row("the interval in hours", "settingsHours", "24", [](S &s) { s.refresh.hours = 24; });
    row("chapters and transcripts of all episodes", "settingsReadsAll", "", [](S &s) {
        s.documents.readsAll = true;
    });
    row("a command for transcripts", "settingsCommand", " hear {file} ", [](S &s) {
        s.documents.command = u"hear {file}"_s;
    });
    row("a directory", "settingsFyyd", "", [](S &s) { s.directories.asksFyyd = false; });
    row("feeds of one server", "settingsPerHost", "4", [](S &s) { s.refresh.maxPerHost = 4; });
    row("feeds in total", "settingsInAll", "32", [](S &s) { s.refresh.maxInFlight = 32; });
    row("parallel downloads", "settingsAtOnce", "3", [](S &s) { s.downloads.maxConcurrent = 3; });
    row("speed of downloads", "settingsLimit", "100", [](S &s) {
        s.downloads.limitKilobytes = 100;
    });
    row("metered networks", "settingsMetered", "", [](S &s) { s.downloads.allowsMetered = true; });
    row("another kind of proxy", "settingsProxy", "3", [](S &s) {
        s.network.proxyMode = ProxyMode::Socks5;
    });
    row("the host of the proxy", "settingsProxyHost", " p.example ", [](S &s) {
        s.network.proxyHost = u"p.example"_s;
    });
    row("the port of the proxy", "settingsProxyPort", "3128", [](S &s) {
        s.network.proxyPort = 3128;
    });
    row("the user of the proxy", "settingsProxyUser", "ann", [](S &s) {
        s.network.proxyUser = u"ann"_s;
    });
    row("new episodes", "settingsAnnounceEpisodes", "", [](S &s) {
        s.notifications.announcesEpisodes = false;
    });
    row("finished downloads", "settingsAnnounceDownloads", "", [](S &s) {
        s.notifications.announcesDownloads = true;
    });
    row("errors", "settingsAnnounceErrors", "", [](S &s) {
        s.notifications.announcesErrors = false;
    });
    row("the tray", "settingsTray", "", [](S &s) { s.tray.isShown = false; });
    row("closing to the tray", "settingsCloseToTray", "", [](S &s) { s.tray.closesToTray = true; });
    row("the start with the session", "settingsStartWithSession", "", [](S &s) {
        s.tray.startsWithSession = true;
    });
    row("letters as shortcuts", "settingsLetterKeys", "", [](S &s) {
        s.interface.usesLetterKeys = false;
    });
    row("trackers", "settingsRemoveTrackers", "", [](S &s) { s.privacy.removesTrackers = true; });
    row("pictures in notes", "settingsNotePictures", "", [](S &s) {
        s.privacy.loadsNotePictures = true;
    });
    row("the theme", "settingsTheme", "2", [](S &s) { s.appearance.theme = Theme::Dark; });
    row("colours from artwork", "settingsArtworkColour", "", [](S &s) {
        s.appearance.usesArtworkColour = false;
    });
    row("the size of notes", "settingsTextSize", "130", [](S &s) {
        s.interface.textPercent = 130;
    });
    row("the language", "settingsLanguage", "1", [](S &s) { s.appearance.language = u"de"_s; });
}

void TestSettingsFields::oneChoiceIsOneChange()
{
    QFETCH(const QString, field);
    QFETCH(const QString, value);
    QFETCH(const UserSettings, expected);
    const QSignalSpy said(m_dialog.get(), &SettingsDialog::changed);
    choose(*m_dialog, field, value);
    QTRY_COMPARE(said.count(), 1); // a language waits for the end of typing
    QVERIFY(lastChange(said) == expected);
}

void TestSettingsFields::fieldsThatDoNotCountAreOff_data()
{
    QTest::addColumn<UserSettings>("settings");
    QTest::addColumn<QStringList>("on");
    QTest::addColumn<QStringList>("off");
    const auto row =
        [](const char *name, auto change, const QStringList &on, const QStringList &off) {
            UserSettings all;
            change(all);
            QTest::newRow(name) << all << on << off;
        };
    const QStringList proxy{u"settingsProxyHost"_s,
                            u"settingsProxyPort"_s,
                            u"settingsProxyUser"_s,
                            u"settingsProxyPassword"_s};
    using S = UserSettings;
    row("the interval of automatic refreshing", [](S &) {}, {}, {u"settingsHours"_s});
    row("a fixed interval",
        [](S &s) { s.refresh.mode = RefreshMode::EveryHours; },
        {u"settingsHours"_s},
        {});
    row("no refreshing",
        [](S &s) { s.refresh.mode = RefreshMode::Manual; },
        {},
        {u"settingsHours"_s});
    row(
        "the proxy of the desktop", [](S &) {}, {}, proxy);
    row(
        "no proxy", [](S &s) { s.network.proxyMode = ProxyMode::None; }, {}, proxy);
    row("a proxy of one's own", [](S &s) { s.network.proxyMode = ProxyMode::Http; }, proxy, {});
    row("no tray", [](S &) {}, {}, {u"settingsCloseToTray"_s});
    row("a tray", [](S &s) { s.tray.isShown = true; }, {u"settingsCloseToTray"_s}, {});
}

void TestSettingsFields::fieldsThatDoNotCountAreOff()
{
    QFETCH(const UserSettings, settings);
    QFETCH(const QStringList, on);
    QFETCH(const QStringList, off);
    m_dialog->setSettings(settings);
    for (const QString &name : on)
        QVERIFY2(m_dialog->findChild<QWidget *>(name)->isEnabled(), qPrintable(name));
    for (const QString &name : off)
        QVERIFY2(!m_dialog->findChild<QWidget *>(name)->isEnabled(), qPrintable(name));
}

void TestSettingsFields::fillingItEmitsNothing()
{
    const QSignalSpy said(m_dialog.get(), &SettingsDialog::changed);
    UserSettings all;
    all.playback = {.speed = 3.0, .isMono = true, .balance = 1};
    all.refresh = {RefreshMode::Manual, 100, 8, 64};
    all.downloads.keepFreeMegabytes = 1234; // no multiple of the 100 MB that its field shows
    all.appearance.theme = Theme::Light;
    m_dialog->setSettings(all);
    QCOMPARE(said.count(), 0);
    choose(*m_dialog, u"settingsMono"_s, {});
    all.playback.isMono = false;
    QVERIFY(lastChange(said) == all);
}

void TestSettingsFields::aHalfTypedNumberIsNotTaken()
{
    const QSignalSpy said(m_dialog.get(), &SettingsDialog::changed);
    m_dialog->goTo(u"settingsBack"_s);
    auto *back = part<QSpinBox>("settingsBack");
    back->selectAll();
    QTest::keyClicks(back, u"30"_s);
    QVERIFY(said.isEmpty());
    part<QSpinBox>("settingsForward")->setFocus();
    QCOMPARE(said.count(), 1);
}

void TestSettingsFields::theNumberTypedLastIsTaken()
{
    const QSignalSpy said(m_dialog.get(), &SettingsDialog::changed);
    m_dialog->goTo(u"settingsBack"_s);
    auto *back = part<QSpinBox>("settingsBack");
    back->selectAll();
    QTest::keyClicks(back, u"30"_s);
    m_dialog->close();
    QCOMPARE(said.count(), 1);
    QCOMPARE(lastChange(said).playback.skipBack, 30s);
}

void TestSettingsFields::itMayGoWhileTheUserTypes()
{
    m_dialog->goTo(u"settingsBack"_s);
    auto *back = part<QSpinBox>("settingsBack");
    back->selectAll();
    QTest::keyClicks(back, u"30"_s);
    std::chrono::milliseconds said{};
    connect(m_dialog.get(), &SettingsDialog::changed, this, [&said](const UserSettings &all) {
        said = all.playback.skipBack;
    });
    m_dialog.reset();
    QCOMPARE(said, 30s);
}

QTEST_MAIN(TestSettingsFields)
#include "tst_settings_fields.moc"
