// SPDX-License-Identifier: GPL-3.0-or-later
#include <base/secret_store.h>
#include <sync_servers/sync_passwords.h>

using namespace Qt::StringLiterals;

namespace dogear::sync_servers {

using domain::SyncTarget;

SyncPasswords::SyncPasswords(SecretStore *secrets, QObject *parent)
    : QObject(parent)
    , m_secrets(secrets)
{}

QString SyncPasswords::key(const SyncTarget &target)
{
    const QString kind =
        target.kind == domain::SyncTargetKind::Nextcloud ? u"nextcloud"_s : u"gpodder"_s;
    return "sync/"_L1 + kind + u'/' + target.user + u'@'
           + target.address.adjusted(QUrl::RemoveUserInfo).toString(QUrl::FullyEncoded);
}

Future<Result<>> SyncPasswords::put(const SyncTarget &target, const QString &password)
{
    m_held.insert(key(target), password);
    if (!m_secrets)
        return readyFuture(Result<>(failure({.code = ErrorCode::KeychainUnavailable})));
    return m_secrets->set(key(target), password);
}

Future<Result<QString>> SyncPasswords::get(const SyncTarget &target)
{
    const QString name = key(target);
    if (const auto held = m_held.constFind(name); held != m_held.cend())
        return readyFuture(Result<QString>(*held));
    if (!m_secrets)
        return readyFuture(Result<QString>(failure({ErrorCode::NotFound, name})));
    return m_secrets->get(name).then(this, [this, name](const Result<QString> &found) {
        // Held from now on: a keychain that is locked later must not stop sync in the background.
        if (found)
            m_held.insert(name, *found);
        return found;
    });
}

Future<Result<>> SyncPasswords::remove(const SyncTarget &target)
{
    m_held.remove(key(target));
    return m_secrets ? m_secrets->remove(key(target)) : readyFuture(Result<>());
}

} // namespace dogear::sync_servers
