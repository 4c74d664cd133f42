// SPDX-License-Identifier: GPL-3.0-or-later
#include <domain/chapter_order.h>

#include <algorithm>

namespace dogear::domain {

using std::chrono::milliseconds;

namespace {

QList<Chapter> withoutSameStarts(const QList<Chapter> &sorted)
{
    QList<Chapter> distinct;
    // An index, because unlisted chapters (pictures) may come between two listed ones.
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

/// Removes or cuts invalid ends, from the last chapter to the first, so that the next start is
/// known.
void settleEnds(QList<Chapter> &sorted, std::optional<milliseconds> duration)
{
    std::optional<milliseconds> nextListed;
    for (qsizetype i = sorted.size() - 1; i >= 0; --i) {
        Chapter &chapter = sorted[i];
        if (chapter.end && duration)
            chapter.end = std::min(*chapter.end, *duration);
        const bool isBackwards = chapter.end && *chapter.end <= chapter.start;
        // An unlisted chapter is a picture, which may be shown across the start of a chapter.
        const bool overlaps =
            chapter.end && chapter.isListed && nextListed && *chapter.end > *nextListed;
        if (isBackwards || overlaps)
            chapter.end.reset();
        if (chapter.isListed)
            nextListed = chapter.start;
    }
}

} // namespace

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

QList<Chapter> normalised(QList<Chapter> chapters, std::optional<milliseconds> duration)
{
    chapters.removeIf([&duration](const Chapter &chapter) {
        return chapter.start < milliseconds::zero() || (duration && chapter.start >= *duration);
    });
    for (Chapter &chapter : chapters)
        chapter.title = chapter.title.simplified();
    // Stable: of chapters with the same start, the first one of the source stays the first.
    std::ranges::stable_sort(chapters, {}, &Chapter::start);
    chapters = withoutSameStarts(chapters);
    settleEnds(chapters, duration);
    return chapters;
}

} // namespace dogear::domain
