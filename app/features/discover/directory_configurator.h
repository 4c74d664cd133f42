// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Applies the settings of directories, and keeps the key of Podcast Index in the keychain.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_discover_settings.cpp

#include <discovery/directories.h>
#include <settings/settings.h>

#include <QObject>

namespace dogear {
class SecretStore;
} // namespace dogear

namespace dogear::widgets {
class MessageBar;
} // namespace dogear::widgets

namespace dogear {

class DirectoryConfigurator final : public QObject
{
    Q_OBJECT

public:
    DirectoryConfigurator(discovery::Directories &directories,
                          settings::Settings &settings,
                          SecretStore &secrets,
                          widgets::MessageBar &messages,
                          QObject *parent);

    /// Reads the key, if there is one; may open the keychain.
    void readKey();
    /// Applies the settings again, after they were changed.
    void apply();
    void setCountry(const QString &country);
    /// Stores \a key in the keychain; an empty one is removed.
    void setKey(const discovery::PodcastIndexKey &key);

signals:
    void countryChanged(const QString &country);
    /// Emitted when the key was read.
    void keyRead(const dogear::discovery::PodcastIndexKey &key);

private:
    void setHasKey(bool hasKey);

    discovery::Directories &m_directories;
    settings::Settings &m_settings;
    SecretStore &m_secrets;
    widgets::MessageBar &m_messages;
};

} // namespace dogear
