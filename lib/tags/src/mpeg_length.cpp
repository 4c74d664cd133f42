// SPDX-License-Identifier: GPL-3.0-or-later
#include "mpeg_length.h"

#include <tags/mpeg_sound.h>

namespace dogear::tags {

using std::chrono::milliseconds;

namespace {

/// Numbers of samples. A plausible header is checked with few, as a folder may have thousands of
/// files.
constexpr int samplesWithHeader = 8;
constexpr int samplesWithoutHeader = 32;

milliseconds lengthAt(qint64 bytes, int bitRate)
{
    constexpr qint64 bits = 8;
    constexpr qint64 millisecondsInASecond = 1'000;
    return milliseconds(bytes * bits * millisecondsInASecond / bitRate);
}

/// Whether the duration in \a header agrees with the one that was extrapolated from \a sample.
bool agrees(const MpegHeader &header, const MpegFrame &frame, const MpegSample &sample)
{
    constexpr double most = 1.5; // tolerance: with a variable bit rate quiet parts take few bytes
    const double said = double(header.frames.value_or(0)) * frame.samples / frame.sampleRate;
    const double seen = std::chrono::duration<double>(sample.estimate).count();
    return seen > 0 && said < seen * most && seen < said * most;
}

} // namespace

std::optional<milliseconds> mpegLength(BoundedInput &input, qint64 offset)
{
    const MpegFrameCounter::Read read = [&input](qint64 from, qint64 length) {
        return input.bytes(from, length);
    };
    MpegFrameCounter counter(read);
    const auto first = counter.find(offset);
    if (!first)
        return {};
    const qint64 bytes = input.size() - offset;
    const auto header = readMpegHeader(*first, read(offset, first->size));
    if (header && header->frames && header->fits(*first, bytes)
        && agrees(*header, *first, sampleMpeg(read, offset, input.size(), samplesWithHeader)))
        return {};
    const MpegSample sample = sampleMpeg(read, offset, input.size(), samplesWithoutHeader);
    // With a constant bit rate the size gives the duration without counting all frames.
    if (sample.constantBitRate)
        return lengthAt(bytes, *sample.constantBitRate);
    const auto count = counter.count(offset);
    // A count that the limits of the input ended is too short; the extrapolation is closer.
    return count && count->isWhole && !input.isExhausted()
               ? std::chrono::duration_cast<milliseconds>(count->duration)
               : sample.estimate;
}

} // namespace dogear::tags
