// SPDX-License-Identifier: GPL-3.0-or-later
#include "device_id.h"

#include <net/api_client.h>
#include <storage/database_thread.h>
#include <storage/sync_target_store.h>
#include <sync_servers/gpodder_transport.h>
#include <sync_servers/make_transport.h>

#include <devices/device_accounts.h>

using namespace Qt::StringLiterals;

namespace dogear::devices {

using domain::SyncTarget;
using domain::SyncTargetKind;
using storage::Connection;
using storage::SyncTargetStore;
using sync_servers::ServerAccount;

namespace {

using Connected = Result<ConnectedServer>;
using Limitations = Result<QList<sync::Limitation>>;

// RFC 9110 section 15.5 and 15.6
constexpr int notFound = 404;
constexpr int methodNotAllowed = 405;
constexpr int notImplemented = 501;

Future<Connected> failedToConnect(const Error &error)
{
    return readyFuture(Connected(failure(error)));
}

/// Whether a server has no app passwords: some that speak Nextcloud's interface do without.
bool hasNoAppPasswords(const Error &error)
{
    return error.code == ErrorCode::HttpStatus
           && (error.httpStatus == notFound || error.httpStatus == methodNotAllowed
               || error.httpStatus == notImplemented);
}

} // namespace

DeviceAccounts::DeviceAccounts(storage::DatabaseThread &database,
                               net::ApiClient &client,
                               SecretStore *secrets,
                               std::chrono::milliseconds pollInterval,
                               QObject *parent)
    : QObject(parent)
    , m_database(database)
    , m_maker([&client](const ServerAccount &account) {
        return TransportPtr(sync_servers::makeTransport(client, account));
    })
    , m_passwords(secrets)
    , m_login(client, deviceCaption(), pollInterval)
{
    connect(&m_login, &sync_servers::NextcloudLogin::pageReady, this, &DeviceAccounts::pageReady);
}

DeviceAccounts::~DeviceAccounts() = default;

Future<Result<QList<SyncTarget>>> DeviceAccounts::targets()
{
    return m_database.run([](Connection &connection) { return SyncTargetStore(connection).all(); });
}

Future<Result<DeviceAccounts::TransportPtr>> DeviceAccounts::transport(const SyncTarget &target)
{
    // A folder has no password.
    const Future<Result<QString>> password = target.kind == SyncTargetKind::Folder
                                                 ? readyFuture(Result<QString>(QString()))
                                                 : m_passwords.get(target);
    return password.then(
        this, [this, target](const Result<QString> &found) -> Result<TransportPtr> {
            if (!found)
                return failure(found.error());
            TransportPtr made = m_maker({target, *found, deviceCaption()});
            if (!made)
                return failure({ErrorCode::Internal, u"no transport of this kind"_s});
            return made;
        });
}

Future<Connected> DeviceAccounts::connectTo(const ServerLogin &login)
{
    return usablePassword(login).then(
        this, [this, login](const Result<QString> &password) -> Future<Connected> {
            if (!password)
                return failedToConnect(password.error());
            ServerLogin usable = login;
            usable.password = *password;
            return check(usable);
        });
}

Future<Connected> DeviceAccounts::connectWithBrowser(const QUrl &server)
{
    m_login.cancel();
    return m_login.start(server).then(
        this, [this](const Result<sync_servers::NextcloudAccess> &access) -> Future<Connected> {
            if (!access)
                return failedToConnect(access.error());
            return check({.kind = SyncTargetKind::Nextcloud,
                          .server = access->server,
                          .user = access->user,
                          .password = access->appPassword});
        });
}

void DeviceAccounts::cancelLogin()
{
    m_login.cancel();
}

Future<Result<QString>> DeviceAccounts::usablePassword(const ServerLogin &login)
{
    if (login.kind != SyncTargetKind::Nextcloud)
        return readyFuture(Result<QString>(login.password));
    return m_login.appPassword(login.server, login.user, login.password)
        .then(this, [login](const Result<QString> &made) -> Result<QString> {
            if (!made && hasNoAppPasswords(made.error()))
                return login.password;
            return made;
        });
}

Future<Result<SyncTarget>> DeviceAccounts::describe(const ServerLogin &login)
{
    return m_database.run([login](Connection &connection) {
        return ownDeviceId(connection).map([&login](const QString &device) {
            return SyncTarget{.id = {},
                              .kind = login.kind,
                              .address = login.server,
                              .user = login.user,
                              .device = device};
        });
    });
}

Future<Connected> DeviceAccounts::check(const ServerLogin &login)
{
    return describe(login).then(
        this, [this, login](const Result<SyncTarget> &target) -> Future<Connected> {
            if (!target)
                return failedToConnect(target.error());
            const ServerAccount account{*target, login.password, deviceCaption()};
            const TransportPtr transport = m_maker(account);
            if (!transport)
                return failedToConnect({ErrorCode::Internal, u"no transport of this kind"_s});
            return sync_servers::checkServer(*transport, this)
                .then(this, [this, account, transport](const Limitations &found) {
                    if (found)
                        return add(account, *found);
                    // Revokes an app password that is of no use, such as without the app
                    // gpoddersync; whether that succeeds changes nothing for the user.
                    return transport->close().then(this, [transport, found](const Result<> &) {
                        return Connected(failure(found.error()));
                    });
                });
        });
}

Future<Connected> DeviceAccounts::add(const ServerAccount &account,
                                      const QList<sync::Limitation> &limitations)
{
    const auto store = [wanted = account.target](Connection &connection) {
        return connection.transaction([&] { return SyncTargetStore(connection).add(wanted); });
    };
    return m_database.run(store).then(
        this,
        [this, limitations, password = account.password](
            const Result<SyncTarget> &added) -> Future<Connected> {
            if (!added)
                return failedToConnect(added.error());
            ConnectedServer server{.target = *added, .limitations = limitations};
            return m_passwords.put(*added, password)
                .then(this, [this, server](const Result<> &kept) mutable -> Connected {
                    server.isPasswordKept = kept.has_value();
                    emit changed();
                    return server;
                });
        });
}

Future<Result<>> DeviceAccounts::groupDevices(const SyncTarget &target)
{
    return transport(target).then(
        this, [this, target](const Result<TransportPtr> &made) -> Future<Result<>> {
            if (!made)
                return readyFuture(Result<>(failure(made.error())));
            // Only this kind of server has a list of shows for each device.
            const auto server = std::dynamic_pointer_cast<sync_servers::GpodderTransport>(*made);
            if (!server)
                return readyFuture(Result<>(failure({ErrorCode::BadResponse, u"no groups"_s})));
            return server->groupDevices().then(
                this, [this, target, server](const Result<> &grouped) -> Future<Result<>> {
                    return grouped ? rememberGroup(target) : readyFuture(grouped);
                });
        });
}

Future<Result<>> DeviceAccounts::rememberGroup(const SyncTarget &target)
{
    const auto store = [id = target.id](Connection &connection) -> Result<> {
        SyncTargetStore targets(connection);
        const auto json = targets.profile(id);
        if (!json)
            return failure(json.error());
        sync::ServerProfile profile = sync::profileFromJson(*json, {});
        profile.isPerDevice = false;
        return targets.setProfile(id, sync::toJson(profile));
    };
    return m_database.run(store).then(this, [this](const Result<> &stored) {
        emit changed();
        return stored;
    });
}

Future<Result<>> DeviceAccounts::logOut(const SyncTarget &target)
{
    return transport(target).then(
        this, [this, target](const Result<TransportPtr> &made) -> Future<Result<>> {
            // Without the password there is nothing to end on the server.
            if (!made)
                return forget(target);
            return (*made)->close().then(
                this, [this, target, transport = *made](const Result<> &closed) {
                    return forget(target).then(this, [closed](const Result<> &forgotten) {
                        return forgotten ? closed : forgotten;
                    });
                });
        });
}

Future<Result<>> DeviceAccounts::forget(const SyncTarget &target)
{
    const auto remove = [id = target.id](Connection &connection) {
        return SyncTargetStore(connection).remove(id);
    };
    return m_database.run(remove).then(
        this, [this, target](const Result<> &removed) -> Future<Result<>> {
            if (!removed)
                return readyFuture(removed);
            const Future<Result<>> passwordRemoved = target.kind == SyncTargetKind::Folder
                                                         ? readyFuture(Result<>())
                                                         : m_passwords.remove(target);
            return passwordRemoved.then(this, [this](const Result<> &forgotten) {
                emit changed();
                return forgotten;
            });
        });
}

} // namespace dogear::devices
