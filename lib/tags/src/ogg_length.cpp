// SPDX-License-Identifier: GPL-3.0-or-later
#include "ogg_length.h"

#include <tags/ogg_parts.h>

#include <algorithm>

namespace dogear::tags {

using std::chrono::milliseconds;

std::optional<milliseconds> oggLength(BoundedInput &input, qint64 offset)
{
    constexpr qint64 millisecondsInASecond = 1'000;
    OggPartFinder finder([&input](qint64 from, qint64 length) { return input.bytes(from, length); },
                         input.size());
    finder.setShouldContinue([&input] { return !input.isExhausted(); });
    const auto parts = finder.find(offset);
    // A single part that begins in its first second was not cut out of a stream.
    if (!parts || (parts->size() == 1 && parts->first().start < parts->first().rate))
        return {};
    milliseconds length{};
    for (const OggPart &part : *parts) {
        // A part that begins at 0 has inaudible samples (pre-skip); a cut part begins after them.
        const qint64 sound = part.last - std::max(part.start, part.skipped);
        length += milliseconds(std::max<qint64>(0, sound) * millisecondsInASecond / part.rate);
    }
    return length;
}

} // namespace dogear::tags
