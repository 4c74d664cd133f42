// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that resuming and seeking reach the requested position in every format, and that the player
// reports the position that is heard. DOGEAR_LONG_SOUND=1 uses an hour of tones and twenty seeks
// per format instead of minutes and three seeks.

#include <support/dogear_under_test.h>
#include <support/dogear_warnings.h>
#include <support/sound_formats.h>

#include <QElapsedTimer>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::test;
using namespace std::chrono_literals;
using std::chrono::milliseconds;

namespace {

constexpr double exactMs = 50;
constexpr double pitchPercent = 0.5;

bool isLong()
{
    return qEnvironmentVariableIntValue("DOGEAR_LONG_SOUND") > 0;
}

milliseconds length()
{
    return isLong() ? milliseconds(60min) : milliseconds(std::chrono::seconds(toneSeconds));
}

QString inWords(const std::optional<Landing> &landing)
{
    if (!landing)
        return u"no tones"_s;
    return u"sound after %1 ms, %2 ms off, position() %3 ms off, pitch %4 % off"_s
        .arg(landing->soundAfterMs, 0, 'f', 0)
        .arg(landing->errorMs, 0, 'f', 1)
        .arg(landing->saidErrorMs, 0, 'f', 1)
        .arg(landing->pitchErrorPercent, 0, 'f', 2);
}

/// \return an empty string, or what is wrong with \a landing
QString faultOf(const std::optional<Landing> &landing, double speed = 1)
{
    // The limit is in real time; at double speed it is twice as long in the file.
    const bool isGood = landing && std::abs(landing->errorMs) <= exactMs * std::max(speed, 1.0)
                        && std::abs(landing->saidErrorMs) <= exactMs * std::max(speed, 1.0)
                        && std::abs(landing->pitchErrorPercent) <= pitchPercent;
    return isGood ? QString() : inWords(landing);
}

} // namespace

class TestExactSound final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { failOnDogearWarnings(); }
    void cleanup() { QCOMPARE(dogearWarnings(), QString()); }

    void everyFormat_data();
    void everyFormat();
    void everySpeed_data();
    void everySpeed();
    void changesOfSpeedKeepThePlace();

private:
    [[nodiscard]] QString file(const QString &name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
};

void TestExactSound::initTestCase()
{
    if (!Recorder::isPossible())
        QSKIP("no null sink: DOGEAR_TEST_SINK is not set; packaging/with-null-sink starts one");
    QVERIFY(writeToneWav(file(u"source.wav"_s), int(length() / 1s)));
}

void TestExactSound::everyFormat_data()
{
    QTest::addColumn<int>("format");
    const QList<SoundFormat> formats = soundFormats();
    for (qsizetype i = 0; i < formats.size(); ++i)
        QTest::newRow(qPrintable(formats.at(i).what)) << int(i);
}

void TestExactSound::everyFormat()
{
    QFETCH(const int, format);
    const SoundFormat what = soundFormats().at(format);
    QVERIFY(writeFormat(what, file(u"source.wav"_s), file(what.file)));
    DogearUnderTest dogear;
    Recorder recorder;
    QVERIFY(waitFor([&] { return recorder.isRunning(); }));
    QRandomGenerator random(quint32(format) + 1);

    const auto resume = [&] {
        dogear.close();
        pass(700ms); // the sink plays out its buffer
        const milliseconds start = randomTarget(random, length(), 0ms);
        return faultOf(resumeAt(dogear, recorder, file(what.file), start));
    };
    const auto seek = [&] {
        const milliseconds target = randomTarget(random, length(), dogear.position());
        return faultOf(seekTo(dogear, recorder, target));
    };
    QCOMPARE(inThreeTries(resume), QString());
    for (int seeks = 0; seeks < (isLong() ? 20 : 3); ++seeks)
        QCOMPARE(inThreeTries(seek), QString());
    QFile::remove(file(what.file)); // an hour of FLAC is large
}

void TestExactSound::everySpeed_data()
{
    QTest::addColumn<double>("speed");
    QTest::newRow("half speed") << 0.5;
    QTest::newRow("four fifths of the speed") << 0.8;
    QTest::newRow("one and a quarter times the speed") << 1.25;
    QTest::newRow("double speed") << 2.0;
    QTest::newRow("three times the speed") << 3.0;
}

void TestExactSound::everySpeed()
{
    QFETCH(const double, speed);
    const SoundFormat mp3 = soundFormats().at(1);
    if (!QFileInfo::exists(file(mp3.file)))
        QVERIFY(writeFormat(mp3, file(u"source.wav"_s), file(mp3.file)));
    QRandomGenerator random(quint32(speed * 100));
    const auto measure = [&]() -> QString {
        DogearUnderTest dogear;
        Recorder recorder;
        if (!waitFor([&] { return recorder.isRunning(); }))
            return u"no recorder"_s;
        dogear.setSpeed(speed);
        const milliseconds start = randomTarget(random, length(), 0ms);
        const auto resumed = resumeAt(dogear, recorder, file(mp3.file), start, speed);
        const auto sought =
            seekTo(dogear, recorder, randomTarget(random, length(), dogear.position()), speed);
        return faultOf(resumed, speed) + faultOf(sought, speed);
    };
    QCOMPARE(inThreeTries(measure), QString());
}

void TestExactSound::changesOfSpeedKeepThePlace()
{
    const SoundFormat mp3 = soundFormats().at(1);
    if (!QFileInfo::exists(file(mp3.file)))
        QVERIFY(writeFormat(mp3, file(u"source.wav"_s), file(mp3.file)));
    const auto measure = [&]() -> QString {
        DogearUnderTest dogear;
        Recorder recorder;
        if (!waitFor([&] { return recorder.isRunning(); }))
            return u"no recorder"_s;
        dogear.playFrom(file(mp3.file), 20'300ms);
        pass(1'500ms);
        for (const double speed : {1.5, 0.7, 3.0, 1.0, 2.0, 1.0}) {
            dogear.setSpeed(speed);
            pass(1'200ms);
        }
        const auto off = positionError(dogear, recorder);
        return off && std::abs(*off) <= exactMs ? QString()
                                                : u"position() %1 ms off"_s.arg(off.value_or(1e6));
    };
    QCOMPARE(inThreeTries(measure), QString());
}

// Without a GUI, Qt uses the glib event loop, in which GStreamer's messages arrive immediately, as
// on a desktop.
QTEST_GUILESS_MAIN(TestExactSound)
#include "tst_exact_sound.moc"
