// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Declares one reader for each format of transcript; parseTranscript() chooses among them.
///
/// Pure; any thread.

#include <feed/transcript.h>

namespace dogear::feed {

/// Tells whether \a text has a line "time --> time" near its start.
[[nodiscard]] bool hasTimeLine(const QString &text);

/// Parses SRT, or WebVTT if \a text begins with its signature.
[[nodiscard]] Result<ParsedTranscript> parseTimedText(const QString &text,
                                                      const TranscriptLimits &limits);

[[nodiscard]] Result<ParsedTranscript> parseJsonTranscript(const QString &text,
                                                           const TranscriptLimits &limits);

/// Parses HTML: `<cite>` gives the speaker and `<time>` the start of the blocks that follow.
[[nodiscard]] Result<ParsedTranscript> parseHtmlTranscript(const QString &text,
                                                           const TranscriptLimits &limits);

/// Parses paragraphs between empty lines, or lines if there are none; they may begin with "[1:02]".
[[nodiscard]] Result<ParsedTranscript> parsePlainTranscript(const QString &text,
                                                            const TranscriptLimits &limits);

} // namespace dogear::feed
