// SPDX-License-Identifier: GPL-3.0-or-later
#include "stream_retry.h"

namespace dogear::audio_buffers {

using namespace std::chrono_literals;

namespace {

/// Durations are rounded: an end within this time of the duration is the real one.
constexpr auto minMissing = 2s;
/// A retry at the real end of the stream reports the end within this time.
constexpr auto maxAnswerTime = 2s;
constexpr auto retryInterval = 1s;

} // namespace

StreamRetry::StreamRetry()
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(retryInterval);
    connect(&m_timer, &QTimer::timeout, this, &StreamRetry::retryNow);
}

void StreamRetry::forget()
{
    m_sinceRetry.invalidate();
    m_timer.stop();
}

bool StreamRetry::handleEnd(milliseconds reached, milliseconds duration)
{
    const bool endedAtOnce =
        m_sinceRetry.isValid() && !m_sinceRetry.hasExpired(milliseconds(maxAnswerTime).count());
    if (duration <= reached + minMissing || endedAtOnce)
        return false;
    retryNow();
    return true;
}

bool StreamRetry::handleError()
{
    if (!m_sinceRetry.isValid())
        return false;
    m_timer.start();
    return true;
}

void StreamRetry::retryNow()
{
    m_sinceRetry.start();
    emit retry();
}

} // namespace dogear::audio_buffers
