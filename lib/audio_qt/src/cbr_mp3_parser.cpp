// SPDX-License-Identifier: GPL-3.0-or-later
#include "cbr_mp3_parser.h"

#include "gst_subclass.h"
#include "mpeg_opening.h"

#include <tags/mpeg_sound.h>

#include <array>
#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <gst/base/gstbaseparse.h>

namespace dogear::audio_qt {

namespace {

GstBaseParseClass *parentClass = nullptr;
GType cbrParserType = G_TYPE_INVALID;

/// Bit rate that all frames so far have, in bits per second. Atomic, because several threads of
/// GStreamer read it.
class FrameRate
{
public:
    void add(int rate)
    {
        // The first frame may hold the table and have a rate of its own, so the second one counts.
        const bool isHeader = m_frames++ == 1;
        if (m_frames == 1 || isHeader)
            m_rate = rate;
        else if (rate != m_rate)
            m_rate = 0;
    }
    void restart()
    {
        m_frames = 0;
        m_rate = 0;
    }
    [[nodiscard]] bool isEmpty() const { return m_frames == 0; }
    /// 0 if unknown, or if frames have different rates.
    [[nodiscard]] int rate() const { return m_rate; }

private:
    std::atomic<std::int64_t> m_frames = 0;
    std::atomic<int> m_rate = 0;
};

/// State of one parser, attached to it as GObject data: its struct belongs to GStreamer.
struct Work
{
    FrameRate rate;
    MpegOpening opening;
};

GQuark workQuark()
{
    return g_quark_from_static_string("dogear-mpeg-work");
}

Work *workOf(GstBaseParse *parse)
{
    return static_cast<Work *>(g_object_get_qdata(G_OBJECT(parse), workQuark()));
}

/// Whether the parser's own conversion, by table or mean, agrees with \a rate: the difference is
/// nowhere larger than the steps of the table. A table reveals that the rate changes later.
bool agrees(GstBaseParse *parse, int rate)
{
    constexpr gint64 steps = 256;
    constexpr guint64 sampleCount = 16;
    gint64 bytes = 0;
    if (!gst_pad_peer_query_duration(GST_BASE_PARSE_SINK_PAD(parse), GST_FORMAT_BYTES, &bytes))
        return false;
    const guint64 whole = gst_util_uint64_scale(guint64(bytes), 8 * GST_SECOND, guint64(rate));
    for (guint64 look = 1; look < sampleCount; ++look) {
        const auto time = gint64(whole * look / sampleCount);
        const auto steady = gint64(guint64(bytes) * look / sampleCount);
        gint64 table = 0;
        if (!parentClass->convert(parse, GST_FORMAT_TIME, time, GST_FORMAT_BYTES, &table)
            || std::llabs(table - steady) > bytes / steps * 3 / 2)
            return false;
    }
    return true;
}

/// Bit rate in bits per second; 0 if it is not constant.
int constantRate(GstBaseParse *parse)
{
    const int rate = workOf(parse)->rate.rate();
    return rate > 0 && agrees(parse, rate) ? rate : 0;
}

gboolean start(GstBaseParse *parse)
{
    workOf(parse)->rate.restart();
    workOf(parse)->opening.restart();
    return parentClass->start ? parentClass->start(parse) : TRUE;
}

GstFlowReturn handleFrame(GstBaseParse *parse, GstBaseParseFrame *frame, gint *skipped)
{
    // Only before the first frame is pushed; after that the parser has used the header already.
    if (workOf(parse)->rate.isEmpty()) {
        const GstFlowReturn flow = workOf(parse)->opening.look(parse, frame);
        if (flow != GST_FLOW_OK)
            return flow;
    }
    return parentClass->handle_frame(parse, frame, skipped);
}

GstFlowReturn prePushFrame(GstBaseParse *parse, GstBaseParseFrame *frame)
{
    std::array<char, tags::MpegFrame::headerSize> header{};
    gst_buffer_extract(frame->buffer, 0, header.data(), header.size());
    const auto read = tags::readMpegFrame(header);
    workOf(parse)->rate.add(read && read->layer == 3 ? read->bitRate : 0);
    return parentClass->pre_push_frame ? parentClass->pre_push_frame(parse, frame) : GST_FLOW_OK;
}

gboolean convert(GstBaseParse *parse, GstFormat from, gint64 value, GstFormat to, gint64 *result)
{
    // GstBaseParse converts a seek's time to a byte offset with this function.
    const bool isToBytes = from == GST_FORMAT_TIME && to == GST_FORMAT_BYTES;
    const bool isToTime = from == GST_FORMAT_BYTES && to == GST_FORMAT_TIME;
    const int rate = value > 0 && (isToBytes || isToTime) ? constantRate(parse) : 0;
    if (rate == 0)
        return parentClass->convert(parse, from, value, to, result);
    constexpr guint64 bitTime = 8 * GST_SECOND;
    *result = isToBytes ? gint64(gst_util_uint64_scale(guint64(value), guint64(rate), bitTime))
                        : gint64(gst_util_uint64_scale(guint64(value), bitTime, guint64(rate)));
    return TRUE;
}

void initInstance(GTypeInstance *instance, gpointer /*instanceClass*/)
{
    g_object_set_qdata_full(G_OBJECT(instance), workQuark(), new Work, [](gpointer data) {
        delete static_cast<Work *>(data);
    });
}

void initClass(gpointer instanceClass, gpointer /*data*/)
{
    auto *steadyClass = GST_BASE_PARSE_CLASS(instanceClass);
    parentClass = GST_BASE_PARSE_CLASS(g_type_class_peek_parent(instanceClass));
    cbrParserType = G_TYPE_FROM_CLASS(instanceClass);
    steadyClass->start = start;
    steadyClass->handle_frame = handleFrame;
    steadyClass->pre_push_frame = prePushFrame;
    steadyClass->convert = convert;
}

} // namespace

bool registerCbrMp3Parser()
{
    return registerInsteadOf(
        "mpegaudioparse",
        "dogearmpegaudioparse",
        {.name = "DogearSteadyParser", .initClass = initClass, .initInstance = initInstance});
}

bool isConstantBitRate(GstElement *element)
{
    return cbrParserType != G_TYPE_INVALID && G_TYPE_CHECK_INSTANCE_TYPE(element, cbrParserType)
           && constantRate(GST_BASE_PARSE(element)) > 0;
}

} // namespace dogear::audio_qt
