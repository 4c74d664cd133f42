// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Values for editing and removing a show, and for undoing that.
///
/// Threads: values; any thread.

#include <base/ids.h>
#include <domain/library.h>
#include <domain/playlist.h>
#include <domain/show_playback.h>
#include <storage/stored_media_store.h>

#include <QHash>
#include <QList>
#include <QStringList>
#include <QUrl>

#include <chrono>
#include <optional>

namespace dogear::subscriptions {

/// A removed show with all data that restoring it needs.
struct RemovedPodcast
{
    domain::FollowedPodcast podcast;
    QList<QUrl> formerUrls = {}; ///< the newest first
    QList<domain::EpisodeDetail> episodes = {};
    QList<EpisodeId> queue; ///< the whole queue before the removal, with episodes of every show
    QList<domain::PlaylistContent> lists = {}; ///< all lists with an episode of the show
    domain::ShowPlayback playback;
    domain::ShowDownloads showDownloads;
    QList<domain::Download> downloads;          ///< of its episodes; their files stay on the disk
    QList<storage::StoredMediaRow> storedMedia; ///< of its episodes
    QStringList skipPatterns;
    QHash<EpisodeId, QList<std::chrono::milliseconds>> skippedChapters; ///< by the old ids
};

/// Changes that the user makes to a show; fields that are not set stay as they are.
struct ShowEdit
{
    std::optional<QString> title;      ///< empty: the title of the feed
    std::optional<QByteArray> picture; ///< bytes of an image file; empty: the picture of the feed
    std::optional<bool> isArchived;
    std::optional<bool> isQuiet;
    std::optional<QStringList> tags;
};

} // namespace dogear::subscriptions
