// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Declares the commands of dogearctl, their arguments and their results.
///
/// A command starts its work and returns at once; the future finishes with the output. README.md of
/// the repository has the table of commands and the rules of their JSON.
///
/// Threads: GUI thread, here the main thread.
/// Tests:   tests/integration/tst_dogearctl.cpp

#include <base/error.h>
#include <base/future.h>
#include <library/library.h>
#include <library/networking.h>

#include <QJsonDocument>
#include <QList>
#include <QString>
#include <QStringList>

namespace dogear::ctl {

/// Result of a command. The exit code is 0 without errors, 2 if an error is InvalidQuery, otherwise
/// 1.
struct Outcome
{
    QJsonDocument json;    ///< printed with --json, unless it is null
    QString text;          ///< printed without --json; has no line break at its end
    QList<Error> errors;   ///< each is a sentence on stderr
    QString sentence = {}; ///< if not empty, printed on stderr instead of those of `errors`
    QString notice = {};   ///< if not empty, printed on stderr in addition; the command went on
    /// Printed on stderr in addition to `errors`, for failures that no Error describes.
    QStringList problems = {};
};

/// The command line except the name of the command.
struct Arguments
{
    QString dataDir; ///< value of --data-dir
    QStringList positional;
    QHash<QString, QString> options;           ///< long name without dashes → value
    library::Networking *networking = nullptr; ///< of the program; null in tests of a command
    SecretStore *secrets = nullptr;            ///< the keychain; null: none

    /// The value of the option \a name; empty if it was not given.
    [[nodiscard]] QString option(const QString &name) const { return options.value(name); }
    /// Whether the option \a name, which has no value, was given.
    [[nodiscard]] bool hasFlag(const QString &name) const { return options.contains(name); }
    /// Parses the first positional argument as the id of an episode. \pre there is one
    /// \return or InvalidQuery
    [[nodiscard]] Result<EpisodeId> episode() const;
    /// Parses all positional arguments from the index \a first on as ids of episodes.
    /// \return or InvalidQuery
    [[nodiscard]] Result<QList<EpisodeId>> episodes(qsizetype first) const;
};

/// One row of the table of commands.
struct Command
{
    QString name;
    QString usage;            ///< its arguments, for example "EPISODE_ID [--set MS]"
    QStringList valueOptions; ///< long names of options that take a value
    int minPositional = 0;
    int maxPositional = 0; ///< -1: any number
    Future<Outcome> (*run)(library::Library &library, const Arguments &arguments);
    QStringList flags = {}; ///< long names of options without a value
    QString help = {}; ///< printed by --help instead of the table, below the usage; may be empty
};

/// All commands in the order of the usage text.
[[nodiscard]] const QList<Command> &allCommands();

/// Makes an outcome that consists of \a error, in JSON `{error:{code, detail}}`.
[[nodiscard]] Outcome failedOutcome(const Error &error);
/// Makes a finished future with failedOutcome().
[[nodiscard]] Future<Outcome> failedNow(const Error &error);

// Defined in files that are named after the command or a group of commands.
Future<Outcome> runParse(library::Library &library, const Arguments &arguments);
Future<Outcome> runTags(library::Library &library, const Arguments &arguments);
Future<Outcome> runSubscribe(library::Library &library, const Arguments &arguments);
Future<Outcome> runImport(library::Library &library, const Arguments &arguments);
Future<Outcome> runExport(library::Library &library, const Arguments &arguments);
Future<Outcome> runRefresh(library::Library &library, const Arguments &arguments);
Future<Outcome> runShows(library::Library &library, const Arguments &arguments);
Future<Outcome> runHealth(library::Library &library, const Arguments &arguments);
Future<Outcome> runEpisodes(library::Library &library, const Arguments &arguments);
Future<Outcome> runShow(library::Library &library, const Arguments &arguments);
Future<Outcome> runDiscover(library::Library &library, const Arguments &arguments);
Future<Outcome> runCharts(library::Library &library, const Arguments &arguments);
Future<Outcome> runResolve(library::Library &library, const Arguments &arguments);
Future<Outcome> runStatistics(library::Library &library, const Arguments &arguments);
Future<Outcome> runSearch(library::Library &library, const Arguments &arguments);
Future<Outcome> runBookmarks(library::Library &library, const Arguments &arguments);
Future<Outcome> runList(library::Library &library, const Arguments &arguments);
Future<Outcome> runStation(library::Library &library, const Arguments &arguments);
Future<Outcome> runQueue(library::Library &library, const Arguments &arguments);
Future<Outcome> runDownload(library::Library &library, const Arguments &arguments);
Future<Outcome> runMark(library::Library &library, const Arguments &arguments);
Future<Outcome> runMcp(library::Library &library, const Arguments &arguments);
Future<Outcome> runBackup(library::Library &library, const Arguments &arguments);
Future<Outcome> runRestore(library::Library &library, const Arguments &arguments);
Future<Outcome> runCheck(library::Library &library, const Arguments &arguments);
Future<Outcome> runPosition(library::Library &library, const Arguments &arguments);
Future<Outcome> runSettings(library::Library &library, const Arguments &arguments);
Future<Outcome> runSync(library::Library &library, const Arguments &arguments);
Future<Outcome> runHosts(library::Library &library, const Arguments &arguments);

} // namespace dogear::ctl
