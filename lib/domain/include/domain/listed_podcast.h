// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Data of a show for a list row.
///
/// Smaller than a FollowedPodcast, because a list may have thousands of shows.

#include <base/error.h>
#include <base/ids.h>

#include <QStringList>
#include <QUrl>

#include <optional>

namespace dogear::domain {

struct ListedPodcast
{
    PodcastId id;
    QString title; ///< the displayed one: the user's own, else the feed's
    QUrl image;
    QStringList tags;
    bool hasOwnPicture = false;
    bool isArchived = false;
    bool wasFetched = false; ///< its feed was fetched successfully at least once
    int episodeCount = 0;
    int unplayedCount = 0;
    std::optional<Error> lastError;

    friend bool operator==(const ListedPodcast &, const ListedPodcast &) = default;
};

} // namespace dogear::domain
