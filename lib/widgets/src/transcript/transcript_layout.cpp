// SPDX-License-Identifier: GPL-3.0-or-later
#include "transcript_layout.h"

#include <widgets/metrics.h>

#include <QElapsedTimer>
#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace dogear::widgets {

namespace {

constexpr double lineSpacing = 1.45;
constexpr qint64 measuringSlice = 5; // ms; runs on the GUI thread, so it must not delay input
constexpr int shownParagraphs = 200; // number of paragraphs whose lines are kept

} // namespace

void TranscriptLayout::setParagraphs(const QList<domain::TranscriptParagraph> &paragraphs,
                                     bool hasTimes)
{
    m_paragraphs = paragraphs;
    m_hasTimes = hasTimes;
    forgetHeights();
}

void TranscriptLayout::setGeometry(const QFont &font, int margin, int width)
{
    const bool isSame = font == m_font && margin == m_margin && width == m_width;
    m_font = font;
    m_margin = margin;
    m_width = std::max(1, width);
    m_unit = unit(font);
    const QFontMetricsF metrics(font);
    m_lineHeight = int(std::ceil(metrics.height() * lineSpacing));
    m_headHeight = int(std::ceil(metrics.height() * lineSpacing));
    m_charactersPerLine = std::max(1.0, m_width / std::max(1.0, metrics.averageCharWidth()));
    if (!isSame)
        forgetHeights();
}

void TranscriptLayout::forgetHeights()
{
    m_lines.clear();
    m_tops.clear();
    m_nextToMeasure = 0;
    m_isMeasured = QList<bool>(m_paragraphs.size(), false);
    m_heights.resize(m_paragraphs.size());
    for (int i = 0; i < m_paragraphs.size(); ++i)
        m_heights[i] = guessedHeight(i);
}

bool TranscriptLayout::hasHead(int paragraph) const
{
    return m_hasTimes || m_paragraphs.at(paragraph).isNewSpeaker;
}

/// Estimates the height from the number of characters: laying out a long transcript would block
/// the window (decision 34).
int TranscriptLayout::guessedHeight(int paragraph) const
{
    const auto lines =
        std::ceil(double(m_paragraphs.at(paragraph).text.size()) / m_charactersPerLine);
    return 3 * m_unit + (hasHead(paragraph) ? m_headHeight : 0)
           + int(std::max(1.0, lines)) * m_lineHeight;
}

void TranscriptLayout::setHeight(int paragraph, int textHeight)
{
    // 3 units are the gap above, as in guessedHeight(), headOf() and textOrigin().
    const int height = 3 * m_unit + (hasHead(paragraph) ? m_headHeight : 0) + textHeight;
    m_isMeasured[paragraph] = true;
    if (m_heights.at(paragraph) == height)
        return;
    m_heights[paragraph] = height;
    m_tops.clear(); // summed up again on demand: several heights change in a row
}

void TranscriptLayout::updateTops() const
{
    if (!m_tops.isEmpty())
        return;
    m_tops.resize(m_heights.size() + 1);
    int top = m_unit;
    for (int i = 0; i < m_heights.size(); ++i) {
        m_tops[i] = top;
        top += m_heights.at(i);
    }
    m_tops[m_heights.size()] = top;
}

int TranscriptLayout::height() const
{
    updateTops();
    return m_tops.constLast() + 4 * m_unit;
}

int TranscriptLayout::topOf(int paragraph) const
{
    updateTops();
    return m_tops.at(paragraph);
}

int TranscriptLayout::paragraphAt(int y) const
{
    updateTops();
    const auto end = m_tops.cend() - 1; // the last entry is the end of the text
    const auto after = std::upper_bound(m_tops.cbegin(), end, y);
    return std::clamp(int(after - m_tops.cbegin()) - 1,
                      m_paragraphs.isEmpty() ? -1 : 0,
                      int(m_paragraphs.size()) - 1);
}

int TranscriptLayout::paragraphOf(int cue) const
{
    const auto after =
        std::ranges::upper_bound(m_paragraphs, cue, {}, &domain::TranscriptParagraph::firstCue);
    return std::max(0, int(after - m_paragraphs.cbegin()) - 1);
}

TranscriptLayout::Lines TranscriptLayout::laidOut(int paragraph) const
{
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    // Each paragraph has its own direction, and is aligned to the edge where reading begins.
    option.setTextDirection(Qt::LayoutDirectionAuto);
    const QString &text = m_paragraphs.at(paragraph).text;
    option.setAlignment(Qt::AlignAbsolute
                        | (text.isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft));
    Lines lines{std::make_unique<QTextLayout>(text, m_font), 0};
    lines.layout->setTextOption(option);
    lines.layout->setCacheEnabled(true);
    lines.layout->beginLayout();
    for (QTextLine line = lines.layout->createLine(); line.isValid();
         line = lines.layout->createLine()) {
        line.setLineWidth(m_width);
        // A line of another script may be higher than the usual line height.
        const int height = std::max(m_lineHeight, int(std::ceil(line.height())));
        line.setPosition({0, lines.height + (height - line.height()) / 2});
        lines.height += height;
    }
    lines.layout->endLayout();
    return lines;
}

const QTextLayout &TranscriptLayout::linesOf(int paragraph)
{
    auto found = m_lines.find(paragraph);
    if (found == m_lines.end()) {
        found = m_lines.emplace(paragraph, laidOut(paragraph)).first;
        setHeight(paragraph, found->second.height);
    }
    return *found->second.layout;
}

void TranscriptLayout::ensure(int top, int bottom)
{
    if (m_paragraphs.isEmpty())
        return;
    // topOf() in each step: laying out a paragraph may move the paragraphs below it.
    for (int i = paragraphAt(top); i < m_paragraphs.size() && topOf(i) <= bottom; ++i)
        linesOf(i);
}

bool TranscriptLayout::measureMore()
{
    QElapsedTimer time;
    time.start();
    while (m_nextToMeasure < m_paragraphs.size() && time.elapsed() < measuringSlice) {
        // Only the height is kept: the lines of a whole transcript would need much memory.
        if (!m_isMeasured.at(m_nextToMeasure))
            setHeight(m_nextToMeasure, laidOut(m_nextToMeasure).height);
        ++m_nextToMeasure;
    }
    return m_nextToMeasure < m_paragraphs.size();
}

void TranscriptLayout::forgetFar(int top, int bottom)
{
    if (m_lines.size() <= shownParagraphs)
        return;
    // Keeps one page above and one below, for scrolling.
    const int first = paragraphAt(top - (bottom - top));
    const int last = paragraphAt(bottom + (bottom - top));
    std::erase_if(m_lines, [first, last](const auto &lines) {
        return lines.first < first || lines.first > last;
    });
}

QRect TranscriptLayout::headOf(int paragraph) const
{
    if (!hasHead(paragraph))
        return {};
    return {m_margin, topOf(paragraph) + 3 * m_unit, m_width, m_headHeight};
}

QPoint TranscriptLayout::textOrigin(int paragraph) const
{
    return {m_margin, topOf(paragraph) + 3 * m_unit + (hasHead(paragraph) ? m_headHeight : 0)};
}

TextPosition TranscriptLayout::positionAt(QPoint point)
{
    const int paragraph = paragraphAt(point.y());
    if (paragraph < 0)
        return {};
    const QTextLayout &lines = linesOf(paragraph);
    const QPoint in = point - textOrigin(paragraph);
    if (in.y() < 0)
        return {paragraph, 0};
    for (int i = 0; i < lines.lineCount(); ++i) {
        const QTextLine line = lines.lineAt(i);
        const double middle = line.y() + line.height() / 2;
        if (in.y() < middle + std::max(double(m_lineHeight), line.height()) / 2)
            return {paragraph, line.xToCursor(in.x())};
    }
    return {paragraph, int(m_paragraphs.at(paragraph).text.size())};
}

int TranscriptLayout::cueAt(QPoint point)
{
    const int paragraph = paragraphAt(point.y());
    if (paragraph < 0)
        return -1;
    if (headOf(paragraph).contains(point))
        return m_paragraphs.at(paragraph).firstCue;
    const QTextLayout &lines = linesOf(paragraph);
    const QPoint in = point - textOrigin(paragraph);
    for (int i = 0; i < lines.lineCount(); ++i) {
        const QTextLine line = lines.lineAt(i);
        // The spacing between two lines belongs to the lines: half of it to each.
        const double slack = (m_lineHeight - line.height()) / 2;
        if (line.naturalTextRect().adjusted(-m_unit, -slack, m_unit, slack).contains(in))
            return m_paragraphs.at(paragraph).cueAt(
                line.xToCursor(in.x(), QTextLine::CursorOnCharacter));
    }
    return -1;
}

QRect TranscriptLayout::lineAt(const TextPosition &place)
{
    const QTextLayout &lines = linesOf(place.paragraph);
    const QTextLine line = lines.lineForTextPosition(place.offset);
    const QPoint origin = textOrigin(place.paragraph);
    if (!line.isValid())
        return {origin, QSize(m_width, m_lineHeight)};
    return line.rect().translated(origin).toAlignedRect();
}

QRect TranscriptLayout::firstLineOf(int cue)
{
    const int paragraph = paragraphOf(cue);
    const domain::TranscriptParagraph &text = m_paragraphs.at(paragraph);
    const QTextLine line = linesOf(paragraph).lineForTextPosition(text.startOf(cue));
    if (!line.isValid())
        return {};
    const int end = std::min(text.endOf(cue), line.textStart() + line.textLength());
    const double from = line.cursorToX(text.startOf(cue));
    const double to = line.cursorToX(end);
    // In a right-to-left text, the start is right of the end.
    const QRectF words(std::min(from, to), line.y(), std::abs(to - from), line.height());
    return words.translated(textOrigin(paragraph)).toAlignedRect();
}

} // namespace dogear::widgets
