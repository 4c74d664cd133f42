// SPDX-License-Identifier: GPL-3.0-or-later
#include <audio_qt/loudness_reader.h>

#include <QFile>
#include <QUrl>
#include <qt_media/readable_file.h>

#include <gst/app/gstappsink.h>
#include <gst/audio/audio.h>
#include <gst/gst.h>
#include <memory>
#include <span>
#include <speech/loudness_meter.h>

namespace dogear::audio_qt {

namespace {

/// Maximum wait for samples before errors and the request to stop are checked again.
constexpr GstClockTime patience = GST_SECOND / 5;

struct Unref
{
    void operator()(gpointer object) const { gst_object_unref(object); }
    void operator()(GstSample *sample) const { gst_sample_unref(sample); }
    void operator()(GstMessage *message) const { gst_message_unref(message); }
};
template<typename T>
using Owned = std::unique_ptr<T, Unref>;

/// Decodes a file as fast as possible.
class Decoder
{
public:
    explicit Decoder(const QString &path)
    {
        GError *error = nullptr;
        // Video is not decoded. At most 16 buffers wait, so memory does not grow with the file.
        m_pipeline.reset(gst_parse_launch("filesrc name=file ! decodebin caps=audio/x-raw "
                                          "expose-all-streams=false ! audioconvert ! "
                                          "audio/x-raw,format=F32LE,layout=interleaved ! "
                                          "appsink name=samples sync=false max-buffers=16",
                                          &error));
        g_clear_error(&error);
        if (!m_pipeline)
            return;
        auto *bin = reinterpret_cast<GstBin *>(m_pipeline.get());
        const Owned<GstElement> file(gst_bin_get_by_name(bin, "file"));
        g_object_set(file.get(), "location", QFile::encodeName(path).constData(), nullptr);
        m_sink.reset(gst_bin_get_by_name(bin, "samples"));
        gst_element_set_state(m_pipeline.get(), GST_STATE_PLAYING);
    }

    ~Decoder()
    {
        if (m_pipeline)
            gst_element_set_state(m_pipeline.get(), GST_STATE_NULL);
    }
    Decoder(const Decoder &) = delete;
    Decoder &operator=(const Decoder &) = delete;

    /// Waits for a moment. \return null if no samples came
    Owned<GstSample> next()
    {
        return Owned<GstSample>(
            gst_app_sink_try_pull_sample(reinterpret_cast<GstAppSink *>(m_sink.get()), patience));
    }

    [[nodiscard]] bool isAtEnd() const
    {
        return gst_app_sink_is_eos(reinterpret_cast<GstAppSink *>(m_sink.get()));
    }

    /// Reason why no more samples will come; absent if none is known.
    std::optional<QString> error()
    {
        if (!m_pipeline)
            return QStringLiteral("no decoder");
        const Owned<GstBus> bus(gst_element_get_bus(m_pipeline.get()));
        const Owned<GstMessage> message(gst_bus_pop_filtered(bus.get(), GST_MESSAGE_ERROR));
        if (!message)
            return std::nullopt;
        GError *failure = nullptr;
        gst_message_parse_error(message.get(), &failure, nullptr);
        const QString text = QString::fromUtf8(failure->message);
        g_clear_error(&failure);
        return text;
    }

private:
    Owned<GstElement> m_pipeline;
    Owned<GstElement> m_sink;
};

/// Measures samples of one format; ignores samples in another format later in the file.
class Meter
{
public:
    void add(GstSample *sample)
    {
        GstAudioInfo info;
        if (!gst_audio_info_from_caps(&info, gst_sample_get_caps(sample)))
            return;
        const speech::AudioFormat format{GST_AUDIO_INFO_RATE(&info),
                                         GST_AUDIO_INFO_CHANNELS(&info)};
        if (!m_meter) {
            m_format = format;
            m_meter.emplace(format);
        }
        GstMapInfo map;
        GstBuffer *buffer = gst_sample_get_buffer(sample);
        if (format != m_format || !buffer || !gst_buffer_map(buffer, &map, GST_MAP_READ))
            return;
        m_meter->add(
            std::span(reinterpret_cast<const float *>(map.data), map.size / sizeof(float)));
        gst_buffer_unmap(buffer, &map);
    }

    [[nodiscard]] std::optional<double> lufs() const
    {
        return m_meter ? m_meter->integrated() : std::nullopt;
    }

private:
    speech::AudioFormat m_format;
    std::optional<speech::LoudnessMeter> m_meter;
};

} // namespace

Result<std::optional<double>> readLoudness(const QString &path, const std::atomic_bool &isStopped)
{
    const QUrl url = QUrl::fromLocalFile(path);
    if (!QFile::exists(path))
        return failure({ErrorCode::MediaUnreadable, path, url});
    if (!gst_init_check(nullptr, nullptr, nullptr))
        return failure({ErrorCode::MediaUnsupported, QStringLiteral("no GStreamer"), url});
    qt_media::ReadableFile file;
    Decoder decoder(file.open(path));
    Meter meter;
    while (!isStopped) {
        if (const auto error = decoder.error())
            return failure({ErrorCode::MediaUnsupported, *error, url});
        if (const auto sample = decoder.next())
            meter.add(sample.get());
        else if (decoder.isAtEnd())
            return meter.lufs();
    }
    return std::optional<double>();
}

} // namespace dogear::audio_qt
