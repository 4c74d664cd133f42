// SPDX-License-Identifier: GPL-3.0-or-later
#include "json_words.h"

#include <algorithm>
#include <array>
#include <utility>

namespace dogear::feed {

namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

} // namespace

bool isHex(char c)
{
    return isDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

bool isOfWord(char c)
{
    return isDigit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '$'
           || c == '-' || c == '+' || c == '.' || (c & 0x80);
}

bool isNumber(QByteArrayView word)
{
    qsizetype at = word.startsWith('-') ? 1 : 0;
    const auto digits = [&] {
        const qsizetype begin = at;
        while (at < word.size() && isDigit(word[at]))
            ++at;
        return at - begin;
    };
    const qsizetype begin = at;
    const qsizetype whole = digits();
    // "007" is not a number in JSON and stays text.
    if (whole == 0 || (whole > 1 && word[begin] == '0'))
        return false;
    if (at < word.size() && word[at] == '.') {
        ++at;
        if (digits() == 0)
            return false;
    }
    if (at < word.size() && (word[at] == 'e' || word[at] == 'E')) {
        ++at;
        if (at < word.size() && (word[at] == '+' || word[at] == '-'))
            ++at;
        if (digits() == 0)
            return false;
    }
    return at == word.size();
}

// A double holds every number of 15 decimal digits; longer ones may lose their last digits.
bool isBig(QByteArrayView word)
{
    return std::count_if(word.cbegin(), word.cend(), isDigit) > 15;
}

// Python and JavaScript write some values in words that JSON does not have.
QByteArray literal(QByteArrayView word)
{
    static constexpr std::array<std::pair<QByteArrayView, QByteArrayView>, 10> words = {
        {{"true", "true"},
         {"false", "false"},
         {"null", "null"},
         {"True", "true"},
         {"False", "false"},
         {"None", "null"},
         {"undefined", "null"},
         {"NaN", "null"},
         {"Infinity", "null"},
         {"-Infinity", "null"}}};
    const auto *const found =
        std::ranges::find(words, word, [](const auto &pair) { return pair.first; });
    return found == words.end() ? QByteArray() : found->second.toByteArray();
}

} // namespace dogear::feed
