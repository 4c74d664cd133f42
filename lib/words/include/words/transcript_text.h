// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What transcripts are called, and what is said when one cannot be read.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/words/tst_transcript_text.cpp

#include <base/error.h>
#include <domain/bookmark.h>
#include <domain/transcript_choice.h>

#include <QList>
#include <QString>
#include <QStringList>

namespace dogear::words {

/// "English, subtitles (VTT)" for each of \a links, each by a name of its own: where two would be
/// called the same, the names of their files are added. Languages are called as they call
/// themselves, so that who reads one finds it.
[[nodiscard]] QStringList transcriptNames(const QList<domain::TranscriptLink> &links);

/// What went wrong and what to do, for who waits for a transcript; \a hasOlder: there is one of an
/// earlier day.
[[nodiscard]] QString transcriptErrorSentence(const Error &error, bool hasOlder);

/// \a text and, under it, shareText() of \a place: never the address of its enclosure, which may
/// be a listener's own.
[[nodiscard]] QString quoteText(const QString &text, const domain::Bookmark &place);

} // namespace dogear::words
