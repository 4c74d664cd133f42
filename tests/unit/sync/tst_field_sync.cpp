// SPDX-License-Identifier: GPL-3.0-or-later
#include "field_keys.h"
#include "sync_samples.h"

#include <storage/library_value_store.h>
#include <storage/playlist_store.h>
#include <storage/queue_store.h>
#include <storage/shared_playlists.h>
#include <storage/sync_show_store.h>
#include <sync/field_sync.h>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

#include <functional>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::sync;
using namespace dogear::sync::test;
using domain::SyncField;
using domain::SyncFieldKind;

namespace {

constexpr qint64 now = 1'700'000'000'000;

SyncField field(SyncFieldKind kind,
                const QString &item,
                const QJsonValue &value,
                qint64 time = now,
                const QString &part = {})
{
    return {.kind = kind,
            .feed = feedOf(u"a"_s),
            .item = item,
            .part = part,
            .url = {},
            .value = value,
            .time = time,
            .device = u"phone"_s};
}

QString text(const QJsonValue &value)
{
    return QString::fromUtf8(QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact));
}

} // namespace

class TestFieldSync final : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void onlyChangesAreRecorded();
    void theFirstStateIsOlderThanEveryChange();
    void removalsAreRecorded();
    void whatTheLibraryLacksIsNoRemoval();
    void onlyTheMovedEpisodeGetsANewPlace();
    void episodesAreFoundByTheirEnclosure();
    void anotherGuidOfAnEpisodeIsNoChange();
    void valuesOfOthersAreNoChangesOfTheUser();
    void aFirstQueueFollowsThatOfTheOthers();
    void aListThatIsCreatedDuringARunStays();
    void showsAreThoseOfTheTarget();
    void wrongFieldsAreLeftOut_data();
    void wrongFieldsAreLeftOut();

private:
    Result<> record(qint64 time, bool isFirst = false)
    {
        return m_connection->transaction(
            [&] { return FieldSync(*m_connection, u"desk"_s).record(time, isFirst); });
    }
    Result<QSet<SyncFieldKind>> receive(const QList<SyncField> &fields)
    {
        return m_connection->transaction([&] {
            FieldSync sync(*m_connection, u"desk"_s);
            return sync.merge(fields).and_then([&](int) { return sync.apply(); });
        });
    }
    /// The fields of \a kind, as "item value time", sorted.
    [[nodiscard]] QStringList fields(SyncFieldKind kind);
    [[nodiscard]] QMap<QString, QString> places();
    bool setFavourite(const QString &guid, bool isFavourite)
    {
        return storage::LibraryValueStore(*m_connection)
            .setFavourites({{episodeId(*m_connection, guid), isFavourite}})
            .has_value();
    }
    bool setQueue(const QStringList &guids);
    [[nodiscard]] QStringList queue();

    std::unique_ptr<storage::Connection> m_connection;
};

void TestFieldSync::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_connection = openLibrary();
    QVERIFY(m_connection);
    QVERIFY(addShow(*m_connection, u"a"_s, {u"1"_s, u"2"_s, u"3"_s, u"4"_s}).isValid());
}

QStringList TestFieldSync::fields(SyncFieldKind kind)
{
    QStringList lines;
    const auto all = storage::SyncFieldStore(*m_connection).all(kind);
    for (const storage::StoredField &each : all.value_or(QList<storage::StoredField>()))
        lines.append(u"%1 %2 %3"_s.arg(
            each.field.item, text(each.field.value), QString::number(each.field.time)));
    lines.sort();
    return lines;
}

QMap<QString, QString> TestFieldSync::places()
{
    QMap<QString, QString> found;
    const auto all = storage::SyncFieldStore(*m_connection).all(SyncFieldKind::Queue);
    for (const storage::StoredField &each : all.value_or(QList<storage::StoredField>()))
        found.insert(each.field.item, each.field.value.toString());
    return found;
}

bool TestFieldSync::setQueue(const QStringList &guids)
{
    QList<EpisodeId> ids;
    for (const QString &guid : guids)
        ids.append(episodeId(*m_connection, guid));
    return m_connection
        ->transaction([&] { return storage::QueueStore(*m_connection).replace(ids); })
        .has_value();
}

QStringList TestFieldSync::queue()
{
    QStringList guids;
    const auto all = storage::LibraryValueStore(*m_connection).read(SyncFieldKind::Queue);
    for (const SyncField &each : all.value_or(QList<SyncField>()))
        guids.append(each.item);
    return guids;
}

void TestFieldSync::onlyChangesAreRecorded()
{
    QVERIFY(setFavourite(u"1"_s, true));
    QVERIFY(record(now));
    QVERIFY(record(now + 5));
    QCOMPARE(fields(SyncFieldKind::Favourite), QStringList{u"1 [true] %1"_s.arg(now)});
    QVERIFY(setFavourite(u"2"_s, true));
    QVERIFY(record(now + 10));
    QCOMPARE(fields(SyncFieldKind::Favourite),
             (QStringList{u"1 [true] %1"_s.arg(now), u"2 [true] %1"_s.arg(now + 10)}));
}

void TestFieldSync::theFirstStateIsOlderThanEveryChange()
{
    QVERIFY(setFavourite(u"1"_s, true));
    QVERIFY(record(now, true));
    QCOMPARE(fields(SyncFieldKind::Favourite), QStringList{u"1 [true] 1"_s});
}

void TestFieldSync::removalsAreRecorded()
{
    QVERIFY(setFavourite(u"1"_s, true));
    QVERIFY(setQueue({u"1"_s, u"2"_s}));
    QVERIFY(record(now));
    QVERIFY(setFavourite(u"1"_s, false));
    QVERIFY(setQueue({u"2"_s}));
    QVERIFY(record(now + 1));
    QCOMPARE(fields(SyncFieldKind::Favourite), QStringList{u"1 [null] %1"_s.arg(now + 1)});
    QVERIFY(places().value(u"1"_s).isEmpty());
    QVERIFY(!places().value(u"2"_s).isEmpty());
}

void TestFieldSync::whatTheLibraryLacksIsNoRemoval()
{
    QVERIFY(setFavourite(u"1"_s, true));
    QVERIFY(record(now));
    const auto show = storage::PodcastStore(*m_connection).findByUrl(QUrl(feedOf(u"a"_s)));
    QVERIFY(show && *show);
    QVERIFY(storage::PodcastStore(*m_connection).remove((*show)->id));
    QVERIFY(record(now + 1));
    QCOMPARE(fields(SyncFieldKind::Favourite), QStringList{u"1 [true] %1"_s.arg(now)});
    QVERIFY(addShow(*m_connection, u"a"_s, {u"1"_s}).isValid());
    QVERIFY(record(now + 2));
    QVERIFY(receive({}));
    QCOMPARE(storage::LibraryValueStore(*m_connection)
                 .read(SyncFieldKind::Favourite)
                 .value_or(QList<SyncField>())
                 .size(),
             1);
}

void TestFieldSync::onlyTheMovedEpisodeGetsANewPlace()
{
    QVERIFY(setQueue({u"1"_s, u"2"_s, u"3"_s, u"4"_s}));
    QVERIFY(record(now));
    const QMap<QString, QString> before = places();
    QVERIFY(setQueue({u"4"_s, u"1"_s, u"2"_s, u"3"_s}));
    QVERIFY(record(now + 1));
    QMap<QString, QString> expected = before;
    expected.insert(u"4"_s, places().value(u"4"_s));
    QCOMPARE(places(), expected);
    QVERIFY(places().value(u"4"_s) < before.value(u"1"_s));
}

void TestFieldSync::episodesAreFoundByTheirEnclosure()
{
    SyncField favourite = field(SyncFieldKind::Favourite, u"another guid"_s, true);
    favourite.url = mediaOf(u"3"_s);
    const auto changed = receive({favourite});
    QVERIFY(changed);
    QCOMPARE(*changed, QSet<SyncFieldKind>{SyncFieldKind::Favourite});
    const auto read = storage::LibraryValueStore(*m_connection).read(SyncFieldKind::Favourite);
    QVERIFY(read);
    QCOMPARE(read->size(), 1);
    QCOMPARE(read->constFirst().item, u"3"_s);
}

void TestFieldSync::anotherGuidOfAnEpisodeIsNoChange()
{
    SyncField favourite = field(SyncFieldKind::Favourite, u"another guid"_s, true);
    SyncField queued = field(SyncFieldKind::Queue, u"another guid"_s, u"mmmmm"_s);
    favourite.url = queued.url = mediaOf(u"3"_s);
    QVERIFY(receive({favourite, queued}));
    QCOMPARE(queue(), QStringList{u"3"_s});
    QVERIFY(record(now + 1));
    QCOMPARE(fields(SyncFieldKind::Favourite), QStringList{u"another guid [true] %1"_s.arg(now)});
    QCOMPARE(fields(SyncFieldKind::Queue), QStringList{u"another guid [\"mmmmm\"] %1"_s.arg(now)});
    QVERIFY(setFavourite(u"3"_s, false));
    QVERIFY(record(now + 2));
    QCOMPARE(fields(SyncFieldKind::Favourite),
             QStringList{u"another guid [null] %1"_s.arg(now + 2)});
}

void TestFieldSync::valuesOfOthersAreNoChangesOfTheUser()
{
    QVERIFY(receive({field(SyncFieldKind::Favourite, u"1"_s, true),
                     field(SyncFieldKind::Tag, u"News"_s, true),
                     field(SyncFieldKind::ShowSetting, {}, 1.5, now, u"speed"_s),
                     field(SyncFieldKind::Bookmark,
                           u"2"_s,
                           QJsonObject{{u"note"_s, u"n"_s}},
                           now,
                           u"1000/1700000000"_s),
                     field(SyncFieldKind::Queue, u"4"_s, u"mmmmm"_s),
                     field(SyncFieldKind::Queue, u"3"_s, u"mmmmn"_s),
                     field(SyncFieldKind::Favourite, u"unknown"_s, true)}));
    QCOMPARE(queue(), (QStringList{u"4"_s, u"3"_s}));
    QVERIFY(record(now + 1'000));
    QCOMPARE(
        m_connection->number(u"SELECT count(*) FROM sync_field WHERE revision > 0"_s).value_or(-1),
        0);
    QCOMPARE(
        m_connection->number(u"SELECT count(*) FROM sync_field WHERE waiting = 1"_s).value_or(-1),
        1); // the episode that this library lacks
}

void TestFieldSync::aFirstQueueFollowsThatOfTheOthers()
{
    QVERIFY(setQueue({u"1"_s, u"2"_s}));
    QVERIFY(m_connection->transaction([&]() -> Result<> {
        FieldSync sync(*m_connection, u"desk"_s);
        return sync
            .merge({field(SyncFieldKind::Queue, u"4"_s, u"mmmmm"_s),
                    field(SyncFieldKind::Queue, u"2"_s, u"nnnnn"_s)})
            .and_then([&](int) { return sync.record(now, true); })
            .and_then([&] { return sync.apply(); })
            .map([](const QSet<SyncFieldKind> &) {});
    }));
    QCOMPARE(queue(), (QStringList{u"4"_s, u"2"_s, u"1"_s}));
}

void TestFieldSync::aListThatIsCreatedDuringARunStays()
{
    storage::SharedPlaylists lists;
    storage::PlaylistStore store(*m_connection);
    const auto run = [&](const std::function<Result<>(FieldSync &)> &step) {
        return m_connection->transaction([&] {
            FieldSync sync(*m_connection, u"desk"_s, &lists);
            return step(sync);
        });
    };
    const SyncField received{.kind = SyncFieldKind::List,
                             .feed = {},
                             .item = u"another"_s,
                             .part = u"name"_s,
                             .url = {},
                             .value = u"Road"_s,
                             .time = now,
                             .device = u"phone"_s};
    QVERIFY(run([](FieldSync &sync) { return sync.record(now, false); }).has_value());
    QVERIFY(
        run([&](FieldSync &sync) { return sync.merge({received}).map([](int) {}); }).has_value());
    // The user creates one while the folder is read; apply() removes lists that no field has.
    const auto created = store.put({.name = u"Sea"_s});
    QVERIFY(created.has_value());
    QVERIFY(m_connection
                ->transaction(
                    [&] { return store.replace(*created, {episodeId(*m_connection, u"1"_s)}); })
                .has_value());
    QVERIFY(run([](FieldSync &sync) {
                return sync.record(now + 1, false).and_then([&sync] {
                    return sync.apply().map([](const QSet<SyncFieldKind> &) {});
                });
            }).has_value());
    const auto all = store.all();
    QVERIFY(all.has_value());
    QCOMPARE(all->size(), 2);
    QCOMPARE(all->at(0).name, u"Road"_s);
    QCOMPARE(all->at(1).name, u"Sea"_s);
    QCOMPARE(all->at(1).episodeCount, 1);
}

void TestFieldSync::showsAreThoseOfTheTarget()
{
    const domain::SyncTarget target = addTarget(*m_connection);
    const auto find = [&] { return storage::SyncLogStore(*m_connection).feedFor(feedOf(u"a"_s)); };
    const qint64 feed = m_connection->transaction(find).value_or(0);
    FieldSync sync(*m_connection, u"desk"_s);
    storage::SyncShowStore shows(*m_connection, target.id);
    QVERIFY(shows.put({feed, feedOf(u"a"_s), domain::SyncShowState::Shared}));
    QVERIFY(sync.recordShows(target.id, now));
    QVERIFY(sync.recordShows(target.id, now + 1));
    QCOMPARE(fields(SyncFieldKind::Show), QStringList{u" [true] %1"_s.arg(now)});
    QVERIFY(shows.put({feed, feedOf(u"a"_s), domain::SyncShowState::RemovedHere})); // asked
    QVERIFY(sync.recordShows(target.id, now + 2));
    const auto followed = sync.shows();
    QVERIFY(followed);
    QCOMPARE(followed->followed, QStringList{feedOf(u"a"_s)});
    QVERIFY(shows.remove(feed));
    QVERIFY(sync.recordShows(target.id, now + 3));
    const auto left = sync.shows();
    QVERIFY(left);
    QCOMPARE(left->unfollowed, QStringList{feedOf(u"a"_s)});
}

void TestFieldSync::wrongFieldsAreLeftOut_data()
{
    QTest::addColumn<SyncField>("wrong");
    const auto without = [](SyncField field, QString SyncField::*member) {
        field.*member = QString();
        return field;
    };
    const SyncField tag = field(SyncFieldKind::Tag, u"News"_s, true);
    QTest::newRow("no feed") << without(tag, &SyncField::feed);
    QTest::newRow("no tag") << without(tag, &SyncField::item);
    QTest::newRow("no device") << without(tag, &SyncField::device);
    QTest::newRow("no time") << field(SyncFieldKind::Tag, u"News"_s, true, 0);
    QTest::newRow("a tag that is a text") << field(SyncFieldKind::Tag, u"News"_s, u"yes"_s);
    QTest::newRow("a place that is none") << field(SyncFieldKind::Queue, u"1"_s, u"first1"_s);
    QTest::newRow("a place that is a number") << field(SyncFieldKind::Queue, u"1"_s, 1);
    QTest::newRow("a bookmark without a time")
        << field(SyncFieldKind::Bookmark, u"1"_s, QJsonObject(), now, u"1000"_s);
    QTest::newRow("a bookmark before the beginning")
        << field(SyncFieldKind::Bookmark, u"1"_s, QJsonObject(), now, u"-5/1700000000"_s);
    QTest::newRow("a setting without a name") << field(SyncFieldKind::ShowSetting, {}, 1.5);
    QTest::newRow("a very long name") << field(SyncFieldKind::Tag, QString(100'000, u'x'), true);
}

void TestFieldSync::wrongFieldsAreLeftOut()
{
    QFETCH(const SyncField, wrong);
    QVERIFY(!isWellFormed(wrong));
    const auto changed = receive({wrong});
    QVERIFY(changed && changed->isEmpty());
    QCOMPARE(m_connection->number(u"SELECT count(*) FROM sync_field"_s).value_or(-1), 0);
}

QTEST_GUILESS_MAIN(TestFieldSync)
#include "tst_field_sync.moc"
