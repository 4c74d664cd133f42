// SPDX-License-Identifier: GPL-3.0-or-later

#include "sample_episodes.h"

#include <storage/connection.h>
#include <storage/database_file.h>

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::storage;

class TestDatabaseFile final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aCopyHoldsWhatWasWrittenLast();
    void aCopyWaitsForNobody();
    void nothingIsWrittenOver();
    void whatIsNoLibrary_data();
    void whatIsNoLibrary();
    void aSoundFileHasNoDamage();
    void damageIsFound();

private:
    QString filePath(const QString &name) const { return m_folder->filePath(name); }
    std::unique_ptr<Connection> fill(const QString &path) const
    {
        auto connection = *Connection::open(path);
        const PodcastId show = test::addShow(*connection, u"show"_s);
        QList<EpisodeToStore> episodes;
        for (int i = 0; i < 300; ++i)
            episodes.append(test::episode(u"g%1"_s.arg(i), 1 + i % 300, u"words "_s.repeated(200)));
        const auto stored = connection->transaction(
            [&] { return EpisodeStore(*connection).update(show, episodes, true, test::testNow); });
        return stored ? std::move(connection) : nullptr;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestDatabaseFile::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_folder = std::make_unique<QTemporaryDir>();
}

void TestDatabaseFile::aCopyHoldsWhatWasWrittenLast()
{
    const QString path = filePath(u"library.sqlite"_s);
    const auto connection = fill(path); // while it is open, many rows are only in the log
    QVERIFY(connection);
    QVERIFY(QFile(path + "-wal"_L1).size() > 0);
    const QString copy = filePath(u"copy.sqlite"_s);
    QVERIFY(copyDatabase(path, copy).has_value());
    QVERIFY(!QFile::exists(copy + "-wal"_L1));
    const auto facts = readFacts(copy);
    QVERIFY(facts.has_value());
    QCOMPARE(facts->schema, newestSchema());
    QCOMPARE(facts->shows, 1);
    QCOMPARE(facts->episodes, 300);
    const auto damage = readDamage(copy);
    QVERIFY(damage && damage->isEmpty());
}

void TestDatabaseFile::aCopyWaitsForNobody()
{
    const QString path = filePath(u"library.sqlite"_s);
    const auto connection = fill(path);
    QVERIFY(connection);
    const QString copy = filePath(u"copy.sqlite"_s);
    const Result<> inside = connection->transaction([&]() -> Result<> {
        if (auto done = connection->execute(u"DELETE FROM episode"_s); !done)
            return failure(done.error());
        // The transaction is not committed: the copy has the rows from before it.
        return copyDatabase(path, copy);
    });
    QVERIFY(inside.has_value());
    QCOMPARE(readFacts(copy)->episodes, 300);
    QCOMPARE(readFacts(path)->episodes, 0);
}

void TestDatabaseFile::nothingIsWrittenOver()
{
    const QString path = filePath(u"library.sqlite"_s);
    QVERIFY(fill(path));
    QCOMPARE(copyDatabase(filePath(u"missing"_s), filePath(u"copy"_s)).error().code,
             ErrorCode::FileNotFound);
    QVERIFY(!QFile::exists(filePath(u"missing"_s)));
    QCOMPARE(copyDatabase(path, filePath(u"no/folder"_s)).error().code, ErrorCode::FileUnwritable);
    QFile other(filePath(u"other"_s));
    QVERIFY(other.open(QIODevice::ReadWrite));
    other.write("of the user");
    QVERIFY(other.flush());
    QCOMPARE(copyDatabase(path, other.fileName()).error().code, ErrorCode::FileExists);
    QVERIFY(QFile::exists(other.fileName()));
    QVERIFY(other.seek(0));
    QCOMPARE(other.readAll(), QByteArray("of the user"));
}

void TestDatabaseFile::whatIsNoLibrary_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("a library of a newer Dogear")
        << u"PRAGMA user_version = 9999"_s << ErrorCode::DatabaseTooNew;
    QTest::newRow("a database of another program")
        << u"DROP TABLE podcast"_s << ErrorCode::DatabaseCorrupt;
    QTest::newRow("a database without a version")
        << u"PRAGMA user_version = 0"_s << ErrorCode::DatabaseCorrupt;
}

void TestDatabaseFile::whatIsNoLibrary()
{
    QFETCH(const QString, sql);
    QFETCH(const ErrorCode, code);
    const QString path = filePath(u"library.sqlite"_s);
    {
        const auto connection = Connection::open(path);
        QVERIFY((*connection)->execute(u"PRAGMA foreign_keys = OFF"_s).has_value());
        QVERIFY((*connection)->execute(sql).has_value());
    }
    const auto facts = readFacts(path);
    QVERIFY(!facts.has_value());
    QCOMPARE(facts.error().code, code);
    QCOMPARE(facts.error().url, QUrl::fromLocalFile(path));
}

void TestDatabaseFile::aSoundFileHasNoDamage()
{
    const QString path = filePath(u"library.sqlite"_s);
    const auto connection = fill(path);
    const auto damage = readDamage(path);
    QVERIFY(damage.has_value());
    QCOMPARE(damage->join(u'\n'), QString());
}

void TestDatabaseFile::damageIsFound()
{
    const QString path = filePath(u"library.sqlite"_s);
    QVERIFY(fill(path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.seek(file.size() / 2));
    file.write(QByteArray(32'768, '\xff'));
    file.close();
    const auto damage = readDamage(path);
    QVERIFY(damage.has_value());
    QVERIFY(!damage->isEmpty());
}

QTEST_GUILESS_MAIN(TestDatabaseFile)
#include "tst_database_file.moc"
