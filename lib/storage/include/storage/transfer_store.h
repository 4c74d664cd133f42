// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Stores what came over from other players: states of episodes, also of those that are not
///        known yet, and what undo needs.
///
/// A state waits under the key of its feed until waiting_states.h finds its episode, so it also
/// waits through a move of the feed, and through unfollowing and following the show again.
///
/// Threads: the database thread. Every function may fail with a Database… code.
/// Tests:   tests/unit/storage/tst_transfer_store.cpp
/// Decision: README.md, "A state from another player waits until its feed is read".

#include <base/ids.h>
#include <base/result.h>
#include <domain/episode_clues.h>
#include <domain/imported_state.h>
#include <domain/show_playback.h>

#include <QDateTime>
#include <QList>
#include <QStringList>
#include <QUrl>

#include <chrono>
#include <optional>

namespace dogear::storage {

class Connection;

/// The state of an episode in another player.
struct ImportedEpisode
{
    domain::EpisodeClues clues;
    domain::ImportedState state;
    std::optional<int> queueRank = {}; ///< place in its queue; a smaller one plays earlier

    friend bool operator==(const ImportedEpisode &, const ImportedEpisode &) = default;
};

/// What an import changed in a show.
struct ImportedShow
{
    PodcastId id;
    bool isNew = false;         ///< the import follows it
    QStringList addedTags = {}; ///< those that the show did not have
    QString ownTitle = {};      ///< the one that was set; empty: none
    /// The settings that were set; the others are unset, or 0.
    domain::ShowPlayback playback = {};

    /// Whether nothing was changed.
    [[nodiscard]] bool isEmpty() const
    {
        return !isNew && addedTags.isEmpty() && ownTitle.isEmpty()
               && playback == domain::ShowPlayback();
    }
};

/// Numbers of the states of one import.
struct TransferCounts
{
    int positions = 0; ///< came over
    int played = 0;
    int favourites = 0;
    int queued = 0;
    int waiting = 0; ///< states of episodes whose feeds were not read yet
    int missing = 0; ///< states of episodes that are not in their feeds

    friend bool operator==(const TransferCounts &, const TransferCounts &) = default;
};

class TransferStore final
{
public:
    /// The undo data of older imports is deleted when the next one begins. States that wait stay.
    static constexpr std::chrono::hours undoTime{30 * 24};

    explicit TransferStore(Connection &connection)
        : m_connection(connection)
    {}

    /// Begins an import from \a player, an untranslated name.
    [[nodiscard]] Result<TransferId> begin(const QString &player, const QDateTime &now);
    /// Records what \a transfer changed in a show.
    [[nodiscard]] Result<> addShow(TransferId transfer, const ImportedShow &show);
    /// Lets the states of \a episodes of \a feed wait, except those that an earlier import left
    /// waiting with the same or a newer state.
    /// \return the number of states that were added
    [[nodiscard]] Result<int> addEpisodes(TransferId transfer,
                                          const QUrl &feed,
                                          const QList<ImportedEpisode> &episodes);
    /// The states of \a show that \a transfer left waiting, also under its former addresses.
    [[nodiscard]] Result<QList<ImportedEpisode>> waiting(PodcastId show, TransferId transfer);
    [[nodiscard]] Result<TransferCounts> counts(TransferId transfer);
    /// Forgets \a transfer if it changed nothing and left nothing waiting. \return whether it did
    [[nodiscard]] Result<bool> removeIfEmpty(TransferId transfer);

private:
    Connection &m_connection;
};

} // namespace dogear::storage
