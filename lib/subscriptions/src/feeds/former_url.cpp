// SPDX-License-Identifier: GPL-3.0-or-later
#include "former_url.h"

#include "fetch_policy.h"

#include <storage/database_thread.h>
#include <storage/former_address_store.h>

#include <QLoggingCategory>

namespace dogear::subscriptions {

namespace {

Q_LOGGING_CATEGORY(lcFormerUrl, "dogear.feeds.home")

using Read = Result<ReadFeed>;

/// Reads the first of \a addresses that has a whole feed; \a error if none has.
Future<Read> readFirst(FeedReader &reader,
                       QObject *context,
                       QList<QUrl> addresses,
                       const Error &error)
{
    if (addresses.isEmpty())
        return readyFuture(Read(failure(error)));
    const QUrl address = addresses.takeFirst();
    return reader.read(address)
        .then(context,
              [&reader, address](const Read &read) {
                  return read ? reader.followMoves(*read, address) : readyFuture(read);
              })
        .then(context, [&reader, context, address, addresses, error](const Read &read) {
            // A truncated feed, or a document that only names another address, proves no new home.
            if (!read || read->feed.isTruncated || read->feed.isMoved)
                return readFirst(reader, context, addresses, error);
            ReadFeed there = *read;
            // A non-empty permanentUrl makes storeFeed() move the show, here back to this address.
            if (there.permanentUrl.isEmpty())
                there.permanentUrl = address;
            return readyFuture(Read(there));
        });
}

} // namespace

Future<Read> readFormerUrl(storage::DatabaseThread &database,
                           FeedReader &reader,
                           QObject *context,
                           const domain::FollowedPodcast &show,
                           const Error &error)
{
    if (!isUrlGone(error))
        return readyFuture(Read(failure(error)));
    return database
        .run([id = show.id](storage::Connection &connection) {
            return storage::FormerAddressStore(connection).list(id);
        })
        .then(context, [&reader, context, error](const Result<QList<QUrl>> &addresses) {
            return readFirst(
                reader, context, addresses.value_or(QList<QUrl>()).mid(0, maxFormerUrls), error);
        });
}

void forgetFormerUrl(storage::DatabaseThread &database, const domain::FollowedPodcast &show)
{
    database
        .run([id = show.id, url = show.url](storage::Connection &connection) {
            return storage::FormerAddressStore(connection).remove(id, url);
        })
        .then([](const Result<> &forgotten) {
            logAndDrop(
                forgotten, lcFormerUrl(), "it is asked once more when the next home is gone:");
        });
}

} // namespace dogear::subscriptions
