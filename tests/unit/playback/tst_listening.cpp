// SPDX-License-Identifier: GPL-3.0-or-later
// Correctness rules 102 and 110.

#include <playback/listening.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear::playback;
using namespace std::chrono_literals;
using std::chrono::milliseconds;
using std::chrono::seconds;

class TestListening final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void whatCounts_data();
    void whatCounts();
    void itIsSaidOnce();
    void whatIsNearlyOver_data();
    void whatIsNearlyOver();
};

void TestListening::whatCounts_data()
{
    QTest::addColumn<QString>("heard"); // seconds; "|" a pause or a jump, "!" a place was chosen
    QTest::addColumn<bool>("counts");
    QTest::addColumn<bool>("isHeard"); // a second of it
    QTest::newRow("110: nothing") << u""_s << false << false;
    QTest::newRow("110: a first sound") << u"0"_s << false << false;
    QTest::newRow("110: less than 5 s") << u"0 1 2 3 4"_s << false << true;
    QTest::newRow("110: 5 s") << u"0 1 2 3 4 5"_s << true << true;
    QTest::newRow("110: 5 s from anywhere") << u"600 602 605"_s << true << true;
    QTest::newRow("110: pieces do not add up") << u"0 4 | 4 8 | 8 12"_s << false << true;
    QTest::newRow("110: a jump is not heard") << u"0 | 300"_s << false << false;
    QTest::newRow("110: what goes back is not heard") << u"10 6 2"_s << false << false;
    QTest::newRow("110: a place that was chosen is meant") << u"0 1 ! | 300"_s << true << true;
    QTest::newRow("110: what counted once counts") << u"0 6 | 20"_s << true << true;
}

void TestListening::whatCounts()
{
    QFETCH(const QString, heard);
    QFETCH(const bool, counts);
    QFETCH(const bool, isHeard);
    Listening listening;
    for (const QString &step : heard.split(u' ', Qt::SkipEmptyParts)) {
        if (step == "|"_L1)
            listening.breakOff();
        else if (step == "!"_L1)
            listening.choose();
        else
            listening.hear(seconds(step.toInt()));
    }
    QCOMPARE(listening.counts(), counts);
    QCOMPARE(listening.isHeard(), isHeard);
}

void TestListening::itIsSaidOnce()
{
    Listening listening;
    QVERIFY(!listening.hear(0s));
    QVERIFY(!listening.hear(4s));
    QVERIFY(listening.hear(5s));
    QVERIFY(!listening.hear(6s));
    listening.begin();
    QVERIFY(!listening.counts());
    QVERIFY(!listening.isHeard());
}

void TestListening::whatIsNearlyOver_data()
{
    QTest::addColumn<int>("position");
    QTest::addColumn<int>("ending");
    QTest::addColumn<int>("duration");
    QTest::addColumn<int>("threshold");
    QTest::addColumn<bool>("expected");
    QTest::newRow("102: more is left") << 569 << 600 << 600 << 30 << false;
    QTest::newRow("102: as much is left") << 570 << 600 << 600 << 30 << true;
    QTest::newRow("102: less is left") << 599 << 600 << 600 << 30 << true;
    QTest::newRow("102: nothing is left") << 600 << 600 << 600 << 30 << true;
    QTest::newRow("102: the beginning is not the end") << 0 << 600 << 600 << 30 << false;
    QTest::newRow("102: of a short one a tenth, not more") << 85 << 100 << 100 << 30 << false;
    QTest::newRow("102: of a short one a tenth") << 90 << 100 << 100 << 30 << true;
    QTest::newRow("102: the threshold is a choice") << 500 << 600 << 600 << 60 << false;
    QTest::newRow("102: a larger one") << 545 << 600 << 600 << 60 << true;
    QTest::newRow("102: none at all") << 599 << 600 << 600 << 0 << false;
    QTest::newRow("102: the sound went on behind the end") << 620 << 600 << 600 << 30 << false;
    QTest::newRow("102: what has no known length") << 599 << 0 << 0 << 30 << false;
    QTest::newRow("103: it counts before the outro") << 515 << 540 << 600 << 30 << true;
    QTest::newRow("103: and not long before it") << 505 << 540 << 600 << 30 << false;
    QTest::newRow("103: a threshold below the outro") << 535 << 540 << 600 << 5 << true;
}

void TestListening::whatIsNearlyOver()
{
    QFETCH(const int, position);
    QFETCH(const int, ending);
    QFETCH(const int, duration);
    QFETCH(const int, threshold);
    QFETCH(const bool, expected);
    QCOMPARE(
        isNearlyOver(seconds(position), seconds(ending), seconds(duration), seconds(threshold)),
        expected);
}

QTEST_GUILESS_MAIN(TestListening)
#include "tst_listening.moc"
