// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What a person types, cut into its pieces.

#include <QList>
#include <QString>

namespace dogear::query {

struct KeyName;

/// One piece: -title:"graph trees"*
struct Piece
{
    bool isExcluded = false;
    const KeyName *key = nullptr; ///< none: words
    QString value;                ///< without quotes; words of a phrase have one space between them
    bool isPhrase = false;        ///< was in quotes
    bool isPrefix = false;        ///< ended with *
    qsizetype begin = 0;          ///< in the text
    qsizetype end = 0;

    [[nodiscard]] bool isOr() const; ///< the word that stands between alternatives
};

[[nodiscard]] QList<Piece> scan(const QString &text);

} // namespace dogear::query
