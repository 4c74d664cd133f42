// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Tells people what directories of podcasts answered, and where links lead.
///
/// error_text.h speaks of feeds and episodes; here a document is the answer of a directory.
///
/// Threads: pure; any thread. Times are shown in the time zone and the language of the session.
/// Tests:   tests/unit/words/tst_directory_text.cpp

#include <base/error.h>
#include <discovery/charts.h>
#include <discovery/directory_search.h>
#include <discovery/link_resolver.h>

#include <QString>

namespace dogear::words {

/// Returns the name of \a directory; with and without a key it is the same.
[[nodiscard]] QString directoryName(discovery::Directory directory);

/// Returns one or two sentences: why \a directory found nothing, and what to do.
[[nodiscard]] QString directoryErrorSentence(discovery::Directory directory, const Error &error);

/// Returns the same for a link that could not be followed up; names the server of \a error.
[[nodiscard]] QString lookupErrorSentence(const Error &error);

/// Returns the same for the chart of \a country, a name for people.
[[nodiscard]] QString chartErrorSentence(const QString &country, const Error &error);

/// Returns \a sentence, and that an answer of the time \a read is shown.
[[nodiscard]] QString storedAnswerSentence(const QString &sentence, const QDateTime &read);

/// Returns why \a lead has no feed, and what to do; empty with Problem::None.
[[nodiscard]] QString leadSentence(const discovery::ShowLead &lead);

// The user's key of Podcast Index and a keychain that did not answer: why the key was not read,
// stored or removed, and what to do.
[[nodiscard]] QString keyNotReadSentence();
[[nodiscard]] QString keyNotStoredSentence();
[[nodiscard]] QString keyNotRemovedSentence();

/// Returns "Apple: 12", "fyyd: asking…" or "Podcast Index: does not answer"; empty if it was not
/// asked.
[[nodiscard]] QString sourceStateText(const discovery::SourceProgress &progress);
/// Returns the same as whole sentences.
[[nodiscard]] QString sourceStateSentence(const discovery::SourceProgress &progress);

/// Returns the English name of a country of two letters, but the user's own country in the language
/// of the user; the letters in upper case if they are no country.
[[nodiscard]] QString countryName(const QString &code);

/// Returns the name of a category of charts; "All categories" for the id 0.
[[nodiscard]] QString chartCategoryName(const discovery::ChartCategory &category);

} // namespace dogear::words
