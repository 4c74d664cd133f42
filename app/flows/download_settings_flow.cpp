// SPDX-License-Identifier: GPL-3.0-or-later
#include "download_settings_flow.h"

#include <library/downloads.h>
#include <net/network_status.h>

#include <stream/streamer.h>

namespace dogear {

using net::NetworkStatus;

DownloadSettingsFlow::DownloadSettingsFlow(const DownloadSettingsParts &parts, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
{
    connect(&parts.network, &NetworkStatus::changed, this, &DownloadSettingsFlow::tellNetwork);
}

void DownloadSettingsFlow::start(const settings::DownloadSettings &downloads,
                                 const settings::CacheSettings &cache)
{
    m_folder = folderOf(downloads);
    setCache(cache);
    tellNetwork();
    m_parts.downloads.start(m_folder, downloads);
}

void DownloadSettingsFlow::setDownloads(const settings::DownloadSettings &downloads)
{
    m_parts.downloads.setSettings(downloads);
    const QString folder = folderOf(downloads);
    if (folder == m_folder)
        return;
    m_folder = folder;
    m_parts.downloads.setFolder(folder).then(this, [this](const Result<> &moved) {
        if (!moved)
            emit failed(moved.error());
    });
}

void DownloadSettingsFlow::setCache(const settings::CacheSettings &cache)
{
    constexpr qint64 megabyte = 1'000'000;
    m_parts.downloads.setCacheBudget(cache.megabytes * megabyte);
    m_parts.streamer.setReadAheadTime(std::chrono::seconds(cache.readAheadSeconds));
}

QString DownloadSettingsFlow::folderOf(const settings::DownloadSettings &downloads) const
{
    return downloads.folder.isEmpty() ? m_parts.usualFolder : downloads.folder;
}

void DownloadSettingsFlow::tellNetwork()
{
    m_parts.downloads.setOnline(m_parts.network.isOnline());
    m_parts.downloads.setMetered(m_parts.network.isMetered());
}

} // namespace dogear
