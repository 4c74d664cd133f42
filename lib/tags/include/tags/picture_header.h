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
    Unknown,  ///< not the signature of a format that is known here; may be a picture all the same
    Readable, ///< a known format with a width and a height
    Broken,   ///< the signature of a known format, and no size of a picture behind it
};

/// Classifies \a bytes, which begin where a picture should begin. They may be the first part of a
/// file; 64 kB are enough for all but JPEG files with large metadata.
[[nodiscard]] PictureHeader readPictureHeader(QByteArrayView bytes);

} // namespace dogear::tags
