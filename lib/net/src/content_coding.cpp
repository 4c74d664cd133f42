// SPDX-License-Identifier: GPL-3.0-or-later
#include "content_coding.h"

#include <QList>

#include <algorithm>
#include <array>
#include <zlib.h>

using namespace Qt::StringLiterals;

namespace dogear::net {

namespace {

/// Registered codings that are not supported. Other unknown words are ignored as mistakes.
constexpr std::array<QByteArrayView, 8>
    unreadCodings{"br", "zstd", "compress", "x-compress", "dcb", "dcz", "exi", "pack200-gzip"};

/// RFC 1950 section 2.2: method 8 (deflate), a window of at most 32 KB, and a header of two bytes
/// that are, as a number, a multiple of 31.
bool isZlib(QByteArrayView bytes)
{
    if (bytes.size() < 2)
        return false;
    const auto first = quint8(bytes[0]);
    const auto second = quint8(bytes[1]);
    return (first & 0x0f) == 8 && (first >> 4) <= 7 && (first * 256 + second) % 31 == 0;
}

} // namespace

ContentCoding contentCoding(const QByteArray &value)
{
    ContentCoding coding = ContentCoding::Identity;
    for (const QByteArray &token : value.toLower().split(',')) {
        const QByteArray name = token.trimmed();
        if (name == "gzip" || name == "x-gzip")
            coding = ContentCoding::Gzip;
        else if (name == "deflate")
            coding = ContentCoding::Deflate;
        else if (std::ranges::count(unreadCodings, QByteArrayView(name)) > 0)
            return ContentCoding::Other;
    }
    return coding;
}

bool isGzip(QByteArrayView bytes)
{
    // RFC 1952 section 2.3.1: the magic number and method 8, the only one in use.
    return bytes.startsWith("\x1f\x8b\x08");
}

struct BodyDecoder::Stream
{
    z_stream zlib{};
    bool isReady = false;
    bool isAtEnd = false; ///< the current member is complete

    /// Begins the next member. \return whether there is one
    [[nodiscard]] bool beginMember()
    {
        // 0x1f is the first byte of a gzip header; anything else behind a member is ignored.
        isAtEnd = zlib.avail_in == 0 || *zlib.next_in != 0x1f || inflateReset(&zlib) != Z_OK;
        return !isAtEnd;
    }
};

BodyDecoder::BodyDecoder(Format format)
    : m_stream(std::make_unique<Stream>())
{
    // Meaning of windowBits in zlib.h: 32 more detects gzip and zlib headers, a negative number
    // expects none.
    constexpr int detectHeader = 32;
    const int window = format == Format::RawDeflate ? -MAX_WBITS : MAX_WBITS + detectHeader;
    m_stream->isReady = inflateInit2(&m_stream->zlib, window) == Z_OK;
}

BodyDecoder::~BodyDecoder()
{
    inflateEnd(&m_stream->zlib);
}

bool BodyDecoder::isAtEnd() const
{
    return m_stream->isAtEnd;
}

Result<QByteArray> BodyDecoder::decode(QByteArrayView bytes)
{
    const Error damaged{ErrorCode::TruncatedInput, u"the compressed body is damaged"_s};
    if (!m_stream->isReady)
        return failure(damaged);
    z_stream &zlib = m_stream->zlib;
    QByteArray decoded;
    std::array<char, std::size_t{64} * 1024> piece; // inflate() writes it
    // zlib only reads from next_in, although its type is not const.
    zlib.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(bytes.data())); // NOLINT
    zlib.avail_in = uInt(bytes.size());
    do {
        if (m_stream->isAtEnd && !m_stream->beginMember())
            break;
        zlib.next_out = reinterpret_cast<Bytef *>(piece.data());
        zlib.avail_out = uInt(piece.size());
        const int outcome = inflate(&zlib, Z_NO_FLUSH);
        decoded.append(piece.data(), qsizetype(piece.size() - zlib.avail_out));
        m_stream->isAtEnd = outcome == Z_STREAM_END;
        if (outcome == Z_BUF_ERROR)
            break; // zlib needs more input
        if (outcome != Z_OK && outcome != Z_STREAM_END)
            return failure(damaged);
    } while (zlib.avail_in > 0 || zlib.avail_out == 0);
    return decoded;
}

std::unique_ptr<BodyDecoder> makeDecoder(ContentCoding coding, QByteArrayView opening)
{
    if (isGzip(opening))
        return std::make_unique<BodyDecoder>(BodyDecoder::Format::GzipOrZlib);
    if (coding != ContentCoding::Deflate)
        return nullptr; // labelled gzip, but not compressed
    if (isZlib(opening))
        return std::make_unique<BodyDecoder>(BodyDecoder::Format::GzipOrZlib);
    // Some servers omit the zlib header. Bytes that do not decompress are not compressed at all.
    if (!BodyDecoder(BodyDecoder::Format::RawDeflate).decode(opening))
        return nullptr;
    return std::make_unique<BodyDecoder>(BodyDecoder::Format::RawDeflate);
}

} // namespace dogear::net
