// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows text of others letter for letter where Qt would read markup or mnemonics in it.
///
/// Every tooltip, menu entry, button and tab whose text comes from a feed, a server, a file or the
/// user is made with these; text of our own (tr()) needs neither.
///
/// Threads: any.
/// Tests:   tests/gui/tst_literal_text.cpp

#include <QString>

class QWidget;

namespace dogear::widgets {

/// A tooltip that shows \a text with its line breaks. Qt guesses whether a tooltip is HTML: what is
/// escaped alone may be shown with "&amp;" in it, so this leaves nothing to guess. Empty stays
/// empty.
[[nodiscard]] QString literalToolTip(const QString &text);

/// Gives \a widget that tooltip, and \a text as the description that is read out.
void setLiteralToolTip(QWidget &widget, const QString &text);

/// \a text for a menu, a button, a tab or a label with a buddy, where "&" underlines a letter.
[[nodiscard]] QString literalLabel(QString text);

/// \a text for QWidget::setWindowTitle(), where "[*]" marks what is not saved.
[[nodiscard]] QString literalWindowTitle(QString text);

} // namespace dogear::widgets
