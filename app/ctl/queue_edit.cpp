// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue_edit.h"

using namespace Qt::StringLiterals;

namespace dogear::ctl {

using listening::Queue;

Queue::Answer containing(const Queue::Answer &edit, const QList<EpisodeId> &wanted)
{
    return edit.then([wanted](const Result<Queue::Change> &change) -> Result<Queue::Change> {
        if (!change)
            return change;
        for (const EpisodeId id : wanted) {
            // The queue silently leaves out episodes that do not exist.
            if (!change->after.contains(id))
                return failure({ErrorCode::NotFound, u"episode %1"_s.arg(id.value)});
        }
        return change;
    });
}

} // namespace dogear::ctl
