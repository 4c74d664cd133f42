// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Makes a show of media files: what was found in a folder, or of one file, as a feed would
///        say it.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/library/tst_local_show.cpp

#include <feed/feed_parser.h>
#include <tags/media_tags.h>

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>
#include <QUrl>

#include <chrono>
#include <optional>

namespace dogear::library {

/// What is known of one media file.
struct LocalFile
{
    QString path; ///< below the folder, with '/'; of a single file its name
    qint64 bytes = 0;
    QString title = {}; ///< of its tags, as all that follows
    tags::MediaLabels labels = {};
    std::optional<std::chrono::milliseconds> duration = {};
    std::optional<bool> hasVideo = {}; ///< nothing if its tags could not be read
    QByteArray coverHash = {};         ///< of the picture in it; empty if there is none
};

struct LocalPlace
{
    QUrl url; ///< of the show: a folder, with a slash at its end, or the one file
    QList<LocalFile> files;
    QStringList covers; ///< files of pictures for which isCoverName(), below the folder
};

/// Whether \a url is where a show of local files lives: a folder, or a file with the name of one.
[[nodiscard]] bool isLocalShow(const QUrl &url);

/// Whether \a fileName is what people call the picture of what lies beside it: cover.jpg and such.
[[nodiscard]] bool isCoverName(const QString &fileName);

/// \a files as they are heard: folder by folder, "2 Two" before "10 Ten" in every language; in a
/// folder by disc and track where each file has a track and no two have the same, else by name.
[[nodiscard]] QList<LocalFile> inPlayingOrder(QList<LocalFile> files);

/// The show of what is at \a place, its episodes in playing order. Guids are the paths below the
/// folder; there are no dates, because a file has none that says when it was published.
[[nodiscard]] feed::ParsedFeed toFeed(const LocalPlace &place);

} // namespace dogear::library
