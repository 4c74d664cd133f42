// SPDX-License-Identifier: GPL-3.0-or-later

#include <storage/database_thread.h>
#include <support/timeouts.h>

#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSemaphore>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <atomic>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::storage;

class TestDatabaseThread final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void jobsRunInOrderOnOneOtherThread();
    void whatIsAskedNowGoesBeforeWhatIsWrittenLater();
    void workThatWasGivenIsFinishedBeforeTheEnd();
    void workThatCanWaitIsDroppedAtTheEnd();
    void aJobSeesWhatAnotherProgramWrote();
    void muchThatWasWrittenIsCopiedFromTheLogAtRest_data();
    void muchThatWasWrittenIsCopiedFromTheLogAtRest();
    void aDatabaseThatCannotBeOpenedFailsEveryJob();
    void withoutAJobThereIsNoFile();
};

void TestDatabaseThread::jobsRunInOrderOnOneOtherThread()
{
    DatabaseThread database(u":memory:"_s);
    // Written on the database thread only, and read after the last job: no lock needed.
    QList<int> order;
    QList<QThread *> threads;
    Future<Result<int>> last;
    for (int i = 0; i < 20; ++i) {
        last = database.run([&, i](Connection &) -> Result<int> {
            order.append(i);
            threads.append(QThread::currentThread());
            return i * 2;
        });
    }
    QTRY_VERIFY(last.isFinished());
    QCOMPARE(last.result().value_or(-1), 38);
    QCOMPARE(order.size(), 20);
    QVERIFY(std::is_sorted(order.cbegin(), order.cend()));
    QCOMPARE(QSet<QThread *>(threads.cbegin(), threads.cend()).size(), 1);
    QVERIFY(threads.constFirst() != QThread::currentThread());
}

void TestDatabaseThread::whatIsAskedNowGoesBeforeWhatIsWrittenLater()
{
    DatabaseThread database(u":memory:"_s);
    QString order;
    QSemaphore gate;
    const auto note = [&](QChar letter) {
        return [&order, letter](Connection &) -> Result<> {
            order += letter;
            return {};
        };
    };
    (void)database.run([&](Connection &) -> Result<> {
        gate.acquire(); // blocks the thread until all jobs are queued
        return {};
    });
    (void)database.run(note(u'a'), JobPriority::Background);
    const Future<Result<>> last = database.run(note(u'b'), JobPriority::Background);
    (void)database.run(note(u'1'));
    (void)database.run(note(u'2'));
    gate.release();
    QTRY_VERIFY(last.isFinished());
    QCOMPARE(order, u"12ab"_s);
}

void TestDatabaseThread::workThatWasGivenIsFinishedBeforeTheEnd()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"library.sqlite"_s);
    {
        DatabaseThread database(path);
        for (int i = 0; i < 50; ++i) {
            (void)database.run([i](Connection &connection) -> Result<> {
                return connection
                    .execute(u"INSERT INTO podcast (url, url_key, added_at) VALUES ('', ?, 0)"_s,
                             {i})
                    .map([](QSqlQuery *) {});
            });
        }
    }
    const auto connection = Connection::open(path);
    const auto count = (*connection)->execute(u"SELECT count(*) FROM podcast"_s);
    QVERIFY((*count)->next());
    QCOMPARE((*count)->value(0).toInt(), 50);
}

/// Queues 60 low-priority jobs of ten seconds each: the destructor must not run them all.
void TestDatabaseThread::workThatCanWaitIsDroppedAtTheEnd()
{
    QSemaphore gate;
    std::atomic<int> later = 0;
    std::atomic<int> now = 0;
    QList<Future<Result<>>> dropped;
    QElapsedTimer timer;
    {
        DatabaseThread database(u":memory:"_s);
        (void)database.run([&](Connection &) -> Result<> {
            gate.acquire(); // blocks the thread until all jobs are queued
            return {};
        });
        for (int i = 0; i < 60; ++i) {
            dropped.append(database.run(
                [&](Connection &) -> Result<> {
                    ++later;
                    QThread::sleep(10);
                    return {};
                },
                JobPriority::Background));
        }
        for (int i = 0; i < 20; ++i) {
            (void)database.run([&](Connection &) -> Result<> {
                ++now;
                return {};
            });
        }
        gate.release();
        timer.start();
    }
    QCOMPARE(now.load(), 20);
    // One low-priority job may have begun before the destructor, and takes ten seconds.
    QVERIFY(later.load() <= 1);
    QVERIFY(timer.elapsed() < 30'000);
    for (const Future<Result<>> &job : std::as_const(dropped))
        QVERIFY(job.isFinished());
    QVERIFY(dropped.constLast().isCanceled());
}

void TestDatabaseThread::aJobSeesWhatAnotherProgramWrote()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"library.sqlite"_s);
    const auto other = Connection::open(path);
    const auto insert = [&](const QString &url) {
        return (*other)->execute(u"INSERT INTO podcast (url, url_key, added_at) VALUES (?, ?, 0)"_s,
                                 {url, url});
    };
    QVERIFY(insert(u"a"_s) && insert(u"b"_s));
    DatabaseThread database(path);
    // This query leaves a row unread. If the thread did not finish it after the job, the connection
    // would stay on its old snapshot and miss the third row.
    const auto halfRead = database.run([](Connection &connection) -> Result<bool> {
        return connection.execute(u"SELECT id FROM podcast"_s).map([](QSqlQuery *query) {
            return query->next();
        });
    });
    QTRY_VERIFY(halfRead.isFinished());
    QVERIFY(insert(u"c"_s));

    const auto count = database.run([](Connection &connection) -> Result<int> {
        return connection.execute(u"SELECT count(*) FROM podcast"_s).map([](QSqlQuery *query) {
            return query->next() ? query->value(0).toInt() : -1;
        });
    });
    QTRY_VERIFY(count.isFinished());
    QCOMPARE(count.result().value_or(-1), 3);
}

void TestDatabaseThread::muchThatWasWrittenIsCopiedFromTheLogAtRest_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<bool>("isCopied");
    QTest::newRow("2,000 rows are copied into the database") << 2'000 << true;
    QTest::newRow("20 rows stay in the log") << 20 << false;
}

void TestDatabaseThread::muchThatWasWrittenIsCopiedFromTheLogAtRest()
{
    QFETCH(int, rows);
    QFETCH(bool, isCopied);
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"library.sqlite"_s);
    DatabaseThread database(path);
    const auto opened = database.run([](Connection &) -> Result<> { return {}; });
    QTRY_VERIFY(opened.isFinished());
    const auto sizeOfDatabase = [&] { return QFileInfo(path).size(); };
    const qint64 before = sizeOfDatabase();
    const auto written = database.run([rows](Connection &connection) {
        return connection.transaction([&] {
            return connection
                .execute(u"WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n"
                         " WHERE i < ?) INSERT INTO podcast (url, url_key, added_at)"
                         " SELECT hex(randomblob(200)), i, 0 FROM n"_s,
                         {rows})
                .map([](QSqlQuery *) {});
        });
    });
    QTRY_VERIFY(written.isFinished());
    QVERIFY(written.result().has_value());
    QCOMPARE(sizeOfDatabase(), before);
    if (isCopied) {
        QTRY_VERIFY(sizeOfDatabase() > before);
    } else {
        QThread::msleep(1'500); // three times the 500 ms of idle time before a checkpoint
        QCOMPARE(sizeOfDatabase(), before);
    }
}

void TestDatabaseThread::aDatabaseThatCannotBeOpenedFailsEveryJob()
{
    DatabaseThread database(u"/dev/null/library.sqlite"_s);
    for (int i = 0; i < 2; ++i) {
        const auto job = database.run([](Connection &) -> Result<int> { return 1; });
        QTRY_VERIFY(job.isFinished());
        QVERIFY(!job.result().has_value());
        QCOMPARE(job.result().error().code, ErrorCode::FileUnwritable);
    }
}

void TestDatabaseThread::withoutAJobThereIsNoFile()
{
    const QTemporaryDir folder;
    {
        const DatabaseThread unused(folder.filePath(u"library.sqlite"_s));
    }
    QVERIFY(QDir(folder.path()).isEmpty());
}

QTEST_GUILESS_MAIN(TestDatabaseThread)
#include "tst_database_thread.moc"
