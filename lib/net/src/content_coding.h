// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Detects the compression of a media body and decompresses it piece by piece.
///
/// Media is requested uncompressed, so a compressed body is a mistake of the server. Header values
/// that are no coding ("none", "utf-8", "aws-chunked") are ignored; the first bytes decide.
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
    Other, ///< br, zstd and other registered codings that are not supported
};

/// Parses the value of a Content-Encoding header.
[[nodiscard]] ContentCoding contentCoding(const QByteArray &value);

/// Whether \a bytes begin like a gzip file, as no media format does.
[[nodiscard]] bool isGzip(QByteArrayView bytes);

/// Decompresses gzip, zlib and raw deflate streams piece by piece.
class BodyDecoder final
{
public:
    enum class Format { GzipOrZlib, RawDeflate };

    explicit BodyDecoder(Format format);
    ~BodyDecoder();
    Q_DISABLE_COPY_MOVE(BodyDecoder)

    /// Decompresses \a bytes, which continue those of the last call. Several gzip members are one
    /// body; bytes behind the last one are ignored.
    /// \return the decompressed bytes, or TruncatedInput if \a bytes are damaged
    [[nodiscard]] Result<QByteArray> decode(QByteArrayView bytes);
    /// Whether the last member is complete.
    [[nodiscard]] bool isAtEnd() const;

private:
    struct Stream;
    std::unique_ptr<Stream> m_stream;
};

/// Creates the decoder for a body that begins with \a opening and is labelled \a coding; nullptr if
/// the body is not compressed, whatever the label says.
[[nodiscard]] std::unique_ptr<BodyDecoder> makeDecoder(ContentCoding coding,
                                                       QByteArrayView opening);

} // namespace dogear::net
