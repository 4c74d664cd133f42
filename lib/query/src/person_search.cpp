// SPDX-License-Identifier: GPL-3.0-or-later
#include "letters.h"
#include "scanner.h"

#include <query/person_search.h>
#include <query/words.h>

using namespace Qt::StringLiterals;

namespace dogear::query {

QString personSearch(const QString &name)
{
    if (wordsOf(name).isEmpty())
        return {};
    QString phrase;
    for (const QChar c : name) {
        const QChar::Category category = c.category();
        const bool isInvisible =
            category == QChar::Other_Control || category == QChar::Other_Format;
        // A quote would end the phrase, and a direction mark would reorder the search field. Both
        // stand between words in the index, too; a joiner stands inside of one.
        if (isInvisible && kindOf(c.unicode()) == Letter::Mark)
            continue;
        phrase += isQuote(c) || isInvisible ? u' ' : c;
    }
    return u"person:\""_s + phrase.simplified() + u'"';
}

} // namespace dogear::query
