// SPDX-License-Identifier: GPL-3.0-or-later
#include "fetch_course.h"
#include "fetch_failure.h"

#include <QLoggingCategory>

#include <algorithm>
#include <limits>
#include <stream/fetcher.h>
#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::stream {

using media::ByteRange;
using std::chrono::milliseconds;

namespace {

Q_LOGGING_CATEGORY(lcFetch, "dogear.stream.fetch")

constexpr qint64 chunkBytes = qint64{64} * 1024;
/// Longer than a player takes to read what a file begins with; 128 KB are played for seconds.
constexpr milliseconds lookTime{50};
/// A crash costs at most so much.
constexpr qint64 syncBytes = qint64{1} << 20;

} // namespace

Fetcher::Fetcher(net::RangeClient &client,
                 std::shared_ptr<media::MediaFile> file,
                 QUrl url,
                 FetchPatience patience)
    : m_client(client)
    , m_file(std::move(file))
    , m_url(std::move(url))
    , m_patience(patience)
    , m_course(std::make_unique<Course>(Course{.retries = Retries(patience)}))
{
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &Fetcher::fetchNext);
    m_looking.setSingleShot(true);
    connect(&m_looking, &QTimer::timeout, this, &Fetcher::fetchNext);
    connect(m_file.get(), &media::MediaFile::written, this, &ByteSource::grown);
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

Result<QByteArray> Fetcher::read(qint64 offset, qint64 most)
{
    return m_file->read(offset, most);
}

std::optional<Pace> Fetcher::pace() const
{
    if (m_course->playedShare <= 0 || !length())
        return std::nullopt;
    return paceFor(m_course->playedShare * double(*length()));
}

qint64 Fetcher::endOfRun(qint64 offset) const
{
    return m_file->ranges().endOfRun(offset);
}

void Fetcher::setPlayedShare(double share)
{
    m_course->playedShare = share;
    emit grown(); // who waits may be given more now
}

void Fetcher::want(qint64 offset)
{
    if (!m_course->readerBegan)
        m_course->readerBegan = offset;
    m_course->plan.point = offset;
    m_course->plan.ahead = readAhead();
    // Not at once: who wants more is in the middle of taking what is there.
    if (!m_next.isActive())
        m_next.start(0);
}

void Fetcher::setReadAhead(qint64 bytes)
{
    m_course->readAhead = bytes;
    if (m_course->plan.ahead > 0)
        want(m_course->plan.point);
}

void Fetcher::setReadAheadTime(std::chrono::seconds time)
{
    m_course->readAheadSeconds = double(time.count());
    if (m_course->plan.ahead > 0)
        want(m_course->plan.point);
}

qint64 Fetcher::readAhead() const
{
    const double share = m_course->playedShare * m_course->readAheadSeconds;
    if (share <= 0 || !length())
        return m_course->readAhead;
    return std::max(PieceSize::smallest, qint64(share * double(*length())));
}

void Fetcher::forgetReader()
{
    m_course->plan.ahead = 0;
    fetchNext();
}

void Fetcher::setWhole(bool isWhole, SpeedLimit *limit)
{
    if (m_course->limit)
        m_course->limit->disconnect(this);
    m_course->limit = limit;
    if (limit)
        connect(limit, &SpeedLimit::allowed, this, &Fetcher::takeMore);
    m_course->plan.isWhole = isWhole;
    // Of what nobody wants any more nothing comes but a piece.
    if (!isWhole && m_request && m_request->piece.end - m_request->at > PieceSize::largest)
        dropRequest();
    fetchNext();
}

QUrl Fetcher::finalUrl() const
{
    return m_course->direct.adjusted(QUrl::RemoveUserInfo);
}

void Fetcher::retry()
{
    m_course->failure.reset();
    m_course->retries.reset();
    m_next.stop();
    fetchNext();
}

void Fetcher::fetchNext()
{
    if (m_request && isInTheWay(*m_request))
        dropRequest();
    if (m_request || m_next.isActive() || m_course->failure)
        return;
    if (m_course->isOutdated && isHeardFromHere())
        return;
    m_course->isOutdated = false;
    if (m_file->isComplete())
        return finishWhole();
    letReaderLook();
    if (isLooking())
        return;
    const ByteRange piece =
        m_course->plan.next(m_file->ranges(), length(), m_course->piece.bytes());
    if (piece.isEmpty())
        return;
    m_request = std::make_unique<Request>();
    m_request->piece = piece;
    m_request->at = piece.begin;
    m_request->reader = m_client.read(requestFor(piece));
    net::RangeReader &reader = *m_request->reader;
    connect(&reader, &net::RangeReader::answered, this, &Fetcher::takeAnswer);
    connect(&reader, &net::RangeReader::readyRead, this, &Fetcher::takeArrived);
    // Queued: what follows ends the reader, which may be in the middle of its own work.
    connect(&reader, &net::RangeReader::finished, this, &Fetcher::takeEnd, Qt::QueuedConnection);
}

/// Who goes on in the middle of an episode reads its beginning, then jumps. If what comes behind
/// the beginning were asked for at once, the jump would wait for it.
void Fetcher::letReaderLook()
{
    const auto &began = m_course->readerBegan;
    if (!began || !m_course->lookedAt.isEmpty() || endOfRun(*began) == *began)
        return;
    m_course->lookedAt = {*began, endOfRun(*began)};
    m_looking.start(lookTime);
}

bool Fetcher::isLooking() const
{
    const FetchPlan &plan = m_course->plan;
    const ByteRange &looked = m_course->lookedAt;
    return m_looking.isActive() && plan.ahead > 0 && plan.point >= looked.begin
           && plan.point <= looked.end;
}

bool Fetcher::isInTheWay(const Request &request) const
{
    const FetchPlan &plan = m_course->plan;
    if (plan.ahead == 0 || !m_course->takesRanges)
        return false;
    const qint64 missing = m_file->ranges().endOfRun(plan.point);
    const bool comesSoon = missing >= request.at && missing - request.at <= m_course->piece.bytes();
    return !comesSoon && request.piece.end - request.at > PieceSize::largest;
}

net::RangeRequest Fetcher::requestFor(ByteRange piece) const
{
    net::RangeRequest request{.url = m_course->direct.isEmpty() ? m_url : m_course->direct,
                              .timeout = m_patience.timeout,
                              .mostWaiting = mostWaiting()};
    if (!m_course->takesRanges)
        return request;
    request.begin = piece.begin;
    if (piece.end < std::numeric_limits<qint64>::max())
        request.end = piece.end;
    if (m_file->identity())
        request.validator = validatorOf(*m_file->identity());
    return request;
}

bool Fetcher::isLimited() const
{
    if (!m_course->limit || !m_course->limit->isOn())
        return false;
    const FetchPlan &plan = m_course->plan;
    const bool isAwaited = plan.ahead > 0 && endOfRun(plan.point) - plan.point < plan.ahead;
    return !isAwaited;
}

qint64 Fetcher::allowance() const
{
    return isLimited() ? m_course->limit->take(chunkBytes) : chunkBytes;
}

qint64 Fetcher::mostWaiting() const
{
    constexpr qint64 few = qint64{8} * 1024;
    constexpr qint64 many = qint64{1} << 20;
    constexpr milliseconds longest{500}; // what waits is lost when somebody interrupts it
    const SpeedLimit *limit = m_course->limit;
    if (!limit || !limit->isOn())
        return limit ? many : 0;
    // While nothing more fits in, nothing comes, which must not look like a broken connection.
    const qint64 time = std::min(longest, m_patience.timeout / 4).count();
    return std::clamp(limit->bytesPerSecond() / limit->users() * time / 1000, few, many);
}

void Fetcher::takeArrived()
{
    if (isLimited())
        m_course->limit->wake();
    else
        takeBytes();
}

void Fetcher::takeMore()
{
    if (!m_request)
        return;
    if (m_request->reader->isFinished())
        takeEnd();
    else
        takeBytes();
}

void Fetcher::dropRequest()
{
    if (!m_request)
        return;
    m_request->reader->disconnect(this);
    m_request->reader.release()->deleteLater();
    m_request.reset();
}

bool Fetcher::takeBytes()
{
    while (m_request) {
        const bool isByShare = isLimited();
        const qint64 most = allowance();
        if (most == 0)
            return false;
        const QByteArray bytes = m_request->reader->read(most);
        if (isByShare)
            m_course->limit->giveBack(most - bytes.size());
        if (bytes.isEmpty())
            return true;
        if (const auto isStored = store(bytes); !isStored)
            giveUp(isStored.error());
        if (isByShare)
            return false; // the rest has to wait for its turn
    }
    return true;
}

Result<> Fetcher::store(const QByteArray &bytes)
{
    ByteRange range{m_request->at, m_request->at + bytes.size()};
    m_request->at = range.end;
    m_request->received += bytes.size();
    if (const auto known = length())
        range.end = std::min(range.end, *known); // nothing is behind the end
    if (m_file->ranges().contains(range))
        return {};
    m_course->retries.reset();
    if (std::exchange(m_course->isWaiting, false))
        emit recovered();
    const auto isWritten = m_file->write(range.begin, QByteArrayView(bytes).first(range.size()));
    if (!isWritten)
        return isWritten;
    m_course->unsynced += range.size();
    if (m_course->unsynced < syncBytes)
        return {};
    m_course->unsynced = 0;
    m_file->syncSoon();
    return {};
}

void Fetcher::takeEnd()
{
    if (!m_request || !m_request->reader->isFinished())
        return; // of a request before
    if (!takeBytes() || !m_request)
        return;
    const Result<> outcome = m_request->reader->outcome();
    if (!outcome)
        return takeFailure(outcome.error());
    if (const auto isLearnt = learnFromEnd(); !isLearnt)
        return giveUp(isLearnt.error());
    const bool isFruitless = m_request->received == 0;
    dropRequest();
    const Error nothing{ErrorCode::TruncatedInput, u"answers without a byte"_s, m_url};
    if (isFruitless && m_course->retries.isHopelessAfter(nothing))
        return giveUp(nothing);
    fetchNext();
}

Result<> Fetcher::learnFromEnd()
{
    if (m_request->isPartial) {
        m_course->piece.learn(m_request->received, milliseconds(m_request->sinceAnswer.elapsed()));
        return {};
    }
    // All of it came, from the first byte to the last: so that is where it ends.
    if (length() || m_request->received == 0)
        return {};
    const auto isSet = m_file->setLength(m_request->at);
    emit grown();
    return isSet;
}

void Fetcher::giveUp(const Error &error)
{
    dropRequest();
    logAndDrop(m_file->sync(), lcFetch(), "it is fetched again:");
    m_course->failure = error;
    emit failed(error);
}

void Fetcher::finishWhole()
{
    if (std::exchange(m_course->isCompleted, true))
        return;
    if (const auto isSynced = m_file->sync(); !isSynced) {
        m_course->isCompleted = false;
        return giveUp(isSynced.error());
    }
    emit completed();
}

} // namespace dogear::stream
