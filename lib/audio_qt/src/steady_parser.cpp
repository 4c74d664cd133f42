// SPDX-License-Identifier: GPL-3.0-or-later
#include "steady_parser.h"

#include "gst_subclass.h"

#include <array>
#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <gst/base/gstbaseparse.h>

namespace dogear::audio_qt {

namespace {

GstBaseParseClass *parentClass = nullptr;
GType steadyType = G_TYPE_INVALID;

/// The bit rate that all frames so far have, in bits a second. GStreamer's threads ask for it.
class FrameRate
{
public:
    void add(int rate)
    {
        const bool isHeader = m_frames++ == 1; // the first one may be that of the table
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
    /// 0: not known, or not one.
    [[nodiscard]] int rate() const { return m_rate; }

private:
    std::atomic<std::int64_t> m_frames = 0;
    std::atomic<int> m_rate = 0;
};

GQuark frameRateQuark()
{
    return g_quark_from_static_string("dogear-frame-rate");
}

FrameRate *frameRate(GstBaseParse *parse)
{
    return static_cast<FrameRate *>(g_object_get_qdata(G_OBJECT(parse), frameRateQuark()));
}

/// ISO/IEC 11172-3 and 13818-3, section 2.4.2.3; of Layer III.
/// \return 0 for what is none
int bitRate(const std::array<std::uint8_t, 4> &header)
{
    constexpr std::array<int, 16> version1 = {
        0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 0};
    constexpr std::array<int, 16> version2 = {
        0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160, 0};
    const bool isLayer3 = header[0] == 0xff && (header[1] & 0xe6U) == 0xe2U;
    const bool isVersion1 = (header[1] & 0x18U) == 0x18U;
    const std::size_t index = header[2] >> 4U;
    return isLayer3 ? 1000 * (isVersion1 ? version1 : version2).at(index) : 0;
}

/// Whether the table, or what else the parser goes by, is that of \a rate: nowhere more than the
/// table's own steps away from it.
bool agrees(GstBaseParse *parse, int rate)
{
    constexpr gint64 steps = 256;
    constexpr guint64 looks = 16;
    gint64 bytes = 0;
    if (!gst_pad_peer_query_duration(GST_BASE_PARSE_SINK_PAD(parse), GST_FORMAT_BYTES, &bytes))
        return false;
    const guint64 whole = gst_util_uint64_scale(guint64(bytes), 8 * GST_SECOND, guint64(rate));
    for (guint64 look = 1; look < looks; ++look) {
        const auto time = gint64(whole * look / looks);
        const auto steady = gint64(guint64(bytes) * look / looks);
        gint64 table = 0;
        if (!parentClass->convert(parse, GST_FORMAT_TIME, time, GST_FORMAT_BYTES, &table)
            || std::llabs(table - steady) > bytes / steps * 3 / 2)
            return false;
    }
    return true;
}

/// In bits a second; 0: it is not steady.
int steadyRate(GstBaseParse *parse)
{
    const int rate = frameRate(parse)->rate();
    return rate > 0 && agrees(parse, rate) ? rate : 0;
}

gboolean start(GstBaseParse *parse)
{
    frameRate(parse)->restart();
    return parentClass->start ? parentClass->start(parse) : TRUE;
}

GstFlowReturn prePushFrame(GstBaseParse *parse, GstBaseParseFrame *frame)
{
    std::array<std::uint8_t, 4> header{};
    gst_buffer_extract(frame->buffer, 0, header.data(), header.size());
    frameRate(parse)->add(bitRate(header));
    return parentClass->pre_push_frame ? parentClass->pre_push_frame(parse, frame) : GST_FLOW_OK;
}

gboolean convert(GstBaseParse *parse, GstFormat from, gint64 value, GstFormat to, gint64 *result)
{
    const bool isToBytes = from == GST_FORMAT_TIME && to == GST_FORMAT_BYTES;
    const bool isToTime = from == GST_FORMAT_BYTES && to == GST_FORMAT_TIME;
    const int rate = value > 0 && (isToBytes || isToTime) ? steadyRate(parse) : 0;
    if (rate == 0)
        return parentClass->convert(parse, from, value, to, result);
    constexpr guint64 bitTime = 8 * GST_SECOND;
    *result = isToBytes ? gint64(gst_util_uint64_scale(guint64(value), guint64(rate), bitTime))
                        : gint64(gst_util_uint64_scale(guint64(value), bitTime, guint64(rate)));
    return TRUE;
}

void initInstance(GTypeInstance *instance, gpointer /*instanceClass*/)
{
    g_object_set_qdata_full(G_OBJECT(instance), frameRateQuark(), new FrameRate, [](gpointer data) {
        delete static_cast<FrameRate *>(data);
    });
}

void initClass(gpointer instanceClass, gpointer /*data*/)
{
    auto *steadyClass = GST_BASE_PARSE_CLASS(instanceClass);
    parentClass = GST_BASE_PARSE_CLASS(g_type_class_peek_parent(instanceClass));
    steadyType = G_TYPE_FROM_CLASS(instanceClass);
    steadyClass->start = start;
    steadyClass->pre_push_frame = prePushFrame;
    steadyClass->convert = convert;
}

} // namespace

bool registerSteadyParser()
{
    return registerInsteadOf(
        "mpegaudioparse",
        "dogearmpegaudioparse",
        {.name = "DogearSteadyParser", .initClass = initClass, .initInstance = initInstance});
}

bool isSteady(GstElement *element)
{
    return steadyType != G_TYPE_INVALID && G_TYPE_CHECK_INSTANCE_TYPE(element, steadyType)
           && steadyRate(GST_BASE_PARSE(element)) > 0;
}

} // namespace dogear::audio_qt
