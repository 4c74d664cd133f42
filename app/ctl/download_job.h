// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Downloads given episodes, prints the progress on stderr, and returns the results.
///
/// While a window has the library open, from the start or later, the episodes are only queued and
/// the window downloads them: two programs would write to the same files (decision 50).
///
/// Threads: GUI thread.
/// Owner:   the parent; the library outlives it.
/// Tests:   tests/integration/tst_dogearctl_download.cpp

#include "command.h"

#include <base/clock.h>
#include <downloads/downloads.h>
#include <settings/data_folders.h>

#include <QElapsedTimer>
#include <QHash>
#include <QObject>
#include <QPromise>
#include <QSet>
#include <QTimer>

#include <chrono>
#include <memory>
#include <optional>
#include <stream/streamer.h>

namespace dogear::ctl {

class DownloadJob final : public QObject
{
    Q_OBJECT

public:
    /// \a library outlives it. \a timeout is the time without received bytes after which the run
    /// ends if a server does not answer; the unfinished episodes stay queued. \a connections: see
    /// stream::Streamer.
    DownloadJob(library::Library &library,
                const settings::DataFolders &folders,
                const QList<EpisodeId> &ids,
                std::chrono::seconds timeout,
                std::shared_ptr<net::Connections> connections,
                QObject *parent);

    /// Starts the run; call it once. \return the output of the command
    [[nodiscard]] Future<Outcome> start();

private:
    /// Fails with NotFound if an episode does not exist, before any is queued.
    void checkIds();
    /// Queues the episodes, then downloads them unless a window is open.
    void add();
    void follow();
    /// Records why the download \a id receives nothing, although it has not failed.
    void handleProgress(EpisodeId id);
    /// Checks once per second whether the run has to end early, and prints the progress.
    void look();
    /// Reports each unencrypted download once.
    void reportUnencrypted();
    void reportProgress();
    /// Reads the stored downloads, and ends the run if \a isEnd or none is waiting.
    void ask(bool isEnd);
    void take(const QList<domain::Download> &downloads, bool isEnd);
    void finish(const Outcome &outcome);
    /// Whether a window has the library open.
    [[nodiscard]] bool hasWindow() const;
    /// The reason why all downloads are blocked; empty if they are not.
    [[nodiscard]] QString blockedText() const;
    /// Whether the patience with a server that does not answer is over.
    [[nodiscard]] bool isGivenUp() const;

    library::Library &m_library;
    settings::DataFolders m_folders;
    QList<EpisodeId> m_ids;
    std::chrono::milliseconds m_timeout;
    SystemClock m_clock;
    stream::Streamer m_streamer;
    std::unique_ptr<downloads::Downloads> m_downloads;
    QPromise<Outcome> m_promise;
    bool m_isFinished = false;
    QTimer m_pollTimer;
    QElapsedTimer m_sincePrinted;       ///< since the progress was printed last
    QString m_printed;                  ///< the progress that was printed last
    QSet<EpisodeId> m_unencrypted;      ///< reported already
    QHash<EpisodeId, Error> m_problems; ///< present problems of waiting downloads
    QElapsedTimer m_sinceSomethingCame; ///< since bytes were received last
    std::optional<Error> m_problem;     ///< last temporary problem of a server
};

} // namespace dogear::ctl
