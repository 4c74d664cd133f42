// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief One reader for each form of transcript; parseTranscript chooses among them.
///
/// Pure; any thread.

#include <feed/transcript.h>

namespace dogear::feed {

/// Whether there is a line "time --> time" near the start of \a text.
[[nodiscard]] bool hasTimeLine(const QString &text);

/// SRT, and WebVTT if \a text begins with its signature.
[[nodiscard]] Result<ParsedTranscript> parseTimedText(const QString &text,
                                                      const TranscriptLimits &limits);

[[nodiscard]] Result<ParsedTranscript> parseJsonTranscript(const QString &text,
                                                           const TranscriptLimits &limits);

/// `<cite>` names the speaker and `<time>` the start of the blocks that follow.
[[nodiscard]] Result<ParsedTranscript> parseHtmlTranscript(const QString &text,
                                                           const TranscriptLimits &limits);

/// Paragraphs between empty lines, or lines if there are none; "[1:02]" before one is its time.
[[nodiscard]] Result<ParsedTranscript> parsePlainTranscript(const QString &text,
                                                            const TranscriptLimits &limits);

} // namespace dogear::feed
