// SPDX-License-Identifier: GPL-3.0-or-later
#include "command.h"
#include "json_values.h"

#include <base/feed_url.h>
#include <base/pasted_address.h>
#include <discovery/directories.h>
#include <discovery/show_link.h>
#include <words/directory_text.h>
#include <words/subscribe_text.h>

#include <QDir>
#include <QJsonArray>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace dogear::ctl {

using discovery::ShowLead;
using discovery::ShowLink;

namespace {

/// Returns \a error with its \a url, which JSON errors usually lack.
QJsonObject failedJson(const QUrl &url, const Error &error)
{
    QJsonObject object = toJson(error);
    object.insert(u"url"_s, QString::fromUtf8(url.toEncoded()));
    return object;
}

/// What became of the inputs so far.
struct Subscribed
{
    subscriptions::SubscribeOutcome outcome = {};
    /// Links of players and directories that lead to no feed, and a sentence about each.
    QList<subscriptions::FailedSubscription> unresolved = {};
    QStringList problems = {};

    void add(const Subscribed &other)
    {
        outcome.added += other.outcome.added;
        outcome.failed += other.outcome.failed;
        outcome.choices += other.outcome.choices;
        outcome.skipped += other.outcome.skipped;
        unresolved += other.unresolved;
        problems += other.problems;
    }
};

/// Returns the result of subscribing to one or more addresses.
Outcome toOutcome(const Subscribed &subscribed)
{
    QJsonArray added;
    QJsonArray failed;
    QStringList lines;
    Outcome outcome;
    for (const subscriptions::FollowedShow &show : subscribed.outcome.added) {
        added.append(QJsonObject{{u"id"_s, show.id.value},
                                 {u"title"_s, show.title},
                                 {u"url"_s, QString::fromUtf8(show.url.toEncoded())},
                                 {u"episodes"_s, show.episodes},
                                 {u"was_followed"_s, show.wasFollowed}});
        lines.append(u"%1  %2 (%3)"_s.arg(show.id.value).arg(show.title).arg(show.episodes));
    }
    for (const subscriptions::FailedSubscription &show : subscribed.outcome.failed) {
        failed.append(failedJson(show.url, show.error));
        // The sentence on stderr has to name the address of the show.
        Error error = show.error;
        error.url = show.url;
        outcome.errors.append(error);
    }
    for (const subscriptions::FailedSubscription &link : subscribed.unresolved)
        failed.append(failedJson(link.url, link.error));
    outcome.problems = subscribed.problems;
    QJsonArray choices;
    for (const notes::FeedLink &feed : subscribed.outcome.choices) {
        const QString url = QString::fromUtf8(feed.url.toEncoded());
        choices.append(QJsonObject{{u"title"_s, feed.title}, {u"url"_s, url}});
        lines.append(u"%1  %2"_s.arg(url, feed.title));
    }
    if (subscribed.outcome.skipped > 0)
        lines.append(words::skippedEntriesSentence(subscribed.outcome.skipped));
    outcome.json.setObject({{u"added"_s, added},
                            {u"failed"_s, failed},
                            {u"choices"_s, choices},
                            {u"left_out"_s, subscribed.outcome.skipped}});
    outcome.text = lines.join(u'\n');
    return outcome;
}

Future<Subscribed> subscribeTo(library::Library &library, const QUrl &url, const QUrl &fallback)
{
    return library.subscriptions()
        .subscribe(url, accounts::Remember::InKeychain, fallback)
        .then([](const subscriptions::SubscribeOutcome &outcome) {
            return Subscribed{.outcome = outcome};
        });
}

/// Subscribes to the feed to which \a link, the link \a input of a player or directory, leads.
Future<Subscribed> subscribeToLink(library::Library &library,
                                   const ShowLink &link,
                                   const QString &input)
{
    discovery::Directories &directories = library.discovery().directories;
    return directories.links()
        .resolve(link, &directories)
        .then(&directories, [&library, input](const Result<ShowLead> &lead) {
            if (lead && lead->problem == ShowLead::Problem::None)
                return subscribeTo(library, lead->feedUrl, lead->httpFallback);
            const Error error = lead ? Error{.code = ErrorCode::NotFound} : lead.error();
            return readyFuture(
                Subscribed{.unresolved = {{QUrl(input), error}},
                           .problems = {lead ? words::leadSentence(*lead)
                                             : words::lookupErrorSentence(lead.error())}});
        });
}

Future<Subscribed> subscribeToInput(library::Library &library, const QString &input)
{
    const Result<QUrl> url = feedUrlFromUserInput(input, QDir::currentPath());
    const ShowLink link = discovery::readLink(input);
    // Files first: readLink() looks for none.
    if (url && (url->isLocalFile() || link.kind == ShowLink::Kind::Words))
        return subscribeTo(library, *url, httpFallbackFor(input, *url));
    if (link.kind == ShowLink::Kind::Feed)
        return subscribeTo(library, link.feedUrl, link.httpFallback);
    if (link.kind != ShowLink::Kind::Words)
        return subscribeToLink(library, link, input);
    // The input was no address, but it may contain a password, which must not be printed.
    return readyFuture(
        Subscribed{.outcome = {.failed = {{QUrl(withoutUserInfo(input)), url.error()}}}});
}

/// Subscribes to \a inputs one after another, so that the outcome lists them in their order.
Future<Subscribed> subscribeAll(library::Library &library, QStringList inputs, Subscribed done)
{
    if (inputs.isEmpty())
        return readyFuture(done);
    const QString input = inputs.takeFirst();
    return subscribeToInput(library, input)
        .then(&library.subscriptions(), [&library, inputs, done](const Subscribed &one) mutable {
            done.add(one);
            return subscribeAll(library, inputs, done);
        });
}

} // namespace

Future<Outcome> runSubscribe(library::Library &library, const Arguments &arguments)
{
    return subscribeAll(library, arguments.positional, {}).then(toOutcome);
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
