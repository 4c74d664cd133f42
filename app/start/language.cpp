// SPDX-License-Identifier: GPL-3.0-or-later
#include "language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <resources/translation_resource.h>

using namespace Qt::StringLiterals;

namespace dogear {

namespace {

/// \return whether \a folder has texts of \a program in the language of \a locale
bool install(const QLocale &locale, const QString &program, const QString &folder)
{
    auto *translator = new QTranslator(qApp);
    return translator->load(locale, program, u"_"_s, folder)
           && QCoreApplication::installTranslator(translator);
}

/// English as it is written where the user is, or else British, as Dogear's texts are.
QLocale englishLocale(QLocale::Territory territory)
{
    const QLocale local(QLocale::English, territory);
    return local.territory() == territory ? local
                                          : QLocale(QLocale::English, QLocale::UnitedKingdom);
}

} // namespace

void installTranslations()
{
    if (!qApp->findChildren<QTranslator *>().isEmpty())
        return;
    resources::loadTranslations();
    install(QLocale(QLocale::English), u"dogear"_s, u":/i18n"_s);
    const QLocale locale;
    if (locale.language() == QLocale::English || locale.language() == QLocale::C)
        return;
    // Not Qt's texts without ours: an Arabic Qt would turn a window of English texts from right to
    // left.
    if (install(locale, u"dogear"_s, u":/i18n"_s))
        install(locale, u"qtbase"_s, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    else
        QLocale::setDefault(englishLocale(locale.territory()));
}

} // namespace dogear
