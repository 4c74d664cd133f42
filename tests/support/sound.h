// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Writes files in which every second has its own tone, and finds in a recording which
///        second is heard.
///
/// All tones lie within one octave, and those of neighbouring seconds lie far apart: a shifted
/// pitch is another second or none, and the change from one tone to the next is sharp. The tones
/// repeat after toneSeconds, then with a quiet tone above them that encodes the number of
/// repetitions.

#include <QByteArray>
#include <QObject>
#include <QProcess>
#include <QString>

#include <chrono>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace dogear::test {

/// Number of seconds with different tones.
inline constexpr int toneSeconds = 280;
inline constexpr int maxToneSeconds = 3'640; ///< maximum length that the quiet tone can encode

struct WavShape
{
    int rate = 44'100; ///< frames per second
    int channels = 1;  ///< all with the same samples
};

/// Writes a WAV file of \a frames to \a path. \a next is called for each frame, in order, and
/// returns its sample; full scale is 1.
bool writeWav(const QString &path,
              const WavShape &shape,
              int frames,
              const std::function<double(int)> &next);
/// Writes a mono WAV file of \a seconds tones to \a path.
bool writeToneWav(const QString &path, int seconds);
/// Converts a file to the format of \a to with the ffmpeg program and \a options such as
/// {"-b:a", "64k"}.
bool convertSound(const QString &from, const QString &to, const QStringList &options);

/// Whether a short window of samples cannot distinguish the tones of these two positions.
[[nodiscard]] bool soundAlike(std::chrono::milliseconds a, std::chrono::milliseconds b);

/// Position in the file that is heard at one moment of a recording.
struct Heard
{
    std::chrono::milliseconds position{}; ///< in the file
    double pitchErrorPercent = 0;
};

/// Samples at 16 kHz, with the wall time of the first one.
class Recording
{
public:
    static constexpr int rate = 16'000;

    std::vector<float> samples;
    double startMs = 0; ///< Unix milliseconds

    /// \return the time after \a fromMs at which sound begins that is no click (RMS over 60 ms), in
    ///   Unix milliseconds
    [[nodiscard]] std::optional<double> soundAfter(double fromMs) const;
    /// \return the time after \a fromMs at which the tone of \a place begins, in Unix milliseconds
    [[nodiscard]] std::optional<double> toneAfter(double fromMs,
                                                  std::chrono::milliseconds place) const;
    /// \return the silent milliseconds between \a fromMs and \a toMs
    [[nodiscard]] double silenceBetween(double fromMs, double toMs) const;
    /// \return the position in the file that is heard at \a atMs, played at \a speed. Counts back
    ///   from the next change of tone.
    [[nodiscard]] std::optional<Heard> heardAt(double atMs, double speed) const;

private:
    [[nodiscard]] std::span<const float> window(double fromMs, double lengthMs) const;
    [[nodiscard]] std::optional<double> frequencyAt(double atMs) const;
    [[nodiscard]] int repeatsBefore(double atMs, double toneEnergy) const;
};

/// Records the monitor of a sink; by default of the null sink that DOGEAR_TEST_SINK names.
class Recorder final : public QObject
{
    Q_OBJECT

public:
    Recorder();
    explicit Recorder(const QString &sink);
    ~Recorder() override;

    [[nodiscard]] static bool isPossible();
    [[nodiscard]] bool isRunning() const { return !m_bytes.isEmpty(); }
    /// Returns the samples recorded so far, from \a sinceMs on.
    [[nodiscard]] Recording recording(double sinceMs = 0) const;

private:
    void read();

    QProcess m_process;
    QByteArray m_bytes;
    double m_startMs = 0; ///< time of the first sample, see read()
};

[[nodiscard]] double wallMs();
/// Runs an event loop for \a time.
void pass(std::chrono::milliseconds time);

/// Calls \a measure until it reports no problem, at most three times. Other programs may starve the
/// sound server for a moment; a fault of Dogear shows every time.
/// \return the problem of the last call; empty if there was none
[[nodiscard]] QString inThreeTries(const std::function<QString()> &measure);

/// Waits in an event loop until \a condition holds, at most \a most. QTest's own functions call
/// processEvents() repeatedly instead, which delays GStreamer's messages.
bool waitFor(const std::function<bool()> &condition,
             std::chrono::milliseconds most = std::chrono::seconds(20));

} // namespace dogear::test
