// SPDX-License-Identifier: GPL-3.0-or-later
#include "marked_text.h"

#include <domain/search_results.h>

#include <QFontMetrics>
#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <cmath>

namespace dogear::widgets {

namespace {

constexpr QChar ellipsis{u'…'};

struct PlainText
{
    QString text;
    QList<QTextLayout::FormatRange> formats;
};

/// Replaces the marks in \a marked by formats for the characters between them.
PlainText withFormats(const QString &marked, const MarkedTextStyle &style)
{
    PlainText plain;
    plain.text.reserve(marked.size());
    QTextLayout::FormatRange range;
    range.start = -1; // no match has begun
    range.format.setFontWeight(QFont::Bold);
    range.format.setBackground(style.matchBackground);
    range.format.setForeground(style.matchText);
    for (const QChar c : marked) {
        if (c == domain::matchBegin) {
            range.start = int(plain.text.size());
        } else if (c == domain::matchEnd) {
            range.length = int(plain.text.size()) - range.start;
            if (range.start >= 0)
                plain.formats.append(range);
            range.start = -1;
        } else {
            plain.text += c;
        }
    }
    return plain;
}

} // namespace

QString unmarked(QString marked)
{
    return marked.remove(domain::matchBegin).remove(domain::matchEnd);
}

MarkedText::MarkedText(const QString &marked, const MarkedTextStyle &style, int width)
    : m_color(style.text)
{
    const PlainText plain = withFormats(marked, style);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setTextDirection(style.textDirection);
    // AlignAbsolute, because otherwise "left" means the edge where a right-to-left text begins.
    option.setAlignment(Qt::AlignAbsolute
                        | QStyle::visualAlignment(style.layoutDirection, Qt::AlignLeft));
    m_layout.setFont(style.font);
    m_layout.setTextOption(option);
    m_layout.setText(plain.text);
    m_layout.setFormats(plain.formats);
    if (breakLines(width, style.maxLines) >= plain.text.size() || width <= 0)
        return;
    m_isElided = true;
    const int lastLine = m_layout.lineAt(m_layout.lineCount() - 1).textStart();
    const int room = width - QFontMetrics(style.font).horizontalAdvance(ellipsis);
    int end = lastLine + lengthThatFits(lastLine, room);
    // The shortened text may wrap elsewhere, and joined letters, as in Arabic, are wider at the end
    // of a word. Then the text is shortened by one more character.
    do {
        m_layout.setText(plain.text.left(end).trimmed() + ellipsis);
        m_layout.setFormats(plain.formats);
    } while (breakLines(width, style.maxLines) < m_layout.text().size() && --end > lastLine);
}

int MarkedText::breakLines(int width, int maxLines)
{
    int end = 0;
    qreal top = 0;
    m_layout.beginLayout();
    for (int i = 0; i < maxLines; ++i) {
        QTextLine line = m_layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(width);
        line.setPosition({0, top});
        top += std::ceil(line.height()); // whole pixels, which height() adds up as well
        end = line.textStart() + line.textLength();
    }
    m_layout.endLayout();
    return end;
}

int MarkedText::lengthThatFits(int from, int width) const
{
    QTextLayout tail(m_layout.text().mid(from), m_layout.font());
    QTextOption option = m_layout.textOption();
    option.setWrapMode(QTextOption::WrapAnywhere); // the ellipsis may stand inside a word
    tail.setTextOption(option);
    // Matches are bold and therefore wider, so their formats count, moved to the start of the tail.
    QList<QTextLayout::FormatRange> formats = m_layout.formats();
    for (QTextLayout::FormatRange &range : formats) {
        range.start -= from;
        range.length += std::min(0, range.start);
        range.start = std::max(0, range.start);
    }
    formats.removeIf([](const QTextLayout::FormatRange &range) { return range.length <= 0; });
    tail.setFormats(formats);
    tail.beginLayout();
    QTextLine line = tail.createLine();
    line.setLineWidth(std::max(1, width));
    tail.endLayout();
    return line.textLength();
}

int MarkedText::height() const
{
    int height = 0;
    for (int i = 0; i < m_layout.lineCount(); ++i)
        height += int(std::ceil(m_layout.lineAt(i).height()));
    return height;
}

int MarkedText::width() const
{
    qreal width = 0;
    for (int i = 0; i < m_layout.lineCount(); ++i)
        width = std::max(width, m_layout.lineAt(i).naturalTextWidth());
    return int(std::ceil(width));
}

void MarkedText::draw(QPainter &painter, QPoint topLeft) const
{
    painter.setPen(m_color);
    m_layout.draw(&painter, topLeft);
}

} // namespace dogear::widgets
