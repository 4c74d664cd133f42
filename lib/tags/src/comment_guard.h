// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Whether the Vorbis comments of a file are few enough for libavformat, which compares each
///        with each and joins those with the same key one by one, in one go that nothing can stop.
///
/// Spec:  https://xiph.org/vorbis/doc/v-comment.html, RFC 3533 (Ogg) section 6,
///        https://xiph.org/flac/format.html
/// Tests: tests/unit/tags/tst_hostile_media.cpp

#include "bounded_input.h"

#include <QByteArrayView>

namespace dogear::tags {

/// Of the comments in \a packet, without what stands before the vendor's name. Sizes that lie end
/// the count, as they end the list for libavformat.
[[nodiscard]] bool areFewComments(QByteArrayView packet);

/// Of the FLAC file at \a place.
[[nodiscard]] bool hasFewFlacComments(BoundedInput &input, qint64 place);

/// Of the first packets of each stream in the Ogg file at \a place; false also if something else
/// than pages comes before their end.
[[nodiscard]] bool hasFewOggComments(BoundedInput &input, qint64 place);

} // namespace dogear::tags
