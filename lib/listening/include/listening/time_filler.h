// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Fills a length of time with episodes of a list or a station, each at the speed of its
///        show.
///
/// Threads: GUI thread; the choice is made on a pool thread.
/// Owner:   the caller; sources and database outlive it. Work in progress is dropped with it.
/// Tests:   tests/integration/tst_play_sources.cpp

#include <base/future.h>
#include <base/result.h>
#include <domain/library.h>
#include <domain/play_source.h>
#include <listening/time_fill.h>
#include <storage/database_thread.h>

#include <QObject>

namespace dogear::listening {

class PlaySources;

class TimeFiller final : public QObject
{
    Q_OBJECT

public:
    /// Number of episodes of a source from which the choice is made.
    static constexpr int maxCandidates = 150;

    /// Episodes that were chosen, and what they are.
    struct Choice
    {
        Filling filling;
        QList<domain::EpisodeSummary> episodes; ///< of `filling`, in the same order
    };

    TimeFiller(PlaySources &sources, storage::DatabaseThread &database, QObject *parent = nullptr);

    /// Chooses from the first unplayed episodes of \a source those that fill \a wish. \a speed is
    /// that of the shows without their own; \a current, the episode in the player, is left out.
    /// \return the choice, empty if there is nothing to play; or an error of PlaySources::first()
    [[nodiscard]] Future<Result<Choice>> fill(const domain::PlaySource &source,
                                              std::chrono::milliseconds wish,
                                              double speed,
                                              EpisodeId current = {});

private:
    PlaySources &m_sources;
    storage::DatabaseThread &m_database;
};

} // namespace dogear::listening
