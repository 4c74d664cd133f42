// SPDX-License-Identifier: GPL-3.0-or-later

#include "signals.h"

#include <QTest>

#include <speech/leveller.h>

using namespace dogear::speech;
using namespace dogear::test;

namespace {

/// At 997 Hz the loudness of a stereo tone is its level in both channels (BS.1770-4, table 1).
constexpr double calibrated = 997;

double loudnessOf(const AudioFormat &format, std::span<const float> samples)
{
    LoudnessMeter meter(format);
    meter.add(samples);
    return meter.integrated().value_or(-100);
}

Samples levelled(Leveller &leveller, const AudioFormat &format, const Samples &samples)
{
    Samples out;
    inPieces(format, samples, [&](std::span<const float> piece) {
        Samples work(piece.begin(), piece.end());
        leveller.process(work);
        append(out, work);
    });
    return out;
}

} // namespace

class TestLoudness final : public QObject
{
    Q_OBJECT

private slots:
    void measuresATone_data();
    void measuresATone();
    void measuresPeaksBetweenSamples();
    void nothingIsKnownOfSilence();
    void knownLoudnessIsEvenedOutAtOnce_data();
    void knownLoudnessIsEvenedOutAtOnce();
    void unknownLoudnessIsEvenedOutSlowly_data();
    void unknownLoudnessIsEvenedOutSlowly();
    void loudnessThatBecomesKnownIsEvenedOutSlowly();
    void pausesDoNotPump();
    void otherMediaBeginAfresh_data();
    void otherMediaBeginAfresh();
    void switchingFades();
    void switchedOffItChangesNothing();
};

void TestLoudness::measuresATone_data()
{
    QTest::addColumn<AudioFormat>("format");
    // -23 dBFS in both channels is -23 LUFS (EBU Tech 3341, test 1).
    QTest::newRow("stereo") << AudioFormat{};
    QTest::newRow("mono, played on both sides") << AudioFormat{.channels = 1};
}

void TestLoudness::measuresATone()
{
    QFETCH(const AudioFormat, format);
    QVERIFY(std::abs(loudnessOf(format, tone(format, 20, -23, calibrated)) + 23) < 0.1);
}

void TestLoudness::measuresPeaksBetweenSamples()
{
    const AudioFormat format;
    LoudnessMeter meter(format, LoudnessMeter::Peak::Measured);
    Samples samples;
    // A quarter of the rate, sampled at 45 degrees: the samples are 3 dB below the peak.
    for (int i = 0; i < 48'000; ++i) {
        const double phase = std::numbers::pi / 2 * i + std::numbers::pi / 4;
        samples.insert(samples.end(), 2, float(0.5 * std::sin(phase)));
    }
    meter.add(samples);
    QVERIFY(meter.truePeak());
    QVERIFY(std::abs(*meter.truePeak() - toDecibels(0.5)) < 0.4);
    QVERIFY(!LoudnessMeter(format).truePeak());
}

void TestLoudness::nothingIsKnownOfSilence()
{
    const AudioFormat format;
    LoudnessMeter meter(format);
    QVERIFY(!meter.integrated());
    meter.add(Samples(480'000, 0.F));
    QVERIFY(!meter.integrated());
}

void TestLoudness::knownLoudnessIsEvenedOutAtOnce_data()
{
    QTest::addColumn<double>("level");
    for (const double level : {-39.0, -30.0, -23.0, -16.0, -8.0})
        QTest::addRow("%g LUFS", level) << level;
}

void TestLoudness::knownLoudnessIsEvenedOutAtOnce()
{
    QFETCH(const double, level);
    const AudioFormat format;
    Leveller leveller(format);
    leveller.setEnabled(true);
    leveller.setLoudness(level);
    const Samples out = levelled(leveller, format, tone(format, 5, level, calibrated));
    QVERIFY(std::abs(loudnessOf(format, out) - Leveller::target) < 0.2);
    // From the beginning on, not only on average.
    const auto begin = std::span(out).first(format.framesIn(0.1) * 2);
    QVERIFY(std::abs(toDecibels(highest(begin)) - Leveller::target) < 0.2);
}

void TestLoudness::unknownLoudnessIsEvenedOutSlowly_data()
{
    QTest::addColumn<double>("level");
    QTest::newRow("a quiet tone") << -26.0;
    QTest::newRow("a loud tone") << -8.0;
}

void TestLoudness::unknownLoudnessIsEvenedOutSlowly()
{
    QFETCH(const double, level);
    const AudioFormat format;
    Leveller leveller(format);
    leveller.setEnabled(true);
    const Samples out = levelled(leveller, format, tone(format, 30, level, calibrated));
    const std::size_t second = format.framesIn(1) * 2;
    double last = toDecibels(highest(std::span(out).first(second)));
    for (std::size_t at = second; at + second <= out.size(); at += second) {
        const double now = toDecibels(highest(std::span(out).subspan(at, second)));
        QVERIFY2(std::abs(now - last) <= Leveller::maxGainChange + 0.05,
                 QByteArray::number(now - last).constData());
        last = now;
    }
    QVERIFY2(std::abs(last - Leveller::target) < 0.3, QByteArray::number(last).constData());
}

void TestLoudness::loudnessThatBecomesKnownIsEvenedOutSlowly()
{
    const AudioFormat format;
    Leveller leveller(format);
    leveller.setEnabled(true);
    static_cast<void>(levelled(leveller, format, tone(format, 0.5, -20, calibrated)));
    leveller.setLoudness(-20);
    // The gain may change by maxGainChange decibels per second.
    double last = leveller.gain();
    for (int second = 0; second < 6; ++second) {
        static_cast<void>(levelled(leveller, format, tone(format, 1, -20, calibrated)));
        QVERIFY(std::abs(leveller.gain() - last) <= Leveller::maxGainChange + 0.01);
        last = leveller.gain();
    }
    QVERIFY(std::abs(last - 4) < 0.01);
}

void TestLoudness::pausesDoNotPump()
{
    const AudioFormat format;
    Leveller leveller(format);
    leveller.setEnabled(true);
    static_cast<void>(levelled(leveller, format, tone(format, 30, -23, calibrated)));
    const double before = leveller.gain();
    static_cast<void>(levelled(leveller, format, noise(format, 10, -60)));
    QVERIFY(std::abs(leveller.gain() - before) < 0.1);
}

void TestLoudness::otherMediaBeginAfresh_data()
{
    QTest::addColumn<bool>("isKnown");
    QTest::addColumn<double>("gain");
    QTest::newRow("unmeasured media begin without a gain") << false << 0.0;
    QTest::newRow("measured media begin with their gain") << true << -8.0;
}

void TestLoudness::otherMediaBeginAfresh()
{
    QFETCH(const bool, isKnown);
    QFETCH(const double, gain);
    const AudioFormat format;
    Leveller leveller(format);
    leveller.setEnabled(true);
    static_cast<void>(levelled(leveller, format, tone(format, 20, -30, calibrated)));
    QVERIFY(leveller.gain() > 6);
    leveller.forget();
    if (isKnown)
        leveller.setLoudness(Leveller::target - gain);
    static_cast<void>(levelled(leveller, format, tone(format, 0.5, -8, calibrated)));
    QVERIFY2(std::abs(leveller.gain() - gain) < 0.01,
             QByteArray::number(leveller.gain()).constData());
}

void TestLoudness::switchingFades()
{
    const AudioFormat format;
    Leveller leveller(format);
    leveller.setLoudness(-30);
    Samples out = levelled(leveller, format, tone(format, 1, -30, 100));
    leveller.setEnabled(true);
    append(out, levelled(leveller, format, tone(format, 1, -30, 100)));
    const Samples loud = tone(format, 1, Leveller::target, 100);
    QVERIFY(steepest(out, 2) <= steepest(loud, 2) * 1.05); // no steeper than the louder tone
    // From -30 to the target of -16 LUFS.
    QVERIFY(std::abs(leveller.gain() - 14) < 0.01);
}

void TestLoudness::switchedOffItChangesNothing()
{
    const AudioFormat format;
    Leveller leveller(format);
    leveller.setLoudness(-30);
    const Samples samples = tone(format, 1, -30);
    QCOMPARE(levelled(leveller, format, samples), samples);
}

QTEST_GUILESS_MAIN(TestLoudness)
#include "tst_loudness.moc"
