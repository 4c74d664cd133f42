// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lists the fields of each extra with their JSON keys, for writing and for reading.
///
/// `fields(visit, value)` calls `visit(key, field)` for each field; \a value may be const.
///
/// The database stores the keys: a key may be added, but never renamed (see extras_json.h).

#include <domain/extras.h>

#include <concepts>
#include <type_traits>

namespace dogear::domain {

/// True for T and const T, so that one function serves the reader and the writer.
template<typename Candidate, typename T>
concept Is = std::same_as<std::remove_const_t<Candidate>, T>;

template<typename V>
void fields(V &visit, Is<Chapter> auto &chapter)
{
    visit("start", chapter.start);
    visit("end", chapter.end);
    visit("title", chapter.title);
    visit("link", chapter.link);
    visit("image", chapter.image);
    visit("listed", chapter.isListed);
}

template<typename V>
void fields(V &visit, Is<Funding> auto &funding)
{
    visit("url", funding.url);
    visit("text", funding.text);
}

template<typename V>
void fields(V &visit, Is<Soundbite> auto &soundbite)
{
    visit("start", soundbite.start);
    visit("duration", soundbite.duration);
    visit("title", soundbite.title);
}

template<typename V>
void fields(V &visit, Is<Location> auto &location)
{
    visit("name", location.name);
    visit("rel", location.rel);
    visit("geo", location.geo);
    visit("osm", location.osm);
    visit("country", location.country);
}

template<typename V>
void fields(V &visit, Is<License> auto &license)
{
    visit("id", license.id);
    visit("url", license.url);
}

template<typename V>
void fields(V &visit, Is<Locked> auto &locked)
{
    visit("locked", locked.isLocked);
    visit("owner", locked.owner);
}

template<typename V>
void fields(V &visit, Is<Block> auto &block)
{
    visit("id", block.id);
    visit("blocked", block.isBlocked);
}

template<typename V>
void fields(V &visit, Is<Txt> auto &txt)
{
    visit("purpose", txt.purpose);
    visit("text", txt.text);
}

template<typename V>
void fields(V &visit, Is<MediaSource> auto &source)
{
    visit("uri", source.uri);
    visit("type", source.type);
}

template<typename V>
void fields(V &visit, Is<Integrity> auto &integrity)
{
    visit("type", integrity.type);
    visit("value", integrity.value);
}

template<typename V>
void fields(V &visit, Is<AlternateEnclosure> auto &enclosure)
{
    visit("type", enclosure.type);
    visit("length", enclosure.length);
    visit("bitrate", enclosure.bitsPerSecond);
    visit("height", enclosure.height);
    visit("language", enclosure.language);
    visit("title", enclosure.title);
    visit("rel", enclosure.rel);
    visit("codecs", enclosure.codecs);
    visit("default", enclosure.isDefault);
    visit("sources", enclosure.sources);
    visit("integrity", enclosure.integrity);
}

template<typename V>
void fields(V &visit, Is<RemoteItem> auto &item)
{
    visit("feed_guid", item.feedGuid);
    visit("feed_url", item.feedUrl);
    visit("item_guid", item.itemGuid);
    visit("medium", item.medium);
    visit("title", item.title);
}

template<typename V>
void fields(V &visit, Is<ValueRecipient> auto &recipient)
{
    visit("name", recipient.name);
    visit("type", recipient.type);
    visit("address", recipient.address);
    visit("custom_key", recipient.customKey);
    visit("custom_value", recipient.customValue);
    visit("split", recipient.split);
    visit("fee", recipient.isFee);
}

template<typename V>
void fields(V &visit, Is<ValueTimeSplit> auto &split)
{
    visit("start", split.start);
    visit("duration", split.duration);
    visit("remote_start", split.remoteStart);
    visit("remote_percentage", split.remotePercentage);
    visit("remote_item", split.remoteItem);
    visit("recipients", split.recipients);
}

template<typename V>
void fields(V &visit, Is<Value> auto &value)
{
    visit("type", value.type);
    visit("method", value.method);
    visit("suggested", value.suggested);
    visit("recipients", value.recipients);
    visit("time_splits", value.timeSplits);
}

template<typename V>
void fields(V &visit, Is<SizedImage> auto &image)
{
    visit("url", image.url);
    visit("width", image.width);
    visit("height", image.height);
    visit("type", image.type);
    visit("alt", image.alt);
    visit("aspect_ratio", image.aspectRatio);
    visit("purpose", image.purpose);
}

} // namespace dogear::domain
