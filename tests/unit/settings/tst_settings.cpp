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
};

void TestSettings::everyGroupComesBack()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"settings.ini"_s);
    const PlaybackSettings playback{1.35, 40, true, 10s, 45s};
    const WindowSettings window{"geo\0metry", "split", u"podcast:3"_s, 17, 18, u"title"_s};
    const StartSettings start{true};
    const AccountSettings accounts{
        {QUrl(u"https://example.org/f?a=1,2"_s), QUrl(u"https://h/ü;x"_s)}};
    {
        Settings settings(path);
        settings.setPlayback(playback);
        settings.setWindow(window);
        settings.setStart(start);
        settings.setAccounts(accounts);
    }
    const Settings again(path);
    QVERIFY(again.playback() == playback);
    QVERIFY(again.window() == window);
    QVERIFY(again.start() == start);
    QVERIFY(again.accounts() == accounts);
}

void TestSettings::anEmptyFileGivesTheDefaults()
{
    const QTemporaryDir folder;
    const Settings settings(folder.filePath(u"settings.ini"_s));
    QVERIFY(settings.playback() == PlaybackSettings{});
    QVERIFY(settings.window() == WindowSettings{});
    QVERIFY(settings.start() == StartSettings{});
    QVERIFY(settings.accounts() == AccountSettings{});
}

void TestSettings::oddValues_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<double>("speed");
    QTest::addColumn<int>("volume");
    QTest::newRow("too fast is the fastest") << QByteArray("speed=99") << 3.0 << 100;
    QTest::newRow("too slow is the slowest") << QByteArray("speed=0") << 0.5 << 100;
    QTest::newRow("a word is the default") << QByteArray("speed=fast") << 1.0 << 100;
    QTest::newRow("too loud is the loudest") << QByteArray("volume=1000") << 1.0 << 100;
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

QTEST_GUILESS_MAIN(TestSettings)
#include "tst_settings.moc"
