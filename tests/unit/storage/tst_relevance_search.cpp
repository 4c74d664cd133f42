// SPDX-License-Identifier: GPL-3.0-or-later

#include "sample_episodes.h"

#include <storage/bookmark_store.h>
#include <storage/chapter_store.h>
#include <storage/cue_store.h>
#include <storage/relevance_search.h>
#include <storage/search_index.h>
#include <storage/vocabulary.h>
#include <support/bracketed.h>

#include <QRegularExpression>
#include <QTest>
#include <query/parse.h>

using namespace dogear;
using namespace dogear::storage;
using namespace dogear::storage::test;

class TestRelevanceSearch final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_library.reset(); }

    void someWordsAreEnough_data();
    void someWordsAreEnough();
    void exactHitsAreCounted();
    void correctionsAreTold();
    void matchedFormsAreMarked_data();
    void matchedFormsAreMarked();
    void theSnippetHasMostOfTheWords();
    void hitsHaveTheirSecond();
    void theShowLimits();
    void theOrderIsThatOfTheFilter_data();
    void theOrderIsThatOfTheFilter();
    void theLimitHolds();
    void manyCommonWordsFindThoseWithMost();
    void similarEpisodesShareRareWords();
    void anEpisodeWithoutWordsResemblesNone();

private:
    PodcastId add(const QString &show, const QList<std::pair<QString, QString>> &texts)
    {
        const PodcastId id = addShow(*m_library, show);
        QList<EpisodeToStore> items;
        for (const auto &[title, notes] : texts) {
            items.append(
                episode(show + QString::number(items.size() + 1), int(items.size()), notes));
            items.back().episode.title = title;
        }
        const auto stored = EpisodeStore(*m_library).update(id, items, true, testNow);
        return stored && catchUp() ? id : PodcastId();
    }

    bool catchUp()
    {
        Result<int> left = 1;
        while (left && *left > 0)
            left = SearchIndex(*m_library).catchUp(100);
        return left && Vocabulary(*m_library).update();
    }

    domain::SearchResults ask(const QString &text,
                              const domain::SearchFilter &filter = {},
                              int limit = 50)
    {
        const auto results =
            RelevanceSearch(*m_library)
                .search(query::parse(text, query::LastWord::AsTyped, testNow), limit, filter);
        return results.value_or(domain::SearchResults());
    }

    QString names(const domain::SearchResults &results)
    {
        QStringList names;
        for (const domain::SearchHit &hit : results.hits)
            names.append(EpisodeStore(*m_library).detail(hit.episode.id)->episode.guid);
        return names.join(u' ');
    }

    std::unique_ptr<Connection> m_library;
};

void TestRelevanceSearch::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_library = openInMemory();
    QVERIFY(add(u"a"_s,
                {{u"CUDA graph trees"_s, u"How memory is reused between recordings."_s},
                 {u"The dispatcher"_s, u"A table of kernels, recompiled for each backend."_s},
                 {u"Vectorization"_s, u"Wide registers make loops fast."_s},
                 {u"A dataloader"_s, u"Workers read batches in the background."_s},
                 {u"Forests"_s, u"Trees without computers, and a table of leaves."_s}})
                .isValid());
}

void TestRelevanceSearch::someWordsAreEnough_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("a whole question")
        << u"which episode explained CUDA graph trees"_s << u"a1 a5"_s;
    QTest::newRow("another form of a word") << u"vectorize"_s << u"a3"_s;
    QTest::newRow("a form in the notes") << u"why does it recompile"_s << u"a2"_s;
    QTest::newRow("a misspelt word") << u"dispacher"_s << u"a2"_s;
    QTest::newRow("two words for one") << u"data loader"_s << u"a4"_s;
    QTest::newRow("the rarer words first") << u"table registers"_s << u"a3 a5 a2"_s;
    QTest::newRow("a word that must not occur") << u"trees graphs -cuda"_s << u"a5"_s;
    QTest::newRow("a phrase that must occur") << u"\"graph trees\" memory leaves"_s << u"a1"_s;
    QTest::newRow("a field that must match") << u"title:forests kernels leaves"_s << u"a5"_s;
    QTest::newRow("a state that must hold") << u"trees kernels is:played"_s << u""_s;
    QTest::newRow("a word in quotes is not corrected") << u"\"dispacher\""_s << u""_s;
    QTest::newRow("a word that is nowhere") << u"zyzzyva"_s << u""_s;
    QTest::newRow("punctuation") << u"…?"_s << u""_s;
}

void TestRelevanceSearch::someWordsAreEnough()
{
    QFETCH(const QString, text);
    QFETCH(const QString, expected);
    QCOMPARE(names(ask(text)), expected);
}

void TestRelevanceSearch::exactHitsAreCounted()
{
    const domain::SearchResults results = ask(u"table kernels"_s);
    QCOMPARE(names(results), u"a2 a5"_s);
    QCOMPARE(results.withAllWords, 1);
    QVERIFY(results.matchWell);
    QVERIFY(!ask(u"zebra crossings for quiet leaves and winds"_s).matchWell);
}

void TestRelevanceSearch::correctionsAreTold()
{
    const domain::SearchResults results = ask(u"dispacher table"_s);
    QCOMPARE(results.corrections,
             (QList<domain::WordCorrection>{{.typed = u"dispacher"_s, .used = u"dispatcher"_s}}));
    QCOMPARE(ask(u"dispatcher table"_s).corrections, QList<domain::WordCorrection>());
}

void TestRelevanceSearch::matchedFormsAreMarked_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("snippet");
    QTest::newRow("a form in the title")
        << u"vectorize nowhere"_s << u"[Vectorization]"_s << u"Wide registers make loops fast."_s;
    QTest::newRow("a form in the notes") << u"recompile nowhere"_s << u"The dispatcher"_s
                                         << u"A table of kernels, [recompiled] for each backend."_s;
    QTest::newRow("a corrected word") << u"dispacher nowhere"_s << u"The [dispatcher]"_s
                                      << u"A table of kernels, recompiled for each backend."_s;
    QTest::newRow("common words are not marked") << u"why in the background"_s << u"A dataloader"_s
                                                 << u"…read batches in the [background]."_s;
}

void TestRelevanceSearch::matchedFormsAreMarked()
{
    QFETCH(const QString, text);
    QFETCH(const QString, title);
    QFETCH(const QString, snippet);
    const domain::SearchResults results = ask(text);
    QCOMPARE(int(results.hits.size()), 1);
    QCOMPARE(dogear::test::bracketed(results.hits.constFirst().markedTitle), title);
    QCOMPARE(dogear::test::bracketed(results.hits.constFirst().snippet), snippet);
}

void TestRelevanceSearch::theSnippetHasMostOfTheWords()
{
    const QString filler = QString(u"filler "_s).repeated(80);
    QVERIFY(
        add(u"b"_s, {{u"Fruit"_s, u"An apple. "_s + filler + u"An apple, a pear and a plum."_s}})
            .isValid());
    for (const QString &text : {u"apple pear plum"_s, u"apples pears plums nowhere"_s}) {
        const domain::SearchResults results = ask(text);
        QCOMPARE(int(results.hits.size()), 1);
        const QString snippet = dogear::test::bracketed(results.hits.constFirst().snippet);
        QVERIFY2(snippet.endsWith("An [apple], a [pear] and a [plum]."_L1), qPrintable(snippet));
    }
}

void TestRelevanceSearch::hitsHaveTheirSecond()
{
    using namespace std::chrono_literals;
    const EpisodeId forests = idOf(*m_library, PodcastId{1}, u"a5"_s);
    QVERIFY(CueStore(*m_library)
                .put(forests, {.texts = {u"hello"_s, u"a squirrel climbs"_s}, .starts = {0s, 7s}})
                .has_value());
    const EpisodeId vectors = idOf(*m_library, PodcastId{1}, u"a3"_s);
    StoredChapters chapters{.url = QUrl(u"https://example.org/c"_s), .readAt = testNow};
    chapters.chapters = {{.start = 0s, .title = u"Intro"_s},
                         {.start = 90s, .title = u"Intrinsics"_s}};
    QVERIFY(ChapterStore(*m_library).put(vectors, ChapterSource::Document, chapters).has_value());
    QVERIFY(catchUp());

    const auto spoken = ask(u"squirrels climbing nowhere"_s).hits;
    QCOMPARE(int(spoken.size()), 1);
    QCOMPARE(spoken.constFirst().kind, domain::HitKind::Transcript);
    QCOMPARE(spoken.constFirst().start, std::optional<std::chrono::milliseconds>(7s));
    const auto chapter = ask(u"intrinsic nowhere"_s).hits;
    QCOMPARE(int(chapter.size()), 1);
    QCOMPARE(chapter.constFirst().kind, domain::HitKind::Chapter);
    QCOMPARE(chapter.constFirst().start, std::optional<std::chrono::milliseconds>(90s));
}

void TestRelevanceSearch::theShowLimits()
{
    const PodcastId other = add(u"b"_s, {{u"Trees again"_s, u"Leaves."_s}});
    QVERIFY(other.isValid());
    QCOMPARE(names(ask(u"tree nowhere"_s)), u"b1 a1 a5"_s);
    QCOMPARE(names(ask(u"tree nowhere"_s, domain::searchOf(other))), u"b1"_s);
    QCOMPARE(names(ask(u"kernel nowhere"_s, domain::searchOf(other))), u""_s);
}

void TestRelevanceSearch::theOrderIsThatOfTheFilter_data()
{
    using domain::HitOrder;
    QTest::addColumn<HitOrder>("order");
    QTest::addColumn<QString>("expected");
    QTest::newRow("best first") << HitOrder::BestFirst << u"a3 a5 a2"_s;
    QTest::newRow("newest first") << HitOrder::NewestFirst << u"a5 a3 a2"_s;
    QTest::newRow("oldest first") << HitOrder::OldestFirst << u"a2 a3 a5"_s;
}

void TestRelevanceSearch::theOrderIsThatOfTheFilter()
{
    QFETCH(const domain::HitOrder, order);
    QFETCH(const QString, expected);
    domain::SearchFilter filter;
    filter.order = order;
    QCOMPARE(names(ask(u"table registers"_s, filter)), expected);
}

void TestRelevanceSearch::theLimitHolds()
{
    QList<std::pair<QString, QString>> many;
    for (int i = 0; i < 80; ++i)
        many.append({u"Number %1"_s.arg(i), u"zebra"_s});
    QVERIFY(add(u"m"_s, many).isValid());
    const domain::SearchResults some = ask(u"zebras nowhere"_s, {}, 10);
    QCOMPARE(int(some.hits.size()), 10);
    QVERIFY(some.hasMore);
    const domain::SearchResults all = ask(u"zebras nowhere"_s, {}, 1'000);
    QCOMPARE(int(all.hits.size()), RelevanceSearch::maxHits);
    QVERIFY(!all.hasMore);
    QCOMPARE(all.hits.first(10), some.hits);
}

/// More episodes have each word than are read of a single one.
void TestRelevanceSearch::manyCommonWordsFindThoseWithMost()
{
    QList<std::pair<QString, QString>> many;
    for (int i = 0; i < 2'400; ++i)
        many.append({u"Number %1"_s.arg(i), i % 2 == 0 ? u"zebra"_s : u"giraffe"_s});
    many.insert(1'000, {u"Both"_s, u"zebra and giraffe"_s});
    QVERIFY(add(u"m"_s, many).isValid());
    const domain::SearchResults results = ask(u"zebras giraffes nowhere"_s);
    QCOMPARE(results.hits.constFirst().episode.title, u"Both"_s);
}

void TestRelevanceSearch::similarEpisodesShareRareWords()
{
    QVERIFY(add(u"b"_s,
                {{u"More about graphs"_s, u"Recordings of CUDA kernels and memory."_s},
                 {u"Cooking"_s, u"How soup is made."_s}})
                .isValid());
    const EpisodeId graphs = idOf(*m_library, PodcastId{1}, u"a1"_s);
    const auto similar = RelevanceSearch(*m_library).similarTo(graphs);
    QVERIFY(similar.has_value());
    const QString found = names(*similar);
    QVERIFY2(found.startsWith(u"b1"_s), qPrintable(found));
    QVERIFY2(!found.contains(u"a1"_s), qPrintable(found)); // not the episode itself
    QVERIFY2(!found.contains(u"b2"_s), qPrintable(found)); // only common words are shared
}

void TestRelevanceSearch::anEpisodeWithoutWordsResemblesNone()
{
    QVERIFY(add(u"b"_s, {{u"…"_s, u""_s}}).isValid());
    const EpisodeId silent = idOf(*m_library, PodcastId{2}, u"b1"_s);
    const auto similar = RelevanceSearch(*m_library).similarTo(silent);
    QVERIFY(similar.has_value() && similar->hits.isEmpty());
    const auto none = RelevanceSearch(*m_library).similarTo(EpisodeId{999});
    QVERIFY(none.has_value() && none->hits.isEmpty());
}

QTEST_GUILESS_MAIN(TestRelevanceSearch)
#include "tst_relevance_search.moc"
