// SPDX-License-Identifier: GPL-3.0-or-later

#include <storage/connection.h>
#include <storage/library_lock.h>

#include <QElapsedTimer>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using namespace dogear::storage;

class TestLibraryLock final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void manyShareIt();
    void nobodyTakesALibraryThatIsOpen();
    void whoOpensWaitsForTheOneAlone();
    void whoTakesItWaitsForOneThatCloses();
    void whereNothingCanBeWrittenThereIsNone();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

void TestLibraryLock::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath(u"library.sqlite"_s);
}

void TestLibraryLock::manyShareIt()
{
    const auto one = LibraryLock::lockShared(m_path);
    const auto two = LibraryLock::lockShared(m_path);
    QVERIFY(one && two);
}

void TestLibraryLock::nobodyTakesALibraryThatIsOpen()
{
    {
        const auto connection = Connection::open(m_path);
        QVERIFY(connection.has_value());
        const auto alone = LibraryLock::lockExclusive(m_path);
        QVERIFY(!alone.has_value());
        QCOMPARE(alone.error().code, ErrorCode::DatabaseBusy);
    }
    QVERIFY(LibraryLock::lockExclusive(m_path).has_value());
}

void TestLibraryLock::whoOpensWaitsForTheOneAlone()
{
    auto alone = *LibraryLock::lockExclusive(m_path);
    const std::unique_ptr<QThread> other(QThread::create([&] {
        QThread::msleep(100);
        alone.reset();
    }));
    QElapsedTimer time;
    time.start();
    other->start();
    QVERIFY(Connection::open(m_path).has_value());
    QVERIFY(time.hasExpired(90)); // 100 ms, less 10 ms for the resolution of timers
    QVERIFY(other->wait());
}

void TestLibraryLock::whoTakesItWaitsForOneThatCloses()
{
    auto shared = *LibraryLock::lockShared(m_path);
    const std::unique_ptr<QThread> other(QThread::create([&] {
        QThread::msleep(100);
        shared.reset();
    }));
    other->start();
    QVERIFY(LibraryLock::lockExclusive(m_path, 10s).has_value());
    QVERIFY(other->wait());
}

void TestLibraryLock::whereNothingCanBeWrittenThereIsNone()
{
    const QString nowhere = m_folder->filePath(u"no/library.sqlite"_s);
    QVERIFY(LibraryLock::lockShared(nowhere).has_value());
    QCOMPARE(LibraryLock::lockExclusive(nowhere).error().code, ErrorCode::FileUnwritable);
}

QTEST_GUILESS_MAIN(TestLibraryLock)
#include "tst_library_lock.moc"
