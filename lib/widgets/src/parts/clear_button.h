// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Adds a button that clears a line edit.
///
/// QLineEdit's own clear button searches all icon themes for its picture, which would delay the
/// start of the program.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_clear_button.cpp

#include <QtGlobal>

QT_FORWARD_DECLARE_CLASS(QLineEdit)
QT_FORWARD_DECLARE_CLASS(QString)

namespace dogear::widgets {

/// Adds the button to \a field, under the object name \a name; visible while the field has text.
void addClearButton(QLineEdit &field, const QString &name);

} // namespace dogear::widgets
