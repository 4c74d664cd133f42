// SPDX-License-Identifier: GPL-3.0-or-later
// dogear [--data-dir DIR] [URL|FILE|FOLDER …]
#include "application.h"
#include "start/event_loop_watchdog.h"
#include "start/language.h"
#include "start/unix_signals.h"
#include "version.h"

#include <desktop/single_instance.h>
#include <settings/data_folders.h>
#include <widgets/window_style.h>
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
        QApplication::translate("main",
                                "Address, feed file, OPML list, folder, or audio or video file to "
                                "follow."),
        u"[URL|FILE|FOLDER …]"_s);
    parser.process(app);
    return {.dataDir = parser.value(dataDir),
            .inputs = parser.positionalArguments(),
            .workingDirectory = QDir::currentPath()};
}

int complain(const QString &sentence)
{
    std::fprintf(stderr, "%s\n", qUtf8Printable(sentence));
    return 1;
}

/// The window that is there already takes over, if there is one: the exit code of this start.
std::optional<int> leaveToTheFirst(desktop::SingleInstance &instance,
                                   const ApplicationOptions &options)
{
    using Role = desktop::SingleInstance::Role;
    switch (instance.start(options.inputs, options.workingDirectory)) {
    case Role::First:
        return std::nullopt;
    case Role::Second:
        return 0;
    case Role::Unanswered:
        break;
    }
    return complain(QApplication::translate(
        "main",
        "Dogear is running already and does not answer; nothing was opened. Close it, or end it if "
        "it hangs, and start again."));
}

int run(Application &application, desktop::SingleInstance &instance)
{
    MainWindow &window = application.window();
    QObject::connect(
        &instance,
        &desktop::SingleInstance::requested,
        &window,
        [&application, &window](const QStringList &inputs, const QString &workingDirectory) {
            application.open(inputs, workingDirectory);
            window.bringToFront();
        });
    application.start();
    return QApplication::exec();
}

} // namespace

int main(int argc, char *argv[])
{
    const QApplication app(argc, argv);
    QApplication::setApplicationName(u"dogear"_s);
    QApplication::setApplicationDisplayName(u"Dogear"_s);
    QApplication::setApplicationVersion(QString::fromLatin1(version));
    QApplication::setDesktopFileName(u"org.dogear.Dogear"_s);
    QApplication::setStyle(new widgets::WindowStyle); // which is the application's
    const UnixSignals signalsToQuit; // a position is saved on SIGTERM as on any exit
    std::optional<EventLoopWatchdog> stallWatch;
    if (EventLoopWatchdog::isWanted())
        stallWatch.emplace();

    installTranslations();
    ApplicationOptions options = readOptions(app);
    const auto folders = settings::DataFolders::create(options.dataDir);
    if (!folders)
        return complain(words::errorSentence(folders.error()));
    desktop::SingleInstance instance(folders->database);
    if (const auto exitCode = leaveToTheFirst(instance, options))
        return *exitCode;
    for (;;) {
        const auto application = Application::create(options);
        if (!application)
            return complain(words::errorSentence(application.error()));
        const int exitCode = run(**application, instance);
        if (!(*application)->wantsRestart())
            return exitCode;
        options.inputs.clear(); // they were opened
    }
}
