// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Orders the transcripts of an episode from the best to the worst.
///
/// Threads: pure; any thread.
/// Spec:    Podcasting 2.0 namespace, `podcast:transcript`
/// Tests:   tests/unit/domain/tst_transcript_choice.cpp

#include <domain/episode.h>

namespace dogear::domain {

/// In the order of richness: the format with the most information is first.
enum class TranscriptFormat { Vtt, Json, Srt, Html, Text };

/// Determines the format from the MIME type, else from the file name; Text if both are unknown.
[[nodiscard]] TranscriptFormat formatOf(const TranscriptLink &link);

/// \return whether documents of \a format usually have times
[[nodiscard]] bool isTimed(TranscriptFormat format);

/// \return "en" for "en-US", "en_us" and " EN "; empty if \a language is empty
[[nodiscard]] QString primaryLanguage(const QString &language);

/// Sorts \a links, the best first, and removes all but the first link with the same address.
///
/// The criteria in order: in the language of the show, with times, announced as captions, better
/// format, order in the feed. A link without a language counts as in the language of the show. If
/// the show has no language, links without a language come first.
[[nodiscard]] QList<TranscriptLink> bestFirst(const QList<TranscriptLink> &links,
                                              const QString &showLanguage);

/// Makes the link that stands for a transcript made on this computer, at most one per episode.
[[nodiscard]] TranscriptLink madeTranscript();
[[nodiscard]] bool isMade(const TranscriptLink &link);

} // namespace dogear::domain
