// SPDX-License-Identifier: GPL-3.0-or-later
// The address of a show, when the user changes it.
#include <base/feed_url.h>
#include <storage/former_address_store.h>
#include <storage/podcast_store.h>
#include <subscriptions/subscriptions.h>

namespace dogear::subscriptions {

using Show = domain::FollowedPodcast;
using storage::Connection;
using storage::PodcastStore;

namespace {

/// Returns the show \a id, or AlreadyFollowed if another show lives at \a url.
Result<Show> findMovable(Connection &connection, PodcastId id, const QUrl &url)
{
    PodcastStore podcasts(connection);
    const auto other = podcasts.findByUrl(url);
    if (!other)
        return failure(other.error());
    // A former address of another show is free.
    const bool isTaken =
        other->has_value() && (*other)->id != id && feedUrlKey((*other)->url) == feedUrlKey(url);
    if (isTaken)
        return failure({.code = ErrorCode::AlreadyFollowed, .url = url});
    return podcasts.find(id);
}

} // namespace

Future<Result<Show>> Subscriptions::changeAddress(PodcastId id, const QUrl &url)
{
    // Credentials in the typed address go to the accounts, not into the library.
    const QUrl address = m_reader.accounts().adopt(url);
    return m_database
        .run([id, address](Connection &connection) { return findMovable(connection, id, address); })
        .then(this, [this, address](const Result<Show> &show) {
            if (!show || show->url == address)
                return readyFuture(show);
            return m_reader.read(address)
                .then(this,
                      [this, show, address](const Result<ReadFeed> &read) {
                          return read ? moveRead(*show, address, *read)
                                      : readyFuture(Result<>(failure(read.error())));
                      })
                .then(this, [this, show](const Result<> &moved) -> Result<Show> {
                    if (!moved)
                        return failure(moved.error());
                    emit podcastsChanged();
                    return show;
                });
        });
}

Future<Result<>> Subscriptions::moveRead(const Show &show, const QUrl &url, const ReadFeed &read)
{
    // Only a whole feed proves that the show lives at the new address.
    if (read.feed.isTruncated || read.feed.isMoved) {
        const ErrorCode code =
            read.feed.isMoved ? ErrorCode::UnsupportedFeed : ErrorCode::TruncatedInput;
        return readyFuture(Result<>(failure({.code = code, .url = url})));
    }
    return m_writer.move(show, url).then(this, [this, show, url, read](const Result<> &moved) {
        if (!moved)
            return readyFuture(moved);
        m_reader.accounts().move(show.url, url);
        Show there = show;
        there.url = url;
        return m_writer.update(there, read).then([](const Result<WrittenFeed> &written) {
            return written.map([](const WrittenFeed &) {});
        });
    });
}

/// Removes a wrong address from the former addresses, to which undoing the change has added it.
Future<Result<>> Subscriptions::forgetAddress(const Show &wrong)
{
    return m_database.run([wrong](Connection &connection) {
        return storage::FormerAddressStore(connection).remove(wrong.id, wrong.url);
    });
}

Future<Result<>> Subscriptions::undoAddress(const Show &before)
{
    return find(before.id)
        .then(this,
              [this, before](const Result<Show> &show) {
                  if (!show)
                      return readyFuture(Result<>(failure(show.error())));
                  return m_writer.move(*show, before.url)
                      .then(this, [this, wrong = *show](const Result<> &moved) {
                          return moved ? forgetAddress(wrong) : readyFuture(moved);
                      });
              })
        .then(this, [this](const Result<> &moved) {
            if (moved)
                emit podcastsChanged();
            return moved;
        });
}

} // namespace dogear::subscriptions
