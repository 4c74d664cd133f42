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
constexpr int maxQuickErrors = 5;

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
    m_quickErrors = 0;
    m_timer.stop();
}

bool StreamRetry::handleEnd(milliseconds reached, milliseconds duration)
{
    if (duration <= reached + minMissing || hasJustRetried())
        return false;
    retryNow();
    return true;
}

bool StreamRetry::handleError(milliseconds reached, milliseconds duration)
{
    // The player reports one fault as an error and as invalid media.
    if (m_timer.isActive())
        return true;
    m_quickErrors = hasJustRetried() ? m_quickErrors + 1 : 0;
    if (duration <= reached + minMissing || m_quickErrors > maxQuickErrors)
        return false;
    m_timer.start();
    return true;
}

bool StreamRetry::hasJustRetried() const
{
    return m_sinceRetry.isValid() && !m_sinceRetry.hasExpired(milliseconds(maxAnswerTime).count());
}

void StreamRetry::retryNow()
{
    m_sinceRetry.start();
    emit retry();
}

} // namespace dogear::audio_buffers
