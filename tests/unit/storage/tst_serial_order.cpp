// SPDX-License-Identifier: GPL-3.0-or-later

#include "episodes/serial_order.h"
#include "sample_episodes.h"

#include <QRegularExpression>
#include <QTest>

using namespace dogear;
using namespace dogear::storage;
using namespace dogear::storage::test;

using Numbers = QList<std::pair<std::optional<int>, std::optional<int>>>;

class TestSerialOrder final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void order_data();
    void order();
    void aListBeginsWithTheFirst_data();
    void aListBeginsWithTheFirst();
    void nextComesTheNextOfTheSeason_data();
    void nextComesTheNextOfTheSeason();
    void notesAreNotRead();

private:
    /// Stores a show of \a type whose second season, with a bonus, was published before the first
    /// one, and whose first season was published in reverse.
    static PodcastId fill(Connection &connection, domain::ShowType type)
    {
        const PodcastId show = addShow(connection, u"show"_s);
        domain::Podcast serial;
        serial.title = u"show"_s;
        serial.type = type;
        QList<EpisodeToStore> episodes;
        int day = 0;
        const auto add = [&](const QString &guid, int season, std::optional<int> number) {
            EpisodeToStore item = episode(guid, ++day);
            item.episode.season = season;
            item.episode.number = number;
            episodes.append(item);
        };
        add(u"s2e1"_s, 2, 1);
        add(u"s2e2"_s, 2, 2);
        add(u"s2bonus"_s, 2, {});
        add(u"s2e3"_s, 2, 3);
        add(u"s1e2"_s, 1, 2);
        add(u"s1e1"_s, 1, 1);
        const bool isStored = PodcastStore(connection).update(show, serial).has_value()
                              && EpisodeStore(connection).update(show, episodes, true, testNow);
        return isStored ? show : PodcastId();
    }
};

void TestSerialOrder::order_data()
{
    QTest::addColumn<Numbers>("published"); // in the order of dates; the ids are 1, 2, 3 …
    QTest::addColumn<QList<int>>("expected");
    constexpr auto none = std::nullopt;
    QTest::newRow("no episodes") << Numbers{} << QList<int>{};
    QTest::newRow("without numbers the date decides")
        << Numbers{{none, none}, {none, none}} << QList<int>{1, 2};
    QTest::newRow("seasons come before dates")
        << Numbers{{2, 1}, {2, 2}, {1, 1}, {1, 2}} << QList<int>{3, 4, 1, 2};
    QTest::newRow("numbers come before dates") << Numbers{{1, 2}, {1, 1}} << QList<int>{2, 1};
    QTest::newRow("episode numbers without seasons come before dates")
        << Numbers{{none, 2}, {none, 1}} << QList<int>{2, 1};
    QTest::newRow("two episodes of one number are ordered by date")
        << Numbers{{1, 2}, {1, 1}, {1, 1}} << QList<int>{2, 3, 1};
    QTest::newRow("a trailer without a number comes before the first of its season")
        << Numbers{{1, 1}, {2, none}, {2, 1}, {1, 2}} << QList<int>{1, 4, 2, 3};
    QTest::newRow("a bonus stays behind the episode before it")
        << Numbers{{1, 1}, {1, none}, {1, 2}} << QList<int>{1, 2, 3};
    QTest::newRow("a bonus without a season belongs to the season of the episode before it")
        << Numbers{{2, 1}, {none, none}, {2, 2}, {1, 1}} << QList<int>{4, 1, 2, 3};
    QTest::newRow("the number of an episode without a season is ignored")
        << Numbers{{2, 4}, {none, 1}, {2, 5}} << QList<int>{1, 2, 3};
    QTest::newRow("episodes before the first season come first")
        << Numbers{{none, 7}, {none, none}, {1, 1}} << QList<int>{1, 2, 3};
    QTest::newRow("negative and very large numbers")
        << Numbers{{std::numeric_limits<int>::max(), 0}, {-1, -5}, {0, 1}} << QList<int>{2, 3, 1};
}

void TestSerialOrder::order()
{
    QFETCH(const Numbers, published);
    QFETCH(const QList<int>, expected);
    QList<NumberedEpisode> episodes;
    for (const auto &[season, number] : published)
        episodes.append({.id = {episodes.size() + 1}, .season = season, .number = number});
    QList<int> ids;
    for (const EpisodeId id : inSerialOrder(episodes))
        ids.append(int(id.value));
    QCOMPARE(ids, expected);
}

void TestSerialOrder::aListBeginsWithTheFirst_data()
{
    QTest::addColumn<domain::EpisodeFilter>("filter");
    QTest::addColumn<QString>("expected");
    using domain::EpisodeOrder;
    const auto serial = [](EpisodeOrder order, int limit = 0, int offset = 0) {
        return domain::EpisodeFilter{
            .order = order, .isSerial = true, .limit = limit, .offset = offset};
    };
    QTest::newRow("first to last")
        << serial(EpisodeOrder::OldestFirst) << u"s1e1 s1e2 s2e1 s2e2 s2bonus s2e3"_s;
    QTest::newRow("last to first")
        << serial(EpisodeOrder::NewestFirst) << u"s2e3 s2bonus s2e2 s2e1 s1e2 s1e1"_s;
    QTest::newRow("the second and third episode")
        << serial(EpisodeOrder::OldestFirst, 2, 1) << u"s1e2 s2e1"_s;
    QTest::newRow("longest first")
        << serial(EpisodeOrder::LongestFirst) << u"s1e1 s1e2 s2e3 s2bonus s2e2 s2e1"_s;
    domain::EpisodeFilter played = serial(EpisodeOrder::OldestFirst);
    played.played = true;
    QTest::newRow("only played episodes") << played << u"s1e1 s2e2"_s;
    QTest::newRow("by date, as for a show that is no serial")
        << domain::EpisodeFilter{.order = EpisodeOrder::OldestFirst}
        << u"s2e1 s2e2 s2bonus s2e3 s1e2 s1e1"_s;
}

void TestSerialOrder::aListBeginsWithTheFirst()
{
    QFETCH(domain::EpisodeFilter, filter);
    QFETCH(const QString, expected);
    const auto connection = openInMemory();
    filter.podcast = fill(*connection, domain::ShowType::Serial);
    EpisodeStore store(*connection);
    for (const QString &guid : {u"s2e2"_s, u"s1e1"_s}) {
        const EpisodeId id = idOf(*connection, filter.podcast, guid);
        QVERIFY(store.setState(id, {.isPlayed = true}).has_value());
    }
    QCOMPARE(guids(*connection, filter), expected);
    if (filter.limit > 0)
        return; // ids() begins a page after an id, not at an offset
    QStringList names;
    const auto page = store.ids(filter, {}, 100);
    QVERIFY(page.has_value());
    for (const EpisodeId id : page->ids)
        names.append(store.detail(id)->episode.guid);
    QCOMPARE(names.join(u' '), expected);
}

void TestSerialOrder::nextComesTheNextOfTheSeason_data()
{
    QTest::addColumn<domain::ShowType>("type");
    QTest::addColumn<QString>("heard");
    QTest::addColumn<QString>("next");
    const auto serial = domain::ShowType::Serial;
    QTest::newRow("the next number of a serial") << serial << u"s1e1"_s << u"s1e2"_s;
    QTest::newRow("the first episode of the next season") << serial << u"s1e2"_s << u"s2e1"_s;
    QTest::newRow("none after the last episode of a serial") << serial << u"s2e3"_s << u""_s;
    QTest::newRow("the next date of an episodic show")
        << domain::ShowType::Episodic << u"s2e3"_s << u"s1e2"_s;
    QTest::newRow("none after the newest episode of an episodic show")
        << domain::ShowType::Episodic << u"s1e1"_s << u""_s;
}

void TestSerialOrder::nextComesTheNextOfTheSeason()
{
    QFETCH(const domain::ShowType, type);
    QFETCH(const QString, heard);
    QFETCH(const QString, next);
    const auto connection = openInMemory();
    const PodcastId show = fill(*connection, type);
    EpisodeStore store(*connection);
    const auto found = store.nextOfShow(idOf(*connection, show, heard));
    QVERIFY(found.has_value());
    QCOMPARE(*found ? store.detail(**found)->episode.guid : QString(), next);
}

void TestSerialOrder::notesAreNotRead()
{
    const auto connection = openInMemory();
    const QString list = EpisodeStore::listSql({.podcast = {1}});
    // The plan reads episode_text twice, each time only from the index of numbers: the table itself
    // holds the long notes.
    int indexed = 0;
    for (const QString &step : planOf(*connection, list, {1, 100, 0}).split(u'\n')) {
        if (step.contains(u"episode_text"_s))
            indexed += step.contains(u"COVERING INDEX episode_text_numbers"_s) ? 1 : -10;
    }
    QCOMPARE(indexed, 2);
}

QTEST_GUILESS_MAIN(TestSerialOrder)
#include "tst_serial_order.moc"
