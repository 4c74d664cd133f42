// SPDX-License-Identifier: GPL-3.0-or-later
#include "position_slider.h"

#include "position_accessible.h"

#include <widgets/literal_text.h>
#include <widgets/metrics.h>
#include <words/format.h>

#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QScopedValueRollback>
#include <QStyle>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>

namespace dogear::widgets {

namespace {

/// Rounding tolerance: the ranges of a complete episode may add up to slightly less than 1, which
/// would be shown as 99 %.
constexpr double epsilon = 1e-6;
constexpr float grooveStrength = 0.2F;

} // namespace

PositionSlider::PositionSlider(QWidget *parent)
    : QSlider(Qt::Horizontal, parent)
{
    installPositionAccessible();
    setMouseTracking(true);
    setFocusPolicy(Qt::TabFocus);
    setRange(0, 0);
    setSingleStep(5);
    setPageStep(60);
    setMinimumHeight(units(font(), 5));
    setTracking(false); // positionTried() reports the positions during a drag
    // valueChanged() comes from keys and screen readers too, so the flag tells the program's own
    // changes apart.
    connect(this, &QSlider::valueChanged, this, [this](int seconds) {
        if (!m_isShowing)
            emit positionChosen(seconds);
    });
}

void PositionSlider::showPosition(int seconds, int length)
{
    const QScopedValueRollback showing(m_isShowing, true);
    setRange(0, length);
    setValue(seconds);
}

QString PositionSlider::accessiblePosition() const
{
    const auto time = [](int seconds) {
        return words::formatPosition(std::chrono::seconds(seconds));
    };
    return tr("%1 of %2", "position and length").arg(time(value()), time(maximum()));
}

int PositionSlider::secondsAt(int x) const
{
    const bool isReversed = layoutDirection() == Qt::RightToLeft;
    const int radius = unit(font()); // paintEvent() insets the groove by the same amount
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

void PositionSlider::setBuffered(const QList<std::pair<double, double>> &shares)
{
    if (shares == m_buffered)
        return;
    m_buffered = shares;
    describeBuffered();
    update();
}

/// Describes the shaded ranges for screen readers, in whole per cents, so that a screen reader does
/// not announce every few bytes.
void PositionSlider::describeBuffered()
{
    double there = 0;
    for (const auto &[from, to] : std::as_const(m_buffered))
        there += to - from;
    const QString text =
        m_buffered.isEmpty()
            ? QString()
            : tr("On this computer: %1 %").arg(words::formatNumber(int(there * 100 + epsilon)));
    if (text != accessibleDescription())
        setAccessibleDescription(text);
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

/// Moves the handle to the pointer. Most styles would move it only one page towards it.
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
            event->globalPosition().toPoint(), literalToolTip(textAt(seconds)), this);
}

void PositionSlider::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || !isSliderDown())
        return;
    const int seconds = sliderPosition();
    {
        // Suppresses the signal of valueChanged(), which is emitted only if the value differs.
        const QScopedValueRollback told(m_isShowing, true);
        setSliderDown(false);
        setValue(seconds);
    }
    emit positionChosen(seconds); // a click on the current position is a choice, too
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
    paintGroove(painter, groove);
    if (maximum() == 0)
        return;
    const bool isReversed = layoutDirection() == Qt::RightToLeft;
    // sliderPosition(), not value(): without tracking, a drag changes only the former.
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
    // The handle is painted after the marks, which would otherwise cut gaps into it.
    painter.setBrush(palette().color(QPalette::Highlight));
    const QPointF handle(groove.left() + at, height() / 2.0);
    painter.drawEllipse(handle, radius * 1.3, radius * 1.3);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(palette().color(QPalette::WindowText), 1));
        painter.drawEllipse(handle, radius * 1.3 + 2, radius * 1.3 + 2);
    }
}

void PositionSlider::paintGroove(QPainter &painter, const QRectF &groove) const
{
    QColor rest = palette().color(QPalette::WindowText);
    rest.setAlphaF(grooveStrength);
    painter.setBrush(rest);
    painter.drawRoundedRect(groove, groove.height() / 2, groove.height() / 2);
    if (maximum() > 0)
        paintBuffered(painter, groove);
}

/// Paints the translucent groove colour a second time over the buffered ranges: they become darker
/// on a light background and lighter on a dark one.
void PositionSlider::paintBuffered(QPainter &painter, const QRectF &groove) const
{
    if (m_buffered.isEmpty())
        return;
    QPainterPath ends;
    ends.addRoundedRect(groove, groove.height() / 2, groove.height() / 2);
    QPainterPath there;
    for (const auto &[from, to] : m_buffered) {
        QRectF part = groove;
        part.setLeft(groove.left() + groove.width() * std::clamp(from, 0.0, 1.0));
        part.setRight(groove.left() + groove.width() * std::clamp(to, 0.0, 1.0));
        if (layoutDirection() == Qt::RightToLeft)
            part.moveLeft(groove.left() + groove.right() - part.right());
        there.addRect(part);
    }
    painter.drawPath(ends.intersected(there));
}

/// Paints chapter starts as small gaps in the groove.
void PositionSlider::paintMarks(QPainter &painter, const QRectF &groove) const
{
    const bool isReversed = layoutDirection() == Qt::RightToLeft;
    const qreal gap = std::max(2.0, unit(font()) * 0.5);
    painter.setBrush(palette().color(QPalette::Window));
    for (const SliderMark &mark : m_marks) {
        const auto seconds =
            int(std::chrono::duration_cast<std::chrono::seconds>(mark.place).count());
        if (seconds <= 0 || seconds >= maximum())
            continue; // no gap at the ends of the groove
        const int at = QStyle::sliderPositionFromValue(
            minimum(), maximum(), seconds, int(groove.width()), isReversed);
        painter.drawRect(
            QRectF(groove.left() + at - gap / 2, groove.top() - 1, gap, groove.height() + 2));
    }
}

} // namespace dogear::widgets
