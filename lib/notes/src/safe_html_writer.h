// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Writes a tree as flat, harmless HTML: inline elements never hold blocks, text at the top
/// is in paragraphs, nothing empty is left, white space is folded.
///
/// Writing its own output again changes nothing.
///
/// Threads: one per tree; any thread.
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

    /// What was written. Call once, after the walk.
    [[nodiscard]] QString takeHtml();

private:
    struct Open
    {
        QLatin1StringView name;
        QString startTag; ///< empty: the tag is not written, what is in it is
        bool isWritten = false;
    };

    [[nodiscard]] QString startTag(const HtmlElement &element) const;
    /// Whether whoever reads a start tag here would first end a block that is open.
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
    /// Everything that has to stand before the next text: spaces, line breaks, start tags.
    void prepareForContent();
    void flushText();
    /// Whether text that is written now is in such an element.
    [[nodiscard]] bool isInside(QLatin1StringView name) const;
    /// Whether text here is in a table, but in none of its cells: the parser moves such text.
    [[nodiscard]] bool isBetweenCells() const;
    [[nodiscard]] bool hasOpenLink() const;

    const RenderOptions &m_options;
    const Linkifier &m_linkifier;
    QString m_html;
    QString m_text; ///< not yet written, so that what is split in the source is still one address
    QList<Open> m_blocks;
    QList<Open> m_inlines; ///< written inside the innermost block only, reopened after it
    int m_breaks = 0;      ///< line breaks not yet written: at the end of a block they mean nothing
    bool m_hasSpace = false;      ///< white space not yet written
    bool m_isLineStart = true;    ///< nothing inline since the last block began or ended
    bool m_isAfterInline = false; ///< the last thing written was inline
    bool m_isInParagraph = false; ///< in a paragraph that the source does not have
};

} // namespace dogear::notes
