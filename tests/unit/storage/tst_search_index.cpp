// SPDX-License-Identifier: GPL-3.0-or-later

#include "sample_episodes.h"

#include <storage/search_index.h>

#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTest>

using namespace dogear;
using namespace dogear::storage;
using namespace dogear::storage::test;

class TestSearchIndex final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void finds_data();
    void finds();
    void matchesAreMarked();
    void theIndexFollowsTheFeed();
    void oneShowOnly();
    void theLimitDoesNotChangeTheTotal();
    void agreesWithAPlainScan();

private:
    static EpisodeToStore titled(const QString &guid, const QString &title, const QString &notes)
    {
        EpisodeToStore item = episode(guid, guid.back().unicode() % 10, notes);
        item.episode.title = title;
        return item;
    }

    static QString search(Connection &connection, const QString &text)
    {
        const auto results =
            SearchIndex(connection).search(parseSearchQuery(text, LastWord::AsTyped), 100);
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
    QTest::newRow("a whole word is no prefix") << u"dispa"_s << u""_s;
    QTest::newRow("without") << u"graph -trees"_s << u"e4"_s;
    QTest::newRow("case does not matter") << u"CuDa"_s << u"e1"_s;
    QTest::newRow("diacritics do not matter") << u"uber"_s << u"e5"_s;
    QTest::newRow("nor do they in the query") << u"grâph -tréés"_s << u"e4"_s;
    QTest::newRow("signs are separators") << u"torch.compile"_s << u"e3"_s;
    QTest::newRow("rule 123: percent is literal") << u"%"_s << u""_s;
    QTest::newRow("rule 123: NEAR is a word") << u"near"_s << u"e5"_s;
    QTest::newRow("the newer of equal hits first") << u"same"_s << u"e7 e6"_s;
    QTest::newRow("nothing") << u"zebra"_s << u""_s;
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
    const auto results =
        SearchIndex(*connection).search(parseSearchQuery(u"gra"_s, LastWord::Growing), 10);
    QVERIFY(results.has_value());
    QCOMPARE(results->total, 1);
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
        SearchIndex(*connection).search(parseSearchQuery(u"word"_s, LastWord::AsTyped), 10, second);
    QCOMPARE(results->total, 1);
    QCOMPARE(results->hits.constFirst().episode.podcastId, second);
}

void TestSearchIndex::theLimitDoesNotChangeTheTotal()
{
    const auto connection = openInMemory();
    const PodcastId show = addShow(*connection, u"show"_s);
    QList<EpisodeToStore> feed;
    for (int i = 0; i < 30; ++i)
        feed.append(titled(QString::number(i), u"Word"_s, {}));
    QVERIFY(EpisodeStore(*connection).update(show, feed, true, testNow).has_value());
    const auto results =
        SearchIndex(*connection).search(parseSearchQuery(u"word"_s, LastWord::AsTyped), 7);
    QCOMPARE(results->hits.size(), 7);
    QCOMPARE(results->total, 30);
}

void TestSearchIndex::agreesWithAPlainScan()
{
    const QStringList words{u"alpha"_s, u"beta"_s, u"gamma"_s, u"delta"_s, u"epsilon"_s, u"zeta"_s};
    QRandomGenerator random(42);
    const auto text = [&](int length) {
        QStringList picked;
        for (int i = 0; i < length; ++i)
            picked.append(words.at(random.bounded(int(words.size()))));
        return picked.join(u' ');
    };
    const auto connection = openInMemory();
    const PodcastId show = addShow(*connection, u"show"_s);
    QList<EpisodeToStore> feed;
    for (int i = 0; i < 80; ++i)
        feed.append(titled(QString::number(i), text(2), text(4)));
    QVERIFY(EpisodeStore(*connection).update(show, feed, true, testNow).has_value());

    for (int round = 0; round < 100; ++round) {
        const QString wanted = words.at(random.bounded(int(words.size())));
        const QString unwanted = words.at(random.bounded(int(words.size())));
        QSet<QString> expected;
        for (const EpisodeToStore &item : std::as_const(feed)) {
            const QStringList all = QString(item.episode.title + u' ' + item.notesText).split(u' ');
            if (all.contains(wanted) && !all.contains(unwanted))
                expected.insert(item.episode.guid);
        }
        const QString found = search(*connection, wanted + " -"_L1 + unwanted);
        const QStringList names = found.split(u' ', Qt::SkipEmptyParts);
        QCOMPARE(QSet<QString>(names.cbegin(), names.cend()), expected);
        QCOMPARE(names.size(), expected.size());
    }
}

QTEST_GUILESS_MAIN(TestSearchIndex)
#include "tst_search_index.moc"
