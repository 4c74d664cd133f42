// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Collects the new episodes of a refresh and announces them, grouped by show.
///
/// Left out: shows that the user has left out, archived ones, and episodes without media, which are
/// announced once they have some.
///
/// Threads: GUI thread.
/// Owner:   Announcements; collaborators outlive it.
/// Tests:   tests/gui/tst_episode_announcer.cpp

#include "announcement_text.h"

#include <base/result.h>

#include <QHash>
#include <QObject>

#include <memory>

namespace dogear::documents {
class Artwork;
} // namespace dogear::documents

namespace dogear::episodes {
class Episodes;
} // namespace dogear::episodes

namespace dogear::subscriptions {
class FeedRefresher;
class Subscriptions;
} // namespace dogear::subscriptions

namespace dogear {

class EpisodeAnnouncer final : public QObject
{
    Q_OBJECT

public:
    EpisodeAnnouncer(subscriptions::FeedRefresher &refresher,
                     subscriptions::Subscriptions &subscriptions,
                     episodes::Episodes &episodes,
                     documents::Artwork &artwork);

signals:
    void announced(const QList<dogear::Announcement> &announcements);

private:
    /// The news of one refresh, while the library is asked about them.
    struct Batch
    {
        QList<ShowNews> news;
        qsizetype waiting = 0; ///< shows that are still being read
    };

    void flush();
    void readShows(const QList<domain::EpisodeSummary> &episodes);
    void take(Batch &batch, ShowNews news, const Result<domain::FollowedPodcast> &show);

    subscriptions::Subscriptions &m_subscriptions;
    episodes::Episodes &m_episodes;
    documents::Artwork &m_artwork;
    QList<EpisodeId> m_ids; ///< news of the refresh that runs
};

} // namespace dogear
