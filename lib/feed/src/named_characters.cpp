// SPDX-License-Identifier: GPL-3.0-or-later
#include "named_characters.h"

#include <QHash>

#include <libxml/HTMLparser.h>

namespace dogear::feed {

namespace {

struct Name
{
    const char *name;
    char32_t character;
};

/// Names that HTML 5 added, for characters that some programs escape although they need not.
constexpr Name laterNames[] = {
    {"apos", U'\''},       {"excl", U'!'},        {"num", U'#'},         {"dollar", U'$'},
    {"percnt", U'%'},      {"lpar", U'('},        {"rpar", U')'},        {"ast", U'*'},
    {"plus", U'+'},        {"comma", U','},       {"period", U'.'},      {"sol", U'/'},
    {"colon", U':'},       {"semi", U';'},        {"equals", U'='},      {"quest", U'?'},
    {"commat", U'@'},      {"lsqb", U'['},        {"lbrack", U'['},      {"bsol", U'\\'},
    {"rsqb", U']'},        {"rbrack", U']'},      {"lowbar", U'_'},      {"grave", U'`'},
    {"lcub", U'{'},        {"lbrace", U'{'},      {"verbar", U'|'},      {"vert", U'|'},
    {"rcub", U'}'},        {"rbrace", U'}'},      {"Tab", U'\t'},        {"NewLine", U'\n'},
    {"hyphen", U'\u2010'}, {"dash", U'\u2010'},   {"rsquor", U'\u2019'}, {"rdquor", U'\u201d'},
    {"ldquor", U'\u201e'}, {"lsquor", U'\u201a'}, {"horbar", U'\u2015'}, {"numero", U'\u2116'},
    {"half", U'\u00bd'},   {"mldr", U'\u2026'},   {"check", U'\u2713'},  {"star", U'\u2606'},
    {"starf", U'\u2605'}};

/// Returns a table of all names, because libxml2 searches its list for each one.
const QHash<QByteArray, char32_t> &characters()
{
    static const QHash<QByteArray, char32_t> table = [] {
        // libxml2's list is not public, so each code point is looked up once; "diams" is the last.
        constexpr unsigned last = 9830; // diams
        QHash<QByteArray, char32_t> found;
        for (unsigned value = '"'; value <= last; ++value) {
            if (const htmlEntityDesc *entity = htmlEntityValueLookup(value))
                found.insert(entity->name, value);
        }
        for (const Name &later : laterNames)
            found.insert(later.name, later.character);
        return found;
    }();
    return table;
}

} // namespace

char32_t namedCharacter(const QByteArray &name)
{
    const char32_t character = characters().value(name);
    // Exact case first: "Eacute" and "eacute" are different characters.
    return character == 0 && name.isUpper() ? characters().value(name.toLower()) : character;
}

} // namespace dogear::feed
