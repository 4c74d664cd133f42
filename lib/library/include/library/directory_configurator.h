// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Applies the settings of directories, and keeps the key of Podcast Index in the keychain.
///
/// Key and secret are one entry of the keychain, so that there is never one without the other. They
/// are never in a log, an error or a file. The settings say whether there is an entry: without one,
/// the keychain is not opened.
///
/// Threads: GUI thread.
/// Owner:   library::Library; collaborators outlive it.
/// Tests:   tests/integration/tst_directory_configurator.cpp

#include <base/future.h>
#include <base/latest_request.h>
#include <base/result.h>
#include <discovery/directories.h>

#include <QObject>

namespace dogear {
class SecretStore;
} // namespace dogear

namespace dogear::settings {
class Settings;
} // namespace dogear::settings

namespace dogear::library {

class DirectoryConfigurator final : public QObject
{
    Q_OBJECT

public:
    /// Applies the settings. Without \a secrets there is no keychain.
    DirectoryConfigurator(discovery::Directories &directories,
                          settings::Settings &settings,
                          SecretStore *secrets,
                          QObject *parent = nullptr);

    /// Applies the settings again, after they were changed.
    void apply();
    void setCountry(const QString &country);

    /// Reads the key from the keychain and uses it from now on; may open the keychain. An entry
    /// that another program has removed is forgotten, and a key that the user enters meanwhile
    /// stays.
    /// \return nothing, also if there is no key; or KeychainUnavailable, after which no key is used
    ///   but the next start tries again
    Future<Result<>> readKey();
    /// Uses \a key from now on and stores it in the keychain; an empty one is removed from there.
    /// \return nothing, or KeychainUnavailable: the key is used until Dogear closes
    Future<Result<>> setKey(const discovery::PodcastIndexKey &key);

signals:
    void countryChanged(const QString &country);
    /// Emitted when the key was read.
    void keyRead(const dogear::discovery::PodcastIndexKey &key);

private:
    void take(const QString &secret);
    void setHasKey(bool hasKey);

    discovery::Directories &m_directories;
    settings::Settings &m_settings;
    SecretStore *m_secrets;
    LatestRequest m_requests; ///< to the keychain
};

} // namespace dogear::library
