// SPDX-License-Identifier: GPL-3.0-or-later
#include "command.h"
#include "episode_query.h"
#include "json_values.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonObject>

#include <numeric>

using namespace Qt::StringLiterals;

namespace dogear::ctl {

namespace {

constexpr int defaultLimit = 50; // hits

/// Says above the hits which words were corrected, and that nothing matches well.
QStringList describeFound(const domain::SearchResults &results)
{
    QStringList lines;
    for (const domain::WordCorrection &correction : results.corrections)
        lines.append(
            u"“%1” was not found; searched for “%2”. --exact searches for what was typed."_s.arg(
                correction.typed, correction.used));
    if (!results.matchWell && !results.hits.isEmpty())
        lines.append(u"Nothing matches well. These episodes have some of the words:"_s);
    return lines;
}

QJsonArray toJson(const QList<domain::WordCorrection> &corrections)
{
    QJsonArray all;
    for (const domain::WordCorrection &correction : corrections)
        all.append(QJsonObject{{u"typed"_s, correction.typed}, {u"used"_s, correction.used}});
    return all;
}

/// Returns a hit in two lines; the matches are in brackets.
QString describe(const domain::SearchHit &hit)
{
    QString snippet = hit.snippet;
    snippet.replace(domain::matchBegin, u'[').replace(domain::matchEnd, u']');
    return u"%1  %2 · %3\n        %4"_s.arg(QString::number(hit.episode.id.value).rightJustified(6),
                                            hit.episode.title,
                                            hit.episode.podcastTitle,
                                            snippet);
}

/// Returns the hits, the number of all hits with all words (\a counts, by show) and the \a elapsed
/// milliseconds.
Outcome described(const domain::SearchResults &results,
                  const QHash<PodcastId, int> &counts,
                  double elapsed)
{
    QJsonArray hits;
    QStringList lines = describeFound(results);
    for (const domain::SearchHit &hit : results.hits) {
        QJsonObject object = ctl::toJson(hit);
        object.insert(u"all_words"_s, hits.size() < results.withAllWords);
        hits.append(object);
        lines.append(describe(hit));
    }
    const int total = std::accumulate(counts.cbegin(), counts.cend(), 0);
    return {.json = QJsonDocument(QJsonObject{{u"elapsed_ms"_s, elapsed},
                                              {u"total"_s, total},
                                              {u"corrections"_s, toJson(results.corrections)},
                                              {u"matches_well"_s, results.matchWell},
                                              {u"hits"_s, hits}}),
            .text = lines.join(u'\n'),
            .errors = {}};
}

Future<Outcome> searchAll(episodes::Episodes &episodes,
                          const QString &text,
                          int limit,
                          const domain::SearchFilter &filter)
{
    QElapsedTimer timer;
    timer.start();
    return episodes.search()
        .find(text, false, limit, filter)
        .then(&episodes, [&episodes, text, timer](const Result<domain::SearchResults> &results) {
            // Only the search itself, because the number of all hits takes longer to count.
            const double elapsed = double(timer.nsecsElapsed()) / 1e6;
            return episodes.search()
                .counts(text, false)
                .then([results, elapsed](const Result<QHash<PodcastId, int>> &counts) {
                    if (!results || !counts)
                        return failedOutcome(!results ? results.error() : counts.error());
                    return described(*results, *counts, elapsed);
                });
        });
}

} // namespace

Future<Outcome> runSearch(library::Library &library, const Arguments &arguments)
{
    const QString limitText = arguments.option(u"limit"_s);
    bool isNumber = true;
    const int limit = limitText.isEmpty() ? defaultLimit : limitText.toInt(&isNumber);
    if (!isNumber || limit < 0)
        return failedNow({ErrorCode::InvalidQuery, "--limit "_L1 + limitText});

    const QString text = arguments.positional.join(u' ');
    if (const auto read = checkedQuery(text); !read)
        return failedNow(read.error());

    domain::SearchFilter filter;
    filter.needsAllWords = arguments.hasFlag(u"exact"_s);
    episodes::Episodes &episodes = library.episodes();
    return finishSearchIndex(library).then(
        &episodes, [&episodes, text, limit, filter](const Result<> &indexed) {
            return indexed ? searchAll(episodes, text, limit, filter) : failedNow(indexed.error());
        });
}

} // namespace dogear::ctl
