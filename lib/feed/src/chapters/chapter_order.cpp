// SPDX-License-Identifier: GPL-3.0-or-later
#include <domain/chapter_order.h>
#include <feed/chapters.h>

#include <algorithm>

namespace dogear::feed {

using domain::Chapter;
using std::chrono::milliseconds;

namespace {

// Sources round starts differently; times in show notes are whole seconds.
constexpr milliseconds sameStart = std::chrono::seconds(1);

bool areCounterparts(const QList<Chapter> &one, const QList<Chapter> &other)
{
    const auto isNear = [](const Chapter &a, const Chapter &b) {
        return std::chrono::abs(a.start - b.start) <= sameStart;
    };
    return std::ranges::equal(one, other, isNear);
}

} // namespace

QList<Chapter> mergeChapters(const ChapterSources &sources)
{
    QList<Chapter> merged;
    for (const auto &source : {sources.embedded, sources.json, sources.podlove, sources.notes}) {
        if (merged.isEmpty()) {
            merged = source;
            continue;
        }
        if (!areCounterparts(merged, source))
            continue;
        for (qsizetype i = 0; i < merged.size(); ++i)
            domain::complete(merged[i], source[i]);
    }
    return domain::normalised(merged);
}

} // namespace dogear::feed
