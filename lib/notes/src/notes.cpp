// SPDX-License-Identifier: GPL-3.0-or-later
#include "escaped_markup.h"
#include "fast_plain_text.h"
#include "html_tree.h"
#include "link_target.h"
#include "linkifier.h"
#include "markup_scanner.h"
#include "plain_text.h"
#include "safe_html_writer.h"
#include "whitelist.h"

#include <notes/notes.h>

using namespace Qt::StringLiterals;

namespace dogear::notes {

namespace {

/// Passes the text in which times may become links to a Linkifier, before any link is made.
class TimeCollector final : public HtmlVisitor
{
public:
    TimeCollector(Linkifier &linkifier, const QUrl &base)
        : m_linkifier(linkifier)
        , m_base(base)
    {}

    void enter(const HtmlElement &element) override { m_skipped += isSkipped(element) ? 1 : 0; }
    void leave(const HtmlElement &element) override { m_skipped -= isSkipped(element) ? 1 : 0; }
    void text(const QString &text) override
    {
        if (m_skipped == 0)
            m_linkifier.learn(text);
    }

private:
    /// Text of code is no prose; text of a working link stays one link.
    [[nodiscard]] bool isSkipped(const HtmlElement &element) const
    {
        const QLatin1StringView name = element.kind().shown;
        return name == "code"_L1 || name == "pre"_L1
               || (name == "a"_L1 && !linkTarget(element.attribute("href"), m_base).isEmpty());
    }

    Linkifier &m_linkifier;
    const QUrl &m_base;
    int m_skipped = 0;
};

/// Converts notes in HTML, in twice escaped HTML or in plain text to markup for the parser.
QString toMarkup(const QString &notes)
{
    QString text = unescapedMarkup(notes).value_or(notes).trimmed();
    text.replace("\r\n"_L1, "\n"_L1).replace(u'\r', u'\n');
    if (!looksLikeHtml(text))
        text = text.toHtmlEscaped();
    // Notes without blocks were typed into a text field, maybe with links: keep their line breaks.
    ScannedMarkup markup = scanMarkup(text, LineBreaks::Fold);
    if (!markup.hasBlocks)
        markup = scanMarkup(text, LineBreaks::Keep);
    return markup.hasBlocks ? markup.html : "<p>"_L1 + markup.html;
}

} // namespace

QString toSafeHtml(const QString &notes, const RenderOptions &options)
{
    const HtmlTree tree(toMarkup(notes));
    Linkifier linkifier(options.duration);
    TimeCollector collector(linkifier, options.base);
    tree.walk(collector); // before the writer: all times decide what two-part times mean
    SafeHtmlWriter writer(options, linkifier);
    tree.walk(writer);
    return writer.takeHtml();
}

QString toPlainText(const QString &notes)
{
    // Fast for ordinary notes, which matters when a refresh indexes hundreds of them.
    if (const auto text = fastPlainText(notes))
        return *text;
    return parsedPlainText(notes);
}

QString parsedPlainText(const QString &notes)
{
    PlainTextWriter writer;
    HtmlTree(toMarkup(notes)).walk(writer);
    return writer.takeText();
}

} // namespace dogear::notes
