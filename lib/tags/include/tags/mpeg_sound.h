// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Counts the frames of MPEG audio (MP3), which has no container that stores a duration.
///
/// Pure: reads through a function of the caller. Does not read free format, whose frame headers
/// contain no size.
///
/// Threads: any.
/// Specs:   ISO/IEC 11172-3 and 13818-3, section 2.4.2.3; the headers of Xing, LAME and VBRI
/// Tests:   tests/unit/tags/tst_mpeg_sound.cpp

#include <QByteArray>

#include <chrono>
#include <functional>
#include <optional>

namespace dogear::tags {

/// The header of one frame.
struct MpegFrame
{
    static constexpr qsizetype headerSize = 4;

    int version = 1; ///< 1, 2, or 25 for "2.5"
    int layer = 3;
    int bitRate = 0;    ///< bits per second
    int sampleRate = 0; ///< samples per second
    int samples = 0;    ///< number of samples in this frame
    int channels = 2;
    int size = 0; ///< bytes, with the header

    /// \return whether a decoder can continue from one frame to the other without a reset
    [[nodiscard]] bool isLike(const MpegFrame &other) const
    {
        return version == other.version && layer == other.layer && sampleRate == other.sampleRate;
    }
};

/// Parses the frame header in the first four of \a bytes.
[[nodiscard]] std::optional<MpegFrame> readMpegFrame(QByteArrayView bytes);

/// The information about the whole file in a first frame without sound (Xing, Info, VBRI).
struct MpegHeader
{
    std::optional<qint64> frames;
    std::optional<qint64> bytes;
    /// Offset of the four-letter tag in the frame.
    qsizetype offset = 0;

    /// \return whether the numbers are plausible for sound like \a first in \a fileBytes, counted
    ///   from the first frame to the end of the file. Files that were joined or cut keep the header
    ///   of the original part, and some programs write wrong headers.
    [[nodiscard]] bool fits(const MpegFrame &first, qint64 fileBytes) const;
};

/// Parses the information header in \a bytes, the whole frame whose header is \a frame.
[[nodiscard]] std::optional<MpegHeader> readMpegHeader(const MpegFrame &frame,
                                                       QByteArrayView bytes);

class MpegFrameCounter
{
public:
    using nanoseconds = std::chrono::nanoseconds;
    /// Returns up to \a length bytes from the offset \a offset on; fewer, or none, at the end of
    /// the file.
    using Read = std::function<QByteArray(qint64 offset, qint64 length)>;
    /// Reports that a frame begins at the offset \a offset of the file and at \a time of the sound.
    using Mark = std::function<void(qint64 offset, nanoseconds time)>;

    /// Result of counting.
    struct Count
    {
        nanoseconds duration{};
        qint64 frames = 0;
        qint64 end = 0;       ///< offset of the end of the last frame
        bool isWhole = false; ///< counted to the end of the file
    };

    /// \a read reads the file.
    explicit MpegFrameCounter(Read read)
        : m_read(std::move(read))
    {}

    /// Calls \a mark at the first frame, and then at one frame in each \a interval of the sound.
    void setMark(Mark mark, nanoseconds interval)
    {
        m_mark = std::move(mark);
        m_interval = interval;
    }
    /// Stops counting when \a shouldContinue returns false; it is called before each read of 256
    /// KiB.
    void setShouldContinue(std::function<bool()> shouldContinue)
    {
        m_shouldContinue = std::move(shouldContinue);
    }

    /// Counts the frames from \a offset on. Skips bytes that are no frames, and the information
    /// headers of joined parts.
    /// \return nothing if there are no frames
    [[nodiscard]] std::optional<Count> count(qint64 offset);
    /// Finds the first frame at or after \a offset, and moves \a offset to it. It may be an
    /// information header.
    [[nodiscard]] std::optional<MpegFrame> find(qint64 &offset);

private:
    [[nodiscard]] QByteArrayView at(qint64 offset, qsizetype length);
    [[nodiscard]] qint64 nextSync(qint64 offset);
    [[nodiscard]] bool isFollowed(const MpegFrame &frame, qint64 offset);
    void add(const MpegFrame &frame, qint64 offset);

    Read m_read;
    Mark m_mark;
    nanoseconds m_interval{};
    std::function<bool()> m_shouldContinue;
    QByteArray m_chunk;
    qint64 m_chunkOffset = 0;
    bool m_isStopped = false;
    std::optional<MpegFrame> m_last;
    std::optional<nanoseconds> m_nextMark;
    Count m_count;
};

/// Information about the duration of MPEG audio from samples, without counting all frames.
struct MpegSample
{
    /// Bits per second, if every sample had frames and all frames have the same bit rate.
    std::optional<int> constantBitRate;
    /// Duration extrapolated from the sampled frames; 0 if there are none.
    std::chrono::milliseconds estimate{};
};

/// Reads a few frames at each of \a sampleCount evenly spaced offsets between \a offset and \a
/// size.
[[nodiscard]] MpegSample sampleMpeg(const MpegFrameCounter::Read &read,
                                    qint64 offset,
                                    qint64 size,
                                    int sampleCount);

} // namespace dogear::tags
