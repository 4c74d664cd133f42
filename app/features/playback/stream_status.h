// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What the window shows of an episode that is streamed: how much of it is here, and what is
/// wrong with its origin.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/integration/tst_episode_media.cpp has what it shows

#include <QObject>

namespace dogear {
struct Error;
} // namespace dogear

namespace dogear::library {
class EpisodeMedia;
class PlaybackSession;
} // namespace dogear::library

namespace dogear::widgets {
class MessageBar;
class PlayerBar;
} // namespace dogear::widgets

namespace dogear {

class StreamStatus final : public QObject
{
    Q_OBJECT

public:
    StreamStatus(library::EpisodeMedia &media,
                 library::PlaybackSession &session,
                 widgets::PlayerBar &bar,
                 widgets::MessageBar &messages);

private:
    void showBuffered();
    void showProblem();
    void tellChanged();
    void tellNotStored(const Error &error);

    library::EpisodeMedia &m_media;
    widgets::PlayerBar &m_bar;
    widgets::MessageBar &m_messages;
};

} // namespace dogear
