// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads a start tag as people write them: quotes missing or unclosed, values missing.
///
/// Pure; any thread.

#include "repairs.h"

#include <QByteArray>

#include <vector>

namespace dogear::feed {

struct RawAttribute
{
    QByteArrayView name;
    QByteArrayView value; ///< references as written
};

struct StartTag
{
    enum class Kind {
        Tag,
        Text,   ///< a "<" that begins no tag
        CutOff, ///< the document ends inside it
    };
    Kind kind = Kind::Text;
    QByteArrayView name;
    std::vector<RawAttribute> attributes; ///< the first of equal names
    bool isEmptyElement = false;          ///< ends with "/>"
    qsizetype size = 0;                   ///< "<" and ">" included
    Repairs repairs;
};

[[nodiscard]] bool isXmlSpace(char c);
[[nodiscard]] bool isNameStart(char c);
[[nodiscard]] bool isNameCharacter(char c);

/// \param text begins with "<"
[[nodiscard]] StartTag readStartTag(QByteArrayView text, int maxAttributes);

} // namespace dogear::feed
