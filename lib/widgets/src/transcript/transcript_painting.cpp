// SPDX-License-Identifier: GPL-3.0-or-later
// Paints a transcript.
#include "transcript_view.h"

#include <itemmodels/transcript_model.h>
#include <widgets/metrics.h>
#include <words/format.h>

#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyle>
#include <QTimer>
#include <query/marks.h>

#include <algorithm>

namespace dogear::widgets {

using domain::TextRange;
using domain::TranscriptParagraph;
using FormatRange = QTextLayout::FormatRange;

namespace {

// Widths of bars, in units of the grid (widgets/metrics.h).
constexpr double heardBarUnits = 0.5;
constexpr double cursorBarUnits = 0.75;

QTextCharFormat format(const QColor &text, const QColor &background)
{
    QTextCharFormat format;
    format.setForeground(text);
    format.setBackground(background);
    return format;
}

void add(QList<FormatRange> &formats, const TextRange &range, const QTextCharFormat &format)
{
    if (range.length > 0)
        formats.append({range.start, range.length, format});
}

} // namespace

void TranscriptView::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    const int top = scrolled();
    const int bottom = top + viewport()->height();
    const int before = m_layout.height();
    m_layout.ensure(top, bottom);
    // After the painting: the scroll bar may scroll the viewport that is being painted.
    if (m_layout.height() != before)
        QTimer::singleShot(0, this, &TranscriptView::updateScrollBar);
    painter.translate(0, -top);
    painter.setClipRect(event->rect().translated(0, top));
    const QRect dirty = event->rect().translated(0, top);
    const int count = int(m_layout.paragraphs().size());
    for (int i = std::max(0, m_layout.paragraphAt(dirty.top()));
         i < count && m_layout.topOf(i) <= dirty.bottom();
         ++i)
        paintParagraph(painter, i);
    m_layout.forgetFar(top, bottom);
}

void TranscriptView::paintParagraph(QPainter &painter, int paragraph)
{
    paintHead(painter, paragraph);
    const QPoint origin = m_layout.textOrigin(paragraph);
    const QTextLayout &lines = m_layout.linesOf(paragraph);
    painter.setPen(palette().color(QPalette::Text));
    lines.draw(&painter, origin, formatsIn(paragraph));
    // The cue that is heard has a bar, too: in a palette of black and white its tint is not
    // visible.
    paintBar(painter, paragraph, m_model->current(), heardBarUnits);
    if (hasFocus())
        paintBar(painter, paragraph, m_cursorCue, cursorBarUnits);
}

/// Paints a bar next to the lines of \a cue, if it is in \a paragraph.
void TranscriptView::paintBar(QPainter &painter, int paragraph, int cue, double widthUnits)
{
    const TranscriptParagraph &text = m_layout.paragraphs().at(paragraph);
    if (cue < text.firstCue || cue >= text.firstCue + text.cueCount())
        return;
    const QRect first = m_layout.lineAt({paragraph, text.startOf(cue)});
    const QRect last =
        m_layout.lineAt({paragraph, std::max(text.startOf(cue), text.endOf(cue) - 1)});
    const int width = std::max(2, units(font(), widthUnits));
    const int distance = units(font(), 2);
    const int x =
        layoutDirection() == Qt::RightToLeft ? first.right() + distance : first.left() - distance;
    painter.fillRect(QRect(QPoint(x, first.top()), QPoint(x + width - 1, last.bottom())),
                     accentColor(palette(), palette().color(QPalette::Base)));
}

/// Paints the name of a new speaker and the time, in the direction of the paragraph's text.
void TranscriptView::paintHead(QPainter &painter, int paragraph)
{
    const QRect head = m_layout.headOf(paragraph);
    if (head.isEmpty())
        return;
    const TranscriptParagraph &text = m_layout.paragraphs().at(paragraph);
    const QFont timeFont = tabular(secondaryFont(font()));
    const QString time =
        m_model->isTimed() ? words::formatPosition(m_model->startOf(text.firstCue)) : QString();
    const int timeWidth = QFontMetrics(timeFont).horizontalAdvance(time);
    const int gap = units(font(), 2);
    const auto direction = text.text.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight;
    int used = 0;
    if (text.isNewSpeaker && !text.speaker.isEmpty()) {
        const QFontMetrics metrics(semibold(font()));
        const int room = head.width() - (timeWidth > 0 ? timeWidth + gap : 0);
        const QString name = metrics.elidedText(text.speaker, Qt::ElideRight, room);
        const QRect place(head.left(), head.top(), metrics.horizontalAdvance(name), head.height());
        painter.setFont(semibold(font()));
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(QStyle::visualRect(direction, head, place), Qt::AlignCenter, name);
        used = place.width() + gap;
    }
    const QRect place(head.left() + used, head.top(), timeWidth, head.height());
    painter.setFont(timeFont);
    painter.setPen(secondaryColor(palette(), palette().color(QPalette::Base)));
    painter.drawText(QStyle::visualRect(direction, head, place), Qt::AlignCenter, time);
    painter.setFont(font());
}

/// Returns the formats of the playing cue, the hovered cue, matches, hits and the selection. Later
/// formats are painted over earlier ones.
QList<FormatRange> TranscriptView::formatsIn(int paragraph) const
{
    const QColor base = palette().color(QPalette::Base);
    const QColor text = palette().color(QPalette::Text);
    const QColor accent = palette().color(QPalette::Highlight);
    QList<FormatRange> formats;
    const QColor heard = mixed(base, accent, 0.16);
    addCue(formats, paragraph, m_model->current(), format(readable(accent, text, heard), heard));
    if (m_hovered != m_model->current())
        addCue(formats, paragraph, m_hovered, format(text, mixed(base, text, 0.07)));
    const QTextCharFormat found = format(text, searchedColor(palette()));
    for (const query::Mark &mark : query::marks(
             m_layout.paragraphs().at(paragraph).text, query::Field::Transcript, m_searched))
        add(formats, {mark.begin, mark.end - mark.begin}, found);
    const QTextCharFormat strong =
        format(palette().color(QPalette::HighlightedText), palette().color(QPalette::Highlight));
    const auto first = std::ranges::lower_bound(m_hits, paragraph, {}, &TranscriptHit::paragraph);
    for (auto hit = first; hit != m_hits.cend() && hit->paragraph == paragraph; ++hit) {
        const bool isCurrent = hit - m_hits.cbegin() == m_currentHit;
        add(formats, hit->range, isCurrent ? strong : found);
    }
    const auto length = int(m_layout.paragraphs().at(paragraph).text.size());
    add(formats, m_selection.rangeIn(paragraph, length), strong);
    return formats;
}

void TranscriptView::addCue(QList<FormatRange> &formats,
                            int paragraph,
                            int cue,
                            const QTextCharFormat &format) const
{
    const TranscriptParagraph &text = m_layout.paragraphs().at(paragraph);
    if (cue >= text.firstCue && cue < text.firstCue + text.cueCount())
        add(formats, {text.startOf(cue), text.endOf(cue) - text.startOf(cue)}, format);
}

} // namespace dogear::widgets
