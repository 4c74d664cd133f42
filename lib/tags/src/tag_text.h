// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Decodes texts of tags whose encoding is missing or wrong.
///
/// Tests: tests/unit/tags/tst_tag_text.cpp

#include <QByteArrayView>
#include <QString>

namespace dogear::tags {

/// Decodes \a bytes as UTF-8, or as windows-1252 if they are not valid UTF-8: ID3v1, RIFF INFO and
/// many ID3v2 tags contain windows-1252, regardless of the declared encoding. Text that ends within
/// a UTF-8 character loses only that character, because ID3v1 cuts texts after 30 bytes.
[[nodiscard]] QString decodeNarrowText(QByteArrayView bytes);

/// Replaces lone surrogates by U+FFFD, because JSON and UTF-8 cannot represent them.
[[nodiscard]] QString withoutLoneSurrogates(QString text);

} // namespace dogear::tags
