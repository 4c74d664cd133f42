// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The bar's slider, in seconds: a click goes there, hovering tells the time.
///
/// Tests: tests/gui/tst_player_bar.cpp

#include <QSlider>

namespace dogear::widgets {

class PositionSlider final : public QSlider
{
    Q_OBJECT

public:
    explicit PositionSlider(QWidget *parent = nullptr);

signals:
    /// Emitted once the listener has decided: on release, click or key.
    void positionChosen(int seconds);
    /// Emitted while the handle is dragged.
    void positionTried(int seconds);

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    /// Ignored: a page that scrolls past the bar must not make the sound jump.
    void wheelEvent(QWheelEvent *event) override;

private:
    [[nodiscard]] int secondsAt(int x) const;
};

} // namespace dogear::widgets
