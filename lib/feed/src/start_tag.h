// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads start tags with common mistakes: missing or unclosed quotes, missing values.
///
/// Pure; any thread.

#include "repairs.h"

#include <QByteArray>

#include <vector>

namespace dogear::feed {

/// An attribute as it is written.
struct RawAttribute
{
    QByteArrayView name;
    QByteArrayView value; ///< with references as they are written
};

/// Result of readStartTag().
struct StartTag
{
    enum class Kind {
        Tag,
        Text,   ///< a "<" that does not begin a tag
        CutOff, ///< the document ends inside it
    };
    Kind kind = Kind::Text;
    QByteArrayView name;
    std::vector<RawAttribute> attributes; ///< the first of those with one name
    bool isEmptyElement = false;          ///< ends with "/>"
    qsizetype size = 0;                   ///< in bytes, with "<" and ">"
    Repairs repairs;
};

[[nodiscard]] bool isXmlSpace(char c);
[[nodiscard]] bool isNameStart(char c);
[[nodiscard]] bool isNameCharacter(char c);

/// Reads the start tag at the begin of \a text.
/// \pre \a text begins with "<"
[[nodiscard]] StartTag readStartTag(QByteArrayView text, int maxAttributes);

} // namespace dogear::feed
