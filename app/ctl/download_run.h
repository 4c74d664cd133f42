// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Downloads some episodes, tells on stderr how far it is, and ends with what became of
/// them.
///
/// While a window has the library open, now or later, it only queues them: two programs would write
/// into the same files.
///
/// Threads: GUI thread.
/// Tests:   tests/integration/tst_dogearctl_download.cpp

#include "command.h"

#include <base/clock.h>
#include <library/downloads.h>
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

class DownloadRun final : public QObject
{
    Q_OBJECT

public:
    /// \a library outlives it. \a patience: with servers from which nothing comes; what is missing
    /// then stays queued.
    DownloadRun(library::Library &library,
                const settings::DataFolders &folders,
                const QList<EpisodeId> &ids,
                std::chrono::seconds patience,
                QObject *parent);

    /// Once. \return what is printed at the end
    [[nodiscard]] Future<Outcome> start();

private:
    void checkIds();
    void add();
    void follow();
    void takeProgress(EpisodeId id);
    void look();
    /// Once for each.
    void tellUnencrypted();
    void tellProgress();
    /// Asks for what is stored, and ends if \a isEnd or nothing is to come.
    void ask(bool isEnd);
    void take(const QList<domain::Download> &downloads, bool isEnd);
    void finish(const Outcome &outcome);
    [[nodiscard]] bool hasWindow() const;
    [[nodiscard]] QString holdText() const;
    [[nodiscard]] bool isGivenUp() const;

    library::Library &m_library;
    settings::DataFolders m_folders;
    QList<EpisodeId> m_ids;
    std::chrono::milliseconds m_patience;
    SystemClock m_clock;
    stream::Streamer m_streamer;
    std::unique_ptr<library::Downloads> m_downloads;
    QPromise<Outcome> m_promise;
    bool m_isFinished = false;
    QTimer m_looks;
    QElapsedTimer m_sinceTold;
    QString m_told;
    QSet<EpisodeId> m_unencrypted;      ///< told already
    QHash<EpisodeId, Error> m_troubles; ///< why nothing came of them last
    QElapsedTimer m_sinceSomethingCame;
    std::optional<Error> m_trouble; ///< what is waited for to pass
};

} // namespace dogear::ctl
