// SPDX-License-Identifier: GPL-3.0-or-later

#include "signals.h"

#include <QTest>

#include <speech/speech_chain.h>

using namespace dogear::speech;
using namespace dogear::test;

namespace {

void give(SpeechChain &chain, const Samples &samples, Samples &out)
{
    inPieces(
        chain.format(), samples, [&](std::span<const float> piece) { chain.process(piece, out); });
}

Samples through(const AudioFormat &format,
                const SpeechSettings &speechSettings,
                const Samples &samples)
{
    SpeechChain chain(format);
    chain.setSpeechSettings(speechSettings);
    Samples out;
    give(chain, samples, out);
    chain.finish(out);
    return out;
}

/// \return the samples of one channel of stereo \a samples
Samples side(const Samples &samples, std::size_t channel)
{
    Samples one;
    for (std::size_t i = channel; i < samples.size(); i += 2)
        one.push_back(samples[i]);
    return one;
}

} // namespace

class TestSpeechChain final : public QObject
{
    Q_OBJECT

private slots:
    void withNothingWantedNothingChanges_data();
    void withNothingWantedNothingChanges();
    void everythingAtOnce();
    void ears_data();
    void ears();
    void boostIsLimited();
    void switchingNeverClicks_data();
    void switchingNeverClicks();
    void resetGivesNothingOfBefore();
};

void TestSpeechChain::withNothingWantedNothingChanges_data()
{
    QTest::addColumn<AudioFormat>("format");
    QTest::newRow("stereo") << AudioFormat{};
    QTest::newRow("mono at 22.05 kHz") << AudioFormat{22'050, 1};
    QTest::newRow("six channels") << AudioFormat{48'000, 6};
}

void TestSpeechChain::withNothingWantedNothingChanges()
{
    QFETCH(const AudioFormat, format);
    Samples samples = tone(format, 0.5, 0);
    append(samples, noise(format, 1, -70));
    QCOMPARE(through(format, {}, samples), samples);
}

void TestSpeechChain::everythingAtOnce()
{
    const AudioFormat format;
    Samples samples;
    for (int i = 0; i < 5; ++i) {
        append(samples, tone(format, 1, -30, 997));
        append(samples, noise(format, 1, -90));
    }
    const Samples out = through(format,
                                {.trimsSilence = true,
                                 .levelsLoudness = true,
                                 .loudness = -30.0,
                                 .isMono = true,
                                 .balance = 0,
                                 .boost = 1},
                                samples);
    LoudnessMeter meter(format, LoudnessMeter::Peak::Measured);
    meter.add(out);
    QVERIFY(std::abs(*meter.integrated() - Leveller::target) < 1);
    QVERIFY(*meter.truePeak() < -1);
    QVERIFY(out.size() < samples.size() * 7 / 10);
}

void TestSpeechChain::ears_data()
{
    QTest::addColumn<bool>("isMono");
    QTest::addColumn<double>("balance");
    QTest::addColumn<double>("left"); // of a tone on the left channel only
    QTest::addColumn<double>("right");
    QTest::newRow("unchanged") << false << 0.0 << 1.0 << 0.0;
    QTest::newRow("mono: the tone on both channels") << true << 0.0 << 0.5 << 0.5;
    QTest::newRow("balance to the left") << false << -1.0 << 1.0 << 0.0;
    QTest::newRow("balance to the right") << false << 1.0 << 0.0 << 0.0;
    QTest::newRow("mono, balance half-way to the right") << true << 0.5 << 0.25 << 0.5;
}

void TestSpeechChain::ears()
{
    QFETCH(const bool, isMono);
    QFETCH(const double, balance);
    QFETCH(const double, left);
    QFETCH(const double, right);
    const AudioFormat format;
    Samples samples = tone(format, 1, -6);
    for (std::size_t i = 1; i < samples.size(); i += 2)
        samples[i] = 0;
    const Samples out = through(format, {.isMono = isMono, .balance = balance}, samples);
    const auto settled = [&](std::size_t channel) {
        // The second half, after the fade.
        const Samples one = side(out, channel);
        return highest(std::span(one).last(one.size() / 2)) / fromDecibels(-6);
    };
    QVERIFY(std::abs(settled(0) - left) < 0.01);
    QVERIFY(std::abs(settled(1) - right) < 0.01);
}

void TestSpeechChain::boostIsLimited()
{
    const AudioFormat format;
    const Samples quiet = tone(format, 1, -20, 997);
    const Samples doubled = through(format, {.boost = 2}, quiet);
    QVERIFY(std::abs(toDecibels(highest(doubled)) + 14) < 0.1);
    LoudnessMeter meter(format, LoudnessMeter::Peak::Measured);
    meter.add(through(format, {.boost = 2}, tone(format, 1, -1, 997)));
    QVERIFY(*meter.truePeak() < -1);
}

void TestSpeechChain::switchingNeverClicks_data()
{
    QTest::addColumn<SpeechSettings>("speechSettings");
    QTest::newRow("mono") << SpeechSettings{.isMono = true};
    QTest::newRow("balance") << SpeechSettings{.balance = 0.8};
    QTest::newRow("boost") << SpeechSettings{.boost = 2};
    QTest::newRow("loudness") << SpeechSettings{.levelsLoudness = true, .loudness = -10.0};
    QTest::newRow("pauses") << SpeechSettings{.trimsSilence = true};
}

void TestSpeechChain::switchingNeverClicks()
{
    QFETCH(const SpeechSettings, speechSettings);
    const AudioFormat format;
    const Samples samples = tone(format, 3, -12, 200);
    SpeechChain chain(format);
    Samples out;
    const std::size_t third = format.framesIn(1) * 2;
    chain.setSpeechSettings({});
    give(chain, Samples(samples.begin(), samples.begin() + std::ptrdiff_t(third)), out);
    chain.setSpeechSettings(speechSettings);
    give(chain,
         Samples(samples.begin() + std::ptrdiff_t(third),
                 samples.begin() + std::ptrdiff_t(2 * third)),
         out);
    chain.setSpeechSettings({});
    give(chain, Samples(samples.begin() + std::ptrdiff_t(2 * third), samples.end()), out);
    chain.finish(out);
    QCOMPARE(out.size(), samples.size());
    QVERIFY(steepest(out, 2) <= 2.1 * steepest(samples, 2)); // twice as loud is twice as steep
}

void TestSpeechChain::resetGivesNothingOfBefore()
{
    const AudioFormat format;
    SpeechChain chain(format);
    chain.setSpeechSettings({.trimsSilence = true});
    Samples out;
    give(chain, tone(format, 1, 0), out);
    chain.reset();
    out.clear();
    give(chain, Samples(48'000, 0.F), out);
    chain.finish(out);
    QCOMPARE(highest(out), 0.0);
}

QTEST_GUILESS_MAIN(TestSpeechChain)
#include "tst_speech_chain.moc"
