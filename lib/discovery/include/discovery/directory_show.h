// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief A show or an episode as a directory of podcasts lists it.
///
/// Threads: values; any thread.
/// Units:   dates in UTC.
/// Texts:   plain text. Tags, control characters, bidi controls and zero-width characters are
///          removed, and at most 300 characters of a title are kept (discovery/src/plain_label.h).

#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>
#include <QUrl>

#include <chrono>
#include <optional>

namespace dogear::discovery {

enum class Directory {
    Apple,             ///< iTunes Search API
    PodcastIndex,      ///< without a key: answers in the shape of Apple
    PodcastIndexKeyed, ///< with the key of the user
    Fyyd,
};

/// A hit of a search or an entry of a chart. Every member but the title may be missing.
struct DirectoryShow
{
    QString title;
    QString author;
    QString description;
    QUrl feedUrl; ///< http or https; empty if the directory does not name it
    QString podcastGuid;
    qint64 appleId = 0;        ///< 0: unknown
    qint64 podcastIndexId = 0; ///< 0: unknown
    qint64 fyydId = 0;         ///< 0: unknown
    QUrl artwork;              ///< of about 600 pixels, where the directory offers sizes
    QUrl website;              ///< page of the show itself
    QUrl page;                 ///< page of the directory about the show
    QStringList categories;
    QString language; ///< as written
    QDateTime newestEpisode;
    int episodeCount = 0; ///< 0: unknown
    std::optional<bool> isExplicit;
    QString medium;               ///< podcast:medium in lower case; empty: unknown
    bool isDead = false;          ///< the directory says that the feed is gone
    QList<Directory> directories; ///< those that know the show, in the order of the enum

    friend bool operator==(const DirectoryShow &, const DirectoryShow &) = default;
};

/// An episode that a directory found. Enough to open it in the feed of its show.
struct DirectoryEpisode
{
    QString title;
    QString description;
    QString guid;
    QUrl enclosure;
    QUrl artwork;
    QDateTime published;
    std::optional<std::chrono::milliseconds> duration;
    qint64 appleId = 0; ///< trackId, the number after "?i="; 0: unknown
    DirectoryShow show; ///< as far as the answer names it

    friend bool operator==(const DirectoryEpisode &, const DirectoryEpisode &) = default;
};

} // namespace dogear::discovery
