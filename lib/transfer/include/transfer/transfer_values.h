// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Says what of another player's library comes over, before and after it does.
///
/// Threads: values; any thread.
/// Tests:   tests/unit/transfer/tst_transfer_parts.cpp

#include <base/error.h>
#include <base/ids.h>

#include <QList>
#include <QSet>
#include <QString>
#include <QUrl>

#include <importers/player_library.h>

namespace dogear::transfer {

/// Whether Dogear has a show of the other player.
enum class ShowPresence { New, Preview, Followed };

/// Numbers of states by kind; one episode may count in several.
struct StateCounts
{
    int positions = 0;
    int played = 0;
    int favourites = 0;
    int queued = 0;

    [[nodiscard]] bool isEmpty() const { return *this == StateCounts(); }
    StateCounts &operator+=(const StateCounts &other);
    friend StateCounts operator+(StateCounts one, const StateCounts &other) { return one += other; }
    friend bool operator==(const StateCounts &, const StateCounts &) = default;
};

/// What of one show comes over.
struct ShowTransfer
{
    qsizetype show = 0; ///< index in PlayerLibrary::shows
    PodcastId id;       ///< invalid: the show is not followed yet, in a preview
    QString title;      ///< never empty
    QUrl feed;
    ShowPresence presence = ShowPresence::New;
    StateCounts taken;       ///< of episodes that Dogear knows
    StateCounts waiting;     ///< of episodes that it does not know
    int waitingEpisodes = 0; ///< number of those episodes
    bool isRead = false;     ///< the feed was read, so those episodes are not in it
    int kept = 0;            ///< places that are newer in Dogear, or of unknown age; they stay
    QStringList addedTags;
    QString ownTitle;          ///< the user's title that comes over; empty: none
    bool takesSpeed = false;   ///< the show gets the speed of the other player
    bool takesEffects = false; ///< the same for other settings of playback
    bool keepsSpeed = false;   ///< Dogear has another speed for the show, which stays

    /// Whether nothing of it changes Dogear's library.
    [[nodiscard]] bool isEmpty() const;
};

/// What would come over, by show, in the order of the other player.
struct TransferPreview
{
    importers::PlayerFile source;
    QList<ShowTransfer> shows;
    /// Shows that can be ticked, but are not followed there, are archived, or have no media.
    QSet<qsizetype> notSuggested;
    QSet<qsizetype> needingPassword; ///< the other player had a password for them
    int probablyPlayed = 0;          ///< episodes that may have been played
    int withoutShow = 0;             ///< states of episodes whose show is unknown
    int downloads = 0;               ///< files of the other player, which stay where they are
    int lists = 0;                   ///< lists by hand, which stay there
    QList<importers::Skipped> skipped;
};

/// What the user has ticked.
struct TransferChoice
{
    QSet<qsizetype> shows;             ///< indexes in PlayerLibrary::shows
    bool countsProbablyPlayed = false; ///< episodes that may have been played become played
};

/// A show that could not be brought over; nothing of it was changed.
struct FailedShow
{
    QString title;
    QUrl feed;
    Error error;
};

/// What came over.
struct TransferSummary
{
    importers::PlayerFile source;
    TransferId id;             ///< for undo; invalid if nothing was changed
    QList<ShowTransfer> shows; ///< those that were ticked
    QList<FailedShow> failed;
    QList<PodcastId> newShows; ///< their feeds have to be read
    bool isCancelled = false;  ///< the rest was left out

    /// The states of all shows that came over at once.
    [[nodiscard]] StateCounts taken() const;
    /// Number of episodes whose states wait for a feed that was not read yet.
    [[nodiscard]] int waiting() const;
    /// Number of episodes with a state that are not in their feed.
    [[nodiscard]] int missing() const;
    [[nodiscard]] int kept() const;
};

/// Ticks the shows that the user follows in the other player, except those without media.
[[nodiscard]] TransferChoice suggestedChoice(const importers::PlayerLibrary &library);

} // namespace dogear::transfer
