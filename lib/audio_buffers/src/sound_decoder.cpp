// SPDX-License-Identifier: GPL-3.0-or-later
#include "sound_decoder.h"

#include <QFile>

#include <array>

extern "C" {
#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
#include <libswresample/swresample.h>
}

namespace dogear::audio_buffers {

namespace {

QString textOf(int error)
{
    std::array<char, AV_ERROR_MAX_STRING_SIZE> text{};
    av_strerror(error, text.data(), text.size());
    return QString::fromUtf8(text.data());
}

} // namespace

/// Objects allocated by FFmpeg; each is freed by its own function.
struct SoundDecoder::Av
{
    AVFormatContext *file = nullptr;
    AVCodecContext *codec = nullptr;
    SwrContext *toFloat = nullptr;
    AVPacket *packet = av_packet_alloc();
    AVFrame *frame = av_frame_alloc();
    int stream = -1;
    bool isAtEnd = false;

    Av() = default;
    ~Av()
    {
        av_frame_free(&frame);
        av_packet_free(&packet);
        swr_free(&toFloat);
        avcodec_free_context(&codec);
        avformat_close_input(&file);
    }
    Av(const Av &) = delete;
    Av &operator=(const Av &) = delete;
};

SoundDecoder::SoundDecoder()
    : m_av(std::make_unique<Av>())
{}

SoundDecoder::~SoundDecoder() = default;

std::optional<QString> SoundDecoder::open(const QString &path)
{
    Av &av = *m_av;
    int result =
        avformat_open_input(&av.file, QFile::encodeName(path).constData(), nullptr, nullptr);
    if (result >= 0)
        result = avformat_find_stream_info(av.file, nullptr);
    if (result < 0)
        return textOf(result);
    const AVCodec *decoder = nullptr;
    av.stream = av_find_best_stream(av.file, AVMEDIA_TYPE_AUDIO, -1, -1, &decoder, 0);
    if (av.stream < 0)
        return textOf(av.stream);
    av.codec = avcodec_alloc_context3(decoder);
    avcodec_parameters_to_context(av.codec, av.file->streams[av.stream]->codecpar);
    result = avcodec_open2(av.codec, decoder, nullptr);
    if (result < 0)
        return textOf(result);
    // Decoders give out many sample formats, planar and interleaved; the meter takes floats only.
    const AVChannelLayout &channels = av.codec->ch_layout;
    m_format = {.rate = av.codec->sample_rate, .channels = channels.nb_channels};
    result = swr_alloc_set_opts2(&av.toFloat,
                                 &channels,
                                 AV_SAMPLE_FMT_FLT,
                                 m_format.rate,
                                 &channels,
                                 av.codec->sample_fmt,
                                 m_format.rate,
                                 0,
                                 nullptr);
    if (result >= 0)
        result = swr_init(av.toFloat);
    return result < 0 ? std::optional(textOf(result)) : std::nullopt;
}

std::optional<std::span<const float>> SoundDecoder::next()
{
    while (!receive()) {
        if (m_av->isAtEnd || !feed())
            return std::nullopt;
    }
    return m_samples;
}

/// \return whether the codec gave out a frame; a frame of another format than the first is ignored
bool SoundDecoder::receive()
{
    Av &av = *m_av;
    if (avcodec_receive_frame(av.codec, av.frame) < 0)
        return false;
    const bool isOfFormat = av.frame->sample_rate == m_format.rate
                            && av.frame->ch_layout.nb_channels == m_format.channels;
    m_samples.resize(isOfFormat ? std::size_t(av.frame->nb_samples) * std::size_t(m_format.channels)
                                : 0);
    if (!isOfFormat)
        return true;
    auto *out = reinterpret_cast<std::uint8_t *>(m_samples.data());
    const int frames = swr_convert(av.toFloat,
                                   &out,
                                   av.frame->nb_samples,
                                   const_cast<const std::uint8_t **>(av.frame->extended_data),
                                   av.frame->nb_samples);
    m_samples.resize(std::size_t(std::max(frames, 0)) * std::size_t(m_format.channels));
    return true;
}

/// \return whether more frames may come; a damaged packet is skipped
bool SoundDecoder::feed()
{
    Av &av = *m_av;
    if (av_read_frame(av.file, av.packet) < 0) {
        av.isAtEnd = true; // an empty packet flushes the frames that the codec holds
        return avcodec_send_packet(av.codec, nullptr) >= 0;
    }
    if (av.packet->stream_index == av.stream)
        avcodec_send_packet(av.codec, av.packet);
    av_packet_unref(av.packet);
    return true;
}

} // namespace dogear::audio_buffers
