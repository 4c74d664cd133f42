// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Applies changed download settings and changes of the network status immediately.
///
/// Threads: GUI thread.
/// Owner:   Application; collaborators outlive it. It outlives a window that is replaced.
/// Tests:   tests/gui/tst_download_settings_flow.cpp

#include <base/error.h>
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

namespace dogear {

class DownloadConfigurator final : public QObject
{
    Q_OBJECT

public:
    /// \a defaultFolder is the default folder of downloads.
    DownloadConfigurator(downloads::Downloads &downloads,
                         stream::Streamer &streamer,
                         net::NetworkStatus &network,
                         const QString &defaultFolder);

    /// Resumes the stored downloads with these settings.
    void start(const settings::DownloadSettings &downloads, const settings::CacheSettings &cache);

    /// Applies changed settings. Files that cannot be moved to a new folder stay where they are.
    void setDownloads(const settings::DownloadSettings &downloads);
    void setCache(const settings::CacheSettings &cache);

signals:
    /// Emitted when files could not be moved to a new folder.
    void failed(const dogear::Error &error);

private:
    [[nodiscard]] QString folderOf(const settings::DownloadSettings &downloads) const;
    void applyNetworkStatus();

    downloads::Downloads &m_downloads;
    stream::Streamer &m_streamer;
    net::NetworkStatus &m_network;
    QString m_defaultFolder; ///< used unless the user chose another folder
    QString m_folder;        ///< present folder of downloads
};

} // namespace dogear
