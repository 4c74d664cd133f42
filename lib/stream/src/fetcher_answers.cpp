// SPDX-License-Identifier: GPL-3.0-or-later
// What a Fetcher makes of the answers of an origin.
#include "fetch_course.h"
#include "fetch_failure.h"

#include <net/same_server.h>

#include <QLoggingCategory>

#include <limits>
#include <stream/fetcher.h>

namespace dogear::stream {

using media::MediaIdentity;
using net::RangeAnswer;
using std::chrono::milliseconds;

namespace {

Q_LOGGING_CATEGORY(lcAnswers, "dogear.stream.fetch")

MediaIdentity identityOf(const RangeAnswer &answer)
{
    return {.etag = answer.etag,
            .lastModified = answer.lastModified,
            .contentType = answer.contentType,
            .length = answer.length};
}

} // namespace

void Fetcher::takeAnswer()
{
    const RangeAnswer &answer = m_request->reader->answer();
    m_request->sinceAnswer.start();
    m_request->at = answer.begin;
    m_request->isPartial = answer.isPartial;
    const bool wasKnown = hasAnswered();
    const bool isChanged = wasKnown && !isSameFile(*m_file->identity(), identityOf(answer));
    if (isChanged && isHeardFromHere()) {
        m_course->isOutdated = true;
        return dropRequest();
    }
    if (const auto isTaken = adopt(answer); !isTaken)
        giveUp(isTaken.error());
    else
        followAnswer(answer, isChanged);
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
        qCInfo(lcAnswers) << "another file at" << answer.finalUrl;
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

void Fetcher::takeFailure(const Error &error)
{
    qCInfo(lcAnswers) << "at" << m_request->piece.begin << error;
    const bool isOnItsWay = goAnotherWay(error) || takeEndOfFile(error);
    const bool isFruitless = m_request->received == 0;
    dropRequest();
    if (isFruitless && m_course->retries.isHopelessAfter(error))
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
    logAndDrop(isSet, lcAnswers(), "its length is asked for again:");
    emit ended();
    return isSet.has_value();
}

void Fetcher::pauseAfter(const Error &error)
{
    const milliseconds pause = m_course->retries.pauseAfter(error, QDateTime::currentDateTimeUtc());
    m_course->isWaiting = true;
    m_next.start(pause);
    emit waiting(error, pause);
}

bool Fetcher::isHeardFromHere() const
{
    const FetchPlan &plan = m_course->plan;
    if (plan.ahead == 0)
        return false;
    const auto held = pace(); // so little is not given away (RangeConnection)
    return endOfRun(plan.point) - plan.point > (held ? held->perSecond : 0);
}

} // namespace dogear::stream
