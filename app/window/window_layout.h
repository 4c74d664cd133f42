// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Where the parts of the window are: panes side by side, below them messages and the bar.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_main_window.cpp

#include <QList>
#include <QSize>

class QMainWindow;
class QSplitter;
class QWidget;

namespace dogear::widgets {
class MessageBar;
} // namespace dogear::widgets

namespace dogear {

/// Puts \a panes (three, from the leading edge), \a messages and \a bar into \a window.
/// \return what the panes are in
QSplitter *layOut(QMainWindow &window,
                  const QList<QWidget *> &panes,
                  widgets::MessageBar &messages,
                  QWidget &bar);

/// \a size as far as the screen of \a window has room for it and for the window's frame.
[[nodiscard]] QSize boundedToScreen(const QWidget &window, const QSize &size);

} // namespace dogear
