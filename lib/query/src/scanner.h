// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Splits the text of a search into terms; parse.h gives them their meaning.

#include <QList>
#include <QString>

namespace dogear::query {

struct KeyName;

/// One term, for example -title:"graph trees"*
struct Piece
{
    bool isExcluded = false;
    const KeyName *key = nullptr; ///< null for a term without a key
    QString value;                ///< without quotes; single spaces between the words of a phrase
    bool isPhrase = false;        ///< the value was in quotes
    bool isPrefix = false;        ///< the value ended with *
    qsizetype begin = 0;          ///< offset in the text, in UTF-16 units
    qsizetype end = 0;

    [[nodiscard]] bool isOr() const; ///< the word OR (upper case) that joins alternatives
};

[[nodiscard]] QList<Piece> scan(const QString &text);

/// Returns whether \a c begins or ends a phrase. Typographic quotes do, too: they come with pasted
/// text.
[[nodiscard]] bool isQuote(QChar c);

} // namespace dogear::query
