// SPDX-License-Identifier: GPL-3.0-or-later
// search_bench RUNS EPISODES DATABASE: fills a new library with generated episodes and searches it
// with Dogear's index, and with a LIKE scan of the same file. Prints a line for each query: query,
// hits of the index, milliseconds of the index, of the full scan, and of the scan for the first 50
// hits (medians of RUNS).
#include "generated_text.h"

#include <base/utc.h>
#include <storage/connection.h>
#include <storage/episode_store.h>
#include <storage/podcast_store.h>
#include <storage/search_index.h>

#include <QCoreApplication>
#include <QElapsedTimer>
#include <query/parse.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <numeric>
#include <vector>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::storage;

namespace {

constexpr int vocabularySize = 8000;
constexpr int wordsPerNotes = 180;
constexpr int episodesPerShow = 500;
constexpr int hitLimit = 50;

EpisodeToStore makeEpisode(bench::GeneratedText &writer, int number)
{
    domain::Episode episode;
    episode.guid = u"episode-%1"_s.arg(number);
    episode.title = writer.words(6);
    episode.published = QDateTime::fromSecsSinceEpoch(1'500'000'000 + qint64{number} * 3600, utc);
    episode.duration = std::chrono::minutes(20 + number % 60);
    const QString notes = writer.words(wordsPerNotes);
    episode.notesHtml = "<p>"_L1 + notes + "</p>"_L1;
    return {episode, notes};
}

/// Stores the texts uncompressed for the scan, as programs without an index do; Dogear's own column
/// of notes is compressed.
Result<> keepText(Connection &connection, PodcastId show, const QList<EpisodeToStore> &batch)
{
    for (const EpisodeToStore &item : batch) {
        const auto kept = connection.execute(
            u"INSERT INTO scanned SELECT id, ?, ? FROM episode WHERE podcast_id = ? AND guid = ?"_s,
            {item.episode.title, item.notesText, show.value, item.episode.guid});
        if (!kept)
            return failure(kept.error());
    }
    return {};
}

Result<> fill(Connection &connection, bench::GeneratedText &writer, int episodes)
{
    const QDateTime now = QDateTime::fromSecsSinceEpoch(1'700'000'000, utc);
    const auto made = connection.execute(
        u"CREATE TABLE scanned (episode_id INTEGER PRIMARY KEY, title TEXT, notes TEXT)"_s);
    if (!made)
        return failure(made.error());
    for (int first = 0; first < episodes; first += episodesPerShow) {
        QList<EpisodeToStore> batch;
        for (int i = first; i < std::min(first + episodesPerShow, episodes); ++i)
            batch.append(makeEpisode(writer, i));
        const auto stored = connection.transaction([&]() -> Result<> {
            const auto show = PodcastStore(connection)
                                  .add(QUrl(u"https://example.org/%1"_s.arg(first)),
                                       u"Show %1"_s.arg(first),
                                       now);
            if (!show)
                return failure(show.error());
            const auto updated = EpisodeStore(connection).update(*show, batch, true, now);
            return updated ? keepText(connection, *show, batch)
                           : Result<>(failure(updated.error()));
        });
        if (!stored)
            return failure(stored.error());
    }
    return {};
}

/// Finds the newest episodes that contain every word, as programs without an index do: the first
/// \a limit, or all of them (0). \return the number of episodes
Result<int> scan(Connection &connection, const QStringList &words, int limit)
{
    QStringList conditions;
    QVariantList values;
    for (const QString &word : words) {
        conditions.append(u"(t.title LIKE ? OR t.notes LIKE ?)"_s);
        const QString pattern = u'%' + word + u'%';
        values += {pattern, pattern};
    }
    const QString sql =
        "SELECT e.id, e.title FROM episode e JOIN scanned t"
        " ON t.episode_id = e.id WHERE "_L1
        + conditions.join(" AND "_L1)
        + u" ORDER BY e.sort_time DESC, e.id DESC LIMIT %1"_s.arg(limit > 0 ? limit : -1);
    int hits = 0;
    return connection.forEach(sql, values, [&hits](const QSqlQuery &) { ++hits; }).map([&hits] {
        return hits;
    });
}

double median(std::vector<double> values)
{
    std::ranges::sort(values);
    return values[values.size() / 2];
}

struct Question
{
    const char *name;
    QString typed;
    QStringList words; ///< for the scan
};

/// Runs \a look and appends its milliseconds to \a times.
template<typename Look>
auto timed(std::vector<double> &times, Look look)
{
    QElapsedTimer timer;
    timer.start();
    auto result = look();
    times.push_back(double(timer.nsecsElapsed()) / 1e6);
    return result;
}

Result<> ask(Connection &connection, const Question &question, int runs)
{
    std::vector<double> index;
    std::vector<double> wholeScan;
    std::vector<double> shortScan;
    const query::Query query =
        query::parse(question.typed, query::LastWord::AsTyped, QDateTime::currentDateTimeUtc());
    for (int run = -1; run < runs; ++run) {
        const auto found =
            timed(index, [&] { return SearchIndex(connection).search(query, hitLimit); });
        const auto all = timed(wholeScan, [&] { return scan(connection, question.words, 0); });
        const auto first =
            timed(shortScan, [&] { return scan(connection, question.words, hitLimit); });
        if (!found || !all || !first)
            return failure(!found ? found.error() : !all ? all.error() : first.error());
        if (run < 0) { // the first run only warms the caches up
            for (std::vector<double> *times : {&index, &wholeScan, &shortScan})
                times->clear();
        }
    }
    const auto counts = SearchIndex(connection).counts(query);
    if (!counts)
        return failure(counts.error());
    const int total = std::accumulate(counts->cbegin(), counts->cend(), 0);
    std::printf("%s\t%d\t%.3f\t%.3f\t%.3f\n",
                question.name,
                total,
                median(index),
                median(wholeScan),
                median(shortScan));
    return {};
}

Result<> measure(const QString &path, int episodes, int runs)
{
    const auto connection = Connection::open(path);
    if (!connection)
        return failure(connection.error());
    bench::GeneratedText writer(vocabularySize);
    if (const auto filled = fill(**connection, writer, episodes); !filled)
        return filled;

    const QString common = writer.word(20);
    const QString usual = writer.word(400);
    const QString rare = writer.word(6000);
    const QString prefix = writer.word(300).left(6);
    const std::array questions = {
        Question{"a rare word", rare, {rare}},
        Question{"a usual word", usual, {usual}},
        Question{"a word in most notes", common, {common}},
        Question{"two words", common + u' ' + usual, {common, usual}},
        Question{"a phrase", u'"' + common + u' ' + usual + u'"', {common + u' ' + usual}},
        Question{"the beginning of a word", prefix + u'*', {prefix}},
        Question{"a word that is nowhere", u"zzyzx"_s, {u"zzyzx"_s}},
    };
    for (const Question &question : questions) {
        if (const auto asked = ask(**connection, question, runs); !asked)
            return asked;
    }
    return {};
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication app(argc, argv); // Qt needs it to load the SQL driver plugin
    const QStringList arguments = QCoreApplication::arguments();
    const int runs = arguments.value(1).toInt();
    const int episodes = arguments.value(2).toInt();
    if (arguments.size() != 4 || runs < 1 || episodes < 1) {
        std::fprintf(stderr, "usage: search_bench RUNS EPISODES DATABASE\n");
        return 2;
    }
    const auto measured = measure(arguments.at(3), episodes, runs);
    if (!measured) {
        std::fprintf(stderr, "search_bench: %s\n", qPrintable(QDebug::toString(measured.error())));
        return 1;
    }
    return 0;
}
