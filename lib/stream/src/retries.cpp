// SPDX-License-Identifier: GPL-3.0-or-later
#include "retries.h"

#include "fetch_failure.h"

#include <net/retry_after.h>

#include <algorithm>
#include <utility>

namespace dogear::stream {

using std::chrono::milliseconds;

namespace {

/// Maximum number of answers in a row that bring nothing.
constexpr int mostFruitless = 3;
/// The same for a server that reports a temporary error: with the pauses, a few minutes.
constexpr int mostPassing = 10;

} // namespace

Retries::Retries(FetchPatience patience)
    : m_patience(patience)
    , m_nextPause(patience.firstPause)
{}

void Retries::reset()
{
    m_fruitless = 0;
    m_nextPause = m_patience.firstPause;
}

bool Retries::isHopelessAfter(const Error &error)
{
    ++m_fruitless;
    // A network that is down is retried without end: playback has to resume by itself.
    if (isOfTheNetwork(error))
        return false;
    const bool saysSo = error.code == ErrorCode::HttpStatus && mayPass(error);
    return m_fruitless > (saysSo ? mostPassing : mostFruitless);
}

milliseconds Retries::pauseAfter(const Error &error, const QDateTime &now)
{
    const milliseconds pause =
        std::exchange(m_nextPause, std::min(2 * m_nextPause, m_patience.longestPause));
    const auto until = net::leftAloneUntil(error, now);
    return until ? std::max(pause, milliseconds(now.msecsTo(*until))) : pause;
}

} // namespace dogear::stream
