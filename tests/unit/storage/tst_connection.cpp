// SPDX-License-Identifier: GPL-3.0-or-later

#include "kept_copies.h"
#include "migrations.h"

#include <storage/connection.h>

#include <QFileInfo>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::storage;

class TestConnection final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void aNewFileGetsTheNewestSchema();
    void whatCannotBeOpened_data();
    void whatCannotBeOpened();
    void aNewerLibraryIsLeftAlone();
    void aTransactionThatFailsLeavesNothing();
    void aQuestionThatIsReadByHalfHoldsNothingBack();
    void splitScript_data();
    void splitScript();
    void anOldLibraryIsCopiedBeforeItIsMigrated();
    void theLastThreeCopiesAreKept();
    void aMigrationThatFailsChangesNothing();

private:
    static int rows(QSqlDatabase &database, const QString &table)
    {
        QSqlQuery query(u"SELECT count(*) FROM "_s + table, database);
        return query.next() ? query.value(0).toInt() : -1;
    }
};

void TestConnection::aNewFileGetsTheNewestSchema()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"library.sqlite"_s);
    for (int start = 0; start < 2; ++start) {
        const auto connection = Connection::open(path);
        QVERIFY(connection.has_value());
        QCOMPARE((*connection)->schemaVersion(), embeddedMigrations().constLast().number);
        const auto mode = (*connection)->execute(u"PRAGMA journal_mode"_s);
        QVERIFY(mode.has_value() && (*mode)->next());
        QCOMPARE((*mode)->value(0).toString(), u"wal"_s);
    }
    QVERIFY(test::keptCopies(path).isEmpty());
}

void TestConnection::whatCannotBeOpened_data()
{
    QTest::addColumn<QByteArray>("content"); // null: the parent folder in the path is a file
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("a text file") << QByteArray(
        "this is not a database, and longer than a header of one hundred bytes, which "
        "SQLite reads before it says so")
                                 << ErrorCode::DatabaseCorrupt;
    QTest::newRow("the parent folder is a file") << QByteArray() << ErrorCode::FileUnwritable;
}

void TestConnection::whatCannotBeOpened()
{
    QFETCH(const QByteArray, content);
    QFETCH(const ErrorCode, code);
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"library.sqlite"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
    file.close();

    const QString path = content.isNull() ? file.fileName() + "/inside.sqlite"_L1 : file.fileName();
    const auto connection = Connection::open(path);

    QVERIFY(!connection.has_value());
    QCOMPARE(connection.error().code, code);
    QCOMPARE(connection.error().url, QUrl::fromLocalFile(path));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), content);
}

void TestConnection::aNewerLibraryIsLeftAlone()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"library.sqlite"_s);
    {
        const auto connection = Connection::open(path);
        QVERIFY((*connection)->execute(u"PRAGMA user_version = 9999"_s).has_value());
    }
    const auto again = Connection::open(path);
    QVERIFY(!again.has_value());
    QCOMPARE(again.error().code, ErrorCode::DatabaseTooNew);
}

void TestConnection::aTransactionThatFailsLeavesNothing()
{
    const auto connection = Connection::open(u":memory:"_s);
    const QString insert = u"INSERT INTO podcast (url, url_key, added_at) VALUES ('u', 'u', 0)"_s;
    const Result<> failed = (*connection)->transaction([&]() -> Result<> {
        if (auto done = (*connection)->execute(insert); !done)
            return failure(done.error());
        return failure({ErrorCode::Cancelled});
    });
    QVERIFY(!failed.has_value());
    const auto count = (*connection)->execute(u"SELECT count(*) FROM podcast"_s);
    QVERIFY((*count)->next());
    QCOMPARE((*count)->value(0).toInt(), 0);
}

void TestConnection::aQuestionThatIsReadByHalfHoldsNothingBack()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"library.sqlite"_s);
    const auto connection = Connection::open(path);
    const auto other = Connection::open(path);
    const auto insert = [&](const QString &url) {
        return (*connection)->transaction([&]() -> Result<> {
            return (*connection)
                ->execute(u"INSERT INTO podcast (url, url_key, added_at) VALUES (?, ?, 0)"_s,
                          {url, url})
                .map([](QSqlQuery *) {});
        });
    };
    QVERIFY(insert(u"a"_s) && insert(u"b"_s));
    // One of the two rows is left unread. The next transaction must reset this query, or its read
    // lock would keep the other connection from emptying the log.
    const auto halfRead = (*connection)->execute(u"SELECT id FROM podcast"_s);
    QVERIFY(halfRead && (*halfRead)->next());
    QVERIFY(insert(u"c"_s));

    const auto emptied = (*other)->execute(u"PRAGMA wal_checkpoint(TRUNCATE)"_s);
    QVERIFY(emptied && (*emptied)->next());
    QCOMPARE((*emptied)->value(0).toInt(), 0); // 1: blocked, a connection still reads the log
    QCOMPARE(QFileInfo(path + "-wal"_L1).size(), 0);
}

void TestConnection::splitScript_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<QStringList>("statements");
    QTest::newRow("an empty script") << u"\n"_s << QStringList();
    QTest::newRow("one statement") << u"A;\n"_s << QStringList{u"A;"_s};
    QTest::newRow("two statements") << u"A;\n-- next\nB;\n"_s << QStringList{u"A;"_s, u"B;"_s};
    QTest::newRow("a semicolon inside a statement")
        << u"BEGIN a; b; END;\n-- next\nC"_s << QStringList{u"BEGIN a; b; END;"_s, u"C"_s};
}

void TestConnection::splitScript()
{
    QFETCH(const QString, script);
    QFETCH(const QStringList, statements);
    QCOMPARE(storage::splitScript(script), statements);
}

void TestConnection::anOldLibraryIsCopiedBeforeItIsMigrated()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"library.sqlite"_s);
    const QList<Migration> first{{1, {u"CREATE TABLE a (x)"_s}}};
    const QList<Migration> both = first + QList<Migration>{{2, {u"DROP TABLE a"_s}}};
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"migrate"_s);
        database.setDatabaseName(path);
        QVERIFY(database.open());
        QCOMPARE(migrate(database, path, first).value_or(-1), 1);
        QVERIFY(QSqlQuery(database).exec(u"INSERT INTO a VALUES (1)"_s));
        QCOMPARE(migrate(database, path, both).value_or(-1), 2);
        QVERIFY(test::hasCopyBefore(path, 2));
        database.setDatabaseName(test::keptCopies(path).constFirst());
        QVERIFY(database.open());
        QCOMPARE(rows(database, u"a"_s), 1);
    }
    QSqlDatabase::removeDatabase(u"migrate"_s);
}

void TestConnection::theLastThreeCopiesAreKept()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"library.sqlite"_s);
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"migrate"_s);
        database.setDatabaseName(path);
        QVERIFY(database.open());
        QList<Migration> migrations;
        for (int number = 1; number <= 5; ++number) {
            migrations.append({number, {u"CREATE TABLE t%1 (x)"_s.arg(number)}});
            QCOMPARE(migrate(database, path, migrations).value_or(-1), number);
        }
        // Without a new migration there is no further copy.
        QCOMPARE(migrate(database, path, migrations).value_or(-1), 5);
    }
    QSqlDatabase::removeDatabase(u"migrate"_s);
    QStringList names;
    for (const QString &copy : test::keptCopies(path))
        names.append(QFileInfo(copy).fileName().first(11));
    QCOMPARE(names.join(u' '), u"before-0003 before-0004 before-0005"_s);
}

void TestConnection::aMigrationThatFailsChangesNothing()
{
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"migrate"_s);
        database.setDatabaseName(u":memory:"_s);
        QVERIFY(database.open());
        const QList<Migration> broken{{1, {u"CREATE TABLE a (x)"_s}},
                                      {2, {u"CREATE TABLE b (x)"_s, u"NOT SQL"_s}}};
        QCOMPARE(migrate(database, u":memory:"_s, broken).error().code, ErrorCode::DatabaseFailed);
        QCOMPARE(database.tables(), QStringList{u"a"_s});
        QCOMPARE(migrate(database, u":memory:"_s, broken.first(1)).value_or(-1), 1);
    }
    QSqlDatabase::removeDatabase(u"migrate"_s);
}

QTEST_GUILESS_MAIN(TestConnection)
#include "tst_connection.moc"
