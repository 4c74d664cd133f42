// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The button that empties a field.
///
/// QLineEdit has one of its own, whose picture is looked for among all themes, which a start would
/// wait for.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_clear_button.cpp

#include <QtGlobal>

QT_FORWARD_DECLARE_CLASS(QLineEdit)
QT_FORWARD_DECLARE_CLASS(QString)

namespace dogear::widgets {

/// Shows it in \a field while there is something in it.
void addClearButton(QLineEdit &field, const QString &name);

} // namespace dogear::widgets
