// SPDX-License-Identifier: GPL-3.0-or-later
#include <words/comment_facts.h>
#include <words/format.h>
#include <words/plain_text.h>

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::words {

namespace {

/// Has the name of the struct in episode_facts.cpp, because translations find their texts by it.
struct EpisodeFacts
{
    Q_DECLARE_TR_FUNCTIONS(EpisodeFacts)
};

/// Deeper replies have no more arrows, because they would leave no room for the name.
constexpr int maxArrows = 3;

EpisodeFact ofComments(const QString &name, const QString &text)
{
    return {.group = FactGroup::Comments, .name = name, .text = text};
}

QString authorOf(const domain::Comment &comment)
{
    const QString author = plainLine(comment.author);
    return author.isEmpty() ? plainLine(comment.account) : author;
}

} // namespace

QList<EpisodeFact> commentFacts(const QList<domain::Comment> &comments, const QDateTime &now)
{
    QList<EpisodeFact> facts;
    for (const domain::Comment &comment : comments) {
        const QString arrows = u"↳ "_s.repeated(std::clamp(comment.depth, 0, maxArrows));
        const QString date = comment.time ? formatDate(*comment.time, now) : QString();
        EpisodeFact fact =
            ofComments(arrows + authorOf(comment), joinedFacts({date, plainLine(comment.text)}));
        fact.link = openableLink(comment.link);
        facts.append(fact);
    }
    if (facts.isEmpty())
        facts.append(ofComments({}, EpisodeFacts::tr("There are no replies.")));
    return facts;
}

EpisodeFact failedCommentsFact(const Error &error)
{
    switch (error.code) {
    case ErrorCode::Offline:
        return ofComments({},
                          EpisodeFacts::tr("There is no network, so the replies were not loaded. "
                                           "Try again later."));
    case ErrorCode::NotFound:
        return ofComments({},
                          EpisodeFacts::tr("Dogear can't read the replies of this server. Open the "
                                           "thread in the browser."));
    default:
        return ofComments({},
                          EpisodeFacts::tr("The server did not send the replies. Try again later, "
                                           "or open the thread in the browser."));
    }
}

} // namespace dogear::words
