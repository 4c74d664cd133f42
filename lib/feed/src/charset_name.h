// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Names of encodings as people write them, and as iconv knows them. Pure; any thread.

#include <QByteArray>

namespace dogear::feed {

/// The encoding that the XML declaration in front of \a document names; empty if it names none.
/// For encodings that contain ASCII.
[[nodiscard]] QByteArray declaredCharset(QByteArrayView document);

/// The charset of a Content-Type; empty if it names none.
[[nodiscard]] QByteArray httpCharset(const QByteArray &contentType);

/// What iconv calls the encoding that \a label means, in upper case; as on the web a label means
/// the superset that is used under its name: windows-1252 for ISO-8859-1. May be unknown to iconv.
[[nodiscard]] QByteArray iconvName(const QByteArray &label);

[[nodiscard]] bool isUtf8Name(const QByteArray &iconvName);
/// UTF-16, UTF-32 and their like: ASCII characters have zero bytes.
[[nodiscard]] bool isWideName(const QByteArray &iconvName);
/// Encodings whose bytes are all ASCII, or that hide markup: never guessed, and of them only
/// ISO-2022 is read.
[[nodiscard]] bool isShiftedName(const QByteArray &iconvName);

/// Encodings whose characters are one byte each, ASCII among them.
[[nodiscard]] bool isSingleByteName(const QByteArray &iconvName);

} // namespace dogear::feed
