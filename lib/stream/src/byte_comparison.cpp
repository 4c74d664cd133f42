// SPDX-License-Identifier: GPL-3.0-or-later
#include "byte_comparison.h"

#include <algorithm>

namespace dogear::stream {

using media::ByteRange;

Comparison ByteComparison::take(media::MediaFile &file, qint64 offset, QByteArrayView bytes)
{
    const qint64 stored = std::min<qint64>(file.ranges().endOfRun(offset) - offset, bytes.size());
    if (stored > 0) {
        const auto known = file.read(offset, stored);
        // Stored bytes that cannot be read are of no use: the answer replaces them.
        if (!known || QByteArrayView(*known) != bytes.first(known->size()))
            return Comparison::Different;
        m_equalBytes += known->size();
    }
    if (m_equalBytes >= enough)
        return Comparison::Same;
    // Behind the stored run there is nothing left to compare with.
    return stored < bytes.size() ? outcome() : Comparison::Open;
}

ByteRange ByteComparison::sample(const media::ByteRanges &stored, qint64 point)
{
    const QList<ByteRange> &runs = stored.list();
    if (runs.isEmpty())
        return {};
    // At least 1: a run that starts at the first byte counts as before the point, also at point 0.
    const auto after = std::ranges::find_if(
        runs, [point](const ByteRange &run) { return run.begin >= std::max<qint64>(point, 1); });
    if (after == runs.begin())
        return {after->begin, std::min(after->end, after->begin + enough)};
    const ByteRange &before = *std::prev(after);
    const qint64 end = point > before.begin ? std::min(before.end, point) : before.end;
    return {std::max(before.begin, end - enough), end};
}

} // namespace dogear::stream
