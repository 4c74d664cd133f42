// SPDX-License-Identifier: GPL-3.0-or-later
#include <QVarLengthArray>
#include <QtGlobal>
#include <query/spelling.h>

#include <algorithm>
#include <utility>

namespace dogear::query {

int editDistance(QStringView typed, QStringView word, int limit)
{
    using Row = QVarLengthArray<int, 48>;
    const auto columns = word.size();
    Row before(columns + 1); // the row before `last`: for letters that changed places
    Row last(columns + 1);
    Row row(columns + 1);
    for (qsizetype column = 0; column <= columns; ++column)
        last[column] = int(column);
    for (qsizetype i = 1; i <= typed.size(); ++i) {
        row[0] = int(i);
        int minimum = row[0];
        for (qsizetype j = 1; j <= columns; ++j) {
            const int wrong = typed[i - 1] == word[j - 1] ? 0 : 1;
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + wrong});
            const bool changedPlaces =
                i > 1 && j > 1 && typed[i - 1] == word[j - 2] && typed[i - 2] == word[j - 1];
            if (changedPlaces)
                row[j] = std::min(row[j], before[j - 2] + 1);
            minimum = std::min(minimum, row[j]);
        }
        if (minimum > limit) // later rows are never smaller
            return limit + 1;
        std::swap(before, last);
        std::swap(last, row);
    }
    return last[columns];
}

int maxEdits(qsizetype letters)
{
    constexpr qsizetype minLetters = 4;
    constexpr qsizetype minLettersForTwo = 8;
    if (letters < minLetters)
        return 0;
    return letters < minLettersForTwo ? 1 : 2;
}

std::optional<double> correctionCost(QStringView typed, QStringView word)
{
    constexpr qsizetype minWrongBeginning = 5;
    constexpr double wrongBeginning = 0.5;
    const int limit = maxEdits(typed.size());
    if (limit == 0 || word.size() < 4 || qAbs(typed.size() - word.size()) > limit)
        return std::nullopt;
    const int count = editDistance(typed, word, limit);
    if (count > limit)
        return std::nullopt;
    const bool changedPlaces = word[0] == typed[1] && word[1] == typed[0];
    if (word[0] == typed[0] || changedPlaces)
        return count;
    if (count > 1 || typed.size() < minWrongBeginning)
        return std::nullopt;
    return count + wrongBeginning;
}

} // namespace dogear::query
