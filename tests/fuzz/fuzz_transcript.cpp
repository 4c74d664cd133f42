// SPDX-License-Identifier: GPL-3.0-or-later
#include "harness.h"

#include <feed/transcript.h>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;
using namespace dogear;

/// Parses a transcript as each media type: cues must be sorted, with valid times and one-line
/// texts.
int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static constexpr std::array types{
        ""_L1, "application/srt"_L1, "application/json"_L1, "text/html"_L1};
    for (const QLatin1StringView type : types) {
        const auto parsed = feed::parseTranscript(fuzz::toBytes(data, size), type);
        if (!parsed) {
            fuzz::require(parsed.error().code != ErrorCode::Internal, "a refusal says why");
            continue;
        }
        fuzz::require(std::ranges::is_sorted(parsed->cues, {}, &domain::Cue::start),
                      "cues are in order");
        for (const domain::Cue &cue : parsed->cues) {
            fuzz::require(cue.start.count() >= 0, "starts are not negative");
            fuzz::require(cue.end >= cue.start, "ends are not before starts");
            fuzz::require(!cue.text.isEmpty() && cue.text == cue.text.simplified(),
                          "text is one line");
            fuzz::require(parsed->isTimed || cue.start.count() == 0, "no times where none are");
        }
    }
    return 0;
}
