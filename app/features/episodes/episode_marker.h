// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Episodes are marked as played or as favourites, one or many at once, and unmarked again.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_marking.cpp

#include <domain/episode_mark.h>
#include <itemmodels/place.h>
#include <library/episodes.h>

#include <QObject>

class QWidget;

namespace dogear::widgets {
class DetailPage;
class EpisodeListPage;
class MessageBar;
} // namespace dogear::widgets

namespace dogear {

class EpisodeMarker final : public QObject
{
    Q_OBJECT

public:
    EpisodeMarker(library::Episodes &episodes,
                  widgets::EpisodeListPage &list,
                  widgets::DetailPage &detail,
                  widgets::MessageBar &messages,
                  QWidget &window);

    void setPlayed(const QList<EpisodeId> &ids, bool isPlayed);
    void setFavourite(const QList<EpisodeId> &ids, bool isFavourite);
    /// Whether all episodes of \a place can be marked at once: those of a show, a tag, the Inbox.
    [[nodiscard]] static bool canMarkAll(const itemmodels::Place &place);
    /// \pre canMarkAll(place)
    void markAllPlayed(const itemmodels::Place &place);

private:
    using Marked = Result<QList<domain::EpisodeMark>>;
    void offerUndo(const QString &text, const QList<domain::EpisodeMark> &before);
    [[nodiscard]] bool say(const Marked &marked);

    library::Episodes &m_episodes;
    widgets::MessageBar &m_messages;
};

} // namespace dogear
