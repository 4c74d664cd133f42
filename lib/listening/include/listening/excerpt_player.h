// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Plays a part of an episode, and pauses at its end.
///
/// A listener who seeks away from the part, or plays another episode, is not paused.
///
/// Threads: GUI thread.
/// Owner:   the composition root; the session outlives it.
/// Tests:   tests/integration/tst_excerpt_player.cpp

#include <base/ids.h>

#include <QObject>

#include <chrono>
#include <optional>

namespace dogear::listening {

class PlaybackSession;

class ExcerptPlayer final : public QObject
{
    Q_OBJECT

public:
    explicit ExcerptPlayer(PlaybackSession &session, QObject *parent = nullptr);

    /// Plays \a id from \a start and pauses after \a duration; without a duration it plays on.
    void play(EpisodeId id, std::chrono::milliseconds start, std::chrono::milliseconds duration);

private:
    void handleProgress(std::chrono::milliseconds position);

    struct Part
    {
        EpisodeId id;
        std::chrono::milliseconds start{};
        std::chrono::milliseconds end{};
    };

    PlaybackSession &m_session;
    std::optional<Part> m_part; ///< the part that is playing, or that was requested
};

} // namespace dogear::listening
