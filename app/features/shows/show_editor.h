// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What a person makes of shows: names, pictures, tags, and shows that are put away; each
/// can
///        be undone.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_own_library.cpp

#include <itemmodels/place.h>
#include <library/subscriptions.h>

#include <QObject>

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
    ShowEditor(library::Subscriptions &subscriptions,
               widgets::MessageBar &messages,
               widgets::Sidebar &sidebar,
               QWidget &window);

    void archive(PodcastId podcast, bool isArchived);
    void rename(PodcastId podcast, const QString &title);
    void setTag(PodcastId podcast, const QString &tag, bool has);
    void renameTag(const QString &from, const QString &to);
    void removeTag(const QString &tag);
    /// Takes the picture in the file at \a path.
    void setPicture(PodcastId podcast, const QString &path);
    void resetPicture(PodcastId podcast);

signals:
    /// Emitted when a tag has another name.
    void placeWanted(const dogear::itemmodels::Place &place);

private:
    using Shows = QList<domain::FollowedPodcast>;

    void askForTag(PodcastId podcast);
    void askForPicture(PodcastId podcast);
    /// \a text: what was done, with %1 for the show
    void edit(PodcastId podcast, const library::ShowEdit &edit, const QString &text);
    void tell(const Result<Shows> &before, const QString &text);

    library::Subscriptions &m_subscriptions;
    widgets::MessageBar &m_messages;
    QWidget &m_window;
};

} // namespace dogear
