// SPDX-License-Identifier: GPL-3.0-or-later

#include "sample_episodes.h"

#include <storage/refresh_facts_store.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::storage;
using namespace dogear::storage::test;

class TestRefreshFactsStore final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void aShowThatWasNeverReadHasNothing();
    void theNewestDatesComeNewestFirst();
    void stateAndPlanComeAlong();
    void noEpisodeIsScanned();
};

void TestRefreshFactsStore::aShowThatWasNeverReadHasNothing()
{
    const auto connection = openInMemory();
    QVERIFY(RefreshFactsStore(*connection).all()->isEmpty());
    const PodcastId id = addShow(*connection, u"show"_s);
    const auto facts = RefreshFactsStore(*connection).all();
    QVERIFY(facts.has_value());
    const domain::RefreshFacts expected{.id = id, .followedSince = testNow};
    QCOMPARE(facts->size(), 1);
    QVERIFY(facts->constFirst() == expected);
}

void TestRefreshFactsStore::theNewestDatesComeNewestFirst()
{
    const auto connection = openInMemory();
    const PodcastId many = addShow(*connection, u"many"_s);
    const PodcastId two = addShow(*connection, u"two"_s);
    QList<EpisodeToStore> episodes;
    for (int day = 1; day <= 30; ++day)
        episodes.append(episode(u"a%1"_s.arg(day), (day * 7) % 31)); // days 1 to 30, shuffled
    EpisodeStore store(*connection);
    QVERIFY(store.update(many, episodes, true, testNow).has_value());
    QVERIFY(store.update(two, {episode(u"b"_s, 3), episode(u"c"_s, 5)}, true, testNow).has_value());

    const auto shows = RefreshFactsStore(*connection).all();
    QCOMPARE(shows->size(), 2);
    for (const domain::RefreshFacts &show : *shows) {
        QStringList days;
        for (const QDateTime &date : show.newest)
            days.append(QString::number((date.toSecsSinceEpoch() - 1'600'000'000) / 86'400));
        QCOMPARE(days.join(u' '),
                 show.id == two ? u"5 3"_s : u"30 29 28 27 26 25 24 23 22 21 20"_s);
    }
}

void TestRefreshFactsStore::stateAndPlanComeAlong()
{
    const auto connection = openInMemory();
    const PodcastId id = addShow(*connection, u"show"_s);
    PodcastStore podcasts(*connection);
    domain::FetchState state;
    state.lastAttempt = at(1'000);
    state.notBefore = at(2'000);
    state.failures = 3;
    state.lastError = Error{ErrorCode::HttpStatus, u"Slow down"_s, {}, 429};
    QVERIFY(podcasts.setFetchState(id, state).has_value());
    domain::Podcast podcast;
    podcast.extras.edit().updateFrequency =
        domain::UpdateFrequency{u"weekly"_s, u"FREQ=WEEKLY"_s, at(500), false};
    QVERIFY(podcasts.update(id, podcast).has_value());

    const domain::RefreshFacts facts = RefreshFactsStore(*connection).all()->constFirst();
    QCOMPARE(facts.lastAttempt, std::optional(at(1'000)));
    QCOMPARE(facts.notBefore, std::optional(at(2'000)));
    QCOMPARE(facts.failures, 3);
    QCOMPARE(facts.error->code, ErrorCode::HttpStatus);
    QCOMPARE(facts.error->httpStatus, 429);
    QVERIFY(facts.announcedFrequency == podcast.extras->updateFrequency);
}

void TestRefreshFactsStore::noEpisodeIsScanned()
{
    const auto connection = openInMemory();
    if (!listsStatements(*connection))
        QSKIP("SQLite was built without SQLITE_ENABLE_STMTVTAB");
    addShow(*connection, u"show"_s);
    QVERIFY(RefreshFactsStore(*connection).all().has_value());
    const QString sql = statementWith(*connection, u"group_concat(sort_time)"_s);
    QVERIFY(!sql.isEmpty());
    const QString all = planOf(*connection, sql, QVariantList(sql.count(u'?'), QVariant(1)));
    QVERIFY2(all.contains(u"USING COVERING INDEX episode_of_podcast"_s), qPrintable(all));
    QVERIFY2(!all.contains(u"TEMP B-TREE"_s), qPrintable(all));
}

QTEST_GUILESS_MAIN(TestRefreshFactsStore)
#include "tst_refresh_facts_store.moc"
