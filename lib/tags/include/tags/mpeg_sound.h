// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Counts the frames of MPEG audio (MP3), which has no container that knows its length.
///
/// Pure: reads through a function of the caller. Free format, whose frames tell no length, is not
/// read.
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
    int bitRate = 0;    ///< bits a second
    int sampleRate = 0; ///< samples a second
    int samples = 0;    ///< in this frame
    int channels = 2;
    int size = 0; ///< bytes, with the header

    /// Whether a decoder can go on from one to the other without being set up again.
    [[nodiscard]] bool isLike(const MpegFrame &other) const
    {
        return version == other.version && layer == other.layer && sampleRate == other.sampleRate;
    }
};

/// The frame that begins with the first four of \a bytes.
[[nodiscard]] std::optional<MpegFrame> readMpegFrame(QByteArrayView bytes);

/// What the first frame says of all others, instead of sound (Xing, Info, VBRI).
struct MpegHeader
{
    std::optional<qint64> frames;
    std::optional<qint64> bytes;
    /// Where in the frame the four letters stand.
    qsizetype place = 0;

    /// Whether these numbers can be true of sound like \a first in \a fileBytes, from the first
    /// frame to the end of the file. Parts that were joined, and files that were cut, keep the
    /// header of what they were; some programs write headers that were never true.
    [[nodiscard]] bool fits(const MpegFrame &first, qint64 fileBytes) const;
};

/// Of the whole frame \a bytes, which begin with \a frame.
[[nodiscard]] std::optional<MpegHeader> readMpegHeader(const MpegFrame &frame,
                                                       QByteArrayView bytes);

class MpegFrameCounter
{
public:
    using nanoseconds = std::chrono::nanoseconds;
    /// Up to \a length bytes from \a place on; fewer at the end, none: there is no more.
    using Read = std::function<QByteArray(qint64 place, qint64 length)>;
    /// A frame begins at \a place of the file, and at \a time of the sound.
    using Mark = std::function<void(qint64 place, nanoseconds time)>;

    /// What was counted.
    struct Count
    {
        nanoseconds duration{};
        qint64 frames = 0;
        qint64 end = 0;       ///< where the last frame ends
        bool isWhole = false; ///< to the end of the file
    };

    /// \a read reads the file.
    explicit MpegFrameCounter(Read read)
        : m_read(std::move(read))
    {}

    /// Calls \a mark at the first frame, and then for one in each \a interval of the sound.
    void setMark(Mark mark, nanoseconds interval)
    {
        m_mark = std::move(mark);
        m_interval = interval;
    }
    /// Counting stops when \a mayGoOn says no; it is asked every quarter of a megabyte.
    void setMayGoOn(std::function<bool()> mayGoOn) { m_mayGoOn = std::move(mayGoOn); }

    /// Counts the frames from \a place on. What is no sound in between is passed over, as are the
    /// headers of parts that were joined.
    /// \return nothing if there are none, or if they tell no length
    [[nodiscard]] std::optional<Count> count(qint64 place);
    /// The first frame at \a place or behind it, to where \a place is moved; it may be a header.
    [[nodiscard]] std::optional<MpegFrame> find(qint64 &place);

private:
    [[nodiscard]] QByteArrayView at(qint64 place, qsizetype length);
    [[nodiscard]] qint64 nextSync(qint64 place);
    [[nodiscard]] bool isFollowed(const MpegFrame &frame, qint64 place);
    void add(const MpegFrame &frame, qint64 place);

    Read m_read;
    Mark m_mark;
    nanoseconds m_interval{};
    std::function<bool()> m_mayGoOn;
    QByteArray m_chunk;
    qint64 m_chunkPlace = 0;
    bool m_isStopped = false;
    std::optional<MpegFrame> m_last;
    std::optional<nanoseconds> m_nextMark;
    Count m_count;
};

/// What is known of the length of MPEG audio without counting all of it.
struct MpegSample
{
    /// Of all frames that were looked at, if they agree and there were some everywhere.
    std::optional<int> steadyBitRate;
    /// Worked out from the frames that were looked at; 0 if there are none.
    std::chrono::milliseconds estimate{};
};

/// Looks at some frames in each of \a looks places between \a place and \a size.
[[nodiscard]] MpegSample sampleMpeg(const MpegFrameCounter::Read &read,
                                    qint64 place,
                                    qint64 size,
                                    int looks);

} // namespace dogear::tags
