// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Stores shows that the user looks at before following them, and removes unused ones.
///
/// A preview is played and queued like a followed show, but is not refreshed, counted, searched or
/// exported. Subscriptions::followPreview() follows it.
///
/// Threads: GUI thread; futures finish there.
/// Owner:   Subscriptions; all collaborators outlive it.
/// Tests:   tests/integration/tst_previews.cpp
/// Decision: README.md, "A preview is stored before the user follows it".

#include <base/clock.h>
#include <base/future.h>
#include <base/ids.h>
#include <base/result.h>
#include <domain/library.h>

#include <QObject>
#include <QTimer>

#include <chrono>

namespace dogear::storage {
class DatabaseThread;
} // namespace dogear::storage

namespace dogear::subscriptions {

class FeedReader;
class FeedWriter;
struct ReadFeed;

class Previews final : public QObject
{
    Q_OBJECT

public:
    /// A preview is read again if it is opened this long after the last request.
    static constexpr std::chrono::hours maxAge{1};
    /// Delay of the first cleaning: the player loads the last episode before.
    static constexpr std::chrono::seconds startDelay{120};
    static constexpr std::chrono::hours cleaningInterval{6};

    Previews(storage::DatabaseThread &database,
             FeedReader &reader,
             FeedWriter &writer,
             const Clock &clock,
             QObject *parent = nullptr);

    /// Reads the feed at \a url and stores its show as a preview, which is in use from then on. A
    /// followed show is returned unchanged; `FollowedPodcast::isPreview()` tells them apart. A
    /// preview that was stored before is read again after maxAge; if that fails, it stays as it is,
    /// and its fetch state contains the error. If no server answers at \a url, \a fallback is
    /// requested.
    /// \return or an Error of FeedReader::read(), TruncatedInput, or a Database… code
    [[nodiscard]] Future<Result<domain::FollowedPodcast>> open(const QUrl &url,
                                                               const QUrl &fallback = {});

    /// Records that the user looks at \a show; ignores followed shows.
    void use(PodcastId show);
    /// Sets the episode in the player, whose show is in use; an invalid id if there is none.
    void setCurrent(EpisodeId episode);

    /// Removes unused previews at intervals from now on.
    void start() { m_timer.start(startDelay); }
    /// Removes all previews that were not used for PreviewStore::unusedTime, unless one of their
    /// episodes is in the player, in Up next, downloaded or bookmarked. Their positions stay in the
    /// position file. \return the number of removed previews
    Future<Result<int>> removeUnused() { return removeUnused(0); }

private:
    using Show = domain::FollowedPodcast;
    [[nodiscard]] Future<Result<Show>> readNew(const QUrl &url, const QUrl &fallback);
    [[nodiscard]] Future<Result<Show>> readFallback(const QUrl &fallback, const Error &first);
    [[nodiscard]] Future<Result<Show>> readAgain(const Show &preview);
    [[nodiscard]] Future<Result<Show>> store(const QUrl &url, const ReadFeed &read);
    [[nodiscard]] Future<Result<Show>> find(PodcastId id);
    [[nodiscard]] Future<Result<int>> removeUnused(int removed);

    storage::DatabaseThread &m_database;
    FeedReader &m_reader;
    FeedWriter &m_writer;
    const Clock &m_clock;
    EpisodeId m_current;
    QTimer m_timer;
};

} // namespace dogear::subscriptions
