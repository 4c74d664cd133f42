// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Second half of extras_fields.h: social values and the extras of episodes and shows.

#include "extras_fields.h"

namespace dogear::domain {

template<typename V>
void fields(V &visit, Is<SocialInteract> auto &interact)
{
    visit("protocol", interact.protocol);
    visit("uri", interact.uri);
    visit("account_id", interact.accountId);
    visit("account_url", interact.accountUrl);
    visit("priority", interact.priority);
}

template<typename V>
void fields(V &visit, Is<Chat> auto &chat)
{
    visit("server", chat.server);
    visit("protocol", chat.protocol);
    visit("account_id", chat.accountId);
    visit("space", chat.space);
}

template<typename V>
void fields(V &visit, Is<UpdateFrequency> auto &frequency)
{
    visit("text", frequency.text);
    visit("rrule", frequency.rrule);
    visit("dtstart", frequency.start);
    visit("complete", frequency.isComplete);
}

template<typename V>
void fields(V &visit, Is<Trailer> auto &trailer)
{
    visit("title", trailer.title);
    visit("url", trailer.url);
    visit("published", trailer.published);
    visit("type", trailer.type);
    visit("length", trailer.length);
    visit("season", trailer.season);
}

template<typename V>
void fields(V &visit, Is<ContentLink> auto &link)
{
    visit("url", link.url);
    visit("text", link.text);
}

template<typename V>
void fields(V &visit, Is<EpisodeExtras> auto &extras)
{
    visit("chapters", extras.chapters);
    visit("soundbites", extras.soundbites);
    visit("location", extras.locations);
    visit("license", extras.license);
    visit("alternate_enclosures", extras.alternateEnclosures);
    visit("value", extras.values);
    visit("images", extras.images);
    visit("funding", extras.fundings);
    visit("social_interact", extras.socialInteracts);
    visit("txt", extras.txts);
    visit("chat", extras.chat);
    visit("season_name", extras.seasonName);
    visit("episode_display", extras.episodeDisplay);
    visit("episode_number", extras.episodeNumber);
}

template<typename V>
void fields(V &visit, Is<LiveItem> auto &item)
{
    visit("status", item.status);
    visit("start", item.start);
    visit("end", item.end);
    visit("guid", item.guid);
    visit("title", item.title);
    visit("notes_html", item.notesHtml);
    visit("link", item.link);
    visit("image", item.image);
    visit("stream_url", item.streamUrl);
    visit("stream_type", item.streamType);
    visit("content_links", item.contentLinks);
    visit("extras", item.extras);
}

template<typename V>
void fields(V &visit, Is<PodcastExtras> auto &extras)
{
    visit("locked", extras.locked);
    visit("block", extras.blocks);
    visit("medium", extras.medium);
    visit("location", extras.locations);
    visit("license", extras.license);
    visit("trailers", extras.trailers);
    visit("value", extras.values);
    visit("images", extras.images);
    visit("podroll", extras.podroll);
    visit("remote_items", extras.remoteItems);
    visit("publisher", extras.publisher);
    visit("live_items", extras.liveItems);
    visit("update_frequency", extras.updateFrequency);
    visit("social_interact", extras.socialInteracts);
    visit("txt", extras.txts);
    visit("chat", extras.chat);
    visit("uses_podping", extras.usesPodping);
}

} // namespace dogear::domain
