// SPDX-License-Identifier: GPL-3.0-or-later
#include "fetch_failure.h"
#include "transfer_state.h"

#include <net/plain_user_agent.h>

#include <QLoggingCategory>

#include <algorithm>
#include <limits>
#include <stream/fetcher.h>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace dogear::stream {

using media::ByteRange;
using std::chrono::milliseconds;

namespace {

Q_LOGGING_CATEGORY(lcFetch, "dogear.stream.fetch")

/// Pause after the first bytes are stored. A player reads the head of a file in less time; and the
/// smallest piece, 128 KB, lasts for seconds of playback, so the pause is not heard.
constexpr milliseconds lookTime{50};

} // namespace

Fetcher::Fetcher(net::RangeClient &client,
                 std::shared_ptr<media::MediaFile> file,
                 QUrl url,
                 RetryPolicy retryPolicy)
    : m_client(client)
    , m_file(std::move(file))
    , m_url(std::move(url))
    , m_retryPolicy(retryPolicy)
    , m_transferState(
          std::make_unique<TransferState>(TransferState{.retries = Retries(retryPolicy)}))
{
    m_transferState->time.start();
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &Fetcher::fetchNext);
    m_readerSeekPause.setSingleShot(true);
    connect(&m_readerSeekPause, &QTimer::timeout, this, &Fetcher::fetchNext);
    connect(m_file.get(), &media::MediaFile::written, this, &ByteSource::bytesAdded);
}

Fetcher::~Fetcher() = default;

std::optional<qint64> Fetcher::length() const
{
    return m_file->identity() ? m_file->identity()->length : std::nullopt;
}

bool Fetcher::hasAnswered() const
{
    return m_file->identity().has_value();
}

QByteArray Fetcher::contentType() const
{
    return m_file->identity() ? m_file->identity()->contentType : QByteArray();
}

Result<QByteArray> Fetcher::read(qint64 offset, qint64 maxBytes)
{
    return m_file->read(offset, maxBytes);
}

std::optional<RateLimit> Fetcher::rateLimit() const
{
    if (m_transferState->consumedFractionPerSecond <= 0 || !length())
        return std::nullopt;
    return rateLimitFor(m_transferState->consumedFractionPerSecond * double(*length()));
}

qint64 Fetcher::endOfRun(qint64 offset) const
{
    return m_file->ranges().endOfRun(offset);
}

void Fetcher::setFeed(const QUrl &feed)
{
    m_transferState->feed = feed;
}

void Fetcher::setDirect(const QUrl &direct, DirectServers &servers)
{
    m_transferState->directServers = &servers;
    if (!servers.refuse(direct))
        m_transferState->directUrl = direct;
}

bool Fetcher::asksDirect() const
{
    return !m_transferState->directUrl.isEmpty() && !m_transferState->skipsDirect;
}

const QUrl &Fetcher::startUrl() const
{
    return asksDirect() ? m_transferState->directUrl : m_url;
}

void Fetcher::setConsumedFraction(double share)
{
    m_transferState->consumedFractionPerSecond = share;
    emit bytesAdded(); // waiting readers may get more now
}

void Fetcher::want(qint64 offset)
{
    if (!m_transferState->readerBegan)
        m_transferState->readerBegan = offset;
    m_transferState->plan.point = offset;
    m_transferState->plan.ahead = readAhead();
    // Queued: the caller is a RangeConnection in the middle of sending stored bytes.
    if (!m_next.isActive())
        m_next.start(0);
}

void Fetcher::setReadAhead(qint64 bytes)
{
    m_transferState->readAhead = bytes;
    if (m_transferState->plan.ahead > 0) // there is a reader, whose plan has the old value
        want(m_transferState->plan.point);
}

void Fetcher::setReadAheadTime(std::chrono::seconds time)
{
    m_transferState->readAheadSeconds = double(time.count());
    if (m_transferState->plan.ahead > 0)
        want(m_transferState->plan.point);
}

qint64 Fetcher::readAhead() const
{
    const double share =
        m_transferState->consumedFractionPerSecond * m_transferState->readAheadSeconds;
    // Without a playback rate or a length, the time cannot be converted into bytes.
    if (share <= 0 || !length())
        return m_transferState->readAhead;
    return std::max(PieceSize::minBytes, qint64(share * double(*length())));
}

void Fetcher::clearReader()
{
    m_transferState->plan.ahead = 0;
    fetchNext();
}

void Fetcher::setWhole(bool isWhole, SpeedLimit *limit)
{
    if (m_transferState->limit)
        m_transferState->limit->disconnect(this);
    m_transferState->limit = limit;
    if (limit)
        connect(limit, &SpeedLimit::allowed, this, &Fetcher::handleMore);
    m_transferState->plan.isWhole = isWhole;
    // A request for the rest of a cancelled download is ended; a piece is fetched to its end.
    if (!isWhole && m_request && m_request->piece.end - m_request->at > PieceSize::maxBytes)
        dropRequest();
    fetchNext();
}

QUrl Fetcher::finalUrl() const
{
    const QUrl &redirected = m_transferState->redirectedUrl;
    // Without tracking services, the address is the one to which theirs would have led.
    const QUrl &reached = redirected.isEmpty() && asksDirect() ? startUrl() : redirected;
    return reached.adjusted(QUrl::RemoveUserInfo);
}

bool Fetcher::isUnencrypted() const
{
    return m_url.scheme() == "https"_L1 && finalUrl().scheme() == "http"_L1;
}

void Fetcher::retry()
{
    m_transferState->failure.reset();
    m_transferState->retries.reset();
    m_next.stop();
    fetchNext();
}

void Fetcher::fetchNext()
{
    if (m_request && blocksReader(*m_request))
        dropRequest();
    // m_next is active: this function is called again at its end, at the latest.
    if (m_request || m_next.isActive() || m_transferState->failure)
        return;
    // The origin has another file: nothing is fetched until the stored part was played.
    if (m_transferState->isOutdated && hasEnoughForReader())
        return;
    m_transferState->isOutdated = false;
    if (m_file->isComplete())
        return finishWhole();
    startReaderSeekPause();
    if (isInReaderSeekPause())
        return;
    ByteRange piece =
        m_transferState->plan.next(m_file->ranges(), length(), m_transferState->piece.bytes());
    if (piece.isEmpty() || !mayRequest())
        return;
    // While the file is in doubt, a sample of stored bytes is fetched first and compared. An origin
    // without ranges sends the stored bytes anyway.
    const bool isSample = m_transferState->isDoubted && m_transferState->acceptsRanges;
    if (isSample)
        piece = ByteComparison::sample(m_file->ranges(), piece.begin);
    m_request = std::make_unique<Request>();
    m_request->isSample = isSample;
    m_request->piece = piece;
    m_request->at = piece.begin;
    m_request->reader = m_client.read(requestFor(piece));
    net::RangeReader &reader = *m_request->reader;
    connect(&reader, &net::RangeReader::responseReceived, this, &Fetcher::handleResponse);
    connect(&reader, &net::RangeReader::readyRead, this, &Fetcher::handleArrived);
    // Queued: handleEnd() deletes the reader, which must not happen inside its own signal.
    connect(&reader, &net::RangeReader::finished, this, &Fetcher::handleEnd, Qt::QueuedConnection);
}

bool Fetcher::mayRequest()
{
    const milliseconds wait =
        m_transferState->budget.take(milliseconds(m_transferState->time.elapsed()));
    if (wait == 0ms)
        return true;
    m_next.start(wait);
    const Error error{ErrorCode::BadResponse, u"needs more requests than it may get"_s, m_url};
    // Reported once: bytes that arrive later end the waiting, and the transfer continues slowly.
    if (!std::exchange(m_transferState->isThrottleReported, true)) {
        m_transferState->isWaiting = true;
        emit waiting(error, wait);
    }
    return false;
}

/// A player that resumes in the middle of an episode reads its beginning, then seeks. If the bytes
/// behind the beginning were requested at once, the seek would wait for them: with 50 ms to the
/// first byte that was a quarter of the time to the first sound. Only the first reader gets this
/// pause, so that later seeks are not delayed.
void Fetcher::startReaderSeekPause()
{
    const auto &began = m_transferState->readerBegan;
    if (!began || !m_transferState->bytesAtSeekPause.isEmpty() || endOfRun(*began) == *began)
        return;
    m_transferState->bytesAtSeekPause = {*began, endOfRun(*began)};
    m_readerSeekPause.start(lookTime);
}

bool Fetcher::isInReaderSeekPause() const
{
    const FetchPlan &plan = m_transferState->plan;
    const ByteRange &looked = m_transferState->bytesAtSeekPause;
    return m_readerSeekPause.isActive() && plan.ahead > 0 && plan.point >= looked.begin
           && plan.point <= looked.end;
}

bool Fetcher::blocksReader(const Request &request) const
{
    const FetchPlan &plan = m_transferState->plan;
    // An origin without ranges would send the same bytes again from the first one.
    if (plan.ahead == 0 || !m_transferState->acceptsRanges)
        return false;
    const qint64 missing = m_file->ranges().endOfRun(plan.point);
    // A request that reaches the missing byte within a piece is as fast as a new one.
    const bool comesSoon =
        missing >= request.at && missing - request.at <= m_transferState->piece.bytes();
    return !comesSoon && request.piece.end - request.at > PieceSize::maxBytes;
}

net::RangeRequest Fetcher::requestFor(ByteRange piece) const
{
    net::RangeRequest request{
        .url =
            m_transferState->redirectedUrl.isEmpty() ? startUrl() : m_transferState->redirectedUrl,
        .cause = {net::Purpose::Media, m_transferState->feed},
        .userAgent = m_transferState->usesPlainAgent ? net::plainUserAgent() : QByteArray(),
        .timeout = m_retryPolicy.timeout,
        .maxBufferedBytes = maxBufferedBytes()};
    if (!m_transferState->acceptsRanges)
        return request; // for the whole file, whatever the piece is
    request.begin = piece.begin;
    // The plan has this end for a file of unknown length.
    if (piece.end < std::numeric_limits<qint64>::max())
        request.end = piece.end;
    // Without If-Range, a changed file is recognised by the validators of the answer.
    const auto &identity = m_file->identity();
    if (identity && !m_transferState->omitsIfRange && !identity->server.isEmpty()) {
        request.validator = validatorOf(*identity);
        request.validatorSource = identity->server;
    }
    return request;
}

void Fetcher::dropRequest()
{
    if (!m_request)
        return;
    m_request->reader->disconnect(this);
    m_request->reader.release()->deleteLater(); // it may be emitting a signal
    m_request.reset();
}

void Fetcher::giveUp(const Error &error)
{
    dropRequest();
    // Without the sync a later start of Dogear would not know the last bytes and fetch them again.
    logAndDrop(m_file->sync(), lcFetch(), "it is fetched again:");
    m_transferState->failure = error;
    emit failed(error);
}

void Fetcher::finishWhole()
{
    if (std::exchange(m_transferState->isCompleted, true))
        return;
    // completed() promises that all bytes have reached the disk.
    if (const auto isSynced = m_file->sync(); !isSynced) {
        m_transferState->isCompleted = false;
        return giveUp(isSynced.error());
    }
    emit completed();
}

} // namespace dogear::stream
