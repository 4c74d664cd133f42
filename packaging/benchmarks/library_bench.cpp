// SPDX-License-Identifier: GPL-3.0-or-later
// library_bench write DATABASE EPISODES [PER_SHOW]: writes a library with 500 episodes in each
// show, or PER_SHOW; prints the bytes of its texts and of the database.
// library_bench search DATABASE QUERIES: prints for each query the milliseconds until its first
// page with snippets, the number of hits on that page, and the query.
// library_bench relevance DATABASE QUERIES: the same for queries of which few episodes have every
// word.
#include "generated_library.h"
#include "mixed_queries.h"

#include <storage/connection.h>
#include <storage/relevance_search.h>
#include <storage/search_index.h>

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
    std::fprintf(stderr, "usage: library_bench write|search|relevance DATABASE COUNT [PER_SHOW]\n");
    return 2;
}
