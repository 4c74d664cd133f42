// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Which of several transcripts of an episode is read first.
///
/// Threads: pure; any thread.
/// Spec:    Podcasting 2.0 namespace, `podcast:transcript`
/// Tests:   tests/unit/domain/tst_transcript_choice.cpp

#include <domain/episode.h>

namespace dogear::domain {

/// The one that says most first.
enum class TranscriptFormat { Vtt, Json, Srt, Html, Text };

/// By the MIME type, else by the end of the address; Text if neither tells.
[[nodiscard]] TranscriptFormat formatOf(const TranscriptLink &link);

/// Whether documents of this format have times as a rule.
[[nodiscard]] bool isTimed(TranscriptFormat format);

/// "en" of "en-US", "en_us" and " EN "; empty if \a language is.
[[nodiscard]] QString primaryLanguage(const QString &language);

/// \a links without those at the same address, the best first: in the language of the show, where
/// a link that names none is in it; with times; announced as captions; in a better format; as the
/// feed has them. Where the show names no language, links that name none come first.
[[nodiscard]] QList<TranscriptLink> bestFirst(const QList<TranscriptLink> &links,
                                              const QString &showLanguage);

/// Stands for a transcript that was made on this computer; there is one for an episode at most.
[[nodiscard]] TranscriptLink madeTranscript();
[[nodiscard]] bool isMade(const TranscriptLink &link);

} // namespace dogear::domain
