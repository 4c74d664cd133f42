// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief A time of an episode that a listener wants to find again, or to tell somebody.
///
/// A bookmark holds what its episode is called, so that it can be read when the episode is gone.
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
    BookmarkId id;     ///< none: it was not kept yet
    EpisodeId episode; ///< none: its show is no longer followed
    QString feedKey;   ///< feedUrlKey() of the show; with `guid` it names the episode for ever
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

/// Which bookmarks. Every set condition must hold.
struct BookmarkFilter
{
    EpisodeId episode = {}; ///< none: of every episode
    QString words = {};     ///< each must stand somewhere in note, title or show

    friend bool operator==(const BookmarkFilter &, const BookmarkFilter &) = default;
};

/// A bookmark in \a episode that was not kept yet.
[[nodiscard]] Bookmark bookmarkAt(const EpisodeDetail &episode, std::chrono::milliseconds position);

/// Whether each of \a words, separated by blanks, is a part of note, title or show. Neither case
/// nor accents count, and no character has a meaning of its own.
[[nodiscard]] bool matches(const Bookmark &bookmark, const QString &words);

/// Where others hear \a bookmark from its time on: the episode's page, else its enclosure, with
/// the seconds as a media fragment (`#t=754`). The page comes first because the address of an
/// enclosure may be a listener's own. Empty if neither is on the web.
[[nodiscard]] QUrl linkAtTime(const Bookmark &bookmark);

} // namespace dogear::domain
