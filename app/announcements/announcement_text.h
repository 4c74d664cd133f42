// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Makes the announcements of episodes, downloads and errors, with their sentences.
///
/// Threads: pure; GUI thread.
/// Tests:   tests/gui/tst_announcement_text.cpp

#include "announcement.h"

#include <base/error.h>
#include <domain/library.h>

#include <QList>
#include <QString>

namespace dogear {

/// Maximum number of shows that get an announcement each at once; more shows share one.
inline constexpr qsizetype maxSingleAnnouncements = 3;
/// Maximum number of titles in one announcement.
inline constexpr qsizetype maxAnnouncedTitles = 3;

/// New episodes of one show, the newest first; never empty.
struct ShowNews
{
    PodcastId show;
    QString title;   ///< of the show
    QString picture; ///< path of a file; empty: none is here
    QList<domain::EpisodeSummary> episodes;
};

/// A show whose feed needs the user.
struct FeedTrouble
{
    PodcastId show;
    QString title;
    Error error;
    bool needsPassword = false;
};

/// Announces the new episodes of \a news: for each show, or together if there are many shows.
[[nodiscard]] QList<Announcement> announceEpisodes(const QList<ShowNews> &news);

/// Announces that the downloads of \a episodes, which are not empty, are complete. \a picture: path
/// of a file; empty: none.
[[nodiscard]] Announcement announceDownloads(const QList<domain::EpisodeSummary> &episodes,
                                             const QString &picture);

/// Announces feeds that need the user: each, or together if there are many.
[[nodiscard]] QList<Announcement> announceFeedTroubles(const QList<FeedTrouble> &troubles);

/// Announces that all downloads wait because of \a error.
[[nodiscard]] Announcement announceBlockedDownloads(const Error &error);
/// Announces that positions cannot be saved because of \a error.
[[nodiscard]] Announcement announceFailedSaving(const Error &error);
/// Says, once, that the closed window is in the tray.
[[nodiscard]] desktop::Notification announceTray();

} // namespace dogear
