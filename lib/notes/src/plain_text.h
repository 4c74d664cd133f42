// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Writes a tree as text for the index and for terminals.
///
/// Threads: one per tree; any thread.
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

    /// What was written. Call once, after the walk.
    [[nodiscard]] QString takeText();

private:
    PlainLines m_lines;
    int m_preDepth = 0;
};

} // namespace dogear::notes
