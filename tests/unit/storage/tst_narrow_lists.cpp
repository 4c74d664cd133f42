// SPDX-License-Identifier: GPL-3.0-or-later
// Lists episodes that have a transcript, and the episodes of one season.

#include "sample_episodes.h"

#include <storage/cue_store.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::storage;
using namespace dogear::storage::test;
using domain::EpisodeFilter;

class TestNarrowLists final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void whatIsListed_data();
    void whatIsListed();
    void notesAreNotRead_data();
    void notesAreNotRead();
    void seasonsOfAShow_data();
    void seasonsOfAShow();
    void nobodyKnowsTheOrderOfNoShow();
};

namespace {

EpisodeToStore ofSeason(const QString &guid, int day, std::optional<int> season)
{
    EpisodeToStore item = episode(guid, day);
    item.episode.season = season;
    return item;
}

} // namespace

void TestNarrowLists::whatIsListed_data()
{
    QTest::addColumn<EpisodeFilter>("filter");
    QTest::addColumn<QString>("expected");
    QTest::newRow("all episodes") << EpisodeFilter{} << u"f e d c b a"_s;
    QTest::newRow("a transcript named by the feed, or stored")
        << EpisodeFilter{.transcript = true} << u"e b"_s;
    QTest::newRow("without a transcript") << EpisodeFilter{.transcript = false} << u"f d c a"_s;
    QTest::newRow("a season") << EpisodeFilter{.season = 2} << u"d c"_s;
    QTest::newRow("season 0 is a season") << EpisodeFilter{.season = 0} << u"a"_s;
    QTest::newRow("a season without episodes") << EpisodeFilter{.season = 9} << u""_s;
    // The filter has two values to bind: each must stay with its own condition.
    QTest::newRow("a season of an unused tag")
        << EpisodeFilter{.tag = u"none"_s, .season = 2} << u""_s;
    QTest::newRow("a season with a transcript")
        << EpisodeFilter{.transcript = true, .season = 1} << u"b"_s;
}

void TestNarrowLists::whatIsListed()
{
    QFETCH(const EpisodeFilter, filter);
    QFETCH(const QString, expected);
    const auto connection = openInMemory();
    const PodcastId show = addShow(*connection, u"show"_s);
    QList<EpisodeToStore> feed{ofSeason(u"a"_s, 1, 0),
                               ofSeason(u"b"_s, 2, 1),
                               ofSeason(u"c"_s, 3, 2),
                               ofSeason(u"d"_s, 4, 2),
                               ofSeason(u"e"_s, 5, {}),
                               ofSeason(u"f"_s, 6, {})};
    feed[1].episode.transcripts = {{QUrl(u"https://example.org/b.vtt"_s), u"text/vtt"_s, {}, true}};
    EpisodeStore store(*connection);
    QVERIFY(store.update(show, feed, true, testNow).has_value());
    QVERIFY(
        CueStore(*connection).put(idOf(*connection, show, u"e"_s), {{u"said"_s}, {}}).has_value());
    QCOMPARE(guids(*connection, filter), expected);
    QCOMPARE(store.count(filter).value_or(-1), expected.split(u' ', Qt::SkipEmptyParts).size());
}

void TestNarrowLists::notesAreNotRead_data()
{
    QTest::addColumn<EpisodeFilter>("filter");
    QTest::addColumn<QString>("index");
    QTest::newRow("with a transcript")
        << EpisodeFilter{.transcript = true} << u"episode_text_transcripts"_s;
    QTest::newRow("a season of a show")
        << EpisodeFilter{.podcast = PodcastId{1}, .season = 1} << u"episode_text_numbers"_s;
}

void TestNarrowLists::notesAreNotRead()
{
    QFETCH(const EpisodeFilter, filter);
    QFETCH(const QString, index);
    const auto connection = openInMemory();
    QVariantList values{7, 100};
    if (filter.podcast.isValid())
        values = QVariantList{1, 1} + values;
    const QString plan = planOf(*connection, EpisodeStore::idsSql(filter, true), values);
    QVERIFY2(plan.contains(index), qPrintable(plan));
    QVERIFY2(!plan.contains("TEMP B-TREE"_L1), qPrintable(plan)); // SQLite need not sort the rows
}

void TestNarrowLists::seasonsOfAShow_data()
{
    QTest::addColumn<QList<int>>("seasons"); // one episode each; -1: the feed gives no season
    QTest::addColumn<QList<int>>("expected");
    QTest::newRow("a show without episodes") << QList<int>{} << QList<int>{};
    QTest::newRow("episodes without a season") << QList<int>{-1, -1} << QList<int>{};
    QTest::newRow("seasons sorted, without duplicates")
        << QList<int>{3, 1, -1, 3, 2} << QList<int>{1, 2, 3};
    QTest::newRow("years as season numbers") << QList<int>{2024, 2019} << QList<int>{2019, 2024};
}

void TestNarrowLists::seasonsOfAShow()
{
    QFETCH(const QList<int>, seasons);
    QFETCH(const QList<int>, expected);
    const auto connection = openInMemory();
    const PodcastId show = addShow(*connection, u"show"_s);
    const PodcastId other = addShow(*connection, u"other"_s);
    QList<EpisodeToStore> feed;
    for (const int season : seasons)
        feed.append(ofSeason(QString::number(feed.size()),
                             int(feed.size()),
                             season < 0 ? std::nullopt : std::optional(season)));
    EpisodeStore store(*connection);
    QVERIFY(store.update(show, feed, true, testNow).has_value());
    QVERIFY(store.update(other, {ofSeason(u"x"_s, 1, 77)}, true, testNow).has_value());
    const auto order = store.showOrder(show);
    QVERIFY(order.has_value());
    QCOMPARE(order->seasons, expected);
    QVERIFY(!order->isSerial);
}

void TestNarrowLists::nobodyKnowsTheOrderOfNoShow()
{
    const auto connection = openInMemory();
    const auto order = EpisodeStore(*connection).showOrder(PodcastId{5});
    QVERIFY(!order && order.error().code == ErrorCode::NotFound);
}

QTEST_GUILESS_MAIN(TestNarrowLists)
#include "tst_narrow_lists.moc"
