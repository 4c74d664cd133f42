// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Appends single characters to UTF-8 text.

#include <QByteArray>

namespace dogear::feed {

/// Encodes \a character.
/// \pre \a character is not a surrogate and at most 0x10ffff
inline void appendUtf8(QByteArray &text, char32_t character)
{
    const auto tail = [&](int shift) { text += char(0x80 | ((character >> shift) & 0x3f)); };
    if (character < 0x80) {
        text += char(character);
    } else if (character < 0x800) {
        text += char(0xc0 | character >> 6);
        tail(0);
    } else if (character < 0x10000) {
        text += char(0xe0 | character >> 12);
        tail(6);
        tail(0);
    } else {
        text += char(0xf0 | character >> 18);
        tail(12);
        tail(6);
        tail(0);
    }
}

} // namespace dogear::feed
