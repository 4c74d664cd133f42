// SPDX-License-Identifier: GPL-3.0-or-later
#include "values/skip_counter.h"

#include <base/feed_url.h>

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::importers {

namespace {

const std::array names = {
    std::pair{SkipReason::LocalFolder, "LocalFolder"_L1},
    std::pair{SkipReason::VideoPage, "VideoPage"_L1},
    std::pair{SkipReason::PlayerOnly, "PlayerOnly"_L1},
    std::pair{SkipReason::NotAFeed, "NotAFeed"_L1},
    std::pair{SkipReason::BadAddress, "BadAddress"_L1},
    std::pair{SkipReason::RepeatedShow, "RepeatedShow"_L1},
    std::pair{SkipReason::NoShow, "NoShow"_L1},
    std::pair{SkipReason::NoIdentity, "NoIdentity"_L1},
    std::pair{SkipReason::BadPosition, "BadPosition"_L1},
    std::pair{SkipReason::PositionBeyondEnd, "PositionBeyondEnd"_L1},
    std::pair{SkipReason::BadDuration, "BadDuration"_L1},
    std::pair{SkipReason::BadDate, "BadDate"_L1},
    std::pair{SkipReason::BadChapters, "BadChapters"_L1},
    std::pair{SkipReason::BadSpeed, "BadSpeed"_L1},
    std::pair{SkipReason::UnknownQueueEntry, "UnknownQueueEntry"_L1},
    std::pair{SkipReason::SmartList, "SmartList"_L1},
    std::pair{SkipReason::DamagedRows, "DamagedRows"_L1},
    std::pair{SkipReason::UnreadableFile, "UnreadableFile"_L1},
};

/// In characters; a foreign file may have titles of any length.
constexpr qsizetype maxNameLength = 200;

} // namespace

QString toName(SkipReason reason)
{
    for (const auto &[candidate, name] : names) {
        if (candidate == reason)
            return name;
    }
    return {};
}

void SkipCounter::add(SkipReason reason, const QString &name)
{
    Skipped &skipped = m_skipped.try_emplace(reason, Skipped{.reason = reason}).first->second;
    ++skipped.count;
    if (skipped.names.size() >= Skipped::maxNames || name.isEmpty())
        return;
    // A title with an @ is no address.
    const QString plain = name.contains("://"_L1) ? withoutUserInfo(name) : name;
    const QString shortName = plain.left(maxNameLength);
    if (!skipped.names.contains(shortName))
        skipped.names.append(shortName);
}

QList<Skipped> SkipCounter::skipped() const
{
    QList<Skipped> all;
    for (const auto &[reason, skipped] : m_skipped)
        all.append(skipped);
    return all;
}

} // namespace dogear::importers
