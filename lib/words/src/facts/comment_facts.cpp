// SPDX-License-Identifier: GPL-3.0-or-later
#include "fact_list.h"

#include <words/comment_facts.h>
#include <words/error_text.h>
#include <words/format.h>
#include <words/plain_text.h>

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::words {

namespace {

/// Deeper replies have no more arrows, because they would leave no room for the name.
constexpr int maxArrows = 3;

} // namespace

QList<Fact> commentFacts(const QList<domain::Comment> &comments, const QDateTime &now)
{
    QList<Fact> facts;
    for (const domain::Comment &comment : comments) {
        const bool isReversed = QLocale().textDirection() == Qt::RightToLeft;
        const QString arrows =
            (isReversed ? u"↲ "_s : u"↳ "_s).repeated(std::clamp(comment.depth, 0, maxArrows));
        const QString date = comment.time ? formatDate(*comment.time, now) : QString();
        facts.append(toFact(arrows + plainOr(comment.author, plainLine(comment.account)),
                            {date, comment.text},
                            openableLink(comment.link)));
    }
    if (facts.isEmpty())
        facts.append(toFact({}, {FeedFacts::tr("There are no replies.")}));
    return facts;
}

Fact failedCommentsFact(const Error &error)
{
    switch (error.code) {
    case ErrorCode::Offline:
        return toFact({},
                      {FeedFacts::tr("There is no network, so the replies were not loaded. "
                                     "Try again later.")});
    case ErrorCode::ProxyFailed:
    case ErrorCode::ProxyDenied:
        return toFact({}, {errorSentence(error)});
    case ErrorCode::NotFound:
        return toFact({},
                      {FeedFacts::tr("Dogear can't read the replies of this server. Open the "
                                     "thread in the browser.")});
    default:
        return toFact({},
                      {FeedFacts::tr("The server did not send the replies. Try again later, "
                                     "or open the thread in the browser.")});
    }
}

} // namespace dogear::words
