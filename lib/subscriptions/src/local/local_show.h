// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Converts a folder of media files, or a single file, to a feed.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/subscriptions/tst_local_show.cpp

#include <feed/feed_parser.h>
#include <tags/media_tags.h>

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>
#include <QUrl>

#include <chrono>
#include <optional>

namespace dogear::subscriptions {

/// The properties of one media file.
struct LocalFile
{
    QString path; ///< relative to the folder, with '/'; the name of a single file
    qint64 bytes = 0;
    QString title = {}; ///< from the tags, like all that follows
    tags::MediaLabels labels = {};
    std::optional<std::chrono::milliseconds> duration = {};
    std::optional<bool> hasVideo = {}; ///< nullopt if the tags could not be read
    QByteArray coverHash = {};         ///< of the embedded picture; empty if there is none
};

struct LocalShowFiles
{
    QUrl url; ///< address of the show: a folder, with a slash at its end, or the file
    QList<LocalFile> files;
    QStringList covers; ///< picture files with isCoverName(), relative to the folder
};

/// Whether \a url is the address of a show of local files: a folder, or a file with a media ending.
[[nodiscard]] bool isLocalShow(const QUrl &url);

/// Whether \a fileName is a usual name for the picture of a folder, such as cover.jpg.
[[nodiscard]] bool isCoverName(const QString &fileName);

/// Sorts \a files in the order of listening: folder by folder, "2 Two" before "10 Ten" in every
/// language; inside a folder by disc and track if each file has a track and all are different, else
/// by name.
[[nodiscard]] QList<LocalFile> inPlayingOrder(QList<LocalFile> files);

/// Makes the feed of \a localShow, with its episodes in the order of listening. Guids are the paths
/// relative to the folder. Episodes have no dates, because no date of a file tells when it was
/// published.
[[nodiscard]] feed::ParsedFeed toFeed(const LocalShowFiles &localShow);

} // namespace dogear::subscriptions
