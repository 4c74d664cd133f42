// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lists the kinds of repair of broken XML, for warnings.

#include <QFlags>
#include <QStringList>

namespace dogear::feed {

/// A fault of XML that is repaired.
enum class Repair {
    LeadingJunk = 1 << 0,
    TrailingJunk = 1 << 1,
    Entity = 1 << 2, ///< an entity that XML does not define
    Ampersand = 1 << 3,
    ControlCharacter = 1 << 4,
    CharacterReference = 1 << 5, ///< to a forbidden character, or without semicolon
    Surrogate = 1 << 6,
    LessThan = 1 << 7,
    Attribute = 1 << 8, ///< without quotes or value, or containing "<"
    DuplicateAttribute = 1 << 9,
    UnclosedElement = 1 << 10,
    EndTag = 1 << 11, ///< misspelt, or without a start tag
    CdataEnd = 1 << 12,
    Comment = 1 << 13, ///< or an instruction or declaration in the wrong place
    ExternalEntity = 1 << 14,
};
Q_DECLARE_FLAGS(Repairs, Repair)
Q_DECLARE_OPERATORS_FOR_FLAGS(Repairs)

/// Returns one line for each kind.
[[nodiscard]] QStringList toWarnings(Repairs repairs);

} // namespace dogear::feed
