// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Calculates the size of an ID3v2 tag.
///
/// Pure. Threads: any.
/// Spec:    id3v2.4.0-structure, section 3.1
/// Tests:   tests/unit/tags/tst_id3_tag.cpp

#include <QByteArrayView>

namespace dogear::tags {

/// Size of the header of a tag, in bytes.
inline constexpr qsizetype id3HeaderBytes = 10;

/// \param bytes at least the first id3HeaderBytes of the file
/// \return the size in bytes of the tag at the start of \a bytes, with header and footer; 0 if no
///   tag is there
[[nodiscard]] qint64 id3TagBytes(QByteArrayView bytes);

} // namespace dogear::tags
