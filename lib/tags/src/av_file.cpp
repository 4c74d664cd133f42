// SPDX-License-Identifier: GPL-3.0-or-later
#include "av_file.h"

#include <cstdio>
#include <limits>

using namespace Qt::StringLiterals;

namespace dogear::tags {

namespace {

/// Containers that contain their sound themselves. Never add a format that refers to other files or
/// addresses (hls, dash, concat, sdp, image lists): probing and opening both rely on this list.
constexpr const char *allowedFormats =
    "mp3,mov,mp4,m4a,3gp,3g2,mj2,ogg,flac,wav,matroska,webm,aac,aiff,asf";

constexpr int probeBytes = 64 * 1024;
constexpr int bufferBytes = 32 * 1024;
constexpr qint64 probeSize = qint64{1024} * 1024; // bytes to find bit rates without an index
constexpr int maxStreams = 64;
/// Larger than any file offset; a sum of a few such values does not overflow.
constexpr qint64 maxDistance = std::numeric_limits<qint64>::max() / 8;

QString reasonOf(int error)
{
    char text[AV_ERROR_MAX_STRING_SIZE] = {};
    libav().av_strerror(error, text, sizeof text);
    return QString::fromUtf8(text);
}

} // namespace

const AVInputFormat *probeFormat(BoundedInput &input, qint64 offset, Confidence confidence)
{
    if (!libav().isLoaded)
        return nullptr;
    QByteArray begin = input.bytes(offset, probeBytes);
    const auto size = int(begin.size());
    // libavformat requires this many zeros after the data, because its probes read beyond it.
    begin.append(AVPROBE_PADDING_SIZE, '\0');
    AVProbeData data{};
    data.filename = ""; // the name must not influence the result
    data.buf = reinterpret_cast<unsigned char *>(begin.data());
    data.buf_size = size;
    int score = 0;
    const AVInputFormat *format = libav().av_probe_input_format3(&data, 1, &score);
    if (!format || (confidence == Confidence::Fair && score < AVPROBE_SCORE_EXTENSION / 2)
        || libav().av_match_list(format->name, allowedFormats, ',') == 0)
        return nullptr;
    return format;
}

AvFile::AvFile(BoundedInput &input, qint64 offset)
    : m_input(input)
    , m_begin(offset)
{}

AvFile::~AvFile()
{
    libav().avformat_close_input(&m_context);
    if (m_io) {
        libav().av_freep(&m_io->buffer); // libavformat may have replaced the buffer of open()
        libav().avio_context_free(&m_io);
    }
}

Result<std::unique_ptr<AvFile>> AvFile::open(BoundedInput &input,
                                             qint64 offset,
                                             const AVInputFormat *format)
{
    std::unique_ptr<AvFile> file(new AvFile(input, offset));
    auto *buffer = static_cast<unsigned char *>(libav().av_malloc(bufferBytes));
    if (buffer)
        file->m_io = libav().avio_alloc_context(
            buffer, bufferBytes, 0, file.get(), readPacket, nullptr, seek);
    file->m_context = libav().avformat_alloc_context();
    if (!file->m_io || !file->m_context)
        return failure({.code = ErrorCode::Internal, .detail = u"no memory"_s});
    AVFormatContext *context = file->m_context;
    // The sandbox: our own input, no protocol, and each attempt to open another file fails.
    context->pb = file->m_io;
    context->flags |= AVFMT_FLAG_CUSTOM_IO;
    context->io_open = refuse;
    context->protocol_whitelist = libav().av_strdup("");
    context->protocol_blacklist = libav().av_strdup("ALL");
    context->format_whitelist = libav().av_strdup(allowedFormats);
    context->codec_whitelist = libav().av_strdup("none"); // this module decodes nothing
    context->probesize = probeSize;
    context->max_analyze_duration = AV_TIME_BASE; // one second
    context->max_streams = maxStreams;
    context->format_probesize = probeBytes;
    // On failure the context is freed and m_context is null.
    const int error = libav().avformat_open_input(&file->m_context, nullptr, format, nullptr);
    if (error < 0)
        return failure({.code = ErrorCode::MediaUnreadable, .detail = reasonOf(error)});
    return file;
}

bool AvFile::isFormat(const char *name) const
{
    return libav().av_match_name(name, m_context->iformat->name) != 0;
}

QByteArray AvFile::bytes(qint64 offset, qint64 length)
{
    return offset < 0 || offset > maxDistance ? QByteArray()
                                              : m_input.bytes(m_begin + offset, length);
}

int AvFile::readPacket(void *self, uint8_t *buffer, int size)
{
    auto *file = static_cast<AvFile *>(self);
    const qint64 count =
        file->m_input.read(file->m_begin + file->m_offset, reinterpret_cast<char *>(buffer), size);
    if (count <= 0)
        return AVERROR_EOF;
    file->m_offset += count;
    return int(count);
}

int64_t AvFile::seek(void *self, int64_t offset, int whence)
{
    auto *file = static_cast<AvFile *>(self);
    const qint64 size = file->m_input.size() - file->m_begin;
    const int from = whence & ~AVSEEK_FORCE; // the flag may be combined with any origin
    if (from == AVSEEK_SIZE)
        return size;
    const qint64 origin = from == SEEK_CUR ? file->m_offset : from == SEEK_END ? size : 0;
    if (offset > maxDistance || offset < -origin)
        return AVERROR(EINVAL);
    file->m_offset = origin + offset;
    return file->m_offset;
}

/// Called where libavformat wants to open another file.
int AvFile::refuse(AVFormatContext * /*context*/,
                   AVIOContext ** /*io*/,
                   const char * /*url*/,
                   int /*flags*/,
                   AVDictionary ** /*options*/)
{
    return AVERROR(EPERM);
}

} // namespace dogear::tags
