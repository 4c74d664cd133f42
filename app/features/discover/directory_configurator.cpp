// SPDX-License-Identifier: GPL-3.0-or-later
#include "directory_configurator.h"

#include <base/secret_store.h>
#include <library/directory_choice.h>
#include <widgets/message_bar.h>

using namespace Qt::StringLiterals;

namespace dogear {

using discovery::PodcastIndexKey;

namespace {

/// Name in the keychain. Key and secret are one entry, so that there is never one without the
/// other; neither contains a space.
constexpr auto keyName = "podcastindex.org"_L1;

/// Names the server in the message about a missing keychain.
Error aboutPodcastIndex(Error error)
{
    error.url = discovery::DirectoryAddresses().podcastIndex;
    return error;
}

} // namespace

DirectoryConfigurator::DirectoryConfigurator(discovery::Directories &directories,
                                             settings::Settings &settings,
                                             SecretStore &secrets,
                                             widgets::MessageBar &messages,
                                             QObject *parent)
    : QObject(parent)
    , m_directories(directories)
    , m_settings(settings)
    , m_secrets(secrets)
    , m_messages(messages)
{
    apply();
}

void DirectoryConfigurator::apply()
{
    const settings::DirectorySettings settings = m_settings.directories();
    m_directories.setCountry(library::directoryCountry(settings));
    m_directories.setAsksFyyd(settings.asksFyyd);
    emit countryChanged(library::directoryCountry(settings));
}

void DirectoryConfigurator::readKey()
{
    if (!m_settings.directories().hasPodcastIndexKey)
        return;
    m_secrets.get(keyName).then(this, [this](const Result<QString> &stored) {
        if (!stored) {
            if (stored.error().code == ErrorCode::NotFound) // removed by another program
                setHasKey(false);
            else
                m_messages.showError(aboutPodcastIndex(stored.error()));
            return;
        }
        const PodcastIndexKey key{stored->section(u' ', 0, 0).toUtf8(),
                                  stored->section(u' ', 1, 1).toUtf8()};
        m_directories.setPodcastIndexKey(key);
        emit keyRead(key);
    });
}

void DirectoryConfigurator::setHasKey(bool hasKey)
{
    settings::DirectorySettings settings = m_settings.directories();
    settings.hasPodcastIndexKey = hasKey;
    m_settings.setDirectories(settings);
}

void DirectoryConfigurator::setCountry(const QString &country)
{
    settings::DirectorySettings settings = m_settings.directories();
    settings.country = country;
    m_settings.setDirectories(settings);
    apply();
}

void DirectoryConfigurator::setKey(const PodcastIndexKey &key)
{
    m_directories.setPodcastIndexKey(key);
    const QString secret = QString::fromUtf8(key.key) + u' ' + QString::fromUtf8(key.secret);
    const auto stored = key.isEmpty() ? m_secrets.remove(keyName) : m_secrets.set(keyName, secret);
    stored.then(this, [this, hasKey = !key.isEmpty()](const Result<> &done) {
        // Without a keychain the key is used until Dogear closes.
        setHasKey(hasKey && done);
        if (!done)
            m_messages.showError(aboutPodcastIndex(done.error()));
    });
}

} // namespace dogear
