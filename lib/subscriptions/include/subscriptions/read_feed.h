// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Values that pass from reading a feed to storing it.
///
/// Threads: values; any thread.

#include <feed/feed_parser.h>

#include <QByteArray>
#include <QList>
#include <QUrl>

#include <chrono>

namespace dogear::subscriptions {

/// A feed as it was read, with the data for the next conditional request.
struct ReadFeed
{
    bool isNotModified = false; ///< nothing has changed; `feed` is empty
    bool isWhole = false;       ///< a whole document arrived, even if it is unchanged
    /// `feed` contains every episode of the show. False if the document is truncated, or pages were
    /// left out because their episodes are known; missing episodes then have not been removed.
    bool isComplete = false;
    /// A page of older episodes could not be read; the next fetch reads all pages again.
    bool isPageMissing = false;
    /// `feed.episodes` is in the order of listening, whatever the dates say.
    bool isInOrder = false;
    feed::ParsedFeed feed;
    QList<QByteArray> contentHashes; ///< storage::contentHash, one per episode
    QUrl finalUrl;
    QUrl permanentUrl; ///< net::HttpResponse::permanentUrl; empty unless from the web
    QByteArray etag;
    QByteArray lastModified;
    QByteArray bodyHash;                 ///< to recognise an unchanged body
    int httpStatus = 0;                  ///< 0 unless from the web
    qint64 bytes = 0;                    ///< received
    std::chrono::milliseconds elapsed{}; ///< duration of the fetch
};

/// The bytes at the address of a feed or an OPML list.
struct FetchedDocument
{
    bool isNotModified = false;
    /// `finalUrl` is a folder (with a slash at its end) or a media file: no document, but a show of
    /// its own, which read() reads. The other fields are empty.
    bool isLocalShow = false;
    QByteArray body;
    QByteArray contentType; ///< of HTTP; its charset applies if the document names none
    int httpStatus = 0;     ///< 0 unless from the web
    QUrl finalUrl;
    QUrl permanentUrl;
    QByteArray etag;
    QByteArray lastModified;
    std::chrono::milliseconds elapsed{};
};

/// Results of the last fetch that allow the next one to be conditional.
struct Validators
{
    QByteArray etag = {};
    QByteArray lastModified = {};
    QByteArray bodyHash = {};
};

} // namespace dogear::subscriptions
