// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Stores chapters that do not come from the feed, and the chapters that the user skips.
///
/// Threads: the database thread. Every function may fail with a Database… code.
/// Tests:   tests/unit/storage/tst_chapter_store.cpp

#include <base/ids.h>
#include <base/result.h>
#include <domain/chapter_skips.h>

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QUrl>

#include <optional>

namespace dogear::storage {

class Connection;

/// Source of stored chapters. The database holds the numbers, so they never change.
enum class ChapterSource {
    Media = 1,    ///< the media file
    Document = 2, ///< the document at `podcast:chapters` or at Podlove's link
};

struct StoredChapters
{
    QUrl url; ///< address that was read
    QDateTime readAt;
    QByteArray etag; ///< byte-exact; for a file a value that changes with the file
    QByteArray lastModified;
    QList<domain::Chapter> chapters; ///< may be empty

    friend bool operator==(const StoredChapters &, const StoredChapters &) = default;
};

class ChapterStore final
{
public:
    explicit ChapterStore(Connection &connection)
        : m_connection(connection)
    {}

    [[nodiscard]] Result<std::optional<StoredChapters>> find(EpisodeId episode,
                                                             ChapterSource source);
    /// Replaces the chapters from \a source. Does nothing if the episode was deleted meanwhile.
    [[nodiscard]] Result<> put(EpisodeId episode,
                               ChapterSource source,
                               const StoredChapters &chapters);

    /// Reads the starts of skipped chapters, in ascending order, and the patterns of the show.
    [[nodiscard]] Result<domain::ChapterSkips> skips(EpisodeId episode);
    /// Sets whether the chapter of \a episode at \a start is skipped. Replaces entries within
    /// domain::sameStart, so there is at most one for each chapter.
    [[nodiscard]] Result<> setSkipped(EpisodeId episode,
                                      std::chrono::milliseconds start,
                                      bool isSkipped);

    [[nodiscard]] Result<QStringList> patterns(PodcastId podcast);
    [[nodiscard]] Result<> setPatterns(PodcastId podcast, const QStringList &patterns);

private:
    Connection &m_connection;
};

} // namespace dogear::storage
