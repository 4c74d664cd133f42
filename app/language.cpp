// SPDX-License-Identifier: GPL-3.0-or-later
#include "language.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

#include <resources/translation_resource.h>

using namespace Qt::StringLiterals;

namespace dogear {

namespace {

void install(const QLocale &locale)
{
    auto *translator = new QTranslator(qApp);
    if (translator->load(locale, u"dogear"_s, u"_"_s, u":/i18n"_s))
        QCoreApplication::installTranslator(translator);
}

} // namespace

void installTranslations()
{
    if (!qApp->findChildren<QTranslator *>().isEmpty())
        return;
    resources::loadTranslations();
    install(QLocale(QLocale::English));
    if (QLocale().language() != QLocale::English)
        install(QLocale());
}

} // namespace dogear
