// SPDX-License-Identifier: GPL-3.0-or-later
#include "mpeg_device.h"

#include <tags/id3_size.h>
#include <tags/mpeg_sound.h>

#include <QLoggingCategory>
#include <QtEndian>

#include <algorithm>
#include <chrono>

namespace dogear::audio_buffers {

using tags::MpegFrame;
using tags::MpegFrameCounter;
using tags::MpegHeader;

namespace {

Q_LOGGING_CATEGORY(lcMpeg, "dogear.audio.mpeg")

/// Time limit for counting: on a slow disk the part counted by then must suffice.
constexpr std::chrono::milliseconds maxCounting{150};
/// Time limit if the header may be true; it is shorter, because the user has pressed Play.
constexpr std::chrono::milliseconds maxChecking{40};
/// True headers differ from the counted frames by one or two, because they count padding.
constexpr qint64 maxFramesOff = 40;
/// Minimum frame size in bytes: the longest side information, then the letters, flags, frames and
/// bytes of a Xing header.
constexpr int headerNeeds = 60;
constexpr qsizetype maxFrameBytes = 1'500;

/// Returns the end of the ID3v2 tag at \a offset; \a offset if there is no tag.
qint64 behindTag(QFile &file, qint64 offset)
{
    file.seek(offset);
    return offset + tags::id3TagBytes(file.read(tags::id3HeaderBytes));
}

/// Whether the bytes from \a from to \a to are only zeros (padding) and ID3v2 tags. Anything else
/// before the first frame may be another container with MP3 inside.
bool isRoom(QFile &file, qint64 from, qint64 to)
{
    constexpr qint64 chunk = 65'536;
    while (from < to) {
        file.seek(from);
        const QByteArray bytes = file.read(std::min(to - from, chunk));
        const auto other = std::ranges::find_if(bytes, [](char byte) { return byte != 0; });
        const qint64 next = from + std::distance(bytes.begin(), other);
        from = next == from ? behindTag(file, from) : next;
        if (from == next && other == bytes.begin())
            return false;
    }
    return true;
}

/// Creates a frame without sound whose Xing header states \a frames and \a bytes. It has the format
/// of \a like, and the lowest bit rate that leaves enough room for the header.
QByteArray headerFrame(const QByteArray &like, qint64 frames, qint64 bytes)
{
    QByteArray header = like.first(MpegFrame::headerSize);
    header[1] = char(uchar(header[1]) | 0x01); // without checksum
    std::optional<MpegFrame> frame;
    for (int rate = 5; rate < 15; ++rate) {
        header[2] = char((uchar(header[2]) & 0x0D) | (rate << 4)); // without padding
        frame = tags::readMpegFrame(header);
        if (frame && frame->size >= headerNeeds)
            break;
    }
    if (!frame)
        return {};
    QByteArray whole(frame->size, '\0');
    std::ranges::copy(header, whole.begin());
    // Size of the side information, which the letters of a Xing header follow.
    const bool isFirstVersion = frame->version == 1;
    const int side = frame->channels == 1 ? (isFirstVersion ? 17 : 9) : (isFirstVersion ? 32 : 17);
    char *at = whole.data() + MpegFrame::headerSize + side;
    std::copy_n("Xing", 4, at);
    qToBigEndian<quint32>(3, at + 4); // flags: the numbers of frames and bytes follow
    qToBigEndian<quint32>(quint32(frames), at + 8);
    qToBigEndian<quint32>(quint32(bytes), at + 12);
    return whole;
}

/// The first frame of the file.
struct First
{
    qint64 offset = 0;
    QByteArray bytes;
    MpegFrame frame;
    std::optional<MpegHeader> header;

    /// Offset of the first frame of sound, after a frame that only holds a header.
    [[nodiscard]] qint64 begin() const { return header ? offset + frame.size : offset; }
};

} // namespace

std::unique_ptr<MpegDevice> MpegDevice::make(const QString &path)
{
    QFile file(path);
    if (!file.open(QFile::ReadOnly))
        return nullptr;
    MpegFrameCounter counter([&file](qint64 offset, qint64 length) {
        return file.seek(offset) ? file.read(length) : QByteArray();
    });
    const qint64 tagged = behindTag(file, 0);
    First first{.offset = tagged};
    const auto frame = counter.find(first.offset);
    if (!frame || frame->layer != 3 || !isRoom(file, tagged, first.offset))
        return nullptr;
    first.frame = *frame;
    file.seek(first.offset);
    first.bytes = file.read(std::min<qint64>(frame->size, maxFrameBytes));
    first.header = tags::readMpegHeader(*frame, first.bytes);
    const qint64 size = file.size() - first.offset;
    const bool mayBeTrue = first.header && first.header->frames && first.header->fits(*frame, size);
    const auto begun = std::chrono::steady_clock::now();
    counter.setShouldContinue([begun, limit = mayBeTrue ? maxChecking : maxCounting] {
        return std::chrono::steady_clock::now() - begun < limit;
    });
    const auto count = counter.count(first.offset);
    if (!count || count->frames == 0)
        return nullptr;
    const bool isTrue =
        mayBeTrue
        && (!count->isWhole || std::abs(*first.header->frames - count->frames) <= maxFramesOff);
    // Without zeros or tags before the first frame, FFmpeg finds a true header itself.
    if (isTrue && first.offset == tagged)
        return nullptr;
    // If the time limit stopped the count, the number of frames is extrapolated from the bytes.
    const qint64 counted = std::max<qint64>(count->end - first.offset, 1);
    const double share = count->isWhole ? 1 : std::max(1.0, double(size) / double(counted));
    const QByteArray head = headerFrame(
        first.bytes, qint64(double(count->frames) * share), file.size() - first.begin());
    if (head.isEmpty())
        return nullptr;
    qCInfo(lcMpeg) << "the header of this MP3 is not true:" << count->frames << "frames,"
                   << (count->isWhole ? "all of them" : "not all of them");
    std::unique_ptr<MpegDevice> device(new MpegDevice(path, head, first.begin()));
    // Unbuffered, so that pos() is the offset at which readData() reads.
    return device->open(ReadOnly | Unbuffered) ? std::move(device) : nullptr;
}

MpegDevice::MpegDevice(const QString &path, const QByteArray &head, qint64 begin)
    : m_file(path)
    , m_head(head)
    , m_begin(begin)
{
    m_file.open(ReadOnly);
}

qint64 MpegDevice::size() const
{
    return m_head.size() + std::max<qint64>(m_file.size() - m_begin, 0);
}

qint64 MpegDevice::readData(char *data, qint64 limit)
{
    qint64 at = pos();
    qint64 length = 0;
    if (at < m_head.size()) {
        length = std::min(limit, m_head.size() - at);
        std::copy_n(m_head.constData() + at, length, data);
        at += length;
    }
    if (length == limit)
        return length;
    const qint64 more =
        m_file.seek(m_begin + at - m_head.size()) ? m_file.read(data + length, limit - length) : -1;
    return more < 0 && length == 0 ? -1 : length + std::max<qint64>(more, 0);
}

} // namespace dogear::audio_buffers
