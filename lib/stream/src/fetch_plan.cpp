// SPDX-License-Identifier: GPL-3.0-or-later
#include "fetch_plan.h"

#include <algorithm>
#include <limits>

namespace dogear::stream {

using media::ByteRange;

namespace {

constexpr qint64 everything = std::numeric_limits<qint64>::max();

/// Target duration of a piece, and so the longest wait of a seek during a request.
constexpr std::chrono::milliseconds pieceTime{300};

} // namespace

ByteRange FetchPlan::next(const media::ByteRanges &stored,
                          std::optional<qint64> length,
                          qint64 maxPieceBytes) const
{
    const qint64 end = length.value_or(everything);
    const qint64 begin = std::clamp<qint64>(point, 0, end);
    // A piece belongs to the read-ahead if it begins within it. It may end up to a quarter behind
    // it (`enough`), because a cut at its end would make small pieces.
    const ByteRange missing = stored.firstGap({begin, end});
    const bool isSoon = ahead > 0 && !missing.isEmpty() && missing.begin - begin < ahead;
    if (isSoon) {
        const qint64 enough =
            std::max(begin + ahead + ahead / 4, missing.begin + PieceSize::minBytes);
        return {missing.begin, std::min({missing.end, missing.begin + maxPieceBytes, enough})};
    }
    if (!isWhole)
        return {};
    ByteRange rest = missing.isEmpty() ? stored.firstGap({0, begin}) : missing;
    // Without a reader one request fetches all remaining bytes, because no seek can interrupt it.
    if (ahead > 0 && !rest.isEmpty())
        rest.end = std::min(rest.end, rest.begin + maxPieceBytes);
    return rest;
}

RateLimit rateLimitFor(double bytesPerSecond)
{
    // The minimum burst lets a player start at any position in any format; the minimum rate is
    // enough for a second of speech at its usual bit rates (131 kbit/s).
    constexpr qint64 leastBurst = qint64{256} * 1024;
    constexpr qint64 leastPerSecond = qint64{16} * 1024;
    constexpr double burstSeconds = 15;
    constexpr double headStart = 2; // margin for variable bit rates
    return {.burst = std::max(leastBurst, qint64(burstSeconds * bytesPerSecond)),
            .perSecond = std::max(leastPerSecond, qint64(headStart * bytesPerSecond))};
}

void PieceSize::learn(qint64 bytes, std::chrono::milliseconds time)
{
    if (bytes < m_bytes / 2)
        return; // the last piece of a file is too short to measure the speed
    const qint64 fitting = bytes * pieceTime.count() / std::max<qint64>(time.count(), 1);
    // At most doubled: a single fast piece does not prove a fast connection.
    m_bytes = std::clamp(std::min(fitting, 2 * m_bytes), minBytes, maxBytes);
}

} // namespace dogear::stream
