// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Holds the rules by which a saved search plays as a station, and its shuffled order.
///
/// A station plays the unplayed episodes that match its search, in its order.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/domain/tst_station.cpp, tests/unit/storage/tst_station_rules.cpp

#include <base/ids.h>

#include <QDate>
#include <QString>

#include <optional>

namespace dogear::domain {

enum class StationOrder { NewestFirst, OldestFirst, Shuffled };

/// "newest", "oldest", "shuffled", for files and command lines.
[[nodiscard]] QString toName(StationOrder order);
[[nodiscard]] std::optional<StationOrder> stationOrderFromName(const QString &name);

struct Station
{
    static constexpr int maxLimit = 1'000; ///< maximum of `maxPerShow`

    StationOrder order = StationOrder::NewestFirst;
    /// Only the first episodes of each show that match, in the order of the station, belong to it;
    /// played ones count, so that playing one does not bring in the next. 0: all
    int maxPerShow = 0;
    /// The last day on which episodes of the station were published, in local time; none: no limit.
    std::optional<QDate> until = {};
    quint32 seed = 0; ///< of the shuffled order

    friend bool operator==(const Station &, const Station &) = default;
};

/// Permutes the ids of all episodes. The id at a place and the place of an id are computed, so that
/// shuffling a million episodes needs no table and no index.
class ShuffledIds final
{
public:
    /// \a lastId: the greatest id in use; 0 or more. With another power of two above it, the order
    /// is another one.
    ShuffledIds(quint32 seed, qint64 lastId);

    /// The number of places; each has one id, not all of which are in use.
    [[nodiscard]] qint64 size() const { return qint64(m_mask) + 1; }
    /// The id at \a place, 0 to size() - 1.
    [[nodiscard]] qint64 idAt(qint64 place) const;
    /// The place of \a id, 0 to size() - 1.
    [[nodiscard]] qint64 placeOf(qint64 id) const;

private:
    quint64 m_mask = 0; ///< size() - 1
    int m_shift = 0;    ///< half of the bits of the mask
    quint64 m_seed = 0;
};

} // namespace dogear::domain
