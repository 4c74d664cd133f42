// SPDX-License-Identifier: GPL-3.0-or-later
// Fetcher: takes bytes from the request, within the speed limit, and stores them.
#include "transfer_state.h"

#include <QLoggingCategory>

#include <algorithm>
#include <stream/fetcher.h>
#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::stream {

using media::ByteRange;
using std::chrono::milliseconds;

namespace {

constexpr qint64 chunkBytes = qint64{64} * 1024;
/// A request that brings at least this much does not count against the RequestBudget.
constexpr qint64 worthwhileBytes = qint64{16} * 1024;
/// Bytes between two syncs, and so the maximum that a crash loses.
constexpr qint64 syncBytes = qint64{1} << 20;

} // namespace

bool Fetcher::isLimited() const
{
    if (!m_transferState->limit || !m_transferState->limit->isOn())
        return false;
    const FetchPlan &plan = m_transferState->plan;
    const bool isAwaited = plan.ahead > 0 && endOfRun(plan.point) - plan.point < plan.ahead;
    return !isAwaited;
}

qint64 Fetcher::allowance() const
{
    return isLimited() ? m_transferState->limit->take(chunkBytes) : chunkBytes;
}

qint64 Fetcher::maxBufferedBytes() const
{
    constexpr qint64 few = qint64{8} * 1024;
    constexpr qint64 many = qint64{1} << 20;
    // Buffered bytes are lost when a reader interrupts the download.
    constexpr milliseconds longest{500};
    const SpeedLimit *limit = m_transferState->limit;
    if (!limit || !limit->isOn())
        return limit ? many : 0;
    // A full buffer stops the transfer. It must be empty long before the timeout, which would take
    // the silence for a broken connection.
    const qint64 time = std::min(longest, m_retryPolicy.timeout / 4).count();
    return std::clamp(limit->bytesPerSecond() / limit->users() * time / 1000, few, many);
}

void Fetcher::handleArrived()
{
    if (isLimited())
        m_transferState->limit->wake(); // which leads to handleMore() at the next turn
    else
        takeBytes();
}

void Fetcher::handleMore()
{
    if (!m_request)
        return;
    if (m_request->reader->isFinished())
        handleEnd();
    else
        takeBytes();
}

bool Fetcher::takeBytes()
{
    while (m_request) {
        const bool isByShare = isLimited();
        const qint64 maxBytes = allowance();
        if (maxBytes == 0)
            return false;
        const QByteArray bytes = m_request->reader->read(maxBytes);
        if (isByShare)
            m_transferState->limit->refund(maxBytes - bytes.size());
        if (bytes.isEmpty())
            return true;
        if (const auto isStored = store(bytes); !isStored)
            giveUp(isStored.error());
        if (isByShare)
            return false; // the remaining bytes wait for the next turn
    }
    return true;
}

Result<> Fetcher::store(const QByteArray &bytes)
{
    ByteRange range{m_request->at, m_request->at + bytes.size()};
    m_request->at = range.end;
    m_request->received += bytes.size();
    m_request->lastSize = bytes.size();
    if (m_request->comparison && !compare(range.begin, bytes))
        return {};
    if (const auto known = length())
        range.end = std::min(range.end, *known); // bytes behind the known end are dropped
    if (m_file->ranges().contains(range))
        return {};
    // Only new bytes count as progress; an origin may send the same ones again and again.
    m_request->broughtNewBytes = true;
    m_transferState->retries.reset();
    if (std::exchange(m_transferState->isWaiting, false))
        emit recovered();
    const auto isWritten = m_file->write(range.begin, QByteArrayView(bytes).first(range.size()));
    if (!isWritten)
        return isWritten;
    m_transferState->unsynced += range.size();
    if (m_transferState->unsynced < syncBytes)
        return {};
    m_transferState->unsynced = 0;
    m_file->syncSoon(); // not sync(): a slow disk must not delay playback
    return {};
}

void Fetcher::handleEnd()
{
    if (!m_request || !m_request->reader->isFinished())
        return; // the queued signal belongs to an earlier request
    // Bytes that the speed limit holds back come first; handleMore() calls this function again.
    if (!takeBytes() || !m_request)
        return;
    const Result<> outcome = m_request->reader->outcome();
    if (!outcome)
        return handleFailure(outcome.error());
    if (const auto isLearnt = learnFromEnd(); !isLearnt)
        return giveUp(isLearnt.error());
    if (!m_request)
        return;
    const bool isFruitless = !m_request->broughtNewBytes && !m_request->isSample;
    if (m_request->received >= worthwhileBytes)
        m_transferState->budget.refund();
    dropRequest();
    const Error nothing{ErrorCode::TruncatedInput, u"answers without a byte"_s, m_url};
    if (isFruitless && m_transferState->retries.shouldGiveUpAfter(nothing))
        return giveUp(nothing);
    fetchNext();
}

Result<> Fetcher::learnFromEnd()
{
    // The answer was shorter than a comparison needs.
    if (m_request->comparison && m_request->received > 0)
        endComparison(m_request->comparison->outcome());
    if (!m_request)
        return {};
    if (m_request->isPartial) {
        m_transferState->piece.learn(m_request->received,
                                     milliseconds(m_request->sinceAnswer.elapsed()));
        return {};
    }
    // A complete answer without a range ends where the file ends.
    if (length() || m_request->received == 0)
        return {};
    const auto isSet = m_file->setLength(m_request->at);
    emit bytesAdded();
    return isSet;
}

} // namespace dogear::stream
