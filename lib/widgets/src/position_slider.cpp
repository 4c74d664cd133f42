// SPDX-License-Identifier: GPL-3.0-or-later
#include "position_slider.h"

#include <widgets/metrics.h>
#include <words/format.h>

#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>

namespace dogear::widgets {

PositionSlider::PositionSlider(QWidget *parent)
    : QSlider(Qt::Horizontal, parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::TabFocus);
    setRange(0, 0);
    setSingleStep(5);
    setPageStep(60);
    setMinimumHeight(units(font(), 5));
    connect(this, &QSlider::actionTriggered, this, [this](int action) {
        if (action != SliderMove)
            emit positionChosen(sliderPosition());
    });
}

int PositionSlider::secondsAt(int x) const
{
    const bool isReversed = layoutDirection() == Qt::RightToLeft;
    const int radius = unit(font());
    return QStyle::sliderValueFromPosition(
        minimum(), maximum(), x - radius, width() - 2 * radius, isReversed);
}

void PositionSlider::setMarks(const QList<SliderMark> &marks)
{
    if (marks == m_marks)
        return;
    m_marks = marks;
    update();
}

QString PositionSlider::textAt(int seconds) const
{
    const std::chrono::seconds place(seconds);
    const QString time = words::formatPosition(place);
    const auto next =
        std::ranges::upper_bound(m_marks, std::chrono::milliseconds(place), {}, &SliderMark::place);
    const QString title = next == m_marks.cbegin() ? QString() : std::prev(next)->title;
    return title.isEmpty() ? time : time + u' ' + title;
}

void PositionSlider::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || maximum() == 0)
        return;
    setSliderDown(true);
    setSliderPosition(secondsAt(event->position().toPoint().x()));
    emit positionTried(sliderPosition());
}

void PositionSlider::mouseMoveEvent(QMouseEvent *event)
{
    const int seconds = secondsAt(event->position().toPoint().x());
    if (isSliderDown()) {
        setSliderPosition(seconds);
        emit positionTried(seconds);
    }
    if (maximum() > 0)
        QToolTip::showText(
            event->globalPosition().toPoint(), textAt(seconds).toHtmlEscaped(), this);
}

void PositionSlider::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || !isSliderDown())
        return;
    const int seconds = sliderPosition();
    setSliderDown(false);
    emit positionChosen(seconds);
}

void PositionSlider::wheelEvent(QWheelEvent *event)
{
    event->ignore();
}

void PositionSlider::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const int radius = unit(font());
    const qreal thickness = std::max(3.0, radius * 0.8);
    const QRectF groove(radius, (height() - thickness) / 2, width() - 2 * radius, thickness);
    QColor rest = palette().color(QPalette::WindowText);
    rest.setAlphaF(0.2F);
    painter.setBrush(rest);
    painter.drawRoundedRect(groove, thickness / 2, thickness / 2);
    if (maximum() == 0)
        return;
    const bool isReversed = layoutDirection() == Qt::RightToLeft;
    const int at = QStyle::sliderPositionFromValue(
        minimum(), maximum(), sliderPosition(), int(groove.width()), isReversed);
    QRectF heard = groove;
    if (isReversed)
        heard.setLeft(groove.left() + at);
    else
        heard.setWidth(at);
    painter.setBrush(palette().color(QPalette::Highlight));
    painter.drawRoundedRect(heard, thickness / 2, thickness / 2);
    paintMarks(painter, groove);
    const QPointF handle(groove.left() + at, height() / 2.0);
    painter.drawEllipse(handle, radius * 1.3, radius * 1.3);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(palette().color(QPalette::WindowText), 1));
        painter.drawEllipse(handle, radius * 1.3 + 2, radius * 1.3 + 2);
    }
}

/// Small gaps in the groove.
void PositionSlider::paintMarks(QPainter &painter, const QRectF &groove) const
{
    const bool isReversed = layoutDirection() == Qt::RightToLeft;
    const qreal gap = std::max(2.0, unit(font()) * 0.5);
    painter.setBrush(palette().color(QPalette::Window));
    for (const SliderMark &mark : m_marks) {
        const auto seconds =
            int(std::chrono::duration_cast<std::chrono::seconds>(mark.place).count());
        if (seconds <= 0 || seconds >= maximum())
            continue; // the ends of the groove are marks enough
        const int at = QStyle::sliderPositionFromValue(
            minimum(), maximum(), seconds, int(groove.width()), isReversed);
        painter.drawRect(
            QRectF(groove.left() + at - gap / 2, groove.top() - 1, gap, groove.height() + 2));
    }
}

} // namespace dogear::widgets
