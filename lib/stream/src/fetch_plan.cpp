// SPDX-License-Identifier: GPL-3.0-or-later
#include "fetch_plan.h"

#include <algorithm>
#include <limits>

namespace dogear::stream {

using media::ByteRange;

namespace {

constexpr qint64 everything = std::numeric_limits<qint64>::max();

constexpr std::chrono::milliseconds pieceTime{300};

} // namespace

ByteRange FetchPlan::next(const media::ByteRanges &there,
                          std::optional<qint64> length,
                          qint64 most) const
{
    const qint64 end = length.value_or(everything);
    const qint64 begin = std::clamp<qint64>(point, 0, end);
    // Where the next piece begins decides, not where it ends: so none is smaller than it must be.
    const ByteRange missing = there.firstGap({begin, end});
    const bool isSoon = ahead > 0 && !missing.isEmpty() && missing.begin - begin < ahead;
    if (isSoon) {
        const qint64 enough =
            std::max(begin + ahead + ahead / 4, missing.begin + PieceSize::smallest);
        return {missing.begin, std::min({missing.end, missing.begin + most, enough})};
    }
    if (!isWhole)
        return {};
    ByteRange rest = missing.isEmpty() ? there.firstGap({0, begin}) : missing;
    if (ahead > 0 && !rest.isEmpty())
        rest.end = std::min(rest.end, rest.begin + most);
    return rest;
}

Pace paceFor(double bytesPerSecond)
{
    // Enough for a player to begin with anywhere, in any format, and for a second at every bit rate
    // that is heard.
    constexpr qint64 leastBurst = qint64{256} * 1024;
    constexpr qint64 leastPerSecond = qint64{16} * 1024;
    constexpr double burstSeconds = 15;
    constexpr double headStart = 2; // a bit rate varies
    return {.burst = std::max(leastBurst, qint64(burstSeconds * bytesPerSecond)),
            .perSecond = std::max(leastPerSecond, qint64(headStart * bytesPerSecond))};
}

void PieceSize::learn(qint64 bytes, std::chrono::milliseconds time)
{
    if (bytes < m_bytes / 2)
        return; // the last one of a file says little
    const qint64 fitting = bytes * pieceTime.count() / std::max<qint64>(time.count(), 1);
    // Twice as long at most: one lucky moment is no fast line.
    m_bytes = std::clamp(std::min(fitting, 2 * m_bytes), smallest, largest);
}

} // namespace dogear::stream
