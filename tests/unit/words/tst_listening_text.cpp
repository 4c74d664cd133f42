// SPDX-License-Identifier: GPL-3.0-or-later

#include <words/listening_text.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using namespace dogear::words;
using domain::ListeningPeriod;
using domain::ListeningRange;
using domain::ListeningTime;
using std::chrono::milliseconds;

class TestListeningText final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void sums_data();
    void sums();
    void periods_data();
    void periods();
    void facts_data();
    void facts();
};

void TestListeningText::sums_data()
{
    QTest::addColumn<milliseconds>("sum");
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("expected");
    QTest::newRow("zero") << 0ms << u"en_US"_s << u"0 min"_s;
    QTest::newRow("less than half a second") << 499ms << u"en_US"_s << u"0 min"_s;
    QTest::newRow("less than half a second lost") << -499ms << u"en_US"_s << u"0 min"_s;
    QTest::newRow("seconds") << milliseconds(45s) << u"en_US"_s << u"45 s"_s;
    QTest::newRow("hours and minutes") << milliseconds(62min) << u"en_US"_s << u"1 h 2 min"_s;
    QTest::newRow("almost a hundred hours")
        << milliseconds(99h) + 59min << u"en_US"_s << u"99 h 59 min"_s;
    QTest::newRow("from a hundred hours on without minutes")
        << milliseconds(100h) + 31min << u"en_US"_s << u"101 h"_s;
    QTest::newRow("thousands in the United States")
        << milliseconds(1234h) << u"en_US"_s << u"1,234 h"_s;
    QTest::newRow("thousands in Germany") << milliseconds(12345h) << u"de_DE"_s << u"12.345 h"_s;
    QTest::newRow("a negative sum") << milliseconds(-12min) << u"en_US"_s << u"−12 min"_s;
}

void TestListeningText::sums()
{
    QFETCH(const milliseconds, sum);
    QFETCH(const QString, locale);
    QFETCH(const QString, expected);
    QCOMPARE(formatSum(sum, QLocale(locale)), expected);
}

void TestListeningText::periods_data()
{
    QTest::addColumn<ListeningRange>("range");
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("label");
    QTest::newRow("a day") << ListeningRange::Month << u"en_GB"_s << u"Monday, 3 August 2026"_s
                           << u"3 Aug"_s;
    QTest::newRow("a day in Germany")
        << ListeningRange::Month << u"de_DE"_s << u"Montag, 3. August 2026"_s << u"3. Aug."_s;
    QTest::newRow("a month") << ListeningRange::Year << u"en_GB"_s << u"August 2026"_s << u"Aug"_s;
    QTest::newRow("a year") << ListeningRange::All << u"en_GB"_s << u"2026"_s << u"2026"_s;
}

void TestListeningText::periods()
{
    QFETCH(const ListeningRange, range);
    QFETCH(const QString, locale);
    QFETCH(const QString, name);
    QFETCH(const QString, label);
    const ListeningPeriod period{.span = {QDate(2026, 8, 3), QDate(2026, 8, 3)}, .time = {}};
    QCOMPARE(periodName(range, period, QLocale(locale)), name);
    QCOMPARE(periodLabel(range, period, QLocale(locale)), label);
}

void TestListeningText::facts_data()
{
    QTest::addColumn<ListeningTime>("time");
    QTest::addColumn<QString>("facts");
    QTest::addColumn<QString>("savings");
    QTest::newRow("no listening") << ListeningTime() << u"0 min listened"_s
                                  << u"0 min saved by speed, 0 min by trimming silence"_s;
    QTest::newRow("all facts") << ListeningTime{.listened = 60min,
                                                .heard = 90min,
                                                .savedBySilence = 10min,
                                                .finished = 2}
                               << u"1 h listened, 30 min saved and 2 finished"_s
                               << u"20 min saved by speed, 10 min by trimming silence"_s;
    QTest::newRow("lost time is not called saved")
        << ListeningTime{.listened = 60min, .heard = 30min} << u"1 h listened"_s
        << u"−30 min saved by speed, 0 min by trimming silence"_s;
}

void TestListeningText::facts()
{
    QFETCH(const ListeningTime, time);
    QFETCH(const QString, facts);
    QFETCH(const QString, savings);
    const QLocale english(u"en_GB"_s);
    QCOMPARE(listeningFacts(time, english), facts);
    QCOMPARE(savingFacts(time, english), savings);
}

QTEST_APPLESS_MAIN(TestListeningText)
#include "tst_listening_text.moc"
