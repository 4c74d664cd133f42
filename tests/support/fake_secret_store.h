// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Implements SecretStore in memory; can simulate an unavailable keychain.

#include <base/secret_store.h>

#include <QHash>
#include <QStringList>

namespace dogear::test {

class FakeSecretStore final : public SecretStore
{
public:
    FakeSecretStore() = default;

    [[nodiscard]] Future<Result<QString>> get(const QString &key) override
    {
        asked.append(key);
        if (isBroken)
            return readyFuture<Result<QString>>(failure(unavailable()));
        if (!secrets.contains(key))
            return readyFuture<Result<QString>>(failure({.code = ErrorCode::NotFound}));
        return readyFuture(Result<QString>(secrets.value(key)));
    }
    [[nodiscard]] Future<Result<>> set(const QString &key, const QString &secret) override
    {
        if (isBroken)
            return readyFuture<Result<>>(failure(unavailable()));
        secrets.insert(key, secret);
        return readyFuture(Result<>());
    }
    [[nodiscard]] Future<Result<>> remove(const QString &key) override
    {
        if (isBroken)
            return readyFuture<Result<>>(failure(unavailable()));
        secrets.remove(key);
        return readyFuture(Result<>());
    }

    QHash<QString, QString> secrets;
    QStringList asked; ///< the keys of all calls of get()
    bool isBroken = false;

private:
    static Error unavailable() { return {.code = ErrorCode::KeychainUnavailable}; }
};

} // namespace dogear::test
