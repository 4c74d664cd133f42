// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Parses and stores the document of a transcript, for every class that reads one.
///
/// Threads: named at each function.

#include <base/future.h>
#include <base/ids.h>
#include <base/result.h>
#include <documents/document_reader.h>
#include <domain/library.h>
#include <feed/transcript.h>
#include <storage/transcript_store.h>

namespace dogear::storage {
class DatabaseThread;
} // namespace dogear::storage

namespace dogear::documents {

/// The transcripts of \a episode that may be read, the best first. Any thread.
[[nodiscard]] QList<domain::TranscriptLink> transcriptsOf(const domain::EpisodeDetail &episode);

[[nodiscard]] QList<QUrl> urlsOf(const QList<domain::TranscriptLink> &links);

/// Returns \a document with the type that \a link announces, if any: servers often send a generic
/// one.
[[nodiscard]] ReadDocument typedAs(const domain::TranscriptLink &link, ReadDocument document);

/// Parses \a document. \return or an Error of feed::parseTranscript with the address of the
/// document. Any thread; slow
[[nodiscard]] Result<feed::ParsedTranscript> parsedTranscript(const ReadDocument &document);

/// Stores \a copy of \a episode, and the texts of its cues for searches. \a present contains the
/// addresses of the episode's transcripts now. GUI thread.
[[nodiscard]] Future<Result<>> keepTranscript(storage::DatabaseThread &database,
                                              EpisodeId episode,
                                              const storage::StoredTranscript &copy,
                                              const QList<QUrl> &present,
                                              const feed::ParsedTranscript &text);

} // namespace dogear::documents
