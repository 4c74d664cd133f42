// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Tells what a link, an address or a pasted text says about a show.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/discovery/tst_show_link.cpp

#include <QString>
#include <QUrl>

#include <chrono>
#include <optional>

namespace dogear::discovery {

/// A link as it is understood without the network. Exactly the members of its kind are set.
struct ShowLink
{
    enum class Kind {
        Feed,             ///< feedUrl, named by the link itself or the address as it is
        AppleShow,        ///< appleId; perhaps appleEpisode and country
        FyydShow,         ///< slug
        FyydEpisode,      ///< id
        PodcastIndexShow, ///< id or podcastGuid
        YouTubeFeed,      ///< feedUrl of the channel, playlist or user; has no enclosures
        YouTubePage,      ///< page, which has to be read for its channel
        SoundCloudPage,   ///< page, which has to be read for the number of its user
        Closed,           ///< service, which says nowhere where the feed is
        Words,            ///< no address: text to search for
    };

    Kind kind = Kind::Words;
    QUrl feedUrl = {};
    QUrl page = {};
    qint64 appleId = 0;
    qint64 appleEpisode = 0; ///< the number after "?i="; 0: the show itself
    QString country = {};    ///< two letters in lower case; empty: not in the link
    QString slug = {};
    qint64 id = 0;
    QString podcastGuid = {};
    QString episodeGuid = {};
    QString service = {}; ///< name for people, "Spotify"
    QString words = {};
    std::optional<std::chrono::seconds> start = {}; ///< offered, not applied by itself

    friend bool operator==(const ShowLink &, const ShowLink &) = default;
};

/// Reads \a text, which a user pasted, dropped, typed or gave on the command line.
/// Takes the one address that a text contains; unwraps links within links at most three deep.
[[nodiscard]] ShowLink readLink(const QString &text);

/// \return how many requests it takes until the feed of \a link is known, at most
[[nodiscard]] int requestsFor(const ShowLink &link);

} // namespace dogear::discovery
