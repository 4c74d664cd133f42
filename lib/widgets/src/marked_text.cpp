// SPDX-License-Identifier: GPL-3.0-or-later
#include "marked_text.h"

#include <domain/library.h>
#include <widgets/metrics.h>

#include <QPainter>
#include <QTextLayout>

namespace dogear::widgets {

namespace {

/// The text with formats over its matches.
QString split(const QString &marked,
              const MarkColors &colors,

              QList<QTextLayout::FormatRange> &formats)
{
    QString plain;
    plain.reserve(marked.size());
    QTextLayout::FormatRange range;
    range.format.setFontWeight(QFont::Bold);
    range.format.setBackground(colors.ground);
    for (const QChar c : marked) {
        if (c == domain::matchBegin) {
            range.start = int(plain.size());
        } else if (c == domain::matchEnd) {
            range.length = int(plain.size()) - range.start;
            formats.append(range);
        } else {
            plain += c;
        }
    }
    return plain;
}

} // namespace

QString unmarked(QString marked)
{
    return marked.remove(domain::matchBegin).remove(domain::matchEnd);
}

void drawMarked(QPainter &painter,
                const QRect &area,
                const QString &marked,
                const MarkColors &colors)
{
    QList<QTextLayout::FormatRange> formats;
    const QString plain = split(marked, colors, formats);
    // Bold matches are a little wider: the text is cut a little earlier than the area ends.
    const QString shown = painter.fontMetrics().elidedText(
        plain, Qt::ElideRight, area.width() - unit(painter.font()) * int(formats.size()));
    QTextLayout layout(shown, painter.font(), painter.device());
    layout.setFormats(formats);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    if (line.isValid())
        line.setLineWidth(area.width());
    layout.endLayout();
    painter.setPen(colors.text);
    layout.draw(&painter, QPointF(area.left(), area.top()), {}, area);
}

} // namespace dogear::widgets
