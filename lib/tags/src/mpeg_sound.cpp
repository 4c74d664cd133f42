// SPDX-License-Identifier: GPL-3.0-or-later
#include <tags/mpeg_sound.h>

#include <QtEndian>

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

namespace dogear::tags {

using std::chrono::milliseconds;
using std::chrono::nanoseconds;

namespace {

constexpr qint64 chunkBytes = qint64{256} * 1024;
/// More than the largest frame, which is 2,881 bytes: Layer II at 160 kbit/s and 8 kHz.
constexpr qsizetype maxFrameBytes = 3072;

quint8 byteAt(QByteArrayView bytes, qsizetype offset)
{
    return static_cast<quint8>(bytes.at(offset));
}

/// \return bits per second, from the tables (kbit/s) for version 1, and for versions 2 and 2.5
int bitRateOf(bool isVersion1, int layer, std::size_t index)
{
    using Row = std::array<std::int16_t, 16>;
    static constexpr std::array<Row, 3> version1 = {
        Row{0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448, 0},
        Row{0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384, 0},
        Row{0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 0}};
    static constexpr std::array<Row, 3> version2 = {
        Row{0, 32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256, 0},
        Row{0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160, 0},
        Row{0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160, 0}};
    const auto &rows = isVersion1 ? version1 : version2;
    return rows.at(std::size_t(layer - 1)).at(index) * 1000;
}

int samplesOf(int layer, bool isVersion1)
{
    if (layer == 1)
        return 384;
    return layer == 2 || isVersion1 ? 1152 : 576;
}

/// \return the offset behind the side information, which directly follows the frame header
qsizetype xingOffset(const MpegFrame &frame)
{
    if (frame.version == 1)
        return MpegFrame::headerSize + (frame.channels == 1 ? 17 : 32);
    return MpegFrame::headerSize + (frame.channels == 1 ? 9 : 17);
}

/// Reads the number at \a offset and moves \a offset behind it. \return nothing if it is 0 or
/// missing
std::optional<qint64> takeNumber(QByteArrayView bytes, qsizetype &offset)
{
    const qsizetype at = std::exchange(offset, offset + 4);
    if (offset > bytes.size())
        return {};
    const auto number = qFromBigEndian<quint32>(bytes.data() + at);
    return number > 0 ? std::optional<qint64>(number) : std::nullopt;
}

} // namespace

std::optional<MpegFrame> readMpegFrame(QByteArrayView bytes)
{
    if (bytes.size() < MpegFrame::headerSize || byteAt(bytes, 0) != 0xff
        || (byteAt(bytes, 1) & 0xe0U) != 0xe0U)
        return {};
    const unsigned version = (byteAt(bytes, 1) >> 3U) & 3U;
    const unsigned layerBits = (byteAt(bytes, 1) >> 1U) & 3U;
    const std::size_t rateIndex = byteAt(bytes, 2) >> 4U;
    const std::size_t sampleIndex = (byteAt(bytes, 2) >> 2U) & 3U;
    // Reserved values, and the rate index 0, which is free format without a size.
    if (version == 1 || layerBits == 0 || rateIndex == 0 || rateIndex == 15 || sampleIndex == 3)
        return {};
    constexpr std::array sampleRates = {44'100, 48'000, 32'000};
    MpegFrame frame;
    const bool isVersion1 = version == 3;
    frame.version = isVersion1 ? 1 : version == 2 ? 2 : 25;
    frame.layer = 4 - int(layerBits);
    frame.bitRate = bitRateOf(isVersion1, frame.layer, rateIndex);
    frame.sampleRate = sampleRates.at(sampleIndex) / (isVersion1 ? 1 : version == 2 ? 2 : 4);
    frame.samples = samplesOf(frame.layer, isVersion1);
    frame.channels = byteAt(bytes, 3) >> 6U == 3 ? 1 : 2;
    const int padding = int(byteAt(bytes, 2) >> 1U) & 1;
    const int slot = frame.layer == 1 ? 4 : 1; // bytes
    // A frame is a whole number of slots, rounded down, plus the padding slot.
    frame.size = (frame.samples / 8 / slot * frame.bitRate / frame.sampleRate + padding) * slot;
    return frame;
}

std::optional<MpegHeader> readMpegHeader(const MpegFrame &frame, QByteArrayView bytes)
{
    constexpr unsigned hasFrames = 1;
    constexpr unsigned hasBytes = 2;
    MpegHeader header;
    header.offset = xingOffset(frame);
    const auto lettersAt = [bytes](qsizetype offset) {
        return bytes.size() >= offset + 4 ? bytes.sliced(offset, 4) : QByteArrayView();
    };
    const QByteArrayView letters = lettersAt(header.offset);
    if (letters == QByteArrayView("Xing") || letters == QByteArrayView("Info")) {
        qsizetype offset = header.offset + 4;
        const auto flags = takeNumber(bytes, offset).value_or(0);
        if ((flags & hasFrames) != 0)
            header.frames = takeNumber(bytes, offset);
        if ((flags & hasBytes) != 0)
            header.bytes = takeNumber(bytes, offset);
        return header;
    }
    header.offset = MpegFrame::headerSize + 32; // VBRI: at a fixed offset in all versions
    if (lettersAt(header.offset) != QByteArrayView("VBRI"))
        return {};
    qsizetype offset = header.offset + 10; // version, delay and quality
    header.bytes = takeNumber(bytes, offset);
    header.frames = takeNumber(bytes, offset);
    return header;
}

bool MpegHeader::fits(const MpegFrame &first, qint64 fileBytes) const
{
    // Tolerances. A short advertisement in a long episode exceeds one per cent; tags at the end of
    // a file stay below 64 KiB.
    constexpr qint64 share = 100;
    constexpr qint64 tagBytes = qint64{64} * 1024;
    if (bytes) {
        const qint64 off = std::abs(*bytes - fileBytes);
        if (off > std::max(std::min(*bytes, fileBytes) / share, tagBytes))
            return false;
    }
    if (!frames)
        return true;
    const double seconds = double(*frames) * first.samples / first.sampleRate;
    const double bitRate = double(bytes.value_or(fileBytes)) * 8 / seconds;
    const bool isVersion1 = first.version == 1;
    constexpr double rounding = 0.97; // tolerance: the bytes include the frame of the header itself
    return bitRate >= bitRateOf(isVersion1, first.layer, 1) * rounding
           && bitRate * rounding <= bitRateOf(isVersion1, first.layer, 14);
}

QByteArrayView MpegFrameCounter::at(qint64 offset, qsizetype length)
{
    const bool isHere =
        offset >= m_chunkOffset && offset + length <= m_chunkOffset + m_chunk.size();
    if (!isHere) {
        if (m_shouldContinue && !m_shouldContinue()) {
            m_isStopped = true;
            return {};
        }
        m_chunk = m_read(offset, chunkBytes);
        m_chunkOffset = offset;
    }
    const qsizetype from = offset - m_chunkOffset;
    return QByteArrayView(m_chunk).sliced(from, std::min(length, m_chunk.size() - from));
}

/// Four bytes may look like a frame header by chance; two matching headers in sequence are sound.
bool MpegFrameCounter::isFollowed(const MpegFrame &frame, qint64 offset)
{
    const QByteArrayView behind = at(offset + frame.size, MpegFrame::headerSize);
    const auto next = readMpegFrame(behind);
    return next && next->isLike(frame);
}

/// \return the offset of the next byte at or after \a offset that can begin a frame
qint64 MpegFrameCounter::nextSync(qint64 offset)
{
    if (at(offset, 1).isEmpty())
        return offset;
    const qsizetype sync = m_chunk.indexOf('\xff', offset - m_chunkOffset);
    return m_chunkOffset + (sync >= 0 ? sync : m_chunk.size());
}

std::optional<MpegFrame> MpegFrameCounter::find(qint64 &offset)
{
    while (!m_isStopped) {
        const QByteArrayView bytes = at(offset, maxFrameBytes);
        if (bytes.size() < MpegFrame::headerSize)
            return {};
        const auto frame = readMpegFrame(bytes);
        // A cut frame at the end of the file does not count. A frame like the previous one needs no
        // confirmation, so the last frame counts although no other follows it.
        const bool isWhole = frame && frame->size <= bytes.size();
        if (isWhole && ((m_last && frame->isLike(*m_last)) || isFollowed(*frame, offset)))
            return frame;
        m_last.reset(); // after a gap, a frame must be confirmed by the next one again
        offset = nextSync(offset + 1);
    }
    return {};
}

void MpegFrameCounter::add(const MpegFrame &frame, qint64 offset)
{
    constexpr qint64 second = 1'000'000'000;
    const nanoseconds length(second * frame.samples / frame.sampleRate);
    // The time is that of the beginning of the frame, so the mark comes before the addition.
    if (m_mark && (!m_nextMark || m_count.duration >= *m_nextMark)) {
        m_mark(offset, m_count.duration);
        m_nextMark = m_count.duration + m_interval;
    }
    m_count.duration += length;
    ++m_count.frames;
    m_count.end = offset + frame.size;
}

std::optional<MpegFrameCounter::Count> MpegFrameCounter::count(qint64 offset)
{
    m_count = {};
    m_last.reset();
    m_nextMark.reset();
    m_isStopped = false;
    while (const auto frame = find(offset)) {
        m_last = frame;
        // The frame of an information header has no sound. Joined files have one for each part.
        if (!readMpegHeader(*frame, at(offset, std::min<qsizetype>(frame->size, maxFrameBytes))))
            add(*frame, offset);
        offset += frame->size;
    }
    m_count.isWhole = !m_isStopped;
    return m_count.frames > 0 ? std::optional(m_count) : std::nullopt;
}

MpegSample sampleMpeg(const MpegFrameCounter::Read &read,
                      qint64 offset,
                      qint64 size,
                      int sampleCount)
{
    constexpr qint64 lookBytes = 4 * maxFrameBytes; // room for some whole frames after the sync
    nanoseconds duration{};
    qint64 bytes = 0;
    std::optional<int> bitRate;
    bool isConstantBitRate = true;
    for (int look = 0; look < sampleCount; ++look) {
        const qint64 from = offset + (size - offset) * look / sampleCount;
        const QByteArray part = read(from, lookBytes);
        // A counter of its own for each sample: offsets are relative to the sample.
        MpegFrameCounter counter([&part](qint64 at, qint64 length) {
            return at < part.size() ? part.mid(at, length) : QByteArray();
        });
        counter.setMark(
            [&](qint64 at, nanoseconds) {
                const auto frame = readMpegFrame(QByteArrayView(part).sliced(at));
                isConstantBitRate =
                    isConstantBitRate && bitRate.value_or(frame->bitRate) == frame->bitRate;
                bitRate = frame->bitRate;
                bytes += frame->size;
            },
            nanoseconds(0)); // marks every frame
        const auto count = counter.count(0);
        isConstantBitRate = isConstantBitRate && count;
        if (count)
            duration += count->duration;
    }
    if (bytes == 0)
        return {};
    const double share = double(size - offset) / double(bytes);
    return {.constantBitRate = isConstantBitRate ? bitRate : std::nullopt,
            .estimate = std::chrono::duration_cast<milliseconds>(
                nanoseconds(qint64(double(duration.count()) * share)))};
}

} // namespace dogear::tags
