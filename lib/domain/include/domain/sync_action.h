// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Describes what happened to an episode on a device: the unit that sync exchanges.
///
/// Threads: values; any thread.
/// Spec:    gpodder.net API 2, "Episode Actions"; Nextcloud gpoddersync uses the same fields
/// Tests:   tests/unit/domain/tst_sync_action.cpp

#include <QList>
#include <QString>

#include <optional>

namespace dogear::domain {

/// The order is a rank: of two actions that are equal otherwise, the later kind wins. The numbers
/// are stored.
enum class SyncActionKind {
    New = 0, ///< the episode was marked as unplayed, and begins again
    Download = 1,
    Delete = 2, ///< the downloaded file was deleted
    Play = 3,   ///< played up to `position`, or marked as played
};

struct SyncAction
{
    QString feed;    ///< address of the feed, as the source spells it
    QString episode; ///< address of the enclosure, as the source spells it
    QString guid;    ///< empty if the source has none
    QString device;  ///< empty if the source has none
    SyncActionKind kind = SyncActionKind::Play;
    qint64 time = 0; ///< Unix seconds UTC, by the clock of the device; 0: unknown
    // Seconds, only for Play. Absent also for numbers that make no sense, such as -1.
    std::optional<qint64> started = {};
    std::optional<qint64> position = {};
    std::optional<qint64> total = {};

    /// Whether it says what state the episode is in. A Play without a position does not.
    [[nodiscard]] bool hasState() const
    {
        return kind == SyncActionKind::New || (kind == SyncActionKind::Play && position);
    }
    /// Whether the episode was heard to its end, or marked as played.
    [[nodiscard]] bool isPlayed() const
    {
        return kind == SyncActionKind::Play && position && total && *total > 0
               && *position >= *total;
    }
    /// Whether it has the form in which AntennaPod marks an episode as played without playing it.
    [[nodiscard]] bool isMark() const { return isPlayed() && started && *started >= *total; }

    friend bool operator==(const SyncAction &, const SyncAction &) = default;
};

/// An action in the log of this device.
struct LoggedAction
{
    qint64 id = 0;      ///< a greater one came later
    qint64 episode = 0; ///< id of the episode in the log
    SyncAction action;
    /// Unix seconds UTC; the time by which actions are ordered. Differs from SyncAction::time only
    /// if that is impossible.
    qint64 orderTime = 0;
    bool isOwn = false; ///< made on this device

    friend bool operator==(const LoggedAction &, const LoggedAction &) = default;
};

/// Makes a key that is equal for two spellings of one address of a feed or an enclosure: servers
/// trim blanks, remove passwords and percent-encode what others leave. In addition to feedUrlKey()
/// it ignores percent-encoding.
[[nodiscard]] QString syncAddressKey(const QString &address);

} // namespace dogear::domain
