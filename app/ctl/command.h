// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What every dogearctl command takes and gives.
///
/// A command starts its work and returns at once; the future finishes with what is to be printed.
/// README.md has the table of commands and their JSON.

#include <base/error.h>
#include <base/future.h>
#include <library/library.h>

#include <QJsonDocument>
#include <QList>
#include <QString>
#include <QStringList>

namespace dogear::ctl {

/// What a command ends with. Exit code 0 without errors, else 1.
struct Outcome
{
    QJsonDocument json;    ///< printed with --json
    QString text;          ///< printed otherwise, without the last line break
    QList<Error> errors;   ///< one sentence each on stderr
    QString sentence = {}; ///< on stderr in place of theirs, where it says more
};

/// What was typed after the command's name.
struct Arguments
{
    QString dataDir; ///< of --data-dir
    QStringList positional;
    QHash<QString, QString> options; ///< long name without dashes → value

    [[nodiscard]] QString option(const QString &name) const { return options.value(name); }
    /// The first word, which is the id of an episode.
    [[nodiscard]] Result<EpisodeId> episode() const;
    /// All words from the one at \a first on, which are ids of episodes.
    [[nodiscard]] Result<QList<EpisodeId>> episodes(qsizetype first) const;
};

/// One row of the table of commands.
struct Command
{
    QString name;
    QString usage;            ///< what follows the name, for example "EPISODE_ID [--set MS]"
    QStringList valueOptions; ///< long names of options that take a value
    int minPositional = 0;
    int maxPositional = 0; ///< -1: any number
    Future<Outcome> (*run)(library::Library &library, const Arguments &arguments);
};

/// Every command there is, in the order of the usage text.
[[nodiscard]] const QList<Command> &allCommands();

/// An outcome that is only an error, also in JSON: `{error:{code, detail}}`.
[[nodiscard]] Outcome failedOutcome(const Error &error);
[[nodiscard]] Future<Outcome> failedNow(const Error &error);

// Each in a file of its own or with its kin.
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
Future<Outcome> runStatistics(library::Library &library, const Arguments &arguments);
Future<Outcome> runSearch(library::Library &library, const Arguments &arguments);
Future<Outcome> runBookmarks(library::Library &library, const Arguments &arguments);
Future<Outcome> runQueue(library::Library &library, const Arguments &arguments);
Future<Outcome> runDownload(library::Library &library, const Arguments &arguments);
Future<Outcome> runMark(library::Library &library, const Arguments &arguments);
Future<Outcome> runBackup(library::Library &library, const Arguments &arguments);
Future<Outcome> runRestore(library::Library &library, const Arguments &arguments);
Future<Outcome> runCheck(library::Library &library, const Arguments &arguments);
Future<Outcome> runPosition(library::Library &library, const Arguments &arguments);

} // namespace dogear::ctl
