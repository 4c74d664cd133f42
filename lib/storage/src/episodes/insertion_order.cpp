// SPDX-License-Identifier: GPL-3.0-or-later
#include "insertion_order.h"

#include "episode_writes.h"

#include <QHash>

#include <algorithm>
#include <numeric>
#include <tuple>

namespace dogear::storage {

namespace {

/// Returns whether dates rise more often than they fall, so that single wrong dates do not decide.
bool isOldestFirst(const QList<EpisodeToStore> &episodes)
{
    qsizetype rising = 0;
    qsizetype falling = 0;
    std::optional<QDateTime> before;
    for (const EpisodeToStore &item : episodes) {
        const auto &published = item.episode.published;
        if (!published)
            continue;
        rising += before && *published > *before ? 1 : 0;
        falling += before && *published < *before ? 1 : 0;
        before = published;
    }
    return rising > falling;
}

} // namespace

QList<qsizetype> insertionOrder(const QList<EpisodeToStore> &episodes,
                                const QDateTime &now,
                                DocumentOrder document)
{
    QList<qsizetype> order(episodes.size());
    std::iota(order.begin(), order.end(), qsizetype{0});
    if (document != DocumentOrder::ByDate)
        return order;
    QHash<qint64, QList<qsizetype>> places; // indexes of the episodes with one time
    places.reserve(episodes.size());
    for (const qsizetype i : std::as_const(order))
        places[sortTime(episodes.at(i).episode, now)].append(i);
    if (places.size() == episodes.size()) // all times differ, as in most documents
        return order;

    const bool isReversed = !isOldestFirst(episodes);
    const auto number = [&episodes](qsizetype i) { return episodes.at(i).episode.number; };
    const auto rank = [&](qsizetype i) {
        return std::tuple(episodes.at(i).episode.season.value_or(0), number(i).value_or(0));
    };
    // Only episodes with equal times change places with each other.
    for (const QList<qsizetype> &same : std::as_const(places)) {
        QList<qsizetype> sorted = same;
        if (isReversed)
            std::ranges::reverse(sorted);
        // Stable: episodes with equal numbers stay in the order of the document.
        if (std::ranges::all_of(sorted, [&](qsizetype i) { return number(i).has_value(); }))
            std::ranges::stable_sort(sorted, {}, rank);
        for (qsizetype i = 0; i < same.size(); ++i)
            order[same.at(i)] = sorted.at(i);
    }
    return order;
}

} // namespace dogear::storage
