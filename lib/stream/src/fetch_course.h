// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What a Fetcher remembers: of the request that is under way, and of what led to it.
///
/// Threads: the fetcher's.

#include "byte_comparison.h"
#include "fetch_limits.h"
#include "fetch_plan.h"
#include "retries.h"

#include <QElapsedTimer>

#include <stream/fetcher.h>
#include <stream/speed_limit.h>

namespace dogear::stream {

/// One request, as it is answered.
struct Fetcher::Request
{
    media::ByteRange piece;
    std::unique_ptr<net::RangeReader> reader;
    qint64 at = 0; ///< where the next byte belongs
    qint64 received = 0;
    bool isPartial = false;
    bool isFruitful = false; ///< it brought bytes that were not stored
    bool isOther = false;    ///< it is of another file than the one that was stored
    qint64 lastSize = 0;     ///< of what was read last, in bytes
    bool isSample = false;   ///< asks for stored bytes, to compare them
    std::optional<ByteComparison> comparison; ///< with what is stored, as long as it is open
    QElapsedTimer sinceAnswer;
};

/// What is wanted, and what was learnt of the origin.
struct Fetcher::Course
{
    FetchPlan plan;
    PieceSize piece;
    qint64 readAhead = qint64{1} << 20;
    double playedShare = 0; ///< of the whole, a second; 0: unknown
    QUrl direct;            ///< where redirects led to the last time; empty: ask the feed's address
    std::optional<qint64> readerBegan; ///< where somebody read first
    media::ByteRange lookedAt; ///< what was there, when a moment to look at it began; empty before
    bool takesRanges = true;   ///< false: all of it comes, from the first byte, or nothing
    qint64 unsynced = 0;       ///< bytes
    bool usesPlainAgent = false; ///< it is refused under Dogear's own name
    bool isDoubted = false;      ///< the last answer looks like one of another file
    bool isOther = false;        ///< its bytes were compared: it is another file
    int agreeingSamples = 0;     ///< in a row since the doubt, with the known validators
    /// There was a doubt about the stored file. Answers to unconditional requests name their
    /// validators too, while one to a request with If-Range may be all of the file, again and
    /// again.
    bool omitsIfRange = false;
    /// They differ from answer to answer, while the bytes stay the same.
    bool ignoresValidators = false;
    RequestBudget budget;
    bool isThrottleTold = false;
    RestartLimit restarts;
    QElapsedTimer time;
    Retries retries;
    SpeedLimit *limit = nullptr; ///< of a download
    bool isWaiting = false;
    bool isOutdated =
        false; ///< its origin has another file; what is here is heard to its end first
    double readAheadSeconds = 0;
    bool isCompleted = false;     ///< completed() was emitted
    std::optional<Error> failure; ///< failed() was emitted
};

} // namespace dogear::stream
