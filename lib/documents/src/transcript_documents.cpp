// SPDX-License-Identifier: GPL-3.0-or-later
#include "transcript_documents.h"

#include <domain/transcript_choice.h>
#include <storage/cue_store.h>
#include <storage/database_thread.h>

#include <algorithm>
#include <functional>

namespace dogear::documents {

using domain::TranscriptLink;

namespace {

storage::StoredCues cuesOf(const feed::ParsedTranscript &transcript)
{
    storage::StoredCues cues;
    for (const domain::Cue &cue : transcript.cues) {
        cues.texts.append(cue.text);
        if (transcript.isTimed)
            cues.starts.append(cue.start);
    }
    return cues;
}

} // namespace

QList<TranscriptLink> transcriptsOf(const domain::EpisodeDetail &episode)
{
    auto links = domain::bestFirst(episode.episode.transcripts, episode.podcastLanguage);
    links.removeIf([&episode](const TranscriptLink &link) {
        return !domain::isMade(link) && !DocumentSource{link.url, episode.podcastUrl}.isAllowed();
    });
    // Transcripts of the feed come first: a person wrote or at least checked them.
    std::stable_partition(links.begin(), links.end(), std::not_fn(domain::isMade));
    return links;
}

QList<QUrl> urlsOf(const QList<TranscriptLink> &links)
{
    QList<QUrl> urls;
    for (const TranscriptLink &link : links)
        urls.append(link.url);
    return urls;
}

ReadDocument typedAs(const TranscriptLink &link, ReadDocument document)
{
    if (!link.type.isEmpty())
        document.type = link.type;
    return document;
}

Result<feed::ParsedTranscript> parsedTranscript(const ReadDocument &document)
{
    auto text = feed::parseTranscript(document.body, document.type);
    if (text)
        return text;
    Error error = text.error();
    error.url = document.url;
    return failure(error);
}

Future<Result<>> keepTranscript(storage::DatabaseThread &database,
                                EpisodeId episode,
                                const storage::StoredTranscript &copy,
                                const QList<QUrl> &present,
                                const feed::ParsedTranscript &text)
{
    return database.run(
        [episode, copy, present, cues = cuesOf(text)](storage::Connection &connection) {
            // One transaction: searches must not find cues of another transcript.
            return connection.transaction([&]() -> Result<> {
                storage::TranscriptStore store(connection);
                if (auto put = store.put(episode, copy, present); !put)
                    return put;
                return storage::CueStore(connection).put(episode, cues);
            });
        });
}

} // namespace dogear::documents
