// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Brings the chapters of what is open to the page, and of what plays to the player.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_chapter_flow.cpp

#include <base/error.h>
#include <base/ids.h>

#include <QObject>

#include <functional>

namespace dogear::itemmodels {
class ChapterListModel;
} // namespace dogear::itemmodels

namespace dogear::library {
class Chapters;
class PlaybackSession;
} // namespace dogear::library

namespace dogear::playback {
class ChapterTrack;
class Player;
} // namespace dogear::playback

namespace dogear::widgets {
class DetailPage;
} // namespace dogear::widgets

namespace dogear {

class DetailFlow;

struct ChapterFlowParts
{
    library::Chapters &chapters;
    playback::ChapterTrack &track;
    playback::Player &player;
    library::PlaybackSession &session;
};

class ChapterFlow final : public QObject
{
    Q_OBJECT

public:
    ChapterFlow(const ChapterFlowParts &parts,
                itemmodels::ChapterListModel &model,
                widgets::DetailPage &page,
                DetailFlow &details);

signals:
    void failed(const dogear::Error &error);
    /// Emitted after a choice for a whole show; \a undo takes it back.
    void undoOffered(const QString &text, const std::function<void()> &undo);

private:
    void connectPage(DetailFlow &details);
    void followPlayer();
    void takeChapters(EpisodeId id);
    void markCurrent();
    void skipTitle(PodcastId show, const QString &title);
    void setPatterns(PodcastId show, const QStringList &patterns);

    ChapterFlowParts m_parts;
    itemmodels::ChapterListModel &m_model;
    widgets::DetailPage &m_page;
};

} // namespace dogear
