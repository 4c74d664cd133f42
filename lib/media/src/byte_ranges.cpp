// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <media/byte_ranges.h>
#include <numeric>

namespace dogear::media {

void ByteRanges::add(ByteRange range)
{
    if (range.isEmpty())
        return;
    // Touching ranges are merged: hence the search for the first that ends at range.begin or later.
    const auto first = std::ranges::lower_bound(m_ranges, range.begin, {}, &ByteRange::end);
    auto last = first;
    for (; last != m_ranges.end() && last->begin <= range.end; ++last) {
        range.begin = std::min(range.begin, last->begin);
        range.end = std::max(range.end, last->end);
    }
    m_ranges.insert(m_ranges.erase(first, last), range);
}

void ByteRanges::cut(qint64 end)
{
    m_ranges.removeIf([end](const ByteRange &range) { return range.begin >= end; });
    // The ranges are sorted, so only the last one can reach beyond `end`.
    if (!m_ranges.isEmpty())
        m_ranges.last().end = std::min(m_ranges.last().end, end);
}

bool ByteRanges::contains(ByteRange range) const
{
    return range.isEmpty() || endOfRun(range.begin) >= range.end;
}

qint64 ByteRanges::endOfRun(qint64 begin) const
{
    const auto found = after(begin);
    return found != m_ranges.end() && found->begin <= begin ? found->end : begin;
}

ByteRange ByteRanges::firstGap(ByteRange range) const
{
    const qint64 begin = endOfRun(range.begin);
    const auto next = after(begin);
    const qint64 end = next != m_ranges.end() ? std::min(next->begin, range.end) : range.end;
    return begin < end ? ByteRange{begin, end} : ByteRange{};
}

qint64 ByteRanges::total() const
{
    return std::accumulate(m_ranges.begin(),
                           m_ranges.end(),
                           qint64{0},
                           [](qint64 sum, const ByteRange &range) { return sum + range.size(); });
}

QList<ByteRange>::const_iterator ByteRanges::after(qint64 at) const
{
    return std::ranges::upper_bound(m_ranges, at, {}, &ByteRange::end);
}

QDebug operator<<(QDebug debug, ByteRange range)
{
    const QDebugStateSaver saver(debug);
    return debug.nospace() << range.begin << ".." << range.end;
}

} // namespace dogear::media
