// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Holds the private state of a Fetcher: the request under way, and the knowledge that
/// outlives a request.
///
/// Threads: the fetcher's.

#include "byte_comparison.h"
#include "direct_servers.h"
#include "fetch_limits.h"
#include "fetch_plan.h"
#include "retry_timing.h"

#include <QElapsedTimer>

#include <stream/fetcher.h>
#include <stream/speed_limit.h>

namespace dogear::stream {

/// The request under way and its answer.
struct Fetcher::Request
{
    media::ByteRange piece;
    std::unique_ptr<net::RangeReader> reader;
    qint64 at = 0; ///< offset in the file of the next byte that arrives
    qint64 received = 0;
    bool isPartial = false;
    bool broughtNewBytes = false;             ///< it brought bytes that were not stored yet
    bool isOther = false;                     ///< the answer is another file than the stored one
    qint64 lastSize = 0;                      ///< bytes in the chunk that was read last
    bool isSample = false;                    ///< requests stored bytes, to compare them
    std::optional<ByteComparison> comparison; ///< with the stored bytes, until it is decided
    QElapsedTimer sinceAnswer;
};

/// The demand, and the knowledge about the origin.
struct Fetcher::TransferState
{
    FetchPlan plan;
    PieceSize piece;
    qint64 readAhead = qint64{1} << 20;
    double consumedFractionPerSecond =
        0;              ///< fraction of the file that is played per second; 0: unknown
    QUrl redirectedUrl; ///< target of the last redirects; empty: ask startUrl()
    QUrl feed;
    QUrl directUrl;           ///< the address without tracking services; empty: it is not asked
    bool skipsDirect = false; ///< the server of directUrl is unknown now, perhaps to all networks
    DirectServers *directServers = nullptr;
    std::optional<qint64> readerBegan; ///< offset at which the first reader began
    media::ByteRange
        bytesAtSeekPause; ///< bytes stored when the pause of startReaderSeekPause() began; or empty
    bool acceptsRanges = true;   ///< false: the origin sends the whole file or nothing
    qint64 unsynced = 0;         ///< bytes
    bool usesPlainAgent = false; ///< the origin refuses Dogear's own user agent
    bool isDoubted = false;      ///< the last answer may be another file
    bool isOther = false;        ///< bytes were compared: the origin has another file
    int agreeingSamples = 0;     ///< in a row since the doubt, with the known validators
    /// Set after the first doubt. Answers to requests without a condition have validators as well,
    /// while If-Range may bring the whole file in answer to every request.
    bool omitsIfRange = false;
    /// The validators differ from answer to answer, but the bytes were the same.
    bool ignoresValidators = false;
    RequestBudget budget;
    bool isThrottleReported = false;
    RestartLimit restarts;
    QElapsedTimer time;
    Retries retries;
    SpeedLimit *limit = nullptr; ///< of a download
    bool isWaiting = false;
    bool isOutdated =
        false; ///< the origin has another file; the stored part is played to its end first
    double readAheadSeconds = 0;
    bool isCompleted = false;     ///< completed() was emitted
    std::optional<Error> failure; ///< failed() was emitted
};

} // namespace dogear::stream
