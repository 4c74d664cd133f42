// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Runs sync once, or tells how it stands, for dogearctl sync.
///
/// Threads: GUI thread.
/// Owner:   the parent; library and keychain outlive it.
/// Tests:   tests/integration/tst_dogearctl_sync.cpp

#include "command.h"

#include <net/network_api_client.h>

#include <QObject>

#include <devices/devices.h>
#include <memory>

namespace dogear::ctl {

class SyncJob final : public QObject
{
    Q_OBJECT

public:
    SyncJob(library::Library &library, const Arguments &arguments, QObject *parent);

    // Each starts the work; call one of them once. \return the output of the command
    [[nodiscard]] Future<Outcome> run(sync::PullScope scope);
    [[nodiscard]] Future<Outcome> status();
    [[nodiscard]] Future<Outcome> log();
    [[nodiscard]] Future<Outcome> retry();
    /// Sets up sync through the folder \a path.
    [[nodiscard]] Future<Outcome> addFolder(const QString &path);

private:
    [[nodiscard]] Future<Outcome> retryNext(QList<devices::TargetState> targets, int retried);

    SystemClock m_clock;
    net::NetworkApiClient m_client;
    std::unique_ptr<devices::Devices> m_devices;
};

} // namespace dogear::ctl
