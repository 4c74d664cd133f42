// SPDX-License-Identifier: GPL-3.0-or-later
// What a Fetcher makes of the answers of an origin.
#include "fetch_course.h"
#include "fetch_failure.h"

#include <net/same_server.h>

#include <QLoggingCategory>

#include <limits>
#include <stream/fetcher.h>

using namespace Qt::StringLiterals;

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
    if (const auto foreign = foreignAnswer(answer))
        return takeFailure(*foreign);
    if (!hasAnswered())
        adopt(answer);
    else
        compareWithKnown(answer);
    if (m_request)
        followAnswer(answer);
}

void Fetcher::compareWithKnown(const RangeAnswer &answer)
{
    FileMatch match = compareFiles(*m_file->identity(), identityOf(answer));
    if (match == FileMatch::Doubtful && m_course->isOther)
        match = FileMatch::Other;
    else if (match == FileMatch::Doubtful && m_course->ignoresValidators)
        match = FileMatch::Same;
    switch (match) {
    case FileMatch::Same:
        m_course->isDoubted = needsAnotherSample();
        if (answer.length && !length()) {
            if (const auto isSet = m_file->setLength(*answer.length); !isSet)
                giveUp(isSet.error());
        }
        break;
    case FileMatch::Doubtful:
        takeDoubt(answer);
        break;
    case FileMatch::Other:
        m_request->isOther = true;
        takeOtherFile(answer);
        break;
    }
}

bool Fetcher::needsAnotherSample()
{
    // The node that raised the doubt was not the one that answered now. Its bytes would raise the
    // same doubt again and again if they were not compared.
    constexpr int maxAgreeingSamples = 3;
    return m_request->isSample && ++m_course->agreeingSamples < maxAgreeingSamples;
}

void Fetcher::adopt(const RangeAnswer &answer)
{
    if (const auto isBegun = m_file->restart(identityOf(answer)); !isBegun)
        giveUp(isBegun.error());
}

void Fetcher::takeDoubt(const RangeAnswer &answer)
{
    if (m_file->ranges().isEmpty())
        return adopt(answer); // there is nothing to lose
    // What begins at the first byte has some of the stored ones; a part has none.
    if (m_request->isSample || !m_course->takesRanges) {
        m_request->comparison.emplace();
        return;
    }
    m_course->isDoubted = true;
    m_course->agreeingSamples = 0;
    m_course->omitsIfRange = true;
    dropRequest();
    QMetaObject::invokeMethod(this, &Fetcher::fetchNext, Qt::QueuedConnection);
}

bool Fetcher::compare(qint64 offset, const QByteArray &bytes)
{
    const Comparison found = m_request->comparison->take(*m_file, offset, bytes);
    if (found == Comparison::Open)
        return false; // it is all stored already
    endComparison(found);
    return m_request != nullptr;
}

void Fetcher::endComparison(Comparison found)
{
    m_request->comparison.reset();
    m_course->isDoubted = false;
    if (found == Comparison::Same) {
        qCInfo(lcAnswers) << m_url.host() << "gives one file other validators each time";
        m_course->ignoresValidators = true;
        m_course->omitsIfRange = true;
        return;
    }
    const RangeAnswer answer = m_request->reader->answer();
    const qint64 equalBytes = m_request->at - answer.begin - m_request->lastSize;
    // They came with this answer as well, and belong to both files.
    const auto equal = m_file->read(answer.begin, equalBytes);
    takeOtherFile(answer);
    if (m_request && equal && !equal->isEmpty())
        logAndDrop(m_file->write(answer.begin, *equal), lcAnswers(), "fetched again:");
}

void Fetcher::takeOtherFile(const RangeAnswer &answer)
{
    if (isHeardFromHere()) {
        m_course->isOther = true; // not to be compared once more
        m_course->isOutdated = true;
        return dropRequest();
    }
    restartWith(answer);
}

void Fetcher::restartWith(const RangeAnswer &answer)
{
    qCInfo(lcAnswers) << "another file at" << answer.finalUrl;
    const int changes = m_course->restarts.add(milliseconds(m_course->time.elapsed()));
    if (changes > RestartLimit::maxChanges)
        return giveUp({ErrorCode::UnsteadyMedia,
                       u"%1 files within a minute"_s.arg(changes),
                       answer.finalUrl});
    if (changes >= RestartLimit::wholeFrom)
        m_course->takesRanges = false;
    m_course->isCompleted = false;
    m_course->isOther = false;
    m_course->ignoresValidators = false;
    m_course->omitsIfRange = false;
    adopt(answer);
    emit changed();
    emit ended();
}

void Fetcher::followAnswer(const RangeAnswer &answer)
{
    if (answer.finalUrl != m_url.adjusted(QUrl::RemoveUserInfo | QUrl::RemoveFragment)) {
        m_course->direct = answer.finalUrl;
        if (net::isSameServer(m_url, answer.finalUrl))
            m_course->direct.setUserInfo(m_url.userInfo(QUrl::FullyEncoded));
    }
    const bool wasAsked = m_course->takesRanges
                          && (m_request->piece.begin > 0
                              || m_request->piece.end < std::numeric_limits<qint64>::max());
    const bool isWholeAnyway = wasAsked && !answer.isPartial && !m_request->isOther;
    if (isWholeAnyway || answer.isDecoded)
        m_course->takesRanges = false;
    // A changed file comes from its first byte, wherever somebody listens (If-Range).
    const bool isElsewhere = m_request->isOther && !answer.isPartial && m_request->piece.begin > 0;
    const bool isPartOfNone = answer.isPartial && !m_course->takesRanges;
    if ((isElsewhere && m_course->takesRanges) || isPartOfNone) {
        dropRequest();
        QMetaObject::invokeMethod(this, &Fetcher::fetchNext, Qt::QueuedConnection);
    }
    emit grown(); // what comes is known now
}

void Fetcher::takeFailure(const Error &cause)
{
    Error error = cause;
    if (error.code == ErrorCode::EmptyInput)
        error = {ErrorCode::NotMedia, instead::nothing, cause.url};
    qCInfo(lcAnswers) << "at" << m_request->piece.begin << error;
    const bool isOnItsWay = tryOtherwise(error) || takeEndOfFile(error);
    const bool isFruitless = !m_request->isFruitful;
    dropRequest();
    if (isFruitless && m_course->retries.isHopelessAfter(error))
        return giveUp(error);
    if (isOnItsWay)
        return fetchNext();
    if (mayPass(error))
        return pauseAfter(error);
    giveUp(error);
}

bool Fetcher::tryOtherwise(const Error &error)
{
    if (!isUselessAnswer(error))
        return false;
    // An address that a redirect gave may hold for minutes only: the feed's own leads to a new one.
    if (!m_course->direct.isEmpty()) {
        m_course->direct.clear();
        return true;
    }
    if (error.code == ErrorCode::BadResponse && m_course->takesRanges) {
        m_course->takesRanges = false;
        return true;
    }
    // A host of media may turn away whoever sends the password of the feed.
    if (isRefusal(error) && !m_url.userInfo().isEmpty() && !hasAnswered()) {
        m_url.setUserInfo({});
        return true;
    }
    if (isAboutTheSender(error) && !m_course->usesPlainAgent) {
        m_course->usesPlainAgent = true;
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
