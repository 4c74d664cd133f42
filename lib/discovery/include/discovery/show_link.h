// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Tells what a link, an address or a pasted text says about a show.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/discovery/tst_show_link.cpp, tests/unit/discovery/tst_wrapped_links.cpp,
///          tests/unit/discovery/tst_hostile_links.cpp

#include <QString>
#include <QUrl>

#include <chrono>
#include <optional>

namespace dogear::discovery {

/// A link as it is understood without the network. Only the members that its kind names are set,
/// and perhaps episodeGuid and start.
struct ShowLink
{
    enum class Kind {
        Feed,             ///< feedUrl, named by the link itself or the address as it is; perhaps
                          ///< httpFallback
        AppleShow,        ///< appleId; perhaps appleEpisode and country
        FyydShow,         ///< slug
        FyydEpisode,      ///< id, of the episode
        PodcastIndexShow, ///< id or podcastGuid
        YouTubeFeed,      ///< feedUrl of the channel, playlist or user; has no enclosures
        YouTubePage,      ///< page, which has to be read for its channel
        SoundCloudPage,   ///< page, which has to be read for the number of its user
        Closed,           ///< service, which says nowhere where the feed is; page, whose title can
                          ///< be searched for, unless it is an app link
        Words,            ///< no address: text to search for
    };

    Kind kind = Kind::Words;
    QUrl feedUrl = {};
    QUrl httpFallback = {}; ///< address to try if feedUrl, whose https is a guess, does not answer
    QUrl page = {};         ///< https, without trackers
    qint64 appleId = 0;
    qint64 appleEpisode = 0; ///< the number after "?i="; 0: the show itself
    QString country = {};    ///< two letters in lower case; empty: not in the link
    QString slug = {};
    qint64 id = 0;
    QString podcastGuid = {};
    QString episodeGuid = {}; ///< the episode that the link is about; empty: not in the link
    QString service = {};     ///< name for people, "Spotify"
    QString words = {};
    std::optional<std::chrono::seconds> start = {}; ///< offered, not applied by itself

    friend bool operator==(const ShowLink &, const ShowLink &) = default;
};

/// Reads \a text, which a user pasted, dropped, typed or gave on the command line.
/// Takes the one address that a text contains; unwraps links within links at most three deep.
///
/// A link that contains no usable feed is a Feed with its own address, for the caller to request.
/// Paths are Words, because no file is looked for: a caller that accepts files tries
/// feedUrlFromUserInput() first. Only a file: address that \a text itself is becomes a Feed.
[[nodiscard]] ShowLink readLink(const QString &text);

/// \return the number of requests from \a link to the address of its feed, if the first storefront
///   or directory that is asked knows the show; the request of the feed or page itself is not
///   counted
[[nodiscard]] int requestsFor(const ShowLink &link);

} // namespace dogear::discovery
