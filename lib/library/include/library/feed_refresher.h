// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Brings followed shows up to date.
///
/// Threads: GUI thread; signals and futures arrive there.
/// Owner:   the composition root; all collaborators outlive it. A refresh in flight when it dies is
///          dropped.
/// Tests:   tests/integration/tst_library.cpp

#include <base/future.h>
#include <base/ids.h>
#include <base/result.h>
#include <domain/library.h>
#include <library/feed_reader.h>
#include <library/feed_writer.h>

#include <QObject>
#include <QQueue>

#include <chrono>
#include <memory>

namespace dogear::library {

/// Who wants a refresh. What somebody asked for comes first and says how it goes.
enum class RefreshCause { ByHand, Schedule };

/// Feeds fetched at the same time.
struct RefreshLimits
{
    int perHost = 2;
    int inAll = 16;
};

struct RefreshFailure
{
    PodcastId id;
    QString title;
    QUrl url;
    Error error;
};

struct RefreshSummary
{
    RefreshCause cause = RefreshCause::ByHand;
    int shows = 0;
    int updated = 0; ///< had something new or changed
    int unchanged = 0;
    int newEpisodes = 0;
    qint64 bytes = 0;
    std::chrono::milliseconds elapsed{};
    QList<RefreshFailure> failed; ///< their episodes are as they were
};

class FeedRefresher final : public QObject
{
    Q_OBJECT

public:
    FeedRefresher(storage::DatabaseThread &database,
                  FeedReader &reader,
                  FeedWriter &writer,
                  const Clock &clock,
                  QObject *parent = nullptr);
    ~FeedRefresher() override;

    /// Refreshes \a ids, or, if empty, every show that is not put away and whose server does not
    /// want to be left alone.
    /// While a refresh runs a second one waits for it; one by hand ends one of the schedule early.
    [[nodiscard]] Future<Result<RefreshSummary>> refresh(const QList<PodcastId> &ids = {},
                                                         RefreshCause cause = RefreshCause::ByHand);
    /// Stops fetching further shows; what was stored stays.
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_run != nullptr; }
    /// Whether somebody waits for what runs now, or for what comes after it.
    [[nodiscard]] bool isWantedByHand() const;
    /// For the refreshes that begin from now on.
    void setLimits(const RefreshLimits &limits) { m_limits = limits; }

signals:
    /// Emitted when a refresh begins, and when one by hand has to wait for another.
    void started();
    /// Emitted after each show; \a total is how many this refresh has.
    void progressChanged(int done, int total);
    /// Emitted when a show's episodes or fetch state changed in the library.
    void podcastRefreshed(dogear::PodcastId id, int newEpisodes);
    void finished(const dogear::library::RefreshSummary &summary);

private:
    struct Run;
    void startNext();
    void startRun();
    void refreshOne(const domain::FollowedPodcast &podcast);
    [[nodiscard]] Future<ReadFeed> addPages(const domain::FollowedPodcast &podcast,
                                            const ReadFeed &read);
    void hideCredentials(const domain::FollowedPodcast &podcast);
    void leaveHost(const domain::FollowedPodcast &podcast);
    [[nodiscard]] Future<Result<WrittenFeed>> store(const domain::FollowedPodcast &podcast,
                                                    const ReadFeed &read);
    void noteOutcome(const domain::FollowedPodcast &podcast, const Result<WrittenFeed> &written);
    void finishRun();

    storage::DatabaseThread &m_database;
    FeedReader &m_reader;
    FeedWriter &m_writer;
    const Clock &m_clock;
    RefreshLimits m_limits;
    std::shared_ptr<Run> m_run; // shared: continuations of one run outlive their place here
    QQueue<std::shared_ptr<Run>> m_waiting;
};

} // namespace dogear::library
