// SPDX-License-Identifier: GPL-3.0-or-later
#include "mpeg_opening.h"

#include <tags/mpeg_sound.h>

#include <QLoggingCategory>

#include <chrono>
#include <cstring>

namespace dogear::audio_qt {

using std::chrono::nanoseconds;
using tags::MpegFrame;
using tags::MpegFrameCounter;
using tags::MpegHeader;

namespace {

Q_LOGGING_CATEGORY(lcMpeg, "dogear.audio.mpeg")

/// Time limit for counting: on a slow disk the part counted by then must suffice.
constexpr std::chrono::milliseconds maxCounting{150};
/// Time limit if the header may be true; it is shorter, because the user has pressed Play.
constexpr std::chrono::milliseconds maxChecking{40};
constexpr std::chrono::seconds indexInterval{1};
/// True headers differ from the counted frames by one or two, because they count padding.
constexpr qint64 maxFramesOff = 40;

/// The first frame, and the header in it about all other frames.
struct First
{
    MpegFrame frame;
    std::optional<MpegHeader> header;
};

std::optional<First> readFirst(GstBuffer *buffer)
{
    GstMapInfo map;
    if (!gst_buffer_map(buffer, &map, GST_MAP_READ))
        return {};
    const QByteArrayView bytes(map.data, qsizetype(map.size));
    std::optional<First> first;
    if (const auto frame = tags::readMpegFrame(bytes))
        first = First{.frame = *frame, .header = tags::readMpegHeader(*frame, bytes)};
    gst_buffer_unmap(buffer, &map);
    return first;
}

/// Clears the flags of the header but keeps its letters, so that the parser still knows that the
/// frame is no sound but finds no numbers in it. VBRI has no flags; its letters are cleared.
void hideNumbers(GstBaseParseFrame *frame, const MpegHeader &header)
{
    frame->buffer = gst_buffer_make_writable(frame->buffer);
    GstMapInfo map;
    if (!gst_buffer_map(frame->buffer, &map, GST_MAP_READWRITE))
        return;
    const auto at = std::size_t(header.offset);
    if (at + 8 <= map.size) {
        const bool hasFlags = std::memcmp(map.data + at, "VBRI", 4) != 0;
        std::memset(map.data + at + (hasFlags ? 4 : 0), 0, 4);
    }
    gst_buffer_unmap(frame->buffer, &map);
}

/// Number of bytes from \a frame to the end; 0 if unknown.
qint64 bytesFrom(GstBaseParse *parse, const GstBaseParseFrame *frame)
{
    gint64 bytes = 0;
    if (!gst_pad_peer_query_duration(GST_BASE_PARSE_SINK_PAD(parse), GST_FORMAT_BYTES, &bytes))
        return 0;
    return std::max<qint64>(0, bytes - qint64(frame->offset));
}

/// Reads bytes of the file through the sink pad of the parser.
class PadReader
{
public:
    explicit PadReader(GstPad *sink)
        : m_sink(sink)
    {}

    [[nodiscard]] QByteArray read(qint64 offset, qint64 length)
    {
        GstBuffer *buffer = nullptr;
        m_flow = gst_pad_pull_range(m_sink, guint64(offset), guint(length), &buffer);
        if (m_flow != GST_FLOW_OK)
            return {};
        QByteArray bytes(qsizetype(gst_buffer_get_size(buffer)), Qt::Uninitialized);
        gst_buffer_extract(buffer, 0, bytes.data(), gsize(bytes.size()));
        gst_buffer_unref(buffer);
        return bytes;
    }
    /// Result of the last read().
    [[nodiscard]] GstFlowReturn flow() const { return m_flow; }

private:
    GstPad *m_sink;
    GstFlowReturn m_flow = GST_FLOW_OK;
};

void setLength(GstBaseParse *parse,
               const MpegFrameCounter::Count &count,
               qint64 offset,
               qint64 bytes)
{
    // If the time limit stopped the count, the length is extrapolated from the bytes counted.
    const qint64 counted = count.end - offset;
    const bool isPart = !count.isWhole && bytes > counted && counted > 0;
    const double share = isPart ? double(bytes) / double(counted) : 1;
    const auto length = gint64(double(count.duration.count()) * share);
    gst_base_parse_set_duration(parse, GST_FORMAT_TIME, length, 0);
}

} // namespace

GstFlowReturn MpegOpening::look(GstBaseParse *parse, GstBaseParseFrame *frame)
{
    const auto first = readFirst(frame->buffer);
    if (!first)
        return GST_FLOW_OK; // the parser searches for the next frame
    if (m_verdict == Verdict::Unknown) {
        // A file is pulled and can be read ahead; a stream is pushed.
        if (GST_PAD_MODE(GST_BASE_PARSE_SINK_PAD(parse)) == GST_PAD_MODE_PULL) {
            const GstFlowReturn flow = countFrames(parse, frame);
            if (flow != GST_FLOW_OK)
                return flow;
        } else {
            const qint64 bytes = bytesFrom(parse, frame);
            const bool isTrue =
                !first->header || bytes == 0 || first->header->fits(first->frame, bytes);
            m_verdict = isTrue ? Verdict::Keep : Verdict::Hide;
        }
        if (m_verdict == Verdict::Hide)
            qCInfo(lcMpeg) << "the header of this MP3 is not true";
    }
    if (m_verdict == Verdict::Hide && first->header)
        hideNumbers(frame, *first->header);
    return GST_FLOW_OK;
}

GstFlowReturn MpegOpening::countFrames(GstBaseParse *parse, GstBaseParseFrame *frame)
{
    const auto first = readFirst(frame->buffer);
    const auto begin = std::chrono::steady_clock::now();
    PadReader reader(GST_BASE_PARSE_SINK_PAD(parse));
    MpegFrameCounter counter(
        [&reader](qint64 offset, qint64 length) { return reader.read(offset, length); });
    const qint64 bytes = bytesFrom(parse, frame);
    const std::optional<MpegHeader> &header = first->header;
    const bool mayBeTrue = header && header->frames && header->fits(first->frame, bytes);
    const auto most = mayBeTrue ? maxChecking : maxCounting;
    counter.setShouldContinue(
        [begin, most] { return std::chrono::steady_clock::now() - begin < most; });
    counter.setMark(
        [parse](qint64 offset, nanoseconds time) {
            gst_base_parse_add_index_entry(
                parse, guint64(offset), GstClockTime(time.count()), TRUE, TRUE);
        },
        indexInterval);
    const auto count = counter.count(qint64(frame->offset));
    if (reader.flow() != GST_FLOW_OK && reader.flow() != GST_FLOW_EOS)
        return reader.flow(); // a seek interrupted the reading, so the count is worthless
    m_verdict = Verdict::Keep;
    if (!count)
        return GST_FLOW_OK;
    const bool isTrue =
        mayBeTrue && (!count->isWhole || std::abs(*header->frames - count->frames) <= maxFramesOff);
    qCDebug(lcMpeg) << count->frames << "frames in" << count->duration.count() / 1'000'000 << "ms,"
                    << (count->isWhole ? "all" : "not all") << "of them";
    if (isTrue)
        return GST_FLOW_OK; // the parser's own length and table are good
    setLength(parse, *count, qint64(frame->offset), bytes);
    if (header)
        m_verdict = Verdict::Hide;
    return GST_FLOW_OK;
}

} // namespace dogear::audio_qt
