// SPDX-License-Identifier: GPL-3.0-or-later

#include <storage/foreign_database.h>

#include <QFile>
#include <QRegularExpression>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::storage;

class TestForeignDatabase final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void readsCellsOfAnyType();
    void missingColumnsHaveNoValue();
    void rowsAreInTheOrderOfTheirNumbers();
    void onlyOrdinaryTablesAreThere();
    void namesAreQuoted();
    void userVersion();
    void missingTable();
    void missingFile();
    void noDatabase();
    void damageIsFound();
    void brokenConstraintIsNoDamage();
    void cancelledBetweenRows();
    void neverWrites();

private:
    /// Creates a database with \a statements and returns its path.
    [[nodiscard]] QString make(const QStringList &statements);
    [[nodiscard]] std::unique_ptr<ForeignDatabase> open(const QStringList &statements);

    QTemporaryDir m_folder;
    int m_count = 0;
    std::atomic_bool m_isCancelled = false;
};

namespace {

/// Prints a cell with its type.
QString printed(const QVariant &cell)
{
    if (!cell.isValid())
        return u"missing"_s;
    if (cell.isNull())
        return u"null"_s;
    return QString::fromLatin1(cell.typeName()) + u' ' + cell.toString();
}

QStringList rowsOf(ForeignDatabase &database, const QString &table, const QStringList &columns)
{
    QStringList rows;
    const auto read = database.forEach(table, columns, [&rows](const QVariantList &values) {
        QStringList cells;
        for (const QVariant &value : values)
            cells.append(printed(value));
        rows.append(cells.join(u", "_s));
    });
    if (!read)
        rows.append(toName(read.error().code));
    return rows;
}

} // namespace

QString TestForeignDatabase::make(const QStringList &statements)
{
    const QString path = m_folder.filePath(QString::number(++m_count));
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"writer"_s);
        database.setDatabaseName(path);
        if (!database.open())
            qFatal("%s", qPrintable(database.lastError().text()));
        QSqlQuery query(database);
        for (const QString &statement : statements) {
            if (!query.exec(statement))
                qFatal("%s", qPrintable(query.lastError().text()));
        }
    }
    QSqlDatabase::removeDatabase(u"writer"_s);
    return path;
}

std::unique_ptr<ForeignDatabase> TestForeignDatabase::open(const QStringList &statements)
{
    auto database = ForeignDatabase::open(make(statements), m_isCancelled);
    return database ? *std::move(database) : nullptr;
}

void TestForeignDatabase::readsCellsOfAnyType()
{
    const auto database = open({u"CREATE TABLE t (a INTEGER)"_s,
                                u"INSERT INTO t VALUES (1), (1.5), ('x'), (x'79'), (NULL)"_s});
    QVERIFY(database);
    QCOMPARE(
        rowsOf(*database, u"t"_s, {u"a"_s}),
        QStringList(
            {u"qlonglong 1"_s, u"double 1.5"_s, u"QString x"_s, u"QByteArray y"_s, u"null"_s}));
}

void TestForeignDatabase::missingColumnsHaveNoValue()
{
    const auto database = open({u"CREATE TABLE t (a, b)"_s, u"INSERT INTO t VALUES (1, NULL)"_s});
    QVERIFY(database);
    QCOMPARE(rowsOf(*database, u"T"_s, {u"x"_s, u"B"_s, u"y"_s, u"a"_s}),
             QStringList{u"missing, null, missing, qlonglong 1"_s});
    QCOMPARE(rowsOf(*database, u"t"_s, {u"x"_s}), QStringList());
    QCOMPARE(database->columns(u"t"_s).value(), QSet<QString>({u"a"_s, u"b"_s}));
    QCOMPARE(database->rowCount(u"t"_s).value(), 1);
    QCOMPARE(database->rowCount(u"x"_s).value(), 0);
}

void TestForeignDatabase::rowsAreInTheOrderOfTheirNumbers()
{
    // SQLite would read the index instead of the table, because it is smaller.
    const auto database = open({u"CREATE TABLE t (a, b)"_s,
                                u"CREATE INDEX i ON t (a)"_s,
                                u"INSERT INTO t VALUES (3, zeroblob(99)), (1, 0), (2, 0)"_s});
    QVERIFY(database);
    QCOMPARE(rowsOf(*database, u"t"_s, {u"a"_s}),
             QStringList({u"qlonglong 3"_s, u"qlonglong 1"_s, u"qlonglong 2"_s}));
    QCOMPARE(rowsOf(*database, u"t"_s, {u"rowid"_s, u"a"_s}).constFirst(),
             u"qlonglong 1, qlonglong 3"_s);

    const auto withoutNumbers = open(
        {u"CREATE TABLE t (a PRIMARY KEY) WITHOUT ROWID"_s, u"INSERT INTO t VALUES (2), (1)"_s});
    QVERIFY(withoutNumbers);
    QCOMPARE(rowsOf(*withoutNumbers, u"t"_s, {u"a"_s, u"rowid"_s}),
             QStringList({u"qlonglong 1, missing"_s, u"qlonglong 2, missing"_s}));
}

void TestForeignDatabase::onlyOrdinaryTablesAreThere()
{
    const auto database = open({u"CREATE TABLE t (a, b AS (a + 1))"_s,
                                u"INSERT INTO t (a) VALUES (1)"_s,
                                u"CREATE VIEW v AS SELECT a FROM t"_s,
                                u"CREATE VIRTUAL TABLE f USING fts5(a)"_s});
    QVERIFY(database);
    QVERIFY(database->hasTable(u"t"_s));
    QVERIFY(!database->hasTable(u"v"_s));
    QVERIFY(!database->hasTable(u"f"_s));
    QCOMPARE(rowsOf(*database, u"v"_s, {u"a"_s}), QStringList{u"NotFound"_s});
    QCOMPARE(rowsOf(*database, u"t"_s, {u"a"_s, u"b"_s}), QStringList{u"qlonglong 1, missing"_s});
}

void TestForeignDatabase::namesAreQuoted()
{
    const auto database = open({u"CREATE TABLE \"a b\"\"c\" (\"order\", \"x\"\"y\")"_s,
                                u"INSERT INTO \"a b\"\"c\" VALUES (1, 2)"_s});
    QVERIFY(database);
    QCOMPARE(rowsOf(*database, u"a b\"c"_s, {u"order"_s, u"x\"y"_s}),
             QStringList{u"qlonglong 1, qlonglong 2"_s});
}

void TestForeignDatabase::userVersion()
{
    const auto database = open({u"PRAGMA user_version = 3110000"_s, u"CREATE TABLE t (a)"_s});
    QVERIFY(database);
    QCOMPARE(database->userVersion().value(), 3'110'000);
}

void TestForeignDatabase::missingTable()
{
    const auto database = open({u"CREATE TABLE t (a)"_s});
    QVERIFY(database);
    QCOMPARE(rowsOf(*database, u"x"_s, {u"a"_s}), QStringList{u"NotFound"_s});
    QCOMPARE(database->columns(u"x"_s).value(), QSet<QString>());
}

void TestForeignDatabase::missingFile()
{
    const QString path = m_folder.filePath(u"missing"_s);
    const auto database = ForeignDatabase::open(path, m_isCancelled);
    QVERIFY(!database);
    QCOMPARE(database.error().code, ErrorCode::FileNotFound);
    QVERIFY(!QFile::exists(path));
}

void TestForeignDatabase::noDatabase()
{
    QFile file(m_folder.filePath(u"text"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray(5000, 'x'));
    file.close();
    const auto database = ForeignDatabase::open(file.fileName(), m_isCancelled);
    QVERIFY(!database);
    QCOMPARE(database.error().code, ErrorCode::DatabaseCorrupt);
}

void TestForeignDatabase::damageIsFound()
{
    const QString path =
        make({u"CREATE TABLE t (a)"_s,
              u"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100)"
              " INSERT INTO t SELECT zeroblob(1000) FROM n"_s});
    {
        const auto intact = ForeignDatabase::open(path, m_isCancelled);
        QVERIFY(intact);
        QCOMPARE((*intact)->findDamage().value(), QString());
    }
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.seek(10 * 4096));
    QCOMPARE(file.write(QByteArray(4096, '\xff')), 4096);
    file.close();

    const auto damaged = ForeignDatabase::open(path, m_isCancelled);
    QVERIFY(damaged);
    QVERIFY(!(*damaged)->findDamage().value().isEmpty());
    const QStringList rows = rowsOf(**damaged, u"t"_s, {u"a"_s});
    QCOMPARE(rows.constLast(), u"DatabaseCorrupt"_s);
    QVERIFY(rows.size() > 1 && rows.size() < 100);
}

void TestForeignDatabase::brokenConstraintIsNoDamage()
{
    const auto database = open({u"CREATE TABLE t (a CHECK (a > 0))"_s,
                                u"PRAGMA ignore_check_constraints = ON"_s,
                                u"INSERT INTO t VALUES (-1)"_s});
    QVERIFY(database);
    QCOMPARE(database->findDamage().value(), QString());
}

void TestForeignDatabase::cancelledBetweenRows()
{
    const QString path = make({u"CREATE TABLE t (a)"_s, u"INSERT INTO t VALUES (1), (2), (3)"_s});
    std::atomic_bool isCancelled = false;
    const auto database = ForeignDatabase::open(path, isCancelled);
    QVERIFY(database);
    int rows = 0;
    const auto read = (*database)->forEach(
        u"t"_s, {u"a"_s}, [&](const QVariantList &) { isCancelled = ++rows == 2; });
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::Cancelled);
    QCOMPARE(rows, 2);
}

void TestForeignDatabase::neverWrites()
{
    const QString path = make({u"CREATE TABLE t (a)"_s, u"INSERT INTO t VALUES (1)"_s});
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray before = file.readAll();
    {
        const auto database = ForeignDatabase::open(path, m_isCancelled);
        QVERIFY(database);
        QCOMPARE(rowsOf(**database, u"t"_s, {u"a"_s}), QStringList{u"qlonglong 1"_s});
        QCOMPARE((*database)->findDamage().value(), QString());
    }
    QVERIFY(file.seek(0));
    QCOMPARE(file.readAll(), before);
}

QTEST_GUILESS_MAIN(TestForeignDatabase)
#include "tst_foreign_database.moc"
