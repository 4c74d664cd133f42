// SPDX-License-Identifier: GPL-3.0-or-later
#include <words/format.h>
#include <words/language_choice.h>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::words {

namespace {

/// Returns "Português (Brasil)" for "pt-BR": a code names a country only if the language differs
/// between countries. Chinese is named by its script, which the name contains already.
QString nameOf(const QString &code)
{
    const QString language = languageName(code);
    const QLocale locale(QString(code).replace(u'-', u'_'));
    if (!code.contains(u'-') || locale.language() == QLocale::Chinese)
        return language;
    return u"%1 (%2)"_s.arg(language, locale.nativeTerritoryName());
}

} // namespace

QList<LanguageChoice> languageChoices(const QStringList &codes)
{
    QList<LanguageChoice> choices;
    for (const QString &each : codes) {
        const QString code = QString(each).replace(u'_', u'-');
        choices.append({.code = code, .name = nameOf(code)});
    }
    // By code point, so that the order is the same in every language: Latin letters first.
    std::ranges::sort(choices, {}, &LanguageChoice::name);
    return choices;
}

QLocale englishLocale(const QLocale &desktop)
{
    if (desktop.language() == QLocale::English || desktop.language() == QLocale::C)
        return desktop;
    const QLocale local(QLocale::English, desktop.territory());
    return local.territory() == desktop.territory()
               ? local
               : QLocale(QLocale::English, QLocale::UnitedKingdom);
}

} // namespace dogear::words
