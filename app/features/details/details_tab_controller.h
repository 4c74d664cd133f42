// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Plays the excerpts and the versions that the tab Details of an episode offers, and loads
///        the replies to its posts.
///
/// A version is used until the program ends. If its episode is in the player, it continues there at
/// the same position.
///
/// Threads: GUI thread.
/// Owner:   the detail controller; collaborators outlive it.
/// Tests:   tests/gui/tst_details_flow.cpp

#include <documents/comments.h>
#include <listening/excerpt_player.h>

#include <QObject>

namespace dogear::listening {
class MediaSourceResolver;
class PlaybackSession;
} // namespace dogear::listening

namespace dogear {

class DetailController;

class DetailsTabController final : public QObject
{
    Q_OBJECT

public:
    DetailsTabController(listening::PlaybackSession &session,
                         listening::MediaSourceResolver &media,
                         net::HttpClient &http,
                         DetailController &details);

private:
    listening::ExcerptPlayer m_excerpts;
    documents::Comments m_comments;
};

} // namespace dogear
