// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Refuses files with too many Vorbis comments before libavformat parses them.
///
/// libavformat compares each comment with all others, and appends comments with the same key one by
/// one. Both take quadratic time, in a single call that cannot be interrupted.
///
/// Spec:  https://xiph.org/vorbis/doc/v-comment.html, RFC 3533 (Ogg) section 6,
///        https://xiph.org/flac/format.html
/// Tests: tests/unit/tags/tst_hostile_media.cpp

#include "bounded_input.h"

#include <QByteArrayView>

namespace dogear::tags {

/// Checks the comments in \a packet, which begins with the vendor's name. A wrong size ends the
/// count, because it ends the list for libavformat as well.
[[nodiscard]] bool isWithinCommentLimit(QByteArrayView packet);

/// Checks the comments of the FLAC file at the offset \a offset.
[[nodiscard]] bool isFlacWithinCommentLimit(BoundedInput &input, qint64 offset);

/// Checks the comments of all streams in the Ogg file at the offset \a offset.
/// \return false also if other data than pages comes before the end of the comments
[[nodiscard]] bool isOggWithinCommentLimit(BoundedInput &input, qint64 offset);

} // namespace dogear::tags
