// SPDX-License-Identifier: GPL-3.0-or-later
// Tests RefreshScheduler with a real library. The clock stands still; the tests advance it and call
// tick(), so no test waits for time to pass.

#include <library/library.h>
#include <support/fake_clock.h>
#include <support/fake_http_client.h>
#include <support/timeouts.h>

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using settings::RefreshMode;
using subscriptions::FeedRefresher;
using subscriptions::RefreshScheduler;

namespace {

/// Builds a feed of \a count episodes, one per day, the newest two hours before \a now.
QByteArray dailyFeed(const QDateTime &now, int count)
{
    QString items;
    for (int i = 0; i < count; ++i) {
        items +=
            u"<item><title>%1</title><guid>%1</guid><pubDate>%2</pubDate>"
            "<enclosure url=\"https://e.org/a.mp3\" type=\"audio/mpeg\" length=\"1\"/></item>"_s
                .arg(QString::number(i), now.addDays(-i).addSecs(-7200).toString(Qt::RFC2822Date));
    }
    return u"<rss version=\"2.0\"><channel><title>Show</title>%1</channel></rss>"_s.arg(items)
        .toUtf8();
}

} // namespace

class TestRefreshScheduler final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void aDueShowIsRefreshedAndThenRests();
    void theWindowComesFirst();
    void allThatAreDueAreOneRefresh();
    void whatIsNotDueIsLeftAlone();
    void aFailureIsTriedAgainLater();
    void nothingIsDoneByHand();
    void everyHoursIsForAll();
    void aRefreshByHandIsWaitedFor();
    void aRefreshByHandComesFirst();
    void afterSleepTheNetworkGetsAMoment();
    void aClockThatIsSetBackStopsNothing();
    void nothingIsStartedWithoutStart();

private:
    QUrl url(int number) const { return QUrl(u"https://e.org/%1"_s.arg(number)); }
    PodcastId follow(int number)
    {
        auto id = m_library->subscriptions().followUnread(url(number), u"Show"_s);
        return test::waitUntil([&] { return id.isFinished(); }) ? id.result().value_or(PodcastId{})
                                                                : PodcastId{};
    }
    RefreshScheduler &scheduler() { return m_library->scheduler(); }
    /// Waits until the next tick is known and no refresh runs.
    bool settle()
    {
        auto last = m_library->subscriptions().all();
        return test::waitUntil([&] { return last.isFinished(); }) && test::waitUntil([&] {
                   return !m_library->refresher().isRunning() && !scheduler().isReading();
               });
    }
    /// Advances the clock to the next tick and runs it.
    bool sleepOnce()
    {
        if (!scheduler().nextTick())
            return false;
        m_clock.time = std::max(m_clock.time, *scheduler().nextTick());
        scheduler().tick();
        return settle();
    }
    bool sleepFor(std::chrono::seconds time)
    {
        const QDateTime end = m_clock.time.addSecs(time.count());
        while (scheduler().nextTick() && *scheduler().nextTick() <= end) {
            if (!sleepOnce())
                return false;
        }
        m_clock.time = end;
        return true;
    }
    void start(RefreshMode mode = RefreshMode::Automatic)
    {
        scheduler().start({.mode = mode, .hours = 4});
    }

    std::optional<QTemporaryDir> m_folder;
    test::FakeClock m_clock;
    std::unique_ptr<test::FakeHttpClient> m_http;
    std::unique_ptr<library::Library> m_library;
};

void TestRefreshScheduler::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_folder.emplace();
    m_clock = {};
    m_http = std::make_unique<test::FakeHttpClient>();
    m_library = std::make_unique<library::Library>(
        *settings::DataFolders::create(m_folder->path()), *m_http, m_clock);
    for (int i = 1; i <= 3; ++i)
        m_http->serve(url(i), dailyFeed(m_clock.time, 12), "\"etag\"");
}

void TestRefreshScheduler::cleanup()
{
    QVERIFY(settle());
    m_library.reset();
    m_http.reset();
}

void TestRefreshScheduler::aDueShowIsRefreshedAndThenRests()
{
    const PodcastId id = follow(1);
    start();
    QSignalSpy changed(&scheduler(), &RefreshScheduler::scheduleChanged);
    QVERIFY(sleepFor(RefreshScheduler::startDelay));
    QCOMPARE(m_http->requestCount(url(1)), 1);
    QVERIFY(!changed.isEmpty());
    const auto next = scheduler().nextRefresh(id);
    QVERIFY(next.has_value());
    const qint64 pause = m_clock.time.secsTo(*next);
    QVERIFY2(pause >= 3600 && pause <= 66 * 60, qPrintable(QString::number(pause))); // a daily show

    QVERIFY(sleepFor(55min));
    QCOMPARE(m_http->requestCount(url(1)), 1);
    QVERIFY(sleepFor(12min));
    QCOMPARE(m_http->requestCount(url(1)), 2);
}

void TestRefreshScheduler::theWindowComesFirst()
{
    start();
    follow(1); // makes the scheduler read the shows early
    QVERIFY(settle());
    QCOMPARE(m_http->requests().size(), 0);
    QCOMPARE(m_clock.time.secsTo(*scheduler().nextTick()), RefreshScheduler::startDelay.count());
    m_clock.advance(19s);
    scheduler().tick();
    QVERIFY(settle());
    QCOMPARE(m_http->requests().size(), 0);
    m_clock.advance(1s);
    scheduler().tick();
    QVERIFY(settle());
    QCOMPARE(m_http->requests().size(), 1);
}

void TestRefreshScheduler::allThatAreDueAreOneRefresh()
{
    for (int i = 1; i <= 3; ++i)
        follow(i);
    QSignalSpy finished(&m_library->refresher(), &FeedRefresher::finished);
    start();
    QVERIFY(sleepFor(RefreshScheduler::startDelay));
    QCOMPARE(finished.size(), 1);
    const auto summary = finished.first().first().value<subscriptions::RefreshSummary>();
    QCOMPARE(summary.shows, 3);
    QCOMPARE(summary.cause, subscriptions::RefreshCause::Schedule);
}

void TestRefreshScheduler::whatIsNotDueIsLeftAlone()
{
    const PodcastId first = follow(1);
    start();
    QVERIFY(sleepFor(RefreshScheduler::startDelay));
    QVERIFY(sleepFor(30min));
    m_http->clearRequests();
    follow(2);
    QVERIFY(settle());
    QVERIFY(sleepFor(10min));
    QCOMPARE(m_http->requestCount(url(2)), 1);
    QCOMPARE(m_http->requestCount(url(1)), 0);
    QVERIFY(*scheduler().nextRefresh(first) > m_clock.time);
}

void TestRefreshScheduler::aFailureIsTriedAgainLater()
{
    const PodcastId id = follow(1);
    m_http->forget(url(1));
    m_http->fail(url(1), {.code = ErrorCode::Timeout, .url = url(1)});
    start();
    QVERIFY(sleepFor(RefreshScheduler::startDelay));
    QCOMPARE(m_http->requestCount(url(1)), 1);
    const qint64 first = m_clock.time.secsTo(*scheduler().nextRefresh(id));
    QVERIFY2(first > 11 * 60 && first <= 15 * 60, qPrintable(QString::number(first)));
    QVERIFY(sleepFor(24h));
    const auto count = m_http->requestCount(url(1)); // after 15 min, 30 min, 1, 2, 4, 8 h
    QVERIFY2(count >= 7 && count <= 9, qPrintable(QString::number(count)));
}

void TestRefreshScheduler::nothingIsDoneByHand()
{
    const PodcastId id = follow(1);
    start(RefreshMode::Manual);
    QVERIFY(!scheduler().isOn());
    QVERIFY(!scheduler().nextTick().has_value());
    scheduler().tick();
    QVERIFY(settle());
    QCOMPARE(m_http->requests().size(), 0);
    QVERIFY(!scheduler().nextRefresh(id).has_value());

    scheduler().setSettings({.mode = RefreshMode::Automatic});
    QVERIFY(settle());
    QVERIFY(sleepFor(1min));
    QCOMPARE(m_http->requests().size(), 1);
    QVERIFY(scheduler().nextRefresh(id).has_value());
    scheduler().setSettings({.mode = RefreshMode::Manual});
    QVERIFY(!scheduler().nextRefresh(id).has_value());
    QVERIFY(!scheduler().nextTick().has_value());
}

void TestRefreshScheduler::everyHoursIsForAll()
{
    const PodcastId id = follow(1);
    start(RefreshMode::EveryHours);
    QVERIFY(sleepFor(RefreshScheduler::startDelay));
    QCOMPARE(m_clock.time.secsTo(*scheduler().nextRefresh(id)), 4 * 3600);
    scheduler().setSettings({.mode = RefreshMode::EveryHours, .hours = 2});
    QVERIFY(settle());
    QCOMPARE(m_clock.time.secsTo(*scheduler().nextRefresh(id)), 2 * 3600);
}

void TestRefreshScheduler::aRefreshByHandIsWaitedFor()
{
    follow(1);
    m_http->hold();
    auto byHand = m_library->refresher().refresh();
    QTRY_COMPARE(m_http->heldCount(), 1);
    start();
    m_clock.advance(1min);
    scheduler().tick();
    QTRY_VERIFY(!scheduler().isReading());
    QCOMPARE(m_http->heldCount(), 1);
    m_http->release();
    QTRY_VERIFY(byHand.isFinished());
    QVERIFY(settle());
    QCOMPARE(m_http->requestCount(url(1)), 1); // no longer due
}

void TestRefreshScheduler::aRefreshByHandComesFirst()
{
    for (int i = 1; i <= 3; ++i)
        follow(i); // of one host: two requests at a time
    m_http->hold();
    start();
    m_clock.advance(1min);
    scheduler().tick();
    QTRY_COMPARE(m_http->heldCount(), 2);
    QVERIFY(!m_library->refresher().isManualRequested());
    QSignalSpy started(&m_library->refresher(), &FeedRefresher::started);
    QSignalSpy finished(&m_library->refresher(), &FeedRefresher::finished);
    auto byHand = m_library->refresher().refresh({PodcastId{1}});
    QVERIFY(m_library->refresher().isManualRequested());
    QCOMPARE(started.size(), 1);
    m_http->release();
    QTRY_VERIFY(byHand.isFinished());
    QCOMPARE(finished.size(), 2);
    QCOMPARE(finished.at(0).first().value<subscriptions::RefreshSummary>().cause,
             subscriptions::RefreshCause::Schedule);
    QCOMPARE(byHand.result()->shows, 1);
    QCOMPARE(m_http->requestCount(url(3)), 0); // left out, still due
    QVERIFY(settle());
    QVERIFY(sleepFor(2min));
    QCOMPARE(m_http->requestCount(url(3)), 1);
}

void TestRefreshScheduler::afterSleepTheNetworkGetsAMoment()
{
    follow(1);
    start();
    QVERIFY(sleepFor(RefreshScheduler::startDelay));
    QVERIFY(sleepFor(2min));
    m_http->clearRequests();
    m_clock.advance(8h); // the lid was closed; the timer comes late
    scheduler().tick();
    QVERIFY(settle());
    QCOMPARE(m_http->requests().size(), 0);
    QCOMPARE(m_clock.time.secsTo(*scheduler().nextTick()), RefreshScheduler::wakeDelay.count());
    QVERIFY(sleepOnce());
    QCOMPARE(m_http->requests().size(), 1);
}

void TestRefreshScheduler::aClockThatIsSetBackStopsNothing()
{
    follow(1);
    start();
    QVERIFY(sleepFor(RefreshScheduler::startDelay));
    m_http->clearRequests();
    m_clock.time = m_clock.time.addYears(-1);
    scheduler().tick();
    QVERIFY(settle());
    QCOMPARE(m_http->requests().size(), 1);
    QVERIFY(m_clock.time.secsTo(*scheduler().nextTick()) <= 5 * 60);
}

void TestRefreshScheduler::nothingIsStartedWithoutStart()
{
    follow(1);
    auto byHand = m_library->refresher().refresh();
    QTRY_VERIFY(byHand.isFinished());
    scheduler().tick();
    QVERIFY(settle());
    QVERIFY(!scheduler().nextTick().has_value());
    QVERIFY(!scheduler().isOn());
    QCOMPARE(m_http->requestCount(url(1)), 1);
}

QTEST_GUILESS_MAIN(TestRefreshScheduler)
#include "tst_refresh_scheduler.moc"
