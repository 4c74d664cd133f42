// SPDX-License-Identifier: GPL-3.0-or-later
#include "month_names.h"

#include <QHash>
#include <QList>
#include <QLocale>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace dogear::feed {

namespace {

/// Languages whose months follow the Gregorian calendar, those with more podcasts first. A
/// territory is listed if its names differ from those of the language.
constexpr std::array languages = {
    "en"_L1,    "es"_L1,      "pt"_L1,     "de"_L1,    "fr"_L1,    "it"_L1,    "nl"_L1,
    "sv"_L1,    "pl"_L1,      "ru"_L1,     "tr"_L1,    "nb"_L1,    "da"_L1,    "fi"_L1,
    "cs"_L1,    "hu"_L1,      "ro"_L1,     "el"_L1,    "uk"_L1,    "id"_L1,    "vi"_L1,
    "th"_L1,    "he"_L1,      "ar"_L1,     "fa"_L1,    "hi"_L1,    "sk"_L1,    "hr"_L1,
    "sr"_L1,    "bg"_L1,      "sl"_L1,     "lt"_L1,    "lv"_L1,    "et"_L1,    "ca"_L1,
    "is"_L1,    "nn"_L1,      "gl"_L1,     "eu"_L1,    "af"_L1,    "ms"_L1,    "fil"_L1,
    "sw"_L1,    "ur"_L1,      "bn"_L1,     "ta"_L1,    "te"_L1,    "ml"_L1,    "mr"_L1,
    "gu"_L1,    "kn"_L1,      "pa"_L1,     "ne"_L1,    "ka"_L1,    "hy"_L1,    "az"_L1,
    "kk"_L1,    "uz"_L1,      "be"_L1,     "mk"_L1,    "bs"_L1,    "sq"_L1,    "mt"_L1,
    "ga"_L1,    "cy"_L1,      "lb"_L1,     "fo"_L1,    "eo"_L1,    "ko"_L1,    "ja"_L1,
    "zh"_L1,    "en_GB"_L1,   "de_AT"_L1,  "fr_CA"_L1, "pt_PT"_L1, "es_MX"_L1, "ar_SY"_L1,
    "ar_MA"_L1, "sr_Latn"_L1, "az_Cyrl"_L1};

/// A month that a name means, and the language in which it does.
struct Meaning
{
    int month = 0;
    qsizetype language = 0; ///< index in `languages`
};

using MonthTable = QHash<QString, QList<Meaning>>;

void add(MonthTable &table, const QString &name, Meaning meaning)
{
    const bool hasLetters = std::ranges::any_of(name, [](QChar c) { return c.isLetter(); });
    const bool hasDigits = std::ranges::any_of(name, [](QChar c) { return c.isDigit(); });
    if (!hasLetters || hasDigits) // "2月" is read as a number elsewhere
        return;
    QList<Meaning> &meanings = table[name];
    // The first language with a meaning has the most podcasts, so later ones add only other months.
    const bool isKnown = std::ranges::any_of(
        meanings, [&](const Meaning &known) { return known.month == meaning.month; });
    if (!isKnown)
        meanings.append(meaning);
}

/// Replaces umlauts by the letters that are written if a keyboard lacks them: "Maerz".
QString spelledOut(const QString &name)
{
    QString text = name.toLower();
    return text.replace(u'ä', "ae"_L1).replace(u'ö', "oe"_L1).replace(u'ü', "ue"_L1);
}

/// Adds short forms that CLDR does not have.
void addOthers(MonthTable &table)
{
    constexpr qsizetype german = 3;
    add(table, u"mrz"_s, {3, german});
    add(table, u"jaen"_s, {1, german});
}

/// Returns the names of \a month. The forms in a date and alone differ, as in Polish: "stycznia"
/// and "styczeń".
QStringList namesOf(int month, const QLocale &locale)
{
    QStringList names;
    for (const auto format : {QLocale::LongFormat, QLocale::ShortFormat})
        names << locale.monthName(month, format) << locale.standaloneMonthName(month, format);
    return names;
}

void addLanguage(MonthTable &table, const QLocale &locale, qsizetype language)
{
    for (int month = 1; month <= 12; ++month) {
        for (const QString &name : namesOf(month, locale)) {
            add(table, comparableName(name), {month, language});
            add(table, comparableName(spelledOut(name)), {month, language});
            if (locale.language() == QLocale::Hebrew) // with the prefix for "in"
                add(table, comparableName(QString(u'ב' + name)), {month, language});
        }
    }
}

MonthTable makeTable()
{
    MonthTable table;
    addOthers(table);
    for (qsizetype i = 0; i < qsizetype(languages.size()); ++i) {
        const QLocale locale(languages.at(size_t(i)));
        // QLocale returns C for a language that this version of Qt does not know.
        if (locale.language() != QLocale::C)
            addLanguage(table, locale, i);
    }
    return table;
}

const MonthTable &monthTable()
{
    static const MonthTable table = makeTable();
    return table;
}

bool hasWeekdayOf(qsizetype language, const QStringList &words)
{
    const QLocale locale(languages.at(size_t(language)));
    for (int day = 1; day <= 7; ++day) {
        for (const auto format : {QLocale::LongFormat, QLocale::ShortFormat}) {
            if (words.contains(comparableName(locale.dayName(day, format)))
                || words.contains(comparableName(locale.standaloneDayName(day, format))))
                return true;
        }
    }
    return false;
}

/// Tells whether \a c is an accent or point. Vowel signs in Indic and Thai words are letters.
bool isAccent(QChar c)
{
    const char16_t code = c.unicode();
    return (code >= 0x300 && code <= 0x36f) || (code >= 0x591 && code <= 0x5c7)
           || (code >= 0x610 && code <= 0x61a) || (code >= 0x64b && code <= 0x65f) || code == 0x640;
}

} // namespace

QString comparableName(QStringView word)
{
    QString name;
    // Decomposed, so that accents are separate characters; these two letters do not decompose.
    for (const QChar c : word.toString().toCaseFolded().normalized(QString::NormalizationForm_KD)) {
        const bool isOrnament = QStringView(u".'’ʼ`׳״॰").contains(c);
        if (isOrnament || isAccent(c))
            continue;
        name += c == u'ı' ? QChar(u'i') : c == u'ł' ? QChar(u'l') : c;
    }
    return name.trimmed();
}

std::optional<MonthName> findMonth(const QString &name, const QStringList &words)
{
    const auto found = monthTable().constFind(name);
    if (found == monthTable().cend())
        return std::nullopt;
    if (found->size() == 1)
        return MonthName{found->constFirst().month};
    // Weekdays in the date tell its language.
    for (const Meaning &meaning : *found) {
        if (hasWeekdayOf(meaning.language, words))
            return MonthName{meaning.month};
    }
    return MonthName{found->constFirst().month, true};
}

std::optional<int> findMonthByPrefix(const QString &name)
{
    int month = 0;
    for (auto entry = monthTable().cbegin(); entry != monthTable().cend(); ++entry) {
        if (!entry.key().startsWith(name))
            continue;
        for (const Meaning &meaning : *entry) {
            if (month != 0 && meaning.month != month)
                return std::nullopt;
            month = meaning.month;
        }
    }
    return month == 0 ? std::nullopt : std::optional(month);
}

} // namespace dogear::feed
