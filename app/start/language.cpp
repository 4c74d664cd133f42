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

/// Installs the texts of \a program in the language of \a locale from \a folder.
/// \return whether the folder has them
bool install(const QLocale &locale, const QString &program, const QString &folder)
{
    auto *translator = new QTranslator(qApp);
    return translator->load(locale, program, u"_"_s, folder)
           && QCoreApplication::installTranslator(translator);
}

/// Returns the English of \a territory if there is one, else British English, as in Dogear's texts.
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
    // Installed first, so Qt asks it last: for texts that the desktop's language lacks.
    install(QLocale(QLocale::English), u"dogear"_s, u":/i18n"_s);
    const QLocale locale;
    if (locale.language() == QLocale::English || locale.language() == QLocale::C)
        return;
    // Qt's texts are installed only together with Dogear's: its Arabic translation would set the
    // layout of a window with English texts to right-to-left.
    if (install(locale, u"dogear"_s, u":/i18n"_s))
        install(locale, u"qtbase"_s, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    else
        QLocale::setDefault(englishLocale(locale.territory()));
}

} // namespace dogear
