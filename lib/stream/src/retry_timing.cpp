// SPDX-License-Identifier: GPL-3.0-or-later
#include "retry_timing.h"

#include "fetch_failure.h"

#include <net/retry_after.h>

#include <algorithm>
#include <utility>

namespace dogear::stream {

using std::chrono::milliseconds;

namespace {

/// Maximum number of answers in a row that bring nothing.
constexpr int maxFruitlessAnswers = 3;
/// The same for a server that reports a temporary error: with the pauses, a few minutes.
constexpr int maxTransientFailures = 10;

} // namespace

Retries::Retries(RetryPolicy retryPolicy)
    : m_retryPolicy(retryPolicy)
    , m_nextPause(retryPolicy.firstPause)
{}

void Retries::reset()
{
    m_fruitlessAnswers = 0;
    m_nextPause = m_retryPolicy.firstPause;
}

bool Retries::shouldGiveUpAfter(const Error &error)
{
    ++m_fruitlessAnswers;
    // A network that is down is retried without end: playback has to resume by itself.
    if (isConnectionError(error))
        return false;
    const bool saysSo = error.code == ErrorCode::HttpStatus && isTransient(error);
    return m_fruitlessAnswers > (saysSo ? maxTransientFailures : maxFruitlessAnswers);
}

milliseconds Retries::pauseAfter(const Error &error, const QDateTime &now)
{
    const milliseconds pause =
        std::exchange(m_nextPause, std::min(2 * m_nextPause, m_retryPolicy.maxPause));
    const auto until = net::retryAfterTime(error, now);
    return until ? std::max(pause, milliseconds(now.msecsTo(*until))) : pause;
}

} // namespace dogear::stream
