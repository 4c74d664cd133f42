// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Makes libraries of another player.

#include <importers/player_library.h>

namespace dogear::test {

using namespace Qt::StringLiterals;

inline importers::PlayerShow playerShow(const QUrl &feed, const QString &title)
{
    importers::PlayerShow show;
    show.feed = feed;
    show.title = title;
    return show;
}

/// An episode of the show at index \a show, with its place at \a position.
inline importers::PlayerEpisode playerEpisode(qsizetype show,
                                              const QString &guid,
                                              std::chrono::seconds position = {})
{
    importers::PlayerEpisode episode;
    episode.show = show;
    episode.guid = guid;
    episode.position = position;
    return episode;
}

inline importers::PlayerEpisode playedEpisode(qsizetype show, const QString &guid)
{
    importers::PlayerEpisode episode = playerEpisode(show, guid);
    episode.state = importers::PlayedState::Played;
    return episode;
}

} // namespace dogear::test
