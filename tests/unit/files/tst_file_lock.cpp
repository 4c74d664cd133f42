// SPDX-License-Identifier: GPL-3.0-or-later
#include <files/file_lock.h>

#include <QElapsedTimer>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <sys/file.h>
#include <thread>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace std::chrono_literals;

class TestFileLock final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void locks_data();
    void locks();
    void waitsForTheOther();
    void aClosedFileIsRefusedAtOnce();

private:
    /// Opens the file again, as another process would: the lock belongs to what open(2) returns.
    [[nodiscard]] std::unique_ptr<QFile> opened() const
    {
        auto file = std::make_unique<QFile>(m_folder.filePath(u"x.lock"_s));
        return file->open(QIODevice::ReadWrite) ? std::move(file) : nullptr;
    }

    const QTemporaryDir m_folder;
};

void TestFileLock::locks_data()
{
    QTest::addColumn<int>("held");
    QTest::addColumn<int>("wanted");
    QTest::addColumn<bool>("isLocked");

    QTest::newRow("a file without a lock") << LOCK_UN << LOCK_EX << true;
    QTest::newRow("two processes share a lock") << LOCK_SH << LOCK_SH << true;
    QTest::newRow("a shared lock refuses an exclusive one") << LOCK_SH << LOCK_EX << false;
    QTest::newRow("an exclusive lock refuses a shared one") << LOCK_EX << LOCK_SH << false;
    QTest::newRow("an exclusive lock refuses another") << LOCK_EX << LOCK_EX << false;
}

void TestFileLock::locks()
{
    QFETCH(const int, held);
    QFETCH(const int, wanted);
    const auto other = opened();
    const auto own = opened();
    QVERIFY(other && own);
    QCOMPARE(::flock(other->handle(), held), 0);
    QTEST(files::lockFile(own->handle(), wanted, 20ms), "isLocked");
}

void TestFileLock::waitsForTheOther()
{
    const auto other = opened();
    const auto own = opened();
    QVERIFY(other && own);
    QCOMPARE(::flock(other->handle(), LOCK_EX), 0);
    std::thread releasing([&other] {
        std::this_thread::sleep_for(50ms); // elapsed time is what is tested
        ::flock(other->handle(), LOCK_UN);
    });
    const bool isLocked = files::lockFile(own->handle(), LOCK_EX, 20s);
    releasing.join();
    QVERIFY(isLocked);
}

void TestFileLock::aClosedFileIsRefusedAtOnce()
{
    QElapsedTimer time;
    time.start();
    QVERIFY(!files::lockFile(-1, LOCK_EX, 20s));
    QCOMPARE(errno, EBADF);
    QVERIFY2(time.elapsed() < 10'000, qPrintable(QString::number(time.elapsed())));
}

QTEST_GUILESS_MAIN(TestFileLock)
#include "tst_file_lock.moc"
