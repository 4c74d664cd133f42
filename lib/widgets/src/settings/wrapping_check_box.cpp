// SPDX-License-Identifier: GPL-3.0-or-later
#include "wrapping_check_box.h"

#include <QStyleOptionButton>
#include <QStyleOptionFocusRect>
#include <QStylePainter>

#include <algorithm>

namespace dogear::widgets {

WrappingCheckBox::WrappingCheckBox(const QString &text, QWidget *parent)
    : QCheckBox(text, parent)
{
    QSizePolicy policy = sizePolicy();
    policy.setHorizontalPolicy(QSizePolicy::Preferred); // may become narrower than its text
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

int WrappingCheckBox::textFlags() const
{
    const int flags = Qt::AlignLeading | Qt::AlignTop | Qt::TextWordWrap | Qt::TextShowMnemonic;
    const bool isUnderlined = style()->styleHint(QStyle::SH_UnderlineShortcut, nullptr, this) != 0;
    return isUnderlined ? flags : flags | Qt::TextHideMnemonic;
}

bool WrappingCheckBox::fits(int width) const
{
    return width >= sizeHint().width();
}

int WrappingCheckBox::textStart() const
{
    return style()->pixelMetric(QStyle::PM_IndicatorWidth, nullptr, this)
           + style()->pixelMetric(QStyle::PM_CheckBoxLabelSpacing, nullptr, this);
}

QRect WrappingCheckBox::textBounds(int width) const
{
    const int height = fontMetrics().height() * int(text().size() + 1); // more than enough
    return fontMetrics().boundingRect(
        QRect(0, 0, std::max(1, width - textStart()), height), textFlags(), text());
}

QSize WrappingCheckBox::minimumSizeHint() const
{
    // With no width, each word is a line.
    return {textStart() + textBounds(0).width(), QCheckBox::minimumSizeHint().height()};
}

int WrappingCheckBox::heightForWidth(int width) const
{
    const int line = sizeHint().height();
    return fits(width) ? line : std::max(line, textBounds(width).height());
}

bool WrappingCheckBox::hitButton(const QPoint &place) const
{
    return fits(width()) ? QCheckBox::hitButton(place) : rect().contains(place);
}

void WrappingCheckBox::paintEvent(QPaintEvent *event)
{
    if (fits(width())) {
        QCheckBox::paintEvent(event);
        return;
    }
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    QStyleOptionButton indicator = option;
    const int side = style()->pixelMetric(QStyle::PM_IndicatorHeight, nullptr, this);
    // In the middle of the first line.
    const QRect box(0,
                    std::max(0, (fontMetrics().height() - side) / 2),
                    style()->pixelMetric(QStyle::PM_IndicatorWidth, nullptr, this),
                    side);
    indicator.rect = QStyle::visualRect(layoutDirection(), rect(), box);
    painter.drawPrimitive(QStyle::PE_IndicatorCheckBox, indicator);
    const QRect words =
        QStyle::visualRect(layoutDirection(), rect(), rect().adjusted(textStart(), 0, 0, 0));
    painter.drawItemText(words, textFlags(), palette(), isEnabled(), text(), QPalette::WindowText);
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        QStyleOptionFocusRect focus;
        focus.initFrom(this);
        focus.rect = words;
        painter.drawPrimitive(QStyle::PE_FrameFocusRect, focus);
    }
}

} // namespace dogear::widgets
