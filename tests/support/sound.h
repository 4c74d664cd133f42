// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Files in which every second has its own tone, and ears that tell which one is heard.
///
/// The tones lie within one octave and neighbours lie far apart, so that a shifted pitch is another
/// second or none, and the change from one to the next is sharp. They begin again after
/// toneSeconds, with a quiet tone above them that tells how often they have.

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

/// Seconds of which each has a tone of its own.
inline constexpr int toneSeconds = 280;
inline constexpr int maxToneSeconds = 3'640; ///< that can be told apart with the quiet tone

struct WavShape
{
    int rate = 44'100; ///< frames a second
    int channels = 1;  ///< which all sound alike
};

/// Writes a WAV file of \a frames to \a path; \a next is called for each in turn, full scale is 1.
bool writeWav(const QString &path,
              const WavShape &shape,
              int frames,
              const std::function<double(int)> &next);
/// Writes a mono WAV file of \a seconds tones to \a path.
bool writeToneWav(const QString &path, int seconds);
/// Turns it into another format with the ffmpeg program, for example {"-b:a", "64k"}.
bool convertSound(const QString &from, const QString &to, const QStringList &options);

/// Whether a short look cannot tell the tones of these two places apart.
[[nodiscard]] bool soundAlike(std::chrono::milliseconds a, std::chrono::milliseconds b);

/// What is heard at a place of a recording.
struct Heard
{
    std::chrono::milliseconds position{}; ///< in the file
    double pitchErrorPercent = 0;
};

/// Samples at 16 kHz, and the wall time of the first.
class Recording
{
public:
    static constexpr int rate = 16'000;

    std::vector<float> samples;
    double startMs = 0; ///< Unix milliseconds

    /// When sound begins after \a fromMs, and lasts; Unix milliseconds.
    [[nodiscard]] std::optional<double> soundAfter(double fromMs) const;
    /// When the tone of \a place is heard first after \a fromMs; Unix milliseconds.
    [[nodiscard]] std::optional<double> toneAfter(double fromMs,
                                                  std::chrono::milliseconds place) const;
    /// How much of the time from \a fromMs to \a toMs is silent, in milliseconds.
    [[nodiscard]] double silenceBetween(double fromMs, double toMs) const;
    /// The place in the file that is heard at \a atMs, played at \a speed: from the next change of
    /// tone on, counted back.
    [[nodiscard]] std::optional<Heard> heardAt(double atMs, double speed) const;

private:
    [[nodiscard]] std::span<const float> window(double fromMs, double lengthMs) const;
    [[nodiscard]] std::optional<double> frequencyAt(double atMs) const;
    [[nodiscard]] int repeatsBefore(double atMs, double toneEnergy) const;
};

/// Records the monitor of the null sink that DOGEAR_TEST_SINK names, or of another.
class Recorder final : public QObject
{
    Q_OBJECT

public:
    Recorder();
    explicit Recorder(const QString &sink);
    ~Recorder() override;

    [[nodiscard]] static bool isPossible();
    [[nodiscard]] bool isRunning() const { return !m_bytes.isEmpty(); }
    /// What was recorded so far, from \a sinceMs on.
    [[nodiscard]] Recording recording(double sinceMs = 0) const;

private:
    void read();

    QProcess m_process;
    QByteArray m_bytes;
    double m_startMs = 0; ///< the earliest that fits every arrival
};

[[nodiscard]] double wallMs();
/// Lets \a time pass in an event loop.
void pass(std::chrono::milliseconds time);

/// Calls \a measure until it finds nothing wrong, three times at most: what else runs on a machine
/// may starve its sound server for a moment, a fault of ours is there every time.
/// \return what was wrong the last time
[[nodiscard]] QString inThreeTries(const std::function<QString()> &measure);

/// Waits in an event loop until \a condition holds. QTest's own waiting turns the loop by hand,
/// which GStreamer's messages notice: they come late.
bool waitFor(const std::function<bool()> &condition,
             std::chrono::milliseconds most = std::chrono::seconds(20));

} // namespace dogear::test
