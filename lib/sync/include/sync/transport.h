// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Interface to a place where devices meet: a server, or a folder that another program
///        shares.
///
/// A transport only carries. It does not decide what is newer.
///
/// Threads: GUI thread; futures finish there.
/// Owner:   the caller; it outlives every SyncRun that uses it. Its destruction cancels what is
///          under way.
/// Tests:   tests/integration/tst_sync_servers.cpp

#include <base/future.h>
#include <base/result.h>
#include <domain/sync_action.h>
#include <sync/server_profile.h>

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>
#include <utility>

namespace dogear::sync {

/// Addresses of feeds, as the transport spells them.
struct ShowChanges
{
    QStringList added;
    QStringList removed;
    std::optional<qint64> cursor; ///< for the next call; none: the answer had none
};

struct ActionPage
{
    QList<domain::SyncAction> actions;
    std::optional<qint64> cursor;     ///< for the next call; none: the answer had none
    std::optional<qint64> serverTime; ///< Unix seconds UTC by the clock of the server
    int unreadable = 0;               ///< entries of the answer that are no actions
};

/// An address that the transport spells in another way from now on; empty `second`: it refuses
/// `first`.
using AddressChange = std::pair<QString, QString>;
/// The address of a feed before and after a move that a transport suggests.
using UrlMove = std::pair<QString, QString>;

class Transport
{
public:
    virtual ~Transport() = default;

    /// What this kind of transport is known to carry, before anything was learned.
    [[nodiscard]] virtual ServerProfile standardProfile() const = 0;

    // Every function may fail with the codes of net::ApiClient::send(), and with HttpStatus,
    // BadResponse (an answer in another form than the interface has), EmptyInput or HtmlPage.
    // An expired session is renewed once, without a notice.

    /// Logs in and makes this device known.
    /// \return what was learned, based on \a known
    [[nodiscard]] virtual Future<Result<ServerProfile>> open(const ServerProfile &known) = 0;
    /// Lists the shows of all devices.
    [[nodiscard]] virtual Future<Result<QStringList>> allShows() = 0;
    /// Lists changes of shows after the cursor \a since; 0: from the beginning.
    [[nodiscard]] virtual Future<Result<ShowChanges>> showChanges(qint64 since) = 0;
    /// Lists actions of all devices after the cursor \a since; 0: from the beginning. The answer
    /// may end early; the caller asks again from its cursor.
    [[nodiscard]] virtual Future<Result<ActionPage>> actions(qint64 since) = 0;
    [[nodiscard]] virtual Future<Result<QList<AddressChange>>> sendShows(
        const QStringList &added,
        const QStringList &removed) = 0;
    /// Uploads \a actions, which become those of this device.
    /// \pre not empty, and at most batchSize()
    [[nodiscard]] virtual Future<Result<QList<AddressChange>>> sendActions(
        const QList<domain::SyncAction> &actions) = 0;
    /// Logs out; what the server keeps for this login (a session, an app password) is revoked.
    [[nodiscard]] virtual Future<Result<>> close() = 0;

    /// Maximum number of actions in an upload to a server. Servers process more of them in the
    /// background and report no errors then.
    static constexpr int maxActions = 30;
    /// Maximum number of actions in an upload.
    [[nodiscard]] virtual int batchSize() const { return maxActions; }

protected:
    Transport() = default;
    Transport(const Transport &) = default;
    Transport &operator=(const Transport &) = default;
};

} // namespace dogear::sync
