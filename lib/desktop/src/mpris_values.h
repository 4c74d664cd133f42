// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Converts between the values of Dogear and those of MPRIS.
///
/// Threads: pure; any thread.
/// Spec:    https://specifications.freedesktop.org/mpris-spec/2.2/Player_Interface.html
///          https://www.freedesktop.org/wiki/Specifications/mpris-spec/metadata/
/// Tests:   tests/unit/desktop/tst_mpris_values.cpp

#include <base/ids.h>
#include <base/result.h>
#include <playback/player_state.h>

#include <QDBusObjectPath>
#include <QUrl>
#include <QVariantMap>

#include <chrono>
#include <optional>

namespace dogear::domain {
struct EpisodeDetail;
} // namespace dogear::domain

namespace dogear::desktop {

/// Maximum position if the duration is unknown: devices count nanoseconds, which would overflow.
inline constexpr std::chrono::hours maxEpisodeDuration{1'000};

/// "Playing", "Paused" or "Stopped". Playing also while sound that the user wants is loading, so
/// that a second press of the key pauses. Stopped: there is no position to resume at.
[[nodiscard]] QString toPlaybackStatus(playback::PlayerState state, bool isPlayWanted);

/// A unique id for each episode, which never changes.
[[nodiscard]] QDBusObjectPath toTrackId(EpisodeId id);

/// The metadata of \a episode. Unknown values are left out, and so are user names and passwords of
/// addresses.
/// \a art: address of the cover, if there is one
/// \a chapter: title of the current chapter; goes into `xesam:comment`, as no field fits better
[[nodiscard]] QVariantMap toMetadata(const domain::EpisodeDetail &episode,
                                     std::chrono::milliseconds duration,
                                     const QUrl &art,
                                     const QString &chapter = {});

[[nodiscard]] qlonglong toMicroseconds(std::chrono::milliseconds time);

/// Converts \a position (microseconds); empty if it is outside of an episode of \a duration (0:
/// unknown).
[[nodiscard]] std::optional<std::chrono::milliseconds> toPosition(
    qlonglong position,
    std::chrono::milliseconds duration);

/// Result of a `Seek`.
struct SeekTarget
{
    bool isBeyondEnd = false; ///< "acts like a call to Next"
    std::chrono::milliseconds position{};
};
[[nodiscard]] SeekTarget toSeekTarget(std::chrono::milliseconds from,
                                      qlonglong offsetMicroseconds,
                                      std::chrono::milliseconds duration);

/// Limits \a rate to the speeds of the player; empty if it is 0, negative, infinite or NaN.
[[nodiscard]] std::optional<double> toSpeed(double rate);
/// Converts \a volume (0 to 1, values outside are limited) to percent; empty for NaN.
[[nodiscard]] std::optional<int> toVolumePercent(double volume);

/// Parses \a uri as the address of a file, of the web or of a feed. \return or UnsupportedScheme
[[nodiscard]] Result<QUrl> toOpenable(const QString &uri);
[[nodiscard]] QStringList openableSchemes();
[[nodiscard]] QStringList openableMimeTypes();

} // namespace dogear::desktop
