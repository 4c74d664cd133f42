// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Plays an episode that a directory found: reads the feed of its show as a preview, finds
///        the episode there, and opens its page.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_found_episodes.cpp

#include <base/ids.h>
#include <base/latest_request.h>

#include <QObject>

namespace dogear::discovery {
struct ListedShow;
} // namespace dogear::discovery

namespace dogear::episodes {
class LinkedEpisodes;
} // namespace dogear::episodes

namespace dogear::listening {
class PlaybackSession;
} // namespace dogear::listening

namespace dogear::widgets {
class MessageBar;
} // namespace dogear::widgets

namespace dogear {

class DetailController;
class PreviewReader;

class FoundEpisodePlayer final : public QObject
{
    Q_OBJECT

public:
    FoundEpisodePlayer(PreviewReader &reader,
                       episodes::LinkedEpisodes &episodes,
                       listening::PlaybackSession &session,
                       DetailController &details,
                       widgets::MessageBar &messages);

    /// Plays the episode of \a hit, unless the user plays another one meanwhile. \pre \a hit has an
    /// episode
    void play(const discovery::ListedShow &hit);

signals:
    /// Emitted when the row \a key begins or ends being opened.
    void openingChanged(quint64 key, bool isOpening);

private:
    struct Attempt;
    void find(const Attempt &attempt, PodcastId show);
    void open(const Attempt &attempt, PodcastId show, EpisodeId episode);
    void end(const Attempt &attempt);

    PreviewReader &m_reader;
    episodes::LinkedEpisodes &m_episodes;
    listening::PlaybackSession &m_session;
    DetailController &m_details;
    widgets::MessageBar &m_messages;
};

} // namespace dogear
