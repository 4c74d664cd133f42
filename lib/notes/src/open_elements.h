// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Estimates how many elements an HTML parser has open; the estimate is never too low.
///
/// Threads: one per scan; any thread.
/// Spec:    HTML Living Standard section 13.2.4.2 (the stack of open elements and its scopes),
///          13.2.4.3 (active formatting elements)
/// Tests:   tests/unit/notes/tst_hostile_notes.cpp

#include "whitelist.h"

#include <QList>

namespace dogear::notes {

class OpenElements
{
public:
    void open(const Element &element);
    void close(const Element &element);

    [[nodiscard]] qsizetype depth() const { return m_open.size(); }
    /// \return how many elements the parser creates for another tag. It reopens formatting elements
    ///   after a block, so these are counted as well.
    [[nodiscard]] int costOfNext() const { return 1 + std::min(m_formatting, maxReopened); }

private:
    // The parser reopens at most three equal elements (13.2.4.3): of the eight formatting names
    // that whitelist.cpp shows, and one link, since links do not nest.
    static constexpr int maxReopened = 3 * 8 + 1;

    [[nodiscard]] qsizetype indexOfClosed(const Element &element) const;

    QList<const Element *> m_open; ///< without Items, which close one another
    int m_tables = 0;              ///< open tables; a table hides the elements around it
    int m_formatting = 0;
};

} // namespace dogear::notes
