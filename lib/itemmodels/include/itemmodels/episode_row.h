// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Declares a row of an episode list: its id, its content and its roles.

#include <domain/search_results.h>

#include <QAbstractItemModel>

#include <chrono>
#include <optional>

namespace dogear::itemmodels {

/// Content of a row.
struct EpisodeRow
{
    domain::EpisodeSummary episode;
    QString markedTitle; ///< in a search: with domain::matchBegin/matchEnd around matches
    QString snippet;     ///< in a search: the text around the best match, marked likewise
    domain::HitKind hitKind = domain::HitKind::Title;
    std::optional<std::chrono::milliseconds> hitStart;
    bool hasAllWords = true; ///< in a search: false for a hit with only some of the words

    friend bool operator==(const EpisodeRow &, const EpisodeRow &) = default;
};

/// Identity of a row. Long lists hold only these; see EpisodeRowCache for the content.
struct ListedEpisode
{
    EpisodeId id;

    friend bool operator==(const ListedEpisode &, const ListedEpisode &) = default;
};

[[nodiscard]] inline qint64 rowKey(const ListedEpisode &listed)
{
    return listed.id.value;
}

/// Roles of EpisodeListModel.
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
        IsQueuedRole,                     ///< bool: it is in Up next
        IsQueuedElsewhereRole,            ///< bool: it is in Up next, and this is another list
        DownloadRole,                     ///< domain::DownloadState, or invalid
        PresenceRole,                     ///< domain::MediaPresence
        DownloadProgressRole, ///< downloads::DownloadProgress while it is fetched, or invalid
        DownloadErrorRole,    ///< Error of a failed download, or invalid
        MarkedTitleRole,      ///< QString; empty outside a search
        SnippetRole,          ///< QString; empty outside a search
        HitStartRole,         ///< std::chrono::milliseconds of a hit with a time, or invalid
        HasAllWordsRole,      ///< bool: false for a hit with only some of the words
        SpeedRole,            ///< double: playback speed of its show
        TypeRole,             ///< domain::EpisodeType
    };
};

} // namespace dogear::itemmodels
