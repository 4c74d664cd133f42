// SPDX-License-Identifier: GPL-3.0-or-later
// Tests TimeStretch with sums of sines as voices: measures the pitch and the length of the result.

#include "time_stretch.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <complex>
#include <numbers>

using namespace dogear;
using namespace dogear::audio_buffers;

namespace {

constexpr int rate = 48'000;
constexpr double voicePitch = 220;

std::vector<float> voice(double seconds, float height = 0.3F, double pitch = voicePitch)
{
    std::vector<float> samples(std::size_t(seconds * rate));
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const double phase = 2 * std::numbers::pi * pitch * double(i) / rate;
        samples[i] = height * float(std::sin(phase) + 0.5 * std::sin(2 * phase));
    }
    return samples;
}

/// \return the strength of \a frequency in \a samples, with a Hann window against leakage
double strength(std::span<const float> samples, double frequency)
{
    std::complex<double> sum = 0;
    const auto count = double(samples.size());
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const double window = 0.5 - 0.5 * std::cos(2 * std::numbers::pi * double(i) / count);
        sum += double(samples[i]) * window
               * std::polar(1.0, -2 * std::numbers::pi * frequency * double(i) / rate);
    }
    return std::abs(sum);
}

double loudestNear(std::span<const float> samples, double pitch)
{
    double best = 0;
    double found = 0;
    for (double frequency = pitch * 0.95; frequency < pitch * 1.05; frequency += pitch * 0.0005) {
        const double now = strength(samples, frequency);
        if (now > best) {
            best = now;
            found = frequency;
        }
    }
    return found;
}

std::vector<float> stretched(TimeStretch &stretch, std::span<const float> in)
{
    std::vector<float> out;
    constexpr std::size_t piece = 1'024;
    for (std::size_t i = 0; i < in.size(); i += piece)
        stretch.process(in.subspan(i, std::min(piece, in.size() - i)), out);
    return out;
}

} // namespace

class TestTimeStretch final : public QObject
{
    Q_OBJECT

private slots:
    void keepsThePitch_data();
    void keepsThePitch();
    void atItsOwnSpeedNothingChanges();
    void whatIsLouderThanFullScalePasses();
    void aSpeedMayChangeOnTheWay();
};

void TestTimeStretch::keepsThePitch_data()
{
    QTest::addColumn<double>("speed");
    QTest::addColumn<double>("pitch");
    for (const double speed : {0.5, 0.8, 1.0, 1.2, 1.5, 2.0, 2.5, 3.0}) {
        QTest::addRow("speed %g", speed) << speed << voicePitch;
        // None of its periods is a whole number of samples.
        QTest::addRow("speed %g, a high tone", speed) << speed << 808.0;
    }
}

void TestTimeStretch::keepsThePitch()
{
    QFETCH(const double, speed);
    QFETCH(const double, pitch);
    TimeStretch stretch({.rate = rate, .channels = 1});
    stretch.setSpeed(speed);
    std::vector<float> out = stretched(stretch, voice(10, 0.3F, pitch));
    stretch.finish(out);
    const double seconds = double(out.size()) / rate;
    QVERIFY2(std::abs(seconds * speed - 10) < 0.05, qPrintable(QString::number(seconds)));
    // Measured in the middle, away from the start and the end.
    const double found = loudestNear(std::span(out).subspan(out.size() / 3, 24'000), pitch);
    QVERIFY2(std::abs(found / pitch - 1) < 0.005, qPrintable(QString::number(found)));
}

void TestTimeStretch::atItsOwnSpeedNothingChanges()
{
    TimeStretch stretch({.rate = rate, .channels = 2});
    const std::vector<float> in = voice(1);
    const std::vector<float> out = stretched(stretch, in);
    QCOMPARE(out.size(), in.size()); // and without delay
    for (std::size_t i = 0; i < in.size(); ++i)
        QVERIFY2(std::abs(out[i] - in[i]) < 0.0002F, qPrintable(QString::number(i)));
}

void TestTimeStretch::whatIsLouderThanFullScalePasses()
{
    TimeStretch stretch({.rate = rate, .channels = 1});
    stretch.setSpeed(1.5);
    const std::vector<float> out = stretched(stretch, voice(2, 1.2F));
    QVERIFY(*std::ranges::max_element(out) > 1.4F);
}

void TestTimeStretch::aSpeedMayChangeOnTheWay()
{
    TimeStretch stretch({.rate = rate, .channels = 1});
    std::vector<float> out = stretched(stretch, voice(2));
    stretch.setSpeed(2);
    std::ranges::copy(stretched(stretch, voice(2)), std::back_inserter(out));
    stretch.setSpeed(1);
    std::ranges::copy(stretched(stretch, voice(2)), std::back_inserter(out));
    stretch.finish(out);
    // 2 s at normal speed, 2 s at double speed, 2 s at normal speed.
    QVERIFY2(std::abs(double(out.size()) / rate - 5) < 0.06,
             qPrintable(QString::number(double(out.size()) / rate)));
}

QTEST_APPLESS_MAIN(TestTimeStretch)

#include "tst_time_stretch.moc"
