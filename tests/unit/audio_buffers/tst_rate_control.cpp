// SPDX-License-Identifier: GPL-3.0-or-later
#include "rate_control.h"

#include <QTest>

#include <algorithm>

using namespace dogear::audio_buffers;
using namespace std::chrono_literals;

class TestRateControl final : public QObject
{
    Q_OBJECT

private slots:
    void isFasterTheLessThereIs_data();
    void isFasterTheLessThereIs();
    void findsTheMiddle_data();
    void findsTheMiddle();
};

void TestRateControl::isFasterTheLessThereIs_data()
{
    QTest::addColumn<int>("waitingMs");
    QTest::addColumn<double>("least");
    QTest::addColumn<double>("most");
    QTest::newRow("an empty buffer: much faster than playback") << 0 << 3.0 << 10.0;
    QTest::newRow("the wanted amount: as fast as playback") << 150 << 1.0 << 1.0;
    QTest::newRow("too much: slower than playback") << 300 << 0.5 << 0.9;
    QTest::newRow("far too much: a fraction of playback speed") << 2'000 << 0.1 << 0.5;
}

void TestRateControl::isFasterTheLessThereIs()
{
    QFETCH(const int, waitingMs);
    QFETCH(const double, least);
    QFETCH(const double, most);
    const double pace = rateFor(std::chrono::milliseconds(waitingMs), targetFill);
    QVERIFY2(pace >= least && pace <= most, qPrintable(QString::number(pace)));
}

void TestRateControl::findsTheMiddle_data()
{
    QTest::addColumn<double>("drift"); // of the player's clock against the device's
    QTest::newRow("the clocks agree") << 1.0;
    QTest::newRow("the device is 1 % slow") << 0.99;
    QTest::newRow("the device is 1 % fast") << 1.01;
    QTest::newRow("a tenth of the sound is trimmed") << 1.1;
}

/// Simulates one minute, a step every 20 ms: after the first second the buffer neither runs dry nor
/// grows large.
void TestRateControl::findsTheMiddle()
{
    QFETCH(const double, drift);
    double waitingMs = 0;
    double least = 1'000;
    double most = 0;
    for (int look = 0; look < 3'000; ++look) {
        const double pace = rateFor(std::chrono::milliseconds(int(waitingMs)), targetFill);
        waitingMs = std::max(0.0, waitingMs + 20 * (pace - drift));
        if (look > 50) {
            least = std::min(least, waitingMs);
            most = std::max(most, waitingMs);
        }
    }
    QVERIFY2(least > 50, qPrintable(QString::number(least)));
    QVERIFY2(most < 250, qPrintable(QString::number(most)));
}

QTEST_APPLESS_MAIN(TestRateControl)

#include "tst_rate_control.moc"
