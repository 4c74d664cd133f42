// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Writes a tree as flat, harmless HTML.
///
/// Inline elements never contain blocks, top-level text is in paragraphs, empty elements are left
/// out, and white space is folded. Parsing and writing the output again does not change it.
///
/// Threads: any thread, one object per tree.
/// Spec:    Qt, "Supported HTML Subset"; HTML Living Standard section 13.3 (serialising, escaping)
/// Tests:   tests/unit/notes/tst_safe_html.cpp, tests/unit/notes/tst_hostile_notes.cpp

#include "html_tree.h"
#include "linkifier.h"

#include <notes/notes.h>

#include <QLatin1StringView>
#include <QList>

namespace dogear::notes {

class SafeHtmlWriter final : public HtmlVisitor
{
public:
    SafeHtmlWriter(const RenderOptions &options, const Linkifier &linkifier)
        : m_options(options)
        , m_linkifier(linkifier)
    {}

    void enter(const HtmlElement &element) override;
    void leave(const HtmlElement &element) override;
    void text(const QString &text) override;

    /// \return the whole HTML; call it once, after the walk
    [[nodiscard]] QString takeHtml();

private:
    struct Open
    {
        QLatin1StringView name;
        QString startTag; ///< empty: only the content is written, without the tag
        bool isWritten = false;
    };

    [[nodiscard]] QString startTag(const HtmlElement &element) const;
    /// Whether a parser of the output would close an open block at a start tag \a name.
    [[nodiscard]] bool wouldEndOpenBlock(QLatin1StringView name) const;
    void enterBlock(const HtmlElement &element);
    void leaveBlock();
    void enterInline(const HtmlElement &element);
    void leaveInline();
    void addImage(const HtmlElement &element);
    void addRule();

    void writeOpenBlocks();
    void closeInlines();
    void closeParagraph();
    /// Writes everything that must precede the next text: spaces, line breaks, start tags.
    void prepareForContent();
    /// Writes the pending text, with its addresses and times as links.
    void flushText();
    /// Whether text that is written now is in an element \a name.
    [[nodiscard]] bool isInside(QLatin1StringView name) const;
    /// Whether the position is in a table but outside its cells: a parser moves text from there.
    [[nodiscard]] bool isBetweenCells() const;
    [[nodiscard]] bool hasOpenLink() const;

    const RenderOptions &m_options;
    const Linkifier &m_linkifier;
    QString m_html;
    QString m_text; ///< pending, so that an address split over several pieces is found as one
    QList<Open> m_blocks;
    QList<Open> m_inlines;        ///< written inside the innermost block only, reopened after it
    int m_breaks = 0;             ///< pending line breaks: dropped at the end of a block
    bool m_hasSpace = false;      ///< white space that is not written yet
    bool m_isLineStart = true;    ///< no inline content since a block began or ended
    bool m_isAfterInline = false; ///< the last output was inline content
    bool m_isInParagraph = false; ///< in a paragraph that this writer added
};

} // namespace dogear::notes
