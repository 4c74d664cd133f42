// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Marks one or many episodes as played, unplayed or favourites, with undo.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_marking.cpp

#include <domain/episode_mark.h>
#include <episodes/episodes.h>
#include <itemmodels/library_view.h>

#include <QObject>

class QWidget;

namespace dogear::widgets {
class EpisodeDetailPage;
class EpisodeListPage;
class MessageBar;
struct UndoableAct;
} // namespace dogear::widgets

namespace dogear {

class EpisodeMarker final : public QObject
{
    Q_OBJECT

public:
    EpisodeMarker(episodes::Episodes &episodes,
                  widgets::EpisodeListPage &list,
                  widgets::EpisodeDetailPage &detail,
                  widgets::MessageBar &messages,
                  QWidget &window);

    /// Marks \a ids; an episode that changes starts at its beginning again.
    void setPlayed(const QList<EpisodeId> &ids, bool isPlayed);
    void setFavourite(const QList<EpisodeId> &ids, bool isFavourite);
    /// Whether all episodes of \a view can be marked at once: of a show, a tag or the Inbox.
    [[nodiscard]] static bool canMarkAll(const itemmodels::LibraryView &view);
    /// Marks all episodes of \a view, also those that a filter or a search hides.
    /// \pre canMarkAll(place)
    void markAllPlayed(const itemmodels::LibraryView &view);

private:
    /// The previous states of the marked episodes.
    using Marks = QList<domain::EpisodeMark>;
    using Marked = Result<Marks>;
    void reportPlayed(const Marks &before, bool isPlayed);
    void reportFavourites(const Marks &before, bool isFavourite);
    [[nodiscard]] Future<Result<>> undoPlayed(const Marks &before, bool isPlayed);
    [[nodiscard]] Future<Result<>> undoFavourites(const Marks &before, bool isFavourite);
    /// Adds \a act to what can be undone; with a \a text, the message bar offers that, too.
    void addUndo(const QString &text, const widgets::UndoableAct &act);
    /// Shows the error of \a marked, if it has one. \return whether it has none
    [[nodiscard]] bool showMessage(const Marked &marked);

    episodes::Episodes &m_episodes;
    widgets::MessageBar &m_messages;
};

} // namespace dogear
