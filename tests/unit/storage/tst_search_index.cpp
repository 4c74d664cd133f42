// SPDX-License-Identifier: GPL-3.0-or-later

#include "indexing/search_documents.h"
#include "sample_episodes.h"

#include <storage/bookmark_store.h>
#include <storage/chapter_store.h>
#include <storage/cue_store.h>
#include <storage/new_documents.h>
#include <storage/search_index.h>

#include <QRegularExpression>
#include <QTest>
#include <query/parse.h>

using namespace dogear;
using namespace dogear::storage;
using namespace dogear::storage::test;
using query::LastWord;

namespace {

query::Query read(const QString &text, LastWord lastWord = LastWord::AsTyped)
{
    return query::parse(text, lastWord, testNow);
}

} // namespace

class TestSearchIndex final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void finds_data();
    void finds();
    void aPrefixFindsAllThatBeginsSo_data();
    void aPrefixFindsAllThatBeginsSo();
    void matchesAreMarked();
    void theIndexFollowsTheFeed();
    void oneShowOnly();
    void theLimitIsTold();
    void hitsAreCountedInParts_data();
    void hitsAreCountedInParts();
    void countingReadsNoEpisode();
    void everySideIsFound_data();
    void everySideIsFound();
    void thePersonsOfTheShowCountWhereAnEpisodeNamesNone();
    void aHitHasItsSecond();
    void changesAreCaughtUp();
    void aMergedIndexFindsTheSame();
    void showsOfOneTransactionAreOnePiece();
    void wordsAreGivenOnce_data();
    void wordsAreGivenOnce();
    void matching_data();
    void matching();

private:
    static EpisodeToStore titled(const QString &guid, const QString &title, const QString &notes)
    {
        EpisodeToStore item = episode(guid, guid.back().unicode() % 10, notes);
        item.episode.title = title;
        return item;
    }

    static QString search(Connection &connection, const QString &text)
    {
        const auto results = SearchIndex(connection).search(read(text), 100);
        if (!results)
            return results.error().detail;
        QStringList names;
        for (const domain::SearchHit &hit : results->hits)
            names.append(EpisodeStore(connection).detail(hit.episode.id)->episode.guid);
        return names.join(u' ');
    }
};

void TestSearchIndex::finds_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("expected");
    QTest::newRow("a title before notes") << u"graph trees"_s << u"e1 e2"_s;
    QTest::newRow("words in any order") << u"trees graph"_s << u"e1 e2"_s;
    QTest::newRow("a phrase") << u"\"graph trees\""_s << u"e1"_s;
    QTest::newRow("a prefix") << u"dispa*"_s << u"e3"_s;
    QTest::newRow("a prefix that is a whole word") << u"dispatcher*"_s << u"e3"_s;
    QTest::newRow("a long prefix without a match") << u"dispatchez*"_s << u""_s;
    QTest::newRow("a word without an asterisk is no prefix") << u"dispa"_s << u""_s;
    QTest::newRow("an excluded word") << u"graph -trees"_s << u"e4"_s;
    QTest::newRow("case does not matter") << u"CuDa"_s << u"e1"_s;
    QTest::newRow("diacritics do not matter") << u"uber"_s << u"e5"_s;
    QTest::newRow("diacritics in the query do not matter") << u"grâph -tréés"_s << u"e4"_s;
    QTest::newRow("punctuation separates words") << u"torch.compile"_s << u"e3"_s;
    QTest::newRow("rule 123: percent is no wildcard") << u"%"_s << u""_s;
    QTest::newRow("rule 123: NEAR is an ordinary word") << u"near"_s << u"e5"_s;
    QTest::newRow("of equal hits the newer one comes first") << u"same"_s << u"e7 e6"_s;
    QTest::newRow("a word that occurs nowhere") << u"zebra"_s << u""_s;
    QTest::newRow("an empty query finds nothing") << u"  "_s << u""_s;
}

void TestSearchIndex::finds()
{
    QFETCH(const QString, query);
    QFETCH(const QString, expected);
    const auto connection = openInMemory();
    const PodcastId show = addShow(*connection, u"show"_s);
    const QList<EpisodeToStore> feed{
        titled(u"e1"_s, u"CUDA graph trees"_s, u"Reuse of memory."_s),
        titled(u"e2"_s, u"Forests"_s, u"Trees are a graph without cycles, said one graph."_s),
        titled(u"e3"_s, u"The dispatcher"_s, u"See torch.compile for more."_s),
        titled(u"e4"_s, u"A graph"_s, u"Nothing else."_s),
        titled(u"e5"_s, u"Über alles"_s, u"Near the end."_s),
        titled(u"e6"_s, u"Same"_s, u"x"_s),
        titled(u"e7"_s, u"Same"_s, u"x"_s)};
    QVERIFY(EpisodeStore(*connection).update(show, feed, true, testNow).has_value());
    QCOMPARE(search(*connection, query), expected);
}

void TestSearchIndex::aPrefixFindsAllThatBeginsSo_data()
{
    QTest::addColumn<int>("endings");
    QTest::newRow("one word with the prefix") << 1;
    QTest::newRow("500 words: the maximum that is looked up word by word") << 500;
    QTest::newRow("501 words: looked up as a prefix") << 501;
}

void TestSearchIndex::aPrefixFindsAllThatBeginsSo()
{
    QFETCH(const int, endings);
    const auto connection = openInMemory();
    const PodcastId show = addShow(*connection, u"show"_s);
    QList<EpisodeToStore> feed{titled(u"other"_s, u"Compute"_s, u"computa"_s)};
    for (int i = 0; i < endings; ++i) {
        const QString word = u"compute"_s + QChar(u'a' + i % 26) + QChar(u'a' + i / 26);
        feed.append(i % 2 ? titled(QString::number(i), word, {})
                          : titled(QString::number(i), u"Title"_s, word));
    }
    QVERIFY(EpisodeStore(*connection).update(show, feed, true, testNow).has_value());
    SearchIndex index(*connection);
    const auto hits = index.search(read(u"compute*"_s), 1'000);
    QVERIFY(hits.has_value());
    QCOMPARE(hits->hits.size(), endings + 1);
    QCOMPARE(*index.counts(read(u"compute*"_s)), (QHash<PodcastId, int>{{show, endings + 1}}));
    QCOMPARE(index.search(read(u"title -compute*"_s), 1'000)->hits.size(), 0);
}

void TestSearchIndex::matchesAreMarked()
{
    const auto connection = openInMemory();
    const PodcastId show = addShow(*connection, u"show"_s);
    QVERIFY(
        EpisodeStore(*connection)
            .update(show,
                    {titled(u"e1"_s, u"CUDA \u0002graph trees"_s, u"First line\nwith a graph"_s)},
                    true,
                    testNow)
            .has_value());
    const auto results = SearchIndex(*connection).search(read(u"gra"_s, LastWord::Growing), 10);
    QVERIFY(results.has_value());
    QVERIFY(!results->hasMore);
    const domain::SearchHit &hit = results->hits.constFirst();
    QCOMPARE(hit.markedTitle, u"CUDA \u0002graph\u0003 trees"_s);
    QCOMPARE(hit.snippet, u"First line with a \u0002graph\u0003"_s);
    QCOMPARE(hit.kind, domain::HitKind::Title);
}

void TestSearchIndex::theIndexFollowsTheFeed()
{
    const auto connection = openInMemory();
    const PodcastId show = addShow(*connection, u"show"_s);
    EpisodeStore store(*connection);
    QVERIFY(
        store.update(show, {titled(u"e1"_s, u"Old"_s, u"walrus"_s)}, true, testNow).has_value());
    QCOMPARE(search(*connection, u"walrus"_s), u"e1"_s);
    QVERIFY(
        store.update(show, {titled(u"e1"_s, u"New"_s, u"penguin"_s)}, true, testNow).has_value());
    QCOMPARE(search(*connection, u"walrus"_s), u""_s);
    QCOMPARE(search(*connection, u"penguin new"_s), u"e1"_s);
    QVERIFY(PodcastStore(*connection).remove(show).has_value());
    QCOMPARE(search(*connection, u"penguin"_s), u""_s);
}

void TestSearchIndex::oneShowOnly()
{
    const auto connection = openInMemory();
    const PodcastId first = addShow(*connection, u"first"_s);
    const PodcastId second = addShow(*connection, u"second"_s);
    EpisodeStore store(*connection);
    QVERIFY(store.update(first, {titled(u"e1"_s, u"Word"_s, {})}, true, testNow).has_value());
    QVERIFY(store.update(second, {titled(u"e2"_s, u"Word"_s, {})}, true, testNow).has_value());
    const auto results =
        SearchIndex(*connection).search(read(u"word"_s), 10, domain::searchOf(second));
    QCOMPARE(results->hits.size(), 1);
    QCOMPARE(results->hits.constFirst().episode.podcastId, second);
}

void TestSearchIndex::theLimitIsTold()
{
    const auto connection = openInMemory();
    const PodcastId show = addShow(*connection, u"show"_s);
    const PodcastId other = addShow(*connection, u"other"_s);
    QList<EpisodeToStore> feed;
    for (int i = 0; i < 30; ++i)
        feed.append(titled(QString::number(i), u"Word"_s, {}));
    QVERIFY(EpisodeStore(*connection).update(show, feed, true, testNow).has_value());
    QVERIFY(EpisodeStore(*connection).update(other, feed.first(5), true, testNow).has_value());
    SearchIndex index(*connection);
    const auto some = index.search(read(u"word"_s), 7);
    QCOMPARE(some->hits.size(), 7);
    QVERIFY(some->hasMore);
    QVERIFY(!index.search(read(u"word"_s), 35)->hasMore);
    QCOMPARE(*index.counts(read(u"word"_s)), (QHash<PodcastId, int>{{show, 30}, {other, 5}}));
    QCOMPARE(*index.counts(read(u"word"_s), domain::searchOf(other)),
             (QHash<PodcastId, int>{{other, 5}}));
    QCOMPARE(*index.counts(read(u"is:unplayed"_s), domain::searchOf(other)),
             (QHash<PodcastId, int>{{other, 5}}));
}

void TestSearchIndex::hitsAreCountedInParts_data()
{
    QTest::addColumn<QString>("query");
    QTest::newRow("a word") << u"word"_s;
    QTest::newRow("a phrase") << u"\"word again\""_s;
    QTest::newRow("a query without words") << u"is:unplayed"_s;
}

void TestSearchIndex::hitsAreCountedInParts()
{
    QFETCH(const QString, query);
    const auto connection = openInMemory();
    const PodcastId show = addShow(*connection, u"show"_s);
    QList<EpisodeToStore> feed;
    for (int i = 0; i < 30; ++i)
        feed.append(titled(QString::number(i), u"Word again"_s, {}));
    QVERIFY(EpisodeStore(*connection).update(show, feed, true, testNow).has_value());
    SearchIndex index(*connection);
    int parts = 0;
    for (std::optional<qint64> next; parts == 0 || next; ++parts) {
        const auto part = index.countPart(read(query), next, {}, 8);
        QVERIFY(part.has_value());
        QVERIFY2(part->shows.value(show) <= 8, qPrintable(QString::number(parts)));
        next = part->next;
    }
    QCOMPARE(parts, 4); // 30 hits in parts of 8
    QCOMPARE(*index.counts(read(query), {}, 8), (QHash<PodcastId, int>{{show, 30}}));
}

/// One index gives the key and the show of each hit.
void TestSearchIndex::countingReadsNoEpisode()
{
    const auto connection = openInMemory();
    if (!listsStatements(*connection))
        QSKIP("SQLite was built without SQLITE_ENABLE_STMTVTAB");
    const PodcastId show = addShow(*connection, u"show"_s);
    const auto stored =
        EpisodeStore(*connection).update(show, {titled(u"a"_s, u"Word"_s, {})}, true, testNow);
    QVERIFY(stored.has_value());
    QCOMPARE(SearchIndex(*connection).counts(read(u"word"_s))->value(show), 1);
    const QString sql = statementWith(*connection, u"e.podcast_id, count(*)"_s);
    QVERIFY(!sql.isEmpty());
    const QString plan = planOf(*connection, sql, QVariantList(sql.count(u'?'), QVariant(1)));
    QVERIFY2(plan.contains("SEARCH e USING COVERING INDEX episode_search_key"_L1),
             qPrintable(plan));
}

void TestSearchIndex::everySideIsFound_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("expected");
    QTest::newRow("a title before a chapter, notes and a transcript")
        << u"walrus"_s << u"a b c d"_s;
    QTest::newRow("words in several places") << u"walrus iceberg"_s << u"d"_s;
    QTest::newRow("only in the title") << u"title:walrus"_s << u"a"_s;
    QTest::newRow("only in chapters") << u"chapter:walrus"_s << u"b"_s;
    QTest::newRow("only in notes") << u"notes:walrus"_s << u"c"_s;
    QTest::newRow("only in transcripts") << u"transcript:walrus"_s << u"d"_s;
    QTest::newRow("hits outside transcripts") << u"walrus -transcript:walrus"_s << u"a b c"_s;
    QTest::newRow("a person") << u"person:\"Ada Lovelace\""_s << u"c"_s;
    QTest::newRow("the name of a person as plain words") << u"lovelace"_s << u"c"_s;
    QTest::newRow("the title of the show") << u"show:arctic walrus"_s << u"a b c d"_s;
    QTest::newRow("the note of a bookmark") << u"remember"_s << u"a"_s;
    QTest::newRow("one word or another") << u"remember OR lovelace"_s << u"c a"_s;
    QTest::newRow("a tag of the show") << u"tag:science title:walrus"_s << u"a"_s;
    QTest::newRow("a tag that the show does not have") << u"tag:music title:walrus"_s << u""_s;
    QTest::newRow("a state") << u"walrus is:favourite"_s << u"b"_s;
    QTest::newRow("an excluded state") << u"walrus -is:favourite"_s << u"a c d"_s;
    QTest::newRow("a state or a word") << u"is:favourite OR title:walrus"_s << u"b a"_s;
    QTest::newRow("only a state") << u"is:favourite"_s << u"b"_s;
    QTest::newRow("episodes with chapters") << u"has:chapters"_s << u"b"_s;
    QTest::newRow("episodes with a transcript") << u"has:transcript"_s << u"d"_s;
    QTest::newRow("episodes with a bookmark") << u"has:bookmark"_s << u"a"_s;
    QTest::newRow("episodes with video: none") << u"has:video"_s << u""_s;
    QTest::newRow("a season") << u"season:3"_s << u"c"_s;
    QTest::newRow("longer than twelve minutes") << u"walrus longer:12m"_s << u"c d"_s;
    QTest::newRow("shorter than twelve minutes") << u"walrus shorter:12m"_s << u"a"_s;
    QTest::newRow("published between two days")
        << u"after:2020-09-15 before:2020-09-16"_s << u"b"_s;
    QTest::newRow("only an excluded word") << u"-walrus"_s << u""_s;
    QTest::newRow("a word that occurs nowhere") << u"walrus zebra"_s << u""_s;
}

void TestSearchIndex::everySideIsFound()
{
    QFETCH(const QString, query);
    QFETCH(const QString, expected);
    const auto connection = openInMemory();
    const PodcastId show = addShow(*connection, u"Arctic Radio"_s);
    QVERIFY(PodcastStore(*connection).setTags(show, {u"science"_s, u"far away"_s}).has_value());
    // The older an episode, the better the place of its match: so relevance and date disagree.
    QList<EpisodeToStore> feed{episode(u"a"_s, 1, u"x"_s),
                               episode(u"b"_s, 2, u"x"_s),
                               episode(u"c"_s, 3, u"All on the Walrus."_s),
                               episode(u"d"_s, 4, u"An iceberg"_s)};
    feed[0].episode.title = u"The walrus"_s;
    feed[2].episode.persons = {{.name = u"Ada Lovelace"_s}};
    feed[2].episode.season = 3;
    QVERIFY(EpisodeStore(*connection).update(show, feed, true, testNow).has_value());
    const auto id = [&](const QString &guid) { return idOf(*connection, show, guid); };
    QVERIFY(ChapterStore(*connection)
                .put(id(u"b"_s),
                     ChapterSource::Media,
                     {.readAt = testNow,
                      .chapters = {{.start = std::chrono::seconds(30), .title = u"Walrus"_s}}})
                .has_value());
    QVERIFY(CueStore(*connection)
                .put(id(u"d"_s),
                     {{u"Good morning."_s, u"A walrus!"_s},
                      {std::chrono::seconds(0), std::chrono::seconds(7)}})
                .has_value());
    QVERIFY(
        connection->execute(u"UPDATE episode SET favourite = 1 WHERE id = ?"_s, {id(u"b"_s).value})
            .has_value());
    QVERIFY(connection
                ->execute(u"INSERT INTO bookmark VALUES (1, ?, 5, 'remember this', 0, '', '', '',"
                          " '', '', '', '')"_s,
                          {id(u"a"_s).value})
                .has_value());
    QCOMPARE(*SearchIndex(*connection).catchUp(100), 0);
    QCOMPARE(search(*connection, query), expected);
}

void TestSearchIndex::thePersonsOfTheShowCountWhereAnEpisodeNamesNone()
{
    const auto connection = openInMemory();
    const PodcastId show = addShow(*connection, u"show"_s);
    PodcastStore podcasts(*connection);
    domain::Podcast podcast;
    podcast.persons = {{.name = u"Ada Lovelace"_s}};
    QVERIFY(podcasts.update(show, podcast).has_value());
    QList<EpisodeToStore> feed{episode(u"a"_s, 1), episode(u"b"_s, 2)};
    feed[1].episode.persons = {{.name = u"Grace Hopper"_s}};
    QVERIFY(EpisodeStore(*connection).update(show, feed, true, testNow).has_value());
    QCOMPARE(search(*connection, u"person:\"ada lovelace\""_s), u"a"_s);
    QCOMPARE(search(*connection, u"person:hopper"_s), u"b"_s);

    podcast.persons = {{.name = u"Mary Shelley"_s}};
    QVERIFY(podcasts.update(show, podcast).has_value());
    QCOMPARE(*SearchIndex(*connection).catchUp(100), 0);
    QCOMPARE(search(*connection, u"person:lovelace"_s), QString());
    QCOMPARE(search(*connection, u"person:shelley"_s), u"a"_s);

    feed[1].episode.persons.clear();
    QVERIFY(EpisodeStore(*connection).update(show, feed, true, testNow).has_value());
    QCOMPARE(search(*connection, u"person:shelley"_s), u"b a"_s);
    // A refresh that changes no person queues nothing.
    QVERIFY(podcasts.update(show, podcast).has_value());
    QCOMPARE(*connection->number(u"SELECT count(*) FROM search_pending"_s), 0);
}

void TestSearchIndex::aHitHasItsSecond()
{
    const auto connection = openInMemory();
    const PodcastId show = addShow(*connection, u"show"_s);
    QVERIFY(EpisodeStore(*connection)
                .update(show, {episode(u"a"_s, 1), episode(u"b"_s, 2)}, true, testNow)
                .has_value());
    using std::chrono::seconds;
    QVERIFY(ChapterStore(*connection)
                .put(idOf(*connection, show, u"a"_s),
                     ChapterSource::Document,
                     {.readAt = testNow,
                      .chapters = {{.start = seconds(0), .title = u"Intro"_s},
                                   {.start = seconds(90), .title = u"The graph trees"_s}}})
                .has_value());
    QVERIFY(CueStore(*connection)
                .put(idOf(*connection, show, u"b"_s),
                     {{u"A graph,"_s, u"said with"_s, u"graph trees."_s, u"Yes."_s},
                      {seconds(1), seconds(2), seconds(3), seconds(4)}})
                .has_value());
    SearchIndex index(*connection);
    QCOMPARE(*index.catchUp(100), 0);
    const auto results = index.search(read(u"graph trees"_s), 10);
    QCOMPARE(results->hits.size(), 2);
    QVERIFY(results->hits.at(0).kind == domain::HitKind::Chapter);
    QCOMPARE(results->hits.at(0).start, seconds(90));
    QCOMPARE(results->hits.at(0).snippet, u"The \u0002graph\u0003 \u0002trees\u0003"_s);
    QVERIFY(results->hits.at(1).kind == domain::HitKind::Transcript);
    QCOMPARE(results->hits.at(1).start, seconds(3));
    QCOMPARE(results->hits.at(1).snippet, u"\u0002graph\u0003 \u0002trees\u0003. Yes."_s);
}

void TestSearchIndex::changesAreCaughtUp()
{
    const auto connection = openInMemory();
    const PodcastId show = addShow(*connection, u"Before"_s);
    QVERIFY(EpisodeStore(*connection)
                .update(show, {episode(u"a"_s, 1), episode(u"b"_s, 2)}, true, testNow)
                .has_value());
    SearchIndex index(*connection);
    QCOMPARE(*index.catchUp(100), 0);
    QCOMPARE(search(*connection, u"show:before"_s), u"b a"_s);
    QVERIFY(connection->execute(u"UPDATE podcast SET title = 'After'"_s).has_value());
    QCOMPARE(*index.catchUp(1), 1); // one document at a time; one is left
    QCOMPARE(*index.catchUp(1), 0);
    QCOMPARE(search(*connection, u"show:before"_s), u""_s);
    QCOMPARE(search(*connection, u"show:after"_s), u"b a"_s);
    QVERIFY(
        connection->execute(u"UPDATE episode SET sort_time = 1 WHERE guid = 'b'"_s).has_value());
    QCOMPARE(*index.catchUp(100), 0);
    QCOMPARE(search(*connection, u"show:after"_s), u"a b"_s); // newest first: b is older now
}

void TestSearchIndex::aMergedIndexFindsTheSame()
{
    const auto connection = openInMemory();
    const PodcastId show = addShow(*connection, u"Show"_s);
    const auto segments = [&](const QString &table) -> int {
        const auto counted =
            connection->execute(u"SELECT count(DISTINCT segid) FROM %1_idx"_s.arg(table));
        return counted && (*counted)->next() ? (*counted)->value(0).toInt() : -1;
    };
    for (int day = 0; day < 7; ++day) {
        const QString guid = u'e' + QString::number(day);
        QVERIFY(EpisodeStore(*connection)
                    .update(show, {episode(guid, day, u"graph trees"_s)}, false, testNow)
                    .has_value());
    }
    SearchIndex index(*connection);
    QCOMPARE(*index.catchUp(100), 0);
    QVERIFY(segments(u"word_search"_s) > 2);
    QVERIFY(segments(u"phrase_search"_s) > 2);
    const QString newestFirst = u"e6 e5 e4 e3 e2 e1 e0"_s;
    Result<bool> hasMore = true;
    for (int piece = 0; piece < 100 && hasMore && *hasMore; ++piece) {
        hasMore = index.merge(1);
        QCOMPARE(search(*connection, u"tre*"_s), newestFirst); // searchable between two pieces
        QCOMPARE(search(*connection, u"\"graph trees\""_s), newestFirst);
    }
    QCOMPARE(*hasMore, false);
    QCOMPARE(segments(u"word_search"_s), 1);
    QCOMPARE(segments(u"phrase_search"_s), 1);
}

void TestSearchIndex::showsOfOneTransactionAreOnePiece()
{
    const auto connection = openInMemory();
    const auto pieces = [&](const QString &table) {
        return *connection->number(u"SELECT count(DISTINCT segid) FROM %1_idx"_s.arg(table));
    };
    const PodcastId one = addShow(*connection, u"one"_s);
    const PodcastId two = addShow(*connection, u"two"_s);
    const auto store = [&](PodcastId show, const QString &guid, NewDocuments &documents) {
        return EpisodeStore(*connection)
            .update(
                show,
                {titled(guid + u'1', u"Graph"_s, u"x"_s), titled(guid + u'2', u"Tree"_s, u"x"_s)},
                true,
                testNow,
                DocumentOrder::ByDate,
                &documents);
    };
    const auto stored = connection->transaction([&]() -> Result<> {
        NewDocuments documents;
        if (!store(one, u"a"_s, documents) || !store(two, u"b"_s, documents))
            return failure({ErrorCode::Internal});
        return documents.write(*connection);
    });
    QVERIFY(stored.has_value());
    QCOMPARE(pieces(u"word_search"_s), 1);
    QCOMPARE(pieces(u"phrase_search"_s), 1);
    QCOMPARE(search(*connection, u"graph"_s).split(u' ').size(), 2);
    QCOMPARE(search(*connection, u"tree"_s).split(u' ').size(), 2);
}

void TestSearchIndex::wordsAreGivenOnce_data()
{
    QTest::addColumn<QByteArray>("words");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("repeated words") << "b a b c a"_ba
                                    << "a b c"_ba;
    QTest::newRow("one word") << "a"_ba
                              << "a"_ba;
    QTest::newRow("no words") << ""_ba
                              << ""_ba;
    QTest::newRow("letters of more than one byte") << "\u00e9 e \u00e9"_ba
                                                   << "e \u00e9"_ba;
}

void TestSearchIndex::wordsAreGivenOnce()
{
    QFETCH(const QByteArray, words);
    QFETCH(const QByteArray, expected);
    QCOMPARE(distinctWords(words), expected);
    QVERIFY(!distinctWords(words).isNull()); // a null array means: not computed yet
}

void TestSearchIndex::matching_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("expected"); // guids among a, b and c
    QTest::newRow("a word of a title") << u"interview"_s << u"a b"_s;
    QTest::newRow("a word of notes") << u"repeat"_s << u"b"_s;
    QTest::newRow("a word and an excluded word") << u"interview -repeat"_s << u"a"_s;
    QTest::newRow("only an excluded word") << u"-repeat"_s << u"a c"_s;
    QTest::newRow("several excluded words") << u"-repeat -news"_s << u"a"_s;
    QTest::newRow("a word that occurs nowhere") << u"zebra"_s << u""_s;
}

void TestSearchIndex::matching()
{
    QFETCH(const QString, query);
    QFETCH(const QString, expected);
    const auto connection = openInMemory();
    const PodcastId show = addShow(*connection, u"show"_s);
    QVERIFY(EpisodeStore(*connection)
                .update(show,
                        {titled(u"a"_s, u"Interview"_s, u"first"_s),
                         titled(u"b"_s, u"Interview"_s, u"a repeat"_s),
                         titled(u"c"_s, u"News"_s, u"of today"_s),
                         titled(u"d"_s, u"Interview"_s, u"not asked for"_s)},
                        true,
                        testNow)
                .has_value());
    QList<EpisodeId> asked;
    for (const QString &guid : {u"a"_s, u"b"_s, u"c"_s})
        asked.append(idOf(*connection, show, guid));
    const auto found = SearchIndex(*connection).matching(read(query), asked);
    QVERIFY(found.has_value());
    QStringList names;
    for (const EpisodeId id : std::as_const(asked)) {
        if (found->contains(id))
            names.append(EpisodeStore(*connection).detail(id)->episode.guid);
    }
    QCOMPARE(names.join(u' '), expected);
    QCOMPARE(found->size(), names.size());
}

QTEST_GUILESS_MAIN(TestSearchIndex)
#include "tst_search_index.moc"
