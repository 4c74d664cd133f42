// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief A line or two of a row's text, cut to fit, in which matches of a search stand out.
///
/// Text runs in its own direction and stands at the leading edge of the view: an Arabic title among
/// English ones is read from the right and begins where the others begin.
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
    QColor matchText = {}; ///< of a match
    QColor matchGround = {};
    /// Of the view, for the edge where the text begins.
    Qt::LayoutDirection layoutDirection = Qt::LeftToRight;
    /// Of the text; Auto: the text decides.
    Qt::LayoutDirection textDirection = Qt::LayoutDirectionAuto;
    int maxLines = 1;
};

class MarkedText final
{
public:
    /// \a marked has domain::matchBegin and matchEnd around matches.
    MarkedText(const QString &marked, const MarkedTextStyle &style, int width);

    [[nodiscard]] int height() const;
    [[nodiscard]] bool isElided() const { return m_isElided; }
    [[nodiscard]] QString shown() const { return m_layout.text(); }

    void draw(QPainter &painter, QPoint topLeft) const;

private:
    /// Breaks the text into lines. \return how much of it found room
    int breakLines(int width, int maxLines);
    [[nodiscard]] int lengthThatFits(int from, int width) const;

    QTextLayout m_layout;
    QColor m_color;
    bool m_isElided = false;
};

/// Without the marks.
[[nodiscard]] QString unmarked(QString marked);

} // namespace dogear::widgets
