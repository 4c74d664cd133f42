// SPDX-License-Identifier: GPL-3.0-or-later
#include <words/error_text.h>
#include <words/format.h>
#include <words/subscribe_text.h>

#include <QCoreApplication>

namespace dogear::words {

namespace {

/// Gives tr() the context under which the translations have the texts of this file.
struct SubscribeText
{
    Q_DECLARE_TR_FUNCTIONS(SubscribeText)
};

} // namespace

QString skippedEntriesSentence(int count)
{
    return SubscribeText::tr("%n entries of the list were left out: they are not followed there, "
                             "or are no shows.",
                             nullptr,
                             count);
}

QString missingEpisodeSentence(const QString &show, const QString &episode)
{
    if (episode.isEmpty())
        return SubscribeText::tr("“%1” is open, but its feed doesn't contain the episode of the "
                                 "link; look for it in the list, or open the link in a browser.")
            .arg(isolated(show));
    return SubscribeText::tr("“%1” is open, but its feed doesn't contain “%2”, the episode of the "
                             "link; open the link in a browser.")
        .arg(isolated(show), isolated(episode));
}

QString unnamedEpisodeSentence(const QString &show)
{
    return SubscribeText::tr("“%1” is open, but no directory says which episode the link means; "
                             "look for it in the list.")
        .arg(isolated(show));
}

QString unreadEpisodeSentence(const QString &show, const Error &error)
{
    return joinedSentences(
        SubscribeText::tr("“%1” is open as it was read before, without the episode of the link.")
            .arg(isolated(show)),
        errorSentence(error));
}

} // namespace dogear::words
