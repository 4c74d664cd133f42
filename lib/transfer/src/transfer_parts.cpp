// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer_parts.h"

#include <QHash>

#include <algorithm>

namespace dogear::transfer {

using importers::PlayedState;
using importers::PlayerEpisode;
using importers::PlayerLibrary;
using storage::ImportedEpisode;

namespace {

/// The place of each queued episode in the queue.
QHash<qsizetype, int> ranksOf(const PlayerLibrary &library)
{
    QHash<qsizetype, int> ranks;
    for (qsizetype i = 0; i < library.queue.size(); ++i) {
        // An episode that is queued twice plays at its first place.
        if (!ranks.contains(library.queue.at(i)))
            ranks.insert(library.queue.at(i), int(i));
    }
    return ranks;
}

ImportedEpisode toImported(const PlayerEpisode &episode, bool countsProbablyPlayed)
{
    const bool isPlayed = episode.state == PlayedState::Played
                          || (countsProbablyPlayed && episode.state == PlayedState::ProbablyPlayed);
    return {.clues = {.guid = episode.guid,
                      .enclosure = episode.enclosure,
                      .title = episode.title,
                      .published = episode.published.value_or(QDateTime())},
            .state = {.isPlayed = isPlayed,
                      .isFavourite = episode.isFavourite,
                      .position = episode.position,
                      .duration = episode.duration,
                      .lastPlayed = episode.lastPlayed}};
}

bool isKnown(const PlayerLibrary &library, qsizetype show)
{
    return show >= 0 && show < library.shows.size();
}

bool saysSomething(const ImportedEpisode &episode)
{
    return (!episode.state.isEmpty() || episode.queueRank) && !episode.clues.isEmpty();
}

} // namespace

QList<TransferPart> partsOf(const PlayerLibrary &library, const TransferChoice &choice)
{
    QList<TransferPart> parts;
    QHash<qsizetype, qsizetype> places; // show -> index in `parts`
    for (qsizetype show = 0; show < library.shows.size(); ++show) {
        if (!choice.shows.contains(show))
            continue;
        places.insert(show, parts.size());
        parts.append({.show = show, .values = library.shows.at(show), .episodes = {}});
    }
    const QHash<qsizetype, int> ranks = ranksOf(library);
    for (qsizetype i = 0; i < library.episodes.size(); ++i) {
        const PlayerEpisode &episode = library.episodes.at(i);
        const auto part = places.constFind(episode.show);
        if (part == places.cend())
            continue;
        ImportedEpisode imported = toImported(episode, choice.countsProbablyPlayed);
        if (const auto rank = ranks.constFind(i); rank != ranks.cend())
            imported.queueRank = *rank;
        if (saysSomething(imported))
            parts[*part].episodes.append(imported);
    }
    return parts;
}

TransferChoice wholeChoice(const PlayerLibrary &library)
{
    TransferChoice choice;
    for (qsizetype show = 0; show < library.shows.size(); ++show)
        choice.shows.insert(show);
    return choice;
}

TransferPreview emptyPreview(const PlayerLibrary &library)
{
    TransferPreview preview{.source = library.source, .skipped = library.skipped};
    preview.lists = int(library.lists.size());
    const TransferChoice suggested = suggestedChoice(library);
    for (qsizetype show = 0; show < library.shows.size(); ++show) {
        if (!suggested.shows.contains(show))
            preview.notSuggested.insert(show);
        if (library.shows.at(show).hadCredentials)
            preview.needingPassword.insert(show);
    }
    const QHash<qsizetype, int> ranks = ranksOf(library);
    for (qsizetype i = 0; i < library.episodes.size(); ++i) {
        const PlayerEpisode &episode = library.episodes.at(i);
        preview.downloads += int(!episode.downloadPath.isEmpty());
        preview.probablyPlayed += int(episode.state == PlayedState::ProbablyPlayed);
        const bool isWanted = ranks.contains(i) || !toImported(episode, false).state.isEmpty();
        preview.withoutShow += int(isWanted && !isKnown(library, episode.show));
    }
    return preview;
}

StateCounts countStates(const QList<ImportedEpisode> &episodes)
{
    StateCounts counts;
    for (const ImportedEpisode &episode : episodes) {
        counts.played += int(episode.state.isPlayed);
        counts.positions += int(!episode.state.isPlayed && episode.state.position.count() > 0);
        counts.favourites += int(episode.state.isFavourite);
        counts.queued += int(episode.queueRank.has_value());
    }
    return counts;
}

} // namespace dogear::transfer
