// SPDX-License-Identifier: GPL-3.0-or-later
// dogear [--data-dir DIR] [URL|LINK|FILE|FOLDER …]
#include "application.h"
#include "start/event_loop_watchdog.h"
#include "start/language.h"
#include "start/log_buffer.h"
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

/// Parses the command line; ends the program for --help, --version and unknown options.
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
        u"[URL|LINK|FILE|FOLDER …]"_s);
    parser.process(app);
    return {.dataDir = parser.value(dataDir),
            .inputs = parser.positionalArguments(),
            .workingDirectory = QDir::currentPath()};
}

/// Prints \a sentence to stderr. \return the exit code of a failed start
int complain(const QString &sentence)
{
    std::fprintf(stderr, "%s\n", qUtf8Printable(sentence));
    return 1;
}

/// Passes the inputs to a window that has the library open already.
/// \return the exit code of this process; nullopt if it is the first one and has to continue
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

/// Runs the event loop until the window is closed. \return the exit code
int run(Application &application, desktop::SingleInstance &instance)
{
    MainWindow &window = application.window();
    QObject::connect(
        &instance,
        &desktop::SingleInstance::requested,
        // The instance outlives the application when a backup is restored; the window as context
        // ends this connection.
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
    keepLog(); // first, so that a report also has what Qt logs while it starts
    const QApplication app(argc, argv);
    QApplication::setApplicationName(u"dogear"_s);
    QApplication::setApplicationDisplayName(u"Dogear"_s);
    QApplication::setApplicationVersion(QString::fromLatin1(version));
    QApplication::setDesktopFileName(u"org.dogear.Dogear"_s);
    QApplication::setStyle(new widgets::WindowStyle); // owned by the application
    const UnixSignals signalsToQuit; // so that SIGTERM saves the position, as any other exit does
    std::optional<EventLoopWatchdog> stallWatch;
    if (EventLoopWatchdog::isWanted())
        stallWatch.emplace();

    // Before the options are read, because --help prints translated texts.
    installTranslations();
    ApplicationOptions options = readOptions(app);
    const auto folders = settings::DataFolders::create(options.dataDir);
    if (!folders)
        return complain(words::errorSentence(folders.error()));
    // Next to the library, outside the loop: lock and socket stay in this process during a restore
    // (decision 59).
    desktop::SingleInstance instance(folders->database);
    if (const auto exitCode = leaveToTheFirst(instance, options))
        return *exitCode;
    // A second round after the user restored a backup, which needs a closed library.
    for (;;) {
        const auto application = Application::create(options);
        if (!application)
            return complain(words::errorSentence(application.error()));
        const int exitCode = run(**application, instance);
        if (!(*application)->wantsRestart())
            return exitCode;
        options.inputs.clear(); // the first round has opened them
    }
}
