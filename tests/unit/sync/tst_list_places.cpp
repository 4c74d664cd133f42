// SPDX-License-Identifier: GPL-3.0-or-later
#include <sync/list_places.h>

#include <QRandomGenerator>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;
using namespace dogear::sync;

namespace {

const QString ending = u"abcm"_s;

bool areAscending(const QStringList &places)
{
    return std::ranges::adjacent_find(places, std::greater_equal()) == places.end();
}

qsizetype kept(const QStringList &before, const QStringList &after)
{
    qsizetype count = 0;
    for (qsizetype index = 0; index < before.size(); ++index)
        count += before[index] == after[index] ? 1 : 0;
    return count;
}

} // namespace

class TestListPlaces final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void placesAreBetweenTheirNeighbours_data();
    void placesAreBetweenTheirNeighbours();
    void onlyWhatMovedGetsANewPlace_data();
    void onlyWhatMovedGetsANewPlace();
    void thousandsOfInsertionsKeepPlacesShort();
    void twoDevicesNeverGiveTheSamePlace();
    void wrongPlacesAreFound_data();
    void wrongPlacesAreFound();
    void placesInTheWrongOrderEndTheSearch();
};

void TestListPlaces::placesAreBetweenTheirNeighbours_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::newRow("an empty list") << u""_s << u""_s;
    QTest::newRow("the end") << u"mmmmm"_s << u""_s;
    QTest::newRow("the beginning") << u""_s << u"mmmmm"_s;
    QTest::newRow("between neighbours") << u"mmmmm"_s << u"mmmmn"_s;
    QTest::newRow("behind a long place") << u"mmmmmzzzzzz"_s << u"mmmmn"_s;
    QTest::newRow("in front of a long place") << u"mmmmm"_s << u"mmmmmaaaaab"_s;
    QTest::newRow("the last place of all") << u"zzzzz"_s << u""_s;
    QTest::newRow("the first place of all") << u""_s << u"aaaab"_s;
    QTest::newRow("far apart") << u"bbbbb"_s << u"yyyyy"_s;
    QTest::newRow("one is the beginning of the other") << u"mmmmm"_s << u"mmmmmn"_s;
}

void TestListPlaces::placesAreBetweenTheirNeighbours()
{
    QFETCH(const QString, before);
    QFETCH(const QString, after);
    for (const int count : {0, 1, 2, 3, 100}) {
        const QStringList places = placesBetween(before, after, count, ending);
        QCOMPARE(places.size(), count);
        QVERIFY(areAscending(places));
        for (const QString &place : places) {
            QVERIFY2(isPlace(place), qPrintable(place));
            QVERIFY2(place > before && (after.isEmpty() || place < after), qPrintable(place));
        }
    }
}

void TestListPlaces::onlyWhatMovedGetsANewPlace_data()
{
    QTest::addColumn<QStringList>("known");
    QTest::addColumn<int>("stay");
    const QString a = u"mmmma"_s;
    const QString b = u"mmmmb"_s;
    const QString c = u"mmmmc"_s;
    const QString d = u"mmmmd"_s;
    const QString none;
    QTest::newRow("nothing changed") << QStringList{a, b, c, d} << 4;
    QTest::newRow("one removed") << QStringList{a, c, d} << 3;
    QTest::newRow("one in the middle") << QStringList{a, none, b, c} << 3;
    QTest::newRow("the last one to the front") << QStringList{d, a, b, c} << 3;
    QTest::newRow("the first one to the end") << QStringList{b, c, d, a} << 3;
    QTest::newRow("reversed") << QStringList{d, c, b, a} << 1;
    QTest::newRow("all new") << QStringList{none, none, none} << 0;
    QTest::newRow("equal places") << QStringList{a, a, b} << 2;
    QTest::newRow("an empty list") << QStringList{} << 0;
}

void TestListPlaces::onlyWhatMovedGetsANewPlace()
{
    QFETCH(const QStringList, known);
    QFETCH(const int, stay);
    const QStringList places = newPlaces(known, ending);
    QCOMPARE(places.size(), known.size());
    QVERIFY(areAscending(places));
    QCOMPARE(kept(known, places), stay);
}

void TestListPlaces::thousandsOfInsertionsKeepPlacesShort()
{
    QRandomGenerator random(28);
    QStringList places;
    for (int step = 0; step < 3000; ++step) {
        QStringList wanted = places;
        // At the end, at the front, and somewhere, in turn.
        const qsizetype at = step % 3 == 0   ? wanted.size()
                             : step % 3 == 1 ? 0
                                             : random.bounded(int(wanted.size()) + 1);
        wanted.insert(at, QString());
        places = newPlaces(wanted, ending);
        QCOMPARE(kept(wanted, places), wanted.size() - 1);
    }
    QVERIFY(areAscending(places));
    const auto longest =
        std::ranges::max_element(places, {}, [](const QString &place) { return place.size(); });
    QCOMPARE_LT(longest->size(), 120);
}

void TestListPlaces::twoDevicesNeverGiveTheSamePlace()
{
    QSet<QString> endings;
    for (int number = 0; number < 50; ++number)
        endings.insert(placeEnding(u"device%1"_s.arg(number)));
    QCOMPARE_GE(endings.size(), 49); // of 17,576
    QCOMPARE(placeEnding(u"desk"_s), placeEnding(u"desk"_s));
    const QString desk = placesBetween(u"mmmmm"_s, u"mmmmn"_s, 1, placeEnding(u"desk"_s)).value(0);
    const QString phone =
        placesBetween(u"mmmmm"_s, u"mmmmn"_s, 1, placeEnding(u"phone"_s)).value(0);
    QVERIFY(desk != phone);
    const QString between =
        placesBetween(std::min(desk, phone), std::max(desk, phone), 1, ending).value(0);
    QVERIFY(between > std::min(desk, phone) && between < std::max(desk, phone));
}

void TestListPlaces::wrongPlacesAreFound_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << u""_s;
    QTest::newRow("too short") << u"mmmm"_s;
    QTest::newRow("capital letters") << u"MMMMM"_s;
    QTest::newRow("other letters") << u"mmmm\u00e4"_s;
    QTest::newRow("without room in front") << u"aaaaa"_s;
    QTest::newRow("ends with an a") << u"mmmmma"_s;
    QTest::newRow("too long") << QString(maxPlaceLength + 1, u'm');
}

void TestListPlaces::wrongPlacesAreFound()
{
    QFETCH(const QString, text);
    QVERIFY(!isPlace(text));
}

void TestListPlaces::placesInTheWrongOrderEndTheSearch()
{
    QCOMPARE(placesBetween(u"mmmmn"_s, u"mmmmm"_s, 3, ending).size(), 3);
    QCOMPARE(placesBetween(u"mmmmm"_s, u"mmmmm"_s, 3, ending).size(), 3);
    QCOMPARE(placesBetween(u""_s, u"aaaaa"_s, 3, ending).size(), 3);
}

QTEST_GUILESS_MAIN(TestListPlaces)
#include "tst_list_places.moc"
