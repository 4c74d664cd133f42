// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Provides the Help menu: keyboard shortcuts, the Dogear Guide and the version.
///
/// Threads: GUI thread.
/// Owner:   the window.
/// Tests:   tests/gui/tst_help.cpp

#include <QObject>

class QMainWindow;
class QMenu;

namespace dogear {

class HelpController final : public QObject
{
    Q_OBJECT

public:
    explicit HelpController(QMainWindow &window);

    void addTo(QMenu &menu);

signals:
    /// Emitted when the Dogear Guide should be shown, and followed if it is not.
    void guideRequested();

private:
    void showShortcuts();
    void showAbout();

    QMainWindow &m_window;
};

} // namespace dogear
