// SPDX-License-Identifier: GPL-3.0-or-later

#include <domain/station.h>

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using domain::ShuffledIds;
using domain::StationOrder;

class TestStation final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void everyIdHasOnePlace_data();
    void everyIdHasOnePlace();
    void neighboursAreApart();
    void anotherSeedIsAnotherOrder();
    void aFewMoreIdsDoNotChangeTheOrder();
    void ordersHaveNames();
};

void TestStation::everyIdHasOnePlace_data()
{
    QTest::addColumn<quint32>("seed");
    QTest::addColumn<qint64>("lastId");
    QTest::newRow("no episodes") << 1U << qint64(0);
    QTest::newRow("a few episodes") << 7U << qint64(3);
    QTest::newRow("one less than a power of two") << 7U << qint64(1'023);
    QTest::newRow("a power of two") << 7U << qint64(1'024);
    QTest::newRow("an odd number of bits") << 4'000'000'000U << qint64(100'000);
    QTest::newRow("no seed") << 0U << qint64(5'000);
}

void TestStation::everyIdHasOnePlace()
{
    QFETCH(const quint32, seed);
    QFETCH(const qint64, lastId);
    const ShuffledIds ids(seed, lastId);
    QVERIFY(ids.size() > lastId);
    QSet<qint64> seen;
    for (qint64 place = 0; place < ids.size(); ++place) {
        const qint64 id = ids.idAt(place);
        QVERIFY(id >= 0 && id < ids.size());
        QCOMPARE(ids.placeOf(id), place);
        seen.insert(id);
    }
    QCOMPARE(seen.size(), ids.size());
}

/// Episodes of a show have neighbouring ids, so these must not play one after another.
void TestStation::neighboursAreApart()
{
    const ShuffledIds ids(99, 10'000);
    int near = 0;
    for (qint64 place = 1; place < ids.size(); ++place)
        near += qAbs(ids.idAt(place) - ids.idAt(place - 1)) < 100 ? 1 : 0;
    // Of random pairs about 200 / 16,384 are that near.
    QVERIFY2(near < int(ids.size()) / 20, qPrintable(QString::number(near)));
}

void TestStation::anotherSeedIsAnotherOrder()
{
    const ShuffledIds one(1, 1'000);
    const ShuffledIds other(2, 1'000);
    int equal = 0;
    for (qint64 place = 0; place < one.size(); ++place)
        equal += one.idAt(place) == other.idAt(place) ? 1 : 0;
    QVERIFY2(equal < int(one.size()) / 20, qPrintable(QString::number(equal)));
}

void TestStation::aFewMoreIdsDoNotChangeTheOrder()
{
    const ShuffledIds before(5, 1'100);
    const ShuffledIds after(5, 1'900);
    for (qint64 id = 1; id <= 1'100; ++id)
        QCOMPARE(after.placeOf(id), before.placeOf(id));
}

void TestStation::ordersHaveNames()
{
    for (const StationOrder order :
         {StationOrder::NewestFirst, StationOrder::OldestFirst, StationOrder::Shuffled})
        QCOMPARE(domain::stationOrderFromName(domain::toName(order)), std::optional(order));
    QVERIFY(!domain::stationOrderFromName(u"sideways"_s));
    QVERIFY(!domain::stationOrderFromName({}));
}

QTEST_GUILESS_MAIN(TestStation)
#include "tst_station.moc"
