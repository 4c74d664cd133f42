// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Connects the Next key of the desktop (MPRIS) to Up next.
///
/// Threads: GUI thread.
/// Owner:   DesktopSession; collaborators outlive it.
/// Tests:   tests/gui/tst_desktop.cpp

#include <desktop/track_neighbours.h>

namespace dogear::listening {
class Continuation;
} // namespace dogear::listening

namespace dogear::playback {
class Player;
} // namespace dogear::playback

namespace dogear {

class QueueNeighbours final : public desktop::TrackNeighbours
{
    Q_OBJECT

public:
    QueueNeighbours(listening::Continuation &continuation, const playback::Player &player);

    [[nodiscard]] bool hasNext() const override;
    /// There is no previous episode: Up next does not keep the episodes that it has started. The
    /// user finds them under In progress and in the history.
    [[nodiscard]] bool hasPrevious() const override { return false; }
    void goNext() override;
    void goPrevious() override {}

private:
    listening::Continuation &m_continuation;
    const playback::Player &m_player;
};

} // namespace dogear
