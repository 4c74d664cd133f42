// SPDX-License-Identifier: GPL-3.0-or-later
// Detects lists that have lost rows by comparing them with the counts that the shows keep.

#include "episodes/list_completeness.h"
#include "sample_episodes.h"

#include <QTest>

using namespace dogear;
using namespace dogear::storage;
using namespace dogear::storage::test;
using domain::EpisodeFilter;

class TestListCompleteness final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aShortListIsDamage_data();
    void aShortListIsDamage();
    void aWrongCountOfAShowIsNoDamage();
    void whatIsQueuedAndGoneIsDamage();
    void anEpisodeWithoutItsShowIsDamage();
    void anEpisodeThatIsListedTwiceIsDamage();
    void aLongListGoesOnOnlyWhereItEnded();

private:
    void execute(const QString &sql)
    {
        const auto done = m_connection->execute(sql);
        QVERIFY2(done.has_value(), done ? "" : qPrintable(done.error().detail));
    }
    [[nodiscard]] Result<QList<domain::EpisodeSummary>> list(const EpisodeFilter &filter)
    {
        return EpisodeStore(*m_connection).list(filter);
    }

    std::unique_ptr<Connection> m_connection;
    PodcastId m_show;
};

void TestListCompleteness::init()
{
    m_connection = openInMemory();
    QVERIFY(m_connection);
    m_show = addShow(*m_connection, u"show"_s);
    QList<EpisodeToStore> episodes;
    for (int day = 0; day < 5; ++day)
        episodes.append(episode(u"g%1"_s.arg(day), day));
    QVERIFY(EpisodeStore(*m_connection).update(m_show, episodes, true, testNow).has_value());
    execute(u"UPDATE episode SET played = 1 WHERE id = 1"_s);
}

void TestListCompleteness::aShortListIsDamage_data()
{
    QTest::addColumn<EpisodeFilter>("filter");
    QTest::addColumn<QString>("where");
    QTest::addColumn<int>("all");
    QTest::newRow("all episodes") << EpisodeFilter() << u""_s << 5;
    QTest::newRow("episodes of a show")
        << EpisodeFilter{.podcast = {1}} << u" WHERE e.podcast_id = 1"_s << 5;
    QTest::newRow("unplayed") << EpisodeFilter{.played = false} << u" WHERE e.played = 0"_s << 4;
    QTest::newRow("played") << EpisodeFilter{.played = true} << u" WHERE e.played = 1"_s << 1;
}

void TestListCompleteness::aShortListIsDamage()
{
    QFETCH(const EpisodeFilter, filter);
    QFETCH(const QString, where);
    QFETCH(const int, all);
    QVERIFY(list(filter).has_value());
    QCOMPARE(list(filter)->size(), all);
    QVERIFY(checkListLength(*m_connection, filter, where, {}, all).has_value());
    const auto checked = checkListLength(*m_connection, filter, where, {}, all - 1);
    QVERIFY(!checked.has_value());
    QCOMPARE(checked.error().code, ErrorCode::DatabaseCorrupt);
}

void TestListCompleteness::aWrongCountOfAShowIsNoDamage()
{
    execute(u"UPDATE podcast SET episode_count = 99, unplayed_count = 99"_s);
    QVERIFY(list({}).has_value());
    QCOMPARE(list({})->size(), 5);
    QVERIFY(list({.played = false}).has_value());
}

void TestListCompleteness::whatIsQueuedAndGoneIsDamage()
{
    execute(u"INSERT INTO queue VALUES (0, 1)"_s);
    QVERIFY(list({.queued = true}).has_value());
    execute(u"PRAGMA foreign_keys = OFF"_s);
    execute(u"INSERT INTO queue VALUES (1, 4711)"_s);
    const auto listed = list({.queued = true});
    QVERIFY(!listed.has_value());
    QCOMPARE(listed.error().code, ErrorCode::DatabaseCorrupt);
}

void TestListCompleteness::anEpisodeWithoutItsShowIsDamage()
{
    execute(u"PRAGMA foreign_keys = OFF"_s);
    execute(u"UPDATE episode SET podcast_id = 4711 WHERE id = 3"_s);
    const auto listed = list({.favourite = false});
    QVERIFY(!listed.has_value());
    QCOMPARE(listed.error().code, ErrorCode::DatabaseCorrupt);
}

void TestListCompleteness::anEpisodeThatIsListedTwiceIsDamage()
{
    QList<domain::EpisodeSummary> episodes = list({}).value_or(QList<domain::EpisodeSummary>());
    QVERIFY(checkUnique(episodes).has_value());
    episodes.append(episodes.constFirst());
    QVERIFY(!checkUnique(episodes).has_value());
}

/// If the last row of a page is gone, the next page must be an error: it would otherwise be empty,
/// or start again from the beginning.
void TestListCompleteness::aLongListGoesOnOnlyWhereItEnded()
{
    EpisodeStore store(*m_connection);
    const auto rest = store.ids({}, EpisodeId{3}, 10);
    QVERIFY(rest.has_value());
    QCOMPARE(rest->ids.size(), 2);
    const auto gone = store.ids({}, EpisodeId{4711}, 10);
    QVERIFY(!gone.has_value());
    QCOMPARE(gone.error().code, ErrorCode::NotFound);
}

QTEST_GUILESS_MAIN(TestListCompleteness)
#include "tst_list_completeness.moc"
