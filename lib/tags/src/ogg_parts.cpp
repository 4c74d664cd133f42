// SPDX-License-Identifier: GPL-3.0-or-later
#include "ogg_headers.h"
#include "ogg_part_end.h"
#include "ogg_start.h"

#include <tags/ogg_parts.h>

namespace dogear::tags {

namespace {

constexpr int maxPagesOfHeaders = 4'096; // a comment may hold a picture
/// OggPageReader::next() finds a page that begins this far away.
constexpr qint64 reach = 2 * OggPage::maxSize;

/// Adds the stream that \a page begins to \a part.
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

/// Reads the pages of headers of \a part; its sound begins behind them.
std::optional<OggHeaders> readHeaders(const OggPageReader &pages, OggPart &part)
{
    std::optional<OggHeaders> headers;
    bool isAtBegin = true; // all streams begin before any continues
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

std::optional<OggPart> OggPartFinder::partAt(qint64 place)
{
    OggPart part{.begin = place};
    const auto headers = readHeaders(m_pages, part);
    if (!headers)
        return {};
    part.codec = headers->facts().codec;
    part.rate = headers->facts().rate;
    part.skipped = headers->facts().skipped;
    part.id = headers->id();
    part.setup = headers->setup();
    part.isPlain = part.serials.size() == 1 && headers->areWhole();
    part.start = oggStart(m_pages, part.soundBegin, part.serial, headers->facts());
    OggPartEnd(m_pages, m_mayGoOn, part).find();
    return part;
}

std::optional<QList<OggPart>> OggPartFinder::find(qint64 place)
{
    QList<OggPart> parts;
    while (parts.size() < maxParts && mayGoOn()) {
        const auto part = partAt(place);
        if (!part || !mayGoOn())
            return {};
        parts.append(*part);
        const auto next = m_pages.next(part->end);
        const bool isRestShort = m_pages.size() - part->end < reach;
        if (!next) // the rest of the file is no page, or one that was cut
            return isRestShort ? std::optional(parts) : std::nullopt;
        if (!next->isFirst)
            return {};
        place = next->place;
    }
    return {};
}

} // namespace dogear::tags
