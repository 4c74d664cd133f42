// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Writes a tree as text for the search index and for terminals.
///
/// Threads: any thread, one object per tree.
/// Tests:   tests/unit/notes/tst_plain_text.cpp

#include "html_tree.h"
#include "plain_lines.h"

namespace dogear::notes {

class PlainTextWriter final : public HtmlVisitor
{
public:
    void enter(const HtmlElement &element) override;
    void leave(const HtmlElement &element) override;
    void text(const QString &text) override;

    /// \return the whole text; call it once, after the walk
    [[nodiscard]] QString takeText();

private:
    PlainLines m_lines;
    int m_preDepth = 0;
};

} // namespace dogear::notes
