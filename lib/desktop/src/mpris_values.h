// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What Dogear's values are called in MPRIS, and what MPRIS's values mean to Dogear.
///
/// Threads: pure; any thread.
/// Spec:    https://specifications.freedesktop.org/mpris-spec/2.2/Player_Interface.html
///          https://www.freedesktop.org/wiki/Specifications/mpris-spec/metadata/
/// Tests:   tests/unit/desktop/tst_mpris_values.cpp

#include <base/ids.h>
#include <base/result.h>
#include <playback/player.h>

#include <QDBusObjectPath>
#include <QUrl>
#include <QVariantMap>

#include <chrono>
#include <optional>

namespace dogear::domain {
struct EpisodeDetail;
} // namespace dogear::domain

namespace dogear::desktop {

/// A seek beyond this is nonsense where no length is known; a device counts in nanoseconds.
inline constexpr std::chrono::hours longestEpisode{1'000};

/// "Playing", "Paused" or "Stopped". Who waits for sound that was asked for is Playing, as a second
/// press of the key then pauses; Stopped is where no place would be gone on from.
[[nodiscard]] QString toPlaybackStatus(playback::PlayerState state, bool isPlayWanted);

/// Another one for each episode, the same one for an episode at any time.
[[nodiscard]] QDBusObjectPath toTrackId(EpisodeId id);

/// What is known is in it, nothing else; never a name or a password.
/// \a art: where the cover can be read, if there is one
/// \a chapter: the title of the one that is heard; in `xesam:comment`, as there is no better field
[[nodiscard]] QVariantMap toMetadata(const domain::EpisodeDetail &episode,
                                     std::chrono::milliseconds duration,
                                     const QUrl &art,
                                     const QString &chapter = {});

[[nodiscard]] qlonglong toMicroseconds(std::chrono::milliseconds time);

/// The place at \a position (microseconds), or nothing if an episode of \a duration (0: unknown)
/// has none.
[[nodiscard]] std::optional<std::chrono::milliseconds> toPosition(
    qlonglong position,
    std::chrono::milliseconds duration);

/// What to do about a `Seek`.
struct SeekTarget
{
    bool isBeyondEnd = false; ///< "acts like a call to Next"
    std::chrono::milliseconds position{};
};
[[nodiscard]] SeekTarget toSeekTarget(std::chrono::milliseconds from,
                                      qlonglong offsetMicroseconds,
                                      std::chrono::milliseconds duration);

/// Nothing for what is no speed: 0, less, or no number.
[[nodiscard]] std::optional<double> toSpeed(double rate);
/// 0 for less than 0, 100 for more than 1; nothing for what is no number.
[[nodiscard]] std::optional<int> toVolumePercent(double volume);

/// \a uri as something that can be opened: a file, http or https. \return or UnsupportedScheme
[[nodiscard]] Result<QUrl> toOpenable(const QString &uri);
[[nodiscard]] QStringList openableSchemes();
[[nodiscard]] QStringList openableMimeTypes();

} // namespace dogear::desktop
