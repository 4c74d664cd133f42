// SPDX-License-Identifier: GPL-3.0-or-later
// Where one document of a feed leads: to a new address, and to pages of older episodes.
#include <base/feed_url.h>
#include <library/feed_reader.h>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::library {

namespace {

bool isWeb(const QUrl &url)
{
    return url.scheme() == "https"_L1 || url.scheme() == "http"_L1;
}

/// Puts the episodes of \a page that \a read does not have behind it.
/// \return how many
int append(ReadFeed &read, const ReadFeed &page)
{
    QSet<QString> guids;
    for (const domain::Episode &episode : std::as_const(read.feed.episodes))
        guids.insert(episode.guid);
    const qsizetype before = read.feed.episodes.size();
    for (qsizetype i = 0; i < page.feed.episodes.size(); ++i) {
        const domain::Episode &episode = page.feed.episodes.at(i);
        if (guids.contains(episode.guid))
            continue;
        read.feed.episodes.append(episode);
        read.contentHashes.append(page.contentHashes.value(i));
    }
    for (const QString &warning : page.feed.warnings) {
        if (!read.feed.warnings.contains(warning))
            read.feed.warnings.append(warning);
    }
    read.bytes += page.bytes;
    read.elapsed += page.elapsed;
    return int(read.feed.episodes.size() - before);
}

bool holdsAny(const ReadFeed &read, const QSet<QString> &guids)
{
    return std::any_of(
        read.feed.episodes.cbegin(),
        read.feed.episodes.cend(),
        [&guids](const domain::Episode &episode) { return guids.contains(episode.guid); });
}

ReadFeed withoutPage(ReadFeed read, const QUrl &page, const QString &reason)
{
    read.isPageMissing = true;
    read.feed.warnings.append(
        u"page %1 could not be read: %2"_s.arg(page.toDisplayString(), reason));
    return read;
}

} // namespace

Future<Result<ReadFeed>> FeedReader::followMoves(const ReadFeed &read, const QUrl &from)
{
    return followMove(read, {feedUrlKey(from)});
}

Future<Result<ReadFeed>> FeedReader::followMove(const ReadFeed &read, const QStringList &visited)
{
    const QUrl next = read.feed.podcast.newFeedUrl;
    if (!isWeb(next) || visited.contains(feedUrlKey(next)) || visited.size() > maxMoves
        || feedUrlKey(next) == feedUrlKey(read.finalUrl))
        return readyFuture(Result<ReadFeed>(read));
    return this->read(next).then(
        &m_context, [this, read, next, visited](const Result<ReadFeed> &moved) {
            if (!moved || moved->feed.isTruncated)
                return readyFuture(Result<ReadFeed>(read));
            ReadFeed there = *moved;
            if (there.permanentUrl.isEmpty())
                there.permanentUrl = next;
            return followMove(there, visited + QStringList{feedUrlKey(next)});
        });
}

Future<ReadFeed> FeedReader::addPages(const ReadFeed &read, const QSet<QString> &knownGuids)
{
    return addPage(read, knownGuids, {feedUrlKey(read.finalUrl)});
}

Future<ReadFeed> FeedReader::addPage(const ReadFeed &read,
                                     const QSet<QString> &knownGuids,
                                     const QStringList &visited)
{
    const QUrl next = read.feed.nextPage;
    if (!isWeb(next) || visited.contains(feedUrlKey(next)) || visited.size() >= maxPages
        || holdsAny(read, knownGuids))
        return readyFuture(read);
    // Validators are of the first page alone; the others are read whenever they are wanted.
    return this->read(next).then(
        &m_context, [this, read, next, knownGuids, visited](const Result<ReadFeed> &page) {
            if (!page)
                return readyFuture(withoutPage(read, next, toName(page.error().code)));
            ReadFeed longer = read;
            const bool hasMore = append(longer, *page) > 0;
            if (page->feed.isTruncated)
                return readyFuture(withoutPage(longer, next, u"it ends early"_s));
            longer.feed.nextPage = hasMore ? page->feed.nextPage : QUrl();
            longer.isComplete = longer.feed.nextPage.isEmpty();
            return addPage(longer, knownGuids, visited + QStringList{feedUrlKey(next)});
        });
}

} // namespace dogear::library
