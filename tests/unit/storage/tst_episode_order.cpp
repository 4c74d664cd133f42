// SPDX-License-Identifier: GPL-3.0-or-later

#include "episodes/episode_order.h"
#include "episodes/insertion_order.h"
#include "sample_episodes.h"

#include <QRegularExpression>
#include <QTest>

using namespace dogear;
using namespace dogear::storage;
using namespace dogear::storage::test;

class TestEpisodeOrder final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void times_data();
    void times();
    void sameTime_data();
    void sameTime();
    void aDateChanges_data();
    void aDateChanges();
    void whatComesLaterTakesItsPlace();
    void aRenamedFileIsTheSameEpisode();
};

void TestEpisodeOrder::times_data()
{
    QTest::addColumn<QList<EpisodeSortTime>>("before");
    QTest::addColumn<QList<EpisodeSortTime>>("after");
    const auto row = [](const char *name,
                        const QList<EpisodeSortTime> &before,
                        const QList<EpisodeSortTime> &after) {
        QTest::newRow(name) << before << after;
    };
    row("nothing", {}, {});
    row("what was found together is in order by its ids", {{1, 9}, {2, 9}}, {{1, 9}, {2, 9}});
    row("what is added at the end is new", {{1, 9}, {2, 9}, {3, 20}}, {{1, 9}, {2, 9}, {3, 20}});
    row("what is added in between goes before what follows",
        {{1, 9}, {3, 20}, {2, 9}},
        {{1, 8}, {3, 8}, {2, 9}});
    row("what is added in front moves nothing", {{3, 20}, {1, 9}}, {{3, 8}, {1, 9}});
    row("the other way round", {{2, 9}, {1, 9}}, {{2, 8}, {1, 9}});
    row("in order it stays as it is", {{3, 7}, {1, 8}, {2, 9}}, {{3, 7}, {1, 8}, {2, 9}});
}

void TestEpisodeOrder::times()
{
    QFETCH(const QList<EpisodeSortTime>, before);
    QFETCH(const QList<EpisodeSortTime>, after);
    QCOMPARE(sortTimesInListeningOrder(before), after);
    QCOMPARE(sortTimesInListeningOrder(after), after); // sorting twice changes nothing
}

namespace {

using Numbers = QList<std::pair<int, int>>; ///< season and episode number; 0: none

EpisodeToStore onDay(int day, std::pair<int, int> numbers = {})
{
    EpisodeToStore item = episode(u"x"_s, 1);
    item.episode.published.reset();
    if (day > 0)
        item.episode.published = testNow.addDays(day - 100);
    if (numbers.first > 0)
        item.episode.season = numbers.first;
    if (numbers.second > 0)
        item.episode.number = numbers.second;
    return item;
}

} // namespace

void TestEpisodeOrder::sameTime_data()
{
    QTest::addColumn<QList<int>>("days"); // 0: no date
    QTest::addColumn<Numbers>("numbers");
    QTest::addColumn<QList<qsizetype>>("order");
    const auto row = [](const char *name,
                        const QList<int> &days,
                        const Numbers &numbers,
                        const QList<qsizetype> &order) {
        QTest::newRow(name) << days << numbers << order;
    };
    row("different times keep their places", {3, 2, 1}, {}, {0, 1, 2});
    row("the same time: the first of the document is stored last", {2, 2, 2}, {}, {2, 1, 0});
    row("no time: likewise", {0, 0, 0}, {}, {2, 1, 0});
    row("the same time among others", {9, 5, 5, 1}, {}, {0, 2, 1, 3});
    row("a document that has its oldest episode first", {1, 5, 5, 9}, {}, {0, 1, 2, 3});
    row("numbers come before the order of the document",
        {5, 5, 5},
        {{1, 1}, {1, 3}, {1, 2}},
        {0, 2, 1});
    row("seasons come before numbers", {5, 5, 5}, {{2, 1}, {1, 2}, {1, 1}}, {2, 1, 0});
    row("numbers that are not everywhere say nothing", {5, 5, 5}, {{0, 1}, {}, {0, 3}}, {2, 1, 0});
}

void TestEpisodeOrder::sameTime()
{
    QFETCH(const QList<int>, days);
    QFETCH(const Numbers, numbers);
    QFETCH(const QList<qsizetype>, order);
    QList<EpisodeToStore> episodes;
    for (qsizetype i = 0; i < days.size(); ++i)
        episodes.append(onDay(days.at(i), numbers.value(i)));
    QCOMPARE(insertionOrder(episodes, testNow), order);
}

/// "odd" is read on day 0 with one date, and on day 2 with another one and a new title.
void TestEpisodeOrder::aDateChanges_data()
{
    QTest::addColumn<int>("before"); // in days
    QTest::addColumn<int>("after");
    QTest::addColumn<QString>("order"); // "hour" was published 1 h after day 0 began
    QTest::newRow("an earlier date moves the episode down") << 0 << -2 << u"hour odd"_s;
    QTest::newRow("a later date moves the episode up") << -2 << 1 << u"odd hour"_s;
    QTest::newRow("a date that changes to one in the future counts as the time of the change")
        << -2 << 1'000 << u"odd hour"_s;
    QTest::newRow("a date that is no longer in the future moves nothing")
        << 1 << 1 << u"hour odd"_s;
    QTest::newRow("a date that is still in the future moves nothing")
        << 1'000 << 1'000 << u"hour odd"_s;
    QTest::newRow("a date in the future that changes to another one moves nothing")
        << 1'000 << 1'001 << u"hour odd"_s;
}

void TestEpisodeOrder::aDateChanges()
{
    QFETCH(const int, before);
    QFETCH(const int, after);
    QFETCH(const QString, order);
    const auto connection = openInMemory();
    const PodcastId show = addShow(*connection, u"show"_s);
    EpisodeStore store(*connection);
    EpisodeToStore odd = episode(u"odd"_s, 0);
    odd.episode.published = testNow.addDays(before);
    QVERIFY(store.update(show, {odd}, true, testNow).has_value());
    odd.episode.published = testNow.addDays(after);
    odd.episode.title += u'!';
    EpisodeToStore hour = episode(u"hour"_s, 0);
    hour.episode.published = testNow.addSecs(3'600);
    QVERIFY(store.update(show, {odd, hour}, true, testNow.addDays(2)).has_value());
    QCOMPARE(guids(*connection, {}), order);
}

namespace {

EpisodeToStore undated(const QString &guid, qint64 bytes = 0)
{
    EpisodeToStore item = episode(guid, 1);
    item.episode.published.reset();
    item.episode.enclosure->url = QUrl::fromLocalFile(u"/books/"_s + guid);
    item.episode.enclosure->length = bytes;
    return item;
}

const domain::EpisodeFilter asHeard{.order = domain::EpisodeOrder::OldestFirst};

} // namespace

void TestEpisodeOrder::whatComesLaterTakesItsPlace()
{
    const auto connection = openInMemory();
    const PodcastId show = addShow(*connection, u"show"_s);
    EpisodeStore store(*connection);
    const auto update = [&](const QStringList &guids, const QDateTime &now) {
        QList<EpisodeToStore> episodes;
        for (const QString &guid : guids)
            episodes.append(undated(guid));
        return store.update(show, episodes, true, now, DocumentOrder::ListeningOrder).has_value();
    };
    QVERIFY(update({u"a"_s, u"c"_s, u"e"_s}, testNow));
    QCOMPARE(guids(*connection, asHeard), u"a c e"_s);
    QVERIFY(update({u"a"_s, u"b"_s, u"c"_s, u"d"_s, u"e"_s, u"f"_s}, testNow.addDays(3)));
    QCOMPARE(guids(*connection, asHeard), u"a b c d e f"_s);
    const auto next = store.nextOfShow(idOf(*connection, show, u"c"_s));
    QCOMPARE(*next, idOf(*connection, show, u"d"_s));
    // a, b and c are not in this document and keep their times, so they are left out below.
    QVERIFY(update({u"f"_s, u"e"_s, u"d"_s}, testNow.addDays(4)));
    QCOMPARE(guids(*connection, {.podcast = show, .order = domain::EpisodeOrder::OldestFirst})
                 .remove(QRegularExpression(u"[abc] ?"_s))
                 .trimmed(),
             u"f e d"_s);
}

void TestEpisodeOrder::aRenamedFileIsTheSameEpisode()
{
    const auto connection = openInMemory();
    const PodcastId show = addShow(*connection, u"show"_s);
    EpisodeStore store(*connection);
    QVERIFY(store.update(show, {undated(u"one"_s, 100), undated(u"two"_s, 200)}, true, testNow));
    const EpisodeId two = idOf(*connection, show, u"two"_s);
    const auto moved =
        store.update(show, {undated(u"one"_s, 100), undated(u"new/2"_s, 200)}, true, testNow);
    QCOMPARE(moved->renamed, (QList<std::pair<QString, QString>>{{u"two"_s, u"new/2"_s}}));
    QCOMPARE(idOf(*connection, show, u"new/2"_s), two);
    // Remote episodes are not matched by their number of bytes: feeds give any length.
    EpisodeToStore other = undated(u"three"_s, 100);
    other.episode.guid = u"other"_s;
    const auto fed = store.update(show, {other, undated(u"new/2"_s, 200)}, true, testNow);
    QCOMPARE(fed->renamed.size(), 0);
    QCOMPARE(fed->added.size(), 1);
}

QTEST_GUILESS_MAIN(TestEpisodeOrder)
#include "tst_episode_order.moc"
