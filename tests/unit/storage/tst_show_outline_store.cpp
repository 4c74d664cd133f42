// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the dates, seasons and newest episode of a show, and the other shows of its author.

#include "sample_episodes.h"

#include <storage/show_outline_store.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::storage;
using namespace dogear::storage::test;

class TestShowOutlineStore final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void datesOfAShow();
    void anEpisodeWithoutADateHasNone();
    void noShowHasNothing();
    void datesAreReadFromTheIndex();
    void seasonsOfAShow_data();
    void seasonsOfAShow();
    void aSeasonIsNamed();
    void othersOfTheAuthor();

private:
    /// Adds a show by \a author.
    static PodcastId addShowOf(Connection &connection, const QString &name, const QString &author)
    {
        const PodcastId show = addShow(connection, name);
        domain::Podcast podcast;
        podcast.title = name;
        podcast.author = author;
        return PodcastStore(connection).update(show, podcast) ? show : PodcastId();
    }
};

void TestShowOutlineStore::datesOfAShow()
{
    const auto connection = openInMemory();
    const PodcastId show = addShow(*connection, u"show"_s);
    const PodcastId other = addShow(*connection, u"other"_s);
    EpisodeStore store(*connection);
    QVERIFY(store
                .update(show,
                        {episode(u"b"_s, 200), episode(u"c"_s, 900), episode(u"a"_s, 1)},
                        true,
                        testNow)
                .has_value());
    QVERIFY(store.update(other, {episode(u"x"_s, 1'000)}, true, testNow).has_value());
    const auto span = ShowOutlineStore(*connection).span(show);
    QVERIFY(span.has_value());
    QCOMPARE(span->first, at(1'600'000'000 + 86'400));
    QCOMPARE(span->last, at(1'600'000'000 + 900 * 86'400));
    QVERIFY(span->newest.has_value());
    QCOMPARE(span->newest->title, u"Title of c"_s);
}

void TestShowOutlineStore::anEpisodeWithoutADateHasNone()
{
    const auto connection = openInMemory();
    const PodcastId show = addShow(*connection, u"show"_s);
    EpisodeToStore undated = episode(u"a"_s, 1);
    undated.episode.published.reset();
    EpisodeStore store(*connection);
    QVERIFY(store.update(show, {undated}, true, testNow).has_value());
    ShowOutlineStore outlines(*connection);
    QVERIFY(!outlines.span(show)->first); // not the time when it was first seen
    QCOMPARE(outlines.span(show)->newest->title, u"Title of a"_s);
    QVERIFY(store.update(show, {undated, episode(u"b"_s, 5)}, true, testNow).has_value());
    QCOMPARE(outlines.span(show)->first, outlines.span(show)->last);
    QVERIFY(outlines.span(show)->last.has_value());
}

void TestShowOutlineStore::noShowHasNothing()
{
    const auto connection = openInMemory();
    ShowOutlineStore outlines(*connection);
    const auto span = outlines.span(PodcastId{5});
    QVERIFY(span.has_value() && *span == domain::ShowSpan());
    QVERIFY(outlines.seasons(PodcastId{5})->isEmpty());
    QVERIFY(outlines.othersOfAuthor(PodcastId{5})->isEmpty());
}

void TestShowOutlineStore::datesAreReadFromTheIndex()
{
    const auto connection = openInMemory();
    const QString plan = planOf(*connection, ShowOutlineStore::datesSql(), {1, 1});
    QCOMPARE(plan.count("episode_of_podcast"_L1), 2);
    QVERIFY2(!plan.contains("TEMP B-TREE"_L1), qPrintable(plan)); // SQLite need not sort the rows
}

void TestShowOutlineStore::seasonsOfAShow_data()
{
    using domain::ShowType;
    QTest::addColumn<ShowType>("type");
    QTest::addColumn<QList<int>>("published"); // seasons in the order of dates; -1: none
    QTest::addColumn<QString>("expected");     // season: days of its episodes
    QTest::newRow("without episodes") << ShowType::Episodic << QList<int>{} << u""_s;
    QTest::newRow("without seasons, the newest first")
        << ShowType::Episodic << QList<int>{-1, -1, -1} << u"-: 2 1 0"_s;
    QTest::newRow("a serial without seasons, the oldest first")
        << ShowType::Serial << QList<int>{-1, -1, -1} << u"-: 0 1 2"_s;
    QTest::newRow("the newest season first")
        << ShowType::Episodic << QList<int>{1, 1, 2, 2} << u"2: 3 2 | 1: 1 0"_s;
    QTest::newRow("a serial begins with its first season")
        << ShowType::Serial << QList<int>{1, 1, 2, 2} << u"1: 0 1 | 2: 2 3"_s;
    QTest::newRow("a season is listed once, also if it was continued later")
        << ShowType::Serial << QList<int>{1, 2, 1} << u"1: 0 2 | 2: 1"_s;
    QTest::newRow("a bonus belongs to the season of the previous episode")
        << ShowType::Serial << QList<int>{1, -1, 2} << u"1: 0 1 | 2: 2"_s;
    QTest::newRow("episodes from before the first season")
        << ShowType::Episodic << QList<int>{-1, 1} << u"1: 1 | -: 0"_s;
}

void TestShowOutlineStore::seasonsOfAShow()
{
    QFETCH(const domain::ShowType, type);
    QFETCH(const QList<int>, published);
    QFETCH(const QString, expected);
    const auto connection = openInMemory();
    const PodcastId show = addShow(*connection, u"show"_s);
    domain::Podcast podcast;
    podcast.type = type;
    QVERIFY(PodcastStore(*connection).update(show, podcast).has_value());
    QList<EpisodeToStore> feed;
    for (const int season : published) {
        feed.append(episode(QString::number(feed.size()), int(feed.size())));
        if (season >= 0)
            feed.last().episode.season = season;
    }
    EpisodeStore store(*connection);
    QVERIFY(store.update(show, feed, true, testNow).has_value());
    const auto seasons = ShowOutlineStore(*connection).seasons(show);
    QVERIFY(seasons.has_value());
    QStringList told;
    for (const domain::ShowSeason &season : *seasons) {
        QString line = (season.number ? QString::number(*season.number) : u"-"_s) + u':';
        for (const EpisodeId id : season.episodes)
            line += u' ' + store.detail(id)->episode.guid;
        told.append(line);
    }
    QCOMPARE(told.join(u" | "_s), expected);
}

void TestShowOutlineStore::aSeasonIsNamed()
{
    const auto connection = openInMemory();
    const PodcastId show = addShow(*connection, u"show"_s);
    QList<EpisodeToStore> feed{episode(u"a"_s, 1), episode(u"b"_s, 2)};
    feed[0].episode.season = 1;
    feed[1].episode.season = 2;
    feed[1].episode.extras.edit().seasonName = u"The second"_s;
    QVERIFY(EpisodeStore(*connection).update(show, feed, true, testNow).has_value());
    const auto seasons = ShowOutlineStore(*connection).seasons(show);
    QVERIFY(seasons.has_value());
    QCOMPARE(seasons->size(), 2);
    QCOMPARE(seasons->at(0).name, u"The second"_s);
    QCOMPARE(seasons->at(1).name, QString());
}

void TestShowOutlineStore::othersOfTheAuthor()
{
    const auto connection = openInMemory();
    const PodcastId one = addShowOf(*connection, u"one"_s, u"Ann"_s);
    const PodcastId two = addShowOf(*connection, u"two"_s, u"ann"_s);
    const PodcastId aside = addShowOf(*connection, u"aside"_s, u"Ann"_s);
    addShowOf(*connection, u"other"_s, u"Bob"_s);
    const PodcastId unknown = addShowOf(*connection, u"unknown"_s, {});
    addShowOf(*connection, u"unknown too"_s, {});
    ShowOutlineStore outlines(*connection);
    const auto others = outlines.othersOfAuthor(one);
    QVERIFY(others.has_value());
    QCOMPARE(others->size(), 2);
    QCOMPARE(others->at(0), (domain::ShowName{aside, u"aside"_s}));
    QCOMPARE(others->at(1), (domain::ShowName{two, u"two"_s}));
    QVERIFY(outlines.othersOfAuthor(unknown)->isEmpty());
}

QTEST_GUILESS_MAIN(TestShowOutlineStore)
#include "tst_show_outline_store.moc"
