// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Searches directories of podcasts once and waits until each has answered or failed.
///
/// Threads: GUI thread.
/// Owner:   the parent; sources outlive it.
/// Tests:   tests/integration/tst_dogearctl_discover.cpp

#include "command.h"

#include <discovery/directory_search.h>
#include <discovery/episode_list.h>
#include <discovery/show_list.h>

#include <QElapsedTimer>
#include <QObject>
#include <QPromise>

namespace dogear::ctl {

class DiscoverJob final : public QObject
{
    Q_OBJECT

public:
    /// \a library are the shows that the user follows.
    DiscoverJob(const QList<discovery::DirectorySource *> &sources,
                const QList<discovery::LibraryShow> &library,
                QObject *parent);

    /// Starts the search; call it once. \return the output of the command
    [[nodiscard]] Future<Outcome> start(const QString &words, discovery::Sought sought);

private:
    void finish();
    [[nodiscard]] Outcome outcome() const;

    discovery::DirectorySearch m_search;
    discovery::ShowList m_shows;
    discovery::EpisodeList m_episodes;
    QList<discovery::LibraryShow> m_library;
    QElapsedTimer m_time;
    QPromise<Outcome> m_promise;
};

} // namespace dogear::ctl
