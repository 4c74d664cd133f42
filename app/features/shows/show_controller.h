// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What a person does to the library as a whole: follow, add files, import, export, refresh,
///        stop following; and what is said about it in the message bar.
///
/// What is dropped on the window is followed, where no part of it takes it for itself.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.

#include <base/ids.h>
#include <base/result.h>

#include <QObject>
#include <QStringList>
#include <QUrl>

#include <functional>

class QAction;
class QWidget;

namespace dogear::library {
class FeedRefresher;
class Subscriptions;
struct RefreshSummary;
struct RemovedPodcast;
struct SubscribeOutcome;
} // namespace dogear::library

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
    ShowController(library::Subscriptions &subscriptions,
                   library::FeedRefresher &refresher,
                   widgets::MessageBar &messages,
                   QWidget &window);

    // For the menu, in its order.
    [[nodiscard]] QAction *add() const { return m_add; }
    [[nodiscard]] QAction *importList() const { return m_import; }
    [[nodiscard]] QAction *exportList() const { return m_export; }
    [[nodiscard]] QAction *refreshAll() const { return m_refreshAll; }

    /// Does what is asked of shows in \a sidebar.
    void serve(const widgets::Sidebar &sidebar);
    void follow(const QList<QUrl> &urls);
    /// Follows \a url as follow() does, and calls \a then with the show that was asked for once it
    /// is there.
    void followThen(const QUrl &url, const std::function<void(PodcastId)> &then);
    /// As typed or given on the command line; relative files are meant from \a workingDirectory.
    void followInputs(const QStringList &inputs, const QString &workingDirectory);
    /// Goes to \a show as if it had been followed just now.
    void goTo(PodcastId show) { emit followed(show); }
    void refresh(const QList<PodcastId> &ids);
    void stopFollowing(PodcastId id);
    /// Says what became of following, and goes there.
    void tell(const library::SubscribeOutcome &outcome);

signals:
    /// Emitted when a show that was asked for is there, for the sidebar to go to.
    void followed(dogear::PodcastId id);
    /// Emitted when following \a url takes a password, or another than the one in it.
    void passwordWanted(const QUrl &url);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void createActions(QWidget &window);
    void followPaths(const QStringList &paths);
    void joinMenus();
    void askForFiles();
    void askForFolder();
    void askForImport();
    void askForExport();
    void tell(const library::RefreshSummary &summary);
    void offerUndo(const library::RemovedPodcast &removed);

    library::Subscriptions &m_subscriptions;
    library::FeedRefresher &m_refresher;
    widgets::MessageBar &m_messages;
    QWidget &m_window;
    FollowController *m_follow;
    QAction *m_add = nullptr;
    QAction *m_addFiles = nullptr;
    QAction *m_addFolder = nullptr;
    QAction *m_import = nullptr;
    QAction *m_export = nullptr;
    QAction *m_refreshAll = nullptr;
};

} // namespace dogear
