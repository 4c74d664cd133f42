// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Sets up what this device syncs with, and logs out again.
///
/// Passwords are in the keychain, or held for the session where there is none.
///
/// Threads: GUI thread; futures finish there.
/// Owner:   Devices; database and client outlive it. Its destruction ends what is under way.
/// Tests:   tests/integration/tst_device_accounts.cpp

#include <base/future.h>
#include <base/result.h>
#include <domain/sync_target.h>
#include <sync/transport.h>
#include <sync_servers/nextcloud_login.h>
#include <sync_servers/server_account.h>
#include <sync_servers/sync_passwords.h>

#include <QObject>

#include <functional>
#include <memory>

namespace dogear::storage {
class DatabaseThread;
} // namespace dogear::storage

namespace dogear::devices {

/// What the user enters to connect to a server.
struct ServerLogin
{
    domain::SyncTargetKind kind = domain::SyncTargetKind::Gpodder;
    QUrl server; ///< devices/server_address.h
    QString user;
    QString password;
};

/// A server that this device was connected to.
struct ConnectedServer
{
    domain::SyncTarget target;
    QList<sync::Limitation> limitations; ///< what it cannot carry
    bool isPasswordKept = true;          ///< false: only until the program ends
};

class DeviceAccounts final : public QObject
{
    Q_OBJECT

public:
    using TransportPtr = std::shared_ptr<sync::Transport>;
    /// Makes the transport for an account; the default knows the servers
    /// (sync_servers/make_transport.h), and is the place to add other kinds.
    using TransportMaker = std::function<TransportPtr(const sync_servers::ServerAccount &)>;

    /// Without \a secrets passwords are held for the session. \a pollInterval: see NextcloudLogin.
    DeviceAccounts(storage::DatabaseThread &database,
                   net::ApiClient &client,
                   SecretStore *secrets,
                   std::chrono::milliseconds pollInterval = std::chrono::seconds(2),
                   QObject *parent = nullptr);
    ~DeviceAccounts() override;

    void setTransportMaker(TransportMaker maker) { m_maker = std::move(maker); }

    [[nodiscard]] Future<Result<QList<domain::SyncTarget>>> targets();
    /// Makes the transport for \a target, with its password.
    /// \return or NotFound, KeychainUnavailable
    [[nodiscard]] Future<Result<TransportPtr>> transport(const domain::SyncTarget &target);

    /// Connects to a server without a change there, finds out what it cannot carry, and adds it. A
    /// password for Nextcloud is replaced by an app password. A server that is connected already
    /// gets the new password.
    /// \return or an Error of sync::Transport or the database; then nothing was added
    [[nodiscard]] Future<Result<ConnectedServer>> connectTo(const ServerLogin &login);
    /// Does the same after a login in the browser; pageReady() names the page to open. Replaces a
    /// login that is under way.
    /// \return or an Error of NextcloudLogin
    [[nodiscard]] Future<Result<ConnectedServer>> connectWithBrowser(const QUrl &server);
    void cancelLogin();

    /// Lets all devices of the account share their shows from now on, where the server offers that
    /// (TargetState::canGroupDevices). Only because the user wants it: other devices get shows.
    /// \return or an Error of sync::Transport; BadResponse if the server did not do it
    [[nodiscard]] Future<Result<>> groupDevices(const domain::SyncTarget &target);

    /// Logs out of \a target: the server ends the session and revokes the app password, and this
    /// device forgets password and progress. What was synced stays, here and there.
    /// \return an Error if the server could not be reached or the keychain does not answer; \a
    ///   target is forgotten all the same
    [[nodiscard]] Future<Result<>> logOut(const domain::SyncTarget &target);

signals:
    /// Emitted when the user has to log in at \a page.
    void pageReady(const QUrl &page);
    /// Emitted when a target was added or forgotten.
    void changed();

private:
    [[nodiscard]] Future<Result<ConnectedServer>> check(const ServerLogin &login);
    [[nodiscard]] Future<Result<ConnectedServer>> add(const sync_servers::ServerAccount &account,
                                                      const QList<sync::Limitation> &limitations);
    [[nodiscard]] Future<Result<QString>> usablePassword(const ServerLogin &login);
    [[nodiscard]] Future<Result<domain::SyncTarget>> describe(const ServerLogin &login);
    [[nodiscard]] Future<Result<>> rememberGroup(const domain::SyncTarget &target);
    [[nodiscard]] Future<Result<>> forget(const domain::SyncTarget &target);

    storage::DatabaseThread &m_database;
    TransportMaker m_maker;
    sync_servers::SyncPasswords m_passwords;
    sync_servers::NextcloudLogin m_login;
};

} // namespace dogear::devices
