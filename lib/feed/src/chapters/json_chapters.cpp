// SPDX-License-Identifier: GPL-3.0-or-later
#include "chapter_readers.h"
#include "json_text.h"
#include "plain_label.h"

#include <feed/play_time.h>

using namespace Qt::StringLiterals;

namespace dogear::feed {

namespace {

/// Reads `"toc": false`, which some programs write as a string or a number.
bool isHidden(const QJsonValue &toc)
{
    if (toc.isDouble())
        return toc.toDouble() == 0;
    return toc == QJsonValue(false)
           || toc.toString().trimmed().compare("false"_L1, Qt::CaseInsensitive) == 0;
}

std::optional<domain::Chapter> readChapter(const QJsonObject &entry, const QUrl &source)
{
    // The second keys are those of the JSON of Podlove's and Podigee's players.
    const auto start = readJsonPlayTime(firstOf(entry, {"startTime"_L1, "start"_L1}));
    if (!start)
        return {};
    return domain::Chapter{
        .start = *start,
        .end = readJsonPlayTime(firstOf(entry, {"endTime"_L1, "end"_L1})),
        .title = toLabel(textOf(firstOf(entry, {"title"_L1}))),
        .link = readWebAddress(firstOf(entry, {"url"_L1, "href"_L1}).toString(), source),
        .image = readWebAddress(firstOf(entry, {"img"_L1, "image"_L1}).toString(), source),
        .isListed = !isHidden(entry.value("toc"_L1))};
}

} // namespace

Result<ParsedChapters> parseJsonChapters(const QString &text,
                                         const QUrl &source,
                                         const ChapterLimits &limits)
{
    const auto document = readJson(text);
    if (!document)
        return failure(document.error());
    const auto entries = listOf(*document, {"chapters"_L1, "chaptermarks"_L1, "chapterMarks"_L1});
    if (!entries)
        return failure({ErrorCode::UnsupportedFeed, u"JSON without a list of chapters"_s});
    ChapterList list(limits);
    // Stops at the limit; take() then reports it.
    for (qsizetype i = 0; i < entries->size() && !list.isFull(); ++i)
        list.add(readChapter(entries->at(i).toObject(), source));
    return list.take();
}

} // namespace dogear::feed
