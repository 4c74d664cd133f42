// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Buffers decoded samples, changes their speed, runs the speech chain, and maps each output
///        frame to its position in the media.
///
/// Threads: any; guarded by a mutex. The decoder's thread calls take(), the sink's read().
/// Tests:   tests/unit/audio_buffers/tst_audio_pipeline.cpp

#include "media_clock.h"

#include <chrono>
#include <mutex>
#include <optional>
#include <span>
#include <speech/speech_chain.h>
#include <speech/time_stretch.h>
#include <vector>

namespace dogear::audio_buffers {

class AudioPipeline
{
public:
    using nanoseconds = std::chrono::nanoseconds;
    using steady_clock = std::chrono::steady_clock;

    explicit AudioPipeline(const speech::AudioFormat &format);

    [[nodiscard]] const speech::AudioFormat &format() const { return m_format; }

    void setSpeed(double speed);
    void setSpeechSettings(const speech::SpeechSettings &speechSettings);

    /// Clears the pipe; the next output frame is from \a position. Drops the samples of other
    /// positions that the decoder delivers late.
    void restart(nanoseconds position);
    /// Clears the pipe and discards what was measured of the sound: other media begin. Call before
    /// restart().
    void beginMedia();
    /// Appends decoded \a samples that begin at \a start in the media.
    void take(std::span<const float> samples, nanoseconds start);
    /// Appends silence up to \a position, for video frames without sound. Does nothing within 400
    /// ms of restart(), because samples may still arrive.
    void fillTo(nanoseconds position);
    /// Marks the end of the media and flushes delayed samples.
    void finish();

    /// Moves up to \a out.size() ready samples to \a out.
    /// \return the number of frames
    std::size_t read(std::span<float> out);
    /// Frames that can be read.
    [[nodiscard]] std::size_t waiting() const;
    /// Whether any samples were taken since restart().
    [[nodiscard]] bool hasBegun() const;
    /// Whether finish() was called.
    [[nodiscard]] bool isFinished() const;
    /// Whether finish() was called and all samples were read.
    [[nodiscard]] bool isOver() const;

    /// Identifies an output frame: the number of frames read since restart number \a generation.
    struct Mark
    {
        int generation = 0;
        std::int64_t frame = 0;
    };
    /// The frame that read() returns next.
    [[nodiscard]] Mark mark() const;
    /// Position of \a mark in the media; the position of the last restart() for an older \a mark.
    [[nodiscard]] nanoseconds positionOf(const Mark &mark) const;
    /// The end of the last decoded samples since restart(), as a position in the media.
    [[nodiscard]] nanoseconds reached() const;
    /// Returns and resets the listening time saved by shortened pauses.
    [[nodiscard]] nanoseconds takeTrimmed();

private:
    [[nodiscard]] nanoseconds duration(double frames) const;
    [[nodiscard]] std::size_t frames(std::size_t samples) const;
    [[nodiscard]] bool isOfAnotherPosition(nanoseconds start) const;
    void clear();
    void appendSilence(nanoseconds position);
    void process(std::span<const float> samples, nanoseconds end);
    void recordCuts();
    [[nodiscard]] std::int64_t cutBefore(std::int64_t frame) const;

    const speech::AudioFormat m_format;
    mutable std::mutex m_mutex;
    speech::TimeStretch m_stretch;
    speech::SpeechChain m_chain;
    MediaClock m_clock;                              ///< positions of input frames of the chain
    std::vector<speech::SilenceTrimmer::Cut> m_cuts; ///< cuts of the chain, as running sums
    std::vector<float> m_stretched;
    std::vector<float> m_silence;
    std::vector<float> m_ready; ///< output samples; read up to m_read
    std::size_t m_read = 0;
    std::int64_t m_stretchedFrames = 0; ///< since restart()
    std::int64_t m_readFrames = 0;
    int m_generation = 0;
    nanoseconds m_startPosition{}; ///< position given to restart()
    steady_clock::time_point m_restarted;
    std::optional<nanoseconds> m_expected; ///< start of the next samples; absent before the first
    nanoseconds m_trimmed{};
    bool m_isFinished = false;
};

} // namespace dogear::audio_buffers
