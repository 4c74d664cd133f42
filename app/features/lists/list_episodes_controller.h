// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Adds episodes to lists, removes them and moves them, with undo.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_lists.cpp

#include <episodes/playlists.h>

#include <QObject>

namespace dogear::widgets {
class EpisodeDetailPage;
class EpisodeListPage;
class MessageBar;
} // namespace dogear::widgets

namespace dogear {

class ListController;

class ListEpisodesController final : public QObject
{
    Q_OBJECT

public:
    /// \a lists asks for the name of a new list.
    ListEpisodesController(episodes::Playlists &playlists,
                           ListController &lists,
                           widgets::EpisodeListPage &page,
                           widgets::EpisodeDetailPage &details,
                           widgets::MessageBar &messages);

private:
    void connectPages();
    /// Tells the pages which lists there are.
    void showLists();
    void add(const QList<EpisodeId> &ids, PlaylistId list);
    void remove(const QList<EpisodeId> &ids, PlaylistId list);
    void move(PlaylistId list, const QList<EpisodeId> &ids, EpisodeId before);
    /// Makes \a change an act that can be undone, unless it failed or changed nothing. With a
    /// \a text, the message bar offers that, too.
    void addUndo(const QString &act,
                 PlaylistId list,
                 const Result<domain::OrderChange> &change,
                 const QString &text = {});
    [[nodiscard]] QString nameOf(PlaylistId list) const;

    episodes::Playlists &m_playlists;
    ListController &m_lists;
    widgets::EpisodeListPage &m_page;
    widgets::EpisodeDetailPage &m_details;
    widgets::MessageBar &m_messages;
};

} // namespace dogear
