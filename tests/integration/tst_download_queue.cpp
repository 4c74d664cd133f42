// SPDX-License-Identifier: GPL-3.0-or-later
// Downloads hundreds of episodes: in order, with little memory and without blocking the event loop.

#include <support/download_library.h>

#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QTimer>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using test::answerOf;
using test::DownloadLibrary;
using test::waitForEvents;

namespace {

constexpr int many = 500;

/// Resident memory of this process in bytes.
qint64 residentBytes()
{
    QFile file(u"/proc/self/statm"_s);
    if (!file.open(QFile::ReadOnly))
        return 0;
    return file.readAll().split(' ').value(1).toLongLong() * 4096;
}

/// Time that this thread has spent waiting for a processor.
std::chrono::nanoseconds timeQueued()
{
    QFile file(u"/proc/thread-self/schedstat"_s);
    if (!file.open(QFile::ReadOnly))
        return {};
    return std::chrono::nanoseconds(file.readAll().split(' ').value(1).toLongLong());
}

/// Measures the longest delay of a 5 ms timer in this thread, without the time in which the thread
/// waited for a processor.
class Beat
{
public:
    Beat()
    {
        m_elapsed.start();
        m_queued = timeQueued();
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { beat(); });
        m_timer.start(5ms);
    }

    [[nodiscard]] std::chrono::milliseconds longest() const
    {
        return std::chrono::duration_cast<std::chrono::milliseconds>(m_longest);
    }

private:
    void beat()
    {
        const std::chrono::nanoseconds elapsed(m_elapsed.nsecsElapsed());
        const std::chrono::nanoseconds queued = timeQueued();
        m_longest = std::max(m_longest, elapsed - 5ms - (queued - m_queued));
        m_elapsed.start();
        m_queued = queued;
    }

    QTimer m_timer;
    QElapsedTimer m_elapsed;
    std::chrono::nanoseconds m_queued{};
    std::chrono::nanoseconds m_longest{};
};

} // namespace

class TestDownloadQueue final : public QObject
{
    Q_OBJECT

private slots:
    void hundredsAtOnce();
};

void TestDownloadQueue::hundredsAtOnce()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    DownloadLibrary library;
    QStringList titles;
    for (int i = 0; i < many; ++i)
        titles.append(u"E"_s + QString::number(i));
    const QList<EpisodeId> ids = library.follow(u"Show"_s, titles);
    QCOMPARE(ids.size(), many);
    library.settings.maxConcurrent = 3;
    library.start();
    QVERIFY(answerOf(
        library.downloads->add({ids.constFirst()}))); // a warm-up: makes one-time allocations
    QVERIFY(library.finish(1));

    const Beat beat;
    const qint64 before = residentBytes();
    QVERIFY(answerOf(library.downloads->add(ids)));
    qint64 most = 0;
    int mostRunning = 0;
    QObject::connect(library.downloads.get(), &downloads::Downloads::summaryChanged, this, [&] {
        most = std::max(most, residentBytes());
        mostRunning = std::max(mostRunning, library.downloads->summary().running);
    });
    const bool isDone = waitForEvents([&] { return library.finished->size() == many; }, 150'000);
    QVERIFY2(isDone, qPrintable(QString::number(library.finished->size())));

    qInfo("grown by %lld kB, longest wait %lld ms",
          (most - before) / 1000,
          qint64(beat.longest().count()));
    QCOMPARE_LE(mostRunning, 3);
    QCOMPARE_LT(most - before, 40'000'000);
    QCOMPARE_LT(beat.longest(), 50ms);
    QStringList asked;
    for (const test::ServerRequest &request : library.origin.requests()) {
        const QString title = request.path.sliced(1).section(u'.', 0, 0);
        if (!asked.contains(title))
            asked.append(title);
    }
    // Up to three downloads run at once, so requests may be out of order by as many.
    for (qsizetype i = 0; i < asked.size(); ++i)
        QVERIFY2(qAbs(titles.indexOf(asked.at(i)) - i) <= 3, qPrintable(asked.at(i)));
    QCOMPARE(library.origin.bytesSent(), many * DownloadLibrary::size);
}

QTEST_GUILESS_MAIN(TestDownloadQueue)
#include "tst_download_queue.moc"
