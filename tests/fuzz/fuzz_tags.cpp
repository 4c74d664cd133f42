// SPDX-License-Identifier: GPL-3.0-or-later
// Calls Dogear's own tag readers directly, then readMediaTags(), which also uses libavformat.
#include "harness.h"

#include <domain/chapter_order.h>
#include <tags/media_tags.h>

#include <QBuffer>

#include <algorithm>
#include <id3_tag.h>
#include <matroska_chapters.h>

using namespace Qt::StringLiterals;
using namespace dogear;

namespace {

/// Limits that are low enough for the fuzzer to reach.
const tags::MediaTagLimits limits{.maxChapters = 20,
                                  .maxPictureBytes = 4'096,
                                  .maxReadBytes = 1'024 * 1'024,
                                  .maxTime = std::chrono::seconds(1)};

bool isFromTheWeb(const QUrl &url)
{
    return url.isEmpty() || url.scheme() == "http"_L1 || url.scheme() == "https"_L1;
}

void check(const tags::MediaTags &tags)
{
    fuzz::require(tags.chapters.size() <= limits.maxChapters, "chapters are bounded");
    fuzz::require(tags.chapters.size() == tags.chapterPictures.size(), "a place for each picture");
    fuzz::require(std::ranges::is_sorted(tags.chapters, {}, &domain::Chapter::start),
                  "chapters are in order");
    qsizetype pictures = tags.cover.size();
    for (qsizetype i = 0; i < tags.chapters.size(); ++i) {
        const domain::Chapter &chapter = tags.chapters.at(i);
        const QByteArray &picture = tags.chapterPictures.at(i);
        fuzz::require(chapter.start.count() >= 0, "starts are not negative");
        fuzz::require(!chapter.end || *chapter.end > chapter.start, "ends come after starts");
        fuzz::require(isFromTheWeb(chapter.link) && isFromTheWeb(chapter.image),
                      "links go to the web");
        if (i == 0 || !picture.isSharedWith(tags.chapterPictures.at(i - 1)))
            pictures += picture.size();
    }
    fuzz::require(pictures <= limits.maxPictureBytes, "pictures are bounded");
    fuzz::require(domain::normalised(tags.chapters) == tags.chapters, "once is enough");
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    QByteArray bytes = fuzz::toBytes(data, size);
    tags::TagCollector id3(limits);
    tags::readId3Tag(bytes, id3);
    check(id3.take({}, false));

    QBuffer buffer(&bytes);
    buffer.open(QBuffer::ReadOnly);
    tags::BoundedInput input(buffer, limits);
    tags::TagCollector matroska(limits);
    tags::readMatroskaChapters(input, 0, matroska);
    check(matroska.take({}, false));

    const auto tags = tags::readMediaTags(buffer, limits);
    if (tags)
        check(*tags);
    else
        fuzz::require(tags.error().code != ErrorCode::Internal, "a refusal says why");
    return 0;
}
