// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Carries shows and actions over a Nextcloud with the app gpoddersync.
///
/// Threads: GUI thread.
/// Owner:   the caller; the client outlives it.
/// Spec:    https://github.com/thrillfall/nextcloud-gpodder (README)
/// Tests:   tests/integration/tst_sync_servers.cpp

#include <sync/transport.h>
#include <sync_servers/server_account.h>

#include <memory>

namespace dogear::net {
class ApiClient;
} // namespace dogear::net

namespace dogear::sync_servers {

class NextcloudTransport final : public sync::Transport
{
public:
    /// Addresses of episodes and feeds, and guids, that are longer are dropped by the server
    /// without an error.
    static constexpr qsizetype maxEpisodeLength = 500;
    static constexpr qsizetype maxFeedLength = 1000;

    NextcloudTransport(net::ApiClient &client, ServerAccount account);
    ~NextcloudTransport() override;
    NextcloudTransport(const NextcloudTransport &) = delete;
    NextcloudTransport &operator=(const NextcloudTransport &) = delete;

    [[nodiscard]] sync::ServerProfile standardProfile() const override;
    [[nodiscard]] Future<Result<sync::ServerProfile>> open(
        const sync::ServerProfile &known) override;
    [[nodiscard]] Future<Result<QStringList>> allShows() override;
    [[nodiscard]] Future<Result<sync::ShowChanges>> showChanges(qint64 since) override;
    [[nodiscard]] Future<Result<sync::ActionPage>> actions(qint64 since) override;
    [[nodiscard]] Future<Result<QList<sync::AddressChange>>> sendShows(
        const QStringList &added,
        const QStringList &removed) override;
    /// Fails with LimitExceeded, without a request, if an address is too long.
    [[nodiscard]] Future<Result<QList<sync::AddressChange>>> sendActions(
        const QList<domain::SyncAction> &actions) override;
    /// Deletes the app password on the server.
    [[nodiscard]] Future<Result<>> close() override;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace dogear::sync_servers
