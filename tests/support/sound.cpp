// SPDX-License-Identifier: GPL-3.0-or-later
#include "sound.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <QFile>
#include <QSignalSpy>
#include <QTimer>
#include <QtEndian>

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace Qt::StringLiterals;

namespace dogear::test {

namespace {

constexpr double lowest = 600; ///< Hz
constexpr double step = 2;     ///< Hz; 280 tones reach 1,158 Hz, less than an octave
/// Tones of neighbouring seconds are 158 or 402 Hz apart. Coprime to toneSeconds: no tone occurs
/// twice.
constexpr int jump = 79;
constexpr double silence = 0.01; ///< RMS, full scale is 1
constexpr int wavRate = 44'100;
// The quiet tone that encodes the repetition: above every tone at every speed.
constexpr double lowestRepeat = 2'800;
constexpr double repeatStep = 100;
constexpr int maxRepeats = maxToneSeconds / toneSeconds;
constexpr double fullScale = 32'767;
constexpr double amplitude = 12'000 / fullScale;
constexpr double repeatAmplitude = 3'000 / fullScale;
constexpr double leastRepeatEnergy = 0.01; ///< relative to the tone; the file has a sixteenth

double frequencyOf(int second)
{
    return lowest + step * ((second * jump) % toneSeconds);
}

double frequencyOfRepeat(int repeat)
{
    return lowestRepeat + repeatStep * repeat;
}

/// Returns the second (below toneSeconds) whose tone is nearest to \a frequency, and the deviation
/// in percent.
std::pair<int, double> secondOf(double frequency)
{
    int best = 0;
    for (int second = 1; second < toneSeconds; ++second) {
        if (std::abs(frequencyOf(second) - frequency) < std::abs(frequencyOf(best) - frequency))
            best = second;
    }
    return {best, (frequency / frequencyOf(best) - 1) * 100};
}

/// Returns the energy of one tone in \a samples (Goertzel algorithm).
double energy(std::span<const float> samples, double frequency)
{
    const double twice = 2 * std::cos(2 * std::numbers::pi * frequency / Recording::rate);
    double a = 0;
    double b = 0;
    for (const float sample : samples) {
        const double next = sample + twice * a - b;
        b = a;
        a = next;
    }
    return a * a + b * b - twice * a * b;
}

double loudness(std::span<const float> samples)
{
    double sum = 0;
    for (const float sample : samples)
        sum += double(sample) * double(sample);
    return samples.empty() ? 0 : std::sqrt(sum / double(samples.size()));
}

void appendWavHeader(QByteArray &wav, const WavShape &shape, quint32 bytes)
{
    const auto number = [&](auto value) {
        const auto little = qToLittleEndian(value);
        wav.append(reinterpret_cast<const char *>(&little), sizeof little);
    };
    wav += "RIFF";
    number(quint32(36 + bytes));
    wav += "WAVEfmt ";
    number(quint32(16));
    number(quint16(1)); // PCM
    number(quint16(shape.channels));
    number(quint32(shape.rate));
    number(quint32(shape.rate * shape.channels * 2));
    number(quint16(shape.channels * 2));
    number(quint16(16));
    wav += "data";
    number(bytes);
}

} // namespace

double wallMs()
{
    return double(QDateTime::currentMSecsSinceEpoch());
}

void pass(std::chrono::milliseconds time)
{
    const double end = wallMs() + double(time.count());
    waitFor([end] { return wallMs() > end; }, time + std::chrono::seconds(5));
}

QString inThreeTries(const std::function<QString()> &measure)
{
    QString problem;
    for (int tries = 0; tries < 3; ++tries) {
        problem = measure();
        if (problem.isEmpty())
            break;
        qInfo().noquote() << problem;
    }
    return problem;
}

bool waitFor(const std::function<bool()> &condition, std::chrono::milliseconds most)
{
    QTimer timer; // QSignalSpy::wait() runs a nested event loop until the next timeout
    QSignalSpy turns(&timer, &QTimer::timeout);
    timer.start(20);
    QElapsedTimer elapsed;
    elapsed.start();
    while (!condition()) {
        if (elapsed.hasExpired(most.count()))
            return false;
        turns.wait(1000);
    }
    return true;
}

bool soundAlike(std::chrono::milliseconds a, std::chrono::milliseconds b)
{
    constexpr double distinct = 60; // Hz; in the 40 ms of toneAfter() a tone is 50 Hz wide
    const auto tone = [](std::chrono::milliseconds place) {
        return frequencyOf(int(place.count() / 1000));
    };
    return std::abs(tone(a) - tone(b)) < distinct;
}

bool writeWav(const QString &path,
              const WavShape &shape,
              int frames,
              const std::function<double(int)> &next)
{
    QByteArray wav;
    appendWavHeader(wav, shape, quint32(frames) * quint32(shape.channels) * 2);
    for (int frame = 0; frame < frames; ++frame) {
        const auto sample = qToLittleEndian(qint16(std::lround(next(frame) * fullScale)));
        for (int channel = 0; channel < shape.channels; ++channel)
            wav.append(reinterpret_cast<const char *>(&sample), sizeof sample);
    }
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(wav) == wav.size();
}

bool writeToneWav(const QString &path, int seconds)
{
    double phase = 0;
    double repeatPhase = 0;
    return writeWav(path, {wavRate, 1}, wavRate * seconds, [&](int i) {
        const int repeat = i / wavRate / toneSeconds;
        phase += 2 * std::numbers::pi * frequencyOf(i / wavRate) / wavRate;
        repeatPhase += 2 * std::numbers::pi * frequencyOfRepeat(repeat) / wavRate;
        return std::sin(phase) * amplitude
               + (repeat > 0 ? std::sin(repeatPhase) * repeatAmplitude : 0);
    });
}

bool convertSound(const QString &from, const QString &to, const QStringList &options)
{
    QProcess ffmpeg;
    ffmpeg.start(u"ffmpeg"_s,
                 QStringList{u"-v"_s, u"error"_s, u"-y"_s, u"-i"_s, from} + options
                     + QStringList{to});
    return ffmpeg.waitForFinished(1'800'000) && ffmpeg.exitCode() == 0;
}

std::span<const float> Recording::window(double fromMs, double lengthMs) const
{
    const auto at = [this](double ms) {
        return std::clamp<qsizetype>(
            qsizetype((ms - startMs) * rate / 1000), 0, qsizetype(samples.size()));
    };
    const qsizetype begin = at(fromMs);
    return std::span(samples).subspan(size_t(begin), size_t(at(fromMs + lengthMs) - begin));
}

std::optional<double> Recording::soundAfter(double fromMs) const
{
    const double endMs = startMs + double(samples.size()) * 1000 / rate;
    for (double ms = fromMs; ms + 60 < endMs; ms += 5) {
        if (loudness(window(ms, 5)) > silence && loudness(window(ms, 60)) > silence)
            return ms;
    }
    return std::nullopt;
}

std::optional<double> Recording::toneAfter(double fromMs, std::chrono::milliseconds place) const
{
    constexpr double length = 40;
    const double frequency = frequencyOf(int(place.count() / 1000));
    const double endMs = startMs + double(samples.size()) * 1000 / rate;
    for (double ms = fromMs; ms + 2 * length < endMs; ms += 2) {
        const auto now = window(ms, length);
        // The energy() of a pure tone: the energy of its samples, times half their number.
        const double all = std::pow(loudness(now) * double(now.size()), 2) / 2;
        if (loudness(now) > silence && energy(now, frequency) > all / 2)
            return ms;
    }
    return std::nullopt;
}

double Recording::silenceBetween(double fromMs, double toMs) const
{
    double silent = 0;
    for (double ms = fromMs; ms < toMs; ms += 10)
        silent += loudness(window(ms, 10)) > silence ? 0 : 10;
    return silent;
}

/// Returns the frequency of the strongest tone in the 250 ms after \a atMs, to a fraction of a
/// hertz.
std::optional<double> Recording::frequencyAt(double atMs) const
{
    const auto part = window(atMs, 250);
    if (part.size() < rate / 5 || loudness(part) < silence)
        return std::nullopt;
    double best = 0;
    double most = 0;
    const auto look = [&](double from, double to, double by) {
        for (double frequency = from; frequency < to; frequency += by) {
            if (const double now = energy(part, frequency); now > most) {
                most = now;
                best = frequency;
            }
        }
    };
    // In 250 ms the peak of a tone is 8 Hz wide, so steps of 3 Hz cannot miss it.
    constexpr double wide = 3;
    look(250, 2600, wide);
    look(best - wide + 1, best + wide, 1);
    // Interpolates the peak between the neighbours 1 Hz below and above.
    const double left = std::sqrt(energy(part, best - 1));
    const double right = std::sqrt(energy(part, best + 1));
    const double middle = std::sqrt(most);
    return best + (right - left) / (2 * (2 * middle - left - right) + 1e-9);
}

/// Returns how often the tones have repeated before \a atMs; \a toneEnergy is the energy of the
/// tone that is heard there.
int Recording::repeatsBefore(double atMs, double toneEnergy) const
{
    const auto part = window(atMs, 250);
    int best = 0;
    double most = toneEnergy * leastRepeatEnergy;
    for (int repeat = 1; repeat <= maxRepeats; ++repeat) {
        if (const double now = energy(part, frequencyOfRepeat(repeat)); now > most) {
            most = now;
            best = repeat;
        }
    }
    return best;
}

std::optional<Heard> Recording::heardAt(double atMs, double speed) const
{
    // Identifying a tone takes 250 ms without a change; the steps look for such a window.
    for (double ms = atMs; ms < atMs + 1200; ms += 50) {
        const auto here = frequencyAt(ms);
        const auto later = frequencyAt(ms + 1000 / speed);
        if (!here || !later)
            continue;
        const auto [second, error] = secondOf(*here);
        const auto [next, nextError] = secondOf(*later);
        if (next != (second + 1) % toneSeconds || std::abs(error) > 1 || std::abs(nextError) > 1)
            continue;
        // Skips a window whose beginning still has the tone of the second before.
        const auto begin = window(ms, 40);
        const double before = frequencyOf((second + toneSeconds - 1) % toneSeconds);
        if (energy(begin, before) > energy(begin, *here))
            continue;
        // The next second begins where its tone becomes the stronger one. After an underrun of the
        // sound server neither tone is there, so the next one must also have an eighth of its full
        // energy. The first 100 ms are left out: most of the window has the present tone.
        constexpr double shortest = 100;
        const double full = energy(window(ms + 1000 / speed, 20), *later);
        for (double change = ms + shortest; change < ms + 1300 / speed; change += 2) {
            const auto part = window(change - 10, 20);
            const double nextEnergy = energy(part, frequencyOf(next));
            if (nextEnergy > full / 8 && nextEnergy > energy(part, frequencyOf(second))) {
                const int repeats = repeatsBefore(ms, energy(window(ms, 250), *here));
                const double position =
                    (repeats * toneSeconds + second + 1) * 1000.0 - (change - atMs) * speed;
                return Heard{std::chrono::milliseconds(std::llround(position)), error};
            }
        }
    }
    return std::nullopt;
}

bool Recorder::isPossible()
{
    return qEnvironmentVariableIsSet("DOGEAR_TEST_SINK");
}

Recorder::Recorder()
    : Recorder(qEnvironmentVariable("DOGEAR_TEST_SINK"))
{}

Recorder::Recorder(const QString &sink)
{
    connect(&m_process, &QProcess::readyReadStandardOutput, this, &Recorder::read);
    m_process.start(u"parec"_s,
                    {u"--device=%1.monitor"_s.arg(sink),
                     u"--rate=%1"_s.arg(Recording::rate),
                     u"--channels=1"_s,
                     u"--format=s16le"_s,
                     u"--latency-msec=10"_s});
}

Recorder::~Recorder()
{
    m_process.terminate();
    m_process.waitForFinished(2000);
}

void Recorder::read()
{
    const QByteArray arrived = m_process.readAllStandardOutput();
    m_bytes += arrived;
    // No sample arrives before it was played, so every arrival gives an upper bound for the time of
    // the first sample; the lowest one is the best estimate.
    const double start = wallMs() - double(m_bytes.size()) / 2 * 1000 / Recording::rate;
    m_startMs = m_startMs == 0 ? start : std::min(m_startMs, start);
}

Recording Recorder::recording(double sinceMs) const
{
    const double skippedMs = std::max(0.0, sinceMs - m_startMs);
    const qsizetype skipped =
        std::min(qsizetype(skippedMs * Recording::rate / 1000), m_bytes.size() / 2);
    Recording recording;
    recording.startMs = m_startMs + double(skipped) * 1000 / Recording::rate;
    recording.samples.reserve(size_t(m_bytes.size() / 2 - skipped));
    for (qsizetype i = skipped * 2; i + 1 < m_bytes.size(); i += 2)
        recording.samples.push_back(float(qFromLittleEndian<qint16>(m_bytes.constData() + i))
                                    / 32'768.0F);
    return recording;
}

} // namespace dogear::test
