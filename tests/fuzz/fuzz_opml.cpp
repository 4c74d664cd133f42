// SPDX-License-Identifier: GPL-3.0-or-later
#include "harness.h"

#include <feed/opml.h>

using namespace dogear;

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto list = feed::parseOpml(fuzz::toBytes(data, size));
    if (!list)
        return 0;
    const auto again =
        feed::parseOpml(feed::writeOpml(list->entries, QDateTime::fromSecsSinceEpoch(0)));
    fuzz::require(again.has_value(), "what is written can be read");
    fuzz::require(again->entries == list->entries, "what is written is read back alike");
    return 0;
}
