// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Transcripts of an episode, in any of their formats, as one list of cues.
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

/// What one document says.
///
/// Cues are sorted by start and may overlap. Where the document gives no end, or one before the
/// start, a cue ends where a later one begins; the last then ends where it begins. The speaker is
/// there where the document names one; in SRT, plain text and HTML without `<cite>` that is
/// "Name: " at the start of a cue. Text is one line without markup.
struct ParsedTranscript
{
    QList<domain::Cue> cues;
    /// false: no cue has a time, all begin at 0. In a timed document, a paragraph without a time
    /// has that of the paragraph before it.
    bool isTimed = true;
    QStringList warnings; ///< what was left out; untranslated, for the log
};

/// Bounds on hostile or broken documents.
struct TranscriptLimits
{
    qsizetype maxBytes = qsizetype{16} * 1024 * 1024;
    qsizetype maxCues = 100'000;
};

/// Parses SRT, WebVTT, JSON (Podcasting 2.0, Podlove, Whisper), HTML or plain text. What it is is
/// seen from its content; the MIME \a type that a feed or a server gives is a hint, used where the
/// content leaves a choice. Single words with times are joined to cues that can be read.
///
/// A cue without a readable time costs that cue and a warning. No cues are a result.
///
/// \return the transcript, or an Error whose code is one of
///   EmptyInput       \a document has no bytes but white space
///   LimitExceeded    one of \a limits; `detail` names it
///   TruncatedInput   JSON that ends early
///   HtmlPage         a web page that has nothing of a transcript, and that no \a type announces or
///                    that asks for a password
///   UnsupportedFeed  JSON without a list of cues, XML, or no text at all
[[nodiscard]] Result<ParsedTranscript> parseTranscript(const QByteArray &document,
                                                       const QString &type = {},
                                                       const TranscriptLimits &limits = {});

} // namespace dogear::feed
