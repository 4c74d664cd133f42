// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What a list tells of a show.
///
/// There may be thousands of them, and a FollowedPodcast knows more than is read of those at once.

#include <base/error.h>
#include <base/ids.h>

#include <QStringList>
#include <QUrl>

#include <optional>

namespace dogear::domain {

struct ListedPodcast
{
    PodcastId id;
    QString title; ///< what it is called here
    QUrl image;
    QStringList tags;
    bool hasOwnPicture = false;
    bool isArchived = false;
    bool wasFetched = false; ///< at least once
    int episodeCount = 0;
    int unplayedCount = 0;
    std::optional<Error> lastError;

    friend bool operator==(const ListedPodcast &, const ListedPodcast &) = default;
};

} // namespace dogear::domain
