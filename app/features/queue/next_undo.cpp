// SPDX-License-Identifier: GPL-3.0-or-later
#include "next_undo.h"

#include <listening/playback_session.h>
#include <listening/queue.h>
#include <playback/player.h>

#include <utility>

namespace dogear {

using listening::PlaybackSession;

NextUndo::NextUndo(PlaybackSession &session,
                   listening::Queue &queue,
                   widgets::UndoStack &undo,
                   QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_queue(queue)
    , m_undo(undo)
{
    connect(&session, &PlaybackSession::currentChanged, this, &NextUndo::followEpisode);
    if (const auto &current = session.current()) // in a window that replaces another one
        m_current = current->summary.id;
}

void NextUndo::begin()
{
    const auto &current = m_session.current();
    m_begun.reset();
    if (current)
        m_begun = Step{.from = current->summary.id,
                       .position = m_session.player().position(),
                       .wasPlaying = m_session.player().isPlayWanted(),
                       .queued = m_queue.ids().value(0)};
}

void NextUndo::followEpisode()
{
    const auto &current = m_session.current();
    const EpisodeId id = current ? current->summary.id : EpisodeId();
    if (std::exchange(m_current, id) == id) // its show was refreshed
        return;
    const auto step = std::exchange(m_begun, std::nullopt);
    const EpisodeId returning = std::exchange(m_returning, EpisodeId());
    if (step && id.isValid() && id != step->from) {
        const auto act = [this, step = *step, id] { return undo(step, id); };
        m_acts.append(m_undo.add({tr("Next episode"), act, {step->from, id}}));
    } else if (!returning.isValid() || returning != id) {
        forget();
    }
}

Future<Result<>> NextUndo::undo(const Step &step, EpisodeId next)
{
    m_returning = step.from;
    if (step.wasPlaying)
        m_session.playAt(step.from, step.position);
    else
        m_session.load(step.from); // at its position, which was saved when it was left
    if (step.queued != next)       // it came from its show, and was not in Up next
        return readyFuture(Result<>());
    return m_queue.playNext({next}).then(this, [](const Result<listening::Queue::Change> &queued) {
        return widgets::withoutValue(queued);
    });
}

void NextUndo::forget()
{
    for (const widgets::UndoStack::Key act : std::exchange(m_acts, {}))
        m_undo.remove(act);
}

} // namespace dogear
