// SPDX-License-Identifier: GPL-3.0-or-later
// Tests exported and imported settings, also with files of strangers.

#include "sample_settings.h"

#include <settings/settings_file.h>

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using namespace dogear::settings;
using test::sampleSettings;

namespace {

/// Returns JSON that is written with ' in place of ".
QByteArray quoted(QByteArray json)
{
    return json.replace('\'', '"');
}

/// Makes a file with the groups \a settings, which are written with ' in place of ".
QByteArray fileWith(const QByteArray &settings)
{
    return quoted("{'format': 'dogear-settings', 'version': 1, 'settings': " + settings + "}");
}

/// Stores \a settings in a settings file and reads them from there.
UserSettings stored(const UserSettings &settings)
{
    const QTemporaryDir folder;
    Settings file(folder.filePath(u"settings.ini"_s));
    store(settings, file);
    return userSettings(file);
}

} // namespace

class TestSettingsFile final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void whatIsExportedIsImported();
    void everyStoredSettingIsExportedOrLeftOut();
    void whatTheFileLacksStays();
    void oddFiles_data();
    void oddFiles();
    void oddSettings_data();
    void oddSettings();
    void valuesOutsideTheirRange_data();
    void valuesOutsideTheirRange();
    void folders_data();
    void folders();
    void shortcutsReplaceThoseBefore();
    void hostileShortcuts_data();
    void hostileShortcuts();
    void everyCutFileIsRefused();
    void filesThatCannotBeRead_data();
    void filesThatCannotBeRead();
    void anExportReplacesTheFileOrKeepsIt();
};

Q_DECLARE_METATYPE(UserSettings)

void TestSettingsFile::whatIsExportedIsImported()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"a.json"_s);
    QVERIFY(exportSettings(sampleSettings(), path).has_value());
    const Result<ImportedSettings> read = importSettings(path, {});
    QVERIFY(read.has_value());
    UserSettings expected = sampleSettings();
    const UserSettings before;
    expected.playback.volumePercent = before.playback.volumePercent;
    expected.playback.isMuted = before.playback.isMuted;
    expected.playback.savedTime = before.playback.savedTime;
    expected.documents.command = before.documents.command;
    expected.directories.hasPodcastIndexKey = before.directories.hasPodcastIndexKey;
    expected.directories.apple = before.directories.apple;
    expected.directories.appleCharts = before.directories.appleCharts;
    expected.directories.podcastIndex = before.directories.podcastIndex;
    expected.directories.fyyd = before.directories.fyyd;
    QVERIFY(read->settings == expected);
    QCOMPARE(read->unknown, 0);
    QCOMPARE(read->missingFolder, QString());
    QVERIFY(read->taken > 50);
}

/// A new setting has to be added to setting_fields.h, or to the list below.
void TestSettingsFile::everyStoredSettingIsExportedOrLeftOut()
{
    const QStringList leftOut{u"directories/appleChartServer"_s,
                              u"directories/appleServer"_s,
                              u"directories/fyydServer"_s,
                              u"directories/podcastIndexKey"_s,
                              u"directories/podcastIndexServer"_s,
                              u"documents/command"_s,
                              u"playback/muted"_s,
                              u"playback/savedSeconds"_s,
                              u"playback/volume"_s};
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"settings.ini"_s);
    {
        Settings settings(path);
        store(sampleSettings(), settings);
    }
    QStringList missing = QSettings(path, QSettings::IniFormat).allKeys();
    QStringList added;
    const QJsonObject groups =
        QJsonDocument::fromJson(settingsToJson(sampleSettings()))["settings"_L1].toObject();
    const QStringList names = groups.keys();
    for (const QString &group : names) {
        const QStringList fields = groups.value(group).toObject().keys();
        for (const QString &field : fields) {
            const QString key = group + u'/' + field;
            if (missing.removeAll(key) == 0)
                added.append(key);
        }
    }
    missing.sort();
    QCOMPARE(missing, leftOut);
    QCOMPARE(added, QStringList());
}

void TestSettingsFile::whatTheFileLacksStays()
{
    const Result<ImportedSettings> read =
        settingsFromJson(fileWith("{'tray': {'shown': false}}"), sampleSettings());
    QVERIFY(read.has_value());
    UserSettings expected = sampleSettings();
    expected.tray.isShown = false;
    QVERIFY(read->settings == expected);
    QCOMPARE(read->taken, 1);
}

void TestSettingsFile::oddFiles_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<int>("error");
    const auto row = [](const char *name, const QByteArray &json, ErrorCode error) {
        QTest::newRow(name) << quoted(json) << int(error);
    };
    const ErrorCode invalid = ErrorCode::SettingsInvalid;
    row("an empty file", "", invalid);
    row("plain text", "volume up", invalid);
    row("bytes that are no text", QByteArray::fromHex("00ff00fe89504e47"), invalid);
    row("an ini file", "[playback]\nspeed=2\n", invalid);
    row("a number", "1", invalid);
    row("a list", "[1, 2]", invalid);
    row("an object without a format", "{'version': 1, 'settings': {}}", invalid);
    row("another format", "{'format': 'opml', 'version': 1, 'settings': {}}", invalid);
    row("a format that is a number", "{'format': 1, 'version': 1, 'settings': {}}", invalid);
    row("no version", "{'format': 'dogear-settings', 'settings': {}}", invalid);
    row("version 0", "{'format': 'dogear-settings', 'version': 0, 'settings': {}}", invalid);
    row("a version in words",
        "{'format': 'dogear-settings', 'version': 'one', 'settings': {}}",
        invalid);
    row("no settings", "{'format': 'dogear-settings', 'version': 1}", invalid);
    row("settings that are a list",
        "{'format': 'dogear-settings', 'version': 1, 'settings': []}",
        invalid);
    row("deep nesting", QByteArray(100'000, '['), invalid);
    row("the next version",
        "{'format': 'dogear-settings', 'version': 2, 'settings': {}}",
        ErrorCode::SettingsTooNew);
    row("a version beyond every number of a release",
        "{'format': 'dogear-settings', 'version': 1e300, 'settings': {}}",
        ErrorCode::SettingsTooNew);
}

void TestSettingsFile::oddFiles()
{
    QFETCH(const QByteArray, json);
    QFETCH(const int, error);
    const Result<ImportedSettings> read = settingsFromJson(json, sampleSettings());
    QVERIFY(!read.has_value());
    QCOMPARE(int(read.error().code), error);
}

/// Nothing of them changes a setting.
void TestSettingsFile::oddSettings_data()
{
    QTest::addColumn<QByteArray>("settings");
    QTest::addColumn<int>("unknown");
    QTest::newRow("no settings at all") << QByteArray("{}") << 0;
    QTest::newRow("an unknown group") << QByteArray("{'sync': {'server': 'a', 'user': 'b'}}") << 2;
    QTest::newRow("an unknown setting") << QByteArray("{'playback': {'reverb': true}}") << 1;
    QTest::newRow("a group that is a text") << QByteArray("{'playback': 'fast'}") << 1;
    QTest::newRow("a number in words") << QByteArray("{'playback': {'speed': 'fast'}}") << 1;
    QTest::newRow("a switch that is a number") << QByteArray("{'tray': {'shown': 0}}") << 1;
    QTest::newRow("a switch that is null") << QByteArray("{'tray': {'shown': null}}") << 1;
    QTest::newRow("a text that is a number") << QByteArray("{'network': {'proxyHost': 7}}") << 1;
    QTest::newRow("a text of two lines")
        << QByteArray("{'network': {'proxyHost': 'a\\r\\nHost: b'}}") << 1;
    QTest::newRow("a text without end")
        << QByteArray("{'network': {'proxyUser': '" + QByteArray(5000, 'x') + "'}}") << 1;
    QTest::newRow("a theme that is unknown")
        << QByteArray("{'appearance': {'theme': 'sepia'}}") << 1;
    QTest::newRow("a theme that is empty") << QByteArray("{'appearance': {'theme': ''}}") << 1;
    QTest::newRow("a time that is none") << QByteArray("{'downloads': {'from': '25:00'}}") << 1;
    QTest::newRow("a command, which could start any program")
        << QByteArray("{'documents': {'command': 'rm -rf {file}'}}") << 1;
    QTest::newRow("servers of directories, which get a key")
        << QByteArray("{'directories': {'podcastIndexServer': 'https://evil.example'}}") << 1;
    QTest::newRow("sizes of windows") << QByteArray("{'window': {'geometry': 'x'}}") << 1;
    QTest::newRow("shortcuts that are a list") << QByteArray("{'shortcuts': ['Ctrl+F']}") << 1;
}

void TestSettingsFile::oddSettings()
{
    QFETCH(const QByteArray, settings);
    QFETCH(const int, unknown);
    const Result<ImportedSettings> read = settingsFromJson(fileWith(settings), sampleSettings());
    QVERIFY(read.has_value());
    QVERIFY(read->settings == sampleSettings());
    QCOMPARE(read->taken, 0);
    QCOMPARE(read->unknown, unknown);
}

void TestSettingsFile::valuesOutsideTheirRange_data()
{
    QTest::addColumn<QByteArray>("settings");
    QTest::addColumn<UserSettings>("expected");
    const auto row = [](const char *name, const char *settings, auto change) {
        UserSettings expected;
        change(expected);
        QTest::newRow(name) << QByteArray(settings) << expected;
    };
    row("a speed above the maximum", "{'playback': {'speed': 99}}", [](UserSettings &all) {
        all.playback.speed = 3;
    });
    row("a speed below the minimum", "{'playback': {'speed': -1e300}}", [](UserSettings &all) {
        all.playback.speed = 0.5;
    });
    row("a step of a year", "{'playback': {'skipBack': 31536000}}", [](UserSettings &all) {
        all.playback.skipBack = 300s;
    });
    row("a step that is longer than any number",
        "{'playback': {'skipForward': 1e300}}",
        [](UserSettings &all) { all.playback.skipForward = 300s; });
    row("a port below the range", "{'network': {'proxyPort': -5}}", [](UserSettings &all) {
        all.network.proxyPort = 1;
    });
    row("a port above the range", "{'network': {'proxyPort': 1e18}}", [](UserSettings &all) {
        all.network.proxyPort = 65535;
    });
    row("a fraction is rounded", "{'refresh': {'hours': 5.6}}", [](UserSettings &all) {
        all.refresh.hours = 6;
    });
    row("text of no size", "{'interface': {'textPercent': 0}}", [](UserSettings &all) {
        all.interface.textPercent = 70;
    });
    row("a country that is none", "{'directories': {'country': 'Atlantis'}}", [](UserSettings &) {
    });
}

void TestSettingsFile::valuesOutsideTheirRange()
{
    QFETCH(const QByteArray, settings);
    QFETCH(const UserSettings, expected);
    const Result<ImportedSettings> read = settingsFromJson(fileWith(settings), {});
    QVERIFY(read.has_value());
    QCOMPARE(read->taken, 1);
    QVERIFY(stored(read->settings) == expected);
}

void TestSettingsFile::folders_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<bool>("isMissing");
    QTest::newRow("a folder that this machine has") << u"/tmp"_s << u"/tmp"_s << false;
    QTest::newRow("the default folder") << QString() << QString() << false;
    QTest::newRow("a folder that this machine lacks")
        << u"/home/nobody/Podcasts of another machine"_s << u"/"_s << true;
    QTest::newRow("a file") << u"/etc/passwd"_s << u"/"_s << true;
    QTest::newRow("a relative path") << u"Music"_s << u"/"_s << true;
}

void TestSettingsFile::folders()
{
    QFETCH(const QString, folder);
    QFETCH(const bool, isMissing);
    const QByteArray settings = "{'downloads': {'folder': '" + folder.toUtf8() + "'}}";
    const Result<ImportedSettings> read = settingsFromJson(fileWith(settings), sampleSettings());
    QVERIFY(read.has_value());
    QTEST(read->settings.downloads.folder, "expected");
    QCOMPARE(read->missingFolder, isMissing ? folder : QString());
    QCOMPARE(read->taken, isMissing ? 0 : 1);
    QCOMPARE(read->unknown, 0);
}

void TestSettingsFile::shortcutsReplaceThoseBefore()
{
    const Result<ImportedSettings> read = settingsFromJson(
        fileWith("{'shortcuts': {'actionMute': ['M', 'Ctrl+M'], 'actionQuit': []}}"),
        sampleSettings());
    QVERIFY(read.has_value());
    const ShortcutSettings expected{{u"actionMute"_s, {u"M"_s, u"Ctrl+M"_s}},
                                    {u"actionQuit"_s, {}}};
    QCOMPARE(read->settings.shortcuts, expected);
    QCOMPARE(read->taken, 2);
}

void TestSettingsFile::hostileShortcuts_data()
{
    QTest::addColumn<QByteArray>("action");
    QTest::addColumn<QByteArray>("shortcuts");
    QTest::newRow("a name that leads to another group")
        << QByteArray("../network/proxyHost") << QByteArray("['Ctrl+A']");
    QTest::newRow("a name without end") << QByteArray(5000, 'a') << QByteArray("['Ctrl+A']");
    QTest::newRow("an empty name") << QByteArray() << QByteArray("['Ctrl+A']");
    QTest::newRow("a name in another script") << QByteArray("стоп") << QByteArray("['Ctrl+A']");
    QTest::newRow("a shortcut that is a number") << QByteArray("actionA") << QByteArray("[1]");
    QTest::newRow("a shortcut without a list") << QByteArray("actionA") << QByteArray("'Ctrl+A'");
    QTest::newRow("a shortcut without end")
        << QByteArray("actionA") << QByteArray("['" + QByteArray(5000, 'a') + "']");
    QTest::newRow("a thousand shortcuts")
        << QByteArray("actionA") << QByteArray("['A'" + QByteArray(",'B'").repeated(999) + "]");
}

void TestSettingsFile::hostileShortcuts()
{
    QFETCH(const QByteArray, action);
    QFETCH(const QByteArray, shortcuts);
    const QByteArray settings =
        "{'shortcuts': {'" + action + "': " + shortcuts + ", 'actionB': ['B']}}";
    const Result<ImportedSettings> read = settingsFromJson(fileWith(settings), {});
    QVERIFY(read.has_value());
    const ShortcutSettings expected{{u"actionB"_s, {u"B"_s}}};
    QCOMPARE(read->settings.shortcuts, expected);
    QCOMPARE(read->unknown, 1);
}

void TestSettingsFile::everyCutFileIsRefused()
{
    const QByteArray whole = settingsToJson(sampleSettings()).trimmed();
    for (qsizetype length = 0; length < whole.size(); ++length)
        QVERIFY2(!settingsFromJson(whole.first(length), {}).has_value(),
                 whole.first(length).constData());
}

void TestSettingsFile::filesThatCannotBeRead_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<int>("error");
    QTest::newRow("a file that is not there") << u"none"_s << int(ErrorCode::FileNotFound);
    QTest::newRow("a folder") << u"folder"_s << int(ErrorCode::FileUnreadable);
    QTest::newRow("a pipe, which nobody writes to") << u"pipe"_s << int(ErrorCode::FileUnreadable);
    QTest::newRow("a huge file") << u"huge"_s << int(ErrorCode::SettingsInvalid);
    QTest::newRow("a file of another program") << u"other"_s << int(ErrorCode::SettingsInvalid);
}

void TestSettingsFile::filesThatCannotBeRead()
{
    QFETCH(const QString, kind);
    QFETCH(const int, error);
    const QTemporaryDir folder;
    const QString path = kind == u"folder"_s ? folder.path() : folder.filePath(u"a.json"_s);
    if (kind == u"pipe"_s)
        QCOMPARE(mkfifo(QFile::encodeName(path).constData(), 0600), 0);
    if (kind == u"huge"_s || kind == u"other"_s) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.write(kind == u"other"_s ? "body { color: red }" : "{") > 0);
        if (kind == u"huge"_s)
            QVERIFY(file.resize(qint64(4) * 1024 * 1024 * 1024)); // sparse: takes no room
    }
    const Result<ImportedSettings> read = importSettings(path, {});
    QVERIFY(!read.has_value());
    QCOMPARE(int(read.error().code), error);
    QCOMPARE(read.error().url, QUrl::fromLocalFile(path));
}

void TestSettingsFile::anExportReplacesTheFileOrKeepsIt()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"a.json"_s);
    QVERIFY(exportSettings({}, path).has_value());
    QVERIFY(exportSettings(sampleSettings(), path).has_value());
    QVERIFY(importSettings(path, {})->settings.tray.isShown);
    const Result<> failed = exportSettings({}, u"/proc/self/a.json"_s);
    QVERIFY(!failed.has_value());
    QCOMPARE(int(failed.error().code), int(ErrorCode::FileUnwritable));
}

QTEST_GUILESS_MAIN(TestSettingsFile)
#include "tst_settings_file.moc"
