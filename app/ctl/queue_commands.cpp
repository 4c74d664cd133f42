// SPDX-License-Identifier: GPL-3.0-or-later
#include "command.h"
#include "episode_lines.h"
#include "queue_edit.h"
#include "queue_sources.h"

using namespace Qt::StringLiterals;

namespace dogear::ctl {

namespace {

using listening::Queue;

/// Returns the queue as the list of its episodes.
Future<Outcome> list(library::Library &library)
{
    return library.episodes().list({.queued = true}).then(listOutcome);
}

/// Returns the queue after \a edit, or NotFound if one of \a wanted is not in it then.
Future<Outcome> listAfter(library::Library &library,
                          const Queue::Answer &edit,
                          const QList<EpisodeId> &wanted = {})
{
    return containing(edit, wanted)
        .then(&library.queue(), [&library](const Result<Queue::Change> &change) -> Future<Outcome> {
            return change ? list(library) : failedNow(change.error());
        });
}

} // namespace

Future<Outcome> runQueue(library::Library &library, const Arguments &arguments)
{
    if (arguments.positional.isEmpty())
        return list(library);
    const QString verb = arguments.positional.constFirst();
    if (verb == "then"_L1)
        return runQueueThen(library, arguments);
    if (verb == "fill"_L1)
        return runQueueFill(library, arguments);
    const auto ids = arguments.episodes(1);
    if (!ids)
        return failedNow(ids.error());
    Queue &queue = library.queue();
    const qsizetype count = ids->size();
    if (verb == "add"_L1 && count > 0)
        return listAfter(library, queue.playLast(*ids), *ids);
    if (verb == "next"_L1 && count > 0)
        return listAfter(library, queue.playNext(*ids), *ids);
    if (verb == "remove"_L1 && count > 0)
        return listAfter(library, queue.remove(*ids));
    if (verb == "move"_L1 && (count == 1 || count == 2))
        // Without a second id value(1) is invalid, which means the end of the queue.
        return listAfter(library, queue.move({ids->first()}, ids->value(1)), ids->first(1));
    if (verb == "clear"_L1 && count == 0)
        return listAfter(library, queue.clear());
    return failedNow({.code = ErrorCode::InvalidQuery, .detail = arguments.positional.join(u' ')});
}

} // namespace dogear::ctl
