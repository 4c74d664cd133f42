// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Sets up sync with other devices and shows how it stands; a part of the settings.
///
/// Shows what it is given and emits what the user wants; a controller connects it with sync.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_device_settings.cpp, tests/gui/tst_sync_window.cpp

#include <sync/sync_run.h>

#include <QWidget>

#include <devices/device_accounts.h>
#include <devices/device_states.h>

namespace dogear::widgets {

class AccountForm;
class FolderForm;
class ServerForm;
class SettingsPage;
class SyncLists;

class DevicesPanel final : public QWidget
{
    Q_OBJECT

public:
    /// Adds its rows to \a page, on which it is, for searches.
    explicit DevicesPanel(SettingsPage &page);

    void setState(const devices::DevicesState &state);

    // The set-up of a server.
    void showConnecting();
    void showWaitingForLogin();
    /// \a sentence says why there is no connection; empty: the user has cancelled.
    void showNotConnected(const QString &sentence);
    /// Shows the account, and what the server cannot carry.
    void showConnected(const devices::ConnectedServer &server);

    // The set-up of a folder.
    void showFolder(const domain::SyncTarget &target);
    void showFolderProblem(const QString &sentence);

    // A run.
    void setRunning(bool isRunning);
    void showProgress(sync::SyncPhase phase, int done, int total);

signals:
    void connectRequested(const dogear::devices::ServerLogin &login);
    /// Emitted when the user wants to log in to a Nextcloud at \a server with the browser.
    void browserRequested(const QUrl &server);
    void cancelRequested();
    /// Emitted when the user chose the folder \a path for sync.
    void folderChosen(const QString &path);
    void syncRequested();
    /// Emitted when the user wants all changes to be read from the beginning.
    void everythingRequested();
    /// Emitted when the user wants all devices of an account to share their shows.
    void groupRequested(dogear::domain::SyncTargetId target);
    void logOutRequested(dogear::domain::SyncTargetId target);
    void retryRequested(dogear::domain::SyncTargetId target);
    void questionRequested(dogear::domain::SyncTargetId target,
                           dogear::devices::RemovalQuestion question);
    /// Emitted when the user allowed to upload the private show at \a feed, or not any more.
    void uploadAllowed(const QUrl &feed, bool isAllowed);

private:
    AccountForm *m_account;
    ServerForm *m_server;
    FolderForm *m_folder;
    SyncLists *m_lists;
    domain::SyncTargetId m_wanted; ///< to show once it is among the accounts
};

} // namespace dogear::widgets
