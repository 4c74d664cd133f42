// SPDX-License-Identifier: GPL-3.0-or-later

#include "intake.h"
#include "outcomes.h"
#include "sync_samples.h"

#include <storage/former_address_store.h>
#include <storage/sync_upload_store.h>

#include <QRegularExpression>
#include <QTest>

using namespace dogear;
using namespace dogear::sync;
using namespace dogear::sync::test;
using domain::SyncAction;
using domain::SyncActionKind;

class TestOutcomes final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void matches_data();
    void matches();
    void unknownShowsAndEpisodesWait();
    void oneAddressForAllEpisodesIsNoMatch();
    void aMovedShowIsOneFeed();
    void twoFeedsBecomeOneWhenTheirShowMoves();
    void onlyTheNewestIsUploaded();
    void nothingOlderThanOthersIsUploaded();
    void whatTheServerDropsIsLeftOut();

private:
    /// "1: played, 2: 120 s", sorted by guid.
    [[nodiscard]] QString show(const Outcomes &outcomes);
    [[nodiscard]] QString outcomesOf(const QString &feed);
    [[nodiscard]] QList<qint64> uploadsOf(const QString &feed, const ServerProfile &profile = {});
    [[nodiscard]] qint64 feedId(const QString &feed);
    void take(const QList<SyncAction> &actions)
    {
        QVERIFY(takeIn(*m_connection, actions, {.now = 1'700'000'000}).has_value());
    }

    std::unique_ptr<storage::Connection> m_connection;
    domain::SyncTarget m_target;
};

void TestOutcomes::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_connection = openLibrary();
    m_target = addTarget(*m_connection);
}

qint64 TestOutcomes::feedId(const QString &feed)
{
    return m_connection
        ->transaction([&] { return storage::SyncLogStore(*m_connection).feedFor(feed); })
        .value_or(0);
}

QString TestOutcomes::show(const Outcomes &outcomes)
{
    QStringList parts;
    for (const EpisodeChange &change : outcomes.changes) {
        const QString guid =
            m_connection
                ->first(u"SELECT guid FROM episode WHERE id = ?"_s,
                        {change.episode.value},
                        [](const QSqlQuery &row) { return row.value(0).toString(); })
                ->value_or(u"?"_s);
        const qint64 seconds = change.position.count();
        parts.append(guid + ": "_L1 + (change.isPlayed ? u"played"_s : u"%1 s"_s.arg(seconds)));
    }
    parts.sort();
    return parts.join(u", "_s);
}

QString TestOutcomes::outcomesOf(const QString &feed)
{
    const auto found = outcomes(*m_connection, feedId(feed), {});
    return found ? show(*found) : toName(found.error().code);
}

QList<qint64> TestOutcomes::uploadsOf(const QString &feed, const ServerProfile &profile)
{
    QList<qint64> ids;
    const auto uploads = selectUploads(*m_connection, m_target.id, feedId(feed), feed, profile, {});
    for (const Upload &upload : uploads.value_or(QList<Upload>()))
        ids.append(upload.id);
    return ids;
}

void TestOutcomes::matches_data()
{
    QTest::addColumn<QList<SyncAction>>("actions");
    QTest::addColumn<QString>("outcomes");
    const SyncAction byGuid = play(u"a"_s, u"1"_s, 100, 20);
    const SyncAction byAddress = play(u"a"_s, u"1"_s, 200, 30, u"phone"_s, false);
    SyncAction otherAddress = byGuid;
    otherAddress.episode = u"https://cdn.example/new/1.mp3"_s;
    SyncAction encoded = byAddress;
    encoded.episode = u"http://example.org/%6Dedia/1%2Emp3"_s;
    SyncAction unplayed = play(u"a"_s, u"1"_s, 300, 0);
    unplayed.kind = SyncActionKind::New;
    unplayed.position = unplayed.started = unplayed.total = std::nullopt;
    QTest::newRow("by guid") << QList{byGuid} << u"1: 20 s"_s;
    QTest::newRow("by address") << QList{byAddress} << u"1: 30 s"_s;
    QTest::newRow("by an address that is encoded otherwise") << QList{encoded} << u"1: 30 s"_s;
    QTest::newRow("by guid, with another address") << QList{otherAddress} << u"1: 20 s"_s;
    QTest::newRow("two addresses of one episode are one episode")
        << QList{otherAddress, byAddress} << u"1: 30 s"_s;
    QTest::newRow("played") << QList{play(u"a"_s, u"1"_s, 100, 1000)} << u"1: played"_s;
    QTest::newRow("unplayed") << QList{byGuid, unplayed} << u"1: 0 s"_s;
    QTest::newRow("several episodes")
        << QList{byGuid, play(u"a"_s, u"2"_s, 100, 999)} << u"1: 20 s, 2: 999 s"_s;
    QTest::newRow("the guid of another show is no match")
        << QList{play(u"b"_s, u"1"_s, 100, 20)} << u""_s;
}

void TestOutcomes::matches()
{
    QFETCH(const QList<SyncAction>, actions);
    addShow(*m_connection, u"a"_s, {u"1"_s, u"2"_s});
    take(actions);
    QTEST(outcomesOf(feedOf(u"a"_s)), "outcomes");
}

void TestOutcomes::unknownShowsAndEpisodesWait()
{
    take({play(u"a"_s, u"1"_s, 100, 20), play(u"a"_s, u"2"_s, 100, 30)});
    QCOMPARE(outcomesOf(feedOf(u"a"_s)), QString());
    addShow(*m_connection, u"a"_s, {u"1"_s}); // its feed has only the first
    const auto found = outcomes(*m_connection, feedId(feedOf(u"a"_s)), {});
    QCOMPARE(show(*found), u"1: 20 s"_s);
    for (const QList<qint64> &episodes : found->waiting)
        QVERIFY(storage::SyncLogStore(*m_connection).settle(episodes).has_value());
    QCOMPARE(outcomesOf(feedOf(u"a"_s)), QString());
    QCOMPARE(*m_connection->number(u"SELECT count(*) FROM sync_waiting"_s), 1);
}

void TestOutcomes::oneAddressForAllEpisodesIsNoMatch()
{
    addShow(*m_connection, u"news"_s, {u"1"_s, u"2"_s});
    SyncAction first = play(u"news"_s, u"1"_s, 100, 20);
    SyncAction second = play(u"news"_s, u"2"_s, 110, 30);
    first.episode = second.episode = u"https://example.org/latest.mp3"_s;
    SyncAction unnamed = first;
    unnamed.guid.clear();
    unnamed.time = 500;
    take({first, second, unnamed});
    QCOMPARE(outcomesOf(feedOf(u"news"_s)), u"1: 20 s, 2: 30 s"_s);
}

void TestOutcomes::aMovedShowIsOneFeed()
{
    const PodcastId show = addShow(*m_connection, u"a"_s, {u"1"_s});
    take({play(u"a"_s, u"1"_s, 100, 20)});
    const QUrl moved(u"https://new.example/feed"_s);
    QVERIFY(storage::FormerAddressStore(*m_connection).add(show, QUrl(feedOf(u"a"_s))).has_value());
    QVERIFY(storage::PodcastStore(*m_connection).moveTo(show, moved).has_value());
    SyncAction later = play(u"a"_s, u"1"_s, 200, 40);
    later.feed = moved.toString();
    take({later});
    QCOMPARE(feedId(moved.toString()), feedId(feedOf(u"a"_s)));
    QCOMPARE(outcomesOf(moved.toString()), u"1: 40 s"_s);
}

void TestOutcomes::twoFeedsBecomeOneWhenTheirShowMoves()
{
    const PodcastId show = addShow(*m_connection, u"a"_s, {u"1"_s});
    const QUrl moved(u"https://new.example/feed"_s);
    SyncAction later = play(u"a"_s, u"1"_s, 200, 40);
    later.feed = moved.toString();
    SyncAction same = play(u"a"_s, u"1"_s, 100, 20);
    same.feed = moved.toString();
    take({play(u"a"_s, u"1"_s, 100, 20), later, same});
    QCOMPARE(*m_connection->number(u"SELECT count(*) FROM sync_feed"_s), 2);
    QVERIFY(storage::FormerAddressStore(*m_connection).add(show, QUrl(feedOf(u"a"_s))).has_value());
    QVERIFY(storage::PodcastStore(*m_connection).moveTo(show, moved).has_value());
    QCOMPARE(outcomesOf(moved.toString()), u"1: 40 s"_s);
    QCOMPARE(*m_connection->number(u"SELECT count(*) FROM sync_feed"_s), 1);
    QCOMPARE(*m_connection->number(u"SELECT count(*) FROM sync_action"_s), 2); // none twice
}

void TestOutcomes::onlyTheNewestIsUploaded()
{
    addShow(*m_connection, u"a"_s, {u"1"_s, u"2"_s});
    (void)addOwn(*m_connection, play(u"a"_s, u"1"_s, 100, 20));
    const qint64 newest = addOwn(*m_connection, play(u"a"_s, u"1"_s, 200, 40));
    const qint64 other = addOwn(*m_connection, play(u"a"_s, u"2"_s, 150, 10));
    QCOMPARE(uploadsOf(feedOf(u"a"_s)), (QList<qint64>{other, newest})); // oldest first
    QCOMPARE(*storage::SyncUploadStore(*m_connection, m_target.id).waitingCount(), 2);
}

void TestOutcomes::nothingOlderThanOthersIsUploaded()
{
    addShow(*m_connection, u"a"_s, {u"1"_s});
    (void)addOwn(*m_connection, play(u"a"_s, u"1"_s, 100, 20));
    take({play(u"a"_s, u"1"_s, 150, 10)});
    QCOMPARE(uploadsOf(feedOf(u"a"_s)), QList<qint64>());
}

void TestOutcomes::whatTheServerDropsIsLeftOut()
{
    addShow(*m_connection, u"a"_s, {u"1"_s});
    const qint64 place = addOwn(*m_connection, play(u"a"_s, u"1"_s, 100, 20));
    SyncAction unplayed = play(u"a"_s, u"1"_s, 200, 0);
    unplayed.kind = SyncActionKind::New;
    unplayed.position = unplayed.started = unplayed.total = std::nullopt;
    (void)addOwn(*m_connection, unplayed);
    QCOMPARE(uploadsOf(feedOf(u"a"_s), {.carries = {Carried::Shows | Carried::Places}}),
             QList<qint64>{place});
}

QTEST_GUILESS_MAIN(TestOutcomes)
#include "tst_outcomes.moc"
