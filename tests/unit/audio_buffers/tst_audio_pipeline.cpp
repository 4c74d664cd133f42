// SPDX-License-Identifier: GPL-3.0-or-later
// Tests AudioPipeline with a tone that stops at a known time, so that the output shows the
// position.

#include "audio_pipeline.h"

#include <support/timeouts.h>

#include <QThread>

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace dogear;
using namespace dogear::audio_buffers;
using namespace std::chrono_literals;
using std::chrono::nanoseconds;

namespace {

constexpr speech::AudioFormat format{.rate = 48'000, .channels = 2};
constexpr std::size_t pieceFrames = 1'024;

/// Makes \a frames frames of a 200 Hz tone, or of silence if \a height is 0.
std::vector<float> tone(std::size_t frames, float height = 0.3F)
{
    std::vector<float> samples(frames * 2);
    for (std::size_t i = 0; i < frames; ++i) {
        const double phase = 2 * std::numbers::pi * 200 * double(i) / format.rate;
        samples[2 * i] = samples[2 * i + 1] = height * float(std::sin(phase));
    }
    return samples;
}

nanoseconds lengthOf(std::size_t frames)
{
    return nanoseconds(std::int64_t(frames) * 1'000'000'000 / format.rate);
}

/// Sends \a length of the tone, or of silence if \a height is 0, to \a pipeline, from \a start on.
/// \return the end of what was sent, rounded up to whole pieces
nanoseconds give(AudioPipeline &pipeline,
                 nanoseconds start,
                 nanoseconds length,
                 float height = 0.3F)
{
    const std::vector<float> piece = tone(pieceFrames, height);
    const nanoseconds end = start + length;
    for (; start < end; start += lengthOf(pieceFrames))
        pipeline.take(piece, start);
    return start;
}

std::vector<float> readAll(AudioPipeline &pipeline)
{
    std::vector<float> out(pipeline.waiting() * 2);
    pipeline.read(out);
    return out;
}

/// \return the last frame of \a samples that is louder than 0.1, or -1
std::int64_t lastLoud(const std::vector<float> &samples)
{
    std::int64_t last = -1;
    for (std::size_t i = 0; i < samples.size(); i += 2) {
        if (std::abs(samples[i]) > 0.1F)
            last = std::int64_t(i / 2);
    }
    return last;
}

float highest(const std::vector<float> &samples)
{
    float top = 0;
    for (const float sample : samples)
        top = std::max(top, std::abs(sample));
    return top;
}

double milliseconds(nanoseconds time)
{
    return double(time.count()) / 1e6;
}

} // namespace

class TestAudioPipeline final : public QObject
{
    Q_OBJECT

private slots:
    void aFrameKnowsItsPlace_data();
    void aFrameKnowsItsPlace();
    void itBeginsWhereItWasSent();
    void soundOfThePlaceBeforeIsDropped_data();
    void soundOfThePlaceBeforeIsDropped();
    void whatComesLateIsTakenWhereverItIs();
    void leftOutPausesAreCounted();
    void itIsOverOnceAllIsRead();
    void aMarkOfThePlaceBeforeIsAtTheNewOne();
    void aShortGapIsSilent();
    void picturesGoOnWithoutSound();
    void otherMediaAreLevelledAfresh_data();
    void otherMediaAreLevelledAfresh();
};

void TestAudioPipeline::aFrameKnowsItsPlace_data()
{
    QTest::addColumn<double>("speed");
    QTest::addColumn<bool>("trims");
    for (const double speed : {0.5, 0.8, 1.0, 1.3, 2.0, 3.0}) {
        QTest::addRow("speed %g", speed) << speed << false;
        QTest::addRow("speed %g, pauses trimmed", speed) << speed << true;
    }
}

/// Ten minutes of sentences and pauses, then a mark: small errors would have added up by then.
void TestAudioPipeline::aFrameKnowsItsPlace()
{
    QFETCH(const double, speed);
    QFETCH(const bool, trims);
    AudioPipeline pipeline(format);
    pipeline.setSpeed(speed);
    pipeline.setSpeechSettings({.trimsSilence = trims});
    pipeline.restart(100s);
    nanoseconds place = 100s;
    std::int64_t read = 0;
    for (int i = 0; i < 100; ++i) {
        place = give(pipeline, place, 5s);
        place = give(pipeline, place, 1s, 0);
        read += std::int64_t(readAll(pipeline).size() / 2);
    }
    const nanoseconds mark = give(pipeline, place, 2s);
    (void)give(pipeline, mark, 2s, 0);
    pipeline.finish();
    const std::vector<float> rest = readAll(pipeline);
    const AudioPipeline::Mark heard{pipeline.mark().generation, read + lastLoud(rest)};
    const double error = milliseconds(pipeline.positionOf(heard) - mark);
    QVERIFY2(std::abs(error) < 30, qPrintable(QString::number(error)));
}

void TestAudioPipeline::itBeginsWhereItWasSent()
{
    AudioPipeline pipeline(format);
    pipeline.restart(10s);
    // A decoder starts a little before the target of the seek.
    (void)give(pipeline, 9'950ms, 1s);
    QVERIFY(std::abs(milliseconds(pipeline.positionOf(pipeline.mark()) - 10s)) < 0.1);
    const double ready = double(pipeline.waiting()) / format.rate;
    QVERIFY2(std::abs(ready - 0.95) < 0.03, qPrintable(QString::number(ready)));
}

void TestAudioPipeline::soundOfThePlaceBeforeIsDropped_data()
{
    QTest::addColumn<qint64>("beforeMs");
    QTest::newRow("sound from far after the target") << qint64{500'000};
    QTest::newRow("sound from far before the target") << qint64{1'000};
    QTest::newRow("sound from shortly after the target") << qint64{60'400};
    QTest::newRow("sound from shortly before the target") << qint64{59'600};
}

void TestAudioPipeline::soundOfThePlaceBeforeIsDropped()
{
    QFETCH(const qint64, beforeMs);
    AudioPipeline pipeline(format);
    pipeline.restart(60s);
    (void)give(pipeline, std::chrono::milliseconds(beforeMs), 40ms); // decoded before the seek
    const nanoseconds end = give(pipeline, 60s, 1s);
    QVERIFY(std::abs(milliseconds(pipeline.positionOf(pipeline.mark()) - 60s)) < 0.1);
    QCOMPARE(pipeline.reached(), end);
    QVERIFY(double(pipeline.waiting()) / format.rate < 1.05);
}

/// A seek in media without an index is an estimate, so the sound can begin far from its target.
void TestAudioPipeline::whatComesLateIsTakenWhereverItIs()
{
    AudioPipeline pipeline(format);
    pipeline.restart(60s);
    (void)give(pipeline, 66s, 40ms);
    QCOMPARE(pipeline.waiting(), std::size_t(0)); // may have been decoded before the seek
    // Longer than the 400 ms for which sound from elsewhere is dropped (staleSamplesTime).
    QThread::msleep(450);
    (void)give(pipeline, 66s, 1s);
    QVERIFY(pipeline.waiting() > 0);
    QVERIFY(std::abs(milliseconds(pipeline.positionOf(pipeline.mark()) - 66s)) < 0.1);
}

void TestAudioPipeline::leftOutPausesAreCounted()
{
    AudioPipeline pipeline(format);
    pipeline.setSpeechSettings({.trimsSilence = true});
    pipeline.restart(0s);
    nanoseconds place = give(pipeline, 0s, 10s);
    place = give(pipeline, place, 3s, 0);
    place = give(pipeline, place, 5s);
    pipeline.finish();
    const double saved = milliseconds(pipeline.takeTrimmed());
    // 3 s of silence; a short pause is kept.
    QVERIFY2(saved > 2'500 && saved < 2'950, qPrintable(QString::number(saved)));
    const double left = double(pipeline.waiting()) / format.rate * 1e3;
    QVERIFY2(std::abs(left + saved - milliseconds(place)) < 5, qPrintable(QString::number(left)));
    QCOMPARE(pipeline.takeTrimmed(), 0ns);
}

void TestAudioPipeline::itIsOverOnceAllIsRead()
{
    AudioPipeline pipeline(format);
    pipeline.setSpeed(1.5);
    pipeline.restart(10s);
    const nanoseconds end = give(pipeline, 10s, 2s);
    pipeline.take({}, 0s); // the player reports the end with an empty buffer
    QVERIFY(!pipeline.isOver());
    pipeline.finish();
    QVERIFY(!pipeline.isOver());
    (void)readAll(pipeline);
    QVERIFY(pipeline.isOver());
    QVERIFY(std::abs(milliseconds(pipeline.positionOf(pipeline.mark()) - end)) < 1);
    pipeline.restart(0s);
    QVERIFY(!pipeline.isOver());
}

void TestAudioPipeline::aMarkOfThePlaceBeforeIsAtTheNewOne()
{
    AudioPipeline pipeline(format);
    pipeline.restart(0s);
    (void)give(pipeline, 0s, 1s);
    (void)readAll(pipeline);
    const AudioPipeline::Mark before = pipeline.mark();
    pipeline.restart(300s);
    QCOMPARE(pipeline.positionOf(before), nanoseconds(300s));
    QCOMPARE(pipeline.positionOf(pipeline.mark()), nanoseconds(300s));
}

void TestAudioPipeline::aShortGapIsSilent()
{
    AudioPipeline pipeline(format);
    pipeline.restart(0s);
    const nanoseconds gap = give(pipeline, 0s, 1s);
    const nanoseconds end = give(pipeline, gap + 300ms, 1s);
    pipeline.finish();
    const double length = double(readAll(pipeline).size()) / 2 / format.rate;
    QVERIFY2(std::abs(length - milliseconds(end) / 1000) < 0.03,
             qPrintable(QString::number(length)));
}

void TestAudioPipeline::picturesGoOnWithoutSound()
{
    AudioPipeline pipeline(format);
    pipeline.restart(10s);
    pipeline.fillTo(10'200ms);
    QCOMPARE(pipeline.waiting(), std::size_t{0}); // the sound may still arrive
    // The silence begins at the position of the video at that time, not at the seek target.
    QTRY_VERIFY((pipeline.fillTo(10'500ms), pipeline.hasBegun()));
    QCOMPARE(pipeline.positionOf(pipeline.mark()), nanoseconds(10'500ms));
    pipeline.fillTo(10'700ms);
    QCOMPARE(pipeline.reached(), nanoseconds(10'700ms));
    const double silent = double(readAll(pipeline).size()) / 2 / format.rate;
    QVERIFY2(std::abs(silent - 0.2) < 0.03, qPrintable(QString::number(silent)));
    QVERIFY(std::abs(milliseconds(pipeline.positionOf(pipeline.mark()) - 10'700ms)) < 30);
    // Sound that arrives later continues from there.
    (void)give(pipeline, 10'710ms, 1s);
    (void)readAll(pipeline);
    QVERIFY(milliseconds(pipeline.positionOf(pipeline.mark()) - 11'700ms) > -60);
    // Does not fill up to the position of a video frame from elsewhere.
    const nanoseconds reached = pipeline.reached();
    pipeline.fillTo(60s);
    QCOMPARE(pipeline.reached(), reached);
}

void TestAudioPipeline::otherMediaAreLevelledAfresh_data()
{
    QTest::addColumn<bool>("isOther");
    QTest::newRow("a seek keeps the gain") << false;
    QTest::newRow("other media begin without it") << true;
}

void TestAudioPipeline::otherMediaAreLevelledAfresh()
{
    QFETCH(const bool, isOther);
    constexpr float quiet = 0.02F;
    AudioPipeline pipeline(format);
    pipeline.setSpeechSettings({.levelsLoudness = true});
    pipeline.restart(0s);
    (void)give(pipeline, 0s, 20s, quiet);
    QVERIFY(highest(readAll(pipeline)) > 2 * quiet);
    if (isOther)
        pipeline.beginMedia();
    pipeline.restart(0s);
    (void)give(pipeline, 0s, 500ms, quiet);
    QCOMPARE(highest(readAll(pipeline)) > 2 * quiet, !isOther);
}

QTEST_APPLESS_MAIN(TestAudioPipeline)

#include "tst_audio_pipeline.moc"
