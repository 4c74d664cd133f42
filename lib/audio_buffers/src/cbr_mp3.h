// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Maps positions in a constant bit rate MP3 to byte offsets.
///
/// FFmpeg seeks in an MP3 by reading everything up to the target (7.1, mp3dec.c, mp3_seek()). In a
/// stream, that downloads all of it first.
///
/// Pure. Threads: any.
/// Specs:   ISO/IEC 11172-3, section 2.4.2.3; the header "Info" of LAME
/// Tests:   tests/unit/audio_buffers/tst_cbr_mp3.cpp

#include <QByteArray>

#include <chrono>
#include <optional>

namespace dogear::audio_buffers {

class CbrMp3
{
public:
    using nanoseconds = std::chrono::nanoseconds;

    /// A position at which decoding can start.
    struct StartPoint
    {
        qint64 byte = 0;    ///< offset in the file, up to 5 bytes before a frame
        nanoseconds time{}; ///< start time of that frame
    };

    /// Reads the first frames of a file of \a fileBytes. \a bytes start at offset \a offset, after
    /// all tags. \return nullopt if the header does not state a constant bit rate
    [[nodiscard]] static std::optional<CbrMp3> read(QByteArrayView bytes,
                                                    qint64 offset,
                                                    qint64 fileBytes);

    [[nodiscard]] nanoseconds duration() const;
    /// Returns a position some frames before \a position, because a frame can use bits of earlier
    /// frames (bit reservoir).
    [[nodiscard]] StartPoint before(nanoseconds position) const;

private:
    CbrMp3() = default;

    qint64 m_begin = 0;        ///< offset of the first frame of sound
    qint64 m_frames = 0;       ///< number of frames
    double m_frameBytes = 0;   ///< mean size of a frame
    double m_frameSeconds = 0; ///< duration of a frame
};

} // namespace dogear::audio_buffers
