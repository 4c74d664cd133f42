// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Where in an MP3 of constant bit rate the sound of a time is.
///
/// FFmpeg reads all of an MP3 up to the place that it is sent to (7.1, mp3dec.c, mp3_seek()). Of a
/// stream most of that would have to be fetched first.
///
/// Pure. Threads: any.
/// Specs:   ISO/IEC 11172-3, section 2.4.2.3; the header "Info" of LAME
/// Tests:   tests/unit/audio_buffers/tst_constant_mp3.cpp

#include <QByteArray>

#include <chrono>
#include <optional>

namespace dogear::audio_buffers {

class ConstantMp3
{
public:
    using nanoseconds = std::chrono::nanoseconds;

    /// A place where a decoder may begin.
    struct Beginning
    {
        qint64 byte = 0; ///< of the file, a little in front of a frame
        nanoseconds time{};
    };

    /// Of a file of \a fileBytes, whose bytes from \a place on, behind all tags, are \a bytes.
    /// \return nothing if it does not say that its bit rate is constant
    [[nodiscard]] static std::optional<ConstantMp3> read(QByteArrayView bytes,
                                                         qint64 place,
                                                         qint64 fileBytes);

    [[nodiscard]] nanoseconds duration() const;
    /// Some frames in front of \a place: a decoder needs bits of them (bit reservoir).
    [[nodiscard]] Beginning before(nanoseconds place) const;

private:
    ConstantMp3() = default;

    qint64 m_begin = 0;        ///< of the first frame of sound
    qint64 m_frames = 0;       ///< that there are
    double m_frameBytes = 0;   ///< on average
    double m_frameSeconds = 0; ///< of one frame
};

} // namespace dogear::audio_buffers
