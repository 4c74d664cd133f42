// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Provides the Help menu: keyboard shortcuts, the Dogear Guide, release notes, diagnostics,
///        contacted hosts and About.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_help.cpp, tests/gui/tst_about.cpp

#include <QObject>

class QAction;
class QKeySequence;
class QMenu;
class QWidget;

namespace dogear::storage {
class DatabaseThread;
} // namespace dogear::storage

namespace dogear {

class DiagnosticsController;
class KeyBindings;
class ReleaseNotes;

class HelpController final : public QObject
{
    Q_OBJECT

public:
    HelpController(const KeyBindings &keys,
                   ReleaseNotes &notes,
                   DiagnosticsController &diagnostics,
                   storage::DatabaseThread &database,
                   QWidget &window);

    /// \a hosts opens the list of contacted hosts.
    void addTo(QMenu &menu, QAction &hosts);

signals:
    /// Emitted when the Dogear Guide should be shown, and followed if it is not.
    void guideRequested();
    /// Emitted when the page of the settings that changes shortcuts should be shown.
    void shortcutSettingsRequested();

private:
    void showShortcuts();
    void showAbout();

    const KeyBindings &m_keys;
    ReleaseNotes &m_notes;
    DiagnosticsController &m_diagnostics;
    storage::DatabaseThread &m_database;
    QWidget &m_window;
};

} // namespace dogear
