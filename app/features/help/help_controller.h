// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The Help menu: keyboard shortcuts, the Guide, and which Dogear this is.
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
    /// Emitted when the Dogear Guide is to be followed, if it is not, and shown.
    void guideWanted();

private:
    void showShortcuts();
    void showAbout();

    QMainWindow &m_window;
};

} // namespace dogear
