// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What charts of times have in common: bars that are looked at with the mouse and with
/// keys,
///        and told to who does not see them.
///
/// Colours come from the palette while it is painted.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_statistics_page.cpp

#include <QList>
#include <QWidget>

#include <chrono>

namespace dogear::widgets {

struct ChartBar
{
    QString label;                          ///< beside or below it
    QString value;                          ///< what is written at it, where there is room
    QString text;                           ///< all of it, for tool-tips and screen readers
    QList<std::chrono::milliseconds> parts; ///< one on top of the other; below 0 counts as 0

    [[nodiscard]] std::chrono::milliseconds sum() const;
    friend bool operator==(const ChartBar &, const ChartBar &) = default;
};

/// Of the part of a bar with the number \a part; can be told from \a palette's Base.
[[nodiscard]] QColor chartColor(const QPalette &palette, int part);

class Chart : public QWidget
{
    Q_OBJECT

public:
    explicit Chart(QWidget *parent = nullptr);

    /// \a title is the name of the chart for screen readers.
    void setBars(const QString &title, const QList<ChartBar> &bars);
    [[nodiscard]] const QList<ChartBar> &bars() const { return m_bars; }
    /// The bar that the keys have chosen; -1: none yet.
    [[nodiscard]] int current() const { return m_current; }
    /// All of the place that a bar has.
    [[nodiscard]] virtual QRectF placeOf(int bar) const = 0;
    [[nodiscard]] virtual int barAt(const QPointF &point) const = 0;

signals:
    /// Emitted when keys have chosen a bar at \a place.
    void moved(const QRect &place);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

    [[nodiscard]] std::chrono::milliseconds largest() const;
    /// The colour of \a part in \a bar, stronger where it is looked at.
    [[nodiscard]] QColor colorOf(int bar, int part) const;
    /// Around the current bar while the chart has the focus.
    void paintFocus(QPainter &painter) const;
    /// The keys that go back and on.
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
