// SPDX-License-Identifier: GPL-3.0-or-later

#include "signals.h"

#include <QTest>

#include <speech/silence_trimmer.h>

using namespace Qt::StringLiterals;
using namespace dogear::speech;
using namespace dogear::test;

namespace {

constexpr double speechLevel = -14;

struct Trimmed
{
    Samples samples;
    std::vector<SilenceTrimmer::Cut> cuts;
};

Trimmed trim(const AudioFormat &format, const Samples &samples, bool isEnabled = true)
{
    SilenceTrimmer trimmer(format);
    trimmer.setEnabled(isEnabled);
    Trimmed result;
    inPieces(format, samples, [&](std::span<const float> piece) {
        trimmer.process(piece, result.samples);
    });
    trimmer.finish(result.samples);
    result.cuts = trimmer.takeCuts();
    return result;
}

double secondsOf(const AudioFormat &format, const Samples &samples)
{
    return double(samples.size()) / format.channels / format.rate;
}

} // namespace

class TestSilenceTrimmer final : public QObject
{
    Q_OBJECT

private slots:
    void shortens_data();
    void shortens();
    void wordsKeepTheirEnergy_data();
    void wordsKeepTheirEnergy();
    void cutsSayWhereAndHowMuch();
    void joinsWithoutAClick();
    void switchedOffItChangesNothing();
    void canBeSwitchedWhilePlaying();
    void resetForgetsWhatIsHeld();
};

void TestSilenceTrimmer::shortens_data()
{
    QTest::addColumn<AudioFormat>("format");
    QTest::addColumn<double>("pause");
    QTest::addColumn<double>("floor"); // level of the noise in the pause, in dBFS
    QTest::addColumn<double>("left");  // expected length of the pause, in seconds
    const AudioFormat stereo;
    const AudioFormat mono{44'100, 1};
    QTest::newRow("a long pause is shortened") << stereo << 2.0 << -100.0 << 0.2;
    QTest::newRow("a long pause in mono at 44.1 kHz") << mono << 2.0 << -100.0 << 0.2;
    QTest::newRow("a pause with quiet room noise") << stereo << 1.5 << -60.0 << 0.2;
    QTest::newRow("a pause with loud room noise") << stereo << 1.5 << -44.0 << 0.2;
    QTest::newRow("a short pause is unchanged") << stereo << 0.18 << -100.0 << 0.18;
    QTest::newRow("music under the speech is not a pause") << stereo << 1.5 << -24.0 << 1.5;
}

void TestSilenceTrimmer::shortens()
{
    QFETCH(const AudioFormat, format);
    QFETCH(const double, pause);
    QFETCH(const double, floor);
    QFETCH(const double, left);
    Samples samples;
    for (int i = 0; i < 4; ++i) {
        append(samples, tone(format, 1, speechLevel));
        append(samples, noise(format, pause, floor));
    }
    append(samples, tone(format, 1, speechLevel));
    const double seconds = secondsOf(format, trim(format, samples).samples);
    // Five words of one second each, with four pauses between them.
    const double perPause = (seconds - 5) / 4;
    QVERIFY2(std::abs(perPause - left) < 0.03, QByteArray::number(perPause).constData());
}

void TestSilenceTrimmer::wordsKeepTheirEnergy_data()
{
    QTest::addColumn<double>("words"); // in seconds, between two pauses
    QTest::addColumn<double>("pause");
    QTest::addColumn<double>("most"); // the fraction of the time that may be left
    QTest::newRow("speech with 30 % pauses loses a fifth") << 1.75 << 0.75 << 0.8;
    QTest::newRow("speech with 44 % pauses loses a quarter") << 0.76 << 0.6 << 0.75;
}

void TestSilenceTrimmer::wordsKeepTheirEnergy()
{
    QFETCH(const double, words);
    QFETCH(const double, pause);
    QFETCH(const double, most);
    const AudioFormat format;
    Samples samples;
    for (int i = 0; i < 12; ++i) {
        append(samples, tone(format, 0.06, speechLevel - 24, 300)); // a word fades in
        append(samples, tone(format, words - 0.12, speechLevel, 300));
        append(samples, tone(format, 0.06, speechLevel - 24, 300)); // and fades out
        append(samples, noise(format, pause, -65));
    }
    const Trimmed trimmed = trim(format, samples);
    const double kept = energy(trimmed.samples) / energy(samples);
    QVERIFY2(kept > 0.999 && kept < 1.001, QByteArray::number(kept).constData());
    const double left = double(trimmed.samples.size()) / double(samples.size());
    QVERIFY2(left < most, QByteArray::number(left).constData());
}

void TestSilenceTrimmer::cutsSayWhereAndHowMuch()
{
    const AudioFormat format;
    Samples samples = tone(format, 1, speechLevel);
    append(samples, noise(format, 2, -80));
    append(samples, tone(format, 1, speechLevel, 880));
    append(samples, noise(format, 1, -80));
    append(samples, tone(format, 1, speechLevel));
    const Trimmed trimmed = trim(format, samples);
    QCOMPARE(trimmed.cuts.size(), size_t(2));
    std::int64_t all = 0;
    for (const SilenceTrimmer::Cut &cut : trimmed.cuts)
        all += cut.frames;
    QCOMPARE(size_t(all), (samples.size() - trimmed.samples.size()) / 2);
    // The cut follows the first word (1 s) and the tenth of a second of the pause that is kept.
    QVERIFY(std::abs(double(trimmed.cuts.front().at) / format.rate - 1.1) < 0.02);
    QVERIFY(std::abs(double(trimmed.cuts.front().frames) / format.rate - 1.8) < 0.03);
}

void TestSilenceTrimmer::joinsWithoutAClick()
{
    const AudioFormat format;
    Samples samples = tone(format, 1, speechLevel);
    // A hum, loud for a pause and cut at any phase.
    append(samples, tone(format, 1.2345, -50, 50));
    append(samples, Samples(2, 0.F));
    const double before = steepest(samples, 2);
    append(samples, tone(format, 1, speechLevel));
    const Trimmed trimmed = trim(format, samples);
    QVERIFY(!trimmed.cuts.empty());
    QVERIFY(steepest(trimmed.samples, 2) <= before * 1.001);
}

void TestSilenceTrimmer::switchedOffItChangesNothing()
{
    const AudioFormat format;
    Samples samples = tone(format, 1, speechLevel);
    append(samples, Samples(200'002, 0.F));
    const Trimmed trimmed = trim(format, samples, false);
    QCOMPARE(trimmed.samples, samples);
    QVERIFY(trimmed.cuts.empty());
}

void TestSilenceTrimmer::canBeSwitchedWhilePlaying()
{
    const AudioFormat format;
    SilenceTrimmer trimmer(format);
    Samples out;
    trimmer.setEnabled(true);
    trimmer.process(tone(format, 1, speechLevel), out);
    trimmer.process(noise(format, 1, -80), out);
    trimmer.setEnabled(false); // in the middle of a pause
    trimmer.process(noise(format, 1, -80), out);
    trimmer.finish(out);
    QVERIFY(std::abs(secondsOf(format, out) - 2.2) < 0.03);
}

void TestSilenceTrimmer::resetForgetsWhatIsHeld()
{
    const AudioFormat format;
    SilenceTrimmer trimmer(format);
    trimmer.setEnabled(true);
    Samples out;
    trimmer.process(tone(format, 1, speechLevel), out);
    trimmer.process(noise(format, 1, -80), out);
    trimmer.reset();
    out.clear();
    trimmer.process(tone(format, 1, speechLevel), out);
    trimmer.finish(out);
    QCOMPARE(out, tone(format, 1, speechLevel));
    QVERIFY(trimmer.takeCuts().empty());
}

QTEST_GUILESS_MAIN(TestSilenceTrimmer)
#include "tst_silence_trimmer.moc"
