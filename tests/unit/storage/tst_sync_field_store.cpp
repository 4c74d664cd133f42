// SPDX-License-Identifier: GPL-3.0-or-later
#include <storage/connection.h>
#include <storage/sync_field_store.h>
#include <storage/sync_log_store.h>
#include <storage/sync_show_store.h>
#include <storage/sync_target_store.h>

#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::storage;
using domain::SyncField;
using domain::SyncFieldKind;

namespace {

const QString feedUrl = u"https://example.org/feed.xml"_s;

SyncField field(const QString &item,
                qint64 time,
                const QJsonValue &value = true,
                const QString &device = u"phone"_s)
{
    return {.kind = SyncFieldKind::Favourite,
            .feed = feedUrl,
            .item = item,
            .part = {},
            .url = {},
            .value = value,
            .time = time,
            .device = device};
}

} // namespace

class TestSyncFieldStore final : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void everyOrderGivesTheSameValue_data();
    void everyOrderGivesTheSameValue();
    void anOwnValueIsLaterThanTheOneItReplaces();
    void anEqualValueNeedsNotWait();
    void ownValuesAreSentOnce();
    void valuesOfShowsThatTheTargetLacksStay();
    void theRemovalOfAShowIsSent();
    void whenTwoFeedsBecomeOneTheNewerValuesStay();
    void theStateOfAFolderIsKept();
    void aRemovedTargetLeavesTheValues();

private:
    [[nodiscard]] StoredField stored(const QString &item)
    {
        const auto all = SyncFieldStore(*m_connection).all(SyncFieldKind::Favourite);
        for (const StoredField &each : all.value_or(QList<StoredField>())) {
            if (each.field.item == item)
                return each;
        }
        return {};
    }
    [[nodiscard]] QStringList unsent(const domain::SyncTarget &target)
    {
        QStringList items;
        const auto all = SyncFieldStore(*m_connection).unsent(target.id, 100);
        for (const StoredField &each : all.value_or(QList<StoredField>()))
            items.append(each.field.item);
        if (SyncFieldStore(*m_connection).unsentCount(target.id).value_or(-1) != items.size())
            return {u"another count"_s};
        return items;
    }
    [[nodiscard]] qint64 feed(const QString &url = feedUrl)
    {
        return m_connection->transaction([&] { return SyncLogStore(*m_connection).feedFor(url); })
            .value_or(0);
    }
    domain::SyncTarget addTarget(const QString &path);
    bool share(const domain::SyncTarget &target, qint64 feed)
    {
        return SyncShowStore(*m_connection, target.id)
            .put({feed, u"https://spelt.example"_s, {}})
            .has_value();
    }

    std::unique_ptr<Connection> m_connection;
};

void TestSyncFieldStore::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_connection = Connection::open(u":memory:"_s).value_or(nullptr);
    QVERIFY(m_connection);
}

domain::SyncTarget TestSyncFieldStore::addTarget(const QString &path)
{
    const domain::SyncTarget target{.kind = domain::SyncTargetKind::Folder,
                                    .address = QUrl::fromLocalFile(path),
                                    .device = u"desk"_s};
    return m_connection->transaction([&] { return SyncTargetStore(*m_connection).add(target); })
        .value_or(domain::SyncTarget());
}

void TestSyncFieldStore::everyOrderGivesTheSameValue_data()
{
    QTest::addColumn<QList<SyncField>>("fields"); // the last one wins
    QTest::newRow("the later time")
        << QList<SyncField>{field(u"a"_s, 10, true), field(u"a"_s, 11, QJsonValue())};
    QTest::newRow("of equal times the greater device")
        << QList<SyncField>{field(u"a"_s, 10, 1, u"desk"_s), field(u"a"_s, 10, 0, u"phone"_s)};
    QTest::newRow("of equal devices the greater text")
        << QList<SyncField>{field(u"a"_s, 10, u"a"_s), field(u"a"_s, 10, u"b"_s)};
    QTest::newRow("of four values") << QList<SyncField>{field(u"a"_s, 1, 1),
                                                        field(u"a"_s, 5, 2, u"desk"_s),
                                                        field(u"a"_s, 5, 1, u"phone"_s),
                                                        field(u"a"_s, 9, u"x"_s)};
}

void TestSyncFieldStore::everyOrderGivesTheSameValue()
{
    QFETCH(const QList<SyncField>, fields);
    QList<int> order;
    for (int index = 0; index < fields.size(); ++index)
        order.append(index);
    do {
        init();
        SyncFieldStore store(*m_connection);
        for (const int index : std::as_const(order))
            QVERIFY(store.merge(1, fields[index]));
        const StoredField kept = stored(u"a"_s);
        QCOMPARE(kept.field.value, fields.constLast().value);
        QCOMPARE(kept.field.time, fields.constLast().time);
        QCOMPARE(kept.field.device, fields.constLast().device);
        QVERIFY(kept.isWaiting);
        QCOMPARE(kept.revision, 0);
    } while (std::next_permutation(order.begin(), order.end()));
}

void TestSyncFieldStore::anOwnValueIsLaterThanTheOneItReplaces()
{
    SyncFieldStore store(*m_connection);
    QVERIFY(store.merge(1, field(u"a"_s, 5'000)));
    QVERIFY(store.putOwn(1, field(u"a"_s, 100, {}, u"desk"_s)));
    const StoredField own = stored(u"a"_s);
    QCOMPARE(own.field.time, 5'001);
    QVERIFY(own.field.value.isNull());
    QVERIFY(!own.isWaiting);
    QCOMPARE(own.revision, 1);
    const auto older = store.merge(1, field(u"a"_s, 5'000, 1));
    QVERIFY(older && !*older);
}

void TestSyncFieldStore::anEqualValueNeedsNotWait()
{
    SyncFieldStore store(*m_connection);
    QVERIFY(store.putOwn(1, field(u"a"_s, 100, true, u"desk"_s)));
    QVERIFY(store.merge(1, field(u"a"_s, 200, true)));
    QVERIFY(!stored(u"a"_s).isWaiting);
    QCOMPARE(store.waitingKinds().value_or(QList<SyncFieldKind>{SyncFieldKind::Tag}),
             QList<SyncFieldKind>());
    QVERIFY(store.merge(1, field(u"a"_s, 300, QJsonValue())));
    QCOMPARE(store.waitingKinds().value_or(QList<SyncFieldKind>()),
             QList<SyncFieldKind>{SyncFieldKind::Favourite});
    QVERIFY(store.setWaiting({stored(u"a"_s).id}, false));
    QVERIFY(!stored(u"a"_s).isWaiting);
}

void TestSyncFieldStore::ownValuesAreSentOnce()
{
    SyncFieldStore store(*m_connection);
    const domain::SyncTarget target = addTarget(u"/one"_s);
    const domain::SyncTarget second = addTarget(u"/two"_s);
    const qint64 id = feed();
    QVERIFY(share(target, id) && share(second, id));
    QVERIFY(store.putOwn(id, field(u"a"_s, 1)) && store.putOwn(id, field(u"b"_s, 2)));
    QVERIFY(store.merge(id, field(u"other"_s, 3)));
    QCOMPARE(unsent(target), (QStringList{u"a"_s, u"b"_s}));
    QCOMPARE(store.lastRevision().value_or(-1), 2);
    const auto fields = store.unsent(target.id, 1);
    QVERIFY(fields);
    QCOMPARE(fields->constFirst().field.feed, u"https://spelt.example"_s);
    QVERIFY(store.setSent(target.id, *fields));
    QCOMPARE(unsent(target), QStringList{u"b"_s});
    QCOMPARE(unsent(second), (QStringList{u"a"_s, u"b"_s}));
    QVERIFY(store.putOwn(id, field(u"a"_s, 4, {})));
    QCOMPARE(unsent(target), (QStringList{u"b"_s, u"a"_s}));
    QVERIFY(store.merge(id, field(u"b"_s, 9, {}))); // replaced before it was sent
    QCOMPARE(unsent(target), QStringList{u"a"_s});
    QVERIFY(store.setSent(target.id, store.unsent(target.id, 9).value_or(QList<StoredField>())));
    QVERIFY(unsent(target).isEmpty());
    QVERIFY(store.forgetSent(target.id));
    QCOMPARE(unsent(target), QStringList{u"a"_s});
}

void TestSyncFieldStore::valuesOfShowsThatTheTargetLacksStay()
{
    SyncFieldStore store(*m_connection);
    const domain::SyncTarget target = addTarget(u"/one"_s);
    const qint64 id = feed();
    QVERIFY(store.putOwn(id, field(u"a"_s, 1)));
    QVERIFY(unsent(target).isEmpty());
    SyncShowStore shows(*m_connection, target.id);
    QVERIFY(shows.put({id, feedUrl, domain::SyncShowState::Refused}));
    QVERIFY(unsent(target).isEmpty());
    QVERIFY(share(target, id));
    QCOMPARE(unsent(target), QStringList{u"a"_s});
}

void TestSyncFieldStore::theRemovalOfAShowIsSent()
{
    SyncFieldStore store(*m_connection);
    const domain::SyncTarget target = addTarget(u"/one"_s);
    SyncField show = field({}, 1, false);
    show.kind = SyncFieldKind::Show;
    QVERIFY(store.putOwn(feed(), show));
    const auto fields = store.unsent(target.id, 10);
    QVERIFY(fields);
    QCOMPARE(fields->size(), 1);
    QCOMPARE(fields->constFirst().field.feed, feedUrl);
}

void TestSyncFieldStore::whenTwoFeedsBecomeOneTheNewerValuesStay()
{
    SyncFieldStore store(*m_connection);
    QVERIFY(store.merge(1, field(u"a"_s, 10, 1)));
    QVERIFY(store.merge(2, field(u"a"_s, 20, 2)));
    QVERIFY(store.merge(1, field(u"b"_s, 40, 3)));
    QVERIFY(store.merge(2, field(u"b"_s, 30, 4)));
    QVERIFY(store.merge(2, field(u"c"_s, 5, 5)));
    QVERIFY(store.merge(3, field(u"a"_s, 99, 6)));
    QVERIFY(mergeFields(*m_connection, 1, 2));
    const auto all = store.all(SyncFieldKind::Favourite);
    QVERIFY(all);
    QStringList lines;
    for (const StoredField &each : *all)
        lines.append(
            u"%1 %2 %3"_s.arg(each.feed).arg(each.field.item).arg(each.field.value.toInt()));
    lines.sort();
    QCOMPARE(lines, (QStringList{u"1 a 2"_s, u"1 b 3"_s, u"1 c 5"_s, u"3 a 6"_s}));
}

void TestSyncFieldStore::theStateOfAFolderIsKept()
{
    SyncFieldStore store(*m_connection);
    const domain::SyncTarget target = addTarget(u"/one"_s);
    QCOMPARE(store.folderState(target.id).value_or("error"), QByteArray());
    QVERIFY(store.setFolderState(target.id, "{\"a\":1}"));
    QVERIFY(store.setFolderState(target.id, "{\"a\":2}"));
    QCOMPARE(store.folderState(target.id).value_or("error"), QByteArray("{\"a\":2}"));
}

void TestSyncFieldStore::aRemovedTargetLeavesTheValues()
{
    SyncFieldStore store(*m_connection);
    const domain::SyncTarget target = addTarget(u"/one"_s);
    const qint64 id = feed();
    QVERIFY(share(target, id));
    QVERIFY(store.putOwn(id, field(u"a"_s, 1)));
    QVERIFY(store.setSent(target.id, store.unsent(target.id, 9).value_or(QList<StoredField>())));
    QVERIFY(store.setFolderState(target.id, "{}"));
    QVERIFY(SyncTargetStore(*m_connection).remove(target.id));
    QCOMPARE(stored(u"a"_s).revision, 1);
    QCOMPARE(m_connection->number(u"SELECT count(*) FROM sync_field_sent"_s).value_or(-1), 0);
    QCOMPARE(m_connection->number(u"SELECT count(*) FROM sync_folder"_s).value_or(-1), 0);
}

QTEST_GUILESS_MAIN(TestSyncFieldStore)
#include "tst_sync_field_store.moc"
