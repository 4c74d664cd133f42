// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Arranges the parts of the window: the panes side by side, the player bar below them, and
///        the message bar over the middle pane.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_window_layout.cpp, tests/gui/tst_main_window.cpp

#include <QList>
#include <QSize>

class QMainWindow;
class QSplitter;
class QWidget;

namespace dogear::widgets {
class MessageBar;
} // namespace dogear::widgets

namespace dogear {

/// Adds \a panes (three, from the leading edge), \a messages and \a bar to \a window.
/// \return the splitter that contains the panes
QSplitter *layOut(QMainWindow &window,
                  const QList<QWidget *> &panes,
                  widgets::MessageBar &messages,
                  QWidget &bar);

/// Returns \a size limited to the screen of \a window, less an estimate of the window frame.
[[nodiscard]] QSize boundedToScreen(const QWidget &window, const QSize &size);

} // namespace dogear
