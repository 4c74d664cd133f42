// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Follows shows and stops following them; OPML lists in and out.
///
/// Threads: GUI thread; futures finish there.
/// Owner:   the composition root; all collaborators outlive it.
/// Tests:   tests/integration/tst_library.cpp

#include <base/future.h>
#include <base/ids.h>
#include <base/result.h>
#include <domain/library.h>
#include <domain/listed_podcast.h>
#include <library/accounts.h>
#include <library/feed_reader.h>
#include <library/feed_writer.h>
#include <library/show_edit.h>
#include <notes/feed_links.h>

#include <QObject>
#include <QStringList>

#include <memory>
#include <optional>

namespace dogear::library {

class FeedRefresher;

/// One show that was followed, or was followed already.
struct FollowedNow
{
    PodcastId id;
    QUrl url;
    QString title;
    int episodes = 0;
    bool wasFollowed = false; ///< it was there; its episodes were brought up to date
};

struct NotFollowed
{
    QUrl url;
    Error error;
};

/// What became of one address, file or list.
struct SubscribeOutcome
{
    QList<FollowedNow> added = {};
    QList<NotFollowed> failed = {};
    /// What was given is a web page, so it failed, but it names these feeds to choose from.
    QList<notes::FeedLink> choices = {};
    /// Of a list: shows that are not followed there, and what is no show.
    int leftOut = 0;
};

/// Whether nothing but a password is missing to follow the one address that was given.
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

    /// Reads \a url and follows the show there, or all shows of the OPML list there. A folder, or a
    /// media file, is a show of its own; what else lies in the folder, feeds too, is not looked at.
    ///
    /// A feed file that names the address of a followed show as its own (`atom:link rel="self"`)
    /// brings that show up to date instead of making a second one. What cannot be read is reported
    /// in `failed` and changes nothing; a show of a list is followed all the same and then
    /// stands in both lists. A show is known by its former addresses, too. The only feed with media
    /// that a web page names is followed; of several one has to be chosen. If no server answers at
    /// \a url, \a fallback is asked.
    ///
    /// Name and password in \a url, or in a list, go to Accounts; no address in the library or in
    /// the outcome has them. Those that a server refused are forgotten.
    [[nodiscard]] Future<SubscribeOutcome> subscribe(const QUrl &url,
                                                     Remember remember = Remember::InKeychain,
                                                     const QUrl &fallback = {});

    /// Ends every subscribe() that runs: it fails as Cancelled at once and adds nothing. A list
    /// that was stored already stays; its shows are read at the next refresh.
    void stopReading();

    /// Follows \a url without reading it yet; \a title is shown until it was refreshed.
    [[nodiscard]] Future<Result<PodcastId>> followUnread(const QUrl &url, const QString &title);

    /// Stops following \a id. What it returns is enough for restore() to undo it; positions stay in
    /// the position file whatever happens.
    [[nodiscard]] Future<Result<RemovedPodcast>> remove(PodcastId id);
    /// Follows a removed show again with all episodes and their state, under new ids.
    [[nodiscard]] Future<Result<PodcastId>> restore(const RemovedPodcast &removed);

    /// Changes what a person makes of \a id. \return the show as it was, for undoEdit(), or
    /// NotFound
    Future<Result<domain::FollowedPodcast>> edit(PodcastId id, const ShowEdit &edit);
    /// Makes name, picture, tags and place of a show what they are in \a before.
    Future<Result<>> undoEdit(const domain::FollowedPodcast &before) { return undoEdits({before}); }

    /// Calls the tag \a from of every show \a to; empty: takes it away. \return those shows as they
    /// were, for undoEdits()
    Future<Result<QList<domain::FollowedPodcast>>> renameTag(const QString &from,
                                                             const QString &to);
    Future<Result<>> undoEdits(const QList<domain::FollowedPodcast> &before);

    /// Asks for \a id at \a url from now on, once it was read there as a feed; places move along.
    /// \return the show as it was, for undoAddress(), or an Error of FeedReader::read(),
    ///   TruncatedInput, NotFound, or AlreadyFollowed if another show lives there
    Future<Result<domain::FollowedPodcast>> changeAddress(PodcastId id, const QUrl &url);
    /// The show lives where it did in \a before.
    Future<Result<>> undoAddress(const domain::FollowedPodcast &before);

    /// Every followed show, by title.
    [[nodiscard]] Future<Result<QList<domain::FollowedPodcast>>> all();
    [[nodiscard]] Future<Result<QList<domain::ListedPodcast>>> listed(); ///< the same, quicker
    [[nodiscard]] Future<Result<domain::FollowedPodcast>> find(PodcastId id);

    /// What became of the last fetches of a show, newest first.
    [[nodiscard]] Future<Result<QList<domain::FetchRecord>>> fetches(PodcastId id);

    /// Writes all shows to \a path as OPML, atomically.
    /// \return how many, or an Error whose code is FileUnwritable, DiskFull or a Database… code
    [[nodiscard]] Future<Result<int>> exportOpml(const QString &path);

signals:
    /// Emitted when shows came, went or are called, sorted or pictured otherwise.
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
    [[nodiscard]] Future<Result<FollowedNow>> follow(const QUrl &url, const ReadFeed &read);
    [[nodiscard]] Future<SubscribeOutcome> subscribeList(const AttemptPtr &attempt,
                                                         const FetchedDocument &document);
    [[nodiscard]] Future<SubscribeOutcome> keepAccount(const SubscribeOutcome &outcome,
                                                       const QUrl &url,
                                                       Remember remember);
    [[nodiscard]] Future<SubscribeOutcome> keepAccounts(SubscribeOutcome outcome, QList<QUrl> urls);
    [[nodiscard]] Future<SubscribeOutcome> refreshFollowed(SubscribeOutcome outcome);
    [[nodiscard]] Future<Result<FollowedNow>> describe(PodcastId id, bool wasFollowed);

    storage::DatabaseThread &m_database;
    FeedReader &m_reader;
    FeedWriter &m_writer;
    FeedRefresher &m_refresher;
    const Clock &m_clock;
    std::unique_ptr<Attempts> m_attempts; ///< what runs now
};

} // namespace dogear::library
