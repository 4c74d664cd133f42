// SPDX-License-Identifier: GPL-3.0-or-later
#include "ogg_headers.h"
#include "ogg_part_end.h"
#include "ogg_start.h"

#include <tags/ogg_parts.h>

namespace dogear::tags {

namespace {

constexpr int maxPagesOfHeaders = 4'096; // many, because a comment may contain a picture
/// Range in which OggPageReader::next() finds a page, in bytes.
constexpr qint64 reach = 2 * OggPage::maxSize;

/// Adds the stream that begins with \a page to \a part. The first stream with a known codec is the
/// sound of the part.
void addStream(const OggPage &page,
               const OggPageReader &pages,
               OggPart &part,
               std::optional<OggHeaders> &headers)
{
    part.serials.append(page.serial);
    if (headers)
        return;
    if (const auto facts = readOggId(pages.content(page))) {
        headers.emplace(*facts);
        part.serial = page.serial;
    }
}

/// Reads the header pages of \a part and sets the beginning of its sound.
std::optional<OggHeaders> readHeaders(const OggPageReader &pages, OggPart &part)
{
    std::optional<OggHeaders> headers;
    bool isAtBegin = true; // RFC 3533: the first pages of all streams come before other pages
    part.soundBegin = part.begin;
    for (int i = 0; i < maxPagesOfHeaders; ++i) {
        const auto page = pages.at(part.soundBegin);
        isAtBegin = isAtBegin && page && page->isFirst;
        if (!page || page->isFirst != isAtBegin)
            break;
        if (isAtBegin)
            addStream(*page, pages, part, headers);
        else if (!part.serials.contains(page->serial))
            break;
        if (headers && page->serial == part.serial) {
            if (headers->areBefore(*page))
                break;
            headers->take(*page, pages);
        }
        part.soundBegin = page->end();
    }
    return headers;
}

} // namespace

std::optional<OggPart> OggPartFinder::partAt(qint64 offset)
{
    OggPart part{.begin = offset};
    const auto headers = readHeaders(m_pages, part);
    if (!headers)
        return {};
    part.codec = headers->facts().codec;
    part.rate = headers->facts().rate;
    part.skipped = headers->facts().skipped;
    part.id = headers->id();
    part.setup = headers->setup();
    part.isPlain = part.serials.size() == 1 && headers->areComplete();
    part.start = oggStart(m_pages, part.soundBegin, part.serial, headers->facts());
    OggPartEnd(m_pages, m_shouldContinue, part).find();
    return part;
}

std::optional<QList<OggPart>> OggPartFinder::find(qint64 offset)
{
    QList<OggPart> parts;
    while (parts.size() < maxParts && shouldContinue()) {
        const auto part = partAt(offset);
        if (!part || !shouldContinue())
            return {};
        parts.append(*part);
        const auto next = m_pages.next(part->end);
        const bool isRestShort = m_pages.size() - part->end < reach;
        if (!next) // the remaining bytes are no page, or an incomplete one
            return isRestShort ? std::optional(parts) : std::nullopt;
        if (!next->isFirst) // a page of an unknown stream, without headers
            return {};
        offset = next->offset;
    }
    return {};
}

} // namespace dogear::tags
