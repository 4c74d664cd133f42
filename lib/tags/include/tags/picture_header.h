// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Recognises pictures by their header, without decoding them.
///
/// Threads: any; pure.
/// Specs:   JPEG ITU-T T.81 annex B, PNG (second edition) section 11.2.2, GIF89a section 18,
///          WebP RFC 9649, TIFF 6.0 section 2, BITMAPFILEHEADER
/// Tests:   tests/unit/tags/tst_picture_header.cpp

#include <QByteArrayView>

namespace dogear::tags {

enum class PictureHeader {
    Unknown,  ///< no known signature; may still be a picture of another format
    Readable, ///< a known format with a width and a height
    Broken,   ///< the signature of a known format, but no valid width and height after it
};

/// Classifies \a bytes, which begin where a picture should begin. The beginning of a picture is
/// enough; 64 kB suffice for all but JPEG files with large metadata.
[[nodiscard]] PictureHeader readPictureHeader(QByteArrayView bytes);

} // namespace dogear::tags
