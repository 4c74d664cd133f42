// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds the texts of a window that have too little room.

#include "window_texts.h"

namespace dogear::test {

/// Why the text of \a widget is cut off; empty if it is not. Labels that shorten their text, and
/// show it in full as a tooltip, are allowed.
inline QString clipping(const QWidget &widget)
{
    using namespace Qt::StringLiterals;
    const auto compare = [](const QSize &needed, const QSize &room) {
        return needed.width() > room.width() + 1 || needed.height() > room.height() + 1
                   ? u"needs %1 x %2, has %3 x %4"_s.arg(needed.width())
                         .arg(needed.height())
                         .arg(room.width())
                         .arg(room.height())
                   : QString();
    };
    if (const auto *label = qobject_cast<const QLabel *>(&widget)) {
        if (label->text().isEmpty() || label->inherits("dogear::widgets::ElidedLabel"))
            return {};
        if (label->wordWrap()) {
            // Less than a line is the room above letters with accents.
            const int needed = label->heightForWidth(label->width());
            const bool isLineLost =
                needed - label->height() > label->fontMetrics().lineSpacing() / 2;
            return isLineLost ? compare({0, needed}, label->size()) : QString();
        }
        return compare(label->sizeHint(), label->size());
    }
    if (const auto *button = qobject_cast<const QAbstractButton *>(&widget)) {
        const bool hasText = !button->text().isEmpty() && showsText(*button);
        return hasText ? compare({button->sizeHint().width(), 0}, button->size()) : QString();
    }
    if (const auto *box = qobject_cast<const QGroupBox *>(&widget))
        return compare({box->fontMetrics().horizontalAdvance(shownText(box->title())), 0},
                       box->size());
    if (const auto *tabs = qobject_cast<const QTabBar *>(&widget)) {
        for (int tab = 0; tab < tabs->count(); ++tab) {
            if (tabs->isTabVisible(tab) && !tabs->rect().contains(tabs->tabRect(tab)))
                return u"the tab “%1” is outside of the bar"_s.arg(tabs->tabText(tab));
        }
    }
    return {};
}

/// Returns a line for each visible widget in \a root whose text is cut off.
inline QStringList clippedTexts(const QWidget &root)
{
    using namespace Qt::StringLiterals;
    QStringList lines;
    for (const QWidget *widget : root.findChildren<QWidget *>()) {
        if (!widget->isVisible() || widget->window() != root.window() || isInner(*widget))
            continue;
        if (const QString why = clipping(*widget); !why.isEmpty()) {
            const auto *label = qobject_cast<const QLabel *>(widget);
            const auto *button = qobject_cast<const QAbstractButton *>(widget);
            const QString text = label ? label->text() : button ? button->text() : QString();
            lines.append(u"%1 “%2”: %3"_s.arg(placeOf(*widget), text, why));
        }
    }
    return lines;
}

} // namespace dogear::test
