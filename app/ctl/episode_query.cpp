// SPDX-License-Identifier: GPL-3.0-or-later
#include "episode_query.h"

#include <limits>

using namespace Qt::StringLiterals;

namespace dogear::ctl {

namespace {

constexpr auto statePrefix = "is:"_L1;

bool applyState(QStringView state, domain::EpisodeFilter &filter)
{
    if (state == "unplayed"_L1)
        filter.played = false;
    else if (state == "played"_L1)
        filter.played = true;
    else if (state == "started"_L1)
        filter.started = true;
    else if (state == "favourite"_L1)
        filter.favourite = true;
    else
        return false;
    return true;
}

/// The search knows no states; its hits are held against the filter here.
bool isIn(const domain::EpisodeSummary &episode, const domain::EpisodeFilter &filter)
{
    const domain::EpisodeState &state = episode.state;
    return (!filter.played || state.isPlayed == *filter.played)
           && (!filter.started || state.isStarted() == *filter.started)
           && (!filter.favourite || state.isFavourite == *filter.favourite);
}

} // namespace

Result<EpisodeQuery> parseEpisodeQuery(const Arguments &arguments)
{
    EpisodeQuery query;
    const auto number = [&](const QString &option) -> Result<qint64> {
        const QString text = arguments.option(option);
        bool isNumber = true;
        const qint64 value = text.isEmpty() ? 0 : text.toLongLong(&isNumber);
        if (!isNumber || value < 0)
            return failure({ErrorCode::InvalidQuery, "--"_L1 + option + u' ' + text});
        return value;
    };
    const Result<qint64> show = number(u"show"_s);
    const Result<qint64> limit = number(u"limit"_s);
    if (!show)
        return failure(show.error());
    if (!limit)
        return failure(limit.error());
    query.filter.podcast = PodcastId{*show};
    query.filter.limit = int(std::min<qint64>(*limit, std::numeric_limits<int>::max()));

    QStringList words;
    for (const QString &word : arguments.option(u"filter"_s).split(u' ', Qt::SkipEmptyParts)) {
        if (!word.startsWith(statePrefix))
            words.append(word);
        else if (!applyState(QStringView(word).sliced(statePrefix.size()), query.filter))
            return failure({ErrorCode::InvalidQuery, word});
    }
    query.words = words.join(u' ');
    return query;
}

Future<Result<QList<domain::EpisodeSummary>>> runEpisodeQuery(library::Episodes &episodes,
                                                              const EpisodeQuery &query)
{
    if (query.words.isEmpty())
        return episodes.list(query.filter);
    return episodes
        .search(query.words, false, std::numeric_limits<int>::max(), query.filter.podcast)
        .then([filter = query.filter](const Result<domain::SearchResults> &results) {
            return results.map([&](const domain::SearchResults &found) {
                QList<domain::EpisodeSummary> matching;
                for (const domain::SearchHit &hit : found.hits) {
                    if (filter.limit > 0 && matching.size() == filter.limit)
                        break;
                    if (isIn(hit.episode, filter))
                        matching.append(hit.episode);
                }
                return matching;
            });
        });
}

} // namespace dogear::ctl
