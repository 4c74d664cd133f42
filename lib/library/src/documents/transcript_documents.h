// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What is done with the document of a transcript, whoever wanted it.
///
/// Threads: as each says.

#include <base/future.h>
#include <base/ids.h>
#include <base/result.h>
#include <domain/library.h>
#include <feed/transcript.h>
#include <library/document_reader.h>
#include <storage/transcript_store.h>

namespace dogear::storage {
class DatabaseThread;
} // namespace dogear::storage

namespace dogear::library {

/// The transcripts of \a episode that may be read, the best first. Any thread.
[[nodiscard]] QList<domain::TranscriptLink> transcriptsOf(const domain::EpisodeDetail &episode);

[[nodiscard]] QList<QUrl> urlsOf(const QList<domain::TranscriptLink> &links);

/// \a document with the type that \a link announces, if it does: servers know less.
[[nodiscard]] ReadDocument typedAs(const domain::TranscriptLink &link, ReadDocument document);

/// Or what feed::parseTranscript says, of the address of \a document. Any thread; takes a while.
[[nodiscard]] Result<feed::ParsedTranscript> parsedTranscript(const ReadDocument &document);

/// Stores \a copy of \a episode and what is said in it, for the search. \a present are the
/// addresses that the episode has now. GUI thread.
[[nodiscard]] Future<Result<>> keepTranscript(storage::DatabaseThread &database,
                                              EpisodeId episode,
                                              const storage::StoredTranscript &copy,
                                              const QList<QUrl> &present,
                                              const feed::ParsedTranscript &text);

} // namespace dogear::library
