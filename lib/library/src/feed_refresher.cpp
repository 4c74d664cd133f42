// SPDX-License-Identifier: GPL-3.0-or-later
#include <library/feed_refresher.h>
#include <storage/podcast_store.h>

#include <QElapsedTimer>
#include <QPromise>
#include <QSet>

namespace dogear::library {

/// One call of refresh(), from the question which shows to its summary.
struct FeedRefresher::Run
{
    QList<PodcastId> ids; ///< empty: every show
    QPromise<Result<RefreshSummary>> promise;
    QQueue<domain::FollowedPodcast> waiting;
    int inFlight = 0;
    int done = 0;
    RefreshSummary summary;
    QElapsedTimer timer;
};

FeedRefresher::FeedRefresher(storage::DatabaseThread &database,
                             FeedReader &reader,
                             FeedWriter &writer,
                             QObject *parent)
    : QObject(parent)
    , m_database(database)
    , m_reader(reader)
    , m_writer(writer)
{}

FeedRefresher::~FeedRefresher()
{
    if (m_run)
        m_waiting.prepend(m_run);
    for (const auto &run : std::as_const(m_waiting)) {
        run->promise.addResult(Result<RefreshSummary>(failure({.code = ErrorCode::Cancelled})));
        run->promise.finish();
    }
}

Future<Result<RefreshSummary>> FeedRefresher::refresh(const QList<PodcastId> &ids)
{
    auto run = std::make_shared<Run>();
    run->ids = ids;
    run->promise.start();
    m_waiting.enqueue(run);
    if (!m_run)
        startRun();
    return run->promise.future();
}

void FeedRefresher::cancel()
{
    if (m_run)
        m_run->waiting.clear();
}

void FeedRefresher::startRun()
{
    m_run = m_waiting.dequeue();
    m_run->timer.start();
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
            for (const domain::FollowedPodcast &show : *shows) {
                if (wanted.isEmpty() || wanted.contains(show.id))
                    m_run->waiting.enqueue(show);
            }
            m_run->summary.shows = int(m_run->waiting.size());
            emit progressChanged(0, m_run->summary.shows);
            startNext();
        });
}

void FeedRefresher::startNext()
{
    while (m_run->inFlight < maxInFlight && !m_run->waiting.isEmpty()) {
        ++m_run->inFlight;
        refreshOne(m_run->waiting.dequeue());
    }
    if (m_run->inFlight == 0) {
        m_run->summary.elapsed = std::chrono::milliseconds(m_run->timer.elapsed());
        m_run->promise.addResult(Result<RefreshSummary>(m_run->summary));
        finishRun();
    }
}

void FeedRefresher::refreshOne(const domain::FollowedPodcast &podcast)
{
    const Validators validators{.etag = podcast.fetch.etag,
                                .lastModified = podcast.fetch.lastModified,
                                .bodyHash = podcast.fetch.bodyHash};
    m_reader.read(podcast.url, validators)
        .then(this,
              [this, podcast](const Result<ReadFeed> &read) {
                  if (read) {
                      m_run->summary.bytes += read->bytes;
                      return m_writer.update(podcast, *read)
                          .then([read](Result<WrittenFeed> written) {
                              // Complete items were stored; that the rest is missing is still a
                              // failure.
                              if (written && read->feed.isTruncated)
                                  written = failure(
                                      {.code = ErrorCode::TruncatedInput, .url = read->finalUrl});
                              return written;
                          });
                  }
                  return m_writer.noteFailure(podcast.id, read.error())
                      .then([error = read.error()](const Result<> &) {
                          return Result<WrittenFeed>(failure(error));
                      });
              })
        .then(this, [this, podcast](const Result<WrittenFeed> &written) {
            noteOutcome(podcast, written);
            startNext();
        });
}

void FeedRefresher::noteOutcome(const domain::FollowedPodcast &podcast,
                                const Result<WrittenFeed> &written)
{
    --m_run->inFlight;
    ++m_run->done;
    RefreshSummary &summary = m_run->summary;
    if (!written) {
        summary.failed.append({podcast.id, podcast.podcast.title, podcast.url, written.error()});
    } else if (written->newEpisodes + written->changedEpisodes > 0) {
        ++summary.updated;
        summary.newEpisodes += written->newEpisodes;
    } else {
        ++summary.unchanged;
    }
    emit podcastRefreshed(podcast.id, written ? written->newEpisodes : 0);
    emit progressChanged(m_run->done, summary.shows);
}

void FeedRefresher::finishRun()
{
    const std::shared_ptr<Run> run = std::exchange(m_run, nullptr);
    run->promise.finish();
    emit finished(run->summary);
    if (!m_run && !m_waiting.isEmpty())
        startRun();
}

} // namespace dogear::library
