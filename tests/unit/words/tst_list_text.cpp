// SPDX-License-Identifier: GPL-3.0-or-later

#include <words/list_text.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using domain::Station;
using domain::StationOrder;
using std::chrono::milliseconds;

class TestListText final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void stationsAreDescribed_data();
    void stationsAreDescribed();
    void fillingIsTold_data();
    void fillingIsTold();
};

void TestListText::stationsAreDescribed_data()
{
    QTest::addColumn<Station>("station");
    QTest::addColumn<QString>("expected");
    QTest::newRow("only an order") << Station{} << u"Newest first"_s;
    QTest::newRow("a limit for each show")
        << Station{.order = StationOrder::OldestFirst, .maxPerShow = 2}
        << u"Oldest first · at most 2 per show"_s;
    QTest::newRow("all rules") << Station{.order = StationOrder::Shuffled,
                                          .maxPerShow = 1,
                                          .until = QDate(2024, 3, 3)}
                               << u"Shuffled · at most 1 per show · until 3 March 2024"_s;
}

void TestListText::stationsAreDescribed()
{
    QFETCH(const Station, station);
    const QLocale british(QLocale::English, QLocale::UnitedKingdom);
    // Some versions of the locale data have the day of the week in front of the date.
    QString text = words::stationText(station, british);
    text.remove(u"Sunday, "_s).remove(u"Sunday "_s);
    text.remove(QChar(0x2068)).remove(QChar(0x2069)); // isolate the facts
    QTEST(text, "expected");
}

void TestListText::fillingIsTold_data()
{
    QTest::addColumn<int>("seconds"); // more than the wish of 25 minutes
    QTest::addColumn<QString>("beginning");
    QTest::newRow("exactly") << 0 << u"2 episodes, 25:00 of listening"_s;
    QTest::newRow("a minute more") << 60 << u"2 episodes, 26:00 of listening"_s;
    QTest::newRow("a minute less") << -60 << u"2 episodes, 24:00 of listening"_s;
    QTest::newRow("too much") << 61 << u"No episodes fill 25:00 exactly."_s;
    QTest::newRow("too little") << -600 << u"No episodes fill 25:00 exactly."_s;
}

void TestListText::fillingIsTold()
{
    QFETCH(const int, seconds);
    QFETCH(const QString, beginning);
    const milliseconds total = 25min + std::chrono::seconds(seconds);
    // Without a catalogue the plural forms are those of the source.
    QString text = words::fillText(2, total, 25min, 60s);
    text.replace(u"episode(s)"_s, u"episodes"_s);
    QVERIFY2(text.startsWith(beginning), qPrintable(text));
}

QTEST_GUILESS_MAIN(TestListText)
#include "tst_list_text.moc"
