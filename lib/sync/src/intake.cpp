// SPDX-License-Identifier: GPL-3.0-or-later
#include "intake.h"

#include "episode_finder.h"
#include "first_error.h"

#include <storage/connection.h>
#include <storage/sync_upload_store.h>

namespace dogear::sync {

using domain::SyncAction;
using domain::SyncUploadState;
using storage::ReceivedAction;
using storage::ReceivedCounts;

namespace {

/// Rows per statement: bounds the memory of the JSON text.
constexpr qsizetype rowsAtOnce = 2000;

Result<QList<ReceivedAction>> withFeeds(storage::Connection &connection,
                                        const QList<SyncAction> &actions,
                                        const Receipt &receipt)
{
    EpisodeFinder finder(connection);
    QList<ReceivedAction> received;
    received.reserve(actions.size());
    for (const SyncAction &action : actions) {
        if (action.feed.isEmpty() || action.episode.isEmpty())
            continue;
        const auto feed = finder.feedFor(action.feed);
        if (!feed)
            return failure(feed.error());
        received.append({*feed, action, orderTime(action.time, receipt)});
    }
    return received;
}

} // namespace

Result<ReceivedCounts> takeIn(storage::Connection &connection,
                              const QList<SyncAction> &actions,
                              const Receipt &receipt)
{
    return connection.transaction([&]() -> Result<ReceivedCounts> {
        const auto received = withFeeds(connection, actions, receipt);
        if (!received)
            return failure(received.error());
        storage::SyncLogStore log(connection);
        ReceivedCounts all;
        for (qsizetype first = 0; first < received->size(); first += rowsAtOnce) {
            const auto counts = log.addReceived(received->mid(first, rowsAtOnce));
            if (!counts)
                return failure(counts.error());
            all.added += counts->added;
            all.ownIds.unite(counts->ownIds);
        }
        return all;
    });
}

namespace {

/// The uploads that a read did not return, by what has to be done with them.
struct Missing
{
    QList<qint64> again;   ///< to be sent again
    QList<qint64> useless; ///< the server never returns them
};

Missing findMissing(const QHash<qint64, int> &expected, const ReadSummary &read, bool isCarrying)
{
    Missing missing;
    for (auto each = expected.cbegin(); each != expected.cend(); ++each) {
        if (read.ownIds.contains(each.key()))
            continue;
        // A server that has never returned anything stores, but does not deliver.
        const bool isUseless = !isCarrying || each.value() >= maxSends;
        (isUseless ? missing.useless : missing.again).append(each.key());
    }
    return missing;
}

/// Learns from \a useless, the uploads that are never returned.
Result<ServerProfile> learn(storage::Connection &connection,
                            domain::SyncTargetId target,
                            const QList<qint64> &useless,
                            ServerProfile profile)
{
    if (useless.isEmpty() && profile.carries.testFlag(Carried::Unplayed))
        return profile;
    storage::SyncUploadStore uploads(connection, target);
    const auto news = uploads.countNew(useless);
    const auto hasConfirmedNew = uploads.hasConfirmedNew();
    if (const auto error = firstError(news, hasConfirmedNew))
        return failure(*error);
    if (*hasConfirmedNew) // it came late, for example because the clock of the server was wrong
        profile.carries.setFlag(Carried::Unplayed);
    if (useless.isEmpty())
        return profile;
    if (!profile.hasDelivered && *news < useless.size())
        profile.carries.setFlag(Carried::Places, false);
    if (profile.hasDelivered && *news > 0 && !*hasConfirmedNew)
        profile.carries.setFlag(Carried::Unplayed, false);
    // The place that a useless action replaced is the newest that this server can carry.
    return uploads.reconsider().map([&profile] { return profile; });
}

} // namespace

Result<ServerProfile> compareUploads(storage::Connection &connection,
                                     domain::SyncTargetId target,
                                     const ReadSummary &read,
                                     ServerProfile profile)
{
    if (profile.isDurable)
        return profile;
    storage::SyncUploadStore uploads(connection, target);
    if (read.actions > 0) {
        profile.hasDelivered = true;
        profile.carries.setFlag(Carried::Places);
    }
    const auto expected = uploads.expected(read.since);
    if (!expected)
        return failure(expected.error());
    const Missing missing = findMissing(*expected, read, profile.hasDelivered);
    return connection.transaction([&]() -> Result<ServerProfile> {
        const QList<std::pair<QList<qint64>, SyncUploadState>> changes{
            {read.ownIds.values(), SyncUploadState::Confirmed},
            {missing.again, SyncUploadState::Waiting},
            {missing.useless, SyncUploadState::NotCarried}};
        for (const auto &[ids, state] : changes) {
            if (ids.isEmpty())
                continue;
            if (auto set = uploads.setState(ids, state); !set)
                return failure(set.error());
        }
        return learn(connection, target, missing.useless, profile);
    });
}

} // namespace dogear::sync
