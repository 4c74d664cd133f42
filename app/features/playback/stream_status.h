// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows which part of a streamed episode is stored, and the problems of its origin.
///
/// Threads: GUI thread.
/// Owner:   the player bar; collaborators outlive it.
/// Tests:   tests/integration/tst_episode_media.cpp tests the values that it shows

#include <QObject>

namespace dogear {
struct Error;
} // namespace dogear

namespace dogear::listening {
class EpisodeMedia;
class PlaybackSession;
} // namespace dogear::listening

namespace dogear::widgets {
class MessageBar;
class PlayerBar;
} // namespace dogear::widgets

namespace dogear {

class StreamStatus final : public QObject
{
    Q_OBJECT

public:
    StreamStatus(listening::EpisodeMedia &media,
                 listening::PlaybackSession &session,
                 widgets::PlayerBar &bar,
                 widgets::MessageBar &messages);

private:
    /// Marks the stored ranges on the position slider.
    void showBuffered();
    /// Shows the reason why the origin sends nothing, or that it does again.
    void showProblem();
    void tellChanged();
    void tellNotStored(const Error &error);

    listening::EpisodeMedia &m_media;
    widgets::PlayerBar &m_bar;
    widgets::MessageBar &m_messages;
};

} // namespace dogear
