// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Writes a tree as text for the index and for terminals.
///
/// Threads: one per tree; any thread.
/// Tests:   tests/unit/notes/tst_plain_text.cpp

#include "html_tree.h"

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
    void endLine();
    void addLineBreak();
    void addWord(QChar c);

    QString m_text;
    int m_preDepth = 0;
    bool m_hasSpace = false;   ///< white space not yet written
    bool m_hasBullet = false;  ///< a list item has begun and has no text yet
    bool m_isLineStart = true; ///< nothing on this line yet
};

} // namespace dogear::notes
