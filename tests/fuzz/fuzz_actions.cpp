// SPDX-License-Identifier: GPL-3.0-or-later
#include "action_json.h"
#include "harness.h"

#include <algorithm>

using namespace dogear;
using namespace dogear::sync_servers;

namespace {

bool isNumber(const std::optional<qint64> &number)
{
    return !number || *number >= 0;
}

void check(const domain::SyncAction &action)
{
    fuzz::require(!action.feed.isEmpty() && !action.episode.isEmpty(), "actions name an episode");
    fuzz::require(action.time >= 0, "times are not before 1970");
    fuzz::require(isNumber(action.started) && isNumber(action.position) && isNumber(action.total),
                  "numbers are not negative");
    const QString key = domain::syncAddressKey(action.episode);
    fuzz::require(key == domain::syncAddressKey(action.episode), "keys are reproducible");
}

} // namespace

/// Reads an answer of a server of sync: actions must make sense, and survive being written.
int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray body = fuzz::toBytes(data, size);
    if (const auto page = readActions(body)) {
        std::ranges::for_each(page->actions, check);
        const QByteArray written = writeActions(page->actions, {}, KindCase::Lower);
        const auto again = readActions("{\"actions\":" + written + '}');
        fuzz::require(again && again->actions.size() == page->actions.size(),
                      "what is written can be read");
    }
    (void)readShowChanges(body);
    (void)readShows(body);
    (void)readAddressChanges(body);
    (void)readMessage(body);
    return 0;
}
