// SPDX-License-Identifier: GPL-3.0-or-later
// Rebuilds an index that consists mostly of outdated texts, while it is searched and written.

#include "sample_episodes.h"

#include <storage/search_index.h>
#include <storage/search_rebuild.h>

#include <QRegularExpression>
#include <QTest>
#include <query/parse.h>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::storage;
using namespace dogear::storage::test;

class TestSearchRebuild final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void whenItIsDue();
    void whatIsFoundStaysTheSame_data();
    void whatIsFoundStaysTheSame();
    void whatChangesMeanwhileIsFound();
    void nothingOfTheOldOneIsLeft();
    void startingOverGivesItUp();

private:
    /// Stores all 20 episodes with \a notes, and indexes them.
    void fill(const QString &notes)
    {
        QList<EpisodeToStore> feed;
        for (int i = 0; i < 20; ++i)
            feed.append(episode(u"e%1"_s.arg(i, 2, 10, QChar(u'0')), i, notes));
        QVERIFY(m_connection
                    ->transaction([&] {
                        return EpisodeStore(*m_connection).update(m_show, feed, true, testNow);
                    })
                    .has_value());
        catchUp();
    }
    void catchUp()
    {
        while (SearchIndex(*m_connection).catchUp(1000).value_or(0) > 0) {
        }
    }
    [[nodiscard]] int found(const QString &words) const
    {
        const auto results =
            SearchIndex(*m_connection)
                .search(query::parse(words, query::LastWord::AsTyped, testNow), 100);
        return results ? int(results->hits.size()) : -1;
    }
    /// \return the number of hits of several queries, with words and with a phrase
    [[nodiscard]] QList<int> answers() const
    {
        return {found(u"walruses"_s),
                found(u"\"about walruses\""_s),
                found(u"penguins"_s),
                found(u"title:e03"_s),
                found(u"show:show"_s)};
    }
    [[nodiscard]] qint64 number(const QString &sql) const
    {
        const auto query = m_connection->execute(sql);
        const qint64 value = query && (*query)->next() ? (*query)->value(0).toLongLong() : -1;
        m_connection->finishAll();
        return value;
    }
    [[nodiscard]] bool isDue() const
    {
        // 0: without the minimum of 5,000 outdated documents, which this small index cannot have.
        return SearchRebuild(*m_connection).isDue(0).value_or(false);
    }
    /// Rebuilds the index in steps of \a size episodes, and calls \a between after each step.
    /// \return the number of steps
    int rebuild(
        int size,
        const std::function<void()> &between = [] {})
    {
        int steps = 0;
        Result<bool> hasMore = true;
        while (hasMore && *hasMore && ++steps < 1000) {
            hasMore = SearchRebuild(*m_connection).step(size);
            between();
        }
        if (!hasMore)
            qWarning("%s", qPrintable(hasMore.error().detail)); // fails the test: failOnWarning()
        return steps;
    }

    std::unique_ptr<Connection> m_connection;
    PodcastId m_show;
};

void TestSearchRebuild::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_connection = openInMemory();
    m_show = addShow(*m_connection, u"show"_s);
    fill(u"about penguins"_s);
}

void TestSearchRebuild::whenItIsDue()
{
    QVERIFY(!isDue()); // nothing is outdated
    fill(u"about walruses"_s);
    QVERIFY(!isDue()); // one half is outdated: not more than half
    fill(u"more about walruses"_s);
    QVERIFY(isDue());
    QVERIFY(
        !SearchRebuild(*m_connection).isDue().value_or(true)); // fewer than maxOrphanedDocuments
    QVERIFY(rebuild(7) > 1);
    QVERIFY(!isDue());
    fill(u"nothing but penguins"_s);
    QVERIFY(!isDue()); // the rebuild has removed the old documents from the count
    QVERIFY(PodcastStore(*m_connection).remove(m_show).has_value());
    QVERIFY(isDue()); // documents of removed episodes are outdated, too
}

void TestSearchRebuild::whatIsFoundStaysTheSame_data()
{
    QTest::addColumn<int>("size");
    QTest::newRow("one episode a step") << 1;
    QTest::newRow("seven episodes a step") << 7;
    QTest::newRow("all episodes in one step") << 1000;
}

void TestSearchRebuild::whatIsFoundStaysTheSame()
{
    QFETCH(const int, size);
    fill(u"about walruses"_s);
    fill(u"all about walruses"_s);
    const QList<int> before = answers();
    QCOMPARE(before, QList<int>({20, 20, 0, 1, 20}));
    QVERIFY(rebuild(size, [&] { QCOMPARE(answers(), before); }) > 1);
    QCOMPARE(answers(), before);
    QCOMPARE(SearchIndex(*m_connection).isFilled(u"word_search"_s).value_or(false), true);
    QCOMPARE(SearchIndex(*m_connection).isFilled(u"phrase_search"_s).value_or(false), true);
    while (SearchIndex(*m_connection).merge(1000).value_or(false)) {
    }
    QCOMPARE(answers(), before);
}

void TestSearchRebuild::whatChangesMeanwhileIsFound()
{
    fill(u"about walruses"_s);
    fill(u"all about walruses"_s);
    int changes = 0;
    const int steps = rebuild(3, [&] {
        // Changes an episode that is already in the new index, or not yet, or adds one (e20 to
        // e23).
        const QString guid = u"e%1"_s.arg(changes % 24, 2, 10, QChar(u'0'));
        ++changes;
        QVERIFY(m_connection
                    ->transaction([&] {
                        return EpisodeStore(*m_connection)
                            .update(m_show,
                                    {episode(guid, 1, u"seals %1"_s.arg(changes))},
                                    false,
                                    testNow);
                    })
                    .has_value());
        catchUp();
        QCOMPARE(found(u"seals"_s), std::min(changes, 24));
        QCOMPARE(found(u"\"seals %1\""_s.arg(changes)), 1);
        QCOMPARE(found(u"walruses"_s), 20 - std::min(changes, 20));
    });
    QVERIFY(steps > 7);
    QCOMPARE(found(u"seals"_s), std::min(changes, 24));
}

void TestSearchRebuild::nothingOfTheOldOneIsLeft()
{
    for (int i = 0; i < 10; ++i)
        fill(u"words that came and went %1"_s.arg(i));
    const QString size = u"SELECT sum(length(block)) FROM %1_data"_s;
    const qint64 words = number(size.arg(u"word_search"_s));
    const qint64 phrases = number(size.arg(u"phrase_search"_s));
    QVERIFY(rebuild(5) > 1);
    QVERIFY(number(size.arg(u"word_search"_s)) * 4 < words);
    QVERIFY(number(size.arg(u"phrase_search"_s)) * 4 < phrases);
    QCOMPARE(number(u"SELECT count(*) FROM sqlite_schema WHERE name LIKE 'old_%'"
                    " OR name LIKE 'next_%'"_s),
             0);
    const QString kept = u"SELECT group_concat(k || v) FROM (SELECT k, v FROM %1_config"
                         " WHERE k <> 'version' ORDER BY k)"_s;
    const auto fresh = openInMemory(); // has the tables that migrations create
    for (const QString &table : {u"word_search"_s, u"phrase_search"_s}) {
        const auto config = [&](Connection &connection) {
            const auto query = connection.execute(kept.arg(table));
            return query && (*query)->next() ? (*query)->value(0).toString() : QString();
        };
        QVERIFY(!config(*fresh).isEmpty());
        QCOMPARE(config(*m_connection), config(*fresh));
        const auto sql = [&](Connection &connection) {
            const auto query =
                connection.execute(u"SELECT sql FROM sqlite_schema WHERE name = ?"_s, {table});
            return query && (*query)->next()
                       ? (*query)->value(0).toString().simplified().remove(u'"')
                       : QString();
        };
        QCOMPARE(sql(*m_connection).section(u'(', 1).remove(u' '),
                 sql(*fresh).section(u'(', 1).remove(u' '));
    }
}

void TestSearchRebuild::startingOverGivesItUp()
{
    fill(u"about walruses"_s);
    fill(u"all about walruses"_s);
    QVERIFY(SearchRebuild(*m_connection).step(3).value_or(false));
    QVERIFY(SearchRebuild(*m_connection).step(3).value_or(false));
    QVERIFY(SearchIndex(*m_connection).startOver().has_value());
    catchUp();
    QCOMPARE(answers(), QList<int>({20, 20, 0, 1, 20}));
    QVERIFY(!isDue());
    fill(u"about penguins"_s);
    fill(u"about walruses"_s);
    QVERIFY(isDue());
    QVERIFY(rebuild(3) > 1);
    QCOMPARE(answers(), QList<int>({20, 20, 0, 1, 20}));
}

QTEST_GUILESS_MAIN(TestSearchRebuild)
#include "tst_search_rebuild.moc"
