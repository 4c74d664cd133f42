// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Chooses and plays an episode when the user presses Play while the player is empty.
///
/// The first of: the selected episode, the one on the detail page, the first of Up next, the newest
/// unplayed one.
///
/// Threads: GUI thread.
/// Owner:   the EpisodeController; collaborators outlive it.
/// Tests:   tests/gui/tst_episode_keys.cpp

#include <base/ids.h>

#include <QObject>

namespace dogear::episodes {
class Episodes;
} // namespace dogear::episodes

namespace dogear::listening {
class PlaybackSession;
class Queue;
} // namespace dogear::listening

namespace dogear::widgets {
class MessageBar;
} // namespace dogear::widgets

namespace dogear {

class EpisodeController;

class PlayStarter final : public QObject
{
    Q_OBJECT

public:
    PlayStarter(episodes::Episodes &episodes,
                listening::Queue &queue,
                listening::PlaybackSession &session,
                EpisodeController &selection,
                widgets::MessageBar &messages);

    void start();

private:
    /// The chosen episode; invalid if only the newest unplayed one is left, which startNewest()
    /// reads from the database.
    [[nodiscard]] EpisodeId choice() const;
    void startNewest();

    episodes::Episodes &m_episodes;
    listening::Queue &m_queue;
    listening::PlaybackSession &m_session;
    EpisodeController &m_selection;
    widgets::MessageBar &m_messages;
};

} // namespace dogear
