// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds the episodes that a list or a station plays, and stores which of them plays when Up
///        next is empty.
///
/// Threads: GUI thread; futures finish there.
/// Owner:   the composition root; database and clock outlive it.
/// Tests:   tests/integration/tst_play_sources.cpp

#include <base/clock.h>
#include <base/future.h>
#include <base/ids.h>
#include <base/result.h>
#include <domain/play_source.h>
#include <storage/database_thread.h>

#include <QList>
#include <QObject>
#include <QSet>

#include <memory>
#include <optional>

namespace dogear::listening {

class PlaySources final : public QObject
{
    Q_OBJECT

public:
    PlaySources(storage::DatabaseThread &database, const Clock &clock, QObject *parent = nullptr);

    /// The first unplayed episodes of \a source that can be played, in its order, without
    /// \a excluded. A long search for episodes of a station runs in parts, so that it delays no
    /// other query. Nothing has no episodes.
    /// \return at most \a limit ids; NotFound if the list or the station does not exist
    [[nodiscard]] Future<Result<QList<EpisodeId>>> first(const domain::PlaySource &source,
                                                         const QSet<EpisodeId> &excluded,
                                                         int limit);
    /// The first unplayed episode of the list behind the first of \a recent that is in the list;
    /// from the beginning if none is. Never the first of \a recent, the episode in the player.
    [[nodiscard]] Future<Result<std::optional<EpisodeId>>> nextOfList(
        PlaylistId list,
        const QList<EpisodeId> &recent);

    /// What plays when Up next is empty; nothing if it was removed.
    [[nodiscard]] Future<Result<domain::NamedSource>> chosen();
    /// \return what was chosen before
    Future<Result<domain::NamedSource>> choose(const domain::PlaySource &source);

signals:
    /// Emitted after choose().
    void chosenChanged();

private:
    struct Search;

    [[nodiscard]] Future<Result<QList<EpisodeId>>> search(const std::shared_ptr<Search> &search);

    storage::DatabaseThread &m_database;
    const Clock &m_clock;
};

} // namespace dogear::listening
