// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Carries shows and actions over the gpodder.net API 2: gpodder.net, oPodSync, PodFetch,
///        PinePods, gpodder2go and others.
///
/// Threads: GUI thread.
/// Owner:   the caller; the client outlives it.
/// Spec:    https://gpoddernet.readthedocs.io/en/latest/api/
/// Tests:   tests/integration/tst_sync_servers.cpp
/// Decision: README.md, "A session is opened by password and by cookie".

#include <sync/transport.h>
#include <sync_servers/server_account.h>

#include <memory>

namespace dogear::net {
class ApiClient;
} // namespace dogear::net

namespace dogear::sync_servers {

class GpodderTransport final : public sync::Transport
{
public:
    GpodderTransport(net::ApiClient &client, ServerAccount account);
    ~GpodderTransport() override;
    GpodderTransport(const GpodderTransport &) = delete;
    GpodderTransport &operator=(const GpodderTransport &) = delete;

    [[nodiscard]] sync::ServerProfile standardProfile() const override;
    [[nodiscard]] Future<Result<sync::ServerProfile>> open(
        const sync::ServerProfile &known) override;
    [[nodiscard]] Future<Result<QStringList>> allShows() override;
    [[nodiscard]] Future<Result<sync::ShowChanges>> showChanges(qint64 since) override;
    [[nodiscard]] Future<Result<sync::ActionPage>> actions(qint64 since) override;
    [[nodiscard]] Future<Result<QList<sync::AddressChange>>> sendShows(
        const QStringList &added,
        const QStringList &removed) override;
    [[nodiscard]] Future<Result<QList<sync::AddressChange>>> sendActions(
        const QList<domain::SyncAction> &actions) override;
    [[nodiscard]] Future<Result<>> close() override;

    /// Groups all devices of the account, so that they share their shows from now on; only where
    /// ServerProfile::hasDeviceGroups is set.
    /// \return BadResponse if the server did not do it
    [[nodiscard]] Future<Result<>> groupDevices();

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace dogear::sync_servers
