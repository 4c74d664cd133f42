// SPDX-License-Identifier: GPL-3.0-or-later
// Filters a search by more than its text, and orders the hits by date.

#include "sample_episodes.h"

#include <storage/search_index.h>

#include <QRegularExpression>
#include <QTest>
#include <query/parse.h>

using namespace dogear;
using namespace dogear::storage;
using namespace dogear::storage::test;
using domain::HitKind;
using domain::HitOrder;
using domain::SearchFilter;

Q_DECLARE_METATYPE(domain::SearchFilter)

class TestSearchFilter final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_connection.reset(); }

    void narrows_data();
    void narrows();
    void orders_data();
    void orders();
    void eachHitKeepsItsKind();
    void theLimitIsToldInEveryOrder_data();
    void theLimitIsToldInEveryOrder();

private:
    static EpisodeToStore titled(const QString &guid, int day, const QString &title)
    {
        EpisodeToStore item = episode(guid, day, u"About walruses."_s);
        item.episode.title = title;
        return item;
    }
    QString names(const QString &text, const SearchFilter &filter, int limit = 100)
    {
        const auto results =
            SearchIndex(*m_connection)
                .search(query::parse(text, query::LastWord::AsTyped, testNow), limit, filter);
        if (!results)
            return results.error().detail;
        QStringList names;
        for (const domain::SearchHit &hit : results->hits)
            names.append(EpisodeStore(*m_connection).detail(hit.episode.id)->episode.guid);
        return names.join(u' ');
    }

    std::unique_ptr<Connection> m_connection;
    PodcastId m_other;
};

/// Adds the show "show" with the episodes a to d, the oldest first, and the show "other" with the
/// newer episode e.
void TestSearchFilter::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_connection = openInMemory();
    const PodcastId show = addShow(*m_connection, u"show"_s);
    m_other = addShow(*m_connection, u"other"_s);
    EpisodeStore store(*m_connection);
    QVERIFY(store
                .update(show,
                        {titled(u"a"_s, 1, u"Walrus"_s),
                         titled(u"b"_s, 2, u"Other"_s),
                         titled(u"c"_s, 3, u"Walrus"_s),
                         titled(u"d"_s, 4, u"Other"_s)},
                        true,
                        testNow)
                .has_value());
    QVERIFY(store.update(m_other, {titled(u"e"_s, 5, u"Walrus"_s)}, true, testNow).has_value());
    for (const QString &change : {u"played = 1 WHERE guid = 'c'"_s,
                                  u"favourite = 1 WHERE guid IN ('b', 'c')"_s,
                                  u"position_ms = 5000 WHERE guid = 'd'"_s})
        QVERIFY(m_connection->execute(u"UPDATE episode SET "_s + change).has_value());
    QVERIFY(
        m_connection->execute(u"UPDATE podcast SET tags = 'Sea' WHERE id = ?"_s, {m_other.value})
            .has_value());
}

void TestSearchFilter::narrows_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<SearchFilter>("filter");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name,
                        const char16_t *query,
                        const domain::EpisodeFilter &episodes,
                        const char16_t *expected) {
        QTest::newRow(name) << QString::fromUtf16(query) << SearchFilter{.episodes = episodes}
                            << QString::fromUtf16(expected);
    };
    row("nothing: titles first, then the newest", u"walrus*", {}, u"e c a d b");
    row("unplayed", u"walrus*", {.played = false}, u"e a d b");
    row("favourites", u"walrus*", {.favourite = true}, u"c b");
    row("in progress", u"walrus*", {.started = true}, u"d");
    row("several must all hold", u"walrus*", {.played = false, .favourite = true}, u"b");
    row("a tag", u"walrus*", {.tag = u"Sea"_s}, u"e");
    row("none is on this machine", u"walrus*", {.offline = true}, u"");
    row("a query without words", u"is:unplayed", {.favourite = true}, u"b");
    row("with what the query excludes", u"walrus* -title:walrus", {.played = false}, u"d b");
}

void TestSearchFilter::narrows()
{
    QFETCH(const QString, query);
    QFETCH(const SearchFilter, filter);
    QFETCH(const QString, expected);
    QCOMPARE(names(query, filter), expected);
    const auto counts = SearchIndex(*m_connection)
                            .counts(query::parse(query, query::LastWord::AsTyped, testNow), filter);
    QVERIFY(counts.has_value());
    int total = 0;
    for (const int ofShow : *counts)
        total += ofShow;
    QCOMPARE(total, expected.split(u' ', Qt::SkipEmptyParts).size());
}

void TestSearchFilter::orders_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<HitOrder>("order");
    QTest::addColumn<QString>("expected");
    QTest::newRow("best first") << u"walrus*"_s << HitOrder::BestFirst << u"e c a d b"_s;
    QTest::newRow("newest first") << u"walrus*"_s << HitOrder::NewestFirst << u"e d c b a"_s;
    QTest::newRow("oldest first") << u"walrus*"_s << HitOrder::OldestFirst << u"a b c d e"_s;
    QTest::newRow("oldest first, without words")
        << u"is:unplayed"_s << HitOrder::OldestFirst << u"a b d e"_s;
    QTest::newRow("newest first, without words")
        << u"is:unplayed"_s << HitOrder::NewestFirst << u"e d b a"_s;
    QTest::newRow("oldest first, a phrase")
        << u"\"about walruses\""_s << HitOrder::OldestFirst << u"a b c d e"_s;
}

void TestSearchFilter::orders()
{
    QFETCH(const QString, query);
    QFETCH(const HitOrder, order);
    QFETCH(const QString, expected);
    QCOMPARE(names(query, {.episodes = {}, .order = order}), expected);
}

void TestSearchFilter::eachHitKeepsItsKind()
{
    const auto results = SearchIndex(*m_connection)
                             .search(query::parse(u"walrus*"_s, query::LastWord::AsTyped, testNow),
                                     4,
                                     {.episodes = {}, .order = HitOrder::OldestFirst});
    QVERIFY(results.has_value());
    QList<HitKind> kinds;
    for (const domain::SearchHit &hit : results->hits)
        kinds.append(hit.kind);
    QCOMPARE(kinds, (QList{HitKind::Title, HitKind::Notes, HitKind::Title, HitKind::Notes}));
}

void TestSearchFilter::theLimitIsToldInEveryOrder_data()
{
    QTest::addColumn<HitOrder>("order");
    QTest::addColumn<QString>("expected");
    QTest::newRow("best first") << HitOrder::BestFirst << u"e c"_s;
    QTest::newRow("newest first") << HitOrder::NewestFirst << u"e d"_s;
    QTest::newRow("oldest first") << HitOrder::OldestFirst << u"a b"_s;
}

void TestSearchFilter::theLimitIsToldInEveryOrder()
{
    QFETCH(const HitOrder, order);
    QFETCH(const QString, expected);
    const SearchFilter filter{.episodes = {}, .order = order};
    QCOMPARE(names(u"walrus*"_s, filter, 2), expected);
    const query::Query query = query::parse(u"walrus*"_s, query::LastWord::AsTyped, testNow);
    QVERIFY(SearchIndex(*m_connection).search(query, 2, filter)->hasMore);
    QVERIFY(!SearchIndex(*m_connection).search(query, 5, filter)->hasMore);
}

QTEST_GUILESS_MAIN(TestSearchFilter)
#include "tst_search_filter.moc"
