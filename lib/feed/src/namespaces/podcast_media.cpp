// SPDX-License-Identifier: GPL-3.0-or-later
// Podcasting 2.0: soundbite, trailer, image, images, alternateEnclosure, liveItem
#include "../field_readers.h"
#include "podcast.h"

#include <feed/play_time.h>

#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::feed {

namespace {

/// Reads "a.jpg 1500w, b.jpg 600w" (HTML section 4.8.4.2.1). An address may contain a comma but not
/// end with one.
QList<domain::SizedImage> readSourceSet(const QString &text, const QUrl &base)
{
    QList<domain::SizedImage> images;
    const QString set = text.simplified();
    qsizetype at = 0;
    while (at < set.size()) {
        const qsizetype space = set.indexOf(u' ', at);
        const qsizetype end = space < 0 ? set.size() : space;
        QString address = set.mid(at, end - at);
        at = end;
        QString descriptor;
        // A comma directly after the address ends the candidate, which then has no descriptor.
        if (!address.endsWith(u',')) {
            const qsizetype comma = set.indexOf(u',', at);
            const qsizetype next = comma < 0 ? set.size() : comma;
            descriptor = set.mid(at, next - at).trimmed();
            at = next;
        }
        while (at < set.size() && (set.at(at) == u',' || set.at(at) == u' '))
            ++at;
        while (address.endsWith(u','))
            address.chop(1);
        domain::SizedImage image;
        image.url = readUrl(address, base);
        // Descriptors of density ("2x") do not tell the size.
        if (descriptor.endsWith(u'w'))
            image.width = readCount(descriptor.chopped(1));
        if (!image.url.isEmpty())
            images.append(image);
    }
    return images;
}

} // namespace

std::optional<domain::Soundbite> toSoundbite(const Element &element)
{
    const auto start = readPlayTime(element.attribute("startTime"));
    const auto duration = readDuration(element.attribute("duration"));
    if (!start || !duration)
        return std::nullopt;
    return domain::Soundbite{*start, *duration, element.label()};
}

std::optional<domain::Trailer> toTrailer(const Element &element)
{
    const QUrl url = readUrl(element.attribute("url"), element.base);
    if (url.isEmpty())
        return std::nullopt;
    return domain::Trailer{element.label(),
                           url,
                           readDate(element.attribute("pubdate")),
                           readMediaType(element.attribute("type"), url),
                           readLength(element.attribute("length")),
                           readCount(element.attribute("season"))};
}

QList<domain::SizedImage> toImages(const Element &element)
{
    if (element.name == "images")
        return readSourceSet(element.attribute("srcset"), element.base);
    const QUrl url = readUrl(element.attribute("href"), element.base);
    if (url.isEmpty())
        return {};
    return {{url,
             readCount(element.attribute("width")),
             readCount(element.attribute("height")),
             element.attribute("type").trimmed().toLower(),
             element.attribute("alt").simplified(),
             element.attribute("aspect-ratio").trimmed(),
             element.attribute("purpose").simplified().toLower()}};
}

std::optional<domain::MediaSource> toSource(const Element &element)
{
    const QString uri = element.attribute("uri").trimmed();
    if (uri.isEmpty())
        return std::nullopt;
    const QUrl url = readUrl(uri, element.base);
    // Other URIs, such as those of torrents, are kept as written.
    const bool isWeb = url.scheme() == "http"_L1 || url.scheme() == "https"_L1;
    return domain::MediaSource{isWeb ? QString::fromUtf8(url.toEncoded()) : uri,
                               element.attribute("contentType").trimmed().toLower()};
}

domain::AlternateEnclosure toAlternateEnclosure(const Element &element, Nested &nested)
{
    domain::AlternateEnclosure enclosure;
    enclosure.type = element.attribute("type").trimmed().toLower();
    enclosure.length = readLength(element.attribute("length"));
    enclosure.bitsPerSecond = readDecimal(element.attribute("bitrate"));
    enclosure.height = readCount(element.attribute("height"));
    enclosure.language = element.attribute("lang").trimmed();
    enclosure.title = toLabel(element.attribute("title"));
    enclosure.rel = element.attribute("rel").trimmed();
    enclosure.codecs = element.attribute("codecs").trimmed();
    enclosure.isDefault = readExplicit(element.attribute("default")).value_or(false);
    enclosure.sources = std::exchange(nested.sources, {});
    enclosure.integrity = std::exchange(nested.integrity, {});
    return enclosure;
}

domain::LiveItem toLiveItem(const Element &element)
{
    domain::LiveItem live;
    live.status = element.attribute("status").trimmed().toLower();
    live.start = readDate(element.attribute("start"));
    live.end = readDate(element.attribute("end"));
    return live;
}

} // namespace dogear::feed
