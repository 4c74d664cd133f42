// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Backing the library up, restoring one and looking whether it is sound, from the menu.
///
/// What takes longer than half a second is told in the message bar and can be stopped there. A
/// restore is confirmed with what is in the backup, and ends with the library being closed and
/// opened again; what was there before is a backup, too, and one click brings it back.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_backup_flow.cpp

#include <base/result.h>
#include <library/backups.h>
#include <library/library_check.h>
#include <library/restore.h>

#include <QObject>

#include <chrono>
#include <functional>
#include <memory>

class QAction;
class QMenu;
class QTimer;
class QWidget;

namespace dogear::library {
class PlaybackSession;
} // namespace dogear::library

namespace dogear::widgets {
class MessageBar;
} // namespace dogear::widgets

namespace dogear {

class BackupController final : public QObject
{
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds patience{500};

    BackupController(library::Backups &backups,
                     library::LibraryCheck &check,
                     library::PlaybackSession &session,
                     widgets::MessageBar &messages,
                     QWidget &window);

    void addTo(QMenu &menu);

    void backUp(const QString &path);
    /// Asks whether the backup at \a path is the one, then restores it.
    void confirmRestore(const QString &path);
    void check();
    /// Says that \a restored is what is seen now, and offers to go back.
    void tellRestored(const library::Restored &restored);

signals:
    /// Emitted when everything is ready for finishRestore(): the library is to be closed and opened
    /// again.
    void restartWanted();

private:
    void askForBackup();
    void askForRestore();
    void ask(const library::BackupFacts &backup);
    void restore(const QString &path);
    void tell(const domain::LibraryReport &report);
    void say(const Error &error);
    [[nodiscard]] std::shared_ptr<QTimer> tellAfterAWhile(const QString &text,
                                                          const std::function<void()> &stop);

    library::Backups &m_backups;
    library::LibraryCheck &m_libraryCheck;
    library::PlaybackSession &m_session;
    widgets::MessageBar &m_messages;
    QWidget &m_window;
    QAction *m_backUp;
    QAction *m_restore;
    QAction *m_check;
};

} // namespace dogear
