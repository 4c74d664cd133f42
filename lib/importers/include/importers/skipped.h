// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Counts the parts of another player's library that were left out, by reason.
///
/// Threads: values; any thread.
/// Tests:   tests/unit/importers

#include <QList>
#include <QString>
#include <QStringList>

namespace dogear::importers {

/// Why a part of the other player's library is not in the values.
enum class SkipReason {
    // shows
    LocalFolder,  ///< a folder of the other device
    VideoPage,    ///< a channel of a video or music service, which has no feed
    PlayerOnly,   ///< a show that only this player can fetch
    NotAFeed,     ///< a search, filter or program in place of an address
    BadAddress,   ///< no address, or an unusable one
    RepeatedShow, ///< a show with the same address as an earlier one; its episodes are kept
    // episodes
    NoShow,     ///< an episode whose show was skipped or is missing
    NoIdentity, ///< an episode without guid, enclosure and title
    // fields: the episode is kept without the field
    BadPosition,       ///< less than 0, or not a number
    PositionBeyondEnd, ///< at or after the end; the episode became ProbablyPlayed
    BadDuration,
    BadDate,
    BadChapters,
    BadSpeed,
    // lists
    UnknownQueueEntry, ///< an entry of the queue or of a list whose episode is missing
    SmartList,         ///< a list that is filled by rules
    // files
    DamagedRows,    ///< parts of a table that cannot be read
    UnreadableFile, ///< a file next to the library; `names` has it
};

/// \return the identifier of \a reason in the enum, for logs and `dogearctl`
[[nodiscard]] QString toName(SkipReason reason);

/// Parts of one kind that were skipped.
struct Skipped
{
    static constexpr qsizetype maxNames = 20;

    SkipReason reason = SkipReason::BadAddress;
    int count = 0;
    QStringList names = {}; ///< titles or addresses of the first of them, without passwords

    friend bool operator==(const Skipped &, const Skipped &) = default;
};

} // namespace dogear::importers
