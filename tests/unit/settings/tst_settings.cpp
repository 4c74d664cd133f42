// SPDX-License-Identifier: GPL-3.0-or-later

#include <settings/settings.h>

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear::settings;
using namespace std::chrono_literals;

class TestSettings final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void everyGroupComesBack();
    void anEmptyFileGivesTheDefaults();
    void oddValues_data();
    void oddValues();
    void oddRefreshValues_data();
    void oddRefreshValues();
    void oddDownloadValues_data();
    void oddDownloadValues();
    void oddCacheValues_data();
    void oddCacheValues();
    void oddDirectoryValues_data();
    void oddDirectoryValues();

private:
    /// \return the path of a settings file that has \a line in \a group
    static QString fileWith(const QTemporaryDir &folder, const char *group, const QByteArray &line)
    {
        QFile file(folder.filePath(u"settings.ini"_s));
        if (!file.open(QIODevice::WriteOnly))
            qFatal("no settings file can be written");
        file.write("[" + QByteArray(group) + "]\n" + line + '\n');
        return file.fileName();
    }
};

void TestSettings::everyGroupComesBack()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"settings.ini"_s);
    const PlaybackSettings playback{1.35,
                                    140,
                                    true,
                                    10s,
                                    45s,
                                    false,
                                    AfterEpisode::QueueThenShow,
                                    true,
                                    true,
                                    true,
                                    -0.4,
                                    61s,
                                    0s};
    const MainWindowState window{"geo\0metry", "split", u"podcast:3"_s, 17, 18};
    const VideoWindowState video{"geometry", true};
    const StartSettings start{true, true, u"2.0"_s};
    const AccountSettings accounts{
        {QUrl(u"https://example.org/f?a=1,2"_s), QUrl(u"https://h/ü;x"_s)}};
    const RefreshSettings refresh{RefreshMode::EveryHours, 12, 3, 20};
    const DownloadSettings downloads{.folder = u"/media/Große Platte, 2/播客"_s,
                                     .maxConcurrent = 3,
                                     .limitKilobytes = 750,
                                     .isTimed = true,
                                     .from = QTime(22, 30),
                                     .to = QTime(5, 15),
                                     .allowsMetered = true,
                                     .keepFreeMegabytes = 250,
                                     .removesPlayed = true,
                                     .removesPlayedAfterDays = 7,
                                     .removesOlderThanDays = 90,
                                     .keepsNewest = 5,
                                     .totalMegabytes = 20'000,
                                     .protectsFavourites = false};
    const DocumentSettings documents{.readsAll = true, .command = u"make \"a b\" {file}, ä"_s};
    const CacheSettings cache{.megabytes = 500, .readAheadSeconds = 1200};
    const InterfaceSettings chosen{.textPercent = 140, .usesLetterKeys = false};
    const DirectorySettings directories{.country = u"at"_s,
                                        .asksFyyd = false,
                                        .hasPodcastIndexKey = true,
                                        .apple = QUrl(u"http://127.0.0.1:81"_s),
                                        .appleCharts = QUrl(u"http://127.0.0.1:82/a"_s),
                                        .podcastIndex = QUrl(u"https://index.example"_s),
                                        .fyyd = QUrl(u"https://fyyd.example/0.2"_s)};
    {
        Settings settings(path);
        settings.setPlayback(playback);
        settings.windowState().setMainWindow(window);
        settings.windowState().setVideoWindow(video);
        settings.setStart(start);
        settings.setAccounts(accounts);
        settings.setRefresh(refresh);
        settings.setDownloads(downloads);
        settings.windowState().setView(u"podcast:3"_s, u"title"_s);
        settings.windowState().setDialogGeometry(u"settings"_s, "geometry");
        settings.setCache(cache);
        settings.desktop().setInterface(chosen);
        settings.setDocuments(documents);
        settings.setDirectories(directories);
    }
    const Settings again(path);
    QVERIFY(again.playback() == playback);
    QVERIFY(again.windowState().mainWindow() == window);
    QVERIFY(again.windowState().videoWindow() == video);
    QVERIFY(again.start() == start);
    QVERIFY(again.accounts() == accounts);
    QVERIFY(again.refresh() == refresh);
    QVERIFY(again.downloads() == downloads);
    QCOMPARE(again.windowState().view(u"podcast:3"_s), u"title"_s);
    QCOMPARE(again.windowState().view(u"podcast:4"_s), QString());
    QCOMPARE(again.windowState().dialogGeometry(u"settings"_s), "geometry");
    QVERIFY(again.cache() == cache);
    QVERIFY(again.desktop().interface() == chosen);
    QVERIFY(again.documents() == documents);
    QVERIFY(again.directories() == directories);
}

void TestSettings::anEmptyFileGivesTheDefaults()
{
    const QTemporaryDir folder;
    const Settings settings(folder.filePath(u"settings.ini"_s));
    QVERIFY(settings.playback() == PlaybackSettings{});
    QVERIFY(settings.windowState().mainWindow() == MainWindowState{});
    QVERIFY(settings.windowState().videoWindow() == VideoWindowState{});
    QVERIFY(settings.start() == StartSettings{});
    QVERIFY(settings.accounts() == AccountSettings{});
    QVERIFY(settings.refresh() == RefreshSettings{});
    QVERIFY(settings.downloads() == DownloadSettings{});
    QVERIFY(settings.cache() == CacheSettings{});
    QVERIFY(settings.desktop().interface() == InterfaceSettings{});
    QVERIFY(settings.documents() == DocumentSettings{});
    QVERIFY(settings.directories() == DirectorySettings{});
}

void TestSettings::oddValues_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<double>("speed");
    QTest::addColumn<int>("volume");
    QTest::newRow("a speed above the maximum") << QByteArray("speed=99") << 3.0 << 100;
    QTest::newRow("a speed below the minimum") << QByteArray("speed=0") << 0.5 << 100;
    QTest::newRow("a speed that is not a number") << QByteArray("speed=fast") << 1.0 << 100;
    QTest::newRow("a volume above the maximum") << QByteArray("volume=1000") << 1.0 << 200;
    QTest::newRow("a volume below zero") << QByteArray("volume=-5") << 1.0 << 0;
}

void TestSettings::oddValues()
{
    QFETCH(const QByteArray, line);
    QFETCH(const double, speed);
    QFETCH(const int, volume);
    const QTemporaryDir folder;
    const PlaybackSettings playback = Settings(fileWith(folder, "playback", line)).playback();
    QCOMPARE(playback.speed, speed);
    QCOMPARE(playback.volumePercent, volume);
}

void TestSettings::oddRefreshValues_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<RefreshSettings>("read");
    const auto automatic = RefreshMode::Automatic;
    QTest::newRow("the mode by hand")
        << QByteArray("mode=hand") << RefreshSettings{.mode = RefreshMode::Manual};
    QTest::newRow("an unknown mode")
        << QByteArray("mode=often") << RefreshSettings{.mode = automatic};
    QTest::newRow("no hours") << QByteArray("hours=0") << RefreshSettings{.hours = 1};
    QTest::newRow("more hours than a week has")
        << QByteArray("hours=1000") << RefreshSettings{.hours = 168};
    QTest::newRow("no request per host")
        << QByteArray("perHost=0") << RefreshSettings{.maxPerHost = 1};
    QTest::newRow("more requests per host than the maximum")
        << QByteArray("perHost=99") << RefreshSettings{.maxPerHost = 8};
    QTest::newRow("no requests in all")
        << QByteArray("inAll=-1") << RefreshSettings{.maxInFlight = 1};
    QTest::newRow("more requests in all than the maximum")
        << QByteArray("inAll=1000") << RefreshSettings{.maxInFlight = 64};
    QTest::newRow("a word instead of a number") << QByteArray("inAll=all") << RefreshSettings{};
}

void TestSettings::oddRefreshValues()
{
    QFETCH(const QByteArray, line);
    QFETCH(const RefreshSettings, read);
    const QTemporaryDir folder;
    QVERIFY(Settings(fileWith(folder, "refresh", line)).refresh() == read);
}

void TestSettings::oddDownloadValues_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<DownloadSettings>("read");
    const auto row = [](const char *name, const char *line, const DownloadSettings &read) {
        QTest::newRow(name) << QByteArray(line) << read;
    };
    row("none at once is one", "atOnce=0", {.maxConcurrent = 1});
    row("many at once are three", "atOnce=16", {.maxConcurrent = 3});
    row("a limit below nothing is none", "limitKilobytes=-1", {});
    row("a limit beyond every line", "limitKilobytes=2e9", {.limitKilobytes = 1'000'000});
    row("a relative folder leads anywhere and counts as none", "folder=Podcasts", {});
    row("a folder is written in one way", "folder=/a//b/../c/", {.folder = u"/a/c"_s});
    row("an hour that does not exist is the default", "from=25:00", {});
    row("a word is no hour", "to=morning", {});
    row("an hour without minutes is the default", "from=3", {});
    row("midnight is an hour", "from=00:00", {.from = QTime(0, 0)});
    row("both hours may be the same", "from=06:00", {.from = QTime(6, 0)});
    row("less than no free space is none", "keepFreeMegabytes=-5", {.keepFreeMegabytes = 0});
    row("played for more than a year",
        "removePlayedAfterDays=1000",
        {.removesPlayedAfterDays = 365});
    row("played and gone at once", "removePlayedAfterDays=0", {.removesPlayedAfterDays = 0});
    row("older than ten years", "removeOlderThanDays=99999", {.removesOlderThanDays = 3650});
    row("fewer than none is all", "keepNewest=-3", {});
    row("more than a thousand of a show", "keepNewest=5000", {.keepsNewest = 1000});
    row("less than nothing in all is no limit", "totalMegabytes=-1", {});
    row("words for a number", "totalMegabytes=lots", {});
    row("words for yes", "protectFavourites=false", {.protectsFavourites = false});
}

void TestSettings::oddDownloadValues()
{
    QFETCH(const QByteArray, line);
    QFETCH(const DownloadSettings, read);
    const QTemporaryDir folder;
    QVERIFY(Settings(fileWith(folder, "downloads", line)).downloads() == read);
}

void TestSettings::oddCacheValues_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<CacheSettings>("read");
    const auto row = [](const char *name, const char *line, const CacheSettings &read) {
        QTest::newRow(name) << QByteArray(line) << read;
    };
    row("nothing is kept", "megabytes=0", {.megabytes = 0});
    row("less than nothing is nothing", "megabytes=-1", {.megabytes = 0});
    row("more than any disk has", "megabytes=1e12", {.megabytes = 10'000'000});
    row("too little ahead", "readAheadSeconds=1", {.readAheadSeconds = 30});
    row("too much ahead", "readAheadSeconds=86400", {.readAheadSeconds = 3600});
    row("words for a number", "readAheadSeconds=all", {});
}

void TestSettings::oddCacheValues()
{
    QFETCH(const QByteArray, line);
    QFETCH(const CacheSettings, read);
    const QTemporaryDir folder;
    QVERIFY(Settings(fileWith(folder, "cache", line)).cache() == read);
}

void TestSettings::oddDirectoryValues_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<DirectorySettings>("read");
    QTest::newRow("a country in upper case")
        << QByteArray("country=DE") << DirectorySettings{.country = u"de"_s};
    QTest::newRow("a country of three letters") << QByteArray("country=deu") << DirectorySettings{};
    QTest::newRow("a country with a slash") << QByteArray("country=d/") << DirectorySettings{};
    QTest::newRow("a server without a scheme")
        << QByteArray("appleServer=itunes.example") << DirectorySettings{};
    QTest::newRow("a server that is a file")
        << QByteArray("fyydServer=file:///etc/passwd") << DirectorySettings{};
    QTest::newRow("a server on this machine")
        << QByteArray("fyydServer=http://127.0.0.1:8080/0.2")
        << DirectorySettings{.fyyd = QUrl(u"http://127.0.0.1:8080/0.2"_s)};
}

void TestSettings::oddDirectoryValues()
{
    QFETCH(const QByteArray, line);
    QFETCH(const DirectorySettings, read);
    const QTemporaryDir folder;
    QVERIFY(Settings(fileWith(folder, "directories", line)).directories() == read);
}

QTEST_GUILESS_MAIN(TestSettings)
#include "tst_settings.moc"
