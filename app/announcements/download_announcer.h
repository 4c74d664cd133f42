// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Announces downloads that the user started, together once none is running any more.
///
/// Automatic downloads are left out: their episodes were announced as new ones.
///
/// Threads: GUI thread.
/// Owner:   Announcements; collaborators outlive it.
/// Tests:   tests/gui/tst_download_announcer.cpp

#include "announcement.h"

#include <QList>
#include <QObject>
#include <QTimer>

#include <chrono>

namespace dogear::documents {
class Artwork;
} // namespace dogear::documents

namespace dogear::downloads {
class DownloadList;
} // namespace dogear::downloads

namespace dogear::episodes {
class Episodes;
} // namespace dogear::episodes

namespace dogear {

class DownloadAnnouncer final : public QObject
{
    Q_OBJECT

public:
    /// Time after the last download in which the next one may start.
    static constexpr std::chrono::seconds settleTime{3};

    DownloadAnnouncer(downloads::DownloadList &downloads,
                      episodes::Episodes &episodes,
                      documents::Artwork &artwork);

    /// Replaces settleTime; for tests.
    void setSettleTime(std::chrono::milliseconds time) { m_timer.setInterval(time); }

signals:
    void announced(const dogear::Announcement &announcement);

private:
    void take(EpisodeId id);
    void flush();

    downloads::DownloadList &m_downloads;
    episodes::Episodes &m_episodes;
    documents::Artwork &m_artwork;
    QList<EpisodeId> m_finished;
    QTimer m_timer;
};

} // namespace dogear
