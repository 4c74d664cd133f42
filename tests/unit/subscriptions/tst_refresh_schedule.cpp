// SPDX-License-Identifier: GPL-3.0-or-later

#include "schedule/refresh_schedule.h"
#include "schedule/update_rule.h"

#include <base/utc.h>

#include <QRegularExpression>
#include <QTest>

#include <set>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using namespace dogear::subscriptions;
using std::chrono::minutes;
using std::chrono::seconds;

namespace {

const QDateTime now = QDateTime::fromSecsSinceEpoch(1'800'000'000, utc);

QDateTime ago(seconds time)
{
    return now.addSecs(-time.count());
}

/// Makes a show that was requested now, with \a count episodes \a gap apart; the newest was
/// published \a silence ago.
domain::RefreshFacts show(seconds gap, seconds silence, int count = 11)
{
    domain::RefreshFacts facts{.id = PodcastId{1}, .followedSince = ago(1000h), .lastAttempt = now};
    for (int i = 0; i < count; ++i)
        facts.newest.append(ago(silence + gap * i));
    return facts;
}

domain::RefreshFacts failed(int failures, const Error &error = {.code = ErrorCode::Timeout})
{
    domain::RefreshFacts facts = show(24h, 1h);
    facts.failures = failures;
    facts.error = error;
    return facts;
}

domain::RefreshFacts planned(domain::RefreshFacts facts,
                             const QString &rule,
                             const std::optional<QDateTime> &start = {})
{
    facts.announcedFrequency = domain::UpdateFrequency{{}, rule, start, false};
    return facts;
}

domain::RefreshFacts complete(domain::RefreshFacts facts)
{
    facts.announcedFrequency = domain::UpdateFrequency{{}, {}, {}, true};
    return facts;
}

Error http(int status)
{
    return {ErrorCode::HttpStatus, {}, {}, status};
}

constexpr std::chrono::hours day = 24h;

} // namespace

class TestRefreshSchedule final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void isDue_data();
    void isDue();
    void aFailedShowIsTriedLater_data();
    void aFailedShowIsTriedLater();
    void aWeekOfAWeeklyShow();
    void aShowIsDueAtOnce_data();
    void aShowIsDueAtOnce();
    void serversAreLeftAlone();
    void everyHours_data();
    void everyHours();
    void sharesAreSpread();
    void theUsualGapIsTheMedian_data();
    void theUsualGapIsTheMedian();
    void aPlanIsRead_data();
    void aPlanIsRead();
};

/// The next request is due between \a least and \a most minutes after the last one.
void TestRefreshSchedule::isDue_data()
{
    QTest::addColumn<domain::RefreshFacts>("facts");
    QTest::addColumn<int>("least");
    QTest::addColumn<int>("most");
    const auto row =
        [](const char *name, const domain::RefreshFacts &facts, auto least, auto most) {
            QTest::newRow(name) << facts << int(minutes(least).count())
                                << int(minutes(most).count());
        };
    row("a daily show is asked about hourly", show(day, 3h), 1h, 66min);
    row("a show of every hour is asked twice an hour", show(1h, 10min), 30min, 33min);
    row("a weekly show is asked every seven hours", show(7 * day, 2 * day), 7h, 462min);
    row("a monthly show is asked once a day", show(30 * day, 10 * day), day, 1584min);
    row("a weekly show is asked soon after its usual time",
        show(7 * day, 7 * day - 2h),
        125min,
        145min);
    row("a weekly show that is late is asked hourly", show(7 * day, 7 * day + 3h), 1h, 1h);
    row("after six hours it is asked as before", show(7 * day, 7 * day + 7h), 7h, 462min);
    row("a weekly show that came today is not asked hourly", show(7 * day, 1h), 7h, 462min);
    row("a weekly show that left out two weeks still has its usual time",
        show(7 * day, 21 * day - 1h),
        65min,
        85min);
    row("a weekly show that left out two months has none", show(7 * day, 63 * day - 1h), 15h, 18h);
    row("a daily show that fell silent for eight days", show(day, 8 * day), 2h, 132min);
    row("a daily show that fell silent for months", show(day, 120 * day), day, 1584min);
    row("episodes that all came at once, today", show(0s, 2h), 30min, 33min);
    row("episodes that all came at once, a month ago", show(0s, 30 * day), 450min, 495min);
    row("a single episode tells no rhythm", show(0s, day, 1), 7h, 462min);
    row("a feed without episodes", show(0s, 0s, 0), 7h, 462min);
    row("dates in the future", show(7 * day, -3 * day), 7h, 462min);
    row("a complete feed is asked once a week", complete(show(day, 3h)), 7 * day, 11'088min);
    row("a plan for what the episodes do not tell yet",
        planned(show(0s, 3h, 1), u"FREQ=DAILY"_s),
        1h,
        66min);
    row("a plan that promises more than comes",
        planned(show(7 * day, 2 * day), u"FREQ=DAILY"_s),
        1h,
        132min);
    row("a plan that promises less than comes",
        planned(show(day, 3h), u"FREQ=MONTHLY"_s),
        1h,
        66min);
    row("a plan that begins in three hours",
        planned(show(0s, 0s, 0), u"FREQ=WEEKLY"_s, now.addSecs(3 * 3600)),
        185min,
        205min);
    row("a plan whose third week begins in three hours",
        planned(show(0s, 0s, 0), u"FREQ=WEEKLY"_s, now.addSecs(3 * 3600).addDays(-14)),
        185min,
        205min);
    row("a plan that ended says nothing",
        planned(show(0s, 0s, 0), u"FREQ=DAILY;COUNT=3"_s, ago(20 * day)),
        7h,
        462min);
    row("a plan that nobody understands", planned(show(day, 3h), u"FREQ=SOMETIMES"_s), 1h, 66min);
}

void TestRefreshSchedule::isDue()
{
    QFETCH(domain::RefreshFacts, facts);
    QFETCH(const int, least);
    QFETCH(const int, most);
    for (const int id : {1, 2, 3, 4, 5, 1000}) { // for any value of the show's share
        facts.id = PodcastId{id};
        const qint64 pause = now.secsTo(dueAt(facts, now));
        QVERIFY2(pause >= least * 60 && pause <= most * 60,
                 qPrintable(u"%1 min"_s.arg(double(pause) / 60)));
        // A later call gives the same time.
        QCOMPARE(dueAt(facts, now.addSecs(60)), dueAt(facts, now));
    }
}

void TestRefreshSchedule::aFailedShowIsTriedLater_data()
{
    QTest::addColumn<domain::RefreshFacts>("facts");
    QTest::addColumn<int>("most");
    const Error offline{.code = ErrorCode::Offline};
    QTest::newRow("the first failure: a quarter of an hour") << failed(1) << 15;
    QTest::newRow("the second failure: half an hour") << failed(2) << 30;
    QTest::newRow("the fourth failure: two hours") << failed(4) << 120;
    QTest::newRow("the tenth failure: a day") << failed(10) << 24 * 60;
    QTest::newRow("the thousandth failure: still a day") << failed(1000) << 24 * 60;
    QTest::newRow("a failure that was not counted: a quarter of an hour") << failed(0) << 15;
    QTest::newRow("the first failure offline: a quarter of an hour") << failed(1, offline) << 15;
    QTest::newRow("many failures offline: an hour") << failed(50, offline) << 60;
    QTest::newRow("a server error: a quarter of an hour") << failed(1, http(503)) << 15;
    QTest::newRow("status 401 (a password is needed): a day") << failed(1, http(401)) << 24 * 60;
    QTest::newRow("status 410 (the feed is gone): a day") << failed(1, http(410)) << 24 * 60;
}

void TestRefreshSchedule::aFailedShowIsTriedLater()
{
    QFETCH(domain::RefreshFacts, facts);
    QFETCH(const int, most);
    for (const int id : {1, 2, 3, 4, 5, 1000}) {
        facts.id = PodcastId{id};
        const qint64 pause = now.secsTo(dueAt(facts, now));
        // The delay is shortened by up to a quarter, so that shows do not return together.
        QVERIFY2(pause > most * 45 && pause <= most * 60, qPrintable(QString::number(pause)));
    }
}

/// A weekly show that appears on time needs few requests, and the new episode is found soon.
void TestRefreshSchedule::aWeekOfAWeeklyShow()
{
    domain::RefreshFacts facts = show(7 * day, 0s);
    const QDateTime published = now.addDays(7);
    facts.lastAttempt = now.addSecs(60);
    int questions = 0;
    while (*facts.lastAttempt < published) {
        facts.lastAttempt = dueAt(facts, *facts.lastAttempt);
        ++questions;
    }
    // About one request every seven hours.
    QVERIFY2(questions > 20 && questions < 27, qPrintable(QString::number(questions)));
    const qint64 late = published.secsTo(*facts.lastAttempt);
    // The usual time is followed by a request after 5 to 25 minutes.
    QVERIFY2(late >= 5 * 60 && late <= 25 * 60, qPrintable(QString::number(late)));
}

void TestRefreshSchedule::aShowIsDueAtOnce_data()
{
    QTest::addColumn<domain::RefreshFacts>("facts");
    domain::RefreshFacts facts;
    facts.id = PodcastId{1};
    QTest::newRow("never requested") << facts;
    facts.lastAttempt = now.addDays(400);
    QTest::newRow("requested in the future: the clock was set back") << facts;
}

void TestRefreshSchedule::aShowIsDueAtOnce()
{
    QFETCH(const domain::RefreshFacts, facts);
    QCOMPARE(dueAt(facts, now), now);
    QCOMPARE(dueEvery(4h, facts, now), now);
}

void TestRefreshSchedule::serversAreLeftAlone()
{
    domain::RefreshFacts facts = failed(1, http(429));
    facts.notBefore = now.addSecs(5 * 3600);
    QCOMPARE(dueAt(facts, now), *facts.notBefore);
    QCOMPARE(dueEvery(1h, facts, now), *facts.notBefore);
    facts.notBefore = now.addSecs(60);
    QVERIFY(dueAt(facts, now) > *facts.notBefore); // Retry-After is shorter than the usual delay
    facts.lastAttempt.reset();
    QCOMPARE(dueAt(facts, now), *facts.notBefore);
}

void TestRefreshSchedule::everyHours_data()
{
    QTest::addColumn<domain::RefreshFacts>("facts");
    QTest::addColumn<int>("every");
    QTest::addColumn<int>("hours");
    QTest::newRow("every two hours") << show(30 * day, day) << 2 << 2;
    QTest::newRow("complete feeds as well") << complete(show(day, day)) << 4 << 4;
    QTest::newRow("a failure does not shorten the interval") << failed(1) << 6 << 6;
}

void TestRefreshSchedule::everyHours()
{
    QFETCH(const domain::RefreshFacts, facts);
    QFETCH(const int, every);
    QFETCH(const int, hours);
    QCOMPARE(now.secsTo(dueEvery(std::chrono::hours(every), facts, now)), hours * 3600);
}

void TestRefreshSchedule::sharesAreSpread()
{
    std::array<int, 10> tenths{};
    std::set<qint64> moments;
    for (int id = 1; id <= 1000; ++id) {
        domain::RefreshFacts facts = show(day, 3h);
        facts.id = PodcastId{id};
        const double share = jitterOf(facts);
        QCOMPARE(jitterOf(facts), share);
        QVERIFY(share >= 0 && share < 1);
        ++tenths.at(size_t(share * 10));
        moments.insert(now.secsTo(dueAt(facts, now)));
    }
    for (const int count : tenths)
        QVERIFY2(count > 60 && count < 140, qPrintable(QString::number(count)));
    QVERIFY(moments.size() > 250); // of 360 possible seconds: an hour plus up to a tenth

    domain::RefreshFacts here = show(day, 3h);
    domain::RefreshFacts elsewhere = here;
    elsewhere.followedSince = here.followedSince.addSecs(1);
    QVERIFY(jitterOf(here) != jitterOf(elsewhere));
}

void TestRefreshSchedule::theUsualGapIsTheMedian_data()
{
    QTest::addColumn<QList<int>>("daysAgo");
    QTest::addColumn<int>("days"); ///< -1: unknown
    QTest::newRow("no episode") << QList<int>{} << -1;
    QTest::newRow("one episode") << QList{3} << -1;
    QTest::newRow("two episodes") << QList{3, 10} << 7;
    QTest::newRow("a break of five weeks") << QList{1, 8, 15, 50, 57, 64} << 7;
    QTest::newRow("dates in any order") << QList{15, 1, 8} << 7;
    QTest::newRow("a different rhythm long ago does not count")
        << QList{0,  7,  14, 21, 28, 35, 42, 49, 56, 63, 70, 71,
                 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83}
        << 7;
}

void TestRefreshSchedule::theUsualGapIsTheMedian()
{
    QFETCH(const QList<int>, daysAgo);
    QFETCH(const int, days);
    QList<QDateTime> dates;
    for (const int count : daysAgo)
        dates.append(now.addDays(-count));
    const auto gap = medianInterval(dates);
    QCOMPARE(gap ? gap->count() : -1, days < 0 ? -1 : days * 86'400);
}

void TestRefreshSchedule::aPlanIsRead_data()
{
    QTest::addColumn<QString>("rule");
    QTest::addColumn<int>("hours"); ///< -1: no rule in effect
    QTest::newRow("weekly") << u"FREQ=WEEKLY"_s << 168;
    QTest::newRow("every second week") << u"FREQ=WEEKLY;INTERVAL=2"_s << 336;
    QTest::newRow("three days per week") << u"FREQ=WEEKLY;BYDAY=MO,WE,FR"_s << 56;
    QTest::newRow("two days per month") << u"FREQ=MONTHLY;BYMONTHDAY=1,15"_s << 360;
    QTest::newRow("daily except at weekends") << u"FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR"_s << 24;
    QTest::newRow("with the property name, in lower case") << u"rrule:freq=monthly"_s << 720;
    QTest::newRow("three times, over for a month") << u"FREQ=DAILY;COUNT=3"_s << -1;
    QTest::newRow("a hundred times") << u"FREQ=DAILY;COUNT=100"_s << 24;
    QTest::newRow("until a past day") << u"FREQ=DAILY;UNTIL=20260101"_s << -1;
    QTest::newRow("until a second ago") << u"FREQ=DAILY;UNTIL=20270115T075959Z"_s << -1;
    QTest::newRow("until today") << u"FREQ=DAILY;UNTIL=20270115"_s << 24;
    QTest::newRow("an unreadable end") << u"FREQ=DAILY;UNTIL=soon"_s << 24;
    QTest::newRow("an interval of zero") << u"FREQ=DAILY;INTERVAL=0"_s << 24;
    QTest::newRow("an interval out of range") << u"FREQ=DAILY;INTERVAL=-99999999999"_s << 24;
    QTest::newRow("an unsupported frequency") << u"FREQ=SECONDLY"_s << -1;
    QTest::newRow("only separators") << u";;=;="_s << -1;
    QTest::newRow("an empty rule") << QString() << -1;
}

void TestRefreshSchedule::aPlanIsRead()
{
    QFETCH(const QString, rule);
    QFETCH(const int, hours);
    const auto read = updateRuleAt({{}, rule, ago(30 * day), false}, now);
    QCOMPARE(read ? std::chrono::duration_cast<std::chrono::hours>(read->gap).count() : -1, hours);
}

QTEST_GUILESS_MAIN(TestRefreshSchedule)
#include "tst_refresh_schedule.moc"
