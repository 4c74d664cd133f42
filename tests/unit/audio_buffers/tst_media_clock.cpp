// SPDX-License-Identifier: GPL-3.0-or-later
#include "media_clock.h"

#include <QTest>

using namespace dogear::audio_buffers;
using namespace std::chrono_literals;

class TestMediaClock final : public QObject
{
    Q_OBJECT

private slots:
    void knowsNothingAtFirst();
    void placesLieBetween_data();
    void placesLieBetween();
    void whatIsForgottenIsNotNeeded();
};

void TestMediaClock::knowsNothingAtFirst()
{
    QCOMPARE(MediaClock().positionOf(100), 0ns);
}

void TestMediaClock::placesLieBetween_data()
{
    QTest::addColumn<qint64>("frame");
    QTest::addColumn<qint64>("expected"); // of the media, in milliseconds
    QTest::newRow("before the first entry: the time of the first") << qint64{-5} << qint64{10'000};
    QTest::newRow("at the first entry") << qint64{0} << qint64{10'000};
    QTest::newRow("half-way through a part at double speed") << qint64{24'000} << qint64{11'000};
    QTest::newRow("at the change of speed") << qint64{48'000} << qint64{12'000};
    QTest::newRow("half-way through a part at half speed") << qint64{96'000} << qint64{12'500};
    QTest::newRow("after the last entry: the time of the last")
        << qint64{500'000} << qint64{13'000};
}

void TestMediaClock::placesLieBetween()
{
    QFETCH(const qint64, frame);
    QFETCH(const qint64, expected);
    MediaClock clock;
    clock.add(0, 10s);
    clock.add(48'000, 12s);
    clock.add(144'000, 13s);
    QCOMPARE(clock.positionOf(frame) / 1ms, expected);
}

void TestMediaClock::whatIsForgottenIsNotNeeded()
{
    MediaClock clock;
    for (int second = 0; second <= 100; ++second)
        clock.add(second * 48'000LL, std::chrono::seconds(second));
    clock.forgetBefore(50 * 48'000);
    QCOMPARE(clock.positionOf(50 * 48'000), 50s);
    QCOMPARE(clock.positionOf(50 * 48'000 + 24'000), 50'500ms);
    // Times of forgotten frames are those of the first entry kept.
    QVERIFY(clock.positionOf(0) > 40s);
}

QTEST_APPLESS_MAIN(TestMediaClock)

#include "tst_media_clock.moc"
