// SPDX-License-Identifier: GPL-3.0-or-later
#include "mixed_queries.h"

#include "generated_text.h"

#include <array>
#include <functional>

using namespace Qt::StringLiterals;

namespace dogear::bench {

QStringList mixedQueries(int count)
{
    GeneratedText text(60'000, 7);
    const auto rare = [&] { return text.word(5'000 + text.below(50'000)); };
    const auto usual = [&] { return text.word(200 + text.below(2'000)); };
    const auto common = [&] { return text.word(text.below(100)); };
    const auto beginning = [&](int letters) { return QString(usual().left(letters) + u'*'); };
    const std::array<std::function<QString()>, 20> kinds = {
        [&] { return rare(); },
        [&] { return usual(); },
        [&] { return common(); },
        [&]() -> QString { return usual() + u' ' + usual(); },
        [&]() -> QString { return common() + u' ' + usual(); },
        [&]() -> QString { return common() + u' ' + common() + u' ' + usual(); },
        [&]() -> QString { return u'"' + common() + u' ' + usual() + u'"'; },
        [&] { return beginning(2); },
        [&] { return beginning(3); },
        [&] { return beginning(4); },
        [&] { return beginning(5); },
        [&]() -> QString { return usual() + u" -"_s + common(); },
        [&]() -> QString { return rare() + u" OR "_s + usual(); },
        [&]() -> QString { return u"title:"_s + usual(); },
        [&]() -> QString { return u"chapter:"_s + usual(); },
        [&]() -> QString { return u"transcript:"_s + usual(); },
        [&]() -> QString { return usual() + u" is:unplayed"_s; },
        [&]() -> QString { return usual() + u" after:2023-01 longer:20m"_s; },
        [&]() -> QString { return usual() + u" has:chapters"_s; },
        [&]() -> QString { return u"zzyzx"_s + usual(); },
    };
    QStringList queries;
    for (int i = 0; i < count; ++i)
        queries.append(kinds.at(size_t(i) % kinds.size())());
    return queries;
}

QStringList vagueQueries(int count)
{
    GeneratedText text(60'000, 8);
    const auto rare = [&] { return text.word(5'000 + text.below(50'000)); };
    const auto usual = [&] { return text.word(200 + text.below(2'000)); };
    const auto common = [&] { return text.word(text.below(100)); };
    // Two letters that changed places.
    const auto mistyped = [&] {
        QString word = usual();
        const int at = 1 + text.below(int(word.size()) - 2);
        const QChar letter = word.at(at);
        word[at] = word.at(at + 1);
        word[at + 1] = letter;
        return word;
    };
    const std::array<std::function<QStringList()>, 10> kinds = {
        [&] {
            return QStringList{rare(), rare(), rare()};
        },
        [&] {
            return QStringList{u"which"_s, u"episode"_s, usual(), usual(), rare()};
        },
        [&] {
            return QStringList{usual(), usual(), usual(), usual()};
        },
        [&] {
            return QStringList{common(), usual(), u"the"_s, rare()};
        },
        [&] {
            return QStringList{common(), common(), common(), usual()};
        },
        [&] {
            return QStringList{mistyped(), usual()};
        },
        [&] {
            return QStringList{mistyped(), common(), common()};
        },
        [&] {
            return QStringList{usual() + usual(), usual()};
        },
        [&] {
            return QStringList{u"zzyzx"_s + usual(), usual(), rare()};
        },
        [&] {
            return QStringList{usual(), rare(), u"is:unplayed"_s};
        },
    };
    QStringList queries;
    for (int i = 0; i < count; ++i)
        queries.append(kinds.at(size_t(i) % kinds.size())().join(u' '));
    return queries;
}

} // namespace dogear::bench
