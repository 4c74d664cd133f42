// SPDX-License-Identifier: GPL-3.0-or-later

#include "signals.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <speech/limiter.h>
#include <speech/loudness_meter.h>

using namespace dogear::speech;
using namespace dogear::test;

namespace {

Samples limit(const AudioFormat &format, const Samples &samples, bool isEnabled = true)
{
    Limiter limiter(format);
    limiter.setEnabled(isEnabled);
    Samples out;
    inPieces(format, samples, [&](std::span<const float> piece) { limiter.process(piece, out); });
    limiter.finish(out);
    return out;
}

double truePeakOf(const AudioFormat &format, const Samples &samples)
{
    LoudnessMeter meter(format, LoudnessMeter::Peak::Measured);
    meter.add(samples);
    return meter.truePeak().value_or(-100);
}

} // namespace

class TestLimiter final : public QObject
{
    Q_OBJECT

private slots:
    void staysBelowTheCeiling_data();
    void staysBelowTheCeiling();
    void isTheSameWhereverAPeakIs();
    void quietSoundIsUntouched();
    void disabledItPassesOn();
    void isAsLongAsItWas_data();
    void isAsLongAsItWas();
    void comesUpAgain();
};

void TestLimiter::staysBelowTheCeiling_data()
{
    QTest::addColumn<AudioFormat>("format");
    QTest::addColumn<Samples>("samples");
    const AudioFormat stereo;
    const AudioFormat mono{44'100, 1};
    QTest::newRow("a loud tone") << stereo << tone(stereo, 1, 6, 997);
    QTest::newRow("peaks between the samples") << stereo << tone(stereo, 1, 0, 12'000.5);
    QTest::newRow("loud noise") << stereo << noise(stereo, 1, 0);
    QTest::newRow("noise in mono") << mono << noise(mono, 1, -3);
    QTest::newRow("a tone far above full scale") << stereo << tone(stereo, 1, 30, 200);
    Samples bursts;
    for (int i = 0; i < 10; ++i) {
        append(bursts, tone(stereo, 0.05, -30));
        append(bursts, noise(stereo, 0.002 * i, 8));
    }
    QTest::newRow("loud bursts in a quiet tone") << stereo << bursts;
    Samples click(48'000, 0.F);
    click[20'000] = 4;
    QTest::newRow("a single loud sample") << stereo << click;
}

void TestLimiter::staysBelowTheCeiling()
{
    QFETCH(const AudioFormat, format);
    QFETCH(const Samples, samples);
    const double peak = truePeakOf(format, limit(format, samples));
    QVERIFY2(peak < -1.2, QByteArray::number(peak).constData());
    QVERIFY2(peak > -8, QByteArray::number(peak).constData()); // limited, not muted
}

/// The limiter searches blocks of frames for peaks; their borders must not be heard.
void TestLimiter::isTheSameWhereverAPeakIs()
{
    const AudioFormat mono{48'000, 1};
    constexpr size_t begin = 1'000;
    const auto limitedFrom = [&](size_t offset) {
        Samples samples(4'000, 0.01F);
        // The highest peak is between the two samples in the middle.
        std::ranges::copy(std::array{-0.4F, 0.95F, 0.95F, -0.4F},
                          samples.begin() + std::ptrdiff_t(begin + offset));
        const Samples out = limit(mono, samples);
        return Samples(out.begin() + std::ptrdiff_t(offset),
                       out.begin() + std::ptrdiff_t(offset + 3'000));
    };
    const Samples first = limitedFrom(0);
    QVERIFY(highest(first) < 0.85F); // above the ceiling of 0.84 only between samples
    for (size_t offset = 1; offset < 100; ++offset)
        QVERIFY2(limitedFrom(offset) == first, QByteArray::number(qulonglong(offset)).constData());
}

void TestLimiter::quietSoundIsUntouched()
{
    const AudioFormat format;
    const Samples samples = tone(format, 1, -6);
    QCOMPARE(limit(format, samples), samples);
}

void TestLimiter::disabledItPassesOn()
{
    const AudioFormat format;
    const Samples samples = tone(format, 1, 3);
    QCOMPARE(limit(format, samples, false), samples);
}

void TestLimiter::isAsLongAsItWas_data()
{
    QTest::addColumn<size_t>("frames");
    // The delay of the limiter is 246 frames at 48 kHz.
    for (const size_t frames : {0U, 1U, 100U, 245U, 246U, 247U, 1000U, 5000U})
        QTest::addRow("%zu frames", frames) << frames;
}

void TestLimiter::isAsLongAsItWas()
{
    QFETCH(const size_t, frames);
    const AudioFormat format;
    Samples samples = tone(format, 1, -6);
    samples.resize(frames * 2);
    QCOMPARE(limit(format, samples), samples);
}

void TestLimiter::comesUpAgain()
{
    const AudioFormat format;
    Samples samples = tone(format, 0.2, 12);
    append(samples, tone(format, 2, -20));
    const Samples out = limit(format, samples);
    const std::size_t last = format.framesIn(0.2) * 2;
    const auto end = std::span(out).last(last);
    QVERIFY(std::abs(toDecibels(highest(end)) + 20) < 0.1);
}

QTEST_GUILESS_MAIN(TestLimiter)
#include "tst_limiter.moc"
