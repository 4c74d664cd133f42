// SPDX-License-Identifier: GPL-3.0-or-later
#include "position_slider.h"

#include "position_accessible.h"
#include "style/artwork_color.h"
#include "style/slider_style.h"

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
#include <utility>

namespace dogear::widgets {

namespace {

/// Rounding tolerance: the ranges of a complete episode may add up to slightly less than 1, which
/// would be shown as 99 %.
constexpr double epsilon = 1e-6;

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
    // paintEvent() insets the groove by the same amount.
    const int radius = sliderHandleSize(font()) / 2;
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

void PositionSlider::setArtworkColor(const QColor &color)
{
    if (std::exchange(m_artwork, color) != color)
        update();
}

/// Describes the buffered ranges for screen readers, in whole per cents, so that a screen reader
/// does not announce every few bytes.
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
    const double radius = sliderHandleSize(font()) / 2.0;
    const double thickness = sliderGrooveHeight(font());
    const QRectF groove(radius, (height() - thickness) / 2, width() - 2 * radius, thickness);
    paintRest(painter, groove);
    if (maximum() == 0)
        return;
    const QColor accent = m_artwork.isValid() ? artworkAccent(m_artwork, palette()) : QColor();
    const SliderColors colors = sliderColors(palette(), isEnabled(), accent);
    const bool isReversed = layoutDirection() == Qt::RightToLeft;
    // sliderPosition(), not value(): without tracking, a drag changes only the former.
    const int at = QStyle::sliderPositionFromValue(
        minimum(), maximum(), sliderPosition(), int(groove.width()), isReversed);
    QRectF heard = groove;
    if (isReversed)
        heard.setLeft(groove.left() + at);
    else
        heard.setWidth(at);
    paintGroove(painter, heard, colors.filled);
    paintMarks(painter, groove);
    // The handle is painted after the marks, which would otherwise cut gaps into it.
    painter.setBrush(colors.handle);
    painter.drawEllipse(QPointF(groove.left() + at, height() / 2.0), radius, radius);
}

/// Paints the whole groove, which the heard part covers afterwards.
void PositionSlider::paintRest(QPainter &painter, const QRectF &groove) const
{
    const double thinner = groove.height() / 4;
    paintGroove(painter,
                groove.adjusted(0, thinner, 0, -thinner),
                sliderColors(palette(), isEnabled()).groove);
    if (maximum() > 0)
        paintBuffered(painter, groove);
}

/// Paints the buffered ranges with the full thickness of the groove and in a stronger colour: the
/// thickness is visible where colours are not.
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
    const QColor window = palette().color(QPalette::Window);
    painter.setBrush(
        readable(outlineColor(palette(), window), palette().color(QPalette::WindowText), window));
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
