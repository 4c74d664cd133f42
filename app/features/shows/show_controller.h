// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Follows, imports, exports, refreshes and unfollows shows, and reports the results in the
///        message bar.
///
/// Addresses and files that are dropped on the window are followed, unless a part of the window
/// accepts the drop itself.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_adding.cpp, tests/gui/tst_local_files.cpp, tests/gui/tst_main_window.cpp

#include <base/ids.h>
#include <base/result.h>

#include <QObject>
#include <QStringList>
#include <QUrl>

#include <functional>

class QAction;
class QWidget;

namespace dogear::subscriptions {
class FeedRefresher;
class Subscriptions;
struct RefreshSummary;
struct RemovedPodcast;
struct SubscribeOutcome;
} // namespace dogear::subscriptions

namespace dogear::widgets {
class MessageBar;
class Sidebar;
} // namespace dogear::widgets

namespace dogear {

class FollowController;

class ShowController final : public QObject
{
    Q_OBJECT

public:
    ShowController(subscriptions::Subscriptions &subscriptions,
                   subscriptions::FeedRefresher &refresher,
                   FollowController &follow,
                   widgets::MessageBar &messages,
                   QWidget &window);

    // Entries of the Library menu.
    [[nodiscard]] QAction *add() const { return m_add; }
    [[nodiscard]] QAction *importList() const { return m_import; }
    [[nodiscard]] QAction *exportList() const { return m_export; }
    [[nodiscard]] QAction *refreshAll() const { return m_refreshAll; }

    /// Executes the requests of \a sidebar that concern shows.
    void serve(const widgets::Sidebar &sidebar);
    /// Follows what other parts of the window found.
    [[nodiscard]] FollowController &following() const { return m_follow; }
    void follow(const QList<QUrl> &urls);
    /// Follows \a url as follow() does, and calls \a then with the show once it is followed.
    void followThen(const QUrl &url, const std::function<void(PodcastId)> &then);
    /// Follows typed addresses and paths, as on the command line; relative paths start at
    /// \a workingDirectory.
    void followInputs(const QStringList &inputs, const QString &workingDirectory);
    /// Goes to \a show as if it had just been followed.
    void goTo(PodcastId show) { emit followed(show); }
    /// Refreshes the shows \a ids; empty: all shows.
    void refresh(const QList<PodcastId> &ids);
    /// Asks for a file, and writes the show \a id to it as OPML.
    void exportShow(PodcastId id) { askForExport({id}); }
    /// Unfollows the show \a id, with undo.
    void stopFollowing(PodcastId id);
    /// Reports the result of following, and goes to its first show.
    void reportResult(const subscriptions::SubscribeOutcome &outcome);

signals:
    /// Emitted when a requested show is followed and the sidebar should select it.
    void followed(dogear::PodcastId id);
    /// Emitted when the server of \a url requires a password, or refused the one in \a url.
    void passwordRequired(const QUrl &url);

protected:
    /// Handles drops on the window, and completes its menus before it is shown for the first time.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void createActions(QWidget &window);
    void followDroppedPaths(const QStringList &paths);
    /// Adds the actions for files and folders to every menu that has add().
    void joinMenus();
    void askForFiles();
    void askForFolder();
    void askForImport();
    /// Asks for a file, and writes \a shows to it, or all without any.
    void askForExport(const QList<PodcastId> &shows);
    void reportResult(const subscriptions::RefreshSummary &summary);
    void offerUndo(const subscriptions::RemovedPodcast &removed);

    subscriptions::Subscriptions &m_subscriptions;
    subscriptions::FeedRefresher &m_refresher;
    widgets::MessageBar &m_messages;
    QWidget &m_window;
    FollowController &m_follow;
    QAction *m_add = nullptr;
    QAction *m_addFiles = nullptr;
    QAction *m_addFolder = nullptr;
    QAction *m_import = nullptr;
    QAction *m_export = nullptr;
    QAction *m_refreshAll = nullptr;
};

} // namespace dogear
