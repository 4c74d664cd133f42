// SPDX-License-Identifier: GPL-3.0-or-later

#include "values/cells.h"
#include "values/skip_counter.h"

#include <base/utc.h>

#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <importers/player.h>
#include <limits>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::importers;

class TestCells final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void numbers_data();
    void numbers();
    void durations_data();
    void durations();
    void dates_data();
    void dates();
    void datesDoNotDependOnTheZone();
    void namesOfPlayers();
    void namesOfReasons();
    void countedNamesAreLimited();
};

void TestCells::numbers_data()
{
    QTest::addColumn<QVariant>("cell");
    QTest::addColumn<QString>("expected");
    QTest::newRow("missing") << QVariant() << u"none"_s;
    QTest::newRow("null") << QVariant(QMetaType::fromType<QString>()) << u"none"_s;
    QTest::newRow("blank") << QVariant(u"  "_s) << u"none"_s;
    QTest::newRow("whole") << QVariant(qlonglong(7)) << u"7"_s;
    QTest::newRow("fraction") << QVariant(7.5) << u"7.5"_s;
    QTest::newRow("text") << QVariant(u" 7.5 "_s) << u"7.5"_s;
    QTest::newRow("bytes") << QVariant(QByteArray("7")) << u"7"_s;
    QTest::newRow("negative") << QVariant(u"-1"_s) << u"-1"_s;
    QTest::newRow("a word") << QVariant(u"seven"_s) << u"bad"_s;
    QTest::newRow("a word for infinity") << QVariant(u"inf"_s) << u"bad"_s;
    QTest::newRow("infinity") << QVariant(std::numeric_limits<double>::infinity()) << u"bad"_s;
    QTest::newRow("bytes that are no text") << QVariant(QByteArray("\xff\xfe")) << u"bad"_s;
}

void TestCells::numbers()
{
    QFETCH(const QVariant, cell);
    QFETCH(const QString, expected);
    const auto number = toNumber(cell);
    QCOMPARE(number.value   ? QString::number(*number.value)
             : number.isBad ? u"bad"_s
                            : u"none"_s,
             expected);
}

void TestCells::durations_data()
{
    QTest::addColumn<QVariant>("cell");
    QTest::addColumn<TimeUnit>("unit");
    QTest::addColumn<QString>("expected");
    QTest::newRow("seconds") << QVariant(90) << TimeUnit::Seconds << u"90000"_s;
    QTest::newRow("milliseconds") << QVariant(90) << TimeUnit::Milliseconds << u"90"_s;
    QTest::newRow("half a second") << QVariant(0.5) << TimeUnit::Seconds << u"500"_s;
    QTest::newRow("text with a fraction of six digits")
        << QVariant(u"2023-11-14 22:13:20.000000"_s) << DateUnit::UnixSeconds << date;
    QTest::newRow("text of zeros")
        << QVariant(u"0000-00-00 00:00:00"_s) << DateUnit::UnixSeconds << u"bad"_s;
    QTest::newRow("text after 2200")
        << QVariant(u"2201-01-01 00:00:00"_s) << DateUnit::UnixSeconds << u"bad"_s;
    QTest::newRow("zero") << QVariant(0) << TimeUnit::Seconds << u"0"_s;
    QTest::newRow("-1 is unknown") << QVariant(-1) << TimeUnit::Seconds << u"none"_s;
    QTest::newRow("-2 is bad") << QVariant(-2) << TimeUnit::Seconds << u"bad"_s;
    QTest::newRow("a thousand hours")
        << QVariant(3'600'000) << TimeUnit::Seconds << u"3600000000"_s;
    QTest::newRow("more is bad") << QVariant(3'600'001) << TimeUnit::Seconds << u"bad"_s;
    QTest::newRow("the largest number is bad")
        << QVariant(std::numeric_limits<qlonglong>::max()) << TimeUnit::Milliseconds << u"bad"_s;
}

void TestCells::durations()
{
    QFETCH(const QVariant, cell);
    QFETCH(const TimeUnit, unit);
    QFETCH(const QString, expected);
    const auto time = toDuration(cell, unit);
    QCOMPARE(time.value   ? QString::number(time.value->count())
             : time.isBad ? u"bad"_s
                          : u"none"_s,
             expected);
}

void TestCells::dates_data()
{
    QTest::addColumn<QVariant>("cell");
    QTest::addColumn<DateUnit>("unit");
    QTest::addColumn<QString>("expected");
    const QString date = u"2023-11-14T22:13:20.000Z"_s;
    QTest::newRow("seconds") << QVariant(1'700'000'000) << DateUnit::UnixSeconds << date;
    QTest::newRow("milliseconds") << QVariant(qlonglong(1'700'000'000'000))
                                  << DateUnit::UnixMilliseconds << date;
    QTest::newRow("Apple's epoch") << QVariant(721'692'800.0) << DateUnit::AppleSeconds << date;
    QTest::newRow("a day before Apple's epoch")
        << QVariant(-86'400) << DateUnit::AppleSeconds << u"2000-12-31T00:00:00.000Z"_s;
    QTest::newRow("text of seconds") << QVariant(u"1700000000"_s) << DateUnit::UnixSeconds << date;
    QTest::newRow("text") << QVariant(u"2023-11-14 22:13:20"_s) << DateUnit::UnixSeconds << date;
    QTest::newRow("text with Z") << QVariant(u"2023-11-14T22:13:20Z"_s) << DateUnit::UnixSeconds
                                 << date;
    QTest::newRow("text with an offset")
        << QVariant(u"2023-11-15T00:13:20+02:00"_s) << DateUnit::UnixSeconds << date;
    QTest::newRow("zero") << QVariant(0) << DateUnit::UnixSeconds << u"none"_s;
    QTest::newRow("-1") << QVariant(-1) << DateUnit::UnixMilliseconds << u"none"_s;
    QTest::newRow("null") << QVariant() << DateUnit::UnixSeconds << u"none"_s;
    QTest::newRow("before 1970") << QVariant(-100'000) << DateUnit::UnixSeconds << u"bad"_s;
    QTest::newRow("after 2200") << QVariant(qlonglong(9'000'000'000)) << DateUnit::UnixSeconds
                                << u"bad"_s;
    QTest::newRow("milliseconds taken for seconds")
        << QVariant(qlonglong(1'700'000'000'000)) << DateUnit::UnixSeconds << u"bad"_s;
    QTest::newRow("a word") << QVariant(u"today"_s) << DateUnit::UnixSeconds << u"bad"_s;
}

void TestCells::dates()
{
    QFETCH(const QVariant, cell);
    QFETCH(const DateUnit, unit);
    QFETCH(const QString, expected);
    const auto date = toDate(cell, unit);
    QCOMPARE(date.value   ? date.value->toString(Qt::ISODateWithMs)
             : date.isBad ? u"bad"_s
                          : u"none"_s,
             expected);
}

void TestCells::datesDoNotDependOnTheZone()
{
    const QByteArray zone = qgetenv("TZ");
    // In this zone the clock skips that hour.
    qputenv("TZ", "Europe/Berlin");
    const auto date = toDate(u"2024-03-31 02:30:00"_s, DateUnit::UnixSeconds);
    qputenv("TZ", zone);
    QVERIFY(date.value);
    QCOMPARE(date.value->toSecsSinceEpoch(), 1'711'852'200);
}

void TestCells::namesOfPlayers()
{
    QSet<QString> names;
    for (const Player player : allPlayers()) {
        names.insert(toName(player));
        QCOMPARE(toPlayer(toName(player)), std::optional(player));
        QCOMPARE(toPlayer(toName(player).toUpper()), std::optional(player));
    }
    QCOMPARE(names.size(), int(Player::Opml) + 1);
    QVERIFY(!names.contains(QString()));
    QVERIFY(!toPlayer(u"winamp"));
}

void TestCells::namesOfReasons()
{
    QSet<QString> names;
    for (int reason = 0; reason <= int(SkipReason::UnreadableFile); ++reason)
        names.insert(toName(SkipReason(reason)));
    QCOMPARE(names.size(), int(SkipReason::UnreadableFile) + 1);
    QVERIFY(!names.contains(QString()));
}

void TestCells::countedNamesAreLimited()
{
    SkipCounter counter;
    counter.add(SkipReason::BadAddress, u"https://ann:secret@e.org/a"_s);
    counter.add(SkipReason::BadAddress, u"me@home"_s);
    counter.add(SkipReason::BadAddress, u"me@home"_s);
    counter.add(SkipReason::BadAddress, QString(5000, u'x'));
    for (int i = 0; i < 100; ++i)
        counter.add(SkipReason::BadAddress, QString::number(i));
    counter.add(SkipReason::LocalFolder);
    const QList<Skipped> skipped = counter.skipped();
    QCOMPARE(skipped.size(), 2);
    QCOMPARE(skipped.at(0).reason, SkipReason::LocalFolder);
    QCOMPARE(skipped.at(0).names, QStringList());
    QCOMPARE(skipped.at(1).count, 104);
    QCOMPARE(skipped.at(1).names.size(), Skipped::maxNames);
    QCOMPARE(skipped.at(1).names.at(0), u"https://e.org/a"_s);
    QCOMPARE(skipped.at(1).names.at(1), u"me@home"_s);
    QCOMPARE(skipped.at(1).names.at(2).size(), 200);
}

QTEST_GUILESS_MAIN(TestCells)
#include "tst_cells.moc"
