// SPDX-License-Identifier: GPL-3.0-or-later
#include <episodes/linked_episodes.h>
#include <storage/database_thread.h>
#include <storage/linked_episode_store.h>

namespace dogear::episodes {

Future<Result<std::optional<domain::EpisodeSummary>>> LinkedEpisodes::find(
    PodcastId show,
    const domain::EpisodeClues &clues)
{
    return m_database.run([show, clues](storage::Connection &connection) {
        return storage::LinkedEpisodeStore(connection).find(show, clues);
    });
}

} // namespace dogear::episodes
