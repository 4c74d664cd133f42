// SPDX-License-Identifier: GPL-3.0-or-later
#include "cbr_mp3.h"

#include <tags/mpeg_sound.h>

#include <algorithm>
#include <cmath>

namespace dogear::audio_buffers {

using tags::MpegFrame;

namespace {

/// The bit reservoir spans 511 bytes, which can be nine small frames.
constexpr qint64 framesBefore = 10;
/// Padding makes some frames a byte longer, so a computed offset can be a byte too large. FFmpeg
/// skips the last bytes of the previous frame.
constexpr qint64 marginBytes = 4;
/// Maximum deviation of the file size from frame count times bit rate, as a fraction.
constexpr double maxDeviation = 0.002;

} // namespace

std::optional<CbrMp3> CbrMp3::read(QByteArrayView bytes, qint64 offset, qint64 fileBytes)
{
    const auto frame = tags::readMpegFrame(bytes);
    if (!frame || frame->layer != 3 || bytes.size() < frame->size)
        return {};
    const auto header = tags::readMpegHeader(*frame, bytes.first(frame->size));
    const bool isConstant = header && header->frames && header->bytes
                            && bytes.sliced(header->offset).startsWith("Info");
    // The header frame can have a different bit rate, so take it from the second frame.
    const auto next = tags::readMpegFrame(bytes.sliced(frame->size));
    if (!isConstant || !next || !next->isLike(*frame) || !header->fits(*frame, fileBytes - offset))
        return {};
    CbrMp3 mp3;
    mp3.m_begin = offset + frame->size;
    mp3.m_frames = *header->frames;
    mp3.m_frameBytes = double(next->samples) / 8 * next->bitRate / next->sampleRate;
    mp3.m_frameSeconds = double(next->samples) / next->sampleRate;
    // If the size does not match, other parts of the file may have another bit rate.
    const double there = double(fileBytes - mp3.m_begin);
    const double expected = mp3.m_frameBytes * double(mp3.m_frames);
    const double tagBytes = 1'000; // allowance for tags at the end
    if (std::abs(there - expected) > there * maxDeviation + tagBytes)
        return {};
    return mp3;
}

CbrMp3::nanoseconds CbrMp3::duration() const
{
    return nanoseconds(std::llround(double(m_frames) * m_frameSeconds * 1e9));
}

CbrMp3::StartPoint CbrMp3::before(nanoseconds position) const
{
    const double seconds = double(position.count()) / 1e9;
    const auto wanted = qint64(seconds / m_frameSeconds) - framesBefore;
    const qint64 frame = std::clamp<qint64>(wanted, 0, std::max<qint64>(m_frames - 1, 0));
    const auto byte = m_begin + qint64(std::floor(double(frame) * m_frameBytes));
    return {.byte = frame == 0 ? byte : byte - marginBytes,
            .time = nanoseconds(std::llround(double(frame) * m_frameSeconds * 1e9))};
}

} // namespace dogear::audio_buffers
