// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Follows the shows that directories list, and plays their newest episodes.
///
/// A show stays in its row meanwhile; a second wish plays it as soon as it is followed.
///
/// Threads: GUI thread.
/// Owner:   the page; collaborators outlive it.
/// Tests:   tests/gui/tst_discover.cpp

#include <base/ids.h>
#include <discovery/show_list.h>

#include <QHash>
#include <QObject>

namespace dogear::discovery {
class LinkResolver;
} // namespace dogear::discovery

namespace dogear::itemmodels {
class DirectoryListModel;
} // namespace dogear::itemmodels

namespace dogear::widgets {
class MessageBar;
} // namespace dogear::widgets

namespace dogear {

class FollowController;

class DirectoryFollower final : public QObject
{
    Q_OBJECT

public:
    DirectoryFollower(discovery::LinkResolver &links,
                      FollowController &follow,
                      itemmodels::DirectoryListModel &model,
                      widgets::MessageBar &messages,
                      QObject *parent);

    /// Follows \a show; one that is followed, or about to be, plays.
    void activate(const discovery::ListedShow &show);
    /// Follows \a show unless it is followed or about to be.
    void follow(const discovery::ListedShow &show);

signals:
    /// Emitted when the show with the key \a key was followed as \a id.
    void followed(quint64 key, dogear::PodcastId id);
    /// Emitted when the newest episode of the show \a id should play.
    void playRequested(dogear::PodcastId id);

private:
    void lookUp(const discovery::ListedShow &show);
    void read(quint64 key, const QUrl &url, const QUrl &fallback);
    void finish(quint64 key, PodcastId id);
    /// Forgets what the rows know by now.
    void forgetListed();

    discovery::LinkResolver &m_links;
    FollowController &m_follow;
    itemmodels::DirectoryListModel &m_model;
    widgets::MessageBar &m_messages;
    QHash<quint64, bool> m_pending; ///< by key; true: plays when it is followed
    /// By key; followed shows whose rows do not say so yet, because the library is read again.
    QHash<quint64, PodcastId> m_unlisted;
};

} // namespace dogear
