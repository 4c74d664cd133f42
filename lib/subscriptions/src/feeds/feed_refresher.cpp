// SPDX-License-Identifier: GPL-3.0-or-later
#include "fetch_policy.h"
#include "former_url.h"
#include "host_queue.h"

#include <accounts/accounts.h>
#include <storage/episode_store.h>
#include <storage/podcast_store.h>
#include <subscriptions/feed_refresher.h>

#include <QElapsedTimer>
#include <QPromise>
#include <QSet>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::subscriptions {

/// One call of refresh(), from selecting the shows to the summary.
struct FeedRefresher::Run
{
    QList<PodcastId> ids; ///< empty: every show
    QPromise<Result<RefreshSummary>> promise;
    HostQueue queue{1, 1};
    std::stop_source stop; ///< ends the reading of local files
    int done = 0;
    RefreshSummary summary;
    QElapsedTimer timer;
};

FeedRefresher::FeedRefresher(storage::DatabaseThread &database,
                             FeedReader &reader,
                             FeedWriter &writer,
                             const Clock &clock,
                             QObject *parent)
    : QObject(parent)
    , m_database(database)
    , m_reader(reader)
    , m_writer(writer)
    , m_clock(clock)
{}

FeedRefresher::~FeedRefresher()
{
    // The callers get the error Cancelled instead of a future without a result.
    if (m_run)
        m_waiting.prepend(m_run);
    for (const auto &run : std::as_const(m_waiting)) {
        run->promise.addResult(Result<RefreshSummary>(failure({.code = ErrorCode::Cancelled})));
        run->promise.finish();
    }
}

Future<Result<RefreshSummary>> FeedRefresher::refresh(const QList<PodcastId> &ids,
                                                      RefreshCause cause)
{
    auto run = std::make_shared<Run>();
    run->ids = ids;
    run->summary.cause = cause;
    run->promise.start();
    m_waiting.enqueue(run);
    if (!m_run) {
        startRun();
    } else if (cause == RefreshCause::Manual && m_run->summary.cause == RefreshCause::Schedule) {
        cancel(); // the shows that it skips stay due
        emit started();
    }
    return run->promise.future();
}

bool FeedRefresher::isManualRequested() const
{
    const auto isByHand = [](const auto &run) {
        return run->summary.cause == RefreshCause::Manual;
    };
    return (m_run && isByHand(m_run)) || std::ranges::any_of(m_waiting, isByHand);
}

void FeedRefresher::cancel()
{
    if (!m_run)
        return;
    m_run->stop.request_stop();
    m_run->queue.clear();
}

void FeedRefresher::startRun()
{
    m_run = m_waiting.dequeue();
    m_run->timer.start();
    m_run->queue = HostQueue(m_limits.perHost, m_limits.inTotal);
    emit started();
    m_database
        .run(
            [](storage::Connection &connection) { return storage::PodcastStore(connection).all(); })
        .then(this, [this](const Result<QList<domain::FollowedPodcast>> &shows) {
            if (!shows) {
                m_run->promise.addResult(Result<RefreshSummary>(failure(shows.error())));
                finishRun();
                return;
            }
            const QSet<PodcastId> wanted(m_run->ids.cbegin(), m_run->ids.cend());
            // Shows that are named explicitly are refreshed even if archived or told to wait.
            for (const domain::FollowedPodcast &show : *shows) {
                const bool isWanted =
                    wanted.isEmpty()
                        ? !show.overrides.isArchived && mayBeRequested(show.fetch, m_clock.now())
                        : wanted.contains(show.id);
                if (!isWanted || m_run->stop.stop_requested())
                    continue;
                m_run->queue.add(show);
                ++m_run->summary.shows;
            }
            emit progressChanged(0, m_run->summary.shows);
            startNext();
        });
}

void FeedRefresher::startNext()
{
    while (const auto show = m_run->queue.takeNext())
        refreshOne(*show);
    if (m_run->queue.inFlight() == 0) {
        m_run->summary.elapsed = std::chrono::milliseconds(m_run->timer.elapsed());
        m_run->promise.addResult(Result<RefreshSummary>(m_run->summary));
        finishRun();
    }
}

/// Earlier versions stored the password in the address of a show; moves it to Accounts.
void FeedRefresher::hideCredentials(const domain::FollowedPodcast &podcast)
{
    domain::FollowedPodcast clean = podcast;
    clean.url = m_reader.accounts().adopt(podcast.url);
    m_reader.accounts()
        .keep(clean.url)
        .then(
            this,
            [this, podcast, clean](const Result<> &) { return m_writer.move(podcast, clean.url); })
        .then(this, [this, clean](const Result<> &) { refreshOne(clean); });
}

void FeedRefresher::refreshOne(const domain::FollowedPodcast &podcast)
{
    if (!podcast.url.userInfo().isEmpty()) {
        hideCredentials(podcast);
        return;
    }
    QElapsedTimer timer;
    timer.start();
    const auto isGone = std::make_shared<bool>(false); // whether the requested address is gone
    m_reader.read(podcast.url, validatorsFor(podcast.fetch, m_clock.now()), m_run->stop.get_token())
        .then(this,
              [this, podcast, isGone](const Result<ReadFeed> &read) {
                  if (read)
                      return m_reader.followMoves(*read, podcast.url);
                  *isGone = isUrlGone(read.error());
                  return readFormerUrl(m_database, m_reader, this, podcast, read.error());
              })
        .then(this,
              [this, podcast, timer](const Result<ReadFeed> &read) {
                  if (read) {
                      return addPages(podcast, *read)
                          .then(this, [this, podcast](const ReadFeed &whole) {
                              return store(podcast, whole);
                          });
                  }
                  const std::chrono::milliseconds elapsed(timer.elapsed());
                  leaveHost(podcast);
                  // The user cancelled; this says nothing about the show, which stays due.
                  if (read.error().code == ErrorCode::Cancelled)
                      return readyFuture<Result<WrittenFeed>>(failure(read.error()));
                  return m_writer.recordFailure(podcast.id, read.error(), elapsed)
                      .then([error = read.error()](const Result<> &) {
                          return Result<WrittenFeed>(failure(error));
                      });
              })
        .then(this, [this, podcast, isGone](const Result<WrittenFeed> &written) {
            // Moving the show made its dead address a former one, which must not be tried again.
            if (*isGone && written && !written->movedTo.isEmpty())
                forgetFormerUrl(m_database, podcast);
            recordOutcome(podcast, written);
            startNext();
        });
}

/// Adds the pages with older episodes; for a show that was once read to its last page only those
/// that may contain new episodes.
Future<ReadFeed> FeedRefresher::addPages(const domain::FollowedPodcast &podcast,
                                         const ReadFeed &read)
{
    if (read.isNotModified || read.feed.nextPage.isEmpty())
        return readyFuture(read);
    if (!podcast.fetch.lastFull)
        return m_reader.addPages(read, {});
    return m_database
        .run([id = podcast.id](storage::Connection &connection) {
            return storage::EpisodeStore(connection).hashes(id);
        })
        .then(this, [this, read](const Result<QHash<QString, QByteArray>> &known) {
            const QStringList guids = known ? known->keys() : QStringList();
            return m_reader.addPages(read, {guids.cbegin(), guids.cend()});
        });
}

/// Allows the next request to the host of \a podcast before the result is stored: storing does not
/// concern the host, and feeds that arrive meanwhile are stored in one transaction.
void FeedRefresher::leaveHost(const domain::FollowedPodcast &podcast)
{
    m_run->queue.answered(podcast.url);
    startNext();
}

Future<Result<WrittenFeed>> FeedRefresher::store(const domain::FollowedPodcast &podcast,
                                                 const ReadFeed &read)
{
    m_run->summary.bytes += read.bytes;
    leaveHost(podcast);
    return m_writer.update(podcast, read).then([read](Result<WrittenFeed> written) {
        // The complete items were stored, but the missing ones make it a failure.
        if (written && read.feed.isTruncated)
            written = failure({.code = ErrorCode::TruncatedInput, .url = read.finalUrl});
        return written;
    });
}

void FeedRefresher::recordOutcome(const domain::FollowedPodcast &podcast,
                                  const Result<WrittenFeed> &written)
{
    m_run->queue.finished();
    ++m_run->done;
    RefreshSummary &summary = m_run->summary;
    if (!written) {
        if (written.error().code != ErrorCode::Cancelled)
            summary.failed.append({podcast.id, podcast.title(), podcast.url, written.error()});
    } else if (written->newEpisodes + written->changedEpisodes > 0) {
        ++summary.updated;
        summary.newEpisodes += written->newEpisodes;
    } else {
        ++summary.unchanged;
    }
    // The password is stored per feed address, so it moves along.
    if (written && !written->movedTo.isEmpty())
        m_reader.accounts().move(podcast.url, written->movedTo);
    emit podcastRefreshed(written ? written->id : podcast.id, written ? written->newEpisodes : 0);
    if (written && !written->announced.isEmpty())
        emit episodesAnnounced(written->id, written->announced);
    if (written && !written->filledEpisodes.isEmpty())
        emit episodesImported(written->filledEpisodes);
    emit progressChanged(m_run->done, summary.shows);
}

void FeedRefresher::finishRun()
{
    const std::shared_ptr<Run> run = std::exchange(m_run, nullptr);
    run->promise.finish();
    emit finished(run->summary);
    // A slot of finished() may have started the next refresh already.
    if (!m_run && !m_waiting.isEmpty())
        startRun();
}

} // namespace dogear::subscriptions
