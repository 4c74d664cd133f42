// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Tells how long Up next lasts at the speed of now.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_up_next.cpp

#include <QObject>

#include <chrono>

namespace dogear::library {
class Queue;
} // namespace dogear::library

namespace dogear::playback {
class Player;
} // namespace dogear::playback

namespace dogear::widgets {
class EpisodeListPage;
} // namespace dogear::widgets

namespace dogear {

class QueueTime final : public QObject
{
    Q_OBJECT

public:
    QueueTime(library::Queue &queue, playback::Player &player, widgets::EpisodeListPage &list);

private:
    void ask();
    void show();

    library::Queue &m_queue;
    playback::Player &m_player;
    widgets::EpisodeListPage &m_list;
    std::chrono::milliseconds m_left{}; ///< at normal speed
};

} // namespace dogear
