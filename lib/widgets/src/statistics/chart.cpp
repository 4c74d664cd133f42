// SPDX-License-Identifier: GPL-3.0-or-later
#include "chart.h"

#include <widgets/literal_text.h>
#include <widgets/metrics.h>

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace dogear::widgets {

using std::chrono::milliseconds;

namespace {

constexpr int hueStep = 180;      // degrees: the second part has the complementary colour
constexpr double lookedAt = 0.25; // share of the text colour in a hovered or focused bar

} // namespace

milliseconds ChartBar::sum() const
{
    milliseconds sum{};
    for (const milliseconds part : parts)
        sum += std::max(0ms, part);
    return sum;
}

QColor chartColor(const QPalette &palette, int part)
{
    const QColor background = palette.color(QPalette::Base);
    const QColor text = palette.color(QPalette::Text);
    QColor color = palette.color(QPalette::Active, QPalette::Highlight);
    if (part > 0 && color.hue() >= 0)
        color = QColor::fromHsv((color.hue() + hueStep) % 360, color.saturation(), color.value());
    else if (part > 0)
        color = mixed(color, text, 0.5); // a palette without colours
    return readable(color, text, background);
}

Chart::Chart(QWidget *parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
}

void Chart::setBars(const QString &title, const QList<ChartBar> &bars)
{
    if (title == m_title && bars == m_bars)
        return;
    const bool isOther = title != m_title || bars.size() != m_bars.size();
    m_title = title;
    m_bars = bars;
    if (isOther)
        m_current = -1; // another range: the same number is another bar
    m_hovered = -1;
    QStringList all;
    for (const ChartBar &bar : bars) {
        if (bar.sum() > 0ms)
            all.append(bar.text);
    }
    setAccessibleDescription(all.join(u"; "_s));
    setCurrent(m_current); // updates the accessible name with the bar's new text
    updateGeometry();
    update();
}

void Chart::setCurrent(int bar)
{
    m_current = bar;
    const bool isTold = bar >= 0 && bar < m_bars.size();
    setAccessibleName(
        isTold
            ? tr("%1: %2", "title of a chart and what a bar says").arg(m_title, m_bars.at(bar).text)
            : m_title);
    update();
}

void Chart::hover(int bar)
{
    if (bar == m_hovered)
        return;
    m_hovered = bar;
    update();
}

milliseconds Chart::largest() const
{
    milliseconds largest{};
    for (const ChartBar &bar : m_bars)
        largest = std::max(largest, bar.sum());
    return largest;
}

QColor Chart::colorOf(int bar, int part) const
{
    const QColor color = chartColor(palette(), part);
    const bool isLookedAt = bar == m_hovered || (hasFocus() && bar == m_current);
    return isLookedAt ? mixed(color, palette().color(QPalette::Text), lookedAt) : color;
}

void Chart::paintFocus(QPainter &painter) const
{
    if (!hasFocus())
        return;
    // Not painted by the style, whose focus frame may be filled and hide the bar.
    const bool isOnBar = m_current >= 0 && m_current < m_bars.size();
    const QRectF place = isOnBar ? placeOf(m_current) : QRectF(rect());
    painter.setPen(chartColor(palette(), 0));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(place.adjusted(0.5, 0.5, -0.5, -0.5));
}

bool Chart::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    if (const int bar = barAt(help->pos()); bar >= 0)
        QToolTip::showText(help->globalPos(),
                           literalToolTip(m_bars.at(bar).text),
                           this,
                           placeOf(bar).toAlignedRect());
    else
        QToolTip::hideText();
    return true;
}

void Chart::keyPressEvent(QKeyEvent *event)
{
    const int last = int(m_bars.size()) - 1;
    const auto [back, on] = stepKeys();
    int bar = m_current;
    if (event->key() == Qt::Key_Home)
        bar = 0;
    else if (event->key() == Qt::Key_End)
        bar = last;
    else if (event->key() == back)
        bar = m_current < 0 ? last : m_current - 1;
    else if (event->key() == on)
        bar = m_current + 1;
    else {
        QWidget::keyPressEvent(event);
        return;
    }
    if (last < 0)
        return;
    setCurrent(std::clamp(bar, 0, last));
    const QRect place = placeOf(m_current).toAlignedRect();
    emit moved(place); // before the tooltip, whose position follows from the scrolling
    QToolTip::showText(
        mapToGlobal(place.center()), literalToolTip(m_bars.at(m_current).text), this, place);
}

void Chart::mouseMoveEvent(QMouseEvent *event)
{
    hover(barAt(event->position()));
}

void Chart::leaveEvent(QEvent *event)
{
    QWidget::leaveEvent(event);
    hover(-1);
}

void Chart::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
}

void Chart::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    QToolTip::hideText();
    update();
}

} // namespace dogear::widgets
