// SPDX-License-Identifier: GPL-3.0-or-later
#include "command.h"
#include "json_values.h"

#include <base/feed_url.h>
#include <base/pasted_address.h>
#include <words/subscribe_text.h>

#include <QDir>
#include <QJsonArray>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace dogear::ctl {

namespace {

/// Returns \a error with its \a url, which JSON errors usually lack.
QJsonObject failedJson(const QUrl &url, const Error &error)
{
    QJsonObject object = toJson(error);
    object.insert(u"url"_s, QString::fromUtf8(url.toEncoded()));
    return object;
}

/// Returns the result of subscribing to one or more addresses.
Outcome toOutcome(const subscriptions::SubscribeOutcome &subscribed)
{
    QJsonArray added;
    QJsonArray failed;
    QStringList lines;
    Outcome outcome;
    for (const subscriptions::FollowedShow &show : subscribed.added) {
        added.append(QJsonObject{{u"id"_s, show.id.value},
                                 {u"title"_s, show.title},
                                 {u"url"_s, QString::fromUtf8(show.url.toEncoded())},
                                 {u"episodes"_s, show.episodes},
                                 {u"was_followed"_s, show.wasFollowed}});
        lines.append(u"%1  %2 (%3)"_s.arg(show.id.value).arg(show.title).arg(show.episodes));
    }
    for (const subscriptions::FailedSubscription &show : subscribed.failed) {
        failed.append(failedJson(show.url, show.error));
        // The sentence on stderr has to name the address of the show.
        Error error = show.error;
        error.url = show.url;
        outcome.errors.append(error);
    }
    QJsonArray choices;
    for (const notes::FeedLink &feed : subscribed.choices) {
        const QString url = QString::fromUtf8(feed.url.toEncoded());
        choices.append(QJsonObject{{u"title"_s, feed.title}, {u"url"_s, url}});
        lines.append(u"%1  %2"_s.arg(url, feed.title));
    }
    if (subscribed.skipped > 0)
        lines.append(words::skippedEntriesSentence(subscribed.skipped));
    outcome.json.setObject({{u"added"_s, added},
                            {u"failed"_s, failed},
                            {u"choices"_s, choices},
                            {u"left_out"_s, subscribed.skipped}});
    outcome.text = lines.join(u'\n');
    return outcome;
}

/// Subscribes to \a inputs one after another, so that the outcome lists them in their order.
Future<subscriptions::SubscribeOutcome> subscribeAll(subscriptions::Subscriptions &subscriptions,
                                                     QStringList inputs,
                                                     subscriptions::SubscribeOutcome outcome)
{
    if (inputs.isEmpty())
        return readyFuture(outcome);
    const QString input = inputs.takeFirst();
    const Result<QUrl> url = feedUrlFromUserInput(input, QDir::currentPath());
    if (!url) {
        // The input was no address, but it may contain a password, which must not be printed.
        outcome.failed.append({QUrl(withoutUserInfo(input)), url.error()});
        return subscribeAll(subscriptions, inputs, outcome);
    }
    return subscriptions
        .subscribe(*url, accounts::Remember::InKeychain, httpFallbackFor(input, *url))
        .then(
            &subscriptions,
            [&subscriptions, inputs, outcome](const subscriptions::SubscribeOutcome &one) mutable {
                outcome.added += one.added;
                outcome.failed += one.failed;
                outcome.choices += one.choices;
                outcome.skipped += one.skipped;
                return subscribeAll(subscriptions, inputs, outcome);
            });
}

} // namespace

Future<Outcome> runSubscribe(library::Library &library, const Arguments &arguments)
{
    return subscribeAll(library.subscriptions(), arguments.positional, {}).then(toOutcome);
}

Future<Outcome> runImport(library::Library &library, const Arguments &arguments)
{
    // subscribe() recognises an OPML list by its content.
    return runSubscribe(library, arguments);
}

Future<Outcome> runExport(library::Library &library, const Arguments &arguments)
{
    const QString path = QDir::current().absoluteFilePath(arguments.positional.first());
    return library.subscriptions().exportOpml(path).then([path](const Result<int> &count) {
        if (!count)
            return failedOutcome(count.error());
        return Outcome{.json =
                           QJsonDocument(QJsonObject{{u"exported"_s, *count}, {u"file"_s, path}}),
                       .text = u"%1 → %2"_s.arg(*count).arg(path),
                       .errors = {}};
    });
}

Future<Outcome> runRefresh(library::Library &library, const Arguments &arguments)
{
    QList<PodcastId> ids;
    for (const QString &id : arguments.positional) {
        const PodcastId podcast{id.toLongLong()};
        if (!podcast.isValid())
            return failedNow({.code = ErrorCode::InvalidQuery, .detail = id});
        // The refresher counts a show once, however often it is named.
        if (!ids.contains(podcast))
            ids.append(podcast);
    }
    return library.refresher().refresh(ids).then(
        [wanted = ids.size()](const Result<subscriptions::RefreshSummary> &result) {
            if (!result)
                return failedOutcome(result.error());
            const subscriptions::RefreshSummary &summary = *result;
            // An unknown id is left out of the refresh; without this check it would go unnoticed.
            if (summary.shows < wanted)
                return failedOutcome({.code = ErrorCode::NotFound});
            Outcome outcome;
            QJsonArray failed;
            for (const subscriptions::RefreshFailure &show : summary.failed) {
                failed.append(failedJson(show.url, show.error));
                Error error = show.error;
                error.url = show.url;
                outcome.errors.append(error);
            }
            outcome.json.setObject({{u"shows"_s, summary.shows},
                                    {u"updated"_s, summary.updated},
                                    {u"unchanged"_s, summary.unchanged},
                                    {u"failed"_s, failed},
                                    {u"new_episodes"_s, summary.newEpisodes},
                                    {u"bytes"_s, summary.bytes},
                                    {u"elapsed_ms"_s, qint64(summary.elapsed.count())}});
            outcome.text = u"shows %1, updated %2, new episodes %3"_s.arg(summary.shows)
                               .arg(summary.updated)
                               .arg(summary.newEpisodes);
            return outcome;
        });
}

} // namespace dogear::ctl
