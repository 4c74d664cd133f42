// SPDX-License-Identifier: GPL-3.0-or-later
// The user's changes of a show: title, picture, tags, whether it is archived and announced.
#include <storage/picture_store.h>
#include <storage/podcast_store.h>
#include <subscriptions/subscriptions.h>

namespace dogear::subscriptions {

using Show = domain::FollowedPodcast;
using storage::Connection;
using storage::PodcastStore;

namespace {

/// Applies \a edit to \a show and stores a new picture in the library.
Result<> take(Connection &connection, const ShowEdit &edit, Show &show)
{
    // A title equal to that of the feed is no own title, so that it follows the feed's changes.
    if (edit.title)
        show.overrides.title = *edit.title == show.podcast.title ? QString() : *edit.title;
    if (edit.isArchived)
        show.overrides.isArchived = *edit.isArchived;
    if (edit.isQuiet)
        show.overrides.isQuiet = *edit.isQuiet;
    if (edit.tags)
        show.tags = *edit.tags;
    if (!edit.picture)
        return {};
    if (edit.picture->isEmpty()) {
        show.overrides.image.clear();
        return {};
    }
    const auto address = storage::PictureStore(connection).add(*edit.picture);
    if (!address)
        return failure(address.error());
    show.overrides.image = *address;
    return {};
}

Result<> put(Connection &connection, const Show &show)
{
    PodcastStore podcasts(connection);
    if (auto set = podcasts.setOverrides(show.id, show.overrides); !set)
        return set;
    return podcasts.setTags(show.id, show.tags);
}

/// Replaces the tag \a from by \a to, or removes it if \a to is empty or already there.
QStringList renamed(QStringList tags, const QString &from, const QString &to)
{
    const qsizetype place = tags.indexOf(from);
    if (to.isEmpty() || tags.contains(to))
        tags.removeAt(place);
    else
        tags[place] = to;
    return tags;
}

/// \return the changed shows as they were before
Result<QList<Show>> renameEverywhere(Connection &connection, const QString &from, const QString &to)
{
    auto shows = PodcastStore(connection).all();
    if (!shows)
        return shows;
    // The result is also the undo data, so it contains only the shows that change.
    shows->removeIf([&from](const Show &show) { return !show.tags.contains(from); });
    for (Show show : std::as_const(*shows)) {
        show.tags = renamed(show.tags, from, to);
        if (auto done = put(connection, show); !done)
            return failure(done.error());
    }
    return shows;
}

Result<> putBack(Connection &connection, const QList<Show> &before)
{
    for (const Show &show : before) {
        if (auto done = put(connection, show); !done)
            return done;
    }
    return {};
}

} // namespace

Future<Result<Show>> Subscriptions::edit(PodcastId id, const ShowEdit &edit)
{
    return m_database
        .run([id, edit](Connection &connection) {
            return connection.transaction([&]() -> Result<Show> {
                const auto before = PodcastStore(connection).find(id);
                if (!before)
                    return before;
                Show show = *before;
                if (auto taken = take(connection, edit, show); !taken)
                    return failure(taken.error());
                if (auto done = put(connection, show); !done)
                    return failure(done.error());
                return before;
            });
        })
        .then(this, [this](const Result<Show> &before) {
            if (before)
                emit podcastsChanged();
            return before;
        });
}

Future<Result<QList<Show>>> Subscriptions::renameTag(const QString &from, const QString &to)
{
    return m_database
        .run([from, to = to.simplified()](Connection &connection) {
            return connection.transaction([&] { return renameEverywhere(connection, from, to); });
        })
        .then(this, [this](const Result<QList<Show>> &before) {
            if (before)
                emit podcastsChanged();
            return before;
        });
}

Future<Result<>> Subscriptions::undoEdits(const QList<Show> &before)
{
    return m_database
        .run([before](Connection &connection) {
            return connection.transaction([&] { return putBack(connection, before); });
        })
        .then(this, [this](const Result<> &done) {
            if (done)
                emit podcastsChanged();
            return done;
        });
}

} // namespace dogear::subscriptions
