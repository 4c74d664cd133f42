// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Where secrets are kept between starts, so that tests and machines without one can do
///        without.
///
/// Threads: GUI thread; futures finish there, and always finish: who waits for a keychain waits for
///          the shows behind it.
/// Tests:   tests/unit/keychain/tst_keychain_store.cpp, tests/unit/library/tst_accounts.cpp

#include <base/future.h>
#include <base/result.h>

#include <QString>

namespace dogear {

class SecretStore
{
public:
    virtual ~SecretStore() = default;

    /// \return or NotFound, or KeychainUnavailable: there is none, it is locked, or it does not
    ///   answer
    [[nodiscard]] virtual Future<Result<QString>> get(const QString &key) = 0;
    /// Replaces what \a key has. \return or KeychainUnavailable
    [[nodiscard]] virtual Future<Result<>> set(const QString &key, const QString &secret) = 0;
    /// Also fine without one. \return or KeychainUnavailable
    [[nodiscard]] virtual Future<Result<>> remove(const QString &key) = 0;

protected:
    SecretStore() = default;
    SecretStore(const SecretStore &) = default;
    SecretStore &operator=(const SecretStore &) = default;
};

} // namespace dogear
