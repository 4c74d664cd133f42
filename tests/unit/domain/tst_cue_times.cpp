// SPDX-License-Identifier: GPL-3.0-or-later

#include <domain/cue_times.h>
#include <support/cue_dump.h>

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using domain::CueTimes;
using std::chrono::milliseconds;

class TestCueTimes final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void current_data();
    void current();
    void isTheSameAsLookingAtEach();
};

void TestCueTimes::current_data()
{
    QTest::addColumn<QString>("cues");
    QTest::addColumn<milliseconds>("position");
    QTest::addColumn<int>("expected");
    const auto row =
        [](const char *name, const QString &cues, milliseconds position, int expected) {
            QTest::newRow(name) << cues << position << expected;
        };
    const QString two = u"10-20 A\n20-30 B"_s;
    row("no cues", u""_s, 5s, -1);
    row("before the first", two, 9'999ms, -1);
    row("at its start", two, 10s, 0);
    row("at the boundary the next", two, 20s, 1);
    row("just before it", two, 19'999ms, 0);
    row("a moment after the last", two, 34'999ms, 1);
    row("long after the last", two, 35s, -1);
    const QString gap = u"0-5 A\n20-25 B"_s;
    row("a short silence keeps the cue", gap, 9'999ms, 0);
    row("a long one does not", gap, 10s, -1);
    const QString nested = u"0-60 A\n10-12 B\n30-31 C"_s;
    row("rule 128: the later of two that overlap", nested, 11s, 1);
    row("rule 128: the longer one, once it is alone", nested, 15s, 0);
    row("rule 128: the next inside of it", nested, 30s, 2);
    row("rule 128: a moment after the longer one", nested, 62s, 0);
    row("of those with one start the first", u"0-9 A\n10-19 B\n10-19 C\n20-29 D"_s, 12s, 1);
    row("a last cue without an end goes on", u"0-9 A\n10-10 B"_s, 500s, 1);
    row("another one without an end does not", u"0-9 A\n10-10 B\n50-60 C"_s, 16s, -1);
}

void TestCueTimes::current()
{
    QFETCH(const QString, cues);
    QFETCH(const milliseconds, position);
    QFETCH(const int, expected);
    QCOMPARE(CueTimes(cuesOf(cues)).at(position), expected);
}

/// Compares with a linear search, with a thousand cues of which some overlap.
void TestCueTimes::isTheSameAsLookingAtEach()
{
    QList<domain::Cue> cues;
    for (int i = 0; i < 1'000; ++i) {
        const auto start = milliseconds(i * 700 + (i * 7919) % 600);
        cues.append({start, start + milliseconds(200 + (i * 104'729) % 5'000), {}, u"x"_s});
    }
    const CueTimes times(cues);
    // 137 ms is no multiple of the 700 ms between cues, so the positions fall anywhere in a cue.
    for (milliseconds position{}; position < 720s; position += 137ms) {
        int latest = -1;
        for (int i = 0; i < cues.size(); ++i) {
            const bool isNow = cues.at(i).start <= position && position < cues.at(i).end;
            if (isNow)
                latest = i;
        }
        const int found = times.at(position);
        if (latest >= 0)
            QVERIFY(found >= 0 && cues.at(found).start <= position
                    && position < cues.at(found).end);
        // No cue is spoken: a cue may only be held for the time that silence keeps it.
        else if (found >= 0)
            QVERIFY(position - cues.at(found).end < CueTimes::hold);
    }
}

QTEST_GUILESS_MAIN(TestCueTimes)
#include "tst_cue_times.moc"
