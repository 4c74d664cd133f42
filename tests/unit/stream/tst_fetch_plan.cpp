// SPDX-License-Identifier: GPL-3.0-or-later
#include "fetch_plan.h"

#include <QTest>

using namespace std::chrono_literals;
using namespace dogear;
using media::ByteRange;
using stream::FetchPlan;
using stream::PieceSize;

class TestFetchPlan final : public QObject
{
    Q_OBJECT

private slots:
    void fetchesWhatIsWanted_data();
    void fetchesWhatIsWanted();
    void piecesFitTheLine_data();
    void piecesFitTheLine();
};

void TestFetchPlan::fetchesWhatIsWanted_data()
{
    using List = QList<ByteRange>;
    QTest::addColumn<List>("stored");
    QTest::addColumn<qint64>("length"); // 0: unknown
    QTest::addColumn<qint64>("point");
    QTest::addColumn<qint64>("ahead");
    QTest::addColumn<bool>("isWhole");
    QTest::addColumn<ByteRange>("next");
    const auto row = [](const char *name,
                        const List &stored,
                        qint64 length,
                        const FetchPlan &plan,
                        ByteRange next) {
        QTest::newRow(name) << stored << length << plan.point << plan.ahead << plan.isWhole << next;
    };
    // Chunks of 100 bytes.
    row("the first bytes", {}, 0, {.point = 0, .ahead = 300}, {0, 100});
    row("where somebody reads", {}, 1000, {.point = 700, .ahead = 300}, {700, 800});
    row("after what is there", {{700, 850}}, 1000, {.point = 700, .ahead = 300}, {850, 950});
    row("up to what is there", {{740, 850}}, 1000, {.point = 700, .ahead = 300}, {700, 740});
    row("no further than it is long", {{0, 950}}, 1000, {.point = 900, .ahead = 300}, {950, 1000});
    row("enough is there", {{700, 1000}}, 2000, {.point = 700, .ahead = 300}, {});
    row("nearly enough: a whole piece",
        {{700, 999}},
        2000,
        {.point = 700, .ahead = 300},
        {999, 1099});
    row("all is there", {{0, 1000}}, 1000, {.point = 700, .ahead = 300}, {});
    row("at the end, though holes are before it",
        {{500, 1000}},
        1000,
        {.point = 700, .ahead = 300},
        {});
    row("nobody reads", {}, 1000, {}, {});
    row("a download: all in one", {}, 1000, {.isWhole = true}, {0, 1000});
    row("a download of a length that nobody knows",
        {},
        0,
        {.isWhole = true},
        {0, std::numeric_limits<qint64>::max()});
    row("a download: what is missing", {{0, 300}, {500, 600}}, 1000, {.isWhole = true}, {300, 500});
    row("a download that somebody listens to: first what is heard soon",
        {{0, 100}},
        1000,
        {.point = 500, .ahead = 300, .isWhole = true},
        {500, 600});
    row("then what comes after",
        {{500, 900}},
        1000,
        {.point = 500, .ahead = 300, .isWhole = true},
        {900, 1000});
    row("then the holes before it, in pieces",
        {{500, 1000}},
        1000,
        {.point = 500, .ahead = 300, .isWhole = true},
        {0, 100});
    row("a place behind the end", {}, 1000, {.point = 2000, .ahead = 300}, {});
}

void TestFetchPlan::fetchesWhatIsWanted()
{
    QFETCH(const QList<ByteRange>, stored);
    QFETCH(const qint64, length);
    QFETCH(const qint64, point);
    QFETCH(const qint64, ahead);
    QFETCH(const bool, isWhole);
    QFETCH(const ByteRange, next);
    media::ByteRanges ranges;
    for (const ByteRange &range : stored)
        ranges.add(range);
    const FetchPlan plan{.point = point, .ahead = ahead, .isWhole = isWhole};
    QCOMPARE(plan.next(ranges, length > 0 ? std::optional(length) : std::nullopt, 100), next);
}

void TestFetchPlan::piecesFitTheLine_data()
{
    QTest::addColumn<qint64>("bytesPerSecond");
    QTest::addColumn<qint64>("least");
    QTest::addColumn<qint64>("most");
    QTest::newRow("a slow connection: the minimum")
        << qint64{50'000} << qint64{131'072} << qint64{131'072};
    QTest::newRow("2 MB/s: about 0.3 s per chunk")
        << qint64{2'000'000} << qint64{590'000} << qint64{610'000};
    QTest::newRow("a fast connection: the maximum")
        << qint64{100'000'000} << qint64{4'194'304} << qint64{4'194'304};
}

void TestFetchPlan::piecesFitTheLine()
{
    QFETCH(const qint64, bytesPerSecond);
    QFETCH(const qint64, least);
    QFETCH(const qint64, most);
    PieceSize piece;
    qint64 before = piece.bytes();
    for (int i = 0; i < 10; ++i) {
        piece.learn(before, std::chrono::milliseconds(before * 1000 / bytesPerSecond));
        QVERIFY(piece.bytes() <= 2 * before);
        before = piece.bytes();
    }
    QVERIFY(before >= least && before <= most);
    piece.learn(10, 1000ms); // the rest of a file is too short to measure
    QCOMPARE(piece.bytes(), before);
}

QTEST_APPLESS_MAIN(TestFetchPlan)

#include "tst_fetch_plan.moc"
