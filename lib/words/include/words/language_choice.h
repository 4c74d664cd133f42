// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lists languages of texts for the user to choose from, and finds the formats that go with
///        English texts.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/words/tst_language_choice.cpp

#include <QList>
#include <QLocale>
#include <QString>
#include <QStringList>

namespace dogear::words {

/// A language in which the program has texts.
struct LanguageChoice
{
    QString code; ///< BCP 47: "de", "pt-BR"
    QString
        name; ///< in that language, so that its readers find it: "Deutsch", "Português (Brasil)"

    friend bool operator==(const LanguageChoice &, const LanguageChoice &) = default;
};

/// Returns the languages \a codes (BCP 47, also with "_") with their names, sorted by name.
[[nodiscard]] QList<LanguageChoice> languageChoices(const QStringList &codes);

/// Returns the locale whose dates and numbers go with English texts: \a desktop if it is English,
/// else the English of its country if there is one, else British English, as in Dogear's texts.
[[nodiscard]] QLocale englishLocale(const QLocale &desktop);

} // namespace dogear::words
