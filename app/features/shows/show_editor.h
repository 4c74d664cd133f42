// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Changes names, pictures and tags of shows, and archives shows; every change can be
///        undone.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_own_library.cpp

#include <itemmodels/library_view.h>
#include <subscriptions/subscriptions.h>

#include <QObject>

#include <functional>

class QWidget;

namespace dogear::widgets {
class MessageBar;
class Sidebar;
} // namespace dogear::widgets

namespace dogear {

class ShowEditor final : public QObject
{
    Q_OBJECT

public:
    ShowEditor(subscriptions::Subscriptions &subscriptions,
               widgets::MessageBar &messages,
               widgets::Sidebar &sidebar,
               QWidget &window);

    /// Moves a show to the archive, where it is not refreshed, or back.
    void archive(PodcastId podcast, bool isArchived);
    /// Sets whether the desktop announces new episodes of a show; says nothing, as a tick box does.
    void setAnnounced(PodcastId podcast, bool isAnnounced);
    /// Gives a show the name \a title; an empty one restores the title of its feed.
    void rename(PodcastId podcast, const QString &title);
    /// Adds \a tag to a show (\a has), or removes it.
    void setTag(PodcastId podcast, const QString &tag, bool has);
    void renameTag(const QString &from, const QString &to);
    void removeTag(const QString &tag);
    /// Uses the picture file at \a path for a show.
    void setPicture(PodcastId podcast, const QString &path);
    /// Restores the picture of the feed.
    void resetPicture(PodcastId podcast);

signals:
    /// Emitted when a tag was renamed and \a view, under its new name, should be shown.
    void viewRequested(const dogear::itemmodels::LibraryView &view);

private:
    using Shows = QList<domain::FollowedPodcast>;

    void askForTag(PodcastId podcast);
    void askForPicture(PodcastId podcast);
    /// Says what was done to the show with this title.
    using Sentence = std::function<QString(const QString &title)>;
    /// \a act is the name of the change for Undo.
    void edit(PodcastId podcast,
              const subscriptions::ShowEdit &edit,
              const QString &act,
              const Sentence &sentence);
    /// Shows \a text with undo, which restores \a before; or the error.
    void reportResult(const Result<Shows> &before, const QString &act, const QString &text);

    subscriptions::Subscriptions &m_subscriptions;
    widgets::MessageBar &m_messages;
    QWidget &m_window;
};

} // namespace dogear
