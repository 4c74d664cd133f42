// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What few feeds say of an episode or a show; kept aside so that the others stay small.
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

/// `podcast:liveItem`: something that is, was or will be on air. No episode: it vanishes.
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
    QUrl streamUrl; ///< its enclosure
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
    QList<RemoteItem> remoteItems; ///< of a list: what it lists
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
