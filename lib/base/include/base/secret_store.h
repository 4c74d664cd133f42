// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Interface of a keychain that keeps secrets between starts.
///
/// Tests replace it, and a machine without a keychain runs without one.
///
/// Threads: GUI thread; futures finish there. An implementation must finish every future, because
///          refreshes of shows with a password wait for it.
/// Tests:   tests/unit/keychain/tst_keychain_store.cpp, tests/unit/accounts/tst_accounts.cpp

#include <base/future.h>
#include <base/result.h>

#include <QString>

namespace dogear {

class SecretStore
{
public:
    virtual ~SecretStore() = default;

    /// \return the secret of \a key, or an Error whose code is NotFound, or KeychainUnavailable: no
    ///   keychain, a locked one, or one that does not answer
    [[nodiscard]] virtual Future<Result<QString>> get(const QString &key) = 0;
    /// Stores \a secret and replaces an earlier one of \a key.
    /// \return nothing, or an Error whose code is KeychainUnavailable
    [[nodiscard]] virtual Future<Result<>> set(const QString &key, const QString &secret) = 0;
    /// Removes the secret of \a key; succeeds also if there is none.
    /// \return nothing, or an Error whose code is KeychainUnavailable
    [[nodiscard]] virtual Future<Result<>> remove(const QString &key) = 0;

protected:
    SecretStore() = default;
    SecretStore(const SecretStore &) = default;
    SecretStore &operator=(const SecretStore &) = default;
};

} // namespace dogear
