// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows the chapters of the open episode on the detail page, and gives those of the current
///        episode to the player.
///
/// Threads: GUI thread.
/// Owner:   the DetailController; collaborators outlive it.
/// Tests:   tests/gui/tst_chapter_flow.cpp

#include <base/future.h>
#include <base/ids.h>
#include <base/result.h>
#include <itemmodels/chapter_list_model.h>

#include <QObject>

namespace dogear::documents {
class Chapters;
} // namespace dogear::documents

namespace dogear::listening {
class PlaybackSession;
} // namespace dogear::listening

namespace dogear::playback {
class ChapterNavigator;
} // namespace dogear::playback

namespace dogear::widgets {
class DetailPage;
class MessageBar;
} // namespace dogear::widgets

namespace dogear {

class DetailController;

class ChapterController final : public QObject
{
    Q_OBJECT

public:
    ChapterController(documents::Chapters &chapters,
                      playback::ChapterNavigator &navigator,
                      listening::PlaybackSession &session,
                      DetailController &details,
                      widgets::MessageBar &messages);

    [[nodiscard]] itemmodels::ChapterListModel &model() { return m_model; }

private:
    void connectPage(DetailController &details);
    /// Gives the chapters of the current episode to the player.
    void updateFromPlayer();
    /// Gives the chapters of \a id to the player, if that is the current episode.
    void takeChapters(EpisodeId id);
    /// Marks the current chapter in the list, if the open episode is the current one.
    void markCurrent();
    /// Adds \a title to the titles that are skipped in \a show, with undo.
    void skipTitle(PodcastId show, const QString &title);
    void setPatterns(PodcastId show, const QStringList &patterns);
    /// Removes \a pattern again; NotFound if the show does not have it any more.
    [[nodiscard]] Future<Result<>> removePattern(PodcastId show, const QString &pattern);

    documents::Chapters &m_chapters;
    playback::ChapterNavigator &m_navigator;
    listening::PlaybackSession &m_session;
    widgets::MessageBar &m_messages;
    itemmodels::ChapterListModel m_model;
    widgets::DetailPage &m_page;
};

} // namespace dogear
