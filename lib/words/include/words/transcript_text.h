// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Names transcripts, and explains why one cannot be read.
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

/// Returns "English, subtitles (VTT)" for each of \a links. Names are distinct: where two links
/// would have the same one, the names of their files are added. Each language is named in that
/// language, so that its readers recognise it.
[[nodiscard]] QStringList transcriptNames(const QList<domain::TranscriptLink> &links);

/// Says what went wrong and what the user can do. \a hasOlder: an older transcript of the episode
/// is kept and still shown.
[[nodiscard]] QString transcriptErrorSentence(const Error &error, bool hasOlder);

/// Returns \a text and, under it, shareText() of \a place. Never contains the address of the
/// enclosure, which may be personal to the listener.
[[nodiscard]] QString quoteText(const QString &text, const domain::Bookmark &place);

} // namespace dogear::words
