// SPDX-License-Identifier: GPL-3.0-or-later
// dogear [--data-dir DIR] [URL|FILE|OPML …]
#include "application.h"
#include "stall_watch.h"
#include "unix_signals.h"
#include "version.h"

#include <words/error_text.h>

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QIcon>

#include <cstdio>

using namespace Qt::StringLiterals;
using namespace dogear;

namespace {

ApplicationOptions readOptions(const QApplication &app)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        QApplication::translate("main", "A podcast player that keeps your place."));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption dataDir(
        u"data-dir"_s,
        QApplication::translate("main",
                                "Keep library, settings, positions and cache in one folder."),
        QApplication::translate("main", "folder"));
    parser.addOption(dataDir);
    parser.addPositionalArgument(
        u"show"_s,
        QApplication::translate("main", "Address or file of a feed or an OPML list to follow."),
        u"[URL|FILE|OPML …]"_s);
    parser.process(app);
    return {.dataDir = parser.value(dataDir),
            .inputs = parser.positionalArguments(),
            .workingDirectory = QDir::currentPath()};
}

} // namespace

int main(int argc, char *argv[])
{
    const QApplication app(argc, argv);
    QApplication::setApplicationName(u"dogear"_s);
    QApplication::setApplicationDisplayName(u"Dogear"_s);
    QApplication::setApplicationVersion(QString::fromLatin1(version));
    QApplication::setDesktopFileName(u"org.dogear.Dogear"_s);
    const UnixSignals signalsToQuit; // a position is saved on SIGTERM as on any exit
    std::optional<StallWatch> stallWatch;
    if (StallWatch::isWanted())
        stallWatch.emplace();

    const auto application = Application::create(readOptions(app));
    if (!application) {
        std::fprintf(stderr, "%s\n", qUtf8Printable(words::errorSentence(application.error())));
        return 1;
    }
    (*application)->start();
    return QApplication::exec();
}
