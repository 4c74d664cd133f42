// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Creates, renames and removes the lists in the sidebar, with undo.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_lists.cpp

#include <episodes/playlists.h>
#include <itemmodels/library_view.h>

#include <QObject>

class QAction;
class QWidget;

namespace dogear::widgets {
class MessageBar;
class Sidebar;
} // namespace dogear::widgets

namespace dogear {

class ListController final : public QObject
{
    Q_OBJECT

public:
    ListController(episodes::Playlists &playlists,
                   widgets::Sidebar &sidebar,
                   widgets::MessageBar &messages,
                   QWidget &window);

    /// The action that asks for the name of a new list.
    [[nodiscard]] QAction *newList() const { return m_newList; }
    /// Asks for the name of a new list with \a episodes and creates it. Without episodes it is
    /// shown.
    void askForName(const QList<EpisodeId> &episodes);

signals:
    /// Emitted when a list was created and \a view should be shown.
    void viewRequested(const dogear::itemmodels::LibraryView &view);

private:
    using Change = episodes::Playlists::Change;

    void create(const QString &name, const QList<EpisodeId> &episodes);
    void rename(PlaylistId id, const QString &name);
    void setKeepsPlayed(PlaylistId id, bool keepsPlayed);
    void remove(PlaylistId id);
    /// Shows \a text with undo of \a change; or the error. \a act is the name of the change for
    /// Undo.
    void reportResult(const Result<Change> &change, const QString &act, const QString &text);

    episodes::Playlists &m_playlists;
    widgets::MessageBar &m_messages;
    QWidget &m_window;
    QAction *m_newList = nullptr;
};

} // namespace dogear
