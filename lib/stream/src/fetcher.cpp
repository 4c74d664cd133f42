// SPDX-License-Identifier: GPL-3.0-or-later
#include "fetch_course.h"
#include "fetch_failure.h"

#include <net/same_server.h>

#include <QLoggingCategory>

#include <algorithm>
#include <limits>
#include <stream/fetcher.h>
#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::stream {

using media::ByteRange;
using media::MediaIdentity;
using net::RangeAnswer;
using std::chrono::milliseconds;

namespace {

Q_LOGGING_CATEGORY(lcFetch, "dogear.stream.fetch")

constexpr qint64 chunkBytes = qint64{64} * 1024;
/// A crash costs at most so much.
constexpr qint64 syncBytes = qint64{1} << 20;
/// Answers that bring nothing, one after another, until it is given up.
constexpr int mostFruitless = 3;

MediaIdentity identityOf(const RangeAnswer &answer)
{
    return {.etag = answer.etag,
            .lastModified = answer.lastModified,
            .contentType = answer.contentType,
            .length = answer.length};
}

} // namespace

Fetcher::Fetcher(net::RangeClient &client,
                 std::shared_ptr<media::MediaFile> file,
                 QUrl url,
                 FetchPatience patience)
    : m_client(client)
    , m_file(std::move(file))
    , m_url(std::move(url))
    , m_patience(patience)
    , m_course(std::make_unique<Course>())
{
    m_course->nextPause = patience.firstPause;
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &Fetcher::fetchNext);
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

void Fetcher::want(qint64 offset)
{
    m_course->plan.point = offset;
    m_course->plan.ahead = m_course->readAhead;
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

void Fetcher::forgetReader()
{
    m_course->plan.ahead = 0;
    fetchNext();
}

void Fetcher::setWhole(bool isWhole)
{
    m_course->plan.isWhole = isWhole;
    fetchNext();
}

void Fetcher::retry()
{
    m_course->failure.reset();
    m_course->fruitless = 0;
    m_course->nextPause = m_patience.firstPause;
    m_next.stop();
    fetchNext();
}

void Fetcher::fetchNext()
{
    if (m_request && isInTheWay(*m_request))
        dropRequest();
    if (m_request || m_next.isActive() || m_course->failure)
        return;
    if (m_file->isComplete())
        return finishWhole();
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
    connect(&reader, &net::RangeReader::readyRead, this, &Fetcher::takeBytes);
    // Queued: what follows ends the reader, which may be in the middle of its own work.
    connect(&reader, &net::RangeReader::finished, this, &Fetcher::takeEnd, Qt::QueuedConnection);
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
                              .timeout = m_patience.timeout};
    if (!m_course->takesRanges)
        return request;
    request.begin = piece.begin;
    if (piece.end < std::numeric_limits<qint64>::max())
        request.end = piece.end;
    if (m_file->identity())
        request.validator = validatorOf(*m_file->identity());
    return request;
}

void Fetcher::takeAnswer()
{
    const RangeAnswer &answer = m_request->reader->answer();
    m_request->sinceAnswer.start();
    m_request->at = answer.begin;
    m_request->isPartial = answer.isPartial;
    const bool wasKnown = hasAnswered();
    const bool isChanged = wasKnown && !isSameFile(*m_file->identity(), identityOf(answer));
    if (const auto isTaken = adopt(answer); !isTaken)
        giveUp(isTaken.error());
    else
        followAnswer(answer, isChanged);
}

void Fetcher::dropRequest()
{
    if (!m_request)
        return;
    m_request->reader->disconnect(this);
    m_request->reader.release()->deleteLater();
    m_request.reset();
}

Result<> Fetcher::adopt(const RangeAnswer &answer)
{
    if (isWebPage(answer))
        return failure(
            {ErrorCode::HtmlPage, QString::fromLatin1(answer.contentType), answer.finalUrl});
    const MediaIdentity found = identityOf(answer);
    const auto known = m_file->identity();
    if (!known)
        return m_file->restart(found);
    if (!isSameFile(*known, found)) {
        qCInfo(lcFetch) << "another file at" << answer.finalUrl;
        m_course->isCompleted = false;
        const auto isBegun = m_file->restart(found);
        emit changed();
        emit ended();
        return isBegun;
    }
    return found.length && !known->length ? m_file->setLength(*found.length) : Result<>();
}

void Fetcher::followAnswer(const RangeAnswer &answer, bool isChanged)
{
    if (answer.finalUrl != m_url.adjusted(QUrl::RemoveUserInfo | QUrl::RemoveFragment)) {
        m_course->direct = answer.finalUrl;
        if (net::isSameServer(m_url, answer.finalUrl))
            m_course->direct.setUserInfo(m_url.userInfo(QUrl::FullyEncoded));
    }
    const bool wasAsked = m_course->takesRanges
                          && (m_request->piece.begin > 0
                              || m_request->piece.end < std::numeric_limits<qint64>::max());
    if (wasAsked && !answer.isPartial && !isChanged)
        m_course->takesRanges = false;
    // A changed file comes from its first byte, wherever somebody listens (If-Range).
    if (isChanged && !answer.isPartial && m_request->piece.begin > 0) {
        dropRequest();
        QMetaObject::invokeMethod(this, &Fetcher::fetchNext, Qt::QueuedConnection);
    }
    emit grown(); // what comes is known now
}

void Fetcher::takeBytes()
{
    while (m_request) {
        const QByteArray bytes = m_request->reader->read(chunkBytes);
        if (bytes.isEmpty())
            return;
        if (const auto isStored = store(bytes); !isStored)
            giveUp(isStored.error());
    }
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
    m_course->fruitless = 0;
    m_course->nextPause = m_patience.firstPause;
    if (std::exchange(m_course->isWaiting, false))
        emit recovered();
    const auto isWritten = m_file->write(range.begin, QByteArrayView(bytes).first(range.size()));
    if (!isWritten)
        return isWritten;
    m_course->unsynced += range.size();
    if (m_course->unsynced < syncBytes)
        return {};
    m_course->unsynced = 0;
    return m_file->sync();
}

void Fetcher::takeEnd()
{
    if (!m_request || !m_request->reader->isFinished())
        return; // of a request before
    takeBytes();
    if (!m_request)
        return;
    const Result<> outcome = m_request->reader->outcome();
    if (!outcome)
        return takeFailure(outcome.error());
    if (const auto isLearnt = learnFromEnd(); !isLearnt)
        return giveUp(isLearnt.error());
    const bool isFruitless = m_request->received == 0;
    dropRequest();
    if (isFruitless && ++m_course->fruitless > mostFruitless)
        return giveUp({ErrorCode::TruncatedInput, u"answers without a byte"_s, m_url});
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

void Fetcher::takeFailure(const Error &error)
{
    qCInfo(lcFetch) << "at" << m_request->piece.begin << error;
    const bool isOnItsWay = goAnotherWay(error) || takeEndOfFile(error);
    const bool isFruitless = m_request->received == 0;
    dropRequest();
    if (isFruitless)
        ++m_course->fruitless;
    const bool isHopeless = m_course->fruitless > mostFruitless && !isOfTheNetwork(error);
    if (isHopeless)
        return giveUp(error);
    if (isOnItsWay)
        return fetchNext();
    if (mayPass(error))
        return pauseAfter(error);
    giveUp(error);
}

bool Fetcher::goAnotherWay(const Error &error)
{
    if (error.code != ErrorCode::HttpStatus || mayPass(error))
        return false;
    // An address that a redirect gave may hold for minutes only: the feed's own leads to a new one.
    if (!m_course->direct.isEmpty()) {
        m_course->direct.clear();
        return true;
    }
    // A host of media may turn away whoever sends the password of the feed.
    if (isRefusal(error) && !m_url.userInfo().isEmpty() && !hasAnswered()) {
        m_url.setUserInfo({});
        return true;
    }
    // Some servers refuse every range.
    const bool isRangeRefused = !hasAnswered() && m_course->takesRanges;
    if (isRangeRefused && isAboutTheRequest(error)) {
        m_course->takesRanges = false;
        return true;
    }
    return false;
}

bool Fetcher::takeEndOfFile(const Error &error)
{
    constexpr int rangeNotSatisfiable = 416;
    if (error.httpStatus != rangeNotSatisfiable || !hasAnswered())
        return false;
    const qint64 end = m_request->reader->answer().length.value_or(m_request->piece.begin);
    // Shorter than it was announced; what is there to the end is all there is.
    if (!m_file->ranges().contains({0, end}))
        return false;
    const auto isSet = m_file->setLength(end);
    logAndDrop(isSet, lcFetch(), "its length is asked for again:");
    emit ended();
    return isSet.has_value();
}

void Fetcher::pauseAfter(const Error &error)
{
    const milliseconds pause = m_course->nextPause;
    m_course->nextPause = std::min(2 * pause, m_patience.longestPause);
    m_course->isWaiting = true;
    m_next.start(pause);
    emit waiting(error, pause);
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
