// SPDX-License-Identifier: GPL-3.0-or-later
#include "frame_delay.h"

#include <algorithm>
#include <utility>

namespace dogear::audio_buffers {

namespace {

constexpr std::chrono::milliseconds pollInterval{8}; ///< half a frame of a 60 Hz screen
/// Maximum number of waiting frames, more than half a second of video. If more wait, the audible
/// position does not belong to them.
constexpr std::size_t maxFrames = 60;

std::chrono::nanoseconds timeOf(const QVideoFrame &frame)
{
    return std::chrono::microseconds(std::max<qint64>(frame.startTime(), 0));
}

} // namespace

FrameDelay::FrameDelay(AudiblePosition audiblePosition)
    : m_audiblePosition(std::move(audiblePosition))
{
    m_timer.setTimerType(Qt::PreciseTimer);
    m_timer.setInterval(pollInterval);
    connect(&m_timer, &QTimer::timeout, this, &FrameDelay::showDue);
}

void FrameDelay::setPlaying(bool isPlaying)
{
    m_isPlaying = isPlaying;
    if (m_frames.empty() || !isPlaying)
        m_timer.stop();
    else
        m_timer.start();
}

void FrameDelay::take(const QVideoFrame &frame)
{
    if (!m_isPlaying) {
        clear();
        emit due(frame);
        return;
    }
    m_frames.push_back(frame);
    if (m_frames.size() > maxFrames)
        m_frames.pop_front();
    if (!m_timer.isActive())
        m_timer.start();
    showDue();
}

void FrameDelay::clear()
{
    m_frames.clear();
    m_timer.stop();
}

void FrameDelay::showDue()
{
    const auto later = std::ranges::upper_bound(m_frames, m_audiblePosition(), {}, timeOf);
    if (later == m_frames.begin())
        return;
    // If several frames are due, only the last one is shown.
    const QVideoFrame frame = *std::prev(later);
    m_frames.erase(m_frames.begin(), later);
    if (m_frames.empty())
        m_timer.stop();
    emit due(frame);
}

} // namespace dogear::audio_buffers
