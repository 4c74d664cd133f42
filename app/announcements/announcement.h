// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Describes an announcement: a notification, and where a click on it leads.
///
/// Threads: values; GUI thread.

#include <base/ids.h>
#include <desktop/notification.h>
#include <itemmodels/library_view.h>

#include <optional>

namespace dogear {

/// Kinds that the user can switch on and off, and that are left out where the window says the same.
enum class AnnouncementKind {
    Episodes,   ///< new ones
    Downloads,  ///< complete ones
    FeedErrors, ///< the page of the show says them, too, but the user need not be there
    DiskErrors, ///< the message bar of the window says them, too
};

struct Announcement
{
    AnnouncementKind kind = AnnouncementKind::Episodes;
    desktop::Notification notification;
    PodcastId show = {};                           ///< a click opens this show,
    EpisodeId episode = {};                        ///< or this episode of it,
    std::optional<itemmodels::ViewKind> view = {}; ///< or this view; nothing set: the window

    friend bool operator==(const Announcement &, const Announcement &) = default;
};

/// Keys of the buttons.
namespace announcement_action {
inline constexpr auto play = QLatin1StringView("play");
inline constexpr auto queue = QLatin1StringView("queue");
} // namespace announcement_action

} // namespace dogear
