// SPDX-License-Identifier: GPL-3.0-or-later
// dogearctl download: a window that has the library open fetches; without one this program does.
#include "command.h"
#include "download_run.h"

namespace dogear::ctl {

Future<Outcome> runDownload(library::Library &library, const Arguments &arguments)
{
    const auto ids = arguments.episodes(0);
    if (!ids)
        return failedNow(ids.error());
    const auto folders = settings::DataFolders::create(arguments.dataDir);
    if (!folders)
        return failedNow(folders.error());
    // The library's child: it goes before the library does.
    auto *run = new DownloadRun(library, *folders, *ids, &library.episodes());
    return run->start();
}

} // namespace dogear::ctl
