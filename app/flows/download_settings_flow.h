// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lets hold at once what was chosen for downloads and streams, and what the network is.
///
/// Threads: GUI thread.
/// Owner:   the composition root; collaborators outlive it.
/// Tests:   tests/gui/tst_download_settings_flow.cpp

#include <base/error.h>
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

namespace dogear {

struct DownloadSettingsParts
{
    library::Downloads &downloads;
    stream::Streamer &streamer;
    net::NetworkStatus &network;
    QString usualFolder; ///< of downloads, unless another is chosen
};

class DownloadSettingsFlow final : public QObject
{
    Q_OBJECT

public:
    explicit DownloadSettingsFlow(const DownloadSettingsParts &parts, QObject *parent = nullptr);

    /// Takes up what was begun, under these settings.
    void start(const settings::DownloadSettings &downloads, const settings::CacheSettings &cache);

    void setDownloads(const settings::DownloadSettings &downloads);
    void setCache(const settings::CacheSettings &cache);

signals:
    /// Emitted when files cannot move to the folder that was chosen; they stay where they are.
    void failed(const dogear::Error &error);

private:
    [[nodiscard]] QString folderOf(const settings::DownloadSettings &downloads) const;
    void tellNetwork();

    DownloadSettingsParts m_parts;
    QString m_folder; ///< where files go now
};

} // namespace dogear
