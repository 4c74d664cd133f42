// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Parses transcripts of any supported format into one list of cues.
///
/// Pure: no network, files, clock or QObject; every function may be called from any thread.
///
/// Specs: https://github.com/Podcastindex-org/podcast-namespace, "Transcripts"
///        WebVTT https://www.w3.org/TR/webvtt1/; SubRip has none
/// Tests: tests/unit/feed/tst_transcripts.cpp, tests/corpus/tst_corpus_transcripts.cpp

#include <base/result.h>
#include <domain/chapter.h>

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

namespace dogear::feed {

/// Result of parsing one transcript.
///
/// Cues are sorted by start and may overlap. A cue without an end, or with one before its start,
/// ends where the next later cue starts; the last such cue ends at its own start. The speaker is
/// set if the document names one; in SRT, plain text and HTML without `<cite>` it is a "Name: " at
/// the start of a cue. The text is one line without markup.
struct ParsedTranscript
{
    QList<domain::Cue> cues;
    /// false: no cue has a time, all start at 0. In a timed document, a paragraph without a time
    /// gets the time of the paragraph before it.
    bool isTimed = true;
    QStringList warnings; ///< parts that were left out; untranslated, for the log
};

/// Limits for hostile or broken documents.
struct TranscriptLimits
{
    qsizetype maxBytes = qsizetype{16} * 1024 * 1024;
    qsizetype maxCues = 100'000;
};

/// Parses SRT, WebVTT, JSON (Podcasting 2.0, Podlove, Whisper), HTML or plain text. The content
/// decides which format it is; the MIME \a type of a feed or a server is only a hint where the
/// content is ambiguous. Cues of single words are joined to cues of readable length.
///
/// A cue without a readable time is left out with a warning. An empty list is a valid result.
///
/// \return the transcript, or an Error whose code is one of
///   EmptyInput       \a document has only white space
///   LimitExceeded    one of \a limits; `detail` names it
///   TruncatedInput   JSON that ends early
///   HtmlPage         a web page without elements of a transcript, which either \a type does not
///                    announce or which asks for a password
///   UnsupportedFeed  JSON without a list of cues, XML, or not a text at all
[[nodiscard]] Result<ParsedTranscript> parseTranscript(const QByteArray &document,
                                                       const QString &type = {},
                                                       const TranscriptLimits &limits = {});

} // namespace dogear::feed
