// SPDX-License-Identifier: GPL-3.0-or-later
// Tests AutomaticBackups with a fake clock: one backup a day, rotation, a full disk and retries.

#include <base/utc.h>
#include <maintenance/automatic_backups.h>
#include <support/backed_up_library.h>

#include <QDir>
#include <QElapsedTimer>
#include <QRegularExpression>
#include <QSemaphore>
#include <QSignalSpy>

#include <memory>

using namespace dogear;
using namespace dogear::test;
using namespace std::chrono_literals;
using maintenance::AutomaticBackups;

class TestAutomaticBackups final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void oneADay();
    void beforeItIsStartedNothingHappens();
    void daysGoAndWeeksStay();
    void aFullDiskIsLeftAlone();
    void aSlowDiskDoesNotStopTheWindow();
    void afterAFailureItWaits();
    void aClockThatWasSetBackDoesNotStopIt();

private:
    QString days() const
    {
        return QDir(m_library->backups->folder())
            .entryList({u"dogear-*.zip"_s}, QDir::Files, QDir::Name)
            .replaceInStrings(u"dogear-"_s, QString())
            .replaceInStrings(u".zip"_s, QString())
            .join(u' ');
    }
    /// Lets the scheduler check the clock and waits until the backup it may start has ended.
    void tick()
    {
        m_automatic->tick();
        QTRY_VERIFY_WITH_TIMEOUT(!m_automatic->isRunning(), 30'000);
    }

    std::unique_ptr<BackedUpLibrary> m_library;
    std::unique_ptr<AutomaticBackups> m_automatic;
    qint64 m_free = 100'000'000'000;
};

void TestAutomaticBackups::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_automatic.reset();
    m_library = std::make_unique<BackedUpLibrary>();
    m_library->clock.time = QDateTime(QDate(2026, 11, 2), QTime(10, 0), utc); // a Monday
    QVERIFY(m_library->fill(u"one"_s, 1));
    m_free = 100'000'000'000;
    m_automatic = std::make_unique<AutomaticBackups>(*m_library->backups,
                                                     m_library->folders.database,
                                                     m_library->clock,
                                                     [this](const QString &) { return m_free; });
    m_automatic->start();
}

void TestAutomaticBackups::oneADay()
{
    const QSignalSpy made(m_automatic.get(), &AutomaticBackups::made);
    tick();
    QCOMPARE(days(), u"2026-11-02"_s);
    // 23:00 of the same day.
    m_library->clock.advance(13h);
    tick();
    QCOMPARE(days(), u"2026-11-02"_s);
    // 0:00 of the next day.
    m_library->clock.advance(1h);
    tick();
    QCOMPARE(days(), u"2026-11-02 2026-11-03"_s);
    QCOMPARE(made.size(), 2);
    const auto backup = BackedUpLibrary::wait(
        m_library->backups->inspect(m_library->backups->dayPath(QDate(2026, 11, 3))));
    QVERIFY(backup.has_value());
    QCOMPARE(backup->episodes, 1);
}

void TestAutomaticBackups::beforeItIsStartedNothingHappens()
{
    AutomaticBackups idle(*m_library->backups,
                          m_library->folders.database,
                          m_library->clock,
                          [](const QString &) { return qint64(1) << 40; });
    idle.tick();
    QVERIFY(!idle.isRunning());
    QCOMPARE(days(), QString());
}

void TestAutomaticBackups::daysGoAndWeeksStay()
{
    for (int day = 2; day <= 20; ++day) {
        tick();
        m_library->clock.advance(24h);
    }
    // The seven newest stay, and the first backup of each earlier week (Mondays).
    QCOMPARE(days(),
             u"2026-11-02 2026-11-09 2026-11-14 2026-11-15 2026-11-16 2026-11-17 2026-11-18 "
             "2026-11-19 2026-11-20"_s);
}

void TestAutomaticBackups::aFullDiskIsLeftAlone()
{
    m_automatic->setKeepsFree(5'000'000'000);
    m_free = 5'000'000'000;
    // The message is logged once, although tick() finds the disk full twice.
    QTest::ignoreMessage(QtInfoMsg, QRegularExpression(u"no backup: bytes free"_s));
    tick();
    tick();
    QCOMPARE(days(), QString());
    m_free = 6'000'000'000;
    tick();
    QCOMPARE(days(), u"2026-11-02"_s);
}

void TestAutomaticBackups::aSlowDiskDoesNotStopTheWindow()
{
    const auto answers = std::make_shared<QSemaphore>();
    AutomaticBackups slow(*m_library->backups,
                          m_library->folders.database,
                          m_library->clock,
                          [answers](const QString &) {
                              // The limit only ends a test that fails.
                              (void)answers->tryAcquire(1, 10'000);
                              return qint64{1} << 40;
                          });
    slow.start();
    QElapsedTimer timer;
    timer.start();
    slow.tick();
    QVERIFY(timer.elapsed() < 5'000);
    QVERIFY(slow.isRunning());
    slow.tick(); // does not ask a second time
    QCOMPARE(days(), QString());
    answers->release();
    QTRY_VERIFY_WITH_TIMEOUT(!slow.isRunning(), 30'000);
    QCOMPARE(days(), u"2026-11-02"_s);
}

void TestAutomaticBackups::afterAFailureItWaits()
{
    const QSignalSpy failed(m_automatic.get(), &AutomaticBackups::failed);
    const QString database = m_library->folders.database;
    QVERIFY(QFile::rename(database, database + u".away"_s));
    tick();
    QCOMPARE(failed.size(), 1);
    QVERIFY(QFile::rename(database + u".away"_s, database));
    tick();
    QCOMPARE(days(), QString()); // still within retryAfter
    m_library->clock.advance(AutomaticBackups::retryAfter);
    tick();
    QCOMPARE(days(), u"2026-11-02"_s);
    QCOMPARE(failed.size(), 1);
}

void TestAutomaticBackups::aClockThatWasSetBackDoesNotStopIt()
{
    // The failed backup starts a retry delay, which then lies 48 hours in the future.
    const QString database = m_library->folders.database;
    QVERIFY(QFile::rename(database, database + u".away"_s));
    tick();
    QVERIFY(QFile::rename(database + u".away"_s, database));
    m_library->clock.advance(-48h);
    tick();
    QCOMPARE(days(), u"2026-10-31"_s);
}

QTEST_GUILESS_MAIN(TestAutomaticBackups)
#include "tst_automatic_backups.moc"
