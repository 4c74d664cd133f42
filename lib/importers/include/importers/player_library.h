// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Holds the library of another player as values, in Dogear's units and words.
///
/// Readers translate units, codes and time zones, and leave out what is not plausible; all other
/// values are as the other player has them. Nothing is matched with Dogear's own library here. A
/// password is never part of these values, neither as a field nor in an address.
///
/// Threads: values; any thread.
/// Tests:   tests/unit/importers

#include <domain/chapter.h>
#include <domain/show_playback.h>

#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>
#include <QUrl>

#include <chrono>
#include <importers/player.h>
#include <importers/skipped.h>
#include <optional>

namespace dogear::importers {

/// Whether the user of the other player follows a show. Only Followed is followed without asking.
enum class Following {
    Followed,
    Unfollowed, ///< only looked at, or no longer followed
    Archived,   ///< kept, but not refreshed
};

/// A show of the other player.
struct PlayerShow
{
    /// Address of the feed, never empty. It may contain a token that is personal to the user, but
    /// never a user name or password.
    QUrl feed;
    QString title;    ///< of the feed; may be empty
    QString ownTitle; ///< the user's; empty: the feed's
    Following following = Following::Followed;
    QStringList tags;              ///< in the order of the player, each once
    domain::ShowPlayback playback; ///< settings of this show; within Dogear's ranges
    bool hadCredentials = false;   ///< the player has a user name or password for it
    bool hasOnlyArticles = false;  ///< the player has items of it, and none with a media file

    friend bool operator==(const PlayerShow &, const PlayerShow &) = default;
};

/// What the other player knows about the user having heard an episode.
enum class PlayedState {
    New,            ///< unplayed, and in the player's inbox
    Unplayed,       ///< also: started, see PlayerEpisode::position
    ProbablyPlayed, ///< the player's data can mean both: ask before it becomes Played
    Played,
};

/// An episode of the other player. At least one of guid, enclosure and title is set.
struct PlayerEpisode
{
    /// Index in PlayerLibrary::shows; −1: the player does not say which show it belongs to.
    qsizetype show = -1;
    QString guid;
    QUrl enclosure; ///< without user name and password; empty: unknown
    QString title;
    std::optional<QDateTime> published; ///< UTC
    PlayedState state = PlayedState::Unplayed;
    /// Where playback continues; 0: from the beginning. Less than `duration`, if that is known.
    std::chrono::milliseconds position{};
    std::optional<std::chrono::milliseconds> duration; ///< more than 0
    bool isFavourite = false;
    /// The user removed it from the player's lists, or the feed no longer contains it.
    bool isRemoved = false;
    QString downloadPath; ///< absolute path of its file on this machine; empty: none, or unknown
    /// UTC; the latest time at which the user played it or changed its state.
    std::optional<QDateTime> lastPlayed;
    std::chrono::milliseconds listened{}; ///< time for which it was played; 0: unknown
    QList<domain::Chapter> chapters;      ///< that the player stored, by start

    friend bool operator==(const PlayerEpisode &, const PlayerEpisode &) = default;
};

/// A list that the user filled by hand.
struct PlayerList
{
    QString name;
    QList<qsizetype> episodes; ///< indexes in PlayerLibrary::episodes, in the user's order

    friend bool operator==(const PlayerList &, const PlayerList &) = default;
};

/// An account for synchronisation. Its password is never read.
struct PlayerAccount
{
    QUrl server;
    QString user;
    QString device; ///< identifier of this machine at the server; may be empty

    friend bool operator==(const PlayerAccount &, const PlayerAccount &) = default;
};

/// What another player has in its library.
struct PlayerLibrary
{
    PlayerFile source;
    QList<PlayerShow> shows;       ///< in the order of the player; each feedUrlKey() once
    QList<PlayerEpisode> episodes; ///< grouped by nothing, in the order of the player
    QList<qsizetype> queue;        ///< indexes in `episodes`, the next to play first
    QList<PlayerList> lists;
    std::optional<PlayerAccount> account;
    QList<Skipped> skipped; ///< each reason once, in the order of the enum

    friend bool operator==(const PlayerLibrary &, const PlayerLibrary &) = default;
};

} // namespace dogear::importers
