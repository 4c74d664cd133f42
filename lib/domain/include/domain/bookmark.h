// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief A position in an episode that the user wants to find again or share.
///
/// A bookmark stores the titles of its episode and show, so that it stays readable when the episode
/// is gone.
///
/// Threads: values; any thread.
/// Spec:    W3C Media Fragments URI 1.0 section 4.2.1 (temporal dimension)
/// Tests:   tests/unit/domain/tst_bookmark.cpp

#include <base/ids.h>
#include <domain/library.h>

#include <QDateTime>
#include <QString>
#include <QUrl>

#include <chrono>

namespace dogear {

using BookmarkId = Id<struct BookmarkTag>;

} // namespace dogear

namespace dogear::domain {

struct Bookmark
{
    BookmarkId id;     ///< none: not stored yet
    EpisodeId episode; ///< none: its show is no longer followed
    QString feedKey;   ///< feedUrlKey() of the show; with `guid` it identifies the episode for ever
    QString guid;
    QString title; ///< the episode's
    QString podcastTitle;
    QUrl image;
    QUrl link; ///< the episode's web page
    QUrl enclosure;
    std::chrono::milliseconds position{};
    QString note;           ///< may be empty
    QDateTime created = {}; ///< UTC

    friend bool operator==(const Bookmark &, const Bookmark &) = default;
};

/// Selects bookmarks. All set conditions must hold.
struct BookmarkFilter
{
    EpisodeId episode = {}; ///< none: every episode
    QString words = {};     ///< note, title or show must contain each; see matches()

    friend bool operator==(const BookmarkFilter &, const BookmarkFilter &) = default;
};

/// Makes a bookmark in \a episode that is not stored yet.
[[nodiscard]] Bookmark bookmarkAt(const EpisodeDetail &episode, std::chrono::milliseconds position);

/// \return whether each of \a words, separated by blanks, is a part of note, title or show title.
///   Ignores case and accents; no character is a wildcard.
[[nodiscard]] bool matches(const Bookmark &bookmark, const QString &words);

/// Makes a link that plays \a bookmark from its position: the episode's page, else its enclosure,
/// with the seconds as a media fragment (`#t=754`). The page is preferred because the address of
/// an enclosure may be personal to the subscriber.
/// \return an empty URL if neither is on the web
[[nodiscard]] QUrl linkAtTime(const Bookmark &bookmark);

} // namespace dogear::domain
