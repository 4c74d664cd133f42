// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief A row of a list of episodes: whose it is, and what it shows.

#include <domain/library.h>

#include <QAbstractItemModel>

#include <chrono>
#include <optional>

namespace dogear::itemmodels {

/// What a row shows.
struct EpisodeRow
{
    domain::EpisodeSummary episode;
    QString markedTitle; ///< in a search: with domain::matchBegin/matchEnd around matches
    QString snippet;     ///< in a search: the text around the best match, marked
    domain::HitKind hitKind = domain::HitKind::Title;
    std::optional<std::chrono::milliseconds> hitStart;

    friend bool operator==(const EpisodeRow &, const EpisodeRow &) = default;
};

/// Whose row it is.
struct ListedEpisode
{
    EpisodeId id;

    friend bool operator==(const ListedEpisode &, const ListedEpisode &) = default;
};

[[nodiscard]] inline qint64 rowKey(const ListedEpisode &listed)
{
    return listed.id.value;
}

/// What the rows of an EpisodeListModel answer to.
struct EpisodeRoles
{
    enum Role {
        EpisodeIdRole = Qt::UserRole + 1, ///< EpisodeId
        TitleRole,                        ///< QString
        PodcastTitleRole,                 ///< QString
        ImageRole,                        ///< QUrl
        PublishedRole,                    ///< QDateTime in UTC, or invalid
        DurationRole,                     ///< std::chrono::milliseconds; 0 unknown
        PositionRole,                     ///< std::chrono::milliseconds
        SeasonRole,                       ///< int in the list of a show, or invalid
        NumberRole,                       ///< int in the list of a serial or with a season
        IsPlayedRole,                     ///< bool
        IsFavouriteRole,                  ///< bool
        HasEnclosureRole,                 ///< bool
        IsCurrentRole,                    ///< bool: it is in the player
        IsQueuedRole,                     ///< bool: it is up next
        IsQueuedElsewhereRole,            ///< bool: it is, and this is not the list of those
        DownloadRole,                     ///< domain::DownloadState, or invalid
        PresenceRole,                     ///< domain::MediaPresence
        DownloadProgressRole, ///< library::DownloadProgress while it is fetched, or invalid
        DownloadErrorRole,    ///< Error of one that failed, or invalid
        MarkedTitleRole,      ///< QString; empty outside a search
        SnippetRole,          ///< QString; empty outside a search
        HitStartRole,         ///< std::chrono::milliseconds of a hit that has a second, or invalid
        SpeedRole,            ///< double: at which its show is played
    };
};

} // namespace dogear::itemmodels
