// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What comes from the decoder on one side, what is heard on the other: speech at its speed,
///        shaped, and each frame with its place in the media.
///
/// Threads: any; guarded by a mutex. take() and finish() on the decoder's, read() on the sink's.
/// Tests:   tests/unit/audio_buffers/tst_sound_pipe.cpp

#include "media_clock.h"
#include "time_stretch.h"

#include <chrono>
#include <mutex>
#include <optional>
#include <span>
#include <speech/speech_chain.h>
#include <vector>

namespace dogear::audio_buffers {

class SoundPipe
{
public:
    using nanoseconds = std::chrono::nanoseconds;
    using steady_clock = std::chrono::steady_clock;

    explicit SoundPipe(const speech::AudioFormat &format);

    [[nodiscard]] const speech::AudioFormat &format() const { return m_format; }

    void setSpeed(double speed);
    void setShape(const speech::SpeechShape &shape);

    /// Forgets all sound; what is heard next begins at \a place. What the decoder still has of
    /// another place is dropped.
    void restart(nanoseconds place);
    /// Sound of the media that begins at \a start.
    void take(std::span<const float> samples, nanoseconds start);
    /// Nothing comes after what came.
    void finish();

    /// Fills \a out as far as there is sound.
    /// \return frames
    std::size_t read(std::span<float> out);
    /// Frames that can be read.
    [[nodiscard]] std::size_t waiting() const;
    /// finish() was called and all was read.
    [[nodiscard]] bool isOver() const;

    /// Counts frames that were read since restart() was called for the \a generation-th time.
    struct Mark
    {
        int generation = 0;
        std::int64_t frame = 0;
    };
    /// The frame that is read next.
    [[nodiscard]] Mark mark() const;
    /// Where in the media \a mark is; of one before the last restart() the place of that.
    [[nodiscard]] nanoseconds placeOf(const Mark &mark) const;
    /// How far in the media the sound goes that was taken since restart().
    [[nodiscard]] nanoseconds reached() const;
    /// Listening time that left out pauses have saved since this was asked last.
    [[nodiscard]] nanoseconds takeTrimmed();

private:
    [[nodiscard]] nanoseconds duration(double frames) const;
    [[nodiscard]] std::size_t frames(std::size_t samples) const;
    [[nodiscard]] bool isOfAnotherPlace(nanoseconds start) const;
    void clear();
    void shape(std::span<const float> samples, nanoseconds end);
    void noteCuts();
    [[nodiscard]] std::int64_t cutBefore(std::int64_t frame) const;

    const speech::AudioFormat m_format;
    mutable std::mutex m_mutex;
    TimeStretch m_stretch;
    speech::SpeechChain m_chain;
    MediaClock m_clock;                              ///< of frames that went into the chain
    std::vector<speech::SilenceTrimmer::Cut> m_cuts; ///< of the chain, summed up
    std::vector<float> m_stretched;
    std::vector<float> m_ready; ///< samples; read up to m_read
    std::size_t m_read = 0;
    std::int64_t m_stretchedFrames = 0; ///< since restart()
    std::int64_t m_readFrames = 0;
    int m_generation = 0;
    nanoseconds m_place{}; ///< where restart() began
    steady_clock::time_point m_restarted;
    std::optional<nanoseconds> m_expected; ///< where the next sound begins; none before the first
    nanoseconds m_trimmed{};
    bool m_isFinished = false;
};

} // namespace dogear::audio_buffers
