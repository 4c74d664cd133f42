// SPDX-License-Identifier: GPL-3.0-or-later
#include "content_range.h"

#include <QTest>

using dogear::net::ContentRange;
using dogear::net::parseContentRange;

class TestContentRange final : public QObject
{
    Q_OBJECT

private slots:
    void parses_data();
    void parses();
};

void TestContentRange::parses_data()
{
    using Found = std::optional<ContentRange>;
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<Found>("expected");
    const auto row = [](const char *name, const char *value, const Found &expected) {
        QTest::newRow(name) << QByteArray(value) << expected;
    };
    row("a range", "bytes 5-9/30", ContentRange{5, 10, 30});
    row("to the last byte", "bytes 0-29/30", ContentRange{0, 30, 30});
    row("a length that nobody knows", "bytes 5-9/*", ContentRange{5, 10, {}});
    row("nothing there (416)", "bytes */30", ContentRange{0, 0, 30});
    row("in any case, with spaces", "  Bytes  5-9/30 ", ContentRange{5, 10, 30});
    row("with an equals sign, as some servers have it", "bytes=5-9/30", ContentRange{5, 10, 30});
    row("beyond four gigabytes",
        "bytes 5000000000-5999999999/6000000000",
        ContentRange{5'000'000'000, 6'000'000'000, 6'000'000'000});
    row("backwards", "bytes 9-5/30", {});
    row("past its length", "bytes 5-30/30", {});
    row("a number that is too long", "bytes 5-99999999999999999999/*", {});
    row("another unit", "seconds 5-9/30", {});
    row("no unit", "5-9/30", {});
    row("several", "bytes 5-9,12-13/30", {});
    row("nothing", "", {});
}

void TestContentRange::parses()
{
    QFETCH(const QByteArray, value);
    QFETCH(const std::optional<ContentRange>, expected);
    QVERIFY(parseContentRange(value) == expected);
}

QTEST_APPLESS_MAIN(TestContentRange)

#include "tst_content_range.moc"
