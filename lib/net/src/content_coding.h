// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds out how the body of a media file is compressed, and decompresses it as it comes.
///
/// Media is asked for uncompressed, so a coding is a mistake of the server. Headers that name no
/// coding at all ("none", "utf-8", "aws-chunked") mean nothing; what the bytes begin with decides.
///
/// Threads: values; any thread.
/// Spec:    RFC 9110 section 8.4 (Content-Encoding), RFC 1950 to 1952 (zlib, deflate, gzip)
/// Tests:   tests/unit/net/tst_range_reader.cpp

#include <base/result.h>

#include <QByteArray>

#include <memory>

namespace dogear::net {

enum class ContentCoding {
    Identity,
    Gzip,
    Deflate,
    Other, ///< br, zstd and other registered ones that are not read here
};

/// What the header Content-Encoding: \a value names.
[[nodiscard]] ContentCoding contentCoding(const QByteArray &value);

/// Whether \a bytes begin as a gzip file does. No format of media does.
[[nodiscard]] bool isGzip(QByteArrayView bytes);

/// Decompresses gzip, zlib and raw deflate streams piece by piece.
class BodyDecoder final
{
public:
    enum class Format { GzipOrZlib, RawDeflate };

    explicit BodyDecoder(Format format);
    ~BodyDecoder();
    Q_DISABLE_COPY_MOVE(BodyDecoder)

    /// \a bytes follow those of the last call. Several gzip members are one body; what follows the
    /// last one is ignored.
    /// \return what they decompress to; or TruncatedInput: they are damaged
    [[nodiscard]] Result<QByteArray> decode(QByteArrayView bytes);
    /// Whether the last member is complete.
    [[nodiscard]] bool isAtEnd() const;

private:
    struct Stream;
    std::unique_ptr<Stream> m_stream;
};

/// The decoder for a body that begins with \a opening and is said to be \a coding; none for one
/// that is not compressed, whatever was said.
[[nodiscard]] std::unique_ptr<BodyDecoder> makeDecoder(ContentCoding coding,
                                                       QByteArrayView opening);

} // namespace dogear::net
