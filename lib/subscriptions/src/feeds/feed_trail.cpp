// SPDX-License-Identifier: GPL-3.0-or-later
// Follows the links of a feed document: to a new address, and to pages with older episodes.
#include <base/feed_url.h>
#include <feed/episode_guids.h>
#include <subscriptions/feed_reader.h>

#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::subscriptions {

namespace {

bool isWeb(const QUrl &url)
{
    return url.scheme() == "https"_L1 || url.scheme() == "http"_L1;
}

/// Makes the guids of the episodes of several pages distinct: a guid that is unique on each page
/// may occur on all of them.
void settleGuids(ReadFeed &read)
{
    const feed::DistinctGuids guids =
        feed::makeGuidsDistinct(read.feed.episodes, read.feed.podcast.link);
    QList<QByteArray> hashes;
    hashes.reserve(guids.origins.size());
    for (const int origin : guids.origins)
        hashes.append(read.contentHashes.value(origin));
    read.contentHashes = hashes;
}

/// The index of \a episode in \a read, looked up in \a places by guid; -1 if \a read does not have
/// it. On another page the guid may have been shared, and the episode was then named after its
/// enclosure.
qsizetype placeOf(const domain::Episode &episode,
                  const ReadFeed &read,
                  const QHash<QString, qsizetype> &places)
{
    QStringList names{episode.guid};
    if (episode.enclosure)
        names.append(QString::fromUtf8(episode.enclosure->url.toEncoded()));
    for (const QString &name : std::as_const(names)) {
        const qsizetype place = places.value(name, -1);
        if (place >= 0 && feed::isListedTwice(read.feed.episodes.at(place), episode))
            return place;
    }
    return -1;
}

/// Appends to \a read the episodes of \a page that it does not have.
/// \return how many were appended
int append(ReadFeed &read, const ReadFeed &page)
{
    QHash<QString, qsizetype> places;
    const qsizetype before = read.feed.episodes.size();
    for (qsizetype i = 0; i < before; ++i)
        places.insert(read.feed.episodes.at(i).guid, i);
    bool isContested = false;
    for (qsizetype i = 0; i < page.feed.episodes.size(); ++i) {
        const domain::Episode &episode = page.feed.episodes.at(i);
        if (placeOf(episode, read, places) >= 0)
            continue;
        // The same guid for different episodes: settleGuids() renames them once all are appended.
        isContested = isContested || places.contains(episode.guid);
        read.feed.episodes.append(episode);
        read.contentHashes.append(page.contentHashes.value(i));
    }
    if (isContested)
        settleGuids(read);
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
    return followMove(read, {feedUrlKey(from)}).then([read](const Result<ReadFeed> &moved) {
        return moved ? moved : Result<ReadFeed>(read);
    });
}

/// Fails if documents name each other as the new address: the show would move at each refresh.
Future<Result<ReadFeed>> FeedReader::followMove(const ReadFeed &read, const QStringList &visited)
{
    const QUrl next = read.feed.podcast.newFeedUrl;
    const QString key = feedUrlKey(next);
    // A document that names the address it was read from has arrived; its own feed counts.
    if (!isWeb(next) || visited.size() > maxMoves || key == feedUrlKey(read.finalUrl))
        return readyFuture(Result<ReadFeed>(read));
    if (visited.contains(key))
        return readyFuture(Result<ReadFeed>(failure({ErrorCode::TooManyRedirects, {}, next})));
    return this->read(next).then(&m_context,
                                 [this, read, next, key, visited](const Result<ReadFeed> &moved) {
                                     // What was read before stays valid if the next address fails.
                                     if (!moved || moved->feed.isTruncated)
                                         return readyFuture(Result<ReadFeed>(read));
                                     ReadFeed there = *moved;
                                     if (there.permanentUrl.isEmpty())
                                         there.permanentUrl = next;
                                     return followMove(there, visited + QStringList{key});
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
    // Validators belong to the first page alone; the other pages are requested without conditions.
    return this->read(next).then(
        &m_context, [this, read, next, knownGuids, visited](const Result<ReadFeed> &page) {
            if (!page)
                return readyFuture(withoutPage(read, next, toName(page.error().code)));
            ReadFeed longer = read;
            // A page without new episodes ends the walk, even if it links to a further one.
            const bool hasMore = append(longer, *page) > 0;
            if (page->feed.isTruncated)
                return readyFuture(withoutPage(longer, next, u"it ends early"_s));
            longer.feed.nextPage = hasMore ? page->feed.nextPage : QUrl();
            longer.isComplete = longer.feed.nextPage.isEmpty();
            return addPage(longer, knownGuids, visited + QStringList{feedUrlKey(next)});
        });
}

} // namespace dogear::subscriptions
