// SPDX-License-Identifier: GPL-3.0-or-later
#include "download_configurator.h"

#include <downloads/downloads.h>
#include <net/network_status.h>

#include <stream/streamer.h>

namespace dogear {

using net::NetworkStatus;

DownloadConfigurator::DownloadConfigurator(downloads::Downloads &downloads,
                                           stream::Streamer &streamer,
                                           net::NetworkStatus &network,
                                           const QString &defaultFolder)
    : m_downloads(downloads)
    , m_streamer(streamer)
    , m_network(network)
    , m_defaultFolder(defaultFolder)
{
    connect(&network, &NetworkStatus::changed, this, &DownloadConfigurator::applyNetworkStatus);
}

void DownloadConfigurator::start(const settings::DownloadSettings &downloads,
                                 const settings::CacheSettings &cache)
{
    m_folder = folderOf(downloads);
    // Limits and network status first: start() begins to fetch.
    setCache(cache);
    applyNetworkStatus();
    m_downloads.start(m_folder, downloads);
}

void DownloadConfigurator::setDownloads(const settings::DownloadSettings &downloads)
{
    m_downloads.setSettings(downloads);
    const QString folder = folderOf(downloads);
    // The dialog reports every change of a field; only a new folder moves files.
    if (folder == m_folder)
        return;
    m_folder = folder;
    m_downloads.setFolder(folder).then(this, [this](const Result<> &moved) {
        if (!moved)
            emit failed(moved.error());
    });
}

void DownloadConfigurator::setCache(const settings::CacheSettings &cache)
{
    constexpr qint64 megabyte = 1'000'000;
    m_downloads.setCacheBudget(cache.megabytes * megabyte);
    m_streamer.setReadAheadTime(std::chrono::seconds(cache.readAheadSeconds));
}

QString DownloadConfigurator::folderOf(const settings::DownloadSettings &downloads) const
{
    return downloads.folder.isEmpty() ? m_defaultFolder : downloads.folder;
}

void DownloadConfigurator::applyNetworkStatus()
{
    m_downloads.setNetwork({.isOnline = m_network.isOnline(), .isMetered = m_network.isMetered()});
}

} // namespace dogear
