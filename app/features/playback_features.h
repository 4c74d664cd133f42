// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Creates and connects the controllers of playback: player bar, keys, chapters, transcript,
///        video and stream status.
///
/// The controllers are children of the window.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_main_window.cpp, tests/gui/tst_resume.cpp

#include <QObject>

class QMenu;

namespace dogear::playback {
class Player;
} // namespace dogear::playback

namespace dogear {

class ChapterActions;
class LibraryFeatures;
class MainWindow;
class PlaybackController;
class VideoController;
struct LibraryModels;
struct Services;

class PlaybackFeatures final : public QObject
{
    Q_OBJECT

public:
    PlaybackFeatures(Services &services,
                     LibraryModels &models,
                     LibraryFeatures &library,
                     MainWindow &window);

    [[nodiscard]] PlaybackController &player() const { return *m_player; }
    [[nodiscard]] VideoController &video() const { return *m_video; }

    /// Adds the actions of the player, of chapters and of the video to \a menu.
    void addTo(QMenu &menu);
    /// Loads the episode of the last session without playing it.
    void restore();
    /// Saves the position, the episode in the player, and volume and balance; closes the window of
    /// a video.
    void save();

private:
    void createPlayer(LibraryFeatures &library);
    void createPlayerBar(LibraryFeatures &library);
    void createDocuments(LibraryFeatures &library);
    void connectSession(LibraryFeatures &library);
    void connectFailures();
    void showEpisode();
    void rememberEpisode();

    Services &m_services;
    MainWindow &m_window;
    // All of them are children of the window.
    PlaybackController *m_player = nullptr;
    ChapterActions *m_chapters = nullptr;
    VideoController *m_video = nullptr;
};

} // namespace dogear
