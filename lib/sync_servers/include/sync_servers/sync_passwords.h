// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Keeps the passwords of sync accounts in the keychain, or for the session.
///
/// No file has a password. Without a working keychain it is held until the program ends.
///
/// Threads: GUI thread; futures finish there.
/// Owner:   the composition root; the store outlives it.
/// Tests:   tests/unit/sync_servers/tst_sync_passwords.cpp

#include <base/future.h>
#include <base/result.h>
#include <domain/sync_target.h>

#include <QHash>
#include <QObject>
#include <QString>

namespace dogear {
class SecretStore;
} // namespace dogear

namespace dogear::sync_servers {

class SyncPasswords final : public QObject
{
    Q_OBJECT

public:
    /// Without \a secrets every password is held for the session.
    explicit SyncPasswords(SecretStore *secrets = nullptr, QObject *parent = nullptr);

    /// Stores the password of \a target.
    /// \return KeychainUnavailable on failure; the password is held for the session all the same
    [[nodiscard]] Future<Result<>> put(const domain::SyncTarget &target, const QString &password);
    /// \return the password; or NotFound, KeychainUnavailable
    [[nodiscard]] Future<Result<QString>> get(const domain::SyncTarget &target);
    /// Forgets the password, here and in the keychain.
    [[nodiscard]] Future<Result<>> remove(const domain::SyncTarget &target);

    /// The name of the password of \a target in the keychain: kind, user and address.
    [[nodiscard]] static QString key(const domain::SyncTarget &target);

private:
    SecretStore *m_secrets;
    QHash<QString, QString> m_held;
};

} // namespace dogear::sync_servers
