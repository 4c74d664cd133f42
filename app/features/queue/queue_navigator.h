// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Connects the Next key of the desktop (MPRIS) to Up next.
///
/// Threads: GUI thread.
/// Owner:   DesktopSession; collaborators outlive it.
/// Tests:   tests/gui/tst_desktop.cpp

#include <desktop/track_navigator.h>

namespace dogear::listening {
class AutoAdvance;
} // namespace dogear::listening

namespace dogear::playback {
class Player;
} // namespace dogear::playback

namespace dogear {

class QueueNavigator final : public desktop::TrackNavigator
{
    Q_OBJECT

public:
    QueueNavigator(listening::AutoAdvance &autoAdvance, const playback::Player &player);

    [[nodiscard]] bool hasNext() const override;
    /// There is no previous episode: Up next does not keep the episodes that it has started. The
    /// user finds them under In progress and in the history.
    [[nodiscard]] bool hasPrevious() const override { return false; }
    void goNext() override;
    void goPrevious() override {}

private:
    listening::AutoAdvance &m_autoAdvance;
    const playback::Player &m_player;
};

} // namespace dogear
