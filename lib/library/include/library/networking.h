// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Creates what all connections of the program share: proxy, and record of contacted hosts.
///
/// Only composition roots use this class; they give connections() to the clients that they create.
///
/// Threads: GUI thread.
/// Owner:   the composition root; clock and store outlive it.
/// Tests:   tests/integration/tst_network_configurator.cpp

#include <base/clock.h>
#include <library/network_configurator.h>
#include <settings/data_folders.h>

#include <contacts/contact_log.h>
#include <memory>

namespace dogear::library {

class Networking final
{
public:
    /// Applies the settings below \a folders. Without \a secrets there is no keychain.
    Networking(const settings::DataFolders &folders,
               const Clock &clock,
               SecretStore *secrets = nullptr);
    /// Ends the record; clients may live longer.
    ~Networking();
    Q_DISABLE_COPY_MOVE(Networking)

    [[nodiscard]] const std::shared_ptr<net::Connections> &connections() const
    {
        return m_configurator.connections();
    }
    [[nodiscard]] NetworkConfigurator &configurator() { return m_configurator; }
    [[nodiscard]] contacts::ContactLog &contacts() { return m_contacts; }

private:
    NetworkConfigurator m_configurator;
    contacts::ContactLog m_contacts;
};

} // namespace dogear::library
