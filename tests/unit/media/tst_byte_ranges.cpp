// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <array>
#include <media/byte_ranges.h>

using namespace Qt::StringLiterals;
using namespace dogear;
using media::ByteRange;
using media::ByteRanges;

namespace {

using List = QList<ByteRange>;

ByteRanges rangesOf(const List &list)
{
    ByteRanges ranges;
    for (const ByteRange &range : list)
        ranges.add(range);
    return ranges;
}

/// Finds the first gap byte by byte, as a reference: slow, but obviously correct.
using Bytes = std::array<bool, 200>;

ByteRange firstGapOf(const Bytes &bytes, ByteRange range)
{
    const auto *const end = bytes.begin() + range.end;
    const auto *const first = std::find(bytes.begin() + range.begin, end, false);
    return first == end
               ? ByteRange{}
               : ByteRange{first - bytes.begin(), std::find(first, end, true) - bytes.begin()};
}

} // namespace

class TestByteRanges final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void adds_data();
    void adds();
    void cuts_data();
    void cuts();
    void answersAsSingleBytesDo();
};

void TestByteRanges::adds_data()
{
    QTest::addColumn<List>("before");
    QTest::addColumn<ByteRange>("added");
    QTest::addColumn<List>("after");
    const List two{{10, 20}, {30, 40}};
    QTest::newRow("the first range") << List{} << ByteRange{3, 5} << List{{3, 5}};
    QTest::newRow("a separate range")
        << two << ByteRange{22, 25} << List{{10, 20}, {22, 25}, {30, 40}};
    QTest::newRow("adjacent to the start of a range")
        << two << ByteRange{5, 10} << List{{5, 20}, {30, 40}};
    QTest::newRow("adjacent to the end of a range")
        << two << ByteRange{40, 41} << List{{10, 20}, {30, 41}};
    QTest::newRow("between two ranges") << two << ByteRange{20, 30} << List{{10, 40}};
    QTest::newRow("within a range") << two << ByteRange{12, 13} << two;
    QTest::newRow("around all ranges") << two << ByteRange{0, 99} << List{{0, 99}};
    QTest::newRow("an empty range") << two << ByteRange{25, 25} << two;
    QTest::newRow("an end before the start") << two << ByteRange{28, 22} << two;
    QTest::newRow("beyond 4 GiB") << List{{0, 1}} << ByteRange{qint64{5} << 30, qint64{6} << 30}
                                  << List{{0, 1}, {qint64{5} << 30, qint64{6} << 30}};
}

void TestByteRanges::adds()
{
    QFETCH(const List, before);
    QFETCH(const ByteRange, added);
    QFETCH(const List, after);
    ByteRanges ranges = rangesOf(before);
    ranges.add(added);
    QCOMPARE(ranges.list(), after);
}

void TestByteRanges::cuts_data()
{
    QTest::addColumn<qint64>("end");
    QTest::addColumn<List>("after");
    QTest::newRow("removes everything") << qint64{0} << List{};
    QTest::newRow("inside a range") << qint64{35} << List{{10, 20}, {30, 35}};
    QTest::newRow("between two ranges") << qint64{30} << List{{10, 20}};
    QTest::newRow("after all ranges") << qint64{50} << List{{10, 20}, {30, 40}};
}

void TestByteRanges::cuts()
{
    QFETCH(const qint64, end);
    QFETCH(const List, after);
    ByteRanges ranges = rangesOf({{10, 20}, {30, 40}});
    ranges.cut(end);
    QCOMPARE(ranges.list(), after);
}

/// Compares with an array of single bytes, for random ranges with a fixed seed.
void TestByteRanges::answersAsSingleBytesDo()
{
    QRandomGenerator random(42);
    const auto anyRange = [&random] {
        const int begin = random.bounded(190);
        return ByteRange{begin, begin + random.bounded(10)};
    };
    for (int round = 0; round < 200; ++round) {
        ByteRanges ranges;
        Bytes bytes{};
        for (int i = 0; i < 30; ++i) {
            const ByteRange added = anyRange();
            ranges.add(added);
            std::fill(bytes.begin() + added.begin, bytes.begin() + added.end, true);
            const ByteRange asked = anyRange();
            QCOMPARE(ranges.firstGap(asked), firstGapOf(bytes, asked));
            QCOMPARE(ranges.contains(asked), firstGapOf(bytes, asked).isEmpty());
            const auto *const end = std::find(bytes.begin() + asked.begin, bytes.end(), false);
            QCOMPARE(ranges.endOfRun(asked.begin), end - bytes.begin());
            QCOMPARE(ranges.total(), std::ranges::count(bytes, true));
        }
    }
}

QTEST_APPLESS_MAIN(TestByteRanges)

#include "tst_byte_ranges.moc"
