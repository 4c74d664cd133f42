// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Guesses, never too low, how many elements an HTML parser has open.
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
    /// How many elements the parser makes for one more tag: it reopens formatting after blocks.
    [[nodiscard]] int costOfNext() const { return 1 + std::min(m_formatting, maxReopened); }

private:
    // At most three alike are reopened (13.2.4.3), of the eight names that whitelist.cpp shows.
    static constexpr int maxReopened = 3 * 8 + 1;

    [[nodiscard]] qsizetype indexOfClosed(const Element &element) const;

    QList<const Element *> m_open; ///< without Items, which close one another
    int m_tables = 0;              ///< a table hides what is open around it
    int m_formatting = 0;
};

} // namespace dogear::notes
