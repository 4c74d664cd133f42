// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lets the user undo Next episode: the episode before returns at its position, and the one
///        that was begun returns to the front of Up next.
///
/// As soon as another episode plays for another reason, going back would take the user away from
/// it, so these acts are forgotten then.
///
/// Threads: GUI thread.
/// Owner:   the QueueController; collaborators outlive it.
/// Tests:   tests/gui/tst_undo.cpp

#include <base/future.h>
#include <base/ids.h>
#include <base/result.h>
#include <widgets/undo_stack.h>

#include <QList>
#include <QObject>

#include <chrono>
#include <optional>

namespace dogear::listening {
class PlaybackSession;
class Queue;
} // namespace dogear::listening

namespace dogear {

class NextUndo final : public QObject
{
    Q_OBJECT

public:
    NextUndo(listening::PlaybackSession &session,
             listening::Queue &queue,
             widgets::UndoStack &undo,
             QObject *parent);

    /// Notes what plays now. Call it before the next episode is requested.
    void begin();

private:
    /// An episode that was left.
    struct Step
    {
        EpisodeId from;
        std::chrono::milliseconds position{};
        bool wasPlaying = false;
        EpisodeId queued; ///< the first of Up next, which may become the next one
    };

    void followEpisode();
    [[nodiscard]] Future<Result<>> undo(const Step &step, EpisodeId next);
    void forget();

    listening::PlaybackSession &m_session;
    listening::Queue &m_queue;
    widgets::UndoStack &m_undo;
    EpisodeId m_current;
    std::optional<Step> m_begun; ///< the next episode is not in the player yet
    EpisodeId m_returning;       ///< requested by undo(), and not in the player yet
    QList<widgets::UndoStack::Key> m_acts;
};

} // namespace dogear
