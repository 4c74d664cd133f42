// SPDX-License-Identifier: GPL-3.0-or-later
#include <sync/merge.h>

#include <algorithm>
#include <tuple>

namespace dogear::sync {

using domain::LoggedAction;
using domain::SyncAction;

namespace {

/// Clocks of devices differ, and some write local time as UTC; both stay below a day.
constexpr qint64 maxAheadSeconds = qint64{24} * 60 * 60;

auto rank(const LoggedAction &action)
{
    return std::tuple(action.orderTime,
                      action.action.position.value_or(0),
                      action.action.device,
                      action.action.kind);
}

} // namespace

qint64 orderTime(qint64 time, const Receipt &receipt)
{
    const bool isPossible = time > 0 && time <= receipt.now + maxAheadSeconds;
    return isPossible ? time : receipt.lastPull;
}

bool isNewer(const LoggedAction &a, const LoggedAction &b)
{
    return rank(a) > rank(b);
}

BulkMarks::BulkMarks(const QList<storage::MarkTime> &marks)
{
    qsizetype first = 0;
    for (qsizetype next = 1; next <= marks.size(); ++next) {
        const bool continues = next < marks.size() && marks[next].device == marks[first].device
                               && marks[next].time - marks[next - 1].time <= maxGapSeconds;
        if (continues)
            continue;
        if (next - first >= minMarks)
            m_spans[marks[first].device].append({marks[first].time, marks[next - 1].time});
        first = next;
    }
}

bool BulkMarks::contains(const SyncAction &action) const
{
    const auto spans = m_spans.constFind(action.device);
    if (spans == m_spans.cend() || !action.isMark())
        return false;
    return std::ranges::any_of(*spans, [&action](const Span &span) {
        return action.time >= span.first && action.time <= span.last;
    });
}

const LoggedAction *newest(const QList<const LoggedAction *> &actions, const BulkMarks &bulk)
{
    const LoggedAction *best = nullptr;
    bool isBestBulk = false;
    for (const LoggedAction *action : actions) {
        if (!action->action.hasState())
            continue;
        const bool isBulk = bulk.contains(action->action);
        const bool isBetter =
            !best || (isBestBulk && !isBulk) || (isBestBulk == isBulk && isNewer(*action, *best));
        if (!isBetter)
            continue;
        best = action;
        isBestBulk = isBulk;
    }
    return best;
}

} // namespace dogear::sync
