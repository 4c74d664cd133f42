// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Paints a few lines of text, cut with an ellipsis, in which search matches are marked.
///
/// Text has its own direction, but is aligned with the leading edge of the view: an Arabic title
/// among English ones reads from right to left and stands at the same edge as the others.
///
/// Tests: tests/gui/tst_episode_delegate.cpp

#include <QColor>
#include <QTextLayout>

class QPainter;

namespace dogear::widgets {

struct MarkedTextStyle
{
    QFont font;
    QColor text;
    QColor matchText = {};       ///< text colour of a match
    QColor matchBackground = {}; ///< background colour of a match
    /// Of the view; decides at which edge the text stands.
    Qt::LayoutDirection layoutDirection = Qt::LeftToRight;
    /// Of the text; Auto: decided by its first strong character.
    Qt::LayoutDirection textDirection = Qt::LayoutDirectionAuto;
    int maxLines = 1;
};

class MarkedText final
{
public:
    /// \a marked has domain::matchBegin and matchEnd around each match; \a width is in pixels.
    MarkedText(const QString &marked, const MarkedTextStyle &style, int width);

    [[nodiscard]] int height() const;
    /// Returns the width of the longest line, at most that of the constructor.
    [[nodiscard]] int width() const;
    [[nodiscard]] bool isElided() const { return m_isElided; }
    [[nodiscard]] QString shown() const { return m_layout.text(); }

    void draw(QPainter &painter, QPoint topLeft) const;

private:
    /// Breaks the text into lines. \return the number of its characters that fit
    int breakLines(int width, int maxLines);
    /// The number of characters from \a from on that fit into one line.
    [[nodiscard]] int lengthThatFits(int from, int width) const;

    QTextLayout m_layout;
    QColor m_color;
    bool m_isElided = false;
};

/// Removes the marks of matches.
[[nodiscard]] QString unmarked(QString marked);

} // namespace dogear::widgets
