// SPDX-License-Identifier: GPL-3.0-or-later

#include "migrations.h"
#include "sample_episodes.h"

#include <storage/play_source_store.h>
#include <storage/playlist_store.h>
#include <storage/shared_playlists.h>

#include <QRegularExpression>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::storage;
using namespace dogear::storage::test;

namespace {

/// A list in which \a episodes are guids such as "b a".
struct Row
{
    QString id;
    QString name;
    QString episodes = {};
};

} // namespace

class TestSharedPlaylists final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void anOlderListGetsAnId();
    void eachListHasItsOwnId();
    void aChangedListKeepsItsId();
    void replacing_data();
    void replacing();
    void aListThatStaysKeepsItsLocalId();
    void aFailureAtAnyStatementChangesNothing();

private:
    [[nodiscard]] QList<EpisodeId> ids(const QString &guids) const
    {
        QList<EpisodeId> ids;
        for (const QString &guid : guids.split(u' ', Qt::SkipEmptyParts))
            ids.append(idOf(*m_connection, m_show, guid));
        return ids;
    }
    [[nodiscard]] Result<> replace(const QList<Row> &rows)
    {
        QList<SharedList> lists;
        for (const Row &row : rows)
            lists.append({row.id, row.name, true, ids(row.episodes)});
        return m_connection->transaction([&] { return m_lists.replace(*m_connection, lists); });
    }
    /// All lists in the order of their ids, as "id name: episodes".
    [[nodiscard]] QStringList dump()
    {
        QStringList lines;
        const auto lists = m_lists.all(*m_connection);
        if (!lists)
            return {u"error"_s};
        for (const SharedList &list : *lists) {
            QStringList guids;
            for (const EpisodeId episode : list.episodes) {
                for (const QString &guid : {u"a"_s, u"b"_s, u"c"_s}) {
                    if (idOf(*m_connection, m_show, guid) == episode)
                        guids.append(guid);
                }
            }
            lines.append(u"%1 %2: %3"_s.arg(list.id, list.name, guids.join(u' ')).trimmed());
        }
        return lines;
    }

    std::unique_ptr<Connection> m_connection;
    PodcastId m_show;
    SharedPlaylists m_lists;
};

void TestSharedPlaylists::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_connection = openInMemory();
    m_show = addShow(*m_connection, u"show"_s);
    QVERIFY(
        EpisodeStore(*m_connection)
            .update(
                m_show, {episode(u"a"_s, 1), episode(u"b"_s, 2), episode(u"c"_s, 3)}, true, testNow)
            .has_value());
}

void TestSharedPlaylists::anOlderListGetsAnId()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"library.sqlite"_s);
    {
        QList<Migration> steps = embeddedMigrations();
        steps.removeIf([](const Migration &step) { return step.number >= 39; });
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"older"_s);
        database.setDatabaseName(path);
        QVERIFY(database.open());
        QVERIFY(migrate(database, path, steps).has_value());
        QSqlQuery query(database);
        QVERIFY(
            query.exec(u"INSERT INTO list (name, keeps_played) VALUES ('Road', 0), ('Sea', 1)"_s));
        query.finish();
        database.close();
    }
    QSqlDatabase::removeDatabase(u"older"_s);

    const auto connection = Connection::open(path);
    QVERIFY(connection.has_value());
    const auto lists = m_lists.all(**connection);
    QVERIFY(lists.has_value());
    QCOMPARE(lists->size(), 2);
    QCOMPARE(lists->at(0).id.size(), 32);
    QVERIFY(lists->at(0).id != lists->at(1).id);
    for (const SharedList &list : *lists)
        QCOMPARE(list.keepsPlayed, list.name == "Sea"_L1);
}

void TestSharedPlaylists::eachListHasItsOwnId()
{
    PlaylistStore store(*m_connection);
    QVERIFY(store.put({.name = u"Road"_s}).has_value());
    QVERIFY(store.put({.name = u"Sea"_s, .keepsPlayed = false}).has_value());
    const auto lists = m_lists.all(*m_connection);
    QVERIFY(lists.has_value());
    QCOMPARE(lists->size(), 2);
    QCOMPARE(lists->at(0).id.size(), 32);
    QVERIFY(lists->at(0).id != lists->at(1).id);
}

void TestSharedPlaylists::aChangedListKeepsItsId()
{
    PlaylistStore store(*m_connection);
    const auto id = store.put({.name = u"Road"_s});
    QVERIFY(id.has_value());
    const QString before = m_lists.all(*m_connection)->value(0).id;
    QVERIFY(store.put({.id = *id, .name = u"Sea"_s}).has_value());
    QVERIFY(store.replace(*id, ids(u"b a"_s)).has_value());
    QCOMPARE(dump(), QStringList{before + u" Sea: b a"_s});
}

void TestSharedPlaylists::replacing_data()
{
    QTest::addColumn<QList<Row>>("before");
    QTest::addColumn<QList<Row>>("wanted");
    QTest::addColumn<QStringList>("expected");
    const QList<Row> two{{u"1"_s, u"Road"_s, u"a b"_s}, {u"2"_s, u"Sea"_s, u"c"_s}};

    QTest::newRow("new lists are added")
        << QList<Row>() << two << QStringList{u"1 Road: a b"_s, u"2 Sea: c"_s};
    QTest::newRow("a list that is not wanted is removed")
        << two << QList<Row>{two[1]} << QStringList{u"2 Sea: c"_s};
    QTest::newRow("the order of the episodes is the wanted one")
        << two << QList<Row>{{u"1"_s, u"Road"_s, u"c b a"_s}, two[1]}
        << QStringList{u"1 Road: c b a"_s, u"2 Sea: c"_s};
    QTest::newRow("two lists exchange their names")
        << two << QList<Row>{{u"1"_s, u"Sea"_s, u"a b"_s}, {u"2"_s, u"Road"_s, u"c"_s}}
        << QStringList{u"1 Sea: a b"_s, u"2 Road: c"_s};
    QTest::newRow("of two lists with one name, that with the smaller id keeps it")
        << QList<Row>{{u"2"_s, u"Road"_s, u"c"_s}}
        << QList<Row>{{u"2"_s, u"Road"_s, u"c"_s}, {u"1"_s, u"road"_s, u"a"_s}}
        << QStringList{u"1 road: a"_s, u"2 Road (2): c"_s};
    QTest::newRow("a number takes no name that a list has by itself")
        << QList<Row>()
        << QList<Row>{{u"1"_s, u"Road"_s}, {u"2"_s, u"Road"_s}, {u"3"_s, u"Road (2)"_s}}
        << QStringList{u"1 Road:"_s, u"2 Road (3):"_s, u"3 Road (2):"_s};
    QTest::newRow("a list whose name is blank gets its id as its name")
        << QList<Row>() << QList<Row>{{u"1"_s, u"  "_s}} << QStringList{u"1 1:"_s};
    QTest::newRow("no list is wanted") << two << QList<Row>() << QStringList();
}

void TestSharedPlaylists::replacing()
{
    QFETCH(const QList<Row>, before);
    QFETCH(const QList<Row>, wanted);
    QFETCH(const QStringList, expected);
    QVERIFY(replace(before).has_value());
    QVERIFY(replace(wanted).has_value());
    QCOMPARE(dump(), expected);
    // The others get the numbered names, and give the same ones back.
    const auto lists = m_lists.all(*m_connection);
    QVERIFY(m_connection->transaction([&] { return m_lists.replace(*m_connection, *lists); })
                .has_value());
    QCOMPARE(dump(), expected);
}

void TestSharedPlaylists::aListThatStaysKeepsItsLocalId()
{
    QVERIFY(replace({{u"1"_s, u"Road"_s, u"a"_s}}).has_value());
    const auto id = PlaylistStore(*m_connection).named(u"Road"_s);
    QVERIFY(id.has_value() && id->isValid());
    QVERIFY(replace({{u"0"_s, u"Sea"_s, u"b"_s}, {u"1"_s, u"Lake"_s, u"c"_s}}).has_value());
    QCOMPARE(PlaylistStore(*m_connection).find(*id)->name, u"Lake"_s);
}

void TestSharedPlaylists::aFailureAtAnyStatementChangesNothing()
{
    QVERIFY(replace({{u"1"_s, u"Road"_s, u"a b"_s}}).has_value());
    bool isDone = false;
    for (int n = 1; !isDone; ++n) {
        QVERIFY(n < 40);
        m_connection->failAfter(n);
        isDone = replace({{u"1"_s, u"Sea"_s, u"c"_s}, {u"2"_s, u"Road"_s, u"a"_s}}).has_value();
        m_connection->failAfter(0);
        QCOMPARE(dump(),
                 isDone ? (QStringList{u"1 Sea: c"_s, u"2 Road: a"_s})
                        : QStringList{u"1 Road: a b"_s});
    }
}

QTEST_GUILESS_MAIN(TestSharedPlaylists)
#include "tst_shared_playlists.moc"
