// SPDX-License-Identifier: GPL-3.0-or-later

#include <playback/device_source.h>
#include <playback/sound_controls.h>
#include <support/fake_audio_output.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace std::chrono_literals;
using playback::DeviceSource;
using std::chrono::milliseconds;

class TestDeviceSource final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void theDevice_data();
    void theDevice();
    void updates_data();
    void updates();
    void aLateAnswerIsIgnored();
    void exactness();
};

void TestDeviceSource::theDevice_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<QString>("told"); // calls to the device
    const auto row = [](const char *name, const char16_t *script, const char16_t *told) {
        QTest::newRow(name) << QString::fromUtf16(script) << QString::fromUtf16(told);
    };
    row("nothing is opened before open()", u"speed 2", u"");
    row("the source is opened with the sound settings",
        u"speed 2, open",
        u"speed 2; volume 1; load");
    row("close releases the device and its settings",
        u"open, close, speed 2",
        u"speed 1; volume 1; load; unload");
    row("close does nothing unless the source is open", u"close, close", u"");
    row("a seek is sent", u"open, seek 5", u"speed 1; volume 1; load; seek 5000");
    row("also to the beginning", u"open, seek 0", u"speed 1; volume 1; load; seek 0");
    row("a start is sent", u"open, start 5", u"speed 1; volume 1; load; seek 5000");
    row("not at the beginning", u"open, start 0", u"speed 1; volume 1; load");
}

void TestDeviceSource::theDevice()
{
    QFETCH(const QString, script);
    QFETCH(const QString, told);
    test::FakeAudioOutput device;
    playback::SoundControls sound;
    DeviceSource source(device, sound);
    source.setUrl(QUrl(u"file:///episode.mp3"_s));
    for (const QString &step : script.split(u", "_s)) {
        const int value = step.section(u' ', 1).toInt();
        if (step == "open"_L1)
            source.open();
        else if (step == "close"_L1)
            source.close();
        else if (step.startsWith("speed"_L1))
            sound.setSpeed(value);
        else if (step.startsWith("seek"_L1))
            source.seek(std::chrono::seconds(value));
        else
            source.startAt(std::chrono::seconds(value));
    }
    QCOMPARE(device.takeLog(), told);
}

void TestDeviceSource::updates_data()
{
    QTest::addColumn<QList<milliseconds>>("updates");
    QTest::addColumn<bool>("isTaken"); // the last one
    using Updates = QList<milliseconds>;
    QTest::newRow("at the target of the seek") << Updates{90s} << true;
    QTest::newRow("a second before it") << Updates{89s} << true;
    QTest::newRow("a second after it") << Updates{91s} << true;
    QTest::newRow("rule 99: far before it") << Updates{5s} << false;
    QTest::newRow("rule 99: far after it") << Updates{200s} << false;
    QTest::newRow("a jump of the device after the target was reached") << Updates{90s, 5s} << true;
    QTest::newRow("the seventh elsewhere in a row") << Updates(7, 5s) << false;
    QTest::newRow("the eighth elsewhere in a row") << Updates(8, 5s) << true;
}

void TestDeviceSource::updates()
{
    QFETCH(const QList<milliseconds>, updates);
    QFETCH(const bool, isTaken);
    test::FakeAudioOutput device;
    playback::SoundControls sound;
    DeviceSource source(device, sound);
    source.open();
    source.seek(90s);
    bool isLastTaken = false;
    for (const milliseconds update : updates)
        isLastTaken = source.takeUpdate(update);
    QCOMPARE(isLastTaken, isTaken);
    QCOMPARE(source.soughtTo().has_value(), !isTaken);
}

void TestDeviceSource::aLateAnswerIsIgnored()
{
    test::FakeAudioOutput device;
    playback::SoundControls sound;
    DeviceSource source(device, sound);
    QVERIFY(!source.handleLoaded()); // of a source before
    source.open();
    QVERIFY(!source.isLoaded());
    QVERIFY(source.handleLoaded());
    QVERIFY(!source.handleLoaded()); // a second answer
    source.close();
    QVERIFY(!source.handleLoaded());
    QVERIFY(!source.isOpen());
    QVERIFY(!source.isLoaded());
}

void TestDeviceSource::exactness()
{
    test::FakeAudioOutput device;
    playback::SoundControls sound;
    DeviceSource source(device, sound);
    source.setExactUpTo(10s);
    QVERIFY(device.exactUpTo == milliseconds::max()); // nothing is open
    source.open();
    QVERIFY(device.exactUpTo == milliseconds(10s));
    source.setExactUpTo(20s);
    QVERIFY(device.exactUpTo == milliseconds(20s));
    source.close();
    source.setUrl(QUrl(u"file:///other.mp3"_s));
    source.open();
    QVERIFY(device.exactUpTo == milliseconds::max());
}

QTEST_GUILESS_MAIN(TestDeviceSource)
#include "tst_device_source.moc"
