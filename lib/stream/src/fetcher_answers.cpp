// SPDX-License-Identifier: GPL-3.0-or-later
// Fetcher: evaluates answers and failures of the origin, and detects changed files.
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
    m_request->at = answer.begin; // some servers begin a range earlier than requested
    m_request->isPartial = answer.isPartial;
    if (const auto foreign = foreignAnswer(answer))
        return takeFailure(*foreign);
    if (!hasAnswered())
        adopt(answer);
    else
        compareWithKnown(answer);
    if (m_request) // not dropped by one of them
        followAnswer(answer);
}

void Fetcher::compareWithKnown(const RangeAnswer &answer)
{
    FileMatch match = compareFiles(*m_file->identity(), identityOf(answer));
    // Bytes were compared already, with one result or the other.
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
    // Another node than the one that raised the doubt has answered. If the bytes of that one were
    // never compared, each of its answers would raise the same doubt again.
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
        return adopt(answer); // nothing is stored that could be lost
    // A sample and a whole file contain stored bytes to compare with; other pieces do not.
    if (m_request->isSample || !m_course->takesRanges) {
        m_request->comparison.emplace();
        return;
    }
    m_course->isDoubted = true; // the next request is for a sample
    m_course->agreeingSamples = 0;
    m_course->omitsIfRange = true;
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
    m_course->isDoubted = false;
    if (found == Comparison::Same) {
        qCInfo(lcAnswers) << m_url.host() << "gives one file other validators each time";
        m_course->ignoresValidators = true;
        m_course->omitsIfRange = true;
        return;
    }
    const RangeAnswer answer = m_request->reader->answer(); // a copy: the request may be dropped
    const qint64 equalBytes = m_request->at - answer.begin - m_request->lastSize;
    // The bytes in front of the first difference arrived with this answer, but were not stored,
    // because the old file has them too. The restart empties the file, so they are written again.
    const auto equal = m_file->read(answer.begin, equalBytes);
    takeOtherFile(answer);
    if (m_request && equal && !equal->isEmpty())
        logAndDrop(m_file->write(answer.begin, *equal), lcAnswers(), "fetched again:");
}

void Fetcher::takeOtherFile(const RangeAnswer &answer)
{
    if (isHeardFromHere()) {
        m_course->isOther = true; // later answers are not compared again
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
        m_course->takesRanges = false; // each answer is another file, so ranges never fit
    m_course->isCompleted = false;
    m_course->isOther = false; // conclusions about the old file
    m_course->ignoresValidators = false;
    m_course->omitsIfRange = false;
    adopt(answer);
    emit changed();
    emit ended();
}

void Fetcher::followAnswer(const RangeAnswer &answer)
{
    // Later pieces are requested from the target of the redirects: the address in a feed often
    // counts listeners, and must not be asked for each piece.
    if (answer.finalUrl != m_url.adjusted(QUrl::RemoveUserInfo | QUrl::RemoveFragment)) {
        m_course->direct = answer.finalUrl;
        // finalUrl has no credentials; only their own server gets them again.
        if (net::isSameServer(m_url, answer.finalUrl))
            m_course->direct.setUserInfo(m_url.userInfo(QUrl::FullyEncoded));
    }
    const bool wasAsked = m_course->takesRanges
                          && (m_request->piece.begin > 0
                              || m_request->piece.end < std::numeric_limits<qint64>::max());
    // The whole file although nothing has changed: the origin ignores ranges.
    const bool isWholeAnyway = wasAsked && !answer.isPartial && !m_request->isOther;
    if (isWholeAnyway || answer.isDecoded)
        m_course->takesRanges = false;
    // If-Range brings a changed file from its first byte. A reader in the middle would have to wait
    // for all bytes before its position, so a range is requested again.
    const bool isElsewhere = m_request->isOther && !answer.isPartial && m_request->piece.begin > 0;
    const bool isPartOfNone = answer.isPartial && !m_course->takesRanges;
    if ((isElsewhere && m_course->takesRanges) || isPartOfNone) {
        dropRequest();
        QMetaObject::invokeMethod(this, &Fetcher::fetchNext, Qt::QueuedConnection);
    }
    emit grown(); // type and length are known now
}

void Fetcher::takeFailure(const Error &cause)
{
    Error error = cause;
    // An empty body counts among the documents that servers send in place of media.
    if (error.code == ErrorCode::EmptyInput)
        error = {ErrorCode::NotMedia, instead::nothing, cause.url};
    qCInfo(lcAnswers) << "at" << m_request->piece.begin << error;
    const bool isOnItsWay = tryOtherwise(error) || takeEndOfFile(error);
    const bool isFruitless = !m_request->isFruitful;
    dropRequest();
    // Before the other branches: the limit also ends endless changes of the request.
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
    // A signed address may expire after minutes; the address in the feed leads to a new one.
    if (!m_course->direct.isEmpty()) {
        m_course->direct.clear();
        return true;
    }
    // A broken 206: Content-Range makes no sense, several parts, or a range of a compressed body.
    if (error.code == ErrorCode::BadResponse && m_course->takesRanges) {
        m_course->takesRanges = false;
        return true;
    }
    // Some media hosts reject requests that carry the password of the feed.
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
    // RangeConnection holds back less than a second's worth of bytes (waitsForMore()), so a reader
    // cannot continue with fewer.
    const auto held = pace();
    return endOfRun(plan.point) - plan.point > (held ? held->perSecond : 0);
}

} // namespace dogear::stream
