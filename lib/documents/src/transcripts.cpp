// SPDX-License-Identifier: GPL-3.0-or-later
#include "transcript_documents.h"

#include <base/workers.h>
#include <documents/transcripts.h>
#include <domain/transcript_choice.h>
#include <net/cause.h>

#include <QLoggingCategory>
#include <QtConcurrentRun>

#include <algorithm>

namespace dogear::documents {

using domain::TranscriptLink;
using storage::StoredTranscript;
using storage::TranscriptStore;

namespace {

Q_LOGGING_CATEGORY(lcTranscripts, "dogear.transcripts", QtInfoMsg)

struct Stored
{
    std::optional<StoredTranscript> transcript;
    QUrl picked;
};

/// Reads the copy from \a url, or if there is none, the one from an address that the episode had
/// before.
Result<Stored> readStored(storage::Connection &connection,
                          EpisodeId id,
                          const QList<QUrl> &urls,
                          const std::optional<QUrl> &wanted)
{
    TranscriptStore store(connection);
    const Result<QUrl> picked = wanted ? Result<QUrl>(*wanted) : store.picked(id);
    if (!picked)
        return failure(picked.error());
    Stored stored{.transcript = {}, .picked = *picked};
    const QUrl url = urls.contains(stored.picked) ? stored.picked : urls.value(0);
    auto found = store.find(id, url);
    if (found && !*found)
        found = store.findFormer(id, urls);
    if (!found)
        return failure(found.error());
    stored.transcript = *found;
    return stored;
}

} // namespace

struct Transcripts::Read
{
    std::optional<feed::ParsedTranscript> text;
    std::optional<Error> error;
};

struct Transcripts::Found
{
    int chosen = 0;
    std::optional<StoredTranscript> copy;
    Read read;
    std::optional<Error> error = {}; ///< why the database could not be read
};

Transcripts::Transcripts(storage::DatabaseThread &database,
                         net::HttpClient &http,
                         accounts::Accounts &accounts,
                         const Clock &clock,
                         QObject *parent)
    : QObject(parent)
    , m_database(database)
    , m_reader(http, accounts, net::Purpose::Transcript)
    , m_clock(clock)
    , m_age(clock)
{}

Transcripts::~Transcripts() = default;

Transcripts::Read Transcripts::parsed(const ReadDocument &document)
{
    const auto text = parsedTranscript(document);
    return text ? Read{.text = *text, .error = {}} : Read{.text = {}, .error = text.error()};
}

EpisodeTranscript Transcripts::begun(const domain::EpisodeDetail &episode)
{
    EpisodeTranscript transcript;
    transcript.episode = episode.summary.id;
    transcript.choices = transcriptsOf(episode);
    return transcript;
}

void Transcripts::setOpen(const std::optional<domain::EpisodeDetail> &episode)
{
    const bool isSame = episode && m_detail && m_detail->summary.id == episode->summary.id
                        && m_detail->episode.transcripts == episode->episode.transcripts
                        && m_detail->podcastUrl == episode->podcastUrl;
    // A refresh of the show reports the open episode again; unchanged links need no new reading.
    if (isSame || (!episode && !m_detail))
        return;
    cancel();
    m_detail = episode;
    m_open = episode ? begun(*episode) : EpisodeTranscript();
    load(true);
}

void Transcripts::choose(int choice)
{
    if (choice == m_open.chosen || choice < 0 || choice >= m_open.choices.size())
        return;
    cancel();
    EpisodeTranscript other;
    other.episode = m_open.episode;
    other.choices = m_open.choices;
    other.chosen = choice;
    m_open = other;
    store(m_database.run(
        [id = other.episode, url = other.choices.at(choice).url](storage::Connection &connection) {
            return TranscriptStore(connection).setPicked(id, url);
        }));
    load(false);
}

/// Cancels the reading of the document at place(), which is no longer wanted.
void Transcripts::cancel()
{
    m_requests.cancel();
    if (!m_open.choices.isEmpty())
        m_reader.cancel(place().url);
}

DocumentSource Transcripts::place() const
{
    return {m_open.choices.value(m_open.chosen).url, m_detail ? m_detail->podcastUrl : QUrl()};
}

/// \a mayPick: the user's stored choice applies; otherwise the present one.
void Transcripts::load(bool mayPick)
{
    m_copy.reset();
    m_open.isLoading = !m_open.choices.isEmpty();
    if (m_open.isLoading) {
        find(m_open, mayPick).then(this, [this, ticket = m_requests.latest()](const Found &found) {
            if (m_requests.isLatest(ticket))
                handleFound(found);
        });
    }
    emit changed();
}

Future<Transcripts::Found> Transcripts::find(const EpisodeTranscript &episode, bool mayPick)
{
    const QList<QUrl> urls = urlsOf(episode.choices);
    const std::optional<QUrl> wanted =
        mayPick ? std::nullopt : std::optional(urls.value(episode.chosen));
    return m_database
        .run([id = episode.episode, urls, wanted](storage::Connection &connection) {
            return readStored(connection, id, urls, wanted);
        })
        .then(this, [urls](const Result<Stored> &stored) -> Future<Found> {
            if (!stored) {
                qCWarning(lcTranscripts) << "no stored transcript:" << stored.error();
                return readyFuture(Found{.copy = {}, .read = {}, .error = stored.error()});
            }
            Found found{.chosen = int(std::max(qsizetype{}, urls.indexOf(stored->picked))),
                        .copy = stored->transcript,
                        .read = {}};
            if (!found.copy)
                return readyFuture(found);
            // Parsing a long transcript takes too long for the GUI thread.
            return QtConcurrent::run(workers(), [found]() mutable {
                found.read = parsed({.body = found.copy->document, .type = found.copy->type});
                // A copy that this version cannot parse is as good as none; it is fetched again.
                if (!found.read.text)
                    found.copy.reset();
                else
                    found.copy->document.clear();
                return found;
            });
        });
}

void Transcripts::handleFound(const Found &found)
{
    m_open.chosen = found.chosen;
    m_copy = found.copy;
    if (found.read.text) {
        m_open.isRead = true;
        m_open.isLoading = false;
        m_open.cues = found.read.text->cues;
        m_open.isTimed = found.read.text->isTimed;
    }
    // A copy from a former address is shown, but the present one is fetched.
    const bool isOfPlace = m_copy && m_copy->url == place().url;
    // A transcript that was made on this computer has no address to fetch from.
    const bool isMade = domain::isMade(m_open.choices.value(m_open.chosen));
    if (found.error) { // a fetched document could not be stored either
        m_open.isLoading = false;
        m_open.error = found.error;
    } else if (!isMade
               && m_age.isDue(place(), isOfPlace ? std::optional(m_copy->readAt) : std::nullopt)) {
        fetch();
    } else {
        m_open.isLoading = false;
        m_open.error = m_age.recentFailure(place().url);
    }
    emit changed();
}

void Transcripts::recordMade(EpisodeId episode)
{
    if (!m_detail || m_detail->summary.id != episode)
        return;
    domain::EpisodeDetail detail = *m_detail;
    detail.episode.transcripts.removeIf(domain::isMade);
    m_detail.reset(); // setOpen() must read again, because an earlier made transcript was replaced
    detail.episode.transcripts.append(domain::madeTranscript());
    setOpen(detail);
}

void Transcripts::retry()
{
    if (m_open.choices.isEmpty() || domain::isMade(m_open.choices.at(m_open.chosen)))
        return;
    cancel();
    m_age.forgetFailure(place().url);
    m_open.error.reset();
    m_open.isLoading = !m_open.isRead;
    fetch();
    emit changed();
}

void Transcripts::fetch()
{
    const DocumentSource wanted = place();
    const bool isOfPlace = m_copy && m_copy->url == wanted.url;
    // Validators of another address would result in a wrong "not modified".
    const DocumentValidators known =
        isOfPlace ? DocumentValidators{.etag = m_copy->etag, .lastModified = m_copy->lastModified}
                  : DocumentValidators();
    const auto isWanted = [this, ticket = m_requests.latest()] {
        return m_requests.isLatest(ticket);
    };
    m_reader.read(wanted, known, feed::TranscriptLimits().maxBytes)
        .then(this, [this, isWanted](const Result<ReadDocument> &answer) {
            // The user has opened another episode or chosen another transcript.
            if (!isWanted())
                return;
            if (!answer) {
                handleFailure(answer.error());
                return;
            }
            const ReadDocument document = typedAs(m_open.choices.value(m_open.chosen), *answer);
            if (document.isNotModified) {
                handleDocument(document, {});
                return;
            }
            Future<Read>(QtConcurrent::run(workers(), parsed, document))
                .then(this, [this, isWanted, document](const Read &read) {
                    if (!isWanted())
                        return;
                    if (read.error)
                        handleFailure(*read.error);
                    else
                        handleDocument(document, read);
                });
        });
}

void Transcripts::handleDocument(const ReadDocument &document, const Read &read)
{
    const EpisodeId id = m_open.episode;
    m_open.error.reset();
    m_open.isLoading = false;
    if (read.text) {
        m_copy = StoredTranscript{.url = place().url,
                                  .type = document.type,
                                  .readAt = m_clock.now(),
                                  .etag = document.etag,
                                  .lastModified = document.lastModified,
                                  .document = {}};
        // The bytes are stored, but not kept in memory next to the parsed cues.
        StoredTranscript copy = *m_copy;
        copy.document = document.body;
        store(keepTranscript(m_database, id, copy, urlsOf(m_open.choices), *read.text));
        m_open.isRead = true;
        m_open.cues = read.text->cues;
        m_open.isTimed = read.text->isTimed;
    } else if (m_copy) {
        // Not modified: only the time of the reading is stored.
        m_copy->readAt = m_clock.now();
        store(m_database.run(
            [id, url = m_copy->url, now = m_copy->readAt](storage::Connection &connection) {
                return TranscriptStore(connection).confirm(id, url, now);
            }));
    }
    emit changed();
}

void Transcripts::handleFailure(const Error &error)
{
    qCDebug(lcTranscripts) << "no transcript:" << error;
    // A transcript of an earlier reading stays visible; only the error is added.
    m_age.recordFailure(place().url, error);
    m_open.error = error;
    m_open.isLoading = false;
    emit changed();
}

Future<EpisodeTranscript> Transcripts::stored(const domain::EpisodeDetail &episode)
{
    EpisodeTranscript transcript = begun(episode);
    if (transcript.choices.isEmpty())
        return readyFuture(transcript);
    return find(transcript, true).then(this, [transcript](const Found &found) {
        EpisodeTranscript known = transcript;
        known.error = found.error;
        known.chosen = found.chosen;
        known.isRead = found.read.text.has_value();
        if (found.read.text) {
            known.cues = found.read.text->cues;
            known.isTimed = found.read.text->isTimed;
        }
        return known;
    });
}

void Transcripts::store(const Future<Result<>> &written)
{
    written.then(this, [this](const Result<> &done) {
        if (!done)
            emit failed(done.error());
    });
}

} // namespace dogear::documents
