// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds the episodes of one show by what links, directories and other players say of them.
///
/// Threads: a value; any thread. load() and loadEnclosures(): the database thread.
/// Tests:   tests/unit/storage/tst_linked_episode_store.cpp, tst_waiting_states.cpp

#include <base/ids.h>
#include <base/result.h>
#include <domain/episode_clues.h>

#include <QHash>
#include <QList>

#include <optional>
#include <utility>

namespace dogear::storage {

class Connection;

/// Whether episodes that the feed no longer contains are found, too.
enum class Vanished { Ignored, Found };

class EpisodeMatcher final
{
public:
    /// Adds guids, titles and dates of the episodes of \a show. An episode that the feed no longer
    /// contains is found by its title only if no present one has it.
    [[nodiscard]] Result<> load(Connection &connection, PodcastId show, Vanished vanished);
    /// Adds the addresses of their media files. Slow in a show with thousands of episodes, because
    /// the addresses are in the rows of the notes.
    [[nodiscard]] Result<> loadEnclosures(Connection &connection,
                                          PodcastId show,
                                          Vanished vanished);

    /// The episode with the guid of \a clues.
    [[nodiscard]] std::optional<EpisodeId> findGuid(const domain::EpisodeClues &clues) const;
    /// The only episode with the address of the media file, or else with the address without its
    /// query; none if there are several, as some hosts publish all episodes at one address.
    [[nodiscard]] std::optional<EpisodeId> findEnclosure(const domain::EpisodeClues &clues) const;
    /// The episode with the title, without case and accents, and a date within
    /// LinkedEpisodeStore::maxDateDifference, the nearest one if there are several; without a date
    /// in \a clues, the only one with the title.
    [[nodiscard]] std::optional<EpisodeId> findTitle(const domain::EpisodeClues &clues) const;
    /// The first of these three that finds an episode.
    [[nodiscard]] std::optional<EpisodeId> find(const domain::EpisodeClues &clues) const;

private:
    using Dated = std::pair<EpisodeId, std::optional<QDateTime>>;

    QHash<QString, EpisodeId> m_guids;
    QHash<QString, QList<EpisodeId>> m_addresses;
    QHash<QString, QList<EpisodeId>> m_paths; ///< addresses without their query
    QHash<QString, QList<Dated>> m_titles;
};

} // namespace dogear::storage
