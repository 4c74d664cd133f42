// SPDX-License-Identifier: GPL-3.0-or-later

#include <domain/listening.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear::domain;

namespace {

QDate day(const QString &text)
{
    return QDate::fromString(text, Qt::ISODate);
}

/// Parses days with minutes of listening: "2026-08-03=90 2026-08-04=5".
QList<ListeningDay> days(const QString &text)
{
    QList<ListeningDay> days;
    for (const QString &word : text.split(u' ', Qt::SkipEmptyParts))
        days.append({.day = day(word.section(u'=', 0, 0)),
                     .time = {.listened = std::chrono::minutes(word.section(u'=', 1).toInt())}});
    return days;
}

} // namespace

class TestListeningHistory final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void savings_data();
    void savings();
    void spans_data();
    void spans();
    void periods_data();
    void periods();
    void daysAddUp();
    void streaks_data();
    void streaks();
};

void TestListeningHistory::savings_data()
{
    QTest::addColumn<ListeningTime>("time");
    QTest::addColumn<qint64>("bySpeed");
    QTest::addColumn<qint64>("inTotal");
    QTest::newRow("normal speed saves nothing")
        << ListeningTime{.listened = 60s, .heard = 60s} << 0LL << 0LL;
    QTest::newRow("double speed saves as much as was listened")
        << ListeningTime{.listened = 60s, .heard = 120s} << 60'000LL << 60'000LL;
    QTest::newRow("time saved by trimmed pauses is not counted as saved by speed")
        << ListeningTime{.listened = 60s, .heard = 140s, .savedBySilence = 10s} << 70'000LL
        << 80'000LL;
    QTest::newRow("half speed costs time")
        << ListeningTime{.listened = 60s, .heard = 30s} << -30'000LL << -30'000LL;
}

void TestListeningHistory::savings()
{
    QFETCH(const ListeningTime, time);
    QFETCH(const qint64, bySpeed);
    QFETCH(const qint64, inTotal);
    QCOMPARE(time.savedBySpeed().count(), bySpeed);
    QCOMPARE(time.saved().count(), inTotal);
}

void TestListeningHistory::spans_data()
{
    QTest::addColumn<ListeningRange>("range");
    QTest::addColumn<QString>("today");
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("expected");
    QTest::newRow("a month: thirty days including today")
        << ListeningRange::Month << u"2026-03-01"_s << u""_s << u"2026-01-31 2026-03-01"_s;
    QTest::newRow("a year: twelve months from the first of a month")
        << ListeningRange::Year << u"2026-03-31"_s << u"2020-01-01"_s << u"2025-04-01 2026-03-31"_s;
    QTest::newRow("all: from the first year with listening")
        << ListeningRange::All << u"2026-03-31"_s << u"2023-11-05"_s << u"2023-01-01 2026-03-31"_s;
    QTest::newRow("all, without any listening: this year")
        << ListeningRange::All << u"2026-03-31"_s << u""_s << u"2026-01-01 2026-03-31"_s;
    QTest::newRow("a first day in the future is ignored")
        << ListeningRange::All << u"2026-03-31"_s << u"2031-01-01"_s << u"2026-01-01 2026-03-31"_s;
    QTest::newRow("a first day of long ago is limited to 50 years")
        << ListeningRange::All << u"2026-03-31"_s << u"1970-01-01"_s << u"1977-01-01 2026-03-31"_s;
}

void TestListeningHistory::spans()
{
    QFETCH(const ListeningRange, range);
    QFETCH(const QString, today);
    QFETCH(const QString, first);
    QFETCH(const QString, expected);
    const ListeningSpan span = listeningSpan(range, day(today), day(first));
    QCOMPARE(span.first.toString(Qt::ISODate) + u' ' + span.last.toString(Qt::ISODate), expected);
}

void TestListeningHistory::periods_data()
{
    QTest::addColumn<ListeningRange>("range");
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("last");
    QTest::addColumn<QString>("heard");
    QTest::addColumn<QString>("expected"); ///< first day/last day=minutes, for each period
    QTest::newRow("days without listening are included")
        << ListeningRange::Month << u"2026-08-03"_s << u"2026-08-05"_s << u"2026-08-04=7"_s
        << u"08-03/08-03=0 08-04/08-04=7 08-05/08-05=0"_s;
    QTest::newRow("months, including a short first and last one")
        << ListeningRange::Year << u"2024-01-01"_s << u"2024-03-02"_s
        << u"2024-01-31=1 2024-02-01=2 2024-02-29=3 2024-03-01=4"_s
        << u"01-01/01-31=1 02-01/02-29=5 03-01/03-31=4"_s;
    QTest::newRow("whole years") << ListeningRange::All << u"2025-01-01"_s << u"2026-08-05"_s
                                 << u"2025-12-31=1 2026-01-01=2"_s
                                 << u"01-01/12-31=1 01-01/12-31=2"_s;
    QTest::newRow("days outside the range are ignored")
        << ListeningRange::Month << u"2026-08-03"_s << u"2026-08-04"_s
        << u"2026-08-01=9 2026-08-03=1 2026-08-09=9"_s << u"08-03/08-03=1 08-04/08-04=0"_s;
}

void TestListeningHistory::periods()
{
    QFETCH(const ListeningRange, range);
    QFETCH(const QString, first);
    QFETCH(const QString, last);
    QFETCH(const QString, heard);
    QFETCH(const QString, expected);
    QStringList text;
    for (const ListeningPeriod &period :
         listeningPeriods(range, {day(first), day(last)}, days(heard)))
        text.append(
            u"%1/%2=%3"_s
                .arg(period.span.first.toString(u"MM-dd"_s), period.span.last.toString(u"MM-dd"_s))
                .arg(period.time.listened / 1min));
    QCOMPARE(text.join(u' '), expected);
}

void TestListeningHistory::daysAddUp()
{
    ListeningTime sum{.listened = 1s, .heard = 2s, .savedBySilence = 3s, .finished = 4};
    sum += sum;
    QCOMPARE(sum,
             (ListeningTime{.listened = 2s, .heard = 4s, .savedBySilence = 6s, .finished = 8}));
}

void TestListeningHistory::streaks_data()
{
    QTest::addColumn<QString>("heard");
    QTest::addColumn<int>("expected");
    QTest::newRow("no listening") << u""_s << 0;
    QTest::newRow("one day") << u"2026-08-03=5"_s << 1;
    QTest::newRow("across the end of a month") << u"2026-07-31=5 2026-08-01=5"_s << 2;
    QTest::newRow("a day without listening ends a streak")
        << u"2026-08-01=5 2026-08-02=5 2026-08-04=5"_s << 2;
    QTest::newRow("the longest streak counts, not the last")
        << u"2026-08-01=5 2026-08-02=5 2026-08-03=5 2026-08-09=5 2026-08-10=5"_s << 3;
    QTest::newRow("a day with zero minutes is no listening")
        << u"2026-08-01=5 2026-08-02=0 2026-08-03=5"_s << 1;
}

void TestListeningHistory::streaks()
{
    QFETCH(const QString, heard);
    QFETCH(const int, expected);
    QCOMPARE(longestStreak(days(heard)), expected);
}

QTEST_GUILESS_MAIN(TestListeningHistory)
#include "tst_listening_history.moc"
