// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that the library stays responsive while the disk with the downloads is slow.

#include <support/download_library.h>

#include <QRegularExpression>
#include <QSemaphore>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using domain::DownloadState;
using test::answerOf;
using test::DownloadLibrary;
using test::waitForEvents;

class TestSlowDisk final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void nothingElseWaits_data();
    void nothingElseWaits();
    void whatIsWantedAgainWhileItIsDeletedIsFetchedAnew();

private:
    enum class Work { Locate, Finish, Delete, Restore, AddAgain };

    [[nodiscard]] downloads::Downloads &downloads() { return *m_library->downloads; }
    void begin(Work work);
    [[nodiscard]] bool isDone(Work work);

    std::shared_ptr<QSemaphore> m_answers = std::make_shared<QSemaphore>();
    std::unique_ptr<DownloadLibrary> m_library;
    QList<EpisodeId> m_ids; ///< the first episode is downloaded
    std::optional<Future<Result<QString>>> m_located;
};

void TestSlowDisk::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_library = std::make_unique<DownloadLibrary>();
    m_ids = m_library->follow(u"Show"_s, {u"A"_s, u"B"_s});
    m_library->start();
    QVERIFY(answerOf(downloads().add({m_ids.constFirst()})));
    QVERIFY(m_library->finish(1));
    QVERIFY(m_library->settle());
    m_answers = std::make_shared<QSemaphore>();
}

void TestSlowDisk::cleanup()
{
    m_answers->release(1000);
    m_located.reset();
    m_library.reset();
}

void TestSlowDisk::begin(Work work)
{
    const QList<EpisodeId> first{m_ids.constFirst()};
    switch (work) {
    case Work::Locate:
        m_located = downloads().localFile(m_ids.constFirst());
        break;
    case Work::Finish:
        downloads().add({m_ids.constLast()});
        break;
    case Work::Delete:
        // A removed file is deleted after Downloads::undoTime, 5 minutes.
        m_library->clock.advance(6min);
        downloads().runPeriodicChecks();
        break;
    case Work::Restore:
        downloads().restore(first);
        break;
    case Work::AddAgain:
        downloads().add(first);
        break;
    }
}

bool TestSlowDisk::isDone(Work work)
{
    const EpisodeId first = m_ids.constFirst();
    switch (work) {
    case Work::Locate:
        return m_located->isFinished() && !m_located->result()->isEmpty();
    case Work::Finish:
        return m_library->finished->size() == 2;
    case Work::Delete:
        return QDir(m_library->target()).isEmpty();
    case Work::Restore:
    case Work::AddAgain:
        return m_library->stateOf(first) == DownloadState::Done;
    }
    return false;
}

void TestSlowDisk::nothingElseWaits_data()
{
    QTest::addColumn<Work>("work");
    QTest::addColumn<bool>("isRemoved");
    QTest::newRow("while a file is located") << Work::Locate << false;
    QTest::newRow("while a finished download gets its name") << Work::Finish << false;
    QTest::newRow("while a file is deleted") << Work::Delete << true;
    QTest::newRow("while a removed download is restored") << Work::Restore << true;
    QTest::newRow("while a removed download is added again") << Work::AddAgain << true;
}

void TestSlowDisk::nothingElseWaits()
{
    QFETCH(const Work, work);
    QFETCH(const bool, isRemoved);
    if (isRemoved)
        QVERIFY(answerOf(downloads().remove({m_ids.constFirst()})));
    const auto asked = std::make_shared<std::atomic<int>>(0);
    downloads().disk().setDelay([answers = m_answers, asked] {
        ++*asked;
        answers->acquire();
    });
    begin(work);
    QVERIFY(waitForEvents([&] { return *asked > 0; }));
    // The disk is blocked now. Lists and changes of the library are answered all the same.
    QCOMPARE(*answerOf(m_library->library->episodes().count({})), 2);
    QVERIFY(answerOf(downloads().pause({m_ids.constLast()})));
    QVERIFY(answerOf(downloads().find(m_ids.constFirst())));
    QVERIFY(answerOf(downloads().resume({m_ids.constLast()})));
    QVERIFY(!isDone(work));
    m_answers->release(1000);
    QVERIFY(waitForEvents([&] { return isDone(work); }));
}

void TestSlowDisk::whatIsWantedAgainWhileItIsDeletedIsFetchedAnew()
{
    const EpisodeId first = m_ids.constFirst();
    QVERIFY(answerOf(downloads().remove({first})));
    const auto asked = std::make_shared<std::atomic<int>>(0);
    downloads().disk().setDelay([answers = m_answers, asked] {
        ++*asked;
        answers->acquire();
    });
    begin(Work::Delete);
    QVERIFY(waitForEvents([&] { return *asked > 0; }));
    QVERIFY(answerOf(downloads().add({first})));
    m_answers->release(1000);
    QVERIFY(m_library->finish(2));
    QVERIFY(m_library->isWhole(first));
}

QTEST_GUILESS_MAIN(TestSlowDisk)
#include "tst_slow_disk.moc"
