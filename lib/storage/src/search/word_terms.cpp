// SPDX-License-Identifier: GPL-3.0-or-later
#include "word_terms.h"

#include <storage/connection.h>

using namespace Qt::StringLiterals;

namespace dogear::storage {

Result<> openWordTerms(Connection &connection)
{
    return connection
        .execute(u"CREATE VIRTUAL TABLE IF NOT EXISTS temp.word_terms"
                 " USING fts5vocab(main, word_search, row)"_s)
        .map([](QSqlQuery *) {});
}

QString prefixEnd(const QString &prefix)
{
    return prefix + QString::fromUcs4(U"\U0010FFFF");
}

} // namespace dogear::storage
