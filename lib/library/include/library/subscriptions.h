// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Follows shows and stops following them; OPML lists in and out.
///
/// Threads: GUI thread; futures finish there.
/// Owner:   the composition root; all collaborators outlive it.
/// Tests:   tests/integration/tst_subscriptions.cpp

#include <base/ids.h>
#include <base/result.h>
#include <domain/library.h>
#include <library/feed_reader.h>
#include <library/feed_writer.h>

#include <QFuture>
#include <QObject>
#include <QSet>

namespace dogear::library {

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
    QList<FollowedNow> added;
    QList<NotFollowed> failed;
};

class Subscriptions final : public QObject
{
    Q_OBJECT

public:
    Subscriptions(storage::DatabaseThread &database,
                  FeedReader &reader,
                  FeedWriter &writer,
                  const Clock &clock,
                  QObject *parent = nullptr);

    /// Reads \a url and follows the show there, or all shows of the OPML list there.
    ///
    /// A feed file that names the address of a followed show as its own (`atom:link rel="self"`)
    /// brings that show up to date instead of making a second one. What cannot be read is reported
    /// in `failed` and changes nothing.
    [[nodiscard]] QFuture<SubscribeOutcome> subscribe(const QUrl &url);

    /// Follows \a url without reading it yet; \a title is shown until it was refreshed.
    [[nodiscard]] QFuture<Result<PodcastId>> followUnread(const QUrl &url, const QString &title);

    /// Takes the show out of every list. undoRemoval() brings it back, commitRemovals() makes it
    /// final; until then, and after a crash, nothing is lost.
    void remove(PodcastId id);
    void undoRemoval(PodcastId id);
    [[nodiscard]] QFuture<Result<>> commitRemovals();

    /// Every followed show by title, without those that are being removed.
    [[nodiscard]] QFuture<Result<QList<domain::FollowedPodcast>>> all();
    [[nodiscard]] QFuture<Result<domain::FollowedPodcast>> find(PodcastId id);

    /// Writes all shows to \a path as OPML, atomically.
    /// \return how many, or an Error whose code is FileUnwritable, DiskFull or a Database… code
    [[nodiscard]] QFuture<Result<int>> exportOpml(const QString &path);

signals:
    /// Emitted when shows came, went or were removed for now.
    void podcastsChanged();

private:
    QFuture<SubscribeOutcome> subscribeFeed(const QUrl &url, const FetchedDocument &document);
    QFuture<SubscribeOutcome> subscribeList(const FetchedDocument &document);

    storage::DatabaseThread &m_database;
    FeedReader &m_reader;
    FeedWriter &m_writer;
    const Clock &m_clock;
    QSet<PodcastId> m_removed;
};

} // namespace dogear::library
