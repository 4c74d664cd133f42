// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Where the paragraphs of a transcript stand, however many there are.
///
/// Heights are guessed until a paragraph is seen, or measureMore() comes to it; lines are kept only
/// for paragraphs near the ones that were asked for last.
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

/// A place between two characters.
struct TextPlace
{
    int paragraph = 0;
    int offset = 0;

    friend auto operator<=>(const TextPlace &, const TextPlace &) = default;
};

class TranscriptLayout final
{
public:
    /// \a hasTimes: above each paragraph stands when it is said; who says it always does.
    void setParagraphs(const QList<domain::TranscriptParagraph> &paragraphs, bool hasTimes);
    /// Pixels from the left edge to the text, and its width.
    void setGeometry(const QFont &font, int margin, int width);

    [[nodiscard]] const QList<domain::TranscriptParagraph> &paragraphs() const
    {
        return m_paragraphs;
    }
    [[nodiscard]] int height() const; ///< of all, with margins
    [[nodiscard]] int topOf(int paragraph) const;
    [[nodiscard]] int heightOf(int paragraph) const { return m_heights.at(paragraph); }
    /// The paragraph at \a y, the nearest where there is none; -1 without paragraphs.
    [[nodiscard]] int paragraphAt(int y) const;

    /// Lays \a paragraph out, which may change its height.
    const QTextLayout &linesOf(int paragraph);
    /// Lays out what lies between \a top and \a bottom.
    void ensure(int top, int bottom);
    /// Measures some of what was not seen yet. \return false once all is measured
    bool measureMore();
    /// Forgets lines that are far from those between \a top and \a bottom.
    void forgetFar(int top, int bottom);

    /// Of name and time above the text, in the coordinates of the whole; empty without.
    [[nodiscard]] QRect headOf(int paragraph) const;
    /// Top left of the text of \a paragraph.
    [[nodiscard]] QPoint textOrigin(int paragraph) const;
    /// The place next to \a point.
    [[nodiscard]] TextPlace placeAt(QPoint point);
    /// The cue whose words, or above whose words name and time, are at \a point; -1: none.
    [[nodiscard]] int cueAt(QPoint point);
    /// The line that \a place is in.
    [[nodiscard]] QRect lineAt(const TextPlace &place);
    /// The words of the cue \a cue as far as they stand in its first line.
    [[nodiscard]] QRect firstLineOf(int cue);
    /// Which paragraph the cue \a cue is in.
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
    QList<int> m_heights; ///< with head and the gap above
    QList<bool> m_isMeasured;
    int m_nextToMeasure = 0;
    mutable QList<int> m_tops; ///< one more than paragraphs; empty: to be added up
    std::unordered_map<int, Lines> m_lines;
};

} // namespace dogear::widgets
