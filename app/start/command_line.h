// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Parses the command line of the program with the window.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_command_line.cpp, tests/gui/tst_second_start.cpp

#include <desktop/start_request.h>

#include <QString>
#include <QStringList>

#include <optional>

class QCoreApplication;

namespace dogear {

struct CommandLine
{
    QString dataDir; ///< empty: the standard folders of the user
    desktop::StartRequest request;
};

/// Returns the arguments of main() with the name of the program in front.
[[nodiscard]] QStringList toArguments(int argc, char *argv[]);

/// Parses \a arguments, without an application object, which a second start does not need.
/// \return nullopt for --help, --version, unknown options, and options of Qt
[[nodiscard]] std::optional<CommandLine> parseCommandLine(const QStringList &arguments);

/// Parses the arguments of \a application, which has taken the options of Qt out. Ends the program
/// for --help, --version and unknown options, with translated texts.
[[nodiscard]] CommandLine processCommandLine(const QCoreApplication &application);

/// Whether \a request, without a running window, has nothing to do: it only wants to pause, stop or
/// go on from what is playing. Play and PlayPause resume the last episode.
[[nodiscard]] bool needsRunningWindow(const desktop::StartRequest &request);

} // namespace dogear
