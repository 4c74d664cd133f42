// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows and sets the position of the player in seconds. A click seeks, hovering shows time
///        and chapter, and the groove is thicker in the ranges on this computer.
///
/// Tests: tests/gui/tst_player_position.cpp, tst_player_bar.cpp

#include <QColor>
#include <QSlider>

#include <chrono>
#include <utility>

namespace dogear::widgets {

/// Start of a chapter, painted as a gap in the groove.
struct SliderMark
{
    std::chrono::milliseconds place{}; ///< position in the episode
    QString title;

    friend bool operator==(const SliderMark &, const SliderMark &) = default;
};

class PositionSlider final : public QSlider
{
    Q_OBJECT

public:
    explicit PositionSlider(QWidget *parent = nullptr);

    /// Shows the player's position \a seconds of \a length; emits no positionChosen().
    void showPosition(int seconds, int length);
    /// Returns "0:10 of 20:00", for screen readers.
    [[nodiscard]] QString accessiblePosition() const;
    /// Sets the chapter marks, sorted by position.
    void setMarks(const QList<SliderMark> &marks);
    /// Sets the ranges on this computer: start and end as fractions of the length, 0 to 1, sorted
    /// and disjoint.
    void setBuffered(const QList<std::pair<double, double>> &shares);
    /// Sets the dominant colour of the artwork, of which the heard part has a visible shade;
    /// invalid: the palette's accent colour.
    void setArtworkColor(const QColor &color);
    /// Returns the tooltip at \a seconds: "12:34 Title".
    [[nodiscard]] QString textAt(int seconds) const;

signals:
    /// Emitted when the user has chosen a position: by release, click, key or screen reader.
    void positionChosen(int seconds);
    /// Emitted while the user presses or drags the handle.
    void positionTried(int seconds);

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    /// Ignores the wheel, so that scrolling over the bar does not seek.
    void wheelEvent(QWheelEvent *event) override;

private:
    [[nodiscard]] int secondsAt(int x) const;
    void paintRest(QPainter &painter, const QRectF &groove) const;
    void paintBuffered(QPainter &painter, const QRectF &groove) const;
    void paintMarks(QPainter &painter, const QRectF &groove) const;
    void describeBuffered();

    bool m_isShowing = false; ///< the value is set by the program, not chosen by the user
    QList<SliderMark> m_marks;
    QList<std::pair<double, double>> m_buffered;
    QColor m_artwork;
};

} // namespace dogear::widgets
