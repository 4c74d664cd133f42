// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Provides the common behaviour of charts of times: the user inspects bars with mouse and
///        keys, and screen readers get their texts.
///
/// Colours are taken from the palette at each painting.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_statistics_page.cpp

#include <QList>
#include <QWidget>

#include <chrono>

namespace dogear::widgets {

/// Bar or column of a chart.
struct ChartBar
{
    QString label;                          ///< painted next to or below the bar
    QString value;                          ///< painted at the end of a bar; columns have none
    QString text;                           ///< complete text, for tooltips and screen readers
    QList<std::chrono::milliseconds> parts; ///< stacked; a negative part counts as 0

    [[nodiscard]] std::chrono::milliseconds sum() const;
    friend bool operator==(const ChartBar &, const ChartBar &) = default;
};

/// Returns the colour of the part number \a part of a bar, with a contrast of at least 4.5:1 to
/// \a palette's Base.
[[nodiscard]] QColor chartColor(const QPalette &palette, int part);

class Chart : public QWidget
{
    Q_OBJECT

public:
    explicit Chart(QWidget *parent = nullptr);

    /// \a title is the name of the chart for screen readers.
    void setBars(const QString &title, const QList<ChartBar> &bars);
    [[nodiscard]] const QList<ChartBar> &bars() const { return m_bars; }
    /// Returns the bar chosen by key; -1: none yet.
    [[nodiscard]] int current() const { return m_current; }
    /// Returns the whole area of \a bar, including the part that its value does not fill.
    [[nodiscard]] virtual QRectF placeOf(int bar) const = 0;
    /// Returns the bar at \a point; -1: none.
    [[nodiscard]] virtual int barAt(const QPointF &point) const = 0;

signals:
    /// Emitted when the user has chosen the bar at \a place by key.
    void moved(const QRect &place);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

    [[nodiscard]] std::chrono::milliseconds largest() const;
    /// Returns the colour of \a part in \a bar, stronger for a hovered or focused bar.
    [[nodiscard]] QColor colorOf(int bar, int part) const;
    /// Paints a frame around the current bar, or the chart, while the chart has the focus.
    void paintFocus(QPainter &painter) const;
    /// Returns the keys that choose the previous and the next bar.
    [[nodiscard]] virtual std::pair<int, int> stepKeys() const = 0;

private:
    void setCurrent(int bar);
    void hover(int bar);

    QString m_title;
    QList<ChartBar> m_bars;
    int m_current = -1;
    int m_hovered = -1;
};

} // namespace dogear::widgets
