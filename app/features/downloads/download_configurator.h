// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Applies changed download settings and changes of the network status immediately.
///
/// Threads: GUI thread.
/// Owner:   the message bar; collaborators outlive it.
/// Tests:   tests/gui/tst_download_settings_flow.cpp

#include <settings/settings.h>

#include <QObject>

namespace dogear::downloads {
class Downloads;
} // namespace dogear::downloads

namespace dogear::net {
class NetworkStatus;
} // namespace dogear::net

namespace dogear::stream {
class Streamer;
} // namespace dogear::stream

namespace dogear::widgets {
class MessageBar;
} // namespace dogear::widgets

namespace dogear {

class DownloadConfigurator final : public QObject
{
    Q_OBJECT

public:
    /// \a defaultFolder is the default folder of downloads.
    DownloadConfigurator(downloads::Downloads &downloads,
                         stream::Streamer &streamer,
                         net::NetworkStatus &network,
                         const QString &defaultFolder,
                         widgets::MessageBar &messages);

    /// Resumes the stored downloads with these settings.
    void start(const settings::DownloadSettings &downloads, const settings::CacheSettings &cache);

    /// Applies changed settings. Files that cannot be moved to a new folder stay where they are,
    /// and the message bar shows the error.
    void setDownloads(const settings::DownloadSettings &downloads);
    void setCache(const settings::CacheSettings &cache);

private:
    [[nodiscard]] QString folderOf(const settings::DownloadSettings &downloads) const;
    void applyNetworkStatus();

    downloads::Downloads &m_downloads;
    stream::Streamer &m_streamer;
    net::NetworkStatus &m_network;
    QString m_defaultFolder; ///< used unless the user chose another folder
    widgets::MessageBar &m_messages;
    QString m_folder; ///< present folder of downloads
};

} // namespace dogear
