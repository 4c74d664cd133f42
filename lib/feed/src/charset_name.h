// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Maps names of encodings to those that iconv knows. Pure; any thread.

#include <QByteArray>

namespace dogear::feed {

/// Returns the encoding in the XML declaration at the begin of \a document; empty if there is none.
/// Works for encodings that contain ASCII.
[[nodiscard]] QByteArray declaredCharset(QByteArrayView document);

/// Returns the charset of a Content-Type; empty if it has none.
[[nodiscard]] QByteArray httpCharset(const QByteArray &contentType);

/// Returns the name that iconv has for \a label, in upper case. As on the web a label means the
/// superset that is used under its name: windows-1252 for ISO-8859-1. iconv may not know the name.
[[nodiscard]] QByteArray iconvName(const QByteArray &label);

[[nodiscard]] bool isUtf8Name(const QByteArray &iconvName);
/// UTF-16, UTF-32 and similar ones, in which ASCII characters have zero bytes.
[[nodiscard]] bool isWideName(const QByteArray &iconvName);
/// Encodings that use only bytes of ASCII, or that hide markup. They are never guessed, and only
/// ISO-2022 is supported.
[[nodiscard]] bool isShiftedName(const QByteArray &iconvName);

/// Encodings with one byte for each character, which contain ASCII.
[[nodiscard]] bool isSingleByteName(const QByteArray &iconvName);

} // namespace dogear::feed
