// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Secrets in the keychain of the desktop: Secret Service (GNOME Keyring, KeePassXC) or
///        KWallet, through QtKeychain.
///
/// Where there is none, or it is locked and stays so, every call says KeychainUnavailable; nothing
/// is ever written to a file instead. Without a D-Bus session nothing is even tried.
///
/// Threads: GUI thread; never blocks. The Secret Service answers through GLib's main loop, which
///          Qt's event loop is on Linux; without it every call ends with the patience.
/// Owner:   the composition root. Calls in flight when it dies are cancelled.
/// Spec:    freedesktop.org Secret Service API; org.kde.KWallet
/// Tests:   tests/unit/keychain/tst_keychain_store.cpp

#include <base/secret_store.h>

#include <QObject>

#include <chrono>

namespace dogear::keychain {

class KeychainStore final : public SecretStore
{
public:
    /// How long a keychain may take, which may be waiting for a person to unlock it.
    static constexpr std::chrono::seconds patience{30};

    /// \a service names the program in the keychain.
    explicit KeychainStore(QString service, std::chrono::milliseconds limit = patience);

    [[nodiscard]] Future<Result<QString>> get(const QString &key) override;
    [[nodiscard]] Future<Result<>> set(const QString &key, const QString &secret) override;
    [[nodiscard]] Future<Result<>> remove(const QString &key) override;

private:
    QString m_service;
    std::chrono::milliseconds m_limit;
    QObject m_context; ///< of what is in flight; goes first
};

} // namespace dogear::keychain
