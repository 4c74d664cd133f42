// SPDX-License-Identifier: GPL-3.0-or-later
// Fetcher: evaluates answers and failures of the origin, and detects changed files.
#include "fetch_failure.h"
#include "transfer_state.h"

#include <net/same_server.h>

#include <QLoggingCategory>

#include <limits>
#include <stream/fetcher.h>

using namespace Qt::StringLiterals;

namespace dogear::stream {

using media::MediaIdentity;
using net::RangeResponse;
using std::chrono::milliseconds;

namespace {

Q_LOGGING_CATEGORY(lcAnswers, "dogear.stream.fetch")

MediaIdentity identityOf(const RangeResponse &answer)
{
    return {.etag = answer.etag,
            .lastModified = answer.lastModified,
            .contentType = answer.contentType,
            .length = answer.length,
            .server = answer.finalUrl.adjusted(QUrl::RemovePath | QUrl::RemoveQuery
                                               | QUrl::RemoveFragment)};
}

} // namespace

void Fetcher::handleResponse()
{
    const RangeResponse &answer = m_request->reader->answer();
    m_request->sinceAnswer.start();
    m_request->at = answer.begin; // some servers begin a range earlier than requested
    m_request->isPartial = answer.isPartial;
    if (const auto foreign = nonMediaError(answer))
        return handleFailure(*foreign);
    if (!hasAnswered())
        adopt(answer);
    else
        compareWithKnown(answer);
    if (m_request) // not dropped by one of them
        followAnswer(answer);
}

void Fetcher::compareWithKnown(const RangeResponse &answer)
{
    FileMatch match = compareFiles(*m_file->identity(), identityOf(answer));
    // Bytes were compared already, with one result or the other.
    if (match == FileMatch::Doubtful && m_transferState->isOther)
        match = FileMatch::Other;
    else if (match == FileMatch::Doubtful && m_transferState->ignoresValidators)
        match = FileMatch::Same;
    switch (match) {
    case FileMatch::Same:
        m_transferState->isDoubted = needsAnotherSample();
        if (answer.length && !length()) {
            if (const auto isSet = m_file->setLength(*answer.length); !isSet)
                giveUp(isSet.error());
        }
        break;
    case FileMatch::Doubtful:
        handleDoubt(answer);
        break;
    case FileMatch::Other:
        m_request->isOther = true;
        handleOtherFile(answer);
        break;
    }
}

bool Fetcher::needsAnotherSample()
{
    // Another node than the one that raised the doubt has answered. If the bytes of that one were
    // never compared, each of its answers would raise the same doubt again.
    constexpr int maxAgreeingSamples = 3;
    return m_request->isSample && ++m_transferState->agreeingSamples < maxAgreeingSamples;
}

void Fetcher::adopt(const RangeResponse &answer)
{
    if (const auto isBegun = m_file->restart(identityOf(answer)); !isBegun)
        giveUp(isBegun.error());
}

void Fetcher::handleDoubt(const RangeResponse &answer)
{
    if (m_file->ranges().isEmpty())
        return adopt(answer); // nothing is stored that could be lost
    // A sample and a whole file contain stored bytes to compare with; other pieces do not.
    if (m_request->isSample || !m_transferState->acceptsRanges) {
        m_request->comparison.emplace();
        return;
    }
    m_transferState->isDoubted = true; // the next request is for a sample
    m_transferState->agreeingSamples = 0;
    m_transferState->omitsIfRange = true;
    dropRequest();
    QMetaObject::invokeMethod(this, &Fetcher::fetchNext, Qt::QueuedConnection);
}

bool Fetcher::compare(qint64 offset, const QByteArray &bytes)
{
    const Comparison found = m_request->comparison->take(*m_file, offset, bytes);
    if (found == Comparison::Open)
        return false; // all of these bytes are stored already
    endComparison(found);
    return m_request != nullptr; // dropped: the old file is played first
}

void Fetcher::endComparison(Comparison found)
{
    m_request->comparison.reset();
    m_transferState->isDoubted = false;
    if (found == Comparison::Same) {
        qCInfo(lcAnswers) << m_url.host() << "gives one file other validators each time";
        m_transferState->ignoresValidators = true;
        m_transferState->omitsIfRange = true;
        return;
    }
    const RangeResponse answer = m_request->reader->answer(); // a copy: the request may be dropped
    const qint64 equalBytes = m_request->at - answer.begin - m_request->lastSize;
    // The bytes in front of the first difference arrived with this answer, but were not stored,
    // because the old file has them too. The restart empties the file, so they are written again.
    const auto equal = m_file->read(answer.begin, equalBytes);
    handleOtherFile(answer);
    if (m_request && equal && !equal->isEmpty())
        logAndDrop(m_file->write(answer.begin, *equal), lcAnswers(), "fetched again:");
}

void Fetcher::handleOtherFile(const RangeResponse &answer)
{
    if (hasEnoughForReader()) {
        m_transferState->isOther = true; // later answers are not compared again
        m_transferState->isOutdated = true;
        return dropRequest();
    }
    restartWith(answer);
}

void Fetcher::restartWith(const RangeResponse &answer)
{
    qCInfo(lcAnswers) << "another file at" << answer.finalUrl;
    const int changes =
        m_transferState->restarts.add(milliseconds(m_transferState->time.elapsed()));
    if (changes > RestartLimit::maxChanges)
        return giveUp({ErrorCode::UnsteadyMedia,
                       u"%1 files within a minute"_s.arg(changes),
                       answer.finalUrl});
    if (changes >= RestartLimit::wholeFrom)
        m_transferState->acceptsRanges = false; // each answer is another file, so ranges never fit
    m_transferState->isCompleted = false;
    m_transferState->isOther = false; // conclusions about the old file
    m_transferState->ignoresValidators = false;
    m_transferState->omitsIfRange = false;
    adopt(answer);
    emit changed();
    emit ended();
}

void Fetcher::followAnswer(const RangeResponse &answer)
{
    // Later pieces are requested from the target of the redirects: the address in a feed often
    // counts listeners, and must not be asked for each piece.
    const QUrl &start = startUrl();
    if (answer.finalUrl != start.adjusted(QUrl::RemoveUserInfo | QUrl::RemoveFragment)) {
        m_transferState->redirectedUrl = answer.finalUrl;
        // finalUrl has no credentials; only their own server gets them again.
        if (net::isSameServer(start, answer.finalUrl))
            m_transferState->redirectedUrl.setUserInfo(start.userInfo(QUrl::FullyEncoded));
    }
    const bool wasAsked = m_transferState->acceptsRanges
                          && (m_request->piece.begin > 0
                              || m_request->piece.end < std::numeric_limits<qint64>::max());
    // The whole file although nothing has changed: the origin ignores ranges.
    const bool isWholeAnyway = wasAsked && !answer.isPartial && !m_request->isOther;
    if (isWholeAnyway || answer.isDecoded)
        m_transferState->acceptsRanges = false;
    // If-Range brings a changed file from its first byte. A reader in the middle would have to wait
    // for all bytes before its position, so a range is requested again.
    const bool isElsewhere = m_request->isOther && !answer.isPartial && m_request->piece.begin > 0;
    const bool isPartOfNone = answer.isPartial && !m_transferState->acceptsRanges;
    if ((isElsewhere && m_transferState->acceptsRanges) || isPartOfNone) {
        dropRequest();
        QMetaObject::invokeMethod(this, &Fetcher::fetchNext, Qt::QueuedConnection);
    }
    emit bytesAdded(); // type and length are known now
}

void Fetcher::handleFailure(const Error &cause)
{
    Error error = cause;
    // An empty body counts among the documents that servers send in place of media.
    if (error.code == ErrorCode::EmptyInput)
        error = {ErrorCode::NotMedia, unexpected_content::nothing, cause.url};
    qCInfo(lcAnswers) << "at" << m_request->piece.begin << error;
    const bool isOnItsWay =
        tryWithTrackers(error) || tryAlternative(error) || handleEndOfFile(error);
    const bool isFruitless = !m_request->broughtNewBytes;
    dropRequest();
    // Before the other branches: the limit also ends endless changes of the request.
    if (isFruitless && m_transferState->retries.shouldGiveUpAfter(error))
        return giveUp(error);
    if (isOnItsWay)
        return fetchNext();
    if (isTransient(error))
        return pauseAfter(error);
    giveUp(error);
}

bool Fetcher::tryWithTrackers(const Error &error)
{
    TransferState &state = *m_transferState;
    // After a failure behind a redirect, tryAlternative() returns to the beginning of the
    // redirects.
    if (!asksDirect() || !state.redirectedUrl.isEmpty())
        return false;
    constexpr int rangeNotSatisfiable = 416;
    if (error.code == ErrorCode::Offline) {
        // No such host, or no network: that of the feed shows which. The next attempt begins here.
        state.skipsDirect = true;
        return true;
    }
    if (isTransient(error) || error.code == ErrorCode::ProxyDenied
        || error.httpStatus == rangeNotSatisfiable)
        return false;
    qCInfo(lcAnswers) << state.directUrl.host() << "refuses media without tracking services";
    state.directServers->addRefusing(state.directUrl);
    state.directUrl.clear();
    return true;
}

bool Fetcher::tryAlternative(const Error &error)
{
    if (!isUselessAnswer(error))
        return false;
    // A signed address may expire after minutes; the address in the feed leads to a new one.
    if (!m_transferState->redirectedUrl.isEmpty()) {
        m_transferState->redirectedUrl.clear();
        return true;
    }
    // A broken 206: Content-Range makes no sense, several parts, or a range of a compressed body.
    if (error.code == ErrorCode::BadResponse && m_transferState->acceptsRanges) {
        m_transferState->acceptsRanges = false;
        return true;
    }
    // Some media hosts reject requests that carry the password of the feed.
    if (isAccessDenied(error) && !m_url.userInfo().isEmpty() && !hasAnswered()) {
        m_url.setUserInfo({});
        return true;
    }
    if (mayAcceptOtherUserAgent(error) && !m_transferState->usesPlainAgent) {
        m_transferState->usesPlainAgent = true;
        return true;
    }
    // Some servers refuse every range.
    const bool isRangeRefused = !hasAnswered() && m_transferState->acceptsRanges;
    if (isRangeRefused && isRequestRejected(error)) {
        m_transferState->acceptsRanges = false;
        return true;
    }
    return false;
}

bool Fetcher::handleEndOfFile(const Error &error)
{
    constexpr int rangeNotSatisfiable = 416;
    if (error.httpStatus != rangeNotSatisfiable || !hasAnswered())
        return false;
    const qint64 end = m_request->reader->answer().length.value_or(m_request->piece.begin);
    // The file is shorter than announced. It is complete if all bytes up to that end are stored.
    if (!m_file->ranges().contains({0, end}))
        return false;
    const auto isSet = m_file->setLength(end);
    logAndDrop(isSet, lcAnswers(), "its length is asked for again:");
    emit ended();
    return isSet.has_value();
}

void Fetcher::pauseAfter(const Error &error)
{
    const milliseconds pause =
        m_transferState->retries.pauseAfter(error, QDateTime::currentDateTimeUtc());
    m_transferState->isWaiting = true;
    m_transferState->skipsDirect = false;
    m_next.start(pause);
    emit waiting(error, pause);
}

bool Fetcher::hasEnoughForReader() const
{
    const FetchPlan &plan = m_transferState->plan;
    if (plan.ahead == 0)
        return false;
    // RangeConnection holds back less than a second's worth of bytes (waitsForMore()), so a reader
    // cannot continue with fewer.
    const auto held = rateLimit();
    return endOfRun(plan.point) - plan.point > (held ? held->perSecond : 0);
}

} // namespace dogear::stream
