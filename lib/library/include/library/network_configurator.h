// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Applies the settings of the network to all connections, and keeps the password of the
///        proxy in the keychain.
///
/// The password is never in a log, an error or a file, and only the proxy and the user for whom it
/// was entered get it. The keychain is opened only for a proxy with a user name.
///
/// Threads: GUI thread.
/// Owner:   Networking; the store outlives it.
/// Tests:   tests/integration/tst_network_configurator.cpp

#include <base/future.h>
#include <base/latest_request.h>
#include <base/result.h>
#include <net/connections.h>
#include <settings/desktop_settings.h>

#include <QObject>
#include <QString>

#include <memory>

namespace dogear {
class SecretStore;
} // namespace dogear

namespace dogear::library {

/// Makes the proxy of \a settings.
[[nodiscard]] net::Proxy toProxy(const settings::NetworkSettings &settings,
                                 const QString &password);

class NetworkConfigurator final : public QObject
{
    Q_OBJECT

public:
    /// Without \a secrets there is no keychain. \a connections is not null.
    NetworkConfigurator(std::shared_ptr<net::Connections> connections,
                        SecretStore *secrets,
                        QObject *parent = nullptr);

    /// What the clients of this library share.
    [[nodiscard]] const std::shared_ptr<net::Connections> &connections() const
    {
        return m_connections;
    }

    /// Sends all later requests as \a network says; \a password is that of the proxy.
    void applyNetwork(const settings::NetworkSettings &network, const QString &password);
    /// Does the same at the start, without the password. If the proxy has a user, requests wait for
    /// the end of readPassword().
    void begin(const settings::NetworkSettings &network);
    /// Does the same after a change of the settings. The password is read if another proxy or user
    /// was named.
    void setNetwork(const settings::NetworkSettings &network);

    /// Reads the password from the keychain, if the proxy has a user and the password is not known,
    /// and uses it; may open the keychain. A password that is set meanwhile stays.
    /// \return nothing, also if there is no password; or KeychainUnavailable
    Future<Result<>> readPassword();
    /// Uses \a password from now on and stores it in the keychain; an empty one is removed there.
    /// \return nothing, or KeychainUnavailable: the password is used until Dogear closes
    Future<Result<>> setPassword(const QString &password);

signals:
    /// Emitted when the password was read, for the form that shows it; empty if there is none.
    void passwordRead(const QString &password);

private:
    [[nodiscard]] bool isPasswordKnown() const; ///< or known to be missing

    std::shared_ptr<net::Connections> m_connections;
    SecretStore *m_secrets;
    settings::NetworkSettings m_network;
    QString m_password;
    QString m_passwordEntry;  ///< the entry in the keychain to which the password belongs
    LatestRequest m_requests; ///< to the keychain
};

} // namespace dogear::library
