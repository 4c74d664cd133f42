// SPDX-License-Identifier: GPL-3.0-or-later
// dogearctl download: downloads episodes, unless a window has the library open; then the window
// does it.
#include "command.h"
#include "download_job.h"

using namespace Qt::StringLiterals;

namespace dogear::ctl {

namespace {

constexpr int defaultTimeout = 60; // seconds; --wait replaces it

} // namespace

Future<Outcome> runDownload(library::Library &library, const Arguments &arguments)
{
    const auto ids = arguments.episodes(0);
    if (!ids)
        return failedNow(ids.error());
    const auto folders = settings::DataFolders::create(arguments.dataDir);
    if (!folders)
        return failedNow(folders.error());
    const QString wait = arguments.option(u"wait"_s);
    bool isNumber = true;
    const int seconds = wait.isEmpty() ? defaultTimeout : wait.toInt(&isNumber);
    if (!isNumber || seconds < 0)
        return failedNow({ErrorCode::InvalidQuery, "--wait "_L1 + wait});
    // A child of a part of the library, so that the library outlives it.
    auto *run =
        new DownloadJob(library,
                        *folders,
                        *ids,
                        std::chrono::seconds(seconds),
                        arguments.networking ? arguments.networking->connections() : nullptr,
                        &library.episodes());
    return run->start();
}

} // namespace dogear::ctl
