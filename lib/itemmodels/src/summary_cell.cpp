// SPDX-License-Identifier: GPL-3.0-or-later
#include "summary_cell.h"

#include <itemmodels/episode_row.h>

namespace dogear::itemmodels {

using namespace std::chrono_literals;

QVariant summaryCell(const domain::EpisodeSummary &episode, int role)
{
    switch (role) {
    case Qt::DisplayRole:
    case EpisodeRoles::TitleRole:
        return episode.title;
    case EpisodeRoles::PodcastTitleRole:
        return episode.podcastTitle;
    case EpisodeRoles::ImageRole:
        return episode.image;
    case EpisodeRoles::PublishedRole:
        return episode.published ? QVariant(*episode.published) : QVariant();
    case EpisodeRoles::DurationRole:
        return QVariant::fromValue(episode.duration.value_or(0ms));
    case EpisodeRoles::PositionRole:
        return QVariant::fromValue(episode.state.position);
    case EpisodeRoles::IsPlayedRole:
        return episode.state.isPlayed;
    case EpisodeRoles::IsFavouriteRole:
        return episode.state.isFavourite;
    case EpisodeRoles::HasEnclosureRole:
        return episode.hasEnclosure;
    case EpisodeRoles::TypeRole:
        return QVariant::fromValue(episode.type);
    default:
        return {};
    }
}

} // namespace dogear::itemmodels
