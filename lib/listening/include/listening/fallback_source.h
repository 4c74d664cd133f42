// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Plays a list or a station when Up next is empty: remembers which, and what comes next.
///
/// Threads: GUI thread.
/// Owner:   the composition root; the sources outlive it.
/// Tests:   tests/integration/tst_play_sources.cpp

#include <base/future.h>
#include <base/ids.h>
#include <base/latest_request.h>
#include <base/result.h>
#include <domain/play_source.h>

#include <QList>
#include <QObject>
#include <QSet>
#include <QTimer>

#include <optional>

namespace dogear::listening {

class PlaySources;

class FallbackSource final : public QObject
{
    Q_OBJECT

public:
    explicit FallbackSource(PlaySources &sources, QObject *parent = nullptr);

    /// The chosen list or station, as of the last update.
    [[nodiscard]] const domain::NamedSource &source() const { return m_source; }
    /// The episode that it would play now, as of the last update; an invalid id if there is none.
    [[nodiscard]] EpisodeId upcoming() const { return m_upcoming; }
    /// Whether next() will most likely find an episode.
    [[nodiscard]] bool hasNext() const { return m_upcoming.isValid(); }

    /// Sets the episode in the player, which is never the next one; an invalid id if there is none.
    void setCurrent(EpisodeId id);
    /// Notes that the user leaves \a id unplayed, so that Next does not return to it. Once nothing
    /// else is left, it is played again.
    void skip(EpisodeId id);

    /// Finds the next episode.
    [[nodiscard]] Future<Result<std::optional<EpisodeId>>> next();

    /// Reads the choice and what comes next again: soon, and once for many calls.
    void update();

signals:
    /// Emitted when source() or upcoming() changed.
    void changed();
    void failed(const dogear::Error &error);

private:
    using Found = Result<std::optional<EpisodeId>>;

    void readNow();
    void take(const domain::NamedSource &source, EpisodeId upcoming);
    [[nodiscard]] Future<Found> find(const domain::PlaySource &source);
    [[nodiscard]] Future<Found> findOfStation(const domain::PlaySource &station);

    PlaySources &m_sources;
    domain::NamedSource m_source;
    EpisodeId m_current;
    EpisodeId m_upcoming;
    /// The episodes in the player since the source was chosen, the latest first: a list continues
    /// behind its own episode after those of Up next.
    QList<EpisodeId> m_recent;
    QSet<EpisodeId> m_skipped; ///< in this session
    QTimer m_updates;
    LatestRequest m_requests;
};

} // namespace dogear::listening
