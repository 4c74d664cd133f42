// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows text, cut with an ellipsis where it does not fit; the tool-tip has the whole text.
///
/// Tests: tests/gui/tst_player_bar.cpp

#include <QLabel>

namespace dogear::widgets {

class MarkedText;

class ElidedLabel final : public QLabel
{
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget *parent = nullptr);

    /// Sets the max. number of lines, 1 by default.
    void setMaxLines(int lines);
    /// Lets a click, Return or Space emit activated(), and Tab reach the label, which is underlined
    /// under the pointer.
    void setActivatable(bool isActivatable);
    /// Paints the text in the colour of links, at least 4.5:1 on lists; follows the palette.
    void setLooksLikeLink(bool looksLikeLink);
    /// The visible part of text().
    [[nodiscard]] QString shownText() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return m_maxLines > 1; }
    [[nodiscard]] int heightForWidth(int width) const override;

signals:
    void activated();

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] MarkedText layOut(int width) const;
    void copy() const;

    int m_maxLines = 1;
    bool m_isActivatable = false;
    bool m_looksLikeLink = false;
};

} // namespace dogear::widgets
