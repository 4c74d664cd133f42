// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lays out the paragraphs of a transcript of any length.
///
/// The height of a paragraph is an estimate until it is shown or measureMore() reaches it. Lines
/// are kept only for paragraphs near the visible ones.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_transcript_layout.cpp

#include <domain/transcript_paragraphs.h>

#include <QFont>
#include <QPoint>
#include <QRect>
#include <QTextLayout>

#include <compare>
#include <memory>
#include <unordered_map>

namespace dogear::widgets {

/// Position between two characters.
struct TextPosition
{
    int paragraph = 0;
    int offset = 0; ///< UTF-16 units from the start of the paragraph

    friend auto operator<=>(const TextPosition &, const TextPosition &) = default; // NOLINT
};

class TranscriptLayout final
{
public:
    /// Sets the text. \a hasTimes: each paragraph has a head line with its time; without times only
    /// a new speaker has one.
    void setParagraphs(const QList<domain::TranscriptParagraph> &paragraphs, bool hasTimes);
    /// Sets the left \a margin and the \a width of the text in pixels.
    void setGeometry(const QFont &font, int margin, int width);

    [[nodiscard]] const QList<domain::TranscriptParagraph> &paragraphs() const
    {
        return m_paragraphs;
    }
    [[nodiscard]] int height() const; ///< of the whole text, with margins
    [[nodiscard]] int topOf(int paragraph) const;
    [[nodiscard]] int heightOf(int paragraph) const { return m_heights.at(paragraph); }
    /// Returns the paragraph at \a y, or the nearest one; -1 without paragraphs.
    [[nodiscard]] int paragraphAt(int y) const;

    /// Lays out \a paragraph, which may change its height, and returns its lines.
    const QTextLayout &linesOf(int paragraph);
    /// Lays out the paragraphs between \a top and \a bottom.
    void ensure(int top, int bottom);
    /// Measures unmeasured paragraphs for about 5 ms. \return false once all are measured
    bool measureMore();
    /// Drops the lines of paragraphs far outside \a top to \a bottom.
    void forgetFar(int top, int bottom);

    /// Returns the head line with name and time above the text, in the coordinates of the whole
    /// text; empty without one.
    [[nodiscard]] QRect headOf(int paragraph) const;
    /// Returns the top left corner of the text of \a paragraph.
    [[nodiscard]] QPoint textOrigin(int paragraph) const;
    /// Returns the text position nearest to \a point.
    [[nodiscard]] TextPosition positionAt(QPoint point);
    /// Returns the cue whose words or head line are at \a point; -1: none.
    [[nodiscard]] int cueAt(QPoint point);
    /// Returns the line that contains \a place.
    [[nodiscard]] QRect lineAt(const TextPosition &place);
    /// Returns the rectangle of the words of \a cue in the line where it begins.
    [[nodiscard]] QRect firstLineOf(int cue);
    /// Returns the paragraph that contains \a cue.
    [[nodiscard]] int paragraphOf(int cue) const;

private:
    struct Lines
    {
        std::unique_ptr<QTextLayout> layout;
        int height = 0;
    };

    [[nodiscard]] bool hasHead(int paragraph) const;
    [[nodiscard]] int guessedHeight(int paragraph) const;
    [[nodiscard]] Lines laidOut(int paragraph) const;
    void setHeight(int paragraph, int textHeight);
    void forgetHeights();
    void updateTops() const;

    QList<domain::TranscriptParagraph> m_paragraphs;
    bool m_hasTimes = false;
    QFont m_font;
    int m_margin = 0;
    int m_width = 0;
    int m_unit = 4;
    int m_lineHeight = 20;
    int m_headHeight = 20;
    double m_charactersPerLine = 60;
    QList<int> m_heights;     ///< with the head line and the gap above
    QList<bool> m_isMeasured; ///< false: the height is an estimate
    int m_nextToMeasure = 0;
    mutable QList<int> m_tops; ///< tops of all paragraphs, then the end; empty: out of date
    std::unordered_map<int, Lines> m_lines;
};

} // namespace dogear::widgets
