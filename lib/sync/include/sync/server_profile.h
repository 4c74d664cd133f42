// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Describes what one server or folder can carry, as far as its answers have shown.
///
/// Servers with the same interface differ, and none of them says how. So nothing is configured: the
/// profile begins with what its kind promises, and learns from what comes back.
///
/// Threads: values; any thread.
/// Tests:   tests/unit/sync/tst_server_profile.cpp

#include <QByteArray>
#include <QFlags>
#include <QList>

#include <optional>

namespace dogear::sync {

/// What a transport takes to other devices. Servers carry the first three at most; a folder can
/// carry all of them.
enum class Carried {
    Shows = 0x01,
    Places = 0x02,   ///< positions and played episodes
    Unplayed = 0x04, ///< that an episode was marked as unplayed
    Queue = 0x08,
    Favourites = 0x10,
    Tags = 0x20,
    Bookmarks = 0x40,
    ShowSettings = 0x80,
    Lists = 0x100,
};
Q_DECLARE_FLAGS(CarriedKinds, Carried)
Q_DECLARE_OPERATORS_FOR_FLAGS(CarriedKinds)

struct ServerProfile
{
    CarriedKinds carries = {Carried::Shows | Carried::Places | Carried::Unplayed};
    bool isPerDevice = false;          ///< each device has a list of shows of its own
    bool hasDeviceGroups = false;      ///< devices can be grouped, and then share their shows
    bool isOneRowPerEpisode = false;   ///< the last upload about an episode replaces all others
    bool hasDelivered = false;         ///< it returned at least one action so far
    bool isDurable = false;            ///< what it took stays: uploads are not read back
    int pageLimit = 0;                 ///< maximum number of actions in an answer; 0: none is known
    std::optional<bool> includesSince; ///< whether actions at the second `since` are returned

    friend bool operator==(const ServerProfile &, const ServerProfile &) = default;
};

/// Something that a user may expect of sync and that this server cannot do.
enum class Limitation {
    NoPlaces,          ///< positions are uploaded, and never come back
    UnplayedStaysHere, ///< marking as unplayed does not reach other devices
    LastUploadWins,    ///< a device that comes back online may replace a newer place for a while
    ShowsPerDevice,    ///< shows of other devices come only once, unless devices are grouped
    OnlyShowsAndPlaces ///< no queue, favourites, tags, bookmarks, settings and lists
};

/// \return what a server with \a profile cannot carry, the most important first
[[nodiscard]] QList<Limitation> limitations(const ServerProfile &profile);

[[nodiscard]] QByteArray toJson(const ServerProfile &profile);
/// Reads toJson(); a missing or unreadable field is that of \a standard.
[[nodiscard]] ServerProfile profileFromJson(const QByteArray &json, const ServerProfile &standard);

} // namespace dogear::sync
