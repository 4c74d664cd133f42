// SPDX-License-Identifier: GPL-3.0-or-later
#include "harness.h"

#include <domain/chapter_order.h>
#include <feed/chapters.h>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace dogear;

namespace {

bool isFromTheWeb(const QUrl &url)
{
    return url.isEmpty() || url.scheme() == "http"_L1 || url.scheme() == "https"_L1;
}

} // namespace

/// Parses a chapter document: the chapters must be sorted, have valid times and only web links.
int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto parsed =
        feed::parseChapters(fuzz::toBytes(data, size), QUrl(u"https://example.org/1.json"_s));
    if (!parsed) {
        fuzz::require(parsed.error().code != ErrorCode::Internal, "a refusal says why");
        return 0;
    }
    fuzz::require(std::ranges::is_sorted(parsed->chapters, {}, &domain::Chapter::start),
                  "chapters are in order");
    for (const domain::Chapter &chapter : parsed->chapters) {
        fuzz::require(chapter.start.count() >= 0, "starts are not negative");
        fuzz::require(!chapter.end || *chapter.end > chapter.start, "ends come after starts");
        fuzz::require(isFromTheWeb(chapter.link) && isFromTheWeb(chapter.image),
                      "links go to the web");
    }
    fuzz::require(domain::normalised(parsed->chapters) == parsed->chapters, "once is enough");
    return 0;
}
