// SPDX-License-Identifier: GPL-3.0-or-later
// Rules 102 and 110.

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
    QTest::addColumn<QString>("heard"); // seconds; "|" is a pause or a seek, "!" a seek of the user
    QTest::addColumn<bool>("counts");
    QTest::addColumn<bool>("isHeard"); // for one second
    QTest::newRow("110: nothing played") << u""_s << false << false;
    QTest::newRow("110: a single position") << u"0"_s << false << false;
    QTest::newRow("110: less than 5 s") << u"0 1 2 3 4"_s << false << true;
    QTest::newRow("110: exactly 5 s") << u"0 1 2 3 4 5"_s << true << true;
    QTest::newRow("110: 5 s from any position") << u"600 602 605"_s << true << true;
    QTest::newRow("110: pieces are not added up") << u"0 4 | 4 8 | 8 12"_s << false << true;
    QTest::newRow("110: a jump is not listening") << u"0 | 300"_s << false << false;
    QTest::newRow("110: positions that go back are not listening") << u"10 6 2"_s << false << false;
    QTest::newRow("110: a seek of the user counts as wanting the episode")
        << u"0 1 ! | 300"_s << true << true;
    QTest::newRow("110: what has counted stays so") << u"0 6 | 20"_s << true << true;
}

void TestListening::whatCounts()
{
    QFETCH(const QString, heard);
    QFETCH(const bool, counts);
    QFETCH(const bool, isHeard);
    Listening listening;
    for (const QString &step : heard.split(u' ', Qt::SkipEmptyParts)) {
        if (step == "|"_L1)
            listening.endPiece();
        else if (step == "!"_L1)
            listening.choose();
        else
            listening.handleProgress(seconds(step.toInt()));
    }
    QCOMPARE(listening.counts(), counts);
    QCOMPARE(listening.isHeard(), isHeard);
}

void TestListening::itIsSaidOnce()
{
    Listening listening;
    QVERIFY(!listening.handleProgress(0s));
    QVERIFY(!listening.handleProgress(4s));
    QVERIFY(listening.handleProgress(5s));
    QVERIFY(!listening.handleProgress(6s));
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
    QTest::newRow("102: one second more than the threshold is left")
        << 569 << 600 << 600 << 30 << false;
    QTest::newRow("102: exactly the threshold is left") << 570 << 600 << 600 << 30 << true;
    QTest::newRow("102: less than the threshold is left") << 599 << 600 << 600 << 30 << true;
    QTest::newRow("102: nothing is left") << 600 << 600 << 600 << 30 << true;
    QTest::newRow("102: at the start") << 0 << 600 << 600 << 30 << false;
    QTest::newRow("102: a short episode, more than a tenth is left")
        << 85 << 100 << 100 << 30 << false;
    QTest::newRow("102: a short episode, a tenth is left") << 90 << 100 << 100 << 30 << true;
    QTest::newRow("102: a threshold of a minute, more is left") << 500 << 600 << 600 << 60 << false;
    QTest::newRow("102: a threshold of a minute, less is left") << 545 << 600 << 600 << 60 << true;
    QTest::newRow("102: no threshold") << 599 << 600 << 600 << 0 << false;
    QTest::newRow("102: the sound continued after the known end")
        << 620 << 600 << 600 << 30 << false;
    QTest::newRow("102: the length is unknown") << 599 << 0 << 0 << 30 << false;
    QTest::newRow("103: the time left is counted up to the outro")
        << 515 << 540 << 600 << 30 << true;
    QTest::newRow("103: more than the threshold before the outro")
        << 505 << 540 << 600 << 30 << false;
    QTest::newRow("103: a threshold shorter than the outro") << 535 << 540 << 600 << 5 << true;
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
