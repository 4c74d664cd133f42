// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Escapes foreign text, so that Qt shows it literally and finds no markup or mnemonics.
///
/// Every tooltip, menu entry, button and tab whose text comes from a feed, a server, a file or the
/// user is made with these functions; the program's own texts (tr()) do not need them.
///
/// Threads: any.
/// Tests:   tests/gui/tst_literal_text.cpp

#include <QString>

class QWidget;

namespace dogear::widgets {

/// Returns a tooltip that shows \a text with its line breaks; empty for an empty text. Qt guesses
/// whether a tooltip is HTML and may show "&amp;" if the text is only escaped; the <qt> tag of the
/// result makes it HTML for certain.
[[nodiscard]] QString literalToolTip(const QString &text);

/// Sets that tooltip on \a widget, and \a text as the description for screen readers.
void setLiteralToolTip(QWidget &widget, const QString &text);

/// Escapes \a text for a menu, a button, a tab or a label with a buddy, where "&" would underline
/// the next letter.
[[nodiscard]] QString literalLabel(QString text);

/// Escapes \a text for QWidget::setWindowTitle(), where "[*]" would mark unsaved changes.
[[nodiscard]] QString literalWindowTitle(QString text);

} // namespace dogear::widgets
