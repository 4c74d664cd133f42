// SPDX-License-Identifier: GPL-3.0-or-later
// Tests TimeStretch with sums of sines as voices: measures the pitch and the length of the result.

#include "signals.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <complex>
#include <limits>
#include <numbers>
#include <speech/time_stretch.h>
#include <utility>
#include <vector>

using namespace dogear;
using namespace dogear::test;
using speech::AudioFormat;
using speech::TimeStretch;

namespace {

constexpr AudioFormat mono{.rate = 48'000, .channels = 1};
constexpr AudioFormat stereo{.rate = 48'000, .channels = 2};
constexpr std::array speeds = {0.5, 0.8, 0.95, 1.0, 1.05, 1.2, 1.5, 2.0, 2.5, 3.0};

/// Makes a tone with an overtone.
Samples voice(double seconds, double pitch, float height = 0.3F)
{
    Samples samples(mono.framesIn(seconds));
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const double phase = 2 * std::numbers::pi * pitch * double(i) / mono.rate;
        samples[i] = height * float(std::sin(phase) + 0.5 * std::sin(2 * phase));
    }
    return samples;
}

Samples toStereo(std::span<const float> samples, float right)
{
    Samples both;
    for (const float sample : samples)
        both.insert(both.end(), {sample, sample * right});
    return both;
}

/// \return the left channel
Samples leftOf(std::span<const float> samples)
{
    Samples left;
    for (std::size_t i = 0; i < samples.size(); i += 2)
        left.push_back(samples[i]);
    return left;
}

/// \return the strength of \a frequency in \a samples, with a Hann window against leakage
double strength(std::span<const float> samples, double frequency)
{
    std::complex<double> sum = 0;
    const auto count = double(samples.size());
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const double window = 0.5 - 0.5 * std::cos(2 * std::numbers::pi * double(i) / count);
        sum += double(samples[i]) * window
               * std::polar(1.0, -2 * std::numbers::pi * frequency * double(i) / mono.rate);
    }
    return std::abs(sum);
}

double loudestNear(std::span<const float> samples, double pitch)
{
    double best = 0;
    double found = 0;
    for (double frequency = pitch * 0.98; frequency < pitch * 1.02; frequency += pitch * 0.0005) {
        const double now = strength(samples, frequency);
        if (now > best) {
            best = now;
            found = frequency;
        }
    }
    return found;
}

constexpr std::size_t piece = 1'024; // samples

Samples stretched(TimeStretch &stretch, std::span<const float> in)
{
    Samples out;
    for (std::size_t i = 0; i < in.size(); i += piece)
        stretch.process(in.subspan(i, std::min(piece, in.size() - i)), out);
    return out;
}

/// Stretches \a in as a whole, with all that is held back.
Samples whole(const AudioFormat &format, double speed, std::span<const float> in)
{
    TimeStretch stretch(format);
    stretch.setSpeed(speed);
    Samples out = stretched(stretch, in);
    stretch.finish(out);
    return out;
}

/// Makes a click of a millisecond at each of the \a frames, over faint noise.
Samples clicksAt(std::span<const std::size_t> frames, double seconds)
{
    Samples samples = noise(mono, seconds, -60);
    for (const std::size_t frame : frames) {
        for (std::size_t i = 0; i < 48; ++i)
            samples[frame + i] += (i % 2 == 0 ? 0.6F : -0.6F) * std::exp(-float(i) / 10);
    }
    return samples;
}

/// \return the frames where a click begins
std::vector<std::size_t> clicksIn(std::span<const float> samples)
{
    constexpr std::size_t apart = 96; // 2 ms
    std::vector<std::size_t> found;
    std::size_t last = 0;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        if (std::abs(samples[i]) < 0.2F)
            continue;
        if (found.empty() || i - last > apart)
            found.push_back(i);
        last = i;
    }
    return found;
}

std::vector<std::size_t> someFrames()
{
    std::vector<std::size_t> frames;
    for (std::size_t i = 0; i < 32; ++i)
        frames.push_back(24'000 + i * 24'037);
    return frames;
}

} // namespace

class TestTimeStretch final : public QObject
{
    Q_OBJECT

private slots:
    void keepsThePitch_data();
    void keepsThePitch();
    void keepsThePitchOfEveryChannel_data();
    void keepsThePitchOfEveryChannel();
    void keepsTheLength_data();
    void keepsTheLength();
    void aShortSoundIsHeardOnce_data();
    void aShortSoundIsHeardOnce();
    void theFramesHeldTellThePlace_data();
    void theFramesHeldTellThePlace();
    void atItsOwnSpeedNothingChanges();
    void silenceStaysSilence();
    void whatIsLouderThanFullScalePasses();
    void whatIsNoNumberPasses();
    void aSpeedMayChangeOnTheWay();
    void afterASeekNothingOldIsHeard();
};

void TestTimeStretch::keepsThePitch_data()
{
    QTest::addColumn<double>("speed");
    QTest::addColumn<double>("pitch");
    for (const double speed : speeds) {
        QTest::addRow("speed %g", speed) << speed << 220.0;
        QTest::addRow("speed %g, a deep voice", speed) << speed << 82.0;
        QTest::addRow("speed %g, a child", speed) << speed << 390.0;
        // None of its periods is a whole number of samples.
        QTest::addRow("speed %g, a high tone", speed) << speed << 808.0;
        QTest::addRow("speed %g, a whistle", speed) << speed << 2'117.0;
    }
}

void TestTimeStretch::keepsThePitch()
{
    QFETCH(const double, speed);
    QFETCH(const double, pitch);
    const Samples out = whole(mono, speed, voice(3, pitch));
    // Measured in the middle, away from the start and the end.
    const double found = loudestNear(std::span(out).subspan(out.size() / 3, 16'000), pitch);
    QVERIFY2(std::abs(found / pitch - 1) < 0.003, qPrintable(QString::number(found)));
}

void TestTimeStretch::keepsThePitchOfEveryChannel_data()
{
    QTest::addColumn<float>("right");
    QTest::newRow("the same on both sides") << 1.0F;
    QTest::newRow("the sides are opposite") << -1.0F;
    QTest::newRow("the right side is silent") << 0.0F;
}

void TestTimeStretch::keepsThePitchOfEveryChannel()
{
    QFETCH(const float, right);
    for (const double speed : {0.5, 2.0, 3.0}) {
        const Samples out = whole(stereo, speed, toStereo(voice(3, 808), right));
        const Samples left = leftOf(out);
        const double found = loudestNear(std::span(left).subspan(left.size() / 3, 16'000), 808);
        QVERIFY2(std::abs(found / 808 - 1) < 0.003, qPrintable(QString::number(found)));
        for (std::size_t i = 0; i < left.size(); ++i)
            QVERIFY(std::abs(out[2 * i + 1] - left[i] * right) < 1e-6F);
    }
}

void TestTimeStretch::keepsTheLength_data()
{
    QTest::addColumn<double>("speed");
    for (const double speed : speeds)
        QTest::addRow("speed %g", speed) << speed;
}

void TestTimeStretch::keepsTheLength()
{
    QFETCH(const double, speed);
    for (const double seconds : {0.0, 0.001, 0.02, 1.0, 60.0}) {
        const Samples in = noise(mono, seconds, -20);
        const Samples out = whole(mono, speed, in);
        const double off = double(out.size()) * speed - double(in.size());
        // The last period may have been changed shortly before the end.
        QVERIFY2(std::abs(off) < double(mono.framesIn(0.016)),
                 qPrintable(QStringLiteral("%1 s: %2 frames off").arg(seconds).arg(off)));
    }
}

void TestTimeStretch::aShortSoundIsHeardOnce_data()
{
    keepsTheLength_data();
}

/// A consonant that is left out or repeated makes speech hard to understand.
void TestTimeStretch::aShortSoundIsHeardOnce()
{
    QFETCH(const double, speed);
    const std::vector<std::size_t> frames = someFrames();
    const std::vector<std::size_t> heard = clicksIn(whole(mono, speed, clicksAt(frames, 17)));
    QCOMPARE(heard.size(), frames.size());
}

void TestTimeStretch::theFramesHeldTellThePlace_data()
{
    keepsTheLength_data();
}

void TestTimeStretch::theFramesHeldTellThePlace()
{
    QFETCH(const double, speed);
    const std::vector<std::size_t> frames = someFrames();
    const Samples in = clicksAt(frames, 17);
    TimeStretch stretch(mono);
    stretch.setSpeed(speed);
    Samples out;
    std::vector<std::pair<std::size_t, std::size_t>> places; // frame of the output, of the input
    for (std::size_t i = 0; i < in.size(); i += piece) {
        const std::size_t taken = std::min(piece, in.size() - i);
        stretch.process(std::span(in).subspan(i, taken), out);
        places.emplace_back(out.size(), i + taken - stretch.bufferedFrames());
        QVERIFY(stretch.bufferedFrames() <= mono.framesIn(speed == 1 ? 0 : 0.031));
    }
    const std::vector<std::size_t> heard = clicksIn(out);
    QCOMPARE(heard.size(), frames.size());
    for (std::size_t i = 0; i < heard.size(); ++i) {
        const auto after = std::ranges::lower_bound(
            places, heard[i], {}, &std::pair<std::size_t, std::size_t>::first);
        QVERIFY(after != places.end());
        const double told = double(after->second) - double(after->first - heard[i]) * speed;
        const double off = told - double(frames[i]);
        QVERIFY2(std::abs(off) < double(mono.framesIn(0.02)), qPrintable(QString::number(off)));
    }
}

void TestTimeStretch::atItsOwnSpeedNothingChanges()
{
    TimeStretch stretch(stereo);
    const Samples in = toStereo(voice(1, 220), 0.5F);
    QCOMPARE(stretched(stretch, in), in); // and without delay
}

void TestTimeStretch::silenceStaysSilence()
{
    const Samples out = whole(mono, 2, Samples(96'000));
    QCOMPARE(out, Samples(48'000));
}

void TestTimeStretch::whatIsLouderThanFullScalePasses()
{
    const Samples out = whole(mono, 1.5, voice(2, 220, 1.2F));
    QVERIFY(*std::ranges::max_element(out) > 1.4F);
}

void TestTimeStretch::whatIsNoNumberPasses()
{
    for (const double speed : {0.5, 2.0}) {
        const Samples out =
            whole(mono, speed, Samples(48'000, std::numeric_limits<float>::quiet_NaN()));
        QCOMPARE(out.size(), std::size_t(48'000 / speed));
    }
}

void TestTimeStretch::aSpeedMayChangeOnTheWay()
{
    TimeStretch stretch(mono);
    Samples out = stretched(stretch, voice(2, 220));
    for (const double speed : {2.0, 0.5, 1.0}) {
        stretch.setSpeed(speed);
        std::ranges::copy(stretched(stretch, voice(2, 220)), std::back_inserter(out));
    }
    stretch.finish(out);
    // 2 s at normal, 1 s at double, 4 s at half and 2 s at normal speed.
    QVERIFY2(std::abs(double(out.size()) / mono.rate - 9) < 0.06,
             qPrintable(QString::number(double(out.size()) / mono.rate)));
}

void TestTimeStretch::afterASeekNothingOldIsHeard()
{
    TimeStretch stretch(mono);
    stretch.setSpeed(1.5);
    (void)stretched(stretch, voice(1, 220));
    stretch.reset();
    QCOMPARE(stretch.bufferedFrames(), std::size_t(0));
    const Samples out = stretched(stretch, Samples(48'000));
    QVERIFY(std::ranges::all_of(out, [](float sample) { return sample == 0; }));
}

QTEST_APPLESS_MAIN(TestTimeStretch)

#include "tst_time_stretch.moc"
