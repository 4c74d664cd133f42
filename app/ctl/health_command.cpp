// SPDX-License-Identifier: GPL-3.0-or-later
#include "command.h"
#include "json_values.h"

#include <base/feed_url.h>
#include <words/fetch_text.h>

#include <QDir>
#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::ctl {

namespace {

/// Finds the show that \a word names: its id, or its address as a user types it.
/// \return an invalid id if there is no such show
PodcastId findShow(const QList<domain::FollowedPodcast> &shows, const QString &word)
{
    bool isNumber = false;
    const PodcastId id{word.toLongLong(&isNumber)};
    const Result<QUrl> url =
        isNumber ? Result<QUrl>(QUrl()) : feedUrlFromUserInput(word, QDir::currentPath());
    if (!url)
        return {};
    const auto found = std::ranges::find_if(shows, [&](const domain::FollowedPodcast &show) {
        // Keys, so that spellings of the same address count as equal.
        return isNumber ? show.id == id : feedUrlKey(show.url) == feedUrlKey(*url);
    });
    return found == shows.cend() ? PodcastId{} : found->id;
}

/// Returns the state of the feed of \a show, and its last fetches.
Outcome describe(const domain::FollowedPodcast &show, const QList<domain::FetchRecord> &fetches)
{
    QJsonObject object = toJson(show);
    QJsonArray array;
    QStringList lines{show.title()};
    for (const domain::FetchRecord &fetch : fetches) {
        array.append(toJson(fetch));
        lines.append(u"%1  %2  %3"_s.arg(
            fetch.at.toString(Qt::ISODate), words::fetchSentence(fetch), words::fetchFacts(fetch)));
        for (const QString &warning : fetch.warnings)
            lines.append("  ! "_L1 + warning);
    }
    const auto &notBefore = show.fetch.notBefore;
    QJsonObject health;
    // The same keys and values as in `shows`, without the description of the show.
    for (const auto &key :
         {u"id"_s, u"title"_s, u"url"_s, u"last_attempt"_s, u"last_success"_s, u"error"_s})
        health.insert(key, object.value(key));
    health.insert(u"failures"_s, show.fetch.failures);
    health.insert(u"not_before"_s,
                  notBefore ? QJsonValue(notBefore->toSecsSinceEpoch()) : QJsonValue());
    health.insert(u"fetches"_s, array);
    return {.json = QJsonDocument(health), .text = lines.join(u'\n'), .errors = {}};
}

} // namespace

Future<Outcome> runHealth(library::Library &library, const Arguments &arguments)
{
    const QString word = arguments.positional.first();
    subscriptions::Subscriptions &subscriptions = library.subscriptions();
    return subscriptions.all().then(
        &subscriptions,
        [&subscriptions, word](const Result<QList<domain::FollowedPodcast>> &shows) {
            if (!shows)
                return failedNow(shows.error());
            const PodcastId id = findShow(*shows, word);
            const auto show = std::ranges::find(*shows, id, &domain::FollowedPodcast::id);
            if (show == shows->cend())
                return failedNow({.code = ErrorCode::NotFound, .detail = word});
            return subscriptions.fetches(id).then(
                &subscriptions, [show = *show](const Result<QList<domain::FetchRecord>> &fetches) {
                    return fetches ? describe(show, *fetches) : failedOutcome(fetches.error());
                });
        });
}

} // namespace dogear::ctl
