// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Which elements and attributes of foreign notes survive, and as what.
///
/// Threads: pure; any thread.
/// Spec:    HTML Living Standard section 13.1.2 (elements), 13.2.4.2 (special and formatting
///          elements); the shown names are those of Qt's rich text subset.
/// Tests:   tests/unit/notes/tst_safe_html.cpp

#include <QLatin1StringView>
#include <QStringView>

namespace dogear::notes {

enum class ElementRole {
    Unwrapped,  ///< the tag goes, what is in it stays
    Dropped,    ///< the tag goes with all that is in it
    Block,      ///< begins on a line of its own and has to be closed
    Item,       ///< like Block, but another of its kind closes it (p, li, td …)
    Formatting, ///< inline, and reopened by the parser after a block that cut it off
    Inline,     ///< inline, and never reopened
    Void,       ///< has no content
};

struct Element
{
    QLatin1StringView source; ///< lower case, as foreign notes have it
    QLatin1StringView shown;  ///< what it becomes
    ElementRole role = ElementRole::Unwrapped;

    [[nodiscard]] bool isBlock() const
    {
        return role == ElementRole::Block || role == ElementRole::Item;
    }
};

/// The element called \a name in any case, or null if HTML has no such element.
[[nodiscard]] const Element *findElement(QStringView name);

/// Whether \a attribute (lower case) of the shown element \a element may stay.
[[nodiscard]] bool isAttributeAllowed(QLatin1StringView element, QStringView attribute);

} // namespace dogear::notes
