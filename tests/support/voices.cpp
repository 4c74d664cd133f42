// SPDX-License-Identifier: GPL-3.0-or-later
#include "voices.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <cmath>
#include <numbers>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace dogear::test {

namespace {

constexpr int fullRate = 48'000;
constexpr int fullChannels = 2;
constexpr double nearEnough = 0.3; ///< LU
constexpr auto longestFile = 120s;
constexpr auto afterwards = 500ms;
constexpr double pause = 0.75;
constexpr double words = 1.75; ///< seconds between two pauses

/// Synthesises speech: harmonics of a gliding pitch, in syllables. Levels above full scale are
/// soft-clipped (tanh), as in shows that are mastered loud.
double voiceAt(double seconds, double gain)
{
    const double phase = 2 * std::numbers::pi * (120 * seconds + 2 * std::sin(3 * seconds));
    double sum = 0;
    for (int harmonic = 1; harmonic <= 14; ++harmonic)
        sum += std::cos(harmonic * phase) / harmonic;
    const double syllable = std::abs(std::sin(2 * std::numbers::pi * 2 * seconds));
    return std::tanh(gain * 0.1 * sum * syllable);
}

/// Returns the first number that \a pattern captures in \a text.
std::optional<double> number(const QString &text, const QString &pattern)
{
    const auto match = QRegularExpression(pattern).match(text);
    return match.hasMatch() ? std::optional(match.captured(1).toDouble()) : std::nullopt;
}

} // namespace

std::optional<Level> levelOf(const QStringList &input)
{
    QProcess ffmpeg;
    ffmpeg.setProcessChannelMode(QProcess::MergedChannels);
    ffmpeg.start(u"ffmpeg"_s,
                 QStringList{u"-hide_banner"_s, u"-nostats"_s} + input
                     + QStringList{u"-af"_s,
                                   u"ebur128=peak=true:dualmono=true:framelog=verbose,astats"_s,
                                   u"-f"_s,
                                   u"null"_s,
                                   u"-"_s});
    if (!ffmpeg.waitForFinished(60'000))
        return std::nullopt;
    const QString said = QString::fromUtf8(ffmpeg.readAll());
    const auto lufs = number(said, u"I: +(-?[0-9.]+) LUFS"_s);
    const auto peak = number(said, u"Peak: +(-?[0-9.]+) dBFS"_s);
    const QString all = said.mid(said.lastIndexOf("Overall"_L1));
    const auto rms = number(all, u"RMS level dB: (-?[0-9.]+)"_s);
    const auto samples = number(all, u"Number of samples: ([0-9]+)"_s);
    if (!lufs || !peak || !rms || !samples)
        return std::nullopt;
    return Level{*lufs, *peak, std::pow(10, *rms / 10) * *samples};
}

QString LoudShow::what() const
{
    return u"%1 LUFS, %2, %3"_s.arg(lufs).arg(QFileInfo(file).suffix(),
                                              shape.channels == 1 ? u"mono"_s : u"stereo"_s);
}

QList<LoudShow> loudShows()
{
    return {{-30, u"a.wav"_s, {44'100, 1}},
            {-27.5, u"b.mp3"_s, {44'100, 2}},
            {-25, u"c.opus"_s, {48'000, 2}},
            {-23, u"d.mp3"_s, {44'100, 1}},
            {-20, u"e.m4a"_s, {44'100, 2}},
            {-18, u"f.flac"_s, {22'050, 1}},
            {-16, u"g.mp3"_s, {48'000, 2}},
            {-13, u"h.ogg"_s, {44'100, 2}},
            {-10, u"i.mp3"_s, {44'100, 1}},
            {-8, u"j.wav"_s, {48'000, 2}}};
}

bool writeVoice(const QString &path, const WavShape &shape, int seconds, double lufs)
{
    const QTemporaryDir folder;
    const QString wav = folder.filePath(u"voice.wav"_s);
    double decibels = 0;
    // With soft clipping the loudness rises less than the gain, so it is approached in steps.
    for (int attempt = 0; attempt < 8; ++attempt) {
        const double gain = std::pow(10, decibels / 20);
        const auto next = [&](int frame) {
            const double at = double(frame) / shape.rate;
            return std::fmod(at, 2.0) > 1.7 ? 0 : voiceAt(at, gain); // a pause of 0.3 s
        };
        if (!writeWav(wav, shape, shape.rate * seconds, next))
            return false;
        const auto level = levelOf({u"-i"_s, wav});
        if (!level)
            return false;
        if (std::abs(level->lufs - lufs) < nearEnough)
            return convertSound(wav, path, {});
        decibels += lufs - level->lufs;
    }
    return false;
}

bool writePausingVoice(const QString &path, int seconds)
{
    constexpr WavShape shape;
    return writeWav(path, shape, shape.rate * seconds, [](int frame) {
        const double at = double(frame) / shape.rate;
        return std::fmod(at, words + pause) > words ? 0 : voiceAt(at, 1);
    });
}

FullRecorder::FullRecorder(const QString &path)
{
    m_process.setStandardOutputFile(path);
    m_process.start(u"parec"_s,
                    {u"--device=%1.monitor"_s.arg(qEnvironmentVariable("DOGEAR_TEST_SINK")),
                     u"--rate=%1"_s.arg(fullRate),
                     u"--channels=%1"_s.arg(fullChannels),
                     u"--format=float32le"_s});
}

FullRecorder::~FullRecorder()
{
    m_process.terminate();
    m_process.waitForFinished();
}

QStringList FullRecorder::input(const QString &path)
{
    return {u"-f"_s,
            u"f32le"_s,
            u"-ar"_s,
            QString::number(fullRate),
            u"-ac"_s,
            QString::number(fullChannels),
            u"-i"_s,
            path};
}

std::optional<Level> levelPlayed(PlayerUnderTest &player,
                                 const QString &path,
                                 std::chrono::milliseconds from,
                                 std::chrono::milliseconds time)
{
    const Recorder ears;
    if (!waitFor([&] { return ears.isRunning(); }))
        return std::nullopt;
    const double begun = wallMs();
    player.playFrom(path, {});
    if (!waitFor([&] { return ears.recording(begun).soundAfter(begun).has_value(); }))
        return std::nullopt;
    pass(from);
    const QTemporaryDir folder;
    const QString recording = folder.filePath(u"heard"_s);
    {
        const FullRecorder recorder(recording);
        pass(time);
    }
    return levelOf(FullRecorder::input(recording));
}

std::optional<WholePlayed> playWhole(PlayerUnderTest &player,
                                     const QString &path,
                                     const std::function<bool()> &isOver)
{
    const Recorder ears;
    const QTemporaryDir folder;
    const QString recording = folder.filePath(u"heard"_s);
    double began = 0;
    double ended = 0;
    {
        const FullRecorder recorder(recording);
        if (!waitFor([&] { return ears.isRunning(); }))
            return std::nullopt;
        const double begun = wallMs();
        player.playFrom(path, {});
        std::optional<double> first;
        const auto isHeard = [&] {
            return (first = ears.recording(begun).soundAfter(begun)).has_value();
        };
        if (!waitFor(isHeard) || !waitFor(isOver, longestFile))
            return std::nullopt;
        began = *first;
        ended = wallMs();
        pass(afterwards);
    }
    const auto level = levelOf(FullRecorder::input(recording));
    if (!level)
        return std::nullopt;
    return WholePlayed{*level, (ended - began) / 1'000};
}

} // namespace dogear::test
