// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Applies changed download settings and the state of the network immediately.
///
/// Threads: GUI thread.
/// Owner:   the message bar; collaborators outlive it.
/// Tests:   tests/gui/tst_download_settings_flow.cpp

#include <settings/settings.h>

#include <QObject>

namespace dogear::library {
class Downloads;
} // namespace dogear::library

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
    DownloadConfigurator(library::Downloads &downloads,
                         stream::Streamer &streamer,
                         net::NetworkStatus &network,
                         const QString &usualFolder,
                         widgets::MessageBar &messages);

    /// Resumes the downloads of the last time, with these settings.
    void start(const settings::DownloadSettings &downloads, const settings::CacheSettings &cache);

    /// Files that cannot move to the chosen folder stay where they are; the message bar says so.
    void setDownloads(const settings::DownloadSettings &downloads);
    void setCache(const settings::CacheSettings &cache);

private:
    [[nodiscard]] QString folderOf(const settings::DownloadSettings &downloads) const;
    void tellNetwork();

    library::Downloads &m_downloads;
    stream::Streamer &m_streamer;
    net::NetworkStatus &m_network;
    QString m_usualFolder; ///< of downloads, unless the user chose another
    widgets::MessageBar &m_messages;
    QString m_folder; ///< current folder of downloads
};

} // namespace dogear
