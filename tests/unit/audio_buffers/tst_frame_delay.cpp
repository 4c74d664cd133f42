// SPDX-License-Identifier: GPL-3.0-or-later
#include "frame_delay.h"

#include <support/timeouts.h>

#include <QSignalSpy>

using namespace dogear;
using namespace dogear::audio_buffers;
using namespace std::chrono_literals;

namespace {

QVideoFrame frameAt(std::chrono::milliseconds time)
{
    QVideoFrame frame(QVideoFrameFormat({16, 16}, QVideoFrameFormat::Format_ARGB8888));
    frame.setStartTime(std::chrono::microseconds(time).count());
    return frame;
}

} // namespace

class TestFrameDelay final : public QObject
{
    Q_OBJECT

private slots:
    void aPictureWaitsForItsSound();
    void ofSeveralThatAreDueTheLastIsShown();
    void whileNothingPlaysItIsShownAtOnce();
    void otherMediaForgetWhatWaited();

private:
    std::chrono::nanoseconds m_audiblePosition{};
    FrameDelay m_delay{[this] { return m_audiblePosition; }};
};

void TestFrameDelay::aPictureWaitsForItsSound()
{
    QSignalSpy due(&m_delay, &FrameDelay::due);
    m_audiblePosition = 900ms;
    m_delay.setPlaying(true);
    m_delay.take(frameAt(1s));
    // Nothing may arrive, so this waits for the whole timeout.
    QVERIFY(!test::waitUntil([&] { return !due.isEmpty(); }, 100));
    m_audiblePosition = 1s;
    QTRY_COMPARE(due.size(), 1);
}

void TestFrameDelay::ofSeveralThatAreDueTheLastIsShown()
{
    QSignalSpy due(&m_delay, &FrameDelay::due);
    m_audiblePosition = 0ms;
    m_delay.setPlaying(true);
    m_delay.clear();
    for (const auto time : {40ms, 80ms, 120ms, 160ms})
        m_delay.take(frameAt(time));
    QCOMPARE(due.size(), 0);
    m_audiblePosition = 125ms;
    QTRY_COMPARE(due.size(), 1);
    // 80 and 120 ms are due as well, but only the latest due frame is shown.
    QCOMPARE(due[0][0].value<QVideoFrame>().startTime(), 120'000);
    m_audiblePosition = 160ms;
    QTRY_COMPARE(due.size(), 2);
}

void TestFrameDelay::whileNothingPlaysItIsShownAtOnce()
{
    QSignalSpy due(&m_delay, &FrameDelay::due);
    m_audiblePosition = 0ms;
    m_delay.setPlaying(false);
    m_delay.take(frameAt(30s));
    QCOMPARE(due.size(), 1);
}

void TestFrameDelay::otherMediaForgetWhatWaited()
{
    QSignalSpy due(&m_delay, &FrameDelay::due);
    m_audiblePosition = 0ms;
    m_delay.setPlaying(true);
    m_delay.take(frameAt(1s));
    m_delay.clear();
    m_audiblePosition = 2s;
    QVERIFY(!test::waitUntil([&] { return !due.isEmpty(); }, 100));
}

QTEST_GUILESS_MAIN(TestFrameDelay)

#include "tst_frame_delay.moc"
