// SPDX-License-Identifier: GPL-3.0-or-later

#include "cut_times.h"

#include <QTest>

using namespace dogear::audio_qt;
using namespace std::chrono_literals;

class TestCutTimes final : public QObject
{
    Q_OBJECT

private slots:
    void before_data();
    void before();
    void nothingIsMissingAfterClear();

private:
    static CutTimes twoCuts()
    {
        CutTimes cuts;
        cuts.add(10s, 2s);
        cuts.add(20s, 500ms);
        return cuts;
    }
};

void TestCutTimes::before_data()
{
    QTest::addColumn<int>("atMs");
    QTest::addColumn<int>("missingMs");
    QTest::newRow("before all cuts nothing is missing") << 9'999 << 0;
    QTest::newRow("at a cut its length is missing") << 10'000 << 2'000;
    QTest::newRow("between the cuts the first is missing") << 19'999 << 2'000;
    QTest::newRow("after all cuts their sum is missing") << 3'600'000 << 2'500;
}

void TestCutTimes::before()
{
    QFETCH(const int, atMs);
    QFETCH(const int, missingMs);
    QVERIFY(twoCuts().before(atMs * 1ms) == missingMs * 1ms);
}

void TestCutTimes::nothingIsMissingAfterClear()
{
    CutTimes cuts = twoCuts();
    cuts.clear();
    QVERIFY(cuts.before(1h) == 0s);
}

QTEST_GUILESS_MAIN(TestCutTimes)
#include "tst_cut_times.moc"
