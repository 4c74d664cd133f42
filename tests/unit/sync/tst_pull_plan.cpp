// SPDX-License-Identifier: GPL-3.0-or-later

#include <base/utc.h>
#include <sync/pull_plan.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using namespace dogear::sync;
using domain::SyncProgress;

namespace {

constexpr qint64 nowSeconds = 1'700'000'000;
constexpr qint64 day = 86'400;

QDateTime at(qint64 seconds)
{
    return QDateTime::fromSecsSinceEpoch(seconds, utc);
}

/// A page of \a count actions at the seconds from \a first on, \a gap apart.
ActionPage page(int count, qint64 first, qint64 gap, std::optional<qint64> cursor)
{
    ActionPage made;
    for (int i = 0; i < count; ++i) {
        domain::SyncAction action;
        action.feed = u"https://e.org/f"_s;
        action.episode = u"https://e.org/%1.mp3"_s.arg(first + i);
        action.time = first + i * gap;
        action.position = 1;
        made.actions.append(action);
    }
    made.cursor = cursor;
    made.serverTime = nowSeconds;
    return made;
}

bool take(PullPages &pages, const ActionPage &page)
{
    pages.add(page.actions);
    return pages.end(page);
}

} // namespace

class TestPullPlan final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void since_data();
    void since();
    void everythingOnRequest();
    void pages();
    void aSecondThatFillsAPageIsLeft();
    void cursors_data();
    void cursors();
    void pauses_data();
    void pauses();
};

void TestPullPlan::since_data()
{
    QTest::addColumn<qint64>("cursor");
    QTest::addColumn<qint64>("overlapAge");
    QTest::addColumn<qint64>("everythingAge");
    QTest::addColumn<qint64>("since");
    const qint64 cursor = nowSeconds - 600;
    QTest::newRow("the first read is of everything")
        << qint64{-1} << qint64{0} << qint64{0} << qint64{0};
    QTest::newRow("an hour later it continues at the cursor")
        << cursor << qint64{3600} << qint64{3600} << cursor;
    QTest::newRow("a day later it goes back 31 days") << cursor << day << day << cursor - 31 * day;
    QTest::newRow("a week later it goes back to the beginning")
        << cursor << qint64{3600} << 7 * day << qint64{0};
    QTest::newRow("a time in the future counts as long ago")
        << cursor << -day << qint64{3600} << cursor - 31 * day;
    QTest::newRow("an overlap never begins before the beginning")
        << qint64{500} << day << day << qint64{0};
}

void TestPullPlan::since()
{
    QFETCH(const qint64, cursor);
    QFETCH(const qint64, overlapAge);
    QFETCH(const qint64, everythingAge);
    SyncProgress progress;
    if (cursor >= 0) {
        progress.actionCursor = cursor;
        progress.lastOverlap = at(nowSeconds - overlapAge);
        progress.lastEverything = at(nowSeconds - everythingAge);
    }
    QTEST(planPull(progress, at(nowSeconds)).since, "since");
}

void TestPullPlan::everythingOnRequest()
{
    const SyncProgress progress{.actionCursor = nowSeconds,
                                .lastOverlap = at(nowSeconds),
                                .lastEverything = at(nowSeconds)};
    const PullPlan plan = planPull(progress, at(nowSeconds), PullScope::Everything);
    QCOMPARE(plan.since, 0);
    QVERIFY(plan.isOverlap && plan.isEverything);
}

void TestPullPlan::pages()
{
    PullPages pages(0);
    QVERIFY(take(pages, page(1000, 100, 1, 1099)));
    QCOMPARE(pages.since(), 1099);
    QVERIFY(take(pages, page(1000, 1099, 1, 2098))); // its first action is known
    QVERIFY(!take(pages, page(3, 2098, 1, 2100)));
    QCOMPARE(pages.count(), 2001);
    QVERIFY(pages.cursor() == 2100);

    // A server that includes the second `since` returns the last action forever.
    PullPages forever (0);
    QVERIFY(take(forever, page(1000, 100, 1, 1099)));
    QVERIFY(!take(forever, page(1000, 100, 1, 1099)));
}

void TestPullPlan::aSecondThatFillsAPageIsLeft()
{
    PullPages pages(500);
    QVERIFY(take(pages, page(1000, 500, 0, 500)));
    QCOMPARE(pages.since(), 501);
}

void TestPullPlan::cursors_data()
{
    QTest::addColumn<qint64>("previous");
    QTest::addColumn<qint64>("answered");
    QTest::addColumn<qint64>("newestAction");
    QTest::addColumn<qint64>("cursor");
    QTest::addColumn<bool>("wentBack");
    QTest::newRow("the time of the server is the cursor")
        << nowSeconds - 100 << nowSeconds << nowSeconds - 50 << nowSeconds << false;
    QTest::newRow("a server that returns the time of the last action never goes back")
        << nowSeconds - 100 << nowSeconds - 5000 << nowSeconds - 5000 << nowSeconds - 100 << false;
    QTest::newRow("a clock that went back a day is noticed")
        << nowSeconds << nowSeconds - day << nowSeconds - 2 * day << nowSeconds - day << true;
    QTest::newRow("clocks of one cluster may differ by a minute")
        << nowSeconds << nowSeconds - 60 << qint64{0} << nowSeconds - 60 << false;
    QTest::newRow("a cursor of 2099 is cut down to the clock")
        << nowSeconds - 100 << qint64{4'080'000'000} << qint64{4'080'000'000} << nowSeconds
        << false;
    QTest::newRow("without a cursor the Date header stands in")
        << nowSeconds - 100 << qint64{-1} << qint64{0} << nowSeconds << false;
}

void TestPullPlan::cursors()
{
    QFETCH(const qint64, previous);
    QFETCH(const qint64, answered);
    QFETCH(const qint64, newestAction);
    QFETCH(const bool, wentBack);
    PullPages pages(0);
    const auto cursor = answered < 0 ? std::nullopt : std::optional(answered);
    QVERIFY(!take(pages, page(newestAction > 0 ? 1 : 0, newestAction, 0, cursor)));
    const NewCursor made = newCursor(pages, previous, at(nowSeconds));
    QTEST(made.cursor, "cursor");
    QCOMPARE(made.wentBack, wentBack);
}

void TestPullPlan::pauses_data()
{
    QTest::addColumn<int>("failures");
    QTest::addColumn<QString>("detail");
    QTest::addColumn<qint64>("seconds");
    QTest::newRow("the first failure pauses for five minutes") << 1 << QString() << qint64{300};
    QTest::newRow("each one doubles the pause") << 3 << QString() << qint64{1200};
    QTest::newRow("the longest pause is six hours") << 50 << QString() << qint64{21'600};
    QTest::newRow("a server may want a longer one")
        << 1 << u"503 Busy; Retry-After: 4000"_s << qint64{4000};
    QTest::newRow("a shorter wish changes nothing")
        << 1 << u"503 Busy; Retry-After: 10"_s << qint64{300};
}

void TestPullPlan::pauses()
{
    QFETCH(const int, failures);
    QFETCH(const QString, detail);
    const QDateTime time =
        retryTime(failures, {ErrorCode::HttpStatus, detail, {}, 503}, at(nowSeconds));
    QTEST(time.toSecsSinceEpoch() - nowSeconds, "seconds");
}

QTEST_GUILESS_MAIN(TestPullPlan)
#include "tst_pull_plan.moc"
