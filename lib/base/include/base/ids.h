// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Strong types for database row ids, one type per kind of row.
///
/// Threads: values; any thread.

#include <QDebug>
#include <QHashFunctions>

#include <compare>

namespace dogear {

/// Id of a database row of the aggregate \a Tag. 0 means "none".
template<typename Tag>
struct Id
{
    qint64 value = 0;

    [[nodiscard]] constexpr bool isValid() const { return value > 0; }
    friend constexpr auto operator<=>(const Id &, const Id &) = default; // NOLINT: no pointer
};

template<typename Tag>
size_t qHash(Id<Tag> id, size_t seed = 0) noexcept
{
    return ::qHash(id.value, seed);
}

template<typename Tag>
QDebug operator<<(QDebug debug, Id<Tag> id)
{
    return debug << id.value;
}

using PodcastId = Id<struct PodcastTag>;
using EpisodeId = Id<struct EpisodeTag>;
using PlaylistId = Id<struct PlaylistTag>;
using TransferId = Id<struct TransferTag>; ///< one import from another player

} // namespace dogear
