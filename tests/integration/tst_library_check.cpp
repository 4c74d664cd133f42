// SPDX-License-Identifier: GPL-3.0-or-later
// Tests LibraryCheck, which checks a whole library while it is in use.

#include <maintenance/library_check.h>
#include <storage/database_thread.h>
#include <support/backed_up_library.h>
#include <support/timeouts.h>

#include <QRegularExpression>

using namespace dogear;
using namespace dogear::test;
using domain::LibraryFault;
using domain::LibraryReport;
using maintenance::LibraryCheck;

class TestLibraryCheck final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aSoundLibrary();
    void allIsFoundAndPutRight();
    void damageEndsIt();
    void aNewerLibraryIsLeftAlone();
    void oneAtATime();
    void itCanBeStopped();
    void whoGoesFirstIsNotWaitedFor();

private:
    void execute(const QString &sql)
    {
        const auto connection = storage::Connection::open(m_library->folders.database);
        QVERIFY((*connection)->execute(u"PRAGMA foreign_keys = OFF"_s).has_value());
        QVERIFY2((*connection)->execute(sql), qPrintable(sql));
    }
    Result<LibraryReport> check()
    {
        storage::DatabaseThread database(m_library->folders.database);
        LibraryCheck check(database, m_library->folders.database);
        return BackedUpLibrary::wait(check.run());
    }

    std::unique_ptr<BackedUpLibrary> m_library;
};

void TestLibraryCheck::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_library = std::make_unique<BackedUpLibrary>();
    QVERIFY(m_library->fill(u"one"_s, 3));
}

void TestLibraryCheck::aSoundLibrary()
{
    const auto report = check();
    QVERIFY(report.has_value());
    QVERIFY(report->findings.isEmpty());
    QVERIFY(report->isSound());
}

void TestLibraryCheck::allIsFoundAndPutRight()
{
    execute(u"INSERT INTO queue VALUES (0, 4711)"_s);
    execute(u"UPDATE podcast SET unplayed_count = 99"_s);
    execute(u"INSERT INTO phrase_search (phrase_search) VALUES ('delete-all')"_s);
    const auto report = check();
    QVERIFY(report.has_value());
    QVERIFY(report->isSound());
    QList<LibraryFault> faults;
    for (const domain::LibraryFinding &finding : report->findings)
        faults.append(finding.fault);
    QVERIFY(
        (faults == QList{LibraryFault::Orphans, LibraryFault::Counts, LibraryFault::SearchIndex}));
    const auto again = check();
    QVERIFY(again && again->findings.isEmpty());
}

/// Once damaged pages are found, nothing else is repaired.
void TestLibraryCheck::damageEndsIt()
{
    qint64 page = 0;
    qint64 size = 0;
    {
        const auto connection = storage::Connection::open(m_library->folders.database);
        const auto query =
            (*connection)
                ->execute(u"SELECT rootpage, page_size FROM sqlite_schema, pragma_page_size"
                          " WHERE name = 'bookmark'"_s);
        QVERIFY(query && (*query)->next());
        page = (*query)->value(0).toLongLong();
        size = (*query)->value(1).toLongLong();
    }
    execute(u"UPDATE podcast SET unplayed_count = 99"_s);
    QFile file(m_library->folders.database);
    QVERIFY(file.open(QIODevice::ReadWrite) && file.seek((page - 1) * size));
    file.write(QByteArray(size, '\xff'));
    file.close();
    const auto report = check();
    QVERIFY(report.has_value());
    QVERIFY(!report->isSound());
    QCOMPARE(report->findings.size(), 1);
    QVERIFY(report->findings.constFirst().fault == LibraryFault::Damage);
    QVERIFY(!report->findings.constFirst().subject.isEmpty());
}

void TestLibraryCheck::aNewerLibraryIsLeftAlone()
{
    execute(u"PRAGMA user_version = 9999"_s);
    const auto report = check();
    QVERIFY(!report.has_value());
    QCOMPARE(report.error().code, ErrorCode::DatabaseTooNew);
}

void TestLibraryCheck::oneAtATime()
{
    storage::DatabaseThread database(m_library->folders.database);
    LibraryCheck check(database, m_library->folders.database);
    auto first = check.run();
    QCOMPARE(BackedUpLibrary::wait(check.run()).error().code, ErrorCode::DatabaseBusy);
    QVERIFY(BackedUpLibrary::wait(first).has_value());
    QVERIFY(BackedUpLibrary::wait(check.run()).has_value());
}

void TestLibraryCheck::itCanBeStopped()
{
    storage::DatabaseThread database(m_library->folders.database);
    LibraryCheck check(database, m_library->folders.database);
    auto stopped = check.run();
    check.cancel();
    QCOMPARE(BackedUpLibrary::wait(stopped).error().code, ErrorCode::Cancelled);
    // Late answers of the cancelled check must not disturb the next one.
    const auto report = BackedUpLibrary::wait(check.run());
    QVERIFY(report && report->isSound());
    check.cancel(); // nothing is running
}

void TestLibraryCheck::whoGoesFirstIsNotWaitedFor()
{
    storage::DatabaseThread database(m_library->folders.database);
    auto check = std::make_unique<LibraryCheck>(database, m_library->folders.database);
    auto report = check->run();
    check.reset();
    QTRY_VERIFY(report.isFinished());
    QVERIFY(report.isCanceled());
}

QTEST_GUILESS_MAIN(TestLibraryCheck)
#include "tst_library_check.moc"
