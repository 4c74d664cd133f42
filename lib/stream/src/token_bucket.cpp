// SPDX-License-Identifier: GPL-3.0-or-later
#include "token_bucket.h"

#include <algorithm>
#include <limits>

namespace dogear::stream {

qint64 TokenBucket::allowed(const std::optional<RateLimit> &rateLimit, milliseconds now)
{
    if (!rateLimit) {
        m_last.reset(); // a pace that is set later starts with a burst
        return std::numeric_limits<qint64>::max();
    }
    const auto most = double(rateLimit->burst);
    if (!m_last) {
        m_credit = most;
    } else {
        const std::chrono::duration<double> passed = now - *m_last;
        m_credit = std::min(most, m_credit + passed.count() * double(rateLimit->perSecond));
    }
    m_last = now;
    // Whole bytes only; the fraction stays in m_credit for the next call.
    return std::max<qint64>(0, qint64(m_credit));
}

} // namespace dogear::stream
