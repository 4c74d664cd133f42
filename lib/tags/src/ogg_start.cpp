// SPDX-License-Identifier: GPL-3.0-or-later
#include "ogg_start.h"

#include <algorithm>
#include <utility>

namespace dogear::tags {

namespace {

/// Limit on pages without a granule, or of other streams, before the first page with a granule.
constexpr int maxPages = 512;

/// \return the number of samples at 48 kHz in \a packet (RFC 6716, section 3.1)
qint64 opusSamples(QByteArrayView packet)
{
    if (packet.isEmpty())
        return 0;
    const auto toc = quint8(packet.front());
    const quint32 config = toc >> 3U;
    qint64 frame = 0;
    if (config >= 16)
        frame = qint64{120} << (config & 3U); // 2.5 ms and more
    else if (config >= 12)
        frame = qint64{480} << (config & 1U);
    else
        frame = (config & 3U) == 3 ? 2'880 : qint64{480} << (config & 3U);
    if ((toc & 3U) == 0)
        return frame;
    if ((toc & 3U) < 3)
        return 2 * frame;
    return packet.size() < 2 ? 0 : frame * (quint8(packet.at(1)) & 63U);
}

/// \return the number of samples in the packets that end on \a page
qint64 opusSamples(const OggPage &page, QByteArrayView content)
{
    qint64 sum = 0;
    qint64 samples = 0;             // of the last packet
    bool isRest = page.isContinued; // the first packet began on an earlier page
    qsizetype begin = 0;
    qsizetype at = 0;
    for (const char segment : page.segments) {
        at += quint8(segment);
        if (quint8(segment) == 255 || at > content.size())
            continue;
        if (!std::exchange(isRest, false)) {
            samples = opusSamples(content.sliced(begin, at - begin));
            sum += samples;
        }
        begin = at;
    }
    // The length is in the first bytes of a packet. For a packet that began on an earlier page, the
    // length of the last packet is assumed.
    return page.isContinued ? sum + samples : sum;
}

/// \return the first page of the stream from \a offset on that has a granule
std::optional<OggPage> pageWithGranule(const OggPageReader &pages, qint64 offset, quint32 serial)
{
    for (int i = 0; i < maxPages; ++i) {
        auto page = pages.at(offset);
        if (!page || page->isFirst)
            return {};
        if (page->serial == serial && page->granule >= 0 && page->packets > 0)
            return page;
        offset = page->end();
    }
    return {};
}

} // namespace

qint64 oggStart(const OggPageReader &pages,
                qint64 offset,
                quint32 serial,
                const OggStreamFacts &facts)
{
    const auto first = pageWithGranule(pages, offset, serial);
    if (!first)
        return 0;
    if (facts.codec == OggCodec::Opus)
        return std::max<qint64>(0, first->granule - opusSamples(*first, pages.content(*first)));
    const qint64 maxFirst = first->packets * facts.maxPacket;
    if (first->granule <= maxFirst)
        return 0; // all sound before the granule fits into the page
    const auto second = pageWithGranule(pages, first->end(), serial);
    if (!second || second->granule < first->granule)
        return first->granule - maxFirst;
    // Assumes that the packets of both pages have the same average length.
    const qint64 inFirst = (second->granule - first->granule) * first->packets / second->packets;
    return std::max<qint64>(0, first->granule - inFirst);
}

} // namespace dogear::tags
