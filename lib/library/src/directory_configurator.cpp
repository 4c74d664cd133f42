// SPDX-License-Identifier: GPL-3.0-or-later
#include <base/secret_store.h>
#include <library/directory_choice.h>
#include <library/directory_configurator.h>
#include <settings/settings.h>

using namespace Qt::StringLiterals;

namespace dogear::library {

using discovery::PodcastIndexKey;

namespace {

/// Name of the entry in the keychain: key and secret, of which neither contains a space.
constexpr auto entryName = "podcastindex.org"_L1;

Future<Result<>> withoutKeychain()
{
    return readyFuture(Result<>(failure({.code = ErrorCode::KeychainUnavailable})));
}

} // namespace

DirectoryConfigurator::DirectoryConfigurator(discovery::Directories &directories,
                                             settings::Settings &settings,
                                             SecretStore *secrets,
                                             QObject *parent)
    : QObject(parent)
    , m_directories(directories)
    , m_settings(settings)
    , m_secrets(secrets)
{
    apply();
}

void DirectoryConfigurator::apply()
{
    const settings::DirectorySettings settings = m_settings.directories();
    const QString country = directoryCountry(settings);
    m_directories.setCountry(country);
    m_directories.setAsksFyyd(settings.asksFyyd);
    emit countryChanged(country);
}

void DirectoryConfigurator::setCountry(const QString &country)
{
    settings::DirectorySettings settings = m_settings.directories();
    settings.country = country;
    m_settings.setDirectories(settings);
    apply();
}

Future<Result<>> DirectoryConfigurator::readKey()
{
    if (!m_settings.directories().hasPodcastIndexKey)
        return readyFuture(Result<>());
    if (!m_secrets)
        return withoutKeychain();
    const LatestRequest::Ticket request = m_requests.begin();
    return m_secrets->get(entryName).then(
        this, [this, request](const Result<QString> &secret) -> Result<> {
            if (!m_requests.isLatest(request)) // the user has entered another key since
                return {};
            if (secret)
                take(*secret);
            else if (secret.error().code == ErrorCode::NotFound) // removed by another program
                setHasKey(false);
            else
                return failure(secret.error());
            return {};
        });
}

void DirectoryConfigurator::take(const QString &secret)
{
    const PodcastIndexKey key{secret.section(u' ', 0, 0).toUtf8(),
                              secret.section(u' ', 1, 1).toUtf8()};
    m_directories.setPodcastIndexKey(key);
    emit keyRead(key);
}

Future<Result<>> DirectoryConfigurator::setKey(const PodcastIndexKey &key)
{
    m_requests.cancel();
    m_directories.setPodcastIndexKey(key);
    const QString secret = QString::fromUtf8(key.key) + u' ' + QString::fromUtf8(key.secret);
    const Future<Result<>> stored = !m_secrets      ? withoutKeychain()
                                    : key.isEmpty() ? m_secrets->remove(entryName)
                                                    : m_secrets->set(entryName, secret);
    return stored.then(this, [this, isKey = !key.isEmpty()](const Result<> &done) {
        setHasKey(isKey && done);
        return done;
    });
}

void DirectoryConfigurator::setHasKey(bool hasKey)
{
    settings::DirectorySettings settings = m_settings.directories();
    settings.hasPodcastIndexKey = hasKey;
    m_settings.setDirectories(settings);
}

} // namespace dogear::library
