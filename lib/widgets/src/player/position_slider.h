// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The bar's slider, in seconds: a click goes there, hovering tells time and chapter, and
/// what
///        is on this machine already is a shade darker.
///
/// Tests: tests/gui/tst_player_position.cpp, tst_player_bar.cpp

#include <QSlider>

#include <chrono>
#include <utility>

namespace dogear::widgets {

/// Where a chapter begins.
struct SliderMark
{
    std::chrono::milliseconds place{};
    QString title;

    friend bool operator==(const SliderMark &, const SliderMark &) = default;
};

class PositionSlider final : public QSlider
{
    Q_OBJECT

public:
    explicit PositionSlider(QWidget *parent = nullptr);

    /// The sound is at \a seconds of \a length: nobody chose that.
    void showPosition(int seconds, int length);
    /// "0:10 of 20:00", for screen readers.
    [[nodiscard]] QString spokenPosition() const;
    /// In order.
    void setMarks(const QList<SliderMark> &marks);
    /// What is on this machine: from and to as shares of the whole, 0 to 1, in order and apart.
    void setBuffered(const QList<std::pair<double, double>> &shares);
    /// What hovering over \a seconds says: "12:34 Title".
    [[nodiscard]] QString textAt(int seconds) const;

signals:
    /// Emitted once the user has decided: on release, click or key, or with a screen reader.
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
    void paintGroove(QPainter &painter, const QRectF &groove) const;
    void paintBuffered(QPainter &painter, const QRectF &groove) const;
    void paintMarks(QPainter &painter, const QRectF &groove) const;
    void describeBuffered();

    bool m_isShowing = false; ///< the value follows the sound
    QList<SliderMark> m_marks;
    QList<std::pair<double, double>> m_buffered;
};

} // namespace dogear::widgets
