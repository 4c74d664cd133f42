// SPDX-License-Identifier: GPL-3.0-or-later
#include "transcript_documents.h"

#include <base/workers.h>
#include <documents/document_collector.h>
#include <net/cause.h>
#include <storage/chapter_store.h>
#include <storage/database_thread.h>
#include <storage/episode_store.h>
#include <storage/wanted_document_store.h>

#include <QLoggingCategory>
#include <QtConcurrentRun>

#include <utility>

namespace dogear::documents {

using domain::TranscriptLink;
using std::chrono::milliseconds;
using storage::WantedDocumentStore;

namespace {

Q_LOGGING_CATEGORY(lcCollector, "dogear.documents", QtInfoMsg)

/// Whether the server could not be reached, so that nothing is known about the document.
bool isUnreachable(const Result<> &read)
{
    if (read)
        return false;
    switch (read.error().code) {
    case ErrorCode::Offline:
    case ErrorCode::ConnectionFailed:
    case ErrorCode::BlockedByDns:
    case ErrorCode::Timeout:
    case ErrorCode::TlsFailed:
    case ErrorCode::ProxyFailed:
    case ErrorCode::ProxyDenied:
        return true;
    case ErrorCode::HttpStatus:
        return read.error().httpStatus >= 500 || read.error().httpStatus == 429;
    default:
        return false;
    }
}

} // namespace

struct DocumentCollector::Wanted
{
    domain::EpisodeDetail episode;
    bool hasTranscript = false;
    bool hasChapters = false;
};

DocumentCollector::DocumentCollector(storage::DatabaseThread &database,
                                     net::HttpClient &http,
                                     accounts::Accounts &accounts,
                                     const Clock &clock,
                                     QObject *parent)
    : QObject(parent)
    , m_database(database)
    , m_reader(http, accounts, net::Purpose::Transcript)
    , m_chapters(http, accounts, {}) // without a folder for pictures: it reads documents only
    , m_clock(clock)
{
    m_timer.setSingleShot(true);
    m_timer.callOnTimeout(this, &DocumentCollector::next);
}

DocumentCollector::~DocumentCollector() = default;

void DocumentCollector::start(milliseconds delay)
{
    m_isStarted = true;
    wake(delay);
}

void DocumentCollector::setOn(bool isOn)
{
    m_isOn = isOn;
    wake(m_pace.pause);
}

void DocumentCollector::setNetworkFree(bool isFree)
{
    m_isNetworkFree = isFree;
    wake(m_pace.pause);
}

void DocumentCollector::checkForWork()
{
    m_last = {};
    wake(m_pace.pause);
}

bool DocumentCollector::mayWork() const
{
    return m_isStarted && m_isOn && m_isNetworkFree;
}

/// Starts the timer unless it runs already: a running pause is not shortened.
void DocumentCollector::wake(milliseconds delay)
{
    if (!mayWork())
        m_timer.stop();
    else if (!m_isBusy && !m_timer.isActive())
        m_timer.start(delay);
}

void DocumentCollector::next()
{
    m_isBusy = true;
    const auto find = [now = m_clock.now(),
                       before = m_last](storage::Connection &connection) -> Result<Wanted> {
        const auto id = WantedDocumentStore(connection).next(now, before);
        if (!id)
            return failure(id.error());
        if (!*id)
            return Wanted();
        const auto episode = storage::EpisodeStore(connection).detail(**id);
        if (!episode)
            return failure(episode.error());
        const auto links = transcriptsOf(*episode);
        // The documents may be stored already, because the user has opened the episode.
        const auto transcript = storage::TranscriptStore(connection).find(**id, links.value(0).url);
        const auto chapters =
            storage::ChapterStore(connection).find(**id, storage::ChapterSource::Document);
        return Wanted{.episode = *episode,
                      // An episode without a readable link needs no transcript.
                      .hasTranscript = links.isEmpty() || (transcript && *transcript),
                      .hasChapters = chapters && *chapters
                                     && (*chapters)->url == episode->episode.chaptersUrl};
    };
    m_database.run(find).then(this, [this](const Result<Wanted> &wanted) {
        if (wanted && wanted->episode.summary.id.isValid())
            return read(*wanted);
        m_isBusy = false;
        if (!wanted) {
            // A failing database is not asked again every second.
            qCWarning(lcCollector) << "nothing is read:" << wanted.error();
            return rest();
        }
        if (std::exchange(m_last, {}).isValid())
            return rest(); // afterwards the unreachable ones are tried again
        emit caughtUp();
    });
}

void DocumentCollector::read(const Wanted &wanted)
{
    // One after another, so that a server gets one request at a time.
    readTranscript(wanted).then(this, [this, wanted](const Result<> &transcript) {
        readChapters(wanted).then(this, [this, wanted, transcript](const Result<> &chapters) {
            note(wanted.episode.summary.id, transcript, chapters);
        });
    });
}

Future<Result<>> DocumentCollector::readTranscript(const Wanted &wanted)
{
    if (wanted.hasTranscript)
        return readyFuture(Result<>());
    const QList<TranscriptLink> links = transcriptsOf(wanted.episode);
    const TranscriptLink &link = links.constFirst();
    return m_reader
        .read({link.url, wanted.episode.podcastUrl}, {}, feed::TranscriptLimits().maxBytes)
        .then(this,
              [this, id = wanted.episode.summary.id, links](
                  const Result<ReadDocument> &answer) -> Future<Result<>> {
                  if (!answer)
                      return readyFuture(Result<>(failure(answer.error())));
                  const ReadDocument document = typedAs(links.constFirst(), *answer);
                  const storage::StoredTranscript copy{.url = links.constFirst().url,
                                                       .type = document.type,
                                                       .readAt = m_clock.now(),
                                                       .etag = document.etag,
                                                       .lastModified = document.lastModified,
                                                       .document = document.body};
                  using Text = Result<feed::ParsedTranscript>;
                  return Future<Text>(QtConcurrent::run(workers(), parsedTranscript, document))
                      .then(this, [this, id, copy, links](const Text &text) -> Future<Result<>> {
                          if (!text)
                              return readyFuture(Result<>(failure(text.error())));
                          return keepTranscript(m_database, id, copy, urlsOf(links), *text);
                      });
              });
}

Future<Result<>> DocumentCollector::readChapters(const Wanted &wanted)
{
    const DocumentSource documentSource{wanted.episode.episode.chaptersUrl,
                                        wanted.episode.podcastUrl};
    if (wanted.hasChapters || documentSource.url.isEmpty() || !documentSource.isAllowed())
        return readyFuture(Result<>());
    return m_chapters.readDocument(documentSource)
        .then(this,
              [this, id = wanted.episode.summary.id, url = documentSource.url](
                  const Result<ReadChapters> &read) -> Future<Result<>> {
                  if (!read)
                      return readyFuture(Result<>(failure(read.error())));
                  const storage::StoredChapters chapters{.url = url,
                                                         .readAt = m_clock.now(),
                                                         .etag = read->etag,
                                                         .lastModified = read->lastModified,
                                                         .chapters = read->chapters};
                  return m_database.run([id, chapters](storage::Connection &connection) {
                      return storage::ChapterStore(connection)
                          .put(id, storage::ChapterSource::Document, chapters);
                  });
              });
}

void DocumentCollector::note(EpisodeId episode,
                             const Result<> &transcript,
                             const Result<> &chapters)
{
    m_isBusy = false;
    if (isUnreachable(transcript) || isUnreachable(chapters)) {
        // The episode stays wanted, so being offline uses up no attempt.
        m_last = episode;
        if (++m_unreachable >= m_pace.maxUnreachable)
            return rest();
        return wake(m_pace.pause);
    }
    m_unreachable = 0;
    const bool isThere = transcript && chapters;
    const QDateTime again = m_clock.now().addMSecs(milliseconds(retryAge).count());
    m_database
        .run([episode, isThere, again](storage::Connection &connection) {
            WantedDocumentStore store(connection);
            // A complete episode leaves the table; an incomplete one is tried again after retryAge.
            return isThere ? store.remove(episode) : store.postpone(episode, again);
        })
        .then(this, [this](const Result<> &noted) {
            if (noted)
                return wake(m_pace.pause);
            emit failed(noted.error());
            rest();
        });
}

void DocumentCollector::rest()
{
    m_unreachable = 0;
    wake(m_pace.rest);
}

} // namespace dogear::documents
