// SPDX-License-Identifier: GPL-3.0-or-later
#include "ogg_part_end.h"

#include <algorithm>

namespace dogear::tags {

namespace {

/// Bytes read page by page at the beginning of a part; nearly all advertisements are shorter.
constexpr qint64 readWhole = qint64{512} * 1'024;
/// Range in which OggPageReader::next() finds a page, in bytes.
constexpr qint64 reach = 2 * OggPage::maxSize;

} // namespace

OggPartEnd::OggPartEnd(const OggPageReader &pages,
                       const std::function<bool()> &shouldContinue,
                       OggPart &part)
    : m_pages(pages)
    , m_shouldContinue(shouldContinue)
    , m_part(part)
{
    m_part.end = m_part.soundBegin;
}

void OggPartEnd::find()
{
    if (walk(m_part.soundBegin + readWhole) || !shouldContinue())
        return;
    const OggPart part = m_part;
    const OggPage last = m_last;
    halve(2 * averagePage());
    if ((walk(m_pages.size()) && isAtJoint()) || !shouldContinue())
        return;
    // The search ended too early, as the later pages are much larger than the first ones (silence
    // compresses well). Search again, allowing the maximum page size.
    m_part = part;
    m_last = last;
    halve(OggPage::maxSize);
    static_cast<void>(walk(m_pages.size()));
}

void OggPartEnd::take(const OggPage &page)
{
    m_part.end = page.end();
    if (page.serial != m_part.serial)
        return;
    if (!m_first) {
        m_first = page;
        m_part.firstSequence = page.sequence;
    }
    m_last = page;
    m_part.lastSequence = page.sequence;
    if (page.granule > 0)
        m_part.last = page.granule;
}

qint64 OggPartEnd::averagePage() const
{
    const qint64 pages = m_first ? qint64(m_last.sequence) - m_first->sequence : 0;
    return pages > 0 ? (m_last.offset - m_first->offset) / pages : OggPage::maxSize;
}

/// \return whether a page far after the last known one can belong to the same part. The serial
///   number is not sufficient, because a file may contain the same advertisement twice. But then
///   the pages up to its second copy are more than twice as many as the sequence numbers say, so
///   their average size seems twice as large.
bool OggPartEnd::isOfPart(const OggPage &page, qint64 maxAverage) const
{
    if (!m_part.serials.contains(page.serial))
        return false;
    if (page.serial != m_part.serial || !m_first)
        return true;
    const qint64 pages = qint64(page.sequence) - m_last.sequence;
    const bool isLater = page.granule < 0 || page.granule >= m_part.last;
    return pages > 0 && isLater && page.offset - m_last.offset < pages * maxAverage;
}

/// Reads page by page, skipping damaged bytes, until one ends after \a limit.
/// \return whether the part ended
bool OggPartEnd::walk(qint64 limit)
{
    while (m_part.end < limit) {
        const auto page = m_pages.next(m_part.end);
        if (!page || page->isFirst || !m_part.serials.contains(page->serial))
            return true;
        take(*page);
        if (!shouldContinue())
            return false;
    }
    return m_part.end >= m_pages.size();
}

/// Moves to a page at most 128 KiB before the end of the part with a binary search, which is
/// possible because all pages of a part are contiguous.
void OggPartEnd::halve(qint64 maxAverage)
{
    qint64 high = m_pages.size();
    while (high - m_part.end > reach && shouldContinue()) {
        const qint64 middle = m_part.end + (high - m_part.end) / 2;
        const auto page = m_pages.next(middle);
        if (page && page->offset < high && isOfPart(*page, maxAverage))
            take(*page);
        else
            high = middle;
    }
}

/// Whether the found end is plausible: another part, or the end of the file, follows it.
bool OggPartEnd::isAtJoint() const
{
    const auto next = m_pages.next(m_part.end);
    return next ? next->isFirst : m_pages.size() - m_part.end < reach;
}

} // namespace dogear::tags
