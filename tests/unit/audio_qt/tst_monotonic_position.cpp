// SPDX-License-Identifier: GPL-3.0-or-later

#include "monotonic_position.h"

#include <QTest>

#include <vector>

using namespace dogear::audio_qt;
using namespace std::chrono_literals;
using std::chrono::milliseconds;

namespace {

/// A time as the device reports it, with the moment at which it does.
struct Told
{
    milliseconds reported;
    milliseconds now;
};
using Story = std::vector<Told>;
using Times = std::vector<milliseconds>;

// About eleven years: no real position comes near it.
constexpr milliseconds years = 100'000h;

} // namespace

Q_DECLARE_METATYPE(Story)
Q_DECLARE_METATYPE(Times)

class TestMonotonicPosition final : public QObject
{
    Q_OBJECT

private slots:
    void takes_data();
    void takes();
    void aStreamThatStartsIsNotAsked();
};

void TestMonotonicPosition::takes_data()
{
    QTest::addColumn<Story>("story");
    QTest::addColumn<Times>("expected");
    const auto row = [](const char *name, const Story &story, const Times &expected) {
        QTest::newRow(name) << story << expected;
    };
    row("time that passes is left alone",
        {{0ms, 0ms}, {10ms, 10ms}, {25ms, 25ms}},
        {0ms, 10ms, 25ms});
    row("a device may stand still and catch up",
        {{0ms, 0ms}, {0ms, 900ms}, {900ms, 910ms}},
        {0ms, 0ms, 900ms});
    row("a device may be a little ahead", {{0ms, 0ms}, {2000ms, 10ms}}, {0ms, 2000ms});
    row("a leap is taken off, and stays off",
        {{100ms, 0ms}, {years, 20ms}, {years + 30ms, 50ms}},
        {100ms, 120ms, 150ms});
    row("a leap back is believed",
        {{100ms, 0ms}, {years, 20ms}, {150ms, 50ms}},
        {100ms, 120ms, 150ms});
    row("a leap to a time that stands still", // as observed with PulseAudio
        {{100ms, 0ms}, {years, 20ms}, {years, 50ms}, {years, 90ms}},
        {100ms, 120ms, 150ms, 190ms});
    row("two leaps in a row",
        {{100ms, 0ms}, {years, 20ms}, {2 * years, 30ms}, {2 * years + 10ms, 40ms}},
        {100ms, 120ms, 130ms, 140ms});
    row("a new stream begins again",
        {{0ms, 0ms}, {90s, 90s}, {20ms, 91s}, {40ms, 91'020ms}},
        {0ms, 90s, 20ms, 40ms});
    row("the first time that is told may be a leap",
        {{years, 0ms}, {years + 10ms, 10ms}},
        {0ms, 10ms});
    row("after a long silence much may have passed", {{100ms, 0ms}, {10h, 10h}}, {100ms, 10h});
    row("a clock that stands does not go back", {{100ms, 50ms}, {100ms, 40ms}}, {100ms, 100ms});
}

void TestMonotonicPosition::takes()
{
    QFETCH(const Story, story);
    QFETCH(const Times, expected);
    MonotonicPosition steady;
    Times taken;
    for (const Told &reported : story)
        taken.push_back(
            std::chrono::duration_cast<milliseconds>(steady.take(reported.reported, reported.now)));
    QCOMPARE(taken.size(), expected.size());
    for (size_t i = 0; i < taken.size(); ++i)
        QCOMPARE(taken[i].count(), expected[i].count());
}

void TestMonotonicPosition::aStreamThatStartsIsNotAsked()
{
    StreamStart start;
    QVERIFY(start.take(false, 0ms) == 0ms); // it has not run yet
    QVERIFY(start.take(false, 5ms) == 0ms);
    QVERIFY(start.take(true, 10ms) == 0ms);
    QVERIFY(start.take(true, 40ms) == 30ms);
    // Until the sound server has answered, the time that the stream reports is not used.
    QVERIFY(start.take(true, 10ms + StreamStart::serverResponseTime - 1ms));
    QVERIFY(!start.take(true, 10ms + StreamStart::serverResponseTime));
    QVERIFY(!start.take(true, 10s));
    // Paused or seeking: the stream stands still and knows its time.
    QVERIFY(!start.take(false, 11s));
    QVERIFY(start.take(true, 12s) == 0ms);
    start.restart();
    QVERIFY(start.take(false, 20s) == 0ms);
    QVERIFY(start.take(true, 21s) == 0ms);

    MonotonicPosition steady;
    static_cast<void>(steady.take(2s, 90s));
    QCOMPARE(steady.last().count(), MonotonicPosition::nanoseconds(2s).count());
    steady.restart();
    QCOMPARE(steady.last().count(), 0);
}

QTEST_GUILESS_MAIN(TestMonotonicPosition)
#include "tst_monotonic_position.moc"
