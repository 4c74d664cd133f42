// SPDX-License-Identifier: GPL-3.0-or-later
// Reads rows to the end, and reports an error that ends them early.

#include "sample_episodes.h"

#include <storage/rows.h>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace dogear;
using namespace dogear::storage;
using namespace dogear::storage::test;

class TestRows final : public QObject
{
    Q_OBJECT

private slots:
    void allRows();
    void theWalkEndsWhereItIsTold();
    void theFirstRow();
    void aNumber();
    void aRowThatCannotBeComputedIsAnError();
    void aRowThatCannotBeReadIsAnError();
    void aSnapshotIsOfOneMoment();
};

namespace {

const QString three = u"SELECT value FROM json_each('[1,2,3]')"_s;

int readInt(const QSqlQuery &row)
{
    return row.value(0).toInt();
}

} // namespace

void TestRows::allRows()
{
    const auto connection = openInMemory();
    const auto list = connection->list(three, {}, readInt);
    QVERIFY(list.has_value());
    QCOMPARE(*list, (QList<int>{1, 2, 3}));
    const auto none = connection->list(u"SELECT 1 WHERE 0"_s, {}, readInt);
    QVERIFY(none.has_value());
    QVERIFY(none->isEmpty());
}

void TestRows::theWalkEndsWhereItIsTold()
{
    const auto connection = openInMemory();
    int rows = 0;
    const auto walked =
        connection->forEach(three, {}, [&rows](const QSqlQuery &) { return ++rows < 2; });
    QVERIFY(walked.has_value());
    QCOMPARE(rows, 2);
}

void TestRows::theFirstRow()
{
    const auto connection = openInMemory();
    const auto first = connection->first(three, {}, readInt);
    QVERIFY(first.has_value());
    QCOMPARE(*first, std::optional(1));
    const auto none = connection->first(u"SELECT 1 WHERE 0"_s, {}, readInt);
    QVERIFY(none.has_value());
    QCOMPARE(*none, std::optional<int>());
}

void TestRows::aNumber()
{
    const auto connection = openInMemory();
    QCOMPARE(connection->number(u"SELECT 7"_s).value_or(-1), 7);
    QCOMPARE(connection->number(u"SELECT NULL"_s).value_or(-1), 0);
    QCOMPARE(connection->number(u"SELECT 7 WHERE 0"_s).value_or(-1), 0);
    QVERIFY(!connection->number(u"SELECT nothing"_s).has_value());
}

/// SQLite computes rows one by one: the third one has malformed JSON and fails when it is read.
void TestRows::aRowThatCannotBeComputedIsAnError()
{
    const auto connection = openInMemory();
    const QString sql =
        u"SELECT value, json_extract(iif(value = 3, '{', '{}'), '$') FROM json_each('[1,2,3]')"_s;
    const auto list = connection->list(sql, {}, readInt);
    QVERIFY(!list.has_value());
    QCOMPARE(list.error().code, ErrorCode::DatabaseFailed);
    const auto first = connection->first(sql, {}, readInt);
    QVERIFY(first.has_value());                                // stops before the third row
    QCOMPARE(connection->list(three, {}, readInt)->size(), 3); // the connection is still usable
}

void TestRows::aRowThatCannotBeReadIsAnError()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"library.sqlite"_s);
    qint64 leaf = 0;
    qint64 pageSize = 0;
    {
        const auto connection = Connection::open(path);
        QVERIFY(connection.has_value());
        QVERIFY((*connection)->execute(u"CREATE TABLE t (x)"_s).has_value());
        QVERIFY(
            (*connection)
                ->execute(u"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n"
                          " WHERE i < 3000) INSERT INTO t SELECT i || hex(zeroblob(100)) FROM n"_s)
                .has_value());
        pageSize = (*connection)->number(u"PRAGMA page_size"_s).value_or(0);
    }
    QFile file(path);
    QVERIFY(file.open(QFile::ReadWrite));
    const QByteArray whole = file.readAll();
    const QByteArray inTheMiddle = "1500" + QByteArray(200, '0');
    // The first byte of a page is its type, and 0xff is none.
    leaf = whole.indexOf(inTheMiddle) / pageSize * pageSize;
    QVERIFY(leaf > 0 && file.seek(leaf) && file.write("\xff") == 1);
    file.close();

    const auto connection = Connection::open(path);
    QVERIFY(connection.has_value());
    int rows = 0;
    const auto walked =
        (*connection)->forEach(u"SELECT x FROM t"_s, {}, [&rows](const QSqlQuery &) { ++rows; });
    QVERIFY(rows > 100 && rows < 3000);
    QVERIFY(!walked.has_value());
    QCOMPARE(walked.error().code, ErrorCode::DatabaseCorrupt);
}

void TestRows::aSnapshotIsOfOneMoment()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"library.sqlite"_s);
    const auto reader = Connection::open(path);
    const auto writer = Connection::open(path);
    QVERIFY(reader && writer);
    const QString count = u"SELECT count(*) FROM saved_search"_s;
    const auto counted = (*reader)->snapshot([&]() -> Result<qint64> {
        const auto before = (*reader)->number(count);
        const auto written = (*writer)->execute(u"INSERT INTO saved_search VALUES ('a', 'b')"_s);
        if (!before || !written)
            return failure({.code = ErrorCode::Internal});
        // A nested snapshot joins the outer one and sees its moment.
        return (*reader)->snapshot([&] { return (*reader)->number(count); });
    });
    QCOMPARE(counted.value_or(-1), 0);
    QCOMPARE((*reader)->number(count).value_or(-1), 1);
}

QTEST_GUILESS_MAIN(TestRows)
#include "tst_rows.moc"
