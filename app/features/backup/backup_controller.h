// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Backs up, restores and checks the library from the menu.
///
/// Work that takes longer than half a second is shown in the message bar, with a button that stops
/// it. Before a restore the user confirms the content of the backup; then the library is closed and
/// the restored one opened. The previous library is kept as a backup, which one click restores.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_backup_flow.cpp

#include <base/future.h>
#include <base/result.h>
#include <maintenance/backups.h>
#include <maintenance/library_check.h>
#include <maintenance/restore.h>

#include <QObject>

#include <chrono>
#include <functional>
#include <memory>

class QAction;
class QMenu;
class QTimer;
class QWidget;

namespace dogear::listening {
class PlaybackSession;
} // namespace dogear::listening

namespace dogear::widgets {
class MessageBar;
} // namespace dogear::widgets

namespace dogear {

class BackupController final : public QObject
{
    Q_OBJECT

public:
    /// Delay before running work is shown in the message bar.
    static constexpr std::chrono::milliseconds showDelay{500};

    BackupController(maintenance::Backups &backups,
                     maintenance::LibraryCheck &check,
                     listening::PlaybackSession &session,
                     widgets::MessageBar &messages,
                     QWidget &window);

    void addTo(QMenu &menu);

    /// Saves the position, then backs the library up to \a path.
    void backUp(const QString &path);
    /// Shows the content of the backup at \a path and restores it if the user confirms.
    void confirmRestore(const QString &path);
    /// Checks the library and repairs it as far as possible.
    void check();
    /// Reports that the window shows the library \a restored, and offers undo.
    void reportRestored(const maintenance::Restored &restored);

signals:
    /// Emitted when a restore is prepared: the library has to be closed and opened again, which
    /// calls finishRestore().
    void restartRequested();

private:
    void askForBackup();
    void askForRestore();
    void ask(const maintenance::BackupFacts &backup);
    /// Prepares the restore of the backup at \a path, then requests the restart.
    Future<Result<>> restore(const QString &path);
    void reportResult(const domain::LibraryReport &report);
    /// Shows \a error, unless the user has caused it by Stop.
    void showMessage(const Error &error);
    /// Shows \a text with a button that calls \a stop, once `showDelay` has passed.
    /// \return a timer; destroying it cancels the message or takes it back
    [[nodiscard]] std::shared_ptr<QTimer> showAfterDelay(const QString &text,
                                                         const std::function<void()> &stop);

    maintenance::Backups &m_backups;
    maintenance::LibraryCheck &m_libraryCheck;
    listening::PlaybackSession &m_session;
    widgets::MessageBar &m_messages;
    QWidget &m_window;
    QAction *m_backUp;
    QAction *m_restore;
    QAction *m_check;
};

} // namespace dogear
