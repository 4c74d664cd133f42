// SPDX-License-Identifier: GPL-3.0-or-later
#include <base/workers.h>
#include <documents/chapters.h>
#include <feed/chapters.h>
#include <notes/note_chapters.h>

#include <QLoggingCategory>
#include <QtConcurrentRun>

#include <algorithm>
#include <utility>

namespace dogear::documents {

using std::chrono::milliseconds;
using storage::StoredChapters;

namespace {

Q_LOGGING_CATEGORY(lcChapters, "dogear.chapters", QtInfoMsg)

using Stored = std::optional<StoredChapters>;

DocumentSource mediaOf(const domain::EpisodeDetail &episode)
{
    const auto &enclosure = episode.episode.enclosure;
    return {enclosure ? enclosure->url : QUrl(), episode.podcastUrl};
}

DocumentSource documentOf(const domain::EpisodeDetail &episode)
{
    return {episode.episode.chaptersUrl, episode.podcastUrl};
}

/// Drops chapters that were read from another address, because they belong to another file.
void forgetOther(Stored &stored, const DocumentSource &place)
{
    if (stored && (stored->url != place.url || !place.isAllowed()))
        stored.reset();
}

ChapterValidators validatorsOf(const Stored &stored)
{
    if (!stored)
        return {};
    ChapterValidators known{
        .document = {.etag = stored->etag, .lastModified = stored->lastModified}, .files = {}};
    for (const domain::Chapter &chapter : stored->chapters) {
        if (chapter.image.isLocalFile())
            known.files.append(chapter.image.toLocalFile());
    }
    return known;
}

} // namespace

struct Chapters::Known
{
    Stored media;
    Stored document;
    domain::ChapterSkips skips;
    QList<domain::Chapter> notes;
    std::optional<Error> error; ///< set if only the notes are known
};

struct Chapters::Episode
{
    domain::EpisodeDetail detail;
    Known known;
    bool mayFetch = false;
    bool isKnown = false;    ///< the stored chapters have been read
    bool isFetching = false; ///< the document is being fetched, or was fetched for this episode
    std::optional<EpisodeChapters> published;
};

Chapters::Chapters(storage::DatabaseThread &database,
                   ChapterReader &reader,
                   const Clock &clock,
                   QObject *parent)
    : QObject(parent)
    , m_database(database)
    , m_reader(reader)
    , m_clock(clock)
    , m_age(clock)
{}

Chapters::~Chapters()
{
    drop(Open);
    drop(Playing);
}

void Chapters::setOpen(const std::optional<domain::EpisodeDetail> &episode)
{
    set(Open, episode, true);
}

void Chapters::setPlaying(const std::optional<domain::EpisodeDetail> &episode, bool isPlayWanted)
{
    set(Playing, episode, isPlayWanted);
}

Chapters::Episode *Chapters::find(EpisodeId id) const
{
    for (const auto &episode : m_episodes) {
        if (episode && episode->detail.summary.id == id)
            return episode.get();
    }
    return nullptr;
}

EpisodeChapters Chapters::of(EpisodeId episode) const
{
    const Episode *known = find(episode);
    return known && known->published ? *known->published : EpisodeChapters();
}

/// Releases an episode, and cancels a request that only this episode needs.
void Chapters::drop(Role role)
{
    const auto gone = std::exchange(m_episodes.at(role), nullptr);
    if (gone && gone->isFetching && !find(gone->detail.summary.id))
        m_reader.cancel(gone->detail.episode.chaptersUrl);
}

void Chapters::set(Role role, const std::optional<domain::EpisodeDetail> &episode, bool mayFetch)
{
    const auto &present = m_episodes.at(role);
    // Compared by content: a refresh may have changed chapters or notes of the same episode.
    const bool isSame = episode && present && present->detail.episode == episode->episode
                        && present->detail.summary.id == episode->summary.id;
    if (!isSame) {
        drop(role);
        if (!episode)
            return;
        // The same episode may be open and in the player; it is read only once.
        const auto &other = m_episodes.at(role == Open ? Playing : Open);
        if (other && other->detail.summary.id == episode->summary.id
            && other->detail.episode == episode->episode) {
            m_episodes.at(role) = other;
        } else {
            m_episodes.at(role) = std::make_shared<Episode>(Episode{.detail = *episode});
            readStored(*episode).then(this, [this, id = episode->summary.id](const Known &known) {
                handleKnown(id, known);
            });
        }
    }
    Episode &wanted = *m_episodes.at(role);
    // Once allowed, fetching stays allowed: a pause does not stop it.
    wanted.mayFetch = wanted.mayFetch || mayFetch;
    if (wanted.isKnown)
        fetch(wanted);
}

/// Reads what is available without a network or the media file: database and notes. If the database
/// fails, the result has the notes and the error.
Future<Chapters::Known> Chapters::readStored(const domain::EpisodeDetail &episode)
{
    const EpisodeId id = episode.summary.id;
    const Future<QList<domain::Chapter>> found = QtConcurrent::run(
        workers(), notes::findChapters, episode.episode.notesHtml, episode.summary.duration);
    return found.then(this, [this, id, episode](const QList<domain::Chapter> &inNotes) {
        return m_database
            .run([id](storage::Connection &connection) -> Result<Known> {
                storage::ChapterStore store(connection);
                const auto media = store.find(id, Source::Media);
                if (!media)
                    return failure(media.error());
                const auto document = store.find(id, Source::Document);
                if (!document)
                    return failure(document.error());
                return store.skips(id).map([&](const domain::ChapterSkips &skips) {
                    return Known{
                        .media = *media, .document = *document, .skips = skips, .notes = {}};
                });
            })
            .then(this, [episode, inNotes](const Result<Known> &stored) {
                Known known = stored ? *stored : Known{.error = stored.error()};
                known.notes = inNotes;
                forgetOther(known.media, mediaOf(episode));
                forgetOther(known.document, documentOf(episode));
                return known;
            });
    });
}

Future<Result<EpisodeChapters>> Chapters::stored(const domain::EpisodeDetail &episode)
{
    return readStored(episode).then(this, [episode](const Known &known) -> Result<EpisodeChapters> {
        if (known.error)
            return failure(*known.error);
        return EpisodeChapters{merged(episode, known), known.skips};
    });
}

void Chapters::handleKnown(EpisodeId id, const Known &known)
{
    Episode *episode = find(id);
    // The user may have left the episode, or opened it twice.
    if (!episode || episode->isKnown)
        return;
    episode->isKnown = true;
    episode->known = known;
    if (known.error)
        emit failed(*known.error);
    publish(*episode);
    readSources(*episode);
}

/// Reads the media file, if it is local, and the document. A file is checked each time, which is
/// cheap while it is unchanged.
void Chapters::readSources(Episode &episode)
{
    const EpisodeId id = episode.detail.summary.id;
    const DocumentSource media = mediaOf(episode.detail);
    if (media.isLocal() && media.isAllowed()) {
        m_reader.readMedia(media, validatorsOf(episode.known.media))
            .then(this, [this, id, url = media.url](const Result<ReadChapters> &read) {
                handleRead(id, Source::Media, url, read);
            });
    }
    fetch(episode);
}

void Chapters::fetch(Episode &episode)
{
    const DocumentSource place = documentOf(episode.detail);
    // Without a request to play, an episode that is only loaded causes no network traffic.
    const bool isWanted = place.isLocal() || episode.mayFetch;
    if (place.url.isEmpty() || !place.isAllowed() || !isWanted || episode.isFetching)
        return;
    const Stored &stored = episode.known.document;
    if (!m_age.isDue(place, stored ? std::optional(stored->readAt) : std::nullopt))
        return;
    episode.isFetching = true;
    const EpisodeId id = episode.detail.summary.id;
    m_reader.readDocument(place, validatorsOf(stored).document)
        .then(this, [this, id, url = place.url](const Result<ReadChapters> &read) {
            handleRead(id, Source::Document, url, read);
        });
}

void Chapters::handleRead(EpisodeId id,
                          Source source,
                          const QUrl &url,
                          const Result<ReadChapters> &read)
{
    if (!read) {
        qCDebug(lcChapters) << "no chapters:" << read.error();
        // Stored chapters stay; an error of the network is no reason to show none.
        if (source == Source::Document)
            m_age.recordFailure(url, read.error());
        return;
    }
    Episode *episode = find(id);
    if (!episode)
        return;
    Stored &known = source == Source::Media ? episode->known.media : episode->known.document;
    if (read->isNotModified && known)
        known->readAt = m_clock.now();
    else
        known = StoredChapters{.url = url,
                               .readAt = m_clock.now(),
                               .etag = read->etag,
                               .lastModified = read->lastModified,
                               .chapters = read->chapters};
    store(m_database.run([id, source, chapters = *known](storage::Connection &connection) {
        return storage::ChapterStore(connection).put(id, source, chapters);
    }));
    publish(*episode);
}

QList<domain::Chapter> Chapters::merged(const domain::EpisodeDetail &episode, const Known &known)
{
    return feed::mergeChapters(
        {.embedded = known.media ? known.media->chapters : QList<domain::Chapter>(),
         .json = known.document ? known.document->chapters : QList<domain::Chapter>(),
         .podlove = episode.episode.extras->chapters,
         .notes = known.notes});
}

void Chapters::publish(Episode &episode)
{
    const EpisodeChapters now{merged(episode.detail, episode.known), episode.known.skips};
    // Views are only told of real changes; most readings confirm what is known.
    if (episode.published == now)
        return;
    episode.published = now;
    emit changed(episode.detail.summary.id);
}

void Chapters::setSkipped(EpisodeId episode, milliseconds start, bool isSkipped)
{
    // Changed in memory first, so that the list shows the choice at once.
    if (Episode *known = find(episode)) {
        QList<milliseconds> &starts = known->known.skips.starts;
        starts.removeIf([start](milliseconds other) {
            return std::chrono::abs(other - start) < domain::sameStart;
        });
        if (isSkipped)
            starts.insert(std::ranges::upper_bound(starts, start) - starts.begin(), start);
        publish(*known);
    }
    store(m_database.run([episode, start, isSkipped](storage::Connection &connection) {
        return connection.transaction([&] {
            return storage::ChapterStore(connection).setSkipped(episode, start, isSkipped);
        });
    }));
}

Future<Result<QStringList>> Chapters::patterns(PodcastId podcast)
{
    return m_database.run([podcast](storage::Connection &connection) {
        return storage::ChapterStore(connection).patterns(podcast);
    });
}

void Chapters::setPatterns(PodcastId podcast, const QStringList &patterns)
{
    for (const auto &episode : m_episodes) {
        // The open and the playing episode may both belong to the show.
        if (episode && episode->detail.summary.podcastId == podcast) {
            episode->known.skips.patterns = patterns;
            publish(*episode);
        }
    }
    store(m_database.run([podcast, patterns](storage::Connection &connection) {
        return storage::ChapterStore(connection).setPatterns(podcast, patterns);
    }));
}

void Chapters::store(const Future<Result<>> &written)
{
    written.then(this, [this](const Result<> &done) {
        if (!done)
            emit failed(done.error());
    });
}

} // namespace dogear::documents
