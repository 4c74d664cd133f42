// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Collects the texts that a page shows, with the targets of its links.

#include <QAbstractButton>
#include <QLabel>
#include <QTabBar>
#include <QTextBrowser>
#include <QWidget>

namespace dogear::test {

/// Returns the texts of labels, buttons and text views below \a page, and the tooltips of labels,
/// which name the targets of links. Parts in other tabs count, too.
inline QStringList shownTexts(const QWidget &page)
{
    QStringList texts;
    for (const QLabel *label : page.findChildren<QLabel *>())
        texts += {label->text(), label->toolTip()};
    for (const QAbstractButton *button : page.findChildren<QAbstractButton *>())
        texts += {button->text(), button->toolTip()};
    for (const QTextBrowser *view : page.findChildren<QTextBrowser *>())
        texts.append(view->toPlainText());
    texts.removeAll(QString());
    return texts;
}

} // namespace dogear::test
