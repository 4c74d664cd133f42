// SPDX-License-Identifier: GPL-3.0-or-later
// Sound whose place can be heard: a tone up to a mark, nothing behind it.

#include "sound_pipe.h"

#include <support/patience.h>

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

/// Frames from \a begin on, a tone of 200 Hz.
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

/// Gives \a pipe \a length of the tone, or of nothing, that begins at \a start.
/// \return where it ends
nanoseconds give(SoundPipe &pipe, nanoseconds start, nanoseconds length, float height = 0.3F)
{
    const std::vector<float> piece = tone(pieceFrames, height);
    const nanoseconds end = start + length;
    for (; start < end; start += lengthOf(pieceFrames))
        pipe.take(piece, start);
    return start;
}

std::vector<float> readAll(SoundPipe &pipe)
{
    std::vector<float> out(pipe.waiting() * 2);
    pipe.read(out);
    return out;
}

/// The last frame of \a samples that is loud.
std::int64_t lastLoud(const std::vector<float> &samples)
{
    std::int64_t last = -1;
    for (std::size_t i = 0; i < samples.size(); i += 2) {
        if (std::abs(samples[i]) > 0.1F)
            last = std::int64_t(i / 2);
    }
    return last;
}

double milliseconds(nanoseconds time)
{
    return double(time.count()) / 1e6;
}

} // namespace

class TestSoundPipe final : public QObject
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
};

void TestSoundPipe::aFrameKnowsItsPlace_data()
{
    QTest::addColumn<double>("speed");
    QTest::addColumn<bool>("trims");
    for (const double speed : {0.5, 0.8, 1.0, 1.3, 2.0, 3.0}) {
        QTest::addRow("%g", speed) << speed << false;
        QTest::addRow("%g without pauses", speed) << speed << true;
    }
}

/// Ten minutes of sentences and pauses; then a mark. Small errors would have added up by then.
void TestSoundPipe::aFrameKnowsItsPlace()
{
    QFETCH(const double, speed);
    QFETCH(const bool, trims);
    SoundPipe pipe(format);
    pipe.setSpeed(speed);
    pipe.setShape({.trimsSilence = trims});
    pipe.restart(100s);
    nanoseconds place = 100s;
    std::int64_t read = 0;
    for (int i = 0; i < 100; ++i) {
        place = give(pipe, place, 5s);
        place = give(pipe, place, 1s, 0);
        read += std::int64_t(readAll(pipe).size() / 2);
    }
    const nanoseconds mark = give(pipe, place, 2s);
    (void)give(pipe, mark, 2s, 0);
    pipe.finish();
    const std::vector<float> rest = readAll(pipe);
    const SoundPipe::Mark heard{pipe.mark().generation, read + lastLoud(rest)};
    const double error = milliseconds(pipe.placeOf(heard) - mark);
    QVERIFY2(std::abs(error) < 30, qPrintable(QString::number(error)));
}

void TestSoundPipe::itBeginsWhereItWasSent()
{
    SoundPipe pipe(format);
    pipe.restart(10s);
    // A decoder begins a little before the place that it was sent to.
    (void)give(pipe, 9'950ms, 1s);
    QVERIFY(std::abs(milliseconds(pipe.placeOf(pipe.mark()) - 10s)) < 0.1);
    const double ready = double(pipe.waiting()) / format.rate;
    QVERIFY2(std::abs(ready - 0.95) < 0.03, qPrintable(QString::number(ready)));
}

void TestSoundPipe::soundOfThePlaceBeforeIsDropped_data()
{
    QTest::addColumn<qint64>("beforeMs");
    QTest::newRow("from far behind") << qint64{500'000};
    QTest::newRow("from far before") << qint64{1'000};
    QTest::newRow("from just behind") << qint64{60'400};
    QTest::newRow("from just before") << qint64{59'600};
}

void TestSoundPipe::soundOfThePlaceBeforeIsDropped()
{
    QFETCH(const qint64, beforeMs);
    SoundPipe pipe(format);
    pipe.restart(60s);
    (void)give(pipe, std::chrono::milliseconds(beforeMs), 40ms); // was on its way
    const nanoseconds end = give(pipe, 60s, 1s);
    QVERIFY(std::abs(milliseconds(pipe.placeOf(pipe.mark()) - 60s)) < 0.1);
    QCOMPARE(pipe.reached(), end);
    QVERIFY(double(pipe.waiting()) / format.rate < 1.05);
}

/// Media without an index are sought by estimate.
void TestSoundPipe::whatComesLateIsTakenWhereverItIs()
{
    SoundPipe pipe(format);
    pipe.restart(60s);
    (void)give(pipe, 66s, 40ms);
    QCOMPARE(pipe.waiting(), std::size_t(0)); // may be of the place before
    QThread::msleep(450);
    (void)give(pipe, 66s, 1s);
    QVERIFY(pipe.waiting() > 0);
    QVERIFY(std::abs(milliseconds(pipe.placeOf(pipe.mark()) - 66s)) < 0.1);
}

void TestSoundPipe::leftOutPausesAreCounted()
{
    SoundPipe pipe(format);
    pipe.setShape({.trimsSilence = true});
    pipe.restart(0s);
    nanoseconds place = give(pipe, 0s, 10s);
    place = give(pipe, place, 3s, 0);
    place = give(pipe, place, 5s);
    pipe.finish();
    const double saved = milliseconds(pipe.takeTrimmed());
    QVERIFY2(saved > 2'500 && saved < 2'950, qPrintable(QString::number(saved)));
    const double left = double(pipe.waiting()) / format.rate * 1e3;
    QVERIFY2(std::abs(left + saved - milliseconds(place)) < 5, qPrintable(QString::number(left)));
    QCOMPARE(pipe.takeTrimmed(), 0ns);
}

void TestSoundPipe::itIsOverOnceAllIsRead()
{
    SoundPipe pipe(format);
    pipe.setSpeed(1.5);
    pipe.restart(10s);
    const nanoseconds end = give(pipe, 10s, 2s);
    pipe.take({}, 0s); // so the player tells that there is no more
    QVERIFY(!pipe.isOver());
    pipe.finish();
    QVERIFY(!pipe.isOver());
    (void)readAll(pipe);
    QVERIFY(pipe.isOver());
    QVERIFY(std::abs(milliseconds(pipe.placeOf(pipe.mark()) - end)) < 1);
    pipe.restart(0s);
    QVERIFY(!pipe.isOver());
}

void TestSoundPipe::aMarkOfThePlaceBeforeIsAtTheNewOne()
{
    SoundPipe pipe(format);
    pipe.restart(0s);
    (void)give(pipe, 0s, 1s);
    (void)readAll(pipe);
    const SoundPipe::Mark before = pipe.mark();
    pipe.restart(300s);
    QCOMPARE(pipe.placeOf(before), nanoseconds(300s));
    QCOMPARE(pipe.placeOf(pipe.mark()), nanoseconds(300s));
}

void TestSoundPipe::aShortGapIsSilent()
{
    SoundPipe pipe(format);
    pipe.restart(0s);
    const nanoseconds gap = give(pipe, 0s, 1s);
    const nanoseconds end = give(pipe, gap + 300ms, 1s);
    pipe.finish();
    const double length = double(readAll(pipe).size()) / 2 / format.rate;
    QVERIFY2(std::abs(length - milliseconds(end) / 1000) < 0.03,
             qPrintable(QString::number(length)));
}

void TestSoundPipe::picturesGoOnWithoutSound()
{
    SoundPipe pipe(format);
    pipe.restart(10s);
    pipe.fillTo(10'200ms);
    QCOMPARE(pipe.waiting(), std::size_t{0}); // the sound may be on its way
    // What passed meanwhile is passed over.
    QTRY_VERIFY((pipe.fillTo(10'500ms), pipe.hasBegun()));
    QCOMPARE(pipe.placeOf(pipe.mark()), nanoseconds(10'500ms));
    pipe.fillTo(10'700ms);
    QCOMPARE(pipe.reached(), nanoseconds(10'700ms));
    const double silent = double(readAll(pipe).size()) / 2 / format.rate;
    QVERIFY2(std::abs(silent - 0.2) < 0.03, qPrintable(QString::number(silent)));
    QVERIFY(std::abs(milliseconds(pipe.placeOf(pipe.mark()) - 10'700ms)) < 30);
    // Sound that begins now goes on from there.
    (void)give(pipe, 10'710ms, 1s);
    (void)readAll(pipe);
    QVERIFY(milliseconds(pipe.placeOf(pipe.mark()) - 11'700ms) > -60);
    // Pictures of another place are waited for.
    const nanoseconds reached = pipe.reached();
    pipe.fillTo(60s);
    QCOMPARE(pipe.reached(), reached);
}

QTEST_APPLESS_MAIN(TestSoundPipe)

#include "tst_sound_pipe.moc"
