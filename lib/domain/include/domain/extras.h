// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Rare fields of episodes and shows, in structs of their own so that most values stay
/// small.
///
/// Threads: values; any thread.
/// Spec:    Podcasting 2.0 namespace; Podlove Simple Chapters 1.2

#include <domain/chapter.h>
#include <domain/funding.h>
#include <domain/podcasting20.h>
#include <domain/social.h>

namespace dogear::domain {

struct EpisodeExtras
{
    QList<Chapter> chapters; ///< `psc:chapters` inside the feed, sorted by start
    QList<Soundbite> soundbites;
    QList<Location> locations;
    std::optional<License> license;
    QList<AlternateEnclosure> alternateEnclosures;
    QList<Value> values;
    QList<SizedImage> images;
    QList<Funding> fundings;
    QList<SocialInteract> socialInteracts;
    QList<Txt> txts;
    std::optional<Chat> chat;
    QString seasonName;
    QString episodeDisplay;              ///< shown instead of the number
    std::optional<double> episodeNumber; ///< `podcast:episode`, which may have a fraction

    friend bool operator==(const EpisodeExtras &, const EpisodeExtras &) = default;
};

/// `podcast:liveItem`: a past, present or planned live stream. Not an episode: it disappears.
struct LiveItem
{
    QString status;                 ///< "pending", "live" or "ended"
    std::optional<QDateTime> start; ///< UTC
    std::optional<QDateTime> end;   ///< UTC
    QString guid;
    QString title;
    QString notesHtml; ///< sanitise before showing
    QUrl link;
    QUrl image;
    QUrl streamUrl; ///< address of its enclosure
    QString streamType;
    QList<ContentLink> contentLinks;
    EpisodeExtras extras;

    friend bool operator==(const LiveItem &, const LiveItem &) = default;
};

struct PodcastExtras
{
    std::optional<Locked> locked;
    QList<Block> blocks;
    QString medium; ///< lower case; empty: "podcast"
    QList<Location> locations;
    std::optional<License> license;
    QList<Trailer> trailers;
    QList<Value> values;
    QList<SizedImage> images;
    QList<RemoteItem> podroll;
    QList<RemoteItem> remoteItems; ///< the entries of a feed that lists other feeds
    std::optional<RemoteItem> publisher;
    QList<LiveItem> liveItems;
    std::optional<UpdateFrequency> updateFrequency;
    QList<SocialInteract> socialInteracts;
    QList<Txt> txts;
    std::optional<Chat> chat;
    std::optional<bool> usesPodping;

    friend bool operator==(const PodcastExtras &, const PodcastExtras &) = default;
};

} // namespace dogear::domain
