// SPDX-License-Identifier: GPL-3.0-or-later
#include <feed/chapters.h>

#include <algorithm>
#include <utility>

namespace dogear::feed {

using domain::Chapter;
using std::chrono::milliseconds;

namespace {

constexpr milliseconds sameStart = std::chrono::seconds(1);

/// What \a chapter does not say and \a other does.
void complete(Chapter &chapter, const Chapter &other)
{
    if (chapter.title.isEmpty())
        chapter.title = other.title;
    if (chapter.link.isEmpty())
        chapter.link = other.link;
    if (chapter.image.isEmpty())
        chapter.image = other.image;
    if (!chapter.end && other.end && *other.end > chapter.start)
        chapter.end = other.end;
}

QList<Chapter> withoutSameStarts(const QList<Chapter> &sorted)
{
    QList<Chapter> distinct;
    qsizetype lastListed = -1;
    for (const Chapter &chapter : sorted) {
        if (chapter.isListed && lastListed >= 0 && distinct[lastListed].start == chapter.start) {
            complete(distinct[lastListed], chapter);
            continue;
        }
        if (chapter.isListed)
            lastListed = distinct.size();
        distinct.append(chapter);
    }
    return distinct;
}

void settleEnds(QList<Chapter> &sorted, std::optional<milliseconds> duration)
{
    std::optional<milliseconds> nextListed;
    for (qsizetype i = sorted.size() - 1; i >= 0; --i) {
        Chapter &chapter = sorted[i];
        if (chapter.end && duration)
            chapter.end = std::min(*chapter.end, *duration);
        const bool isBackwards = chapter.end && *chapter.end <= chapter.start;
        const bool overlaps =
            chapter.end && chapter.isListed && nextListed && *chapter.end > *nextListed;
        if (isBackwards || overlaps)
            chapter.end.reset();
        if (chapter.isListed)
            nextListed = chapter.start;
    }
}

bool areCounterparts(const QList<Chapter> &one, const QList<Chapter> &other)
{
    const auto isNear = [](const Chapter &a, const Chapter &b) {
        return std::chrono::abs(a.start - b.start) <= sameStart;
    };
    return std::ranges::equal(one, other, isNear);
}

} // namespace

QList<Chapter> normalised(QList<Chapter> chapters, std::optional<milliseconds> duration)
{
    chapters.removeIf([&duration](const Chapter &chapter) {
        return chapter.start < milliseconds::zero() || (duration && chapter.start >= *duration);
    });
    for (Chapter &chapter : chapters)
        chapter.title = chapter.title.simplified();
    std::ranges::stable_sort(chapters, {}, &Chapter::start);
    chapters = withoutSameStarts(chapters);
    settleEnds(chapters, duration);
    return chapters;
}

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
            complete(merged[i], source[i]);
    }
    return normalised(merged);
}

} // namespace dogear::feed
