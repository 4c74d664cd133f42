// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Holds the data of one address or link from the request to the report.
///
/// Threads: GUI thread.

#include <base/ids.h>
#include <domain/episode_clues.h>
#include <subscriptions/subscriptions.h>

#include <QString>
#include <QUrl>

#include <chrono>
#include <functional>
#include <optional>

namespace dogear {

/// The episode that a link is about.
struct SoughtEpisode
{
    domain::EpisodeClues clues = {};
    bool isUnnamed = false; ///< the link is about one, but no directory named it
    std::optional<std::chrono::seconds> start = {}; ///< to be offered

    [[nodiscard]] bool isSought() const { return isUnnamed || !clues.isEmpty(); }
};

struct FollowAttempt
{
    QUrl url = {};
    QUrl fallback = {};
    QString typed = {};  ///< text of the dialog; empty if the address came another way
    quint64 pressed = 0; ///< InputCounter::count() when it began
    /// Called with the show once it is followed; may be empty.
    std::function<void(PodcastId)> then = {};
    /// Of FollowController::followInPlace(): replaces the report of a success; may be empty.
    std::function<void(PodcastId)> done = {};
    SoughtEpisode sought = {};
    /// The show, if it was followed before and is only read again for an episode.
    std::optional<subscriptions::FollowedShow> known = {};
};

} // namespace dogear
