// SPDX-License-Identifier: GPL-3.0-or-later
// Podlove Simple Chapters 1.2, https://podlove.org/simple-chapters/
#include "handlers.h"

#include <feed/chapters.h>

#include <algorithm>
#include <utility>

namespace dogear::feed {

namespace {

void addChapter(const Element &element, FeedBuilder &builder)
{
    const auto chapter = readPodloveChapter({.start = element.attribute("start"),
                                             .title = element.attribute("title"),
                                             .href = element.attribute("href"),
                                             .image = element.attribute("image")},
                                            element.base);
    if (chapter)
        builder.nested().chapters.append(*chapter);
    else
        builder.warn(QStringLiteral("a chapter has no readable start"));
}

} // namespace

void readPodlove(const Element &element, FeedBuilder &builder)
{
    if (element.parent == ElementContext::Chapters && element.name == "chapter")
        return addChapter(element, builder);
    if (element.parent != ElementContext::Item || element.name != "chapters")
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
