// SPDX-License-Identifier: GPL-3.0-or-later
#include "focus_ring.h"

#include <widgets/metrics.h>

#include <QAbstractScrollArea>
#include <QPainter>
#include <QTabBar>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

namespace {

constexpr int minWidth = 2; ///< pixels of the ring, and of the gap between it and the widget

/// Returns the part of \a target that has the focus.
QRect focusedPart(const QWidget &target)
{
    const auto *tabs = qobject_cast<const QTabBar *>(&target);
    return tabs && tabs->count() > 0 ? tabs->tabRect(tabs->currentIndex()) : target.rect();
}

} // namespace

FocusRing::FocusRing(QWidget &ground)
    : QWidget(&ground)
{
    setObjectName(u"focusRing"_s);
    setFocusPolicy(Qt::NoFocus);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    hide();
}

QWidget &FocusRing::groundOf(const QWidget &target)
{
    QWidget *inner = nullptr;
    QWidget *outer = target.parentWidget();
    // The child of a scroll area that contains the target is the viewport.
    while (!outer->isWindow() && !(inner && qobject_cast<QAbstractScrollArea *>(outer))) {
        inner = outer;
        outer = outer->parentWidget();
    }
    return inner && qobject_cast<QAbstractScrollArea *>(outer) ? *inner : *outer;
}

QColor FocusRing::colorIn(const QPalette &palette)
{
    const QColor base = palette.color(QPalette::Base);
    return readable(accentColor(palette, palette.color(QPalette::Window)),
                    palette.color(QPalette::Text),
                    base,
                    partContrast);
}

void FocusRing::surround(const QWidget &target)
{
    m_width = std::max(minWidth, unit(target.font()) / 2);
    const QRect part = focusedPart(target);
    const QRect place(target.mapTo(parentWidget(), part.topLeft()), part.size());
    const bool isView = qobject_cast<const QAbstractScrollArea *>(&target) != nullptr;
    const int reach = isView ? 0 : 2 * m_width; // the gap and the ring
    const QRect outside = place.adjusted(-reach, -reach, reach, reach);
    const bool isPill = target.property(pillProperty).toBool();
    m_radius = isPill ? outside.height() / 2.0 : isView ? 0 : unit(target.font()) + reach / 2.0;
    // A widget at the edge of its ground has the ring inside, where it is visible.
    setGeometry(outside.intersected(parentWidget()->rect()));
    raise();
    show();
    update();
}

void FocusRing::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colorIn(parentWidget()->palette()), m_width));
    const double half = m_width / 2.0;
    painter.drawRoundedRect(
        QRectF(rect()).adjusted(half, half, -half, -half), m_radius - half, m_radius - half);
}

} // namespace dogear::widgets
