// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the first runs with 50,000 actions.

#include "sync_device.h"

#include <QElapsedTimer>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>
#include <QTimer>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::test;

namespace {

constexpr int actionCount = 50'000;
constexpr int showCount = 100;

} // namespace

class TestSyncSpeed final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void fiftyThousandActionsComeIn();
};

void TestSyncSpeed::fiftyThousandActionsComeIn()
{
    const FakeClock clock;
    FakeClock deviceClock;
    SyncServer server({.name = u"strict"_s, .rows = SyncServerQuirks::Rows::Append}, clock);
    const qint64 now = clock.now().toSecsSinceEpoch();
    for (int i = 0; i < actionCount; ++i) {
        const QString episode = u"show%1/%2"_s.arg(i % showCount).arg(i / showCount);
        server.store().append(
            {QJsonObject{
                 {u"podcast"_s, SyncDevice::showUrl(u"show%1"_s.arg(i % showCount)).toString()},
                 {u"episode"_s, u"https://example.org/media/%1.mp3"_s.arg(episode)},
                 {u"guid"_s, episode},
                 {u"device"_s, u"phone"_s},
                 {u"action"_s, u"play"_s},
                 {u"started"_s, 0},
                 {u"position"_s, 1 + i % 900},
                 {u"total"_s, 1000}},
             now - actionCount + i,
             now});
    }
    SyncDevice desk(u"desk"_s, server, deviceClock);
    for (int show = 0; show < showCount; ++show)
        desk.followShow(u"show%1"_s.arg(show));

    // The longest time for which the thread of the window did not return to its event loop.
    qint64 longest = 0;
    QElapsedTimer sinceTick;
    QTimer ticker;
    connect(
        &ticker, &QTimer::timeout, this, [&] { longest = std::max(longest, sinceTick.restart()); });
    ticker.start(1);
    sinceTick.start();
    QElapsedTimer elapsed;
    elapsed.start();
    const auto report = desk.syncOnce();
    const qint64 milliseconds = elapsed.elapsed();
    QVERIFY2(report, report ? "" : qPrintable(report.error().detail));
    QCOMPARE(report->received, actionCount);
    QCOMPARE(desk.number(u"SELECT count(*) FROM sync_action"_s), actionCount);
    QCOMPARE(desk.states().size(), showCount * (SyncDevice::episodesPerShow));
    qInfo("%lld ms, event loop blocked for %lld ms at most", milliseconds, longest);
    QCOMPARE_LT(milliseconds, 10'000);
}

QTEST_GUILESS_MAIN(TestSyncSpeed)
#include "tst_sync_speed.moc"
