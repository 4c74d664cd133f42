// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief A label that cuts what does not fit and tells the rest in its tool-tip.
///
/// Tests: tests/gui/tst_player_bar.cpp

#include <QLabel>

namespace dogear::widgets {

class ElidedLabel final : public QLabel
{
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget *parent = nullptr);

    /// 1 by default.
    void setMaxLines(int lines);
    /// A click, Return or Space is activated(); reached with Tab.
    void setActivatable(bool isActivatable);
    /// What is seen of text().
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
    void copy() const;

    int m_maxLines = 1;
    bool m_isActivatable = false;
};

} // namespace dogear::widgets
