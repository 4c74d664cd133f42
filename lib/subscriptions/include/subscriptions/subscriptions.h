// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Follows and unfollows shows; imports and exports OPML lists.
///
/// Threads: GUI thread; futures finish there.
/// Owner:   the composition root; all collaborators outlive it.
/// Tests:   tests/integration/tst_library.cpp

#include <accounts/accounts.h>
#include <base/future.h>
#include <base/ids.h>
#include <base/result.h>
#include <domain/library.h>
#include <domain/listed_podcast.h>
#include <notes/feed_links.h>
#include <subscriptions/feed_reader.h>
#include <subscriptions/feed_writer.h>
#include <subscriptions/show_edit.h>

#include <QObject>
#include <QStringList>

#include <memory>
#include <optional>

namespace dogear::subscriptions {

class FeedRefresher;
class Previews;

/// A show that subscribe() has followed, or that was followed already.
struct FollowedShow
{
    PodcastId id;
    QUrl url;
    QString title;
    int episodes = 0;
    bool wasFollowed = false; ///< it was followed before; its episodes were refreshed
};

/// An address that could not be followed.
struct FailedSubscription
{
    QUrl url;
    Error error;
};

/// Result of subscribing to one feed, file or OPML list.
struct SubscribeOutcome
{
    QList<FollowedShow> added = {};
    QList<FailedSubscription> failed = {};
    /// The address is a web page, which therefore failed, but it names these feeds to choose from.
    QList<notes::FeedLink> choices = {};
    /// For a list: number of its shows that are not followed there, and of entries that are no
    /// show.
    int skipped = 0;
};

/// Whether the only address failed only because a password is missing.
[[nodiscard]] bool asksForPassword(const SubscribeOutcome &outcome);

class Subscriptions final : public QObject
{
    Q_OBJECT

public:
    Subscriptions(storage::DatabaseThread &database,
                  FeedReader &reader,
                  FeedWriter &writer,
                  FeedRefresher &refresher,
                  const Clock &clock,
                  QObject *parent = nullptr);
    ~Subscriptions() override;

    /// Reads \a url and follows the show there, or all shows of the OPML list there. A folder or a
    /// media file is a show of its own; other files in the folder, feeds too, are ignored.
    ///
    /// A feed file that names the address of a followed show as its own (`atom:link rel="self"`)
    /// updates that show instead of adding a second one. Unreadable addresses are reported in
    /// `failed` and change nothing; a show of a list is followed all the same and is then in both
    /// lists. A preview is followed with what the user did in it. A show is also recognised by its
    /// former addresses. If a web page names one feed with media, that feed is followed; if it
    /// names several, the user has to choose. If no server answers, \a fallback is requested.
    ///
    /// Name and password in \a url, or in a list, are given to Accounts; no address in the library
    /// or in the outcome contains them. Credentials that a server refused are dropped.
    [[nodiscard]] Future<SubscribeOutcome> subscribe(
        const QUrl &url,
        accounts::Remember remember = accounts::Remember::InKeychain,
        const QUrl &fallback = {});

    /// Cancels every running subscribe(): it fails as Cancelled at once and adds nothing. A list
    /// that is already stored stays; its shows are read at the next refresh.
    void cancelReading();

    /// Follows \a url without reading it yet; \a title is shown until the first refresh. A preview
    /// of it is followed.
    [[nodiscard]] Future<Result<PodcastId>> followUnread(const QUrl &url, const QString &title);

    /// Shows that the user looks at before following them.
    [[nodiscard]] Previews &previews() { return *m_previews; }
    /// Follows the preview \a id with its episodes, their states and positions; nothing is fetched.
    /// The undo is remove(). A followed show stays as it is. \return or NotFound
    [[nodiscard]] Future<Result<FollowedShow>> followPreview(PodcastId id);

    /// Unfollows \a id. The result contains all that restore() needs to undo it; positions always
    /// stay in the position file.
    [[nodiscard]] Future<Result<RemovedPodcast>> remove(PodcastId id);
    /// Follows a removed show again with all episodes and their states, under new ids.
    [[nodiscard]] Future<Result<PodcastId>> restore(const RemovedPodcast &removed);

    /// Applies the user's changes to \a id. \return the show before the change, for undoEdit(), or
    /// NotFound
    Future<Result<domain::FollowedPodcast>> edit(PodcastId id, const ShowEdit &edit);
    /// Restores title, picture, tags and archived state of a show from \a before.
    Future<Result<>> undoEdit(const domain::FollowedPodcast &before) { return undoEdits({before}); }

    /// Renames the tag \a from of every show to \a to; if that is empty, removes the tag. \return
    /// the changed shows before the change, for undoEdits()
    Future<Result<QList<domain::FollowedPodcast>>> renameTag(const QString &from,
                                                             const QString &to);
    Future<Result<>> undoEdits(const QList<domain::FollowedPodcast> &before);

    /// Changes the address of \a id to \a url, once a feed was read there; saved positions move
    /// along.
    /// \return the show before the change, or an Error of FeedReader::read(), TruncatedInput,
    ///   NotFound, or AlreadyFollowed if another show lives there
    Future<Result<domain::FollowedPodcast>> changeAddress(PodcastId id, const QUrl &url);
    /// Restores the address of the show from \a before.
    Future<Result<>> undoAddress(const domain::FollowedPodcast &before);

    /// All followed shows, sorted by title.
    [[nodiscard]] Future<Result<QList<domain::FollowedPodcast>>> all();
    [[nodiscard]] Future<Result<QList<domain::ListedPodcast>>> listed(); ///< the same, but faster
    [[nodiscard]] Future<Result<domain::FollowedPodcast>> find(PodcastId id); ///< also a preview
    /// The followed show that lives at \a address, or else has the `podcast:guid` \a guid.
    [[nodiscard]] Future<Result<std::optional<domain::FollowedPodcast>>> findFollowed(
        const QUrl &address,
        const QString &guid);

    /// The last fetches of a show, newest first.
    [[nodiscard]] Future<Result<QList<domain::FetchRecord>>> fetches(PodcastId id);

    /// Writes \a shows, or all without any, to \a path as OPML, atomically. \return the number of
    /// shows, or an Error whose code is FileUnwritable, DiskFull or a Database… code
    [[nodiscard]] Future<Result<int>> exportOpml(const QString &path,
                                                 const QList<PodcastId> &shows = {});

signals:
    /// Emitted when shows were added, removed, renamed, re-sorted or got a new picture.
    void podcastsChanged();

private:
    struct Attempt;
    struct Attempts;
    using AttemptPtr = std::shared_ptr<Attempt>; // shared by the continuations of one call
    [[nodiscard]] Future<SubscribeOutcome> fetch(const AttemptPtr &attempt);
    [[nodiscard]] Future<SubscribeOutcome> fetchFallback(const AttemptPtr &attempt,
                                                         const Error &error);
    [[nodiscard]] Future<SubscribeOutcome> findMoved(const QUrl &address, const Error &error);
    [[nodiscard]] Future<SubscribeOutcome> subscribeFeed(const AttemptPtr &attempt,
                                                         const QUrl &url,
                                                         const FetchedDocument &document);
    [[nodiscard]] Future<SubscribeOutcome> subscribeNamed(const AttemptPtr &attempt,
                                                          const FetchedDocument &page,
                                                          const Error &error);
    [[nodiscard]] Future<SubscribeOutcome> subscribeLocal(const AttemptPtr &attempt,
                                                          const QUrl &url);
    [[nodiscard]] Future<SubscribeOutcome> subscribeRead(const AttemptPtr &attempt,
                                                         const QUrl &url,
                                                         const ReadFeed &read);
    [[nodiscard]] Future<Result<>> moveRead(const domain::FollowedPodcast &show,
                                            const QUrl &url,
                                            const ReadFeed &read);
    [[nodiscard]] Future<Result<>> forgetAddress(const domain::FollowedPodcast &wrong);
    [[nodiscard]] Future<Result<FollowedShow>> follow(const QUrl &url, const ReadFeed &read);
    [[nodiscard]] Future<SubscribeOutcome> subscribeList(const AttemptPtr &attempt,
                                                         const FetchedDocument &document);
    [[nodiscard]] Future<SubscribeOutcome> keepAccount(const SubscribeOutcome &outcome,
                                                       const QUrl &url,
                                                       accounts::Remember remember);
    [[nodiscard]] Future<SubscribeOutcome> keepAccounts(const SubscribeOutcome &outcome,
                                                        QList<QUrl> urls);
    [[nodiscard]] Future<SubscribeOutcome> refreshFollowed(SubscribeOutcome outcome);
    [[nodiscard]] Future<Result<FollowedShow>> followKnown(PodcastId id);
    [[nodiscard]] Future<Result<FollowedShow>> describe(PodcastId id, bool wasFollowed);

    storage::DatabaseThread &m_database;
    FeedReader &m_reader;
    FeedWriter &m_writer;
    FeedRefresher &m_refresher;
    const Clock &m_clock;
    std::unique_ptr<Attempts> m_attempts; ///< running calls of subscribe()
    std::unique_ptr<Previews> m_previews;
};

} // namespace dogear::subscriptions
