// SPDX-License-Identifier: GPL-3.0-or-later
#include "diagnostic_report.h"

#include "about_facts.h"

#include <settings/data_folders.h>

#include <QApplication>
#include <QDir>
#include <QLocale>
#include <QRegularExpression>
#include <QScreen>
#include <QStyle>

using namespace Qt::StringLiterals;

namespace dogear {

namespace {

QString environment(const char *name)
{
    const QString value = qEnvironmentVariable(name);
    return value.isEmpty() ? u"not set"_s : value;
}

QString section(const QString &title, const QStringList &lines)
{
    return title + u'\n' + QString(title.size(), u'-') + u'\n' + lines.join(u'\n') + u'\n';
}

QStringList versionLines(const DiagnosticFacts &facts)
{
    QStringList lines;
    const QList<widgets::VersionFact> all = versionFacts(FactLanguage::English);
    for (const widgets::VersionFact &fact : all) {
        const bool isSqlite = fact.name == QLatin1StringView(sqliteName);
        const QString version =
            isSqlite && facts.library ? facts.library->sqliteVersion : fact.version;
        lines.append(fact.name + u": "_s + (version.isEmpty() ? u"unknown"_s : version));
    }
    return lines;
}

QStringList desktopLines()
{
    const QFont font = QApplication::font();
    const bool isDark = QApplication::palette().color(QPalette::Window).lightness() < 128;
    QStringList lines{
        u"desktop: "_s + environment("XDG_CURRENT_DESKTOP"),
        u"session: "_s + environment("XDG_SESSION_TYPE"),
        u"style: "_s + QApplication::style()->name() + (isDark ? u", dark"_s : u", light"_s),
        u"font: %1, %2 pt, %3 px high"_s.arg(font.family())
            .arg(font.pointSizeF())
            .arg(QFontMetrics(font).height()),
        u"locale: %1, languages: %2, %3"_s.arg(QLocale().name(),
                                               QLocale().uiLanguages().join(u' '),
                                               QApplication::isRightToLeft() ? u"right to left"_s
                                                                             : u"left to right"_s)};
    const QList<QScreen *> screens = QApplication::screens();
    for (const QScreen *screen : screens)
        lines.append(u"screen: %1 x %2, scale %3, %4 dpi"_s.arg(screen->size().width())
                         .arg(screen->size().height())
                         .arg(screen->devicePixelRatio())
                         .arg(screen->logicalDotsPerInch()));
    return lines;
}

QStringList libraryLines(const settings::DataFolders &folders, const DiagnosticFacts &facts)
{
    QStringList lines{u"library: "_s + withoutHome(folders.database),
                      u"settings: "_s + withoutHome(folders.settings),
                      u"positions: "_s + withoutHome(folders.positions),
                      u"cache: "_s + withoutHome(folders.cache),
                      u"downloads: "_s + withoutHome(folders.downloads)};
    if (facts.libraryBytes)
        lines.append(u"size of the library: %1 bytes"_s.arg(*facts.libraryBytes));
    if (facts.library)
        lines.append(u"shows: %1, episodes: %2, downloads: %3"_s.arg(facts.library->shows)
                         .arg(facts.library->episodes)
                         .arg(facts.library->downloads));
    else
        lines.append(facts.libraryProblem.isEmpty() ? u"reading the library…"_s
                                                    : u"library: "_s + facts.libraryProblem);
    return lines;
}

} // namespace

QString withoutHome(const QString &path)
{
    const QString home = QDir::homePath();
    if (path == home || path.startsWith(home + u'/'))
        return u'~' + path.mid(home.size());
    QStringList parts = path.split(u'/');
    const QString user = home.section(u'/', -1);
    if (!user.isEmpty())
        std::ranges::replace(parts, user, u"user"_s);
    return parts.join(u'/');
}

QString diagnosticReport(const settings::DataFolders &folders, const DiagnosticFacts &facts)
{
    const QStringList sound =
        facts.sound.isEmpty() ? QStringList{u"nothing was played yet"_s} : facts.sound;
    const QStringList log = facts.log.isEmpty() ? QStringList{u"empty"_s} : facts.log;
    return QStringList{section(u"Versions"_s, versionLines(facts)),
                       section(u"Desktop"_s, desktopLines()),
                       section(u"Library"_s, libraryLines(folders, facts)),
                       section(u"Sound"_s, sound),
                       section(u"Log"_s, log)}
        .join(u'\n');
}

} // namespace dogear
