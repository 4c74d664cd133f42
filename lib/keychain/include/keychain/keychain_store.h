// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Stores secrets in the keychain of the desktop: Secret Service (GNOME Keyring, KeePassXC)
///        or KWallet, through QtKeychain.
///
/// Without a keychain, or if it stays locked, every call fails with KeychainUnavailable; nothing is
/// ever written to a file instead. Without a D-Bus session no keychain is asked.
///
/// Threads: GUI thread; never blocks. The Secret Service answers through GLib's main loop, on which
///          Qt's event loop is based on Linux; without it every call ends with the timeout.
/// Owner:   the composition root. Its destruction cancels the calls under way.
/// Spec:    freedesktop.org Secret Service API; org.kde.KWallet
/// Tests:   tests/unit/keychain/tst_keychain_store.cpp

#include <base/secret_store.h>

#include <QObject>

#include <chrono>

namespace dogear::keychain {

class KeychainStore final : public SecretStore
{
public:
    /// Default timeout. Long, because the keychain may be waiting for the user to unlock it.
    static constexpr std::chrono::seconds defaultTimeout{30};

    /// \a service names the program in the keychain.
    explicit KeychainStore(QString service, std::chrono::milliseconds limit = defaultTimeout);

    [[nodiscard]] Future<Result<QString>> get(const QString &key) override;
    [[nodiscard]] Future<Result<>> set(const QString &key, const QString &secret) override;
    [[nodiscard]] Future<Result<>> remove(const QString &key) override;

private:
    QString m_service;
    std::chrono::milliseconds m_limit;
    QObject m_context; ///< context of the calls under way; the last member, so destroyed first
};

} // namespace dogear::keychain
