// SPDX-License-Identifier: GPL-3.0-or-later

#include "sample_episodes.h"

#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTest>

using namespace dogear;
using namespace dogear::storage;
using namespace dogear::storage::test;
using namespace std::chrono_literals;

namespace {

QList<qint64> idsOf(const Result<QList<domain::EpisodeSummary>> &episodes)
{
    QList<qint64> ids;
    for (const auto &episode : episodes.value_or(QList<domain::EpisodeSummary>()))
        ids.append(episode.id.value);
    return ids;
}

/// Reads the result of ids() in pages of \a part ids.
QList<qint64> idsInParts(EpisodeStore &store, const domain::EpisodeFilter &filter, int part)
{
    QList<qint64> ids;
    bool hasMore = true;
    while (hasMore) {
        const EpisodeId after = ids.isEmpty() ? EpisodeId() : EpisodeId{ids.constLast()};
        const auto page = store.ids(filter, after, part);
        if (!page)
            return {};
        for (const EpisodeId id : page->ids)
            ids.append(id.value);
        hasMore = page->hasMore;
    }
    return ids;
}

} // namespace

class TestEpisodeStore final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void whatIsStoredComesBack();
    void aSecondUpdateWithTheSameFeedWritesNothing();
    void updates_data();
    void updates();
    void stateSurvivesAChangeOfTheFeed();
    void aHostThatChangesAllGuidsChangesNothingElse();
    void whatCanBeHeardAtLastIsNew();
    void news_data();
    void news();
    void dates_data();
    void dates();
    void theMeasuredLengthWins();
    void filters_data();
    void filters();
    void listsWalkAnIndex_data();
    void listsWalkAnIndex();
    void countingReadsNoEpisode_data();
    void countingReadsNoEpisode();
    void countingAllReadsNoEntryOfTheIndex();
    void partsOfIdsReadNoEpisode_data();
    void partsOfIdsReadNoEpisode();
    void countsStayRight();
    void aFailureAtAnyStatementChangesNothing();
    void whatIsNotThereIsNotFound();
    void whatPlaysAnAddressIsFound();
};

void TestEpisodeStore::whatIsStoredComesBack()
{
    const auto connection = openInMemory();
    const PodcastId show = addShow(*connection, u"show"_s);
    EpisodeToStore item = episode(u" guid with spaces "_s, 3, u"text"_s);
    domain::Episode &full = item.episode;
    full.subtitle = u"sub"_s;
    full.author = u"author"_s;
    full.link = QUrl(u"https://example.org/a%2Fb"_s);
    full.enclosure->length = qint64{5} * 1024 * 1024 * 1024;
    full.season = 2;
    full.number = 7;
    full.type = domain::EpisodeType::Bonus;
    full.isExplicit = false;
    full.image = QUrl(u"https://example.org/e.png"_s);
    full.chaptersUrl = QUrl(u"https://example.org/c.json"_s);
    full.chaptersType = u"application/json+chapters"_s;
    full.transcripts = {{QUrl(u"https://example.org/t.vtt"_s), u"text/vtt"_s, u"en"_s, true}};
    full.persons = {{u"P"_s, u"guest"_s, u"cast"_s, QUrl(), QUrl()}};

    EpisodeStore store(*connection);
    const auto stored = store.update(show, {item}, true, testNow);
    QVERIFY(stored.has_value());
    const auto detail = store.detail(stored->added.constFirst());
    QVERIFY(detail.has_value());
    QVERIFY(detail->episode == full);
    QCOMPARE(detail->podcastUrl, QUrl(u"https://example.org/show"_s));
    QCOMPARE(detail->summary.podcastTitle, u"show"_s);
    QVERIFY(detail->summary.state == domain::EpisodeState{});
}

void TestEpisodeStore::aSecondUpdateWithTheSameFeedWritesNothing()
{
    const auto connection = openInMemory();
    const PodcastId show = addShow(*connection, u"show"_s);
    EpisodeStore store(*connection);
    const QList<EpisodeToStore> feed{episode(u"a"_s, 1), episode(u"b"_s, 2)};
    QVERIFY(store.update(show, feed, true, testNow).has_value());
    const auto changes = [&] {
        const auto query = connection->execute(u"SELECT total_changes()"_s);
        (*query)->next();
        const int count = (*query)->value(0).toInt();
        (*query)->finish();
        return count;
    };
    const int before = changes();
    const auto again = store.update(show, feed, true, testNow.addDays(1));
    QCOMPARE(again->unchanged, 2);
    QVERIFY(again->added.isEmpty() && again->changed.isEmpty());
    QCOMPARE(changes(), before);
}

void TestEpisodeStore::updates_data()
{
    QTest::addColumn<bool>("isComplete");
    QTest::addColumn<QStringList>("second"); // guids of the second document
    QTest::addColumn<QString>("listed");
    QTest::addColumn<QString>("removed");
    QTest::newRow("a new episode is listed first")
        << true << QStringList{u"a"_s, u"b"_s, u"c"_s} << u"c b a"_s << u""_s;
    QTest::newRow("rule 33: a vanished episode stays and is marked")
        << true << QStringList{u"b"_s} << u"b a"_s << u"a"_s;
    QTest::newRow("rule 13: a truncated feed marks nothing")
        << false << QStringList{u"b"_s} << u"b a"_s << u""_s;
    QTest::newRow("an empty feed removes no episode and marks all")
        << true << QStringList{} << u"b a"_s << u"b a"_s;
}

void TestEpisodeStore::updates()
{
    QFETCH(const bool, isComplete);
    QFETCH(const QStringList, second);
    QFETCH(const QString, listed);
    QFETCH(const QString, removed);
    const auto connection = openInMemory();
    const PodcastId show = addShow(*connection, u"show"_s);
    EpisodeStore store(*connection);
    QVERIFY(
        store.update(show, {episode(u"a"_s, 1), episode(u"b"_s, 2)}, true, testNow).has_value());

    QList<EpisodeToStore> feed;
    for (const QString &guid : second)
        feed.append(episode(guid, guid.at(0).unicode() - u'a' + 1));
    QVERIFY(store.update(show, feed, isComplete, testNow).has_value());

    QCOMPARE(guids(*connection, {}), listed);
    QStringList marked;
    for (const QString &guid : listed.split(u' ')) {
        if (store.detail(idOf(*connection, show, guid))->isRemoved)
            marked.append(guid);
    }
    QCOMPARE(marked.join(u' '), removed);

    QVERIFY(
        store.update(show, {episode(u"a"_s, 1), episode(u"b"_s, 2)}, false, testNow).has_value());
    QVERIFY(!store.detail(idOf(*connection, show, u"a"_s))->isRemoved);
}

void TestEpisodeStore::stateSurvivesAChangeOfTheFeed()
{
    const auto connection = openInMemory();
    const PodcastId show = addShow(*connection, u"show"_s);
    EpisodeStore store(*connection);
    const EpisodeId id =
        store.update(show, {episode(u"a"_s, 1)}, true, testNow)->added.constFirst();
    const domain::EpisodeState state{false, true, 12'345ms, testNow};
    QVERIFY(store.setState(id, state).has_value());

    EpisodeToStore changed = episode(u"a"_s, 1, u"other notes"_s);
    changed.episode.enclosure->url = QUrl(u"https://cdn.example.org/a.mp3?updated=2"_s);
    const auto update = store.update(show, {changed}, true, testNow);
    QCOMPARE(update->changed, QList{id}); // rule 30: the same episode at another address

    const auto detail = store.detail(id);
    QVERIFY(detail->summary.state == state);
    QVERIFY(detail->episode == changed.episode);
}

void TestEpisodeStore::aHostThatChangesAllGuidsChangesNothingElse()
{
    const auto connection = openInMemory();
    const PodcastId show = addShow(*connection, u"show"_s);
    EpisodeStore store(*connection);
    const auto first = store.update(show, {episode(u"a"_s, 1), episode(u"b"_s, 2)}, true, testNow);
    const EpisodeId id = first->added.constFirst();
    const domain::EpisodeState state{true, true, 0ms, testNow};
    QVERIFY(store.setState(id, state).has_value());

    EpisodeToStore moved = episode(u"a"_s, 1);
    moved.episode.guid = u"https://new.example.org/?p=1"_s;
    moved.episode.title = u"Another title"_s;
    EpisodeToStore fresh = episode(u"c"_s, 3);
    // The title of b on another day is no match: a new episode.
    fresh.episode.title = u"Title of b"_s;
    const auto second = store.update(show, {moved, fresh}, true, testNow);
    QCOMPARE(second->renamed,
             (QList<std::pair<QString, QString>>{{u"a"_s, moved.episode.guid}})); // rule 25
    QCOMPARE(second->changed, QList{id});
    QCOMPARE(second->added.size(), 1);
    QCOMPARE(guids(*connection, {}), u"c b https://new.example.org/?p=1"_s);
    QVERIFY(store.detail(id)->summary.state == state);
    QVERIFY(!store.detail(id)->isRemoved);
    QVERIFY(store.detail(idOf(*connection, show, u"b"_s))->isRemoved);

    // The renamed episode is found under its new guid only.
    const auto third = store.update(show, {moved, fresh}, true, testNow);
    QCOMPARE(third->unchanged, 2);
    QVERIFY(!store.find(QUrl(u"https://example.org/show"_s), u"a"_s)->has_value());
}

void TestEpisodeStore::whatCanBeHeardAtLastIsNew()
{
    const auto connection = openInMemory();
    const PodcastId show = addShow(*connection, u"show"_s);
    EpisodeStore store(*connection);
    EpisodeToStore announced = episode(u"a"_s, 1);
    announced.episode.enclosure.reset();
    const EpisodeId id = store.update(show, {announced}, true, testNow)->added.constFirst();
    QVERIFY(store.setState(id, {true, true, 0ms, testNow}).has_value());

    const auto update = store.update(show, {episode(u"a"_s, 1)}, true, testNow);
    QCOMPARE(update->nowPlayable, QStringList{u"a"_s}); // rule 34
    QCOMPARE(update->announced, QList<EpisodeId>{id});
    const auto detail = store.detail(id);
    QVERIFY(!detail->summary.state.isPlayed);
    QVERIFY(detail->summary.state.isFavourite);
    QCOMPARE(PodcastStore(*connection).find(show)->unplayedCount, 1);
}

void TestEpisodeStore::news_data()
{
    QTest::addColumn<int>("known"); ///< day of the newest stored episode; 0: none is stored
    QTest::addColumn<int>("comes");
    QTest::addColumn<bool>("isAnnounced");
    QTest::newRow("the first episode of an empty show") << 0 << 1 << true;
    QTest::newRow("a day after the newest") << 20 << 21 << true;
    QTest::newRow("rule 35: a week before the newest") << 20 << 13 << true;
    QTest::newRow("rule 35: more than a week before the newest") << 20 << 12 << false;
}

void TestEpisodeStore::news()
{
    QFETCH(const int, known);
    QFETCH(const int, comes);
    QFETCH(const bool, isAnnounced);
    const auto connection = openInMemory();
    const PodcastId show = addShow(*connection, u"show"_s);
    EpisodeStore store(*connection);
    QList<EpisodeToStore> feed;
    if (known > 0) {
        feed.append(episode(u"known"_s, known));
        QVERIFY(store.update(show, feed, true, testNow).has_value());
    }
    feed.append(episode(u"comes"_s, comes));
    const auto update = store.update(show, feed, true, testNow);
    QCOMPARE(update->added.size(), 1);
    QCOMPARE(update->announced, isAnnounced ? update->added : QList<EpisodeId>());
}

void TestEpisodeStore::dates_data()
{
    QTest::addColumn<std::optional<QDateTime>>("published");
    QTest::addColumn<QString>("order"); // "hour" was published 1 h before testNow
    using Date = std::optional<QDateTime>;
    QTest::newRow("an older date is listed below") << Date(testNow.addDays(-1)) << u"hour odd"_s;
    QTest::newRow("rule 39: without a date the time of the first fetch counts")
        << Date() << u"odd hour"_s;
    QTest::newRow("rule 40: a date in the future counts as the time of the fetch")
        << Date(testNow.addYears(10)) << u"odd hour"_s;
    QTest::newRow("a date before 1970") << Date(at(-86'400)) << u"hour odd"_s;
}

void TestEpisodeStore::dates()
{
    QFETCH(const std::optional<QDateTime>, published);
    QFETCH(const QString, order);
    const auto connection = openInMemory();
    const PodcastId show = addShow(*connection, u"show"_s);
    EpisodeStore store(*connection);
    EpisodeToStore odd = episode(u"odd"_s, 0);
    odd.episode.published = published;
    EpisodeToStore hour = episode(u"hour"_s, 0);
    hour.episode.published = testNow.addSecs(-3600);
    QVERIFY(store.update(show, {odd, hour}, true, testNow).has_value());
    QCOMPARE(guids(*connection, {}), order);
    QVERIFY(store.detail(idOf(*connection, show, u"odd"_s))->episode.published == published);

    // A later refresh that changes the title must not move the episode above a newer one.
    EpisodeToStore newer = episode(u"newer"_s, 0);
    newer.episode.published = testNow.addDays(1);
    odd.episode.title += u"!"_s;
    QVERIFY(store.update(show, {odd, hour, newer}, true, testNow.addDays(2)).has_value());
    QCOMPARE(guids(*connection, {}), "newer "_L1 + order);
}

void TestEpisodeStore::theMeasuredLengthWins()
{
    const auto connection = openInMemory();
    const PodcastId show = addShow(*connection, u"show"_s);
    EpisodeStore store(*connection);
    const EpisodeId id =
        store.update(show, {episode(u"a"_s, 1)}, true, testNow)->added.constFirst();
    QVERIFY(store.setMeasuredDuration(id, 601'500ms).has_value());
    EpisodeToStore changed = episode(u"a"_s, 1);
    changed.episode.duration = 5h;
    QVERIFY(store.update(show, {changed}, true, testNow).has_value());
    QVERIFY(store.summary(id)->duration == 601'500ms); // rule 31
    QVERIFY(store.detail(id)->episode.duration == 5h);
}

void TestEpisodeStore::filters_data()
{
    QTest::addColumn<domain::EpisodeFilter>("filter");
    QTest::addColumn<QString>("expected");
    using domain::EpisodeOrder;
    const auto row =
        [](const char *name, const domain::EpisodeFilter &filter, const char16_t *found) {
            QTest::newRow(name) << filter << QString::fromUtf16(found);
        };
    row("everything, newest first", {}, u"other d c b a");
    row("one show", {.podcast = PodcastId{1}}, u"d c b a");
    row("unplayed", {.played = false}, u"other d b a");
    row("played", {.played = true}, u"c");
    row("unplayed of one show", {.podcast = PodcastId{1}, .played = false}, u"d b a");
    row("started, last heard first", {.started = true, .orderByLastPlayed = true}, u"a b");
    row("not started", {.started = false}, u"other d c");
    row("history", {.heard = true, .orderByLastPlayed = true}, u"c a b");
    row("never heard", {.heard = false}, u"other d");
    row("favourites", {.favourite = true}, u"d");
    row("oldest first", {.order = EpisodeOrder::OldestFirst}, u"a b c d other");
    row("by title", {.order = EpisodeOrder::Title}, u"a b c d other");
    row("shortest first", {.order = EpisodeOrder::ShortestFirst}, u"a b c d other");
    row("longest first", {.order = EpisodeOrder::LongestFirst}, u"other d c b a");
    row("of shows that are not put away", {.archived = false}, u"d c b a");
    row("of shows that are put away", {.archived = true}, u"other");
    row("inbox", {.played = false, .archived = false}, u"d b a");
    row("of shows with a tag", {.tag = u"News"_s}, u"other");
    row("of shows with a tag that is part of another", {.tag = u"New"_s}, u"");
    row("a page", {.limit = 2, .offset = 1}, u"d c");
    row("a page beyond the end", {.limit = 2, .offset = 9}, u"");
}

void TestEpisodeStore::filters()
{
    QFETCH(domain::EpisodeFilter, filter);
    QFETCH(const QString, expected);
    const auto connection = openInMemory();
    const PodcastId show = addShow(*connection, u"show"_s);
    const PodcastId other = addShow(*connection, u"second"_s);
    EpisodeStore store(*connection);
    const auto ids =
        store
            .update(
                show,
                {episode(u"a"_s, 1), episode(u"b"_s, 2), episode(u"c"_s, 3), episode(u"d"_s, 4)},
                true,
                testNow)
            ->added;
    QVERIFY(store.update(other, {episode(u"other"_s, 5)}, true, testNow).has_value());
    PodcastStore podcasts(*connection);
    QVERIFY(podcasts.setTags(other, {u"Science"_s, u"News"_s}).has_value());
    QVERIFY(podcasts.setOverrides(other, {.isArchived = true}).has_value());
    QVERIFY(store.setState(ids.at(0), {false, false, 5s, testNow.addSecs(20)}).has_value());
    QVERIFY(store.setState(ids.at(1), {false, false, 5s, testNow.addSecs(10)}).has_value());
    QVERIFY(store.setState(ids.at(2), {true, false, 0s, testNow.addSecs(30)}).has_value());
    QVERIFY(store.setState(ids.at(3), {false, true, 0s, {}}).has_value());

    QCOMPARE(guids(*connection, filter), expected);
    filter.limit = 0;
    filter.offset = 0;
    QCOMPARE(store.count(filter).value_or(-1),
             guids(*connection, filter).split(u' ', Qt::SkipEmptyParts).size());
    for (const int part : {1, 2, 3, 100})
        QCOMPARE(idsInParts(store, filter, part), idsOf(store.list(filter)));
}

void TestEpisodeStore::partsOfIdsReadNoEpisode_data()
{
    QTest::addColumn<domain::EpisodeFilter>("filter");
    QTest::addColumn<QString>("index");
    QTest::newRow("all episodes") << domain::EpisodeFilter{} << u"episode_newest"_s;
    QTest::newRow("all episodes, oldest first")
        << domain::EpisodeFilter{.order = domain::EpisodeOrder::OldestFirst} << u"episode_newest"_s;
    QTest::newRow("unplayed") << domain::EpisodeFilter{.played = false} << u"episode_unplayed"_s;
    QTest::newRow("inbox") << domain::EpisodeFilter{.played = false, .archived = false}
                           << u"episode_unplayed"_s;
    QTest::newRow("a show") << domain::EpisodeFilter{.podcast = PodcastId{1}}
                            << u"episode_of_podcast"_s;
    QTest::newRow("unplayed episodes of a show")
        << domain::EpisodeFilter{.podcast = PodcastId{1}, .played = false}
        << u"episode_unplayed_of_podcast"_s;
    QTest::newRow("favourites") << domain::EpisodeFilter{.favourite = true}
                                << u"episode_favourite"_s;
    QTest::newRow("unplayed favourites")
        << domain::EpisodeFilter{.played = false, .favourite = true} << u"episode_favourite"_s;
    QTest::newRow("favourites in progress")
        << domain::EpisodeFilter{.started = true, .favourite = true} << u"episode_favourite"_s;
    QTest::newRow("in progress") << domain::EpisodeFilter{.started = true}
                                 << u"episode_started_newest"_s;
    QTest::newRow("in progress and unplayed")
        << domain::EpisodeFilter{.played = false, .started = true} << u"episode_started_newest"_s;
}

void TestEpisodeStore::countingReadsNoEpisode_data()
{
    QTest::addColumn<domain::EpisodeFilter>("filter");
    QTest::addColumn<QString>("index");
    QTest::newRow("inbox") << domain::EpisodeFilter{.played = false, .archived = false}
                           << u"episode_unplayed"_s;
    QTest::newRow("all episodes") << domain::EpisodeFilter{} << u"episode_newest"_s;
    QTest::newRow("in progress") << domain::EpisodeFilter{.started = true} << u"episode_started"_s;
    QTest::newRow("history") << domain::EpisodeFilter{.heard = true} << u"episode_heard"_s;
    QTest::newRow("favourites") << domain::EpisodeFilter{.favourite = true}
                                << u"episode_favourite"_s;
}

void TestEpisodeStore::countingReadsNoEpisode()
{
    QFETCH(const domain::EpisodeFilter, filter);
    QFETCH(const QString, index);
    const auto connection = openInMemory();
    const QString plan = planOf(*connection, EpisodeStore::countSql(filter), {});
    QVERIFY2(plan.contains("USING COVERING INDEX "_L1 + index), qPrintable(plan));
}

void TestEpisodeStore::countingAllReadsNoEntryOfTheIndex()
{
    const auto connection = openInMemory();
    const auto steps =
        connection->list("EXPLAIN "_L1 + EpisodeStore::countSql({}), {}, [](const QSqlQuery &row) {
            return row.value(1).toString();
        });
    // https://www.sqlite.org/opcode.html#Count
    QVERIFY2(steps->contains(u"Count"_s), qPrintable(QStringList(*steps).join(u' ')));
}

void TestEpisodeStore::partsOfIdsReadNoEpisode()
{
    QFETCH(const domain::EpisodeFilter, filter);
    QFETCH(const QString, index);
    const auto connection = openInMemory();
    QVariantList values{7, 100};
    if (filter.podcast.isValid())
        values.prepend(1);
    const QString plan = planOf(*connection, EpisodeStore::idsSql(filter, true), values);
    QVERIFY2(plan.contains("USING COVERING INDEX "_L1 + index), qPrintable(plan));
    QVERIFY2(!plan.contains("TEMP B-TREE"_L1), qPrintable(plan));
    QVERIFY2(!plan.contains("SCAN e "_L1) || plan.contains("COVERING"_L1), qPrintable(plan));
}

void TestEpisodeStore::listsWalkAnIndex_data()
{
    QTest::addColumn<domain::EpisodeFilter>("filter");
    QTest::addColumn<QString>("index");
    QTest::newRow("all episodes") << domain::EpisodeFilter{} << u"episode_newest"_s;
    QTest::newRow("inbox") << domain::EpisodeFilter{.played = false} << u"episode_unplayed"_s;
    QTest::newRow("a show") << domain::EpisodeFilter{.podcast = PodcastId{1}}
                            << u"episode_of_podcast"_s;
    QTest::newRow("unplayed episodes of a show")
        << domain::EpisodeFilter{.podcast = PodcastId{1}, .played = false}
        << u"episode_unplayed_of_podcast"_s;
    QTest::newRow("in progress") << domain::EpisodeFilter{.started = true,
                                                          .orderByLastPlayed = true}
                                 << u"episode_started"_s;
    QTest::newRow("history") << domain::EpisodeFilter{.heard = true, .orderByLastPlayed = true}
                             << u"episode_heard"_s;
    QTest::newRow("favourites") << domain::EpisodeFilter{.favourite = true}
                                << u"episode_favourite"_s;
}

void TestEpisodeStore::listsWalkAnIndex()
{
    QFETCH(const domain::EpisodeFilter, filter);
    QFETCH(const QString, index);
    const auto connection = openInMemory();
    QVariantList values{100, 0};
    if (filter.podcast.isValid())
        values.prepend(1);
    const QString plan = planOf(*connection, EpisodeStore::listSql(filter), values);
    QVERIFY2(plan.contains("USING INDEX "_L1 + index), qPrintable(plan));
    QVERIFY2(!plan.contains("TEMP B-TREE"_L1), qPrintable(plan));
}

void TestEpisodeStore::countsStayRight()
{
    const auto connection = openInMemory();
    const PodcastId show = addShow(*connection, u"show"_s);
    EpisodeStore store(*connection);
    QRandomGenerator random(7);
    for (int round = 0; round < 60; ++round) {
        QList<EpisodeToStore> feed;
        for (int i = random.bounded(12); i > 0; --i)
            feed.append(episode(QString::number(random.bounded(20)), i));
        // The parser keeps only one of several equal guids, so the store never sees two.
        QHash<QString, EpisodeToStore> distinct;
        for (const EpisodeToStore &item : std::as_const(feed))
            distinct.insert(item.episode.guid, item);
        QVERIFY(store.update(show, distinct.values(), true, testNow).has_value());
        const auto all = store.list({});
        for (const domain::EpisodeSummary &summary : *all) {
            if (random.bounded(3) == 0)
                QVERIFY(store.setState(summary.id, {random.bounded(2) == 1, false, 0ms, {}})
                            .has_value());
        }
        const auto podcast = PodcastStore(*connection).find(show);
        QCOMPARE(podcast->episodeCount, store.count({}).value_or(-1));
        QCOMPARE(podcast->unplayedCount, store.count({.played = false}).value_or(-1));
    }
}

void TestEpisodeStore::aFailureAtAnyStatementChangesNothing()
{
    const auto connection = openInMemory();
    const PodcastId show = addShow(*connection, u"show"_s);
    EpisodeStore store(*connection);
    QVERIFY(
        store.update(show, {episode(u"a"_s, 1), episode(u"b"_s, 2)}, true, testNow).has_value());
    const QList<EpisodeToStore> next{episode(u"b"_s, 2, u"new notes"_s), episode(u"c"_s, 3)};

    int failures = 0;
    for (; failures < 100; ++failures) {
        connection->failAfter(failures + 1);
        const auto done =
            connection->transaction([&] { return store.update(show, next, true, testNow); });
        connection->failAfter(0);
        if (done)
            break;
        QCOMPARE(done.error().code, ErrorCode::DatabaseFailed);
        QCOMPARE(guids(*connection, {}), u"b a"_s);
        QCOMPARE(store.detail(idOf(*connection, show, u"b"_s))->episode.notesHtml, u"<p></p>"_s);
    }
    // The update executes at least six statements; each of them has failed once.
    QVERIFY2(failures >= 6, qPrintable(QString::number(failures)));
    QCOMPARE(guids(*connection, {}), u"c b a"_s);
}

void TestEpisodeStore::whatIsNotThereIsNotFound()
{
    const auto connection = openInMemory();
    EpisodeStore store(*connection);
    QCOMPARE(store.summary(EpisodeId{5}).error().code, ErrorCode::NotFound);
    QCOMPARE(store.detail(EpisodeId{5}).error().code, ErrorCode::NotFound);
    QCOMPARE(store.setState(EpisodeId{5}, {}).error().code, ErrorCode::NotFound);
    QVERIFY(!store.find(QUrl(u"https://example.org/x"_s), u"g"_s)->has_value());
}

void TestEpisodeStore::whatPlaysAnAddressIsFound()
{
    const auto connection = openInMemory();
    EpisodeStore store(*connection);
    const PodcastId show = addShow(*connection, u"show"_s);
    const QUrl a(u"https://example.org/a.mp3"_s);
    QVERIFY(!store.findEnclosure(a)->has_value());
    QVERIFY(store.update(show, {episode(u"a"_s, 1), episode(u"b"_s, 2)}, true, testNow));
    QCOMPARE(store.findEnclosure(a).value(), std::optional(idOf(*connection, show, u"a"_s)));
    QVERIFY(!store.findEnclosure(QUrl(u"https://example.org/c.mp3"_s))->has_value());

    EpisodeToStore text = episode(u"text"_s, 3);
    text.episode.enclosure.reset();
    QVERIFY(store.update(show, {text}, false, testNow));
    QVERIFY(!store.findEnclosure(QUrl())->has_value()); // episodes without an enclosure don't match

    // An episode that is still in its feed comes before a removed one.
    const PodcastId other = addShow(*connection, u"other"_s);
    EpisodeToStore twin = episode(u"twin"_s, 4);
    twin.episode.enclosure->url = a;
    QVERIFY(store.update(other, {twin}, true, testNow));
    QCOMPARE(store.findEnclosure(a).value(), std::optional(idOf(*connection, show, u"a"_s)));
    QVERIFY(store.update(show, {episode(u"b"_s, 2)}, true, testNow));
    QCOMPARE(store.findEnclosure(a).value(), std::optional(idOf(*connection, other, u"twin"_s)));
}

QTEST_GUILESS_MAIN(TestEpisodeStore)
#include "tst_episode_store.moc"
