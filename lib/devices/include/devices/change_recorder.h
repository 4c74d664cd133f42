// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Records what the user does with episodes as actions, which sync uploads.
///
/// Follows every change that Episodes announces, whichever part of the program makes it, and asks
/// the log whether it knows the state already. So a favourite mark, a measured duration or a
/// repeated save adds nothing. While an episode plays, its position is saved every few seconds;
/// the place counts once it pauses. Records nothing unless sync is set up: the first run records
/// the states of before (sync/own_actions.h).
///
/// Threads: GUI thread; the log is written on the database thread, in the order of the changes.
/// Owner:   library::Library, so that dogearctl records, too; all collaborators outlive it.
/// Tests:   tests/integration/tst_change_recorder.cpp
/// Decision: README.md, "Changes are compared with the log".

#include <base/clock.h>
#include <base/error.h>
#include <base/ids.h>
#include <domain/episode_mark.h>

#include <QHash>
#include <QObject>

#include <chrono>
#include <optional>

namespace dogear::episodes {
class Episodes;
} // namespace dogear::episodes

namespace dogear::storage {
class DatabaseThread;
} // namespace dogear::storage

namespace dogear::devices {

class ChangeRecorder final : public QObject
{
    Q_OBJECT

public:
    ChangeRecorder(storage::DatabaseThread &database,
                   episodes::Episodes &episodes,
                   const Clock &clock,
                   QObject *parent = nullptr);

    /// Ignores changes of \a episode, which plays from \a position on, until endPlaying().
    void beginPlaying(EpisodeId episode, std::chrono::milliseconds position);
    void endPlaying();

    /// Records the present state of \a episode, if the log lacks it: that of the last session after
    /// a crash, for example.
    void record(EpisodeId episode);
    /// Does the same for many: for changes that Episodes does not announce, such as the undo of an
    /// import.
    void record(const QList<EpisodeId> &episodes);
    /// Does the same for states that came from another player, which count from when the episodes
    /// were last played.
    void recordImported(const QList<EpisodeId> &episodes);

    /// Ignores the change of episodes to \a marks until endApplying(): they come from the log.
    void beginApplying(const QList<domain::EpisodeMark> &marks);
    void endApplying();

signals:
    /// Emitted when actions were added that wait for their upload.
    void recorded();
    /// Emitted when a change could not be recorded; the library has it all the same.
    void failed(const dogear::Error &error);

private:
    struct Start
    {
        EpisodeId episode;
        std::chrono::seconds position{};
    };
    [[nodiscard]] bool isIgnored(EpisodeId episode, const domain::EpisodeState &state) const;
    enum class ActionTime { Now, LastPlayed };
    void recordAll(const QList<EpisodeId> &episodes, ActionTime time = ActionTime::Now);

    storage::DatabaseThread &m_database;
    const Clock &m_clock;
    std::optional<EpisodeId> m_playing;
    std::optional<Start> m_start; ///< where the episode that plays, or played last, began
    QHash<EpisodeId, domain::EpisodeState> m_applying;
};

} // namespace dogear::devices
