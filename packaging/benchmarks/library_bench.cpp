// SPDX-License-Identifier: GPL-3.0-or-later
// library_bench write DATABASE EPISODES [PER_SHOW]: writes a library with 500 episodes in each
// show, or PER_SHOW; prints the bytes of its texts and of the database.
// library_bench search DATABASE QUERIES: prints for each query the milliseconds until its first
// page with snippets, the number of hits on that page, and the query.
// library_bench relevance DATABASE QUERIES: the same for queries of which few episodes have every
// word.
// library_bench stations DATABASE ROUNDS: prints for the next episode of each of some stations the
// milliseconds, the number of episodes found (0 or 1), and the station.
#include "generated_library.h"
#include "generated_text.h"
#include "mixed_queries.h"

#include <storage/connection.h>
#include <storage/relevance_search.h>
#include <storage/search_index.h>
#include <storage/station_store.h>

#include <QCoreApplication>
#include <QDebug>
#include <QElapsedTimer>
#include <QFileInfo>
#include <query/parse.h>

#include <cstdio>

using namespace dogear;

namespace {

constexpr int pageSize = 30; // EpisodeListModel::hitsAtFirst
constexpr int usualPerShow = 500;

int fail(const Error &error)
{
    std::fprintf(stderr, "library_bench: %s\n", qPrintable(QDebug::toString(error)));
    return 1;
}

int write(const QString &path, int episodes, int perShow)
{
    const auto written = bench::writeLibrary(path, episodes, perShow);
    if (!written)
        return fail(written.error());
    std::printf("%lld\t%lld\n",
                static_cast<long long>(written->text),
                static_cast<long long>(QFileInfo(path).size()));
    return 0;
}

/// Asks each of \a typed with \a find(query) and prints a line for it.
template<typename Find>
int ask(const QStringList &typed, Find find)
{
    for (const QString &text : typed) {
        QElapsedTimer timer;
        timer.start();
        const Result<domain::SearchResults> found =
            find(query::parse(text, query::LastWord::AsTyped, QDateTime::currentDateTimeUtc()));
        const double milliseconds = double(timer.nsecsElapsed()) / 1e6;
        if (!found)
            return fail(found.error());
        std::printf("%.3f\t%lld\t%s\n",
                    milliseconds,
                    static_cast<long long>(found->hits.size()),
                    qPrintable(text));
    }
    return 0;
}

int search(const QString &path, int queries, bool isStrict)
{
    const auto connection = storage::Connection::open(path);
    if (!connection)
        return fail(connection.error());
    if (isStrict) {
        return ask(bench::mixedQueries(queries), [&connection](const query::Query &query) {
            return storage::SearchIndex(**connection).search(query, pageSize);
        });
    }
    return ask(bench::vagueQueries(queries), [&connection](const query::Query &query) {
        return storage::RelevanceSearch(**connection).search(query, pageSize);
    });
}

struct NamedStation
{
    QString query;
    domain::Station rules;
};

/// Returns stations of all orders: over everything, over common, usual and rare words, and over
/// what the user did with episodes.
QList<NamedStation> stations()
{
    using domain::Station;
    using domain::StationOrder;
    bench::GeneratedText text(60'000, 9);
    const QString common = text.word(text.below(100));
    const QString usual = text.word(200 + text.below(2'000));
    const QString rare = text.word(5'000 + text.below(50'000));
    QList<NamedStation> all;
    for (const QString &query : {u"is:unplayed"_s,
                                 common,
                                 usual,
                                 rare,
                                 QString(usual + u" -" + common),
                                 QString(u"-" + common),
                                 QString(u'"' + common + u' ' + usual + u'"'),
                                 u"longer:20m"_s,
                                 u"published:<5y"_s,
                                 u"is:started"_s,
                                 u"is:favourite"_s,
                                 u"has:chapters"_s}) {
        for (const StationOrder order :
             {StationOrder::NewestFirst, StationOrder::OldestFirst, StationOrder::Shuffled}) {
            all.append({query, {.order = order, .seed = 7}});
            all.append({query, {.order = order, .maxPerShow = 50, .seed = 7}});
        }
    }
    return all;
}

/// Opens each station as the program does: each round asks for another episode, as after Next.
int playStations(const QString &path, int rounds)
{
    const auto connection = storage::Connection::open(path);
    if (!connection)
        return fail(connection.error());
    const QDateTime now = QDateTime::currentDateTimeUtc();
    for (const NamedStation &station : stations()) {
        storage::StationRequest request{
            .query = query::parse(station.query, query::LastWord::AsTyped, now),
            .rules = station.rules};
        for (int round = 0; round < rounds; ++round) {
            QElapsedTimer timer;
            timer.start();
            const auto found = storage::StationStore(**connection).first(request);
            const double milliseconds = double(timer.nsecsElapsed()) / 1e6;
            if (!found)
                return fail(found.error());
            std::printf("%.3f\t%lld\t%s, %s, %d per show\n",
                        milliseconds,
                        static_cast<long long>(found->size()),
                        qPrintable(station.query),
                        qPrintable(domain::toName(station.rules.order)),
                        station.rules.maxPerShow);
            for (const EpisodeId id : *found)
                request.excluded.insert(id);
        }
    }
    return 0;
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication app(argc, argv); // Qt needs it to load the SQL driver plugin
    const QStringList arguments = QCoreApplication::arguments();
    const int count = arguments.value(3).toInt();
    const int perShow = arguments.value(4).toInt();
    if (count > 0 && arguments.at(1) == u"write")
        return write(arguments.at(2), count, perShow > 0 ? perShow : usualPerShow);
    if (count > 0 && arguments.at(1) == u"search")
        return search(arguments.at(2), count, true);
    if (count > 0 && arguments.at(1) == u"relevance")
        return search(arguments.at(2), count, false);
    if (count > 0 && arguments.at(1) == u"stations")
        return playStations(arguments.at(2), count);
    std::fprintf(
        stderr, "usage: library_bench write|search|relevance|stations DATABASE COUNT [PER_SHOW]\n");
    return 2;
}
