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
    const WindowSettings window{"geo\0metry", "split", u"podcast:3"_s, 17, 18, u"title"_s};
    const VideoSettings video{"geometry", true};
    const StartSettings start{true};
    const AccountSettings accounts{
        {QUrl(u"https://example.org/f?a=1,2"_s), QUrl(u"https://h/ü;x"_s)}};
    const RefreshSettings refresh{RefreshMode::EveryHours, 12, 3, 20};
    {
        Settings settings(path);
        settings.setPlayback(playback);
        settings.setWindow(window);
        settings.setVideo(video);
        settings.setStart(start);
        settings.setAccounts(accounts);
        settings.setRefresh(refresh);
    }
    const Settings again(path);
    QVERIFY(again.playback() == playback);
    QVERIFY(again.window() == window);
    QVERIFY(again.video() == video);
    QVERIFY(again.start() == start);
    QVERIFY(again.accounts() == accounts);
    QVERIFY(again.refresh() == refresh);
}

void TestSettings::anEmptyFileGivesTheDefaults()
{
    const QTemporaryDir folder;
    const Settings settings(folder.filePath(u"settings.ini"_s));
    QVERIFY(settings.playback() == PlaybackSettings{});
    QVERIFY(settings.window() == WindowSettings{});
    QVERIFY(settings.video() == VideoSettings{});
    QVERIFY(settings.start() == StartSettings{});
    QVERIFY(settings.accounts() == AccountSettings{});
    QVERIFY(settings.refresh() == RefreshSettings{});
}

void TestSettings::oddValues_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<double>("speed");
    QTest::addColumn<int>("volume");
    QTest::newRow("too fast is the fastest") << QByteArray("speed=99") << 3.0 << 100;
    QTest::newRow("too slow is the slowest") << QByteArray("speed=0") << 0.5 << 100;
    QTest::newRow("a word is the default") << QByteArray("speed=fast") << 1.0 << 100;
    QTest::newRow("too loud is the loudest") << QByteArray("volume=1000") << 1.0 << 200;
    QTest::newRow("below silence is silence") << QByteArray("volume=-5") << 1.0 << 0;
}

void TestSettings::oddValues()
{
    QFETCH(const QByteArray, line);
    QFETCH(const double, speed);
    QFETCH(const int, volume);
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"settings.ini"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[playback]\n" + line + '\n');
    file.close();
    const PlaybackSettings playback = Settings(file.fileName()).playback();
    QCOMPARE(playback.speed, speed);
    QCOMPARE(playback.volumePercent, volume);
}

void TestSettings::oddRefreshValues_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<RefreshSettings>("read");
    const auto automatic = RefreshMode::Automatic;
    QTest::newRow("by hand") << QByteArray("mode=hand")
                             << RefreshSettings{.mode = RefreshMode::ByHand};
    QTest::newRow("a mode that does not exist")
        << QByteArray("mode=often") << RefreshSettings{.mode = automatic};
    QTest::newRow("no hour at all") << QByteArray("hours=0") << RefreshSettings{.hours = 1};
    QTest::newRow("more than a week") << QByteArray("hours=1000") << RefreshSettings{.hours = 168};
    QTest::newRow("none of a host") << QByteArray("perHost=0") << RefreshSettings{.maxPerHost = 1};
    QTest::newRow("too many of a host")
        << QByteArray("perHost=99") << RefreshSettings{.maxPerHost = 8};
    QTest::newRow("none at all") << QByteArray("inAll=-1") << RefreshSettings{.maxInFlight = 1};
    QTest::newRow("too many in all")
        << QByteArray("inAll=1000") << RefreshSettings{.maxInFlight = 64};
    QTest::newRow("words for a number") << QByteArray("inAll=all") << RefreshSettings{};
}

void TestSettings::oddRefreshValues()
{
    QFETCH(const QByteArray, line);
    QFETCH(const RefreshSettings, read);
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"settings.ini"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[refresh]\n" + line + '\n');
    file.close();
    QVERIFY(Settings(file.fileName()).refresh() == read);
}

QTEST_GUILESS_MAIN(TestSettings)
#include "tst_settings.moc"
