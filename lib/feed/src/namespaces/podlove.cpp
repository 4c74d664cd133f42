// SPDX-License-Identifier: GPL-3.0-or-later
// Podlove Simple Chapters 1.2, https://podlove.org/simple-chapters/
#include "../field_readers.h"
#include "../play_time.h"
#include "handlers.h"

#include <algorithm>
#include <utility>

namespace dogear::feed {

namespace {

void addChapter(const Element &element, FeedBuilder &builder)
{
    const auto start = readPlayTime(element.attribute("start"));
    if (!start) {
        builder.warn(QStringLiteral("a chapter has no readable start"));
        return;
    }
    domain::Chapter chapter;
    chapter.start = *start;
    chapter.title = toLabel(element.attribute("title"));
    chapter.link = readUrl(element.attribute("href"), element.base);
    chapter.image = readUrl(element.attribute("image"), element.base);
    builder.nested().chapters.append(chapter);
}

} // namespace

void readPodlove(const Element &element, FeedBuilder &builder)
{
    if (element.parent == Where::Chapters && element.name == "chapter")
        return addChapter(element, builder);
    if (element.parent != Where::Item || element.name != "chapters")
        return;
    QList<domain::Chapter> chapters = std::exchange(builder.nested().chapters, {});
    auto &extras = builder.item().episode.extras;
    if (chapters.isEmpty() || !extras->chapters.isEmpty()) // only the first list counts
        return;
    // Stable: chapters with the same start keep their order in the document.
    std::ranges::stable_sort(chapters, {}, &domain::Chapter::start);
    extras.edit().chapters = chapters;
}

} // namespace dogear::feed
