// SPDX-License-Identifier: GPL-3.0-or-later
#include "episode_query.h"

#include <query/parse.h>

#include <limits>

using namespace Qt::StringLiterals;

namespace dogear::ctl {

Result<EpisodeQuery> parseEpisodeQuery(const Arguments &arguments)
{
    EpisodeQuery query;
    // An option that was not given is 0, which means all shows or no limit.
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
    query.text = arguments.option(u"filter"_s);
    if (const auto read = checkedQuery(query.text); !read)
        return failure(read.error());
    return query;
}

Result<> checkedQuery(const QString &text)
{
    const query::Query read =
        // The time is needed for relative dates such as "published:<7d".
        query::parse(text, query::LastWord::AsTyped, QDateTime::currentDateTime());
    if (!read.diagnostics.isEmpty())
        return failure({ErrorCode::InvalidQuery, read.diagnostics.constFirst().text});
    return {};
}

Future<Result<>> finishSearchIndex(library::Library &library)
{
    return library.maintenance().searchIndexer.finish().then(
        [](const Result<int> &indexed) -> Result<> {
            // A window that keeps the database busy indexes by itself.
            if (!indexed && indexed.error().code != ErrorCode::DatabaseBusy)
                return failure(indexed.error());
            return {};
        });
}

Future<Result<QList<domain::EpisodeSummary>>> runEpisodeQuery(episodes::Episodes &episodes,
                                                              const EpisodeQuery &query)
{
    if (query.text.trimmed().isEmpty())
        return episodes.list(query.filter);
    // The limit 0 means "no limit" here, but not for search().
    const int limit = query.filter.limit > 0 ? query.filter.limit : std::numeric_limits<int>::max();
    // A command changes what it finds, so nothing that merely resembles the query may be found.
    domain::SearchFilter filter = domain::searchOf(query.filter.podcast);
    filter.needsAllWords = true;
    return episodes.search()
        .find(query.text, false, limit, filter)
        .then([](const Result<domain::SearchResults> &results) {
            return results.map([](const domain::SearchResults &found) {
                QList<domain::EpisodeSummary> matching;
                for (const domain::SearchHit &hit : found.hits)
                    matching.append(hit.episode);
                return matching;
            });
        });
}

} // namespace dogear::ctl
