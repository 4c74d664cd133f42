// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Refreshes followed shows: fetches their feeds and stores new and changed episodes.
///
/// Threads: GUI thread; signals and futures arrive there.
/// Owner:   the composition root; all collaborators outlive it. The destructor drops a refresh in
///          flight.
/// Tests:   tests/integration/tst_library.cpp

#include <base/future.h>
#include <base/ids.h>
#include <base/result.h>
#include <domain/library.h>
#include <subscriptions/feed_reader.h>
#include <subscriptions/feed_writer.h>

#include <QObject>
#include <QQueue>

#include <chrono>
#include <memory>

namespace dogear::subscriptions {

/// The origin of a refresh. One by hand takes precedence and reports its progress to the user.
enum class RefreshCause { Manual, Schedule };

/// Maximum numbers of feeds that are fetched at the same time.
struct RefreshLimits
{
    int perHost = 2;
    int inTotal = 16;
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
    RefreshCause cause = RefreshCause::Manual;
    int shows = 0;
    int updated = 0; ///< shows with something new or changed
    int unchanged = 0;
    int newEpisodes = 0;
    qint64 bytes = 0;
    std::chrono::milliseconds elapsed{};
    QList<RefreshFailure> failed; ///< the episodes of these shows are unchanged
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

    /// Refreshes \a ids, or, if empty, every show that is not archived and whose server does not
    /// ask for a pause. While a refresh runs, a second one waits for it; one by hand ends a
    /// scheduled one early.
    [[nodiscard]] Future<Result<RefreshSummary>> refresh(const QList<PodcastId> &ids = {},
                                                         RefreshCause cause = RefreshCause::Manual);
    /// Stops the current refresh: fetches no further shows. Stored episodes stay.
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_run != nullptr; }
    /// Whether the user requested the current refresh or one that waits.
    [[nodiscard]] bool isManualRequested() const;
    /// Applies to refreshes that begin from now on.
    void setLimits(const RefreshLimits &limits) { m_limits = limits; }

signals:
    /// Emitted when a refresh begins, and when one by hand has to wait for a scheduled one.
    void started();
    /// Emitted after each show; \a total is the number of shows of this refresh.
    void progressChanged(int done, int total);
    /// Emitted when a show's episodes or fetch state changed in the library.
    void podcastRefreshed(dogear::PodcastId id, int newEpisodes);
    /// Emitted after podcastRefreshed() if \a episodes of the show \a id are news. Not emitted for
    /// a show that was read for the first time, and not for old episodes that its feed lists late.
    void episodesAnnounced(dogear::PodcastId id, const QList<dogear::EpisodeId> &episodes);
    /// Emitted after podcastRefreshed() if \a episodes got states of another player, which waited
    /// for them (storage/waiting_states.h).
    void episodesImported(const QList<dogear::EpisodeId> &episodes);
    void finished(const dogear::subscriptions::RefreshSummary &summary);

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
    void recordOutcome(const domain::FollowedPodcast &podcast, const Result<WrittenFeed> &written);
    void finishRun();

    storage::DatabaseThread &m_database;
    FeedReader &m_reader;
    FeedWriter &m_writer;
    const Clock &m_clock;
    RefreshLimits m_limits;
    std::shared_ptr<Run> m_run; // shared: continuations may outlive the run's place here
    QQueue<std::shared_ptr<Run>> m_waiting;
};

} // namespace dogear::subscriptions
