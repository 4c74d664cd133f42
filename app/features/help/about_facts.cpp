// SPDX-License-Identifier: GPL-3.0-or-later
#include "about_facts.h"

#include "library_versions.h"
#include "start/sound_module.h"
#include "version.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QSysInfo>

using namespace Qt::StringLiterals;

namespace dogear {

using widgets::LibraryFacts;
using widgets::VersionFact;

namespace {

/// Context of the translations, as these functions belong to no class.
struct AboutFacts
{
    Q_DECLARE_TR_FUNCTIONS(AboutFacts)
};

QString text(const char *version)
{
    return QString::fromLatin1(version);
}

} // namespace

QList<LibraryFacts> usedLibraries()
{
    QList<LibraryFacts> all{
        {u"Qt"_s, text(qVersion()), u"LGPL-3.0-only"_s, AboutFacts::tr("window, network")},
        {text(sqliteName), {}, u"blessing"_s, AboutFacts::tr("library")},
        {u"libxml2"_s, text(libxml2Version), u"MIT"_s, AboutFacts::tr("feeds")},
        {u"Gumbo"_s, text(gumboVersion), u"Apache-2.0"_s, AboutFacts::tr("show notes")},
        {u"FFmpeg"_s,
         text(libavformatVersion),
         u"LGPL-2.1-or-later, GPL-2.0-or-later"_s,
         AboutFacts::tr("media files")}};
    if (soundBackEnd() == "GStreamer"_L1)
        all.append({u"GStreamer"_s,
                    text(gstreamerVersion),
                    u"LGPL-2.1-or-later"_s,
                    AboutFacts::tr("playback")});
    return all
           + QList<LibraryFacts>{
               {u"libebur128"_s, text(ebur128Version), u"MIT"_s, AboutFacts::tr("loudness")},
               {u"Snowball (libstemmer)"_s, {}, u"BSD-3-Clause"_s, AboutFacts::tr("search")},
               {u"zlib"_s, text(zlibVersion), u"Zlib"_s, AboutFacts::tr("compressed data")},
               {u"libzip"_s, text(libzipVersion), u"BSD-3-Clause"_s, AboutFacts::tr("backups")},
               {u"QtKeychain"_s,
                text(keychainVersion),
                u"BSD-3-Clause"_s,
                AboutFacts::tr("passwords")},
               {u"tl::expected"_s, text(expectedVersion), u"CC0-1.0"_s, AboutFacts::tr("errors")}};
}

QList<VersionFact> versionFacts(FactLanguage language)
{
    const auto in = [language](const char *english) {
        return language == FactLanguage::English ? QString::fromLatin1(english)
                                                 : AboutFacts::tr(english);
    };
    QList<VersionFact> facts{
        {u"Dogear"_s, text(version)},
        {u"Qt"_s,
         in(QT_TRANSLATE_NOOP("AboutFacts", "%1 (built with %2)"))
             .arg(text(qVersion()), text(QT_VERSION_STR))},
        {in(QT_TRANSLATE_NOOP("AboutFacts", "Plays with")), soundBackEnd()},
        {in(QT_TRANSLATE_NOOP("AboutFacts", "System")), QSysInfo::prettyProductName()},
        {in(QT_TRANSLATE_NOOP("AboutFacts", "Kernel")),
         QSysInfo::kernelType() + u' ' + QSysInfo::kernelVersion()},
        {in(QT_TRANSLATE_NOOP("AboutFacts", "Processor")), QSysInfo::currentCpuArchitecture()},
        {in(QT_TRANSLATE_NOOP("AboutFacts", "Platform")), QGuiApplication::platformName()}};
    const QList<LibraryFacts> libraries = usedLibraries();
    for (const LibraryFacts &library : libraries) {
        if (library.name != "Qt"_L1)
            facts.append({library.name, library.version});
    }
    return facts;
}

} // namespace dogear
