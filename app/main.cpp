// SPDX-License-Identifier: GPL-3.0-or-later
// dogear [--data-dir DIR] [--minimised] [--play …] [URL|LINK|FILE|FOLDER …]
#include "application.h"
#include "start/command_line.h"
#include "start/event_loop_watchdog.h"
#include "start/language.h"
#include "start/log_buffer.h"
#include "start/unix_signals.h"
#include "start_requests.h"
#include "version.h"

#include <desktop/single_instance.h>
#include <net/proxy.h>
#include <settings/data_folders.h>
#include <widgets/window_style.h>
#include <words/error_text.h>

#include <QApplication>

#include <cstdio>
#include <memory>
#include <optional>
#include <utility>

using namespace Qt::StringLiterals;
using namespace dogear;

namespace {

using desktop::SingleInstance;
using Role = SingleInstance::Role;

/// This process among those of the library.
struct Start
{
    std::unique_ptr<SingleInstance> instance;
    Role role = Role::First;
};

/// Becomes the first process of the library, or passes the request to it.
/// \return or the error of the folders, which cannot be created
Result<Start> claimLibrary(const CommandLine &line)
{
    return settings::DataFolders::create(line.dataDir)
        .map([&](const settings::DataFolders &folders) {
            // Next to the library, outside the loop of main(): lock and socket stay in this process
            // during a restore (decision 59).
            Start start{.instance = std::make_unique<SingleInstance>(folders.database)};
            start.role = start.instance->start(line.request);
            return start;
        });
}

/// Prints \a sentence to stderr. \return the exit code of a failed start
int complain(const QString &sentence)
{
    std::fprintf(stderr, "%s\n", qUtf8Printable(sentence));
    return 1;
}

/// Says what commands for the player find that no window runs. \return the exit code
int reportNothingToDo(int &argc, char *argv[])
{
    const QCoreApplication app(argc, argv);
    Language().use({});
    complain(QCoreApplication::translate("main", "Dogear is not running, so nothing was done."));
    return 0;
}

/// Runs the window, again after the user restored a backup, which needs a closed library.
/// \return the exit code
int runWindows(const CommandLine &line, SingleInstance &instance)
{
    ApplicationOptions options{.dataDir = line.dataDir,
                               .inputs = line.request.inputs,
                               .workingDirectory = line.request.workingDirectory,
                               .commands = line.request.commands,
                               .isMinimised = line.request.isMinimised};
    for (;;) {
        const auto application = Application::create(options);
        if (!application)
            return complain(words::errorSentence(application.error()));
        followStartRequests(instance, **application);
        (*application)->start();
        const int exitCode = QApplication::exec();
        if (!(*application)->wantsRestart())
            (*application)->finish();
        if (!(*application)->wantsRestart())
            return exitCode;
        // The first round has done the rest of the command line.
        const desktop::StartRequest &next = (*application)->nextRequest();
        options = {.dataDir = line.dataDir,
                   .inputs = next.inputs,
                   .workingDirectory = next.workingDirectory,
                   .commands = next.commands,
                   .isMinimised = next.isMinimised};
    }
}

/// Starts the program with a window, unless another process has its library open. Finds out
/// \a line and \a start if they are not known yet.
int runProgram(int &argc, char *argv[], std::optional<CommandLine> line, std::optional<Start> start)
{
    const QApplication app(argc, argv);
    QApplication::setStyle(new widgets::WindowStyle); // owned by the application
    const UnixSignals signalsToQuit; // so that SIGTERM saves the position, as any other exit does
    std::optional<EventLoopWatchdog> stallWatch;
    if (EventLoopWatchdog::isWanted())
        stallWatch.emplace();
    // Before the options are read, because --help prints translated texts: the settings, which may
    // name another language, are in a folder that the options name.
    Language().use({});
    if (!line)
        line = processCommandLine(app);
    if (!start) {
        Result<Start> begun = claimLibrary(*line);
        if (!begun)
            return complain(words::errorSentence(begun.error()));
        start = *std::move(begun);
    }
    // Destroyed before the application object, whose event loop its socket uses.
    const std::unique_ptr<SingleInstance> instance = std::move(start->instance);
    if (start->role == Role::Second)
        return 0;
    if (start->role == Role::Unanswered) {
        return complain(QApplication::translate(
            "main",
            "Dogear is running already and does not answer; nothing was opened. Close it, or end "
            "it if it hangs, and start again."));
    }
    instance->listen();
    return runWindows(*line, *instance);
}

} // namespace

int main(int argc, char *argv[])
{
    keepLog();                      // first, so that a report also has what Qt logs while it starts
    net::keepProxyOffThisMachine(); // before the first thread starts
    QApplication::setApplicationName(u"dogear"_s);
    QApplication::setApplicationDisplayName(u"Dogear"_s);
    QApplication::setApplicationVersion(QString::fromLatin1(version));
    QApplication::setDesktopFileName(u"org.dogear.Dogear"_s);
    // Without an application object, which takes longer to create than all of this: a second start
    // ends here. Where that is not possible, runProgram() does it with one, and explains errors.
    const std::optional<CommandLine> line = parseCommandLine(toArguments(argc, argv));
    std::optional<Start> start;
    if (line) {
        if (Result<Start> begun = claimLibrary(*line))
            start = *std::move(begun);
    }
    if (start && start->role == Role::Second)
        return 0;
    if (start && start->role == Role::First && needsRunningWindow(line->request)) {
        start.reset();
        return reportNothingToDo(argc, argv);
    }
    return runProgram(argc, argv, line, std::move(start));
}
