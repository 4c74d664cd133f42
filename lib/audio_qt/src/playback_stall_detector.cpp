// SPDX-License-Identifier: GPL-3.0-or-later
#include "playback_stall_detector.h"

#include <QMediaPlayer>

#include <utility>

namespace dogear::audio_qt {

namespace {

constexpr std::chrono::milliseconds tickInterval{250};
/// Interval during a stall: sound that resumes at a wrong position is corrected after 50 ms.
constexpr std::chrono::milliseconds stalledPollInterval{50};
/// Longer than any pipeline needs to start, or a sound server to answer.
constexpr qint64 stallAfterMs = 1'000;

} // namespace

PlaybackStallDetector::PlaybackStallDetector(QMediaPlayer &player)
    : m_player(player)
{
    connect(&m_timer, &QTimer::timeout, this, &PlaybackStallDetector::poll);
}

void PlaybackStallDetector::start()
{
    settle(milliseconds(m_player.position()));
    m_hasRun = false;
    m_timer.start(tickInterval);
}

void PlaybackStallDetector::stop()
{
    m_timer.stop();
    m_isStalled = false;
}

void PlaybackStallDetector::handleSeek()
{
    m_hasRun = false;
    m_sinceProgress.start();
}

std::chrono::milliseconds PlaybackStallDetector::position() const
{
    return m_isStalled && m_hasRun ? m_lastPosition : milliseconds(m_player.position());
}

void PlaybackStallDetector::settle(milliseconds position)
{
    m_lastPosition = position;
    m_sinceProgress.start();
    m_isStalled = false;
}

void PlaybackStallDetector::poll()
{
    const milliseconds position(m_player.position());
    if (position != m_lastPosition)
        endStall(position);
    else if (!m_isStalled && m_sinceProgress.hasExpired(stallAfterMs))
        beginStall();
    emit ticked();
}

void PlaybackStallDetector::beginStall()
{
    m_isStalled = true;
    m_timer.setInterval(stalledPollInterval);
    emit stallChanged();
}

void PlaybackStallDetector::endStall(milliseconds position)
{
    const milliseconds stalledAt = m_lastPosition;
    const bool wasStalled = m_isStalled;
    const bool hadRun = std::exchange(m_hasRun, true);
    settle(position);
    if (!wasStalled)
        return;
    m_timer.setInterval(tickInterval);
    // After a start or a seek no time has passed without data, so the position is still right.
    if (hadRun) {
        m_player.setPosition(qint64(stalledAt.count()));
        handleSeek();
    }
    emit stallChanged();
}

} // namespace dogear::audio_qt
