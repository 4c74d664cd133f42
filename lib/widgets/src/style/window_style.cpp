// SPDX-License-Identifier: GPL-3.0-or-later
#include "focus_ring.h"
#include "keyboard_focus.h"
#include "slider_style.h"
#include "tab_style.h"

#include <widgets/icons.h>
#include <widgets/metrics.h>
#include <widgets/window_style.h>

#include <QAbstractItemView>
#include <QApplication>
#include <QPainter>
#include <QSlider>
#include <QStyleFactory>
#include <QStyleOptionSlider>
#include <QStyleOptionTab>
#include <QTextFormat>

#include <algorithm>
#include <optional>
#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

namespace {

QFont fontOf(const QWidget *widget)
{
    return widget ? widget->font() : QApplication::font();
}

/// Returns the sizes of sliders and tabs that this style paints itself; nullopt for the base
/// style's.
std::optional<int> ownMetric(QStyle::PixelMetric metric,
                             const QStyleOption *option,
                             const QWidget *widget)
{
    constexpr double thicknessUnits = 5;
    if (horizontalSlider(option)) {
        switch (metric) {
        case QStyle::PM_SliderLength:
        case QStyle::PM_SliderControlThickness:
            return sliderHandleSize(fontOf(widget));
        case QStyle::PM_SliderThickness:
            return units(fontOf(widget), thicknessUnits);
        case QStyle::PM_SliderSpaceAvailable:
            return option->rect.width() - sliderHandleSize(fontOf(widget));
        case QStyle::PM_SliderTickmarkOffset:
            return 0;
        default:
            return {};
        }
    }
    if (!hasUnderlinedTabs(widget))
        return {};
    switch (metric) {
    case QStyle::PM_TabBarTabHSpace:
        return tabSpaceAside(fontOf(widget));
    case QStyle::PM_TabBarTabVSpace:
        return tabSpaceAbove(fontOf(widget));
    case QStyle::PM_TabBarTabOverlap:
    case QStyle::PM_TabBarTabShiftHorizontal:
    case QStyle::PM_TabBarTabShiftVertical:
        return 0;
    default:
        return {};
    }
}

/// Returns \a option as that of a tab which this file paints; nullptr for others.
const QStyleOptionTab *underlinedTab(const QStyleOption *option, const QWidget *widget)
{
    return hasUnderlinedTabs(widget) ? qstyleoption_cast<const QStyleOptionTab *>(option) : nullptr;
}

/// Paints the ring of the current row, inside of the row.
void paintRowFocus(QPainter &painter, const QStyleOption &option, const QWidget &view)
{
    // Not by the state of the option, which some base styles set in any case.
    if (!view.window()->testAttribute(Qt::WA_KeyboardFocusChange))
        return; // the user works with the mouse
    const QPalette &palette = option.palette;
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const int width = std::max(2, unit(view.font()) / 2);
    const double inset = width * 1.5; // half of the line, and a gap to the edge of the row
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(isSelected ? palette.color(QPalette::HighlightedText)
                                   : accentColor(palette, palette.color(QPalette::Base)),
                        width));
    painter.drawRoundedRect(QRectF(option.rect).adjusted(inset, inset, -inset, -inset),
                            unit(view.font()),
                            unit(view.font()));
    painter.restore();
}

} // namespace

WindowStyle::WindowStyle(const QString &base)
    : QProxyStyle(base.isEmpty() ? nullptr : QStyleFactory::create(base))
{}

WindowStyle::~WindowStyle() = default;

QIcon WindowStyle::standardIcon(StandardPixmap icon,
                                const QStyleOption *option,
                                const QWidget *widget) const
{
    // A menu bar asks for this picture when it is made. The style would load every image plugin for
    // it, which delays the start (lib/README.md, 85).
    if (icon == SP_ToolBarHorizontalExtensionButton)
        return themedIcon(u"more"_s, QPalette::ButtonText);
    return QProxyStyle::standardIcon(icon, option, widget);
}

int WindowStyle::pixelMetric(PixelMetric metric,
                             const QStyleOption *option,
                             const QWidget *widget) const
{
    constexpr double iconUnits = 4;
    constexpr double marginUnits = 4;
    constexpr double gapUnits = 2;
    if (const auto own = ownMetric(metric, option, widget))
        return *own;
    const int size = QProxyStyle::pixelMetric(metric, option, widget);
    switch (metric) {
    case PM_ButtonIconSize:
    case PM_SmallIconSize:
    case PM_LineEditIconSize:
    case PM_ListViewIconSize:
    case PM_TabBarIconSize:
        // The size of a style is fixed, so next to a large font the icons would be too small.
        return std::max(size, units(QApplication::font(), iconUnits));
    case PM_LayoutLeftMargin:
    case PM_LayoutTopMargin:
    case PM_LayoutRightMargin:
    case PM_LayoutBottomMargin:
        return units(QApplication::font(), marginUnits);
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing:
        return units(QApplication::font(), gapUnits);
    default:
        return size;
    }
}

int WindowStyle::styleHint(StyleHint hint,
                           const QStyleOption *option,
                           const QWidget *widget,
                           QStyleHintReturn *answer) const
{
    const int result = QProxyStyle::styleHint(hint, option, widget, answer);
    auto *format = hint == SH_TextControl_FocusIndicatorTextCharFormat
                       ? qstyleoption_cast<QStyleHintReturnVariant *>(answer)
                       : nullptr;
    if (!format)
        return result;
    // A link in a text has the focus; base styles draw a dotted line of one pixel around it.
    const QPalette palette = option ? option->palette : QApplication::palette();
    QTextCharFormat focused;
    focused.setProperty(QTextFormat::OutlinePen, QPen(FocusRing::colorIn(palette), 2));
    format->variant = focused;
    return 1;
}

QSize WindowStyle::sizeFromContents(ContentsType type,
                                    const QStyleOption *option,
                                    const QSize &contents,
                                    const QWidget *widget) const
{
    const bool isOwn = (type == CT_Slider && horizontalSlider(option))
                       || (type == CT_TabBarTab && hasUnderlinedTabs(widget));
    return isOwn ? contents : QProxyStyle::sizeFromContents(type, option, contents, widget);
}

QRect WindowStyle::subControlRect(ComplexControl control,
                                  const QStyleOptionComplex *option,
                                  SubControl part,
                                  const QWidget *widget) const
{
    const QStyleOptionSlider *slider = control == CC_Slider ? horizontalSlider(option) : nullptr;
    return slider ? sliderPart(*slider, part, fontOf(widget))
                  : QProxyStyle::subControlRect(control, option, part, widget);
}

QRect WindowStyle::subElementRect(SubElement element,
                                  const QStyleOption *option,
                                  const QWidget *widget) const
{
    const QStyleOptionTab *tab =
        element == SE_TabBarTabText ? underlinedTab(option, widget) : nullptr;
    return tab ? tabTextRect(*tab, fontOf(widget))
               : QProxyStyle::subElementRect(element, option, widget);
}

void WindowStyle::drawComplexControl(ComplexControl control,
                                     const QStyleOptionComplex *option,
                                     QPainter *painter,
                                     const QWidget *widget) const
{
    const QStyleOptionSlider *slider = control == CC_Slider ? horizontalSlider(option) : nullptr;
    if (slider)
        paintSlider(*painter, *slider, fontOf(widget));
    else
        QProxyStyle::drawComplexControl(control, option, painter, widget);
}

void WindowStyle::drawControl(ControlElement element,
                              const QStyleOption *option,
                              QPainter *painter,
                              const QWidget *widget) const
{
    const QStyleOptionTab *tab = underlinedTab(option, widget);
    if (tab && element == CE_TabBarTab) { // base styles may add a frame of their own
        paintTabShape(*painter, *tab, fontOf(widget));
        paintTabLabel(*painter, *tab, fontOf(widget));
    } else if (tab && element == CE_TabBarTabShape) {
        paintTabShape(*painter, *tab, fontOf(widget));
    } else if (tab && element == CE_TabBarTabLabel) {
        paintTabLabel(*painter, *tab, fontOf(widget));
    } else {
        QProxyStyle::drawControl(element, option, painter, widget);
    }
}

void WindowStyle::drawPrimitive(PrimitiveElement element,
                                const QStyleOption *option,
                                QPainter *painter,
                                const QWidget *widget) const
{
    if (element != PE_FrameFocusRect || !widget)
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    else if (qobject_cast<const QAbstractItemView *>(widget))
        paintRowFocus(*painter, *option, *widget);
}

void WindowStyle::polish(QPalette &palette)
{
    QProxyStyle::polish(palette);
    // The desktop's colours stay, but get enough contrast (README.md).
    palette = readablePalette(palette);
}

void WindowStyle::polish(QApplication *application)
{
    QProxyStyle::polish(application);
    if (!m_focus)
        m_focus = new KeyboardFocus(this);
}

void WindowStyle::unpolish(QApplication *application)
{
    delete std::exchange(m_focus, nullptr);
    QProxyStyle::unpolish(application);
}

void WindowStyle::polish(QWidget *widget)
{
    QProxyStyle::polish(widget);
    // Both are painted differently under the pointer; not every base style asks for it.
    if (qobject_cast<QSlider *>(widget) || hasUnderlinedTabs(widget))
        widget->setAttribute(Qt::WA_Hover);
}

} // namespace dogear::widgets
