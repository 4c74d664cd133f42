// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Decodes texts of tags whose encoding is not told, or told wrongly.
///
/// Tests: tests/unit/tags/tst_tag_text.cpp

#include <QByteArrayView>
#include <QString>

namespace dogear::tags {

/// Decodes \a bytes as UTF-8, or as windows-1252 where they are no UTF-8: ID3v1, RIFF INFO and many
/// ID3v2 tags hold that under any label. A field that ends within a letter loses that letter only,
/// since ID3v1 cuts texts after 30 bytes.
[[nodiscard]] QString decodeNarrowText(QByteArrayView bytes);

/// Replaces halves of surrogate pairs by U+FFFD: JSON and UTF-8 cannot hold them.
[[nodiscard]] QString withoutLoneSurrogates(QString text);

} // namespace dogear::tags
