// SPDX-License-Identifier: GPL-3.0-or-later
#include "language.h"

#include "catalogue.h"

#include <QDir>
#include <QGuiApplication>
#include <QLibraryInfo>

#include <optional>
#include <resources/translation_resource.h>

using namespace Qt::StringLiterals;

namespace dogear {

namespace {

constexpr auto folder = ":/i18n"_L1;
constexpr auto prefix = "dogear_"_L1;

/// Returns the names of the catalogues as their files have them: "de", "pt_BR".
QStringList catalogueNames()
{
    resources::loadTranslations();
    QStringList names;
    const QStringList files =
        QDir(QString(folder)).entryList({u"dogear_*.qm"_s}, QDir::Files, QDir::Name);
    for (const QString &file : files)
        names.append(file.chopped(3).sliced(prefix.size()));
    return names;
}

/// Whether readers of \a wanted can read texts of \a offered: Portuguese of Brazil in Portugal, but
/// not simplified Chinese in Taiwan.
bool isReadable(const QLocale &offered, const QLocale &wanted)
{
    return offered.language() == wanted.language() && offered.script() == wanted.script();
}

/// Returns the name of the catalogue for the language \a tag, preferably that of its country.
std::optional<QString> catalogueFor(const QString &tag)
{
    const QString name = QString(tag).replace(u'-', u'_');
    const QStringList names = catalogueNames();
    if (names.contains(name))
        return name;
    const QLocale wanted(name);
    std::optional<QString> found;
    for (const QString &each : names) {
        const QLocale offered(each);
        if (!isReadable(offered, wanted))
            continue;
        if (offered.territory() == wanted.territory())
            return each;
        found = found.value_or(each);
    }
    return found;
}

/// Returns the catalogue for the first language of \a desktop that has one; English if none has.
QString desktopCatalogue(const QLocale &desktop)
{
    // More than one with LANGUAGE=de:fr.
    const QStringList tags = desktop.uiLanguages();
    for (const QString &tag : tags) {
        if (const auto found = catalogueFor(tag))
            return *found;
    }
    return u"en"_s;
}

/// Returns the formats for texts of \a catalogue that the user chose.
QLocale chosenFormats(const QString &catalogue, const QLocale &desktop)
{
    const QLocale own(catalogue);
    if (own.language() == QLocale::English)
        return words::englishLocale(desktop);
    if (catalogue.contains(u'_')) // it names its country
        return own;
    const QLocale local(own.language(), own.script(), desktop.territory());
    return isReadable(local, own) && local.territory() == desktop.territory() ? local : own;
}

/// Returns the formats for texts of \a catalogue that were chosen by the desktop's language.
QLocale desktopFormats(const QString &catalogue, const QLocale &desktop)
{
    const bool isSame = isReadable(QLocale(catalogue), desktop)
                        || (catalogue == "en"_L1 && desktop.language() == QLocale::C);
    // The system's locale itself, which also knows LC_NUMERIC and LC_TIME.
    return isSame ? desktop : chosenFormats(catalogue, desktop);
}

/// Installs \a catalogue if \a isLoaded, and deletes it otherwise.
void install(Catalogue *catalogue, bool isLoaded)
{
    if (isLoaded)
        QCoreApplication::installTranslator(catalogue);
    else
        delete catalogue;
}

void installTexts(const QString &code, const QString &name)
{
    auto *catalogue = new Catalogue(code, QCoreApplication::instance());
    install(catalogue, catalogue->load(QString(prefix + name), QString(folder)));
}

/// Installs Qt's own texts, which Debian has in the package qt6-translations-l10n.
void installQtTexts(const QString &code, const QLocale &locale)
{
    auto *catalogue = new Catalogue(code, QCoreApplication::instance());
    const QString path = QLibraryInfo::path(QLibraryInfo::TranslationsPath);
    install(catalogue, catalogue->load(locale, u"qtbase"_s, u"_"_s, path));
}

} // namespace

Language::Language(const QLocale &desktop)
    : m_desktop(desktop)
{}

QList<words::LanguageChoice> Language::choices()
{
    return words::languageChoices(catalogueNames());
}

void Language::use(const QString &code)
{
    m_code = code;
    const auto installed = QCoreApplication::instance()->findChildren<Catalogue *>();
    if (!installed.isEmpty() && installed.constFirst()->code() == code)
        return;
    qDeleteAll(installed); // a translator that is destroyed is also removed
    const std::optional<QString> chosen = code.isEmpty() ? std::nullopt : catalogueFor(code);
    const QString name = chosen ? *chosen : desktopCatalogue(m_desktop);
    const QLocale texts(name);
    QLocale::setDefault(chosen ? chosenFormats(name, m_desktop) : desktopFormats(name, m_desktop));
    // Qt asks the last one first. The English plurals are asked last: for English itself, and for
    // texts that a language lacks.
    installTexts(code, u"en"_s);
    installQtTexts(code, texts);
    if (name != "en"_L1)
        installTexts(code, name);
    // Explicitly: otherwise Qt asks its own texts, which may be missing. A program that only prints
    // a sentence has no layout.
    if (qobject_cast<QGuiApplication *>(QCoreApplication::instance()))
        QGuiApplication::setLayoutDirection(texts.textDirection());
}

} // namespace dogear
