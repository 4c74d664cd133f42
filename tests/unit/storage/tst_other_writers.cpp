// SPDX-License-Identifier: GPL-3.0-or-later

#include <storage/database_thread.h>
#include <storage/other_writers.h>
#include <storage/podcast_store.h>
#include <support/timeouts.h>

#include <QDeadlineTimer>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>
#include <QTimer>

#include <atomic>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using namespace dogear::storage;

class TestOtherWriters final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void whatAnotherProgramWritesIsTold();
    void ownWritesAreNotTold();
    void aContextThatIsGoneIsNotTold();
    void theDatabaseMayCloseWhileAReportIsDue();
};

namespace {

Result<> write(Connection &connection, int number)
{
    const QUrl url(u"https://example.org/%1.xml"_s.arg(number));
    return PodcastStore(connection)
        .add(url, u"Show"_s, QDateTime::currentDateTimeUtc())
        .map([](PodcastId) {});
}

} // namespace

void TestOtherWriters::whatAnotherProgramWritesIsTold()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"library.sqlite"_s);
    DatabaseThread database(path);
    QObject context;
    int told = 0;
    QThread *thread = nullptr;
    watchOtherWriters(database, path, &context, [&] {
        ++told;
        thread = QThread::currentThread();
    });
    // The watch is set up by a job on the database thread; this one runs after it.
    const auto ready =
        database.run([](Connection &) -> Result<> { return {}; }, JobPriority::Background);
    QTRY_VERIFY(ready.isFinished());
    const auto other = Connection::open(path);
    QVERIFY(other.has_value());
    QVERIFY(write(**other, 1).has_value());
    QTRY_COMPARE_WITH_TIMEOUT(told, 1, 2000);
    QCOMPARE(thread, QThread::currentThread());
    QVERIFY(write(**other, 2).has_value());
    QTRY_COMPARE_WITH_TIMEOUT(told, 2, 2000);
}

void TestOtherWriters::ownWritesAreNotTold()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"library.sqlite"_s);
    DatabaseThread database(path);
    QObject context;
    int told = 0;
    watchOtherWriters(database, path, &context, [&] { ++told; });
    const auto written = database.run([](Connection &connection) { return write(connection, 1); },
                                      JobPriority::Background);
    QTRY_VERIFY(written.isFinished());
    QVERIFY(written.result().has_value());
    // Longer than otherWritersInterval (400 ms): a report would not wait for the next write.
    const QDeadlineTimer isDue(1s);
    QTRY_VERIFY(isDue.hasExpired());
    QCOMPARE(told, 0);
    const auto other = Connection::open(path);
    QVERIFY(write(**other, 2).has_value()); // the only write that must be reported
    QTRY_COMPARE_WITH_TIMEOUT(told, 1, 2000);
}

void TestOtherWriters::aContextThatIsGoneIsNotTold()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"library.sqlite"_s);
    int told = 0;
    int toldLater = 0;
    {
        DatabaseThread database(path);
        QObject context;
        {
            QObject gone;
            watchOtherWriters(database, path, &gone, [&] { ++told; });
            const auto ready =
                database.run([](Connection &) -> Result<> { return {}; }, JobPriority::Background);
            QTRY_VERIFY(ready.isFinished());
        }
        const auto other = Connection::open(path);
        QVERIFY(write(**other, 1).has_value());
        // One second is longer than otherWritersInterval (400 ms), so a report would have arrived.
        const auto moment = [&] { ++toldLater; };
        QTimer::singleShot(std::chrono::seconds(1), &context, moment);
        QTRY_COMPARE(toldLater, 1);
    }
    QCOMPARE(told, 0);
}

/// While the database thread sleeps, the timer of the report expires, and the destructor posts the
/// last job, which closes the database. The job runs before the timer, whose slot must not use the
/// closed connection. Only a sanitizer shows that fault.
void TestOtherWriters::theDatabaseMayCloseWhileAReportIsDue()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"library.sqlite"_s);
    int told = 0;
    {
        DatabaseThread database(path);
        QObject context;
        watchOtherWriters(database, path, &context, [&] { ++told; });
        const auto ready =
            database.run([](Connection &) -> Result<> { return {}; }, JobPriority::Background);
        QTRY_VERIFY(ready.isFinished());
        const auto other = Connection::open(path);
        QVERIFY(write(**other, 1).has_value());
        const QDeadlineTimer isNoticed(100ms); // by then inotify has started the 400 ms timer
        QTRY_VERIFY(isNoticed.hasExpired());
        std::atomic_bool isAsleep = false;
        const auto begun = database.run([&isAsleep](Connection &) -> Result<> {
            QTimer::singleShot(0, [&isAsleep] {
                isAsleep = true;
                QThread::sleep(1);
            });
            return {};
        });
        QTRY_VERIFY(begun.isFinished() && isAsleep);
    }
    QCOMPARE(told, 0);
}

QTEST_GUILESS_MAIN(TestOtherWriters)
#include "tst_other_writers.moc"
