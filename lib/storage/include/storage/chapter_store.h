// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Chapters that were read outside of the feed, and which of them a listener skips.
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

/// Stored as its number.
enum class ChapterSource {
    Media = 1,    ///< the file that plays
    Document = 2, ///< what `podcast:chapters` or Podlove's link points to
};

struct StoredChapters
{
    QUrl url; ///< what was read
    QDateTime readAt;
    QByteArray etag; ///< byte-exact; of a file: whatever tells that it changed
    QByteArray lastModified;
    QList<domain::Chapter> chapters; ///< maybe none

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
    /// In place of what was read before. An episode that is gone meanwhile is no failure.
    [[nodiscard]] Result<> put(EpisodeId episode,
                               ChapterSource source,
                               const StoredChapters &chapters);

    /// Starts in order, and the patterns of the show.
    [[nodiscard]] Result<domain::ChapterSkips> skips(EpisodeId episode);
    /// Skips the chapter of \a episode that starts at \a start, or no longer; there is one at most
    /// within domain::sameStart.
    [[nodiscard]] Result<> setSkipped(EpisodeId episode,
                                      std::chrono::milliseconds start,
                                      bool isSkipped);

    [[nodiscard]] Result<QStringList> patterns(PodcastId podcast);
    [[nodiscard]] Result<> setPatterns(PodcastId podcast, const QStringList &patterns);

private:
    Connection &m_connection;
};

} // namespace dogear::storage
