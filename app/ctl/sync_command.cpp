// SPDX-License-Identifier: GPL-3.0-or-later
// dogearctl sync run|status|log|retry|folder PATH. A run is not possible while a window is open:
// the window knows which episode plays, and syncs by itself.
#include "command.h"
#include "sync_job.h"
#include "window_lock.h"

#include <settings/data_folders.h>

using namespace Qt::StringLiterals;

namespace dogear::ctl {

namespace {

Outcome refusedByWindow()
{
    Outcome refused = failedOutcome({.code = ErrorCode::LibraryInUse});
    // The sentence of the error advises to restore a backup.
    refused.sentence = u"Dogear is open and syncs by itself. Choose Sync now in its Library menu, "
                       "or close it."_s;
    return refused;
}

} // namespace

Future<Outcome> runSync(library::Library &library, const Arguments &arguments)
{
    const QString word = arguments.positional.value(0, u"status"_s);
    const bool isRun = word == "run"_L1;
    if (arguments.hasFlag(u"everything"_s) && !isRun)
        return failedNow({.code = ErrorCode::InvalidQuery, .detail = u"--everything"_s});
    const bool isFolder = word == "folder"_L1;
    if (arguments.positional.size() != (isFolder ? 2 : 1) && !arguments.positional.isEmpty())
        return failedNow({.code = ErrorCode::InvalidQuery, .detail = arguments.positional.last()});
    // A child of a part of the library that is destroyed before all that sync uses.
    const auto job = [&] { return new SyncJob(library, arguments, &library.queue()); };
    if (word == "status"_L1)
        return job()->status();
    if (word == "log"_L1)
        return job()->log();
    if (word == "retry"_L1)
        return job()->retry();
    if (isFolder)
        return job()->addFolder(arguments.positional.at(1));
    if (!isRun)
        return failedNow({.code = ErrorCode::InvalidQuery, .detail = word});
    const auto folders = settings::DataFolders::create(arguments.dataDir);
    if (!folders)
        return failedNow(folders.error());
    if (hasWindow(*folders))
        return readyFuture(refusedByWindow());
    return job()->run(arguments.hasFlag(u"everything"_s) ? sync::PullScope::Everything
                                                         : sync::PullScope::AsDue);
}

} // namespace dogear::ctl
