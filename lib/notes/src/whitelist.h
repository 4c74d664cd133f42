// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lists the permitted elements and attributes of foreign notes, and their replacements.
///
/// Threads: pure; any thread.
/// Spec:    HTML Living Standard section 13.1.2 (elements), 13.2.4.2 (special and formatting
///          elements); the shown names are those of Qt's rich text subset.
/// Tests:   tests/unit/notes/tst_safe_html.cpp

#include <QLatin1StringView>
#include <QStringView>

namespace dogear::notes {

enum class ElementRole {
    Unwrapped,  ///< the tag is removed, its content is kept
    Dropped,    ///< the tag is removed together with its content
    Block,      ///< begins on a line of its own and needs an end tag
    Item,       ///< like Block, but the next element of its kind closes it (p, li, td …)
    Formatting, ///< inline; the parser reopens it after a block that interrupts it
    Inline,     ///< inline; never reopened
    Void,       ///< has no content
};

struct Element
{
    QLatin1StringView source; ///< name in foreign notes, lower case
    QLatin1StringView shown;  ///< name of the element that replaces it
    ElementRole role = ElementRole::Unwrapped;

    [[nodiscard]] bool isBlock() const
    {
        return role == ElementRole::Block || role == ElementRole::Item;
    }
};

/// \return the element called \a name, in any case; null if the list has no such element
[[nodiscard]] const Element *findElement(QStringView name);

/// \return whether the shown element \a element may have \a attribute (lower case)
[[nodiscard]] bool isAttributeAllowed(QLatin1StringView element, QStringView attribute);

} // namespace dogear::notes
