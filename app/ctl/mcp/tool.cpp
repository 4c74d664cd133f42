// SPDX-License-Identifier: GPL-3.0-or-later
#include "tool.h"

#include "foreign_text.h"

#include <words/error_text.h>

using namespace Qt::StringLiterals;

namespace dogear::ctl::mcp {

namespace {

constexpr qsizetype maxQuotedQuery = 100; ///< in UTF-16 units

QString sentenceOf(const Error &error)
{
    if (error.code == ErrorCode::InvalidQuery)
        return u"“%1” is not understood in a search. The description of the tool search lists "
               "what is."_s.arg(foreignLine(error.detail, maxQuotedQuery));
    // The detail is the kind and the number of what is missing: "episode 12".
    if (error.code == ErrorCode::NotFound && !error.detail.isEmpty())
        return u"There is no %1 in the library. Check the number."_s.arg(error.detail);
    return words::errorSentence(error);
}

} // namespace

ToolAnswer refused(const QString &problem)
{
    return {.content = {}, .problem = problem};
}

ToolAnswer refused(const Error &error)
{
    return refused(sentenceOf(error));
}

Future<ToolAnswer> refusedNow(const QString &problem)
{
    return readyFuture(refused(problem));
}

Future<ToolAnswer> refusedNow(const Error &error)
{
    return readyFuture(refused(error));
}

Future<ToolAnswer> refusedTime()
{
    return refusedNow(u"“time” has to be seconds, or a time such as 1:02:03."_s);
}

EpisodeId episodeOf(const QJsonObject &arguments)
{
    return EpisodeId{arguments.value("episode_id"_L1).toInteger()};
}

} // namespace dogear::ctl::mcp
