// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Plays the newest episode of a show.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_discover.cpp

#include <base/ids.h>

#include <QObject>

namespace dogear::episodes {
class Episodes;
} // namespace dogear::episodes

namespace dogear::listening {
class PlaybackSession;
} // namespace dogear::listening

namespace dogear::widgets {
class MessageBar;
} // namespace dogear::widgets

namespace dogear {

class NewestEpisode final : public QObject
{
    Q_OBJECT

public:
    NewestEpisode(episodes::Episodes &episodes,
                  listening::PlaybackSession &session,
                  widgets::MessageBar &messages,
                  QObject *parent);

    /// Plays the newest episode of \a show that has a media file, unless the user plays something
    /// else before it is found.
    void play(PodcastId show);

private:
    episodes::Episodes &m_episodes;
    listening::PlaybackSession &m_session;
    widgets::MessageBar &m_messages;
};

} // namespace dogear
