// SPDX-License-Identifier: GPL-3.0-or-later
#include "episode_matcher.h"
#include "episode_rows.h"

#include <storage/connection.h>
#include <storage/episode_store.h>
#include <storage/linked_episode_store.h>

#include <array>

using namespace Qt::StringLiterals;

namespace dogear::storage {

using domain::EpisodeClues;

Result<std::optional<domain::EpisodeSummary>> LinkedEpisodeStore::find(PodcastId show,
                                                                       const EpisodeClues &clues)
{
    constexpr std::array rules{&LinkedEpisodeStore::findGuid,
                               &LinkedEpisodeStore::findEnclosure,
                               &LinkedEpisodeStore::findTitle};
    for (const auto rule : rules) {
        const Found found = (this->*rule)(show, clues);
        if (!found)
            return failure(found.error());
        if (*found)
            return EpisodeStore(m_connection)
                .summary(**found)
                .map([](const domain::EpisodeSummary &episode) { return std::optional(episode); });
    }
    return std::optional<domain::EpisodeSummary>();
}

LinkedEpisodeStore::Found LinkedEpisodeStore::findGuid(PodcastId show, const EpisodeClues &clues)
{
    if (clues.guid.isEmpty())
        return std::optional<EpisodeId>();
    return m_connection.first(u"SELECT id FROM episode WHERE podcast_id = ? AND guid = ?"_s,
                              {show.value, clues.guid},
                              readEpisodeId);
}

LinkedEpisodeStore::Found LinkedEpisodeStore::findEnclosure(PodcastId show,
                                                            const EpisodeClues &clues)
{
    if (clues.enclosure.isEmpty())
        return std::optional<EpisodeId>();
    EpisodeMatcher matcher;
    return matcher.loadEnclosures(m_connection, show, Vanished::Ignored).map([&] {
        return matcher.findEnclosure(clues);
    });
}

LinkedEpisodeStore::Found LinkedEpisodeStore::findTitle(PodcastId show, const EpisodeClues &clues)
{
    if (clues.title.simplified().isEmpty())
        return std::optional<EpisodeId>();
    EpisodeMatcher matcher;
    return matcher.load(m_connection, show, Vanished::Ignored).map([&] {
        return matcher.findTitle(clues);
    });
}

} // namespace dogear::storage
