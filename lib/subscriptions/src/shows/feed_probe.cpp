// SPDX-License-Identifier: GPL-3.0-or-later
#include "feed_probe.h"

#include <base/feed_url.h>

#include <QPromise>
#include <QSet>

#include <algorithm>

namespace dogear::subscriptions {

namespace {

bool hasMedia(const ReadFeed &read)
{
    return std::ranges::any_of(read.feed.episodes, [](const domain::Episode &episode) {
        return episode.enclosure.has_value();
    });
}

/// The feeds of one page while they are being read; shared by the continuations.
struct Probing
{
    QList<notes::FeedLink> links;
    QList<Result<ReadFeed>> reads;
    qsizetype open = 0;
    QPromise<Result<QList<ProbedFeed>>> promise;

    [[nodiscard]] QList<ProbedFeed> readable() const
    {
        QList<ProbedFeed> feeds;
        QSet<QString> known;
        for (qsizetype i = 0; i < links.size(); ++i) {
            const Result<ReadFeed> &read = reads.at(i);
            // Links may lead to the same feed through redirects, so the final address counts.
            const QString key = read ? feedUrlKey(read->finalUrl) : QString();
            if (!read || known.contains(key))
                continue;
            known.insert(key);
            feeds.append({links.at(i), *read});
            if (feeds.constLast().link.title.isEmpty())
                feeds.last().link.title = read->feed.podcast.title;
        }
        return feeds;
    }

    void finish()
    {
        QList<ProbedFeed> feeds = readable();
        // Without this the feed of comments would be offered next to the feed of episodes.
        if (std::ranges::any_of(feeds, [](const ProbedFeed &feed) { return hasMedia(feed.read); }))
            feeds.removeIf([](const ProbedFeed &feed) { return !hasMedia(feed.read); });
        if (feeds.isEmpty())
            promise.addResult(Result<QList<ProbedFeed>>(failure(reads.constFirst().error())));
        else
            promise.addResult(Result<QList<ProbedFeed>>(feeds));
        promise.finish();
    }
};

} // namespace

Future<Result<QList<ProbedFeed>>> probeFeeds(FeedReader &reader,
                                             const QList<notes::FeedLink> &links,
                                             QObject *context)
{
    const auto probing = std::make_shared<Probing>(); // lives until the last continuation
    probing->links = links;
    probing->open = links.size();
    // Placeholders, because the answers arrive in any order.
    for (qsizetype i = 0; i < links.size(); ++i)
        probing->reads.append(Result<ReadFeed>(failure({.code = ErrorCode::Cancelled})));
    probing->promise.start();
    const auto future = probing->promise.future();
    for (qsizetype i = 0; i < links.size(); ++i) {
        reader.read(links.at(i).url).then(context, [probing, i](const Result<ReadFeed> &read) {
            probing->reads[i] = read;
            if (--probing->open == 0)
                probing->finish();
        });
    }
    return future;
}

} // namespace dogear::subscriptions
