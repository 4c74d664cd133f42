// SPDX-License-Identifier: GPL-3.0-or-later
// dogearctl station …: lists and edits the saved searches that play as stations.
#include "command.h"
#include "episode_lines.h"
#include "episode_query.h"
#include "json_values.h"
#include "play_source_names.h"

#include <words/list_text.h>

#include <QJsonArray>
#include <QJsonObject>
#include <QRandomGenerator>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::ctl {

namespace {

using domain::SavedSearch;
using domain::Station;
using Searches = Result<QList<SavedSearch>>;

constexpr int defaultLimit = 20; ///< episodes that `show` lists

QJsonObject toJson(const SavedSearch &search)
{
    return {
        {u"name"_s, search.name},
        {u"query"_s, search.query},
        {u"order"_s, domain::toName(search.station->order)},
        {u"per_show"_s,
         search.station->maxPerShow > 0 ? QJsonValue(search.station->maxPerShow) : QJsonValue()},
        {u"until"_s,
         textOrNull(search.station->until ? search.station->until->toString(Qt::ISODate)
                                          : QString())}};
}

Outcome toOutcome(const Searches &searches)
{
    if (!searches)
        return failedOutcome(searches.error());
    QJsonArray array;
    QStringList lines;
    for (const SavedSearch &search : *searches) {
        if (!search.station)
            continue;
        array.append(toJson(search));
        lines.append(
            u"%1: %2 (%3)"_s.arg(search.name, search.query, words::stationText(*search.station)));
    }
    return {.json = QJsonDocument(array), .text = lines.join(u'\n'), .errors = {}};
}

Future<Outcome> allStations(library::Library &library)
{
    return library.lists().savedSearches.all().then(toOutcome);
}

Future<Outcome> stationsAfter(library::Library &library, const Future<Searches> &change)
{
    return change.then(&library.lists().savedSearches,
                       [&library](const Searches &before) -> Future<Outcome> {
                           return before ? allStations(library) : failedNow(before.error());
                       });
}

/// Parses the value of \a option as a whole number from \a min to \a max; \a fallback without it.
Result<int> numberOf(const Arguments &arguments,
                     const QString &option,
                     int min,
                     int max,
                     int fallback)
{
    const QString text = arguments.option(option);
    bool isNumber = true;
    const int number = text.isEmpty() ? fallback : text.toInt(&isNumber);
    if (!isNumber || number < min || number > max)
        return failure({ErrorCode::InvalidQuery, QString("--"_L1 + option + u' ' + text)});
    return number;
}

/// Returns \a station with the rules that the options name.
Result<Station> withOptions(Station station, const Arguments &arguments)
{
    if (const QString name = arguments.option(u"order"_s); !name.isEmpty()) {
        const auto order = domain::stationOrderFromName(name);
        if (!order)
            return failure({ErrorCode::InvalidQuery, QString("--order "_L1 + name)});
        station.order = *order;
    }
    const auto perShow =
        numberOf(arguments, u"per-show"_s, 0, Station::maxLimit, station.maxPerShow);
    if (!perShow)
        return failure(perShow.error());
    station.maxPerShow = *perShow;
    if (const QString text = arguments.option(u"until"_s); text == "never"_L1) {
        station.until.reset();
    } else if (!text.isEmpty()) {
        const QDate until = QDate::fromString(text, Qt::ISODate);
        if (!until.isValid())
            return failure({ErrorCode::InvalidQuery, QString("--until "_L1 + text)});
        station.until = until;
    }
    return station;
}

/// Makes the search \a name a station, or changes its rules. Words behind the name are its query.
Future<Outcome> set(library::Library &library, const QString &name, const Arguments &arguments)
{
    const QString query = arguments.positional.sliced(2).join(u' ');
    if (const auto checked = checkedQuery(query); !checked)
        return failedNow(checked.error());
    episodes::SavedSearches &searches = library.lists().savedSearches;
    return searches.all().then(
        &searches, [&library, name, query, arguments](const Searches &all) -> Future<Outcome> {
            if (!all)
                return failedNow(all.error());
            SavedSearch search{.name = name, .query = query};
            const auto former = std::ranges::find_if(*all, [&name](const SavedSearch &each) {
                return each.name.compare(name, Qt::CaseInsensitive) == 0;
            });
            if (former != all->cend()) {
                search = *former;
                search.query = query.isEmpty() ? former->query : query;
            }
            if (search.query.isEmpty())
                return failedNow({ErrorCode::InvalidQuery, name});
            const Station rules =
                search.station.value_or(Station{.seed = QRandomGenerator::global()->generate()});
            const auto station = withOptions(rules, arguments);
            if (!station)
                return failedNow(station.error());
            search.station = *station;
            return stationsAfter(library, library.lists().savedSearches.save(search));
        });
}

Future<Outcome> show(library::Library &library, const domain::PlaySource &station, int limit)
{
    library::Lists &lists = library.lists();
    return finishSearchIndex(library)
        .then(
            &lists.sources,
            [&lists, station, limit](const Result<> &indexed) -> Future<Result<QList<EpisodeId>>> {
                if (!indexed)
                    return readyFuture(Result<QList<EpisodeId>>(failure(indexed.error())));
                return lists.sources.first(station, {}, limit);
            })
        .then(&lists.sources, [&library](const Result<QList<EpisodeId>> &ids) -> Future<Outcome> {
            if (!ids)
                return failedNow(ids.error());
            return library.episodes().summaries(*ids).then(listOutcome);
        });
}

} // namespace

Future<Outcome> runStation(library::Library &library, const Arguments &arguments)
{
    if (arguments.positional.isEmpty())
        return allStations(library);
    const QString verb = arguments.positional.constFirst();
    const QString name = arguments.positional.value(1).simplified();
    const qsizetype count = arguments.positional.size();
    if (verb == "set"_L1 && !name.isEmpty())
        return set(library, name, arguments);
    if (count != 2 || (verb != "show"_L1 && verb != "end"_L1))
        return failedNow({ErrorCode::InvalidQuery, arguments.positional.join(u' ')});
    const auto limit = numberOf(arguments, u"limit"_s, 1, 10'000, defaultLimit);
    if (!limit)
        return failedNow(limit.error());
    return sourceNamed(library, u"station"_s, name)
        .then(&library.lists().sources,
              [&library, verb, limit = *limit](
                  const Result<domain::PlaySource> &station) -> Future<Outcome> {
                  if (!station)
                      return failedNow(station.error());
                  if (verb == "show"_L1)
                      return show(library, *station, limit);
                  return stationsAfter(
                      library,
                      library.lists().savedSearches.setStation(station->station, std::nullopt));
              });
}

} // namespace dogear::ctl
