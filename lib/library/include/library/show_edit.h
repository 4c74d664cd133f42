// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What a person changes in a show, and what undoing needs.
///
/// Threads: values; any thread.

#include <base/ids.h>
#include <domain/library.h>
#include <domain/show_playback.h>
#include <storage/stored_media_store.h>

#include <QHash>
#include <QList>
#include <QStringList>
#include <QUrl>

#include <chrono>
#include <optional>

namespace dogear::library {

/// A show as it was when it was removed, for undo.
struct RemovedPodcast
{
    domain::FollowedPodcast podcast;
    QList<QUrl> formerUrls = {}; ///< the newest first
    QList<domain::EpisodeDetail> episodes = {};
    QList<EpisodeId> queue; ///< Up next before, of every show
    domain::ShowPlayback playback;
    domain::ShowDownloads showDownloads;
    QList<domain::Download> downloads;          ///< of its episodes; their files stay on the disk
    QList<storage::StoredMediaRow> storedMedia; ///< of its episodes
    QStringList skipPatterns;
    QHash<EpisodeId, QList<std::chrono::milliseconds>> skippedChapters; ///< by the former ids
};

/// What a person changes in a show; what is not set stays.
struct ShowEdit
{
    std::optional<QString> title;      ///< empty: as the feed says
    std::optional<QByteArray> picture; ///< as in its file; empty: as the feed says
    std::optional<bool> isArchived;
    std::optional<QStringList> tags;
};

} // namespace dogear::library
