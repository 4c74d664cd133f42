// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows the video next to the notes of its episode, in a separate window or in full screen.
///
/// One view moves between these places, so nothing is loaded or sought again. While the user wants
/// the video in the separate window, that window is shown for every video: between two videos it
/// stays and shows the artwork; before an episode without video it closes, and it opens again with
/// the next video.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_video_flow.cpp

#include <QObject>
#include <QTimer>

#include <chrono>
#include <memory>

class QAction;
class QMenu;
class QWidget;

namespace dogear::listening {
class PlaybackSession;
} // namespace dogear::listening

namespace dogear::playback {
class VideoOutput;
} // namespace dogear::playback

namespace dogear::settings {
class WindowState;
} // namespace dogear::settings

namespace dogear::widgets {
class ArtworkImages;
class EpisodeDetailPage;
class VideoView;
class VideoWindow;
} // namespace dogear::widgets

namespace dogear {

class VideoController final : public QObject
{
    Q_OBJECT

public:
    /// Time for which the separate window stays open after a video, for the next one.
    static constexpr std::chrono::milliseconds nextVideoTimeout{1000};

    VideoController(playback::VideoOutput &video,
                    listening::PlaybackSession &session,
                    settings::WindowState &state,
                    widgets::ArtworkImages &images,
                    widgets::EpisodeDetailPage &page,
                    QWidget &window);
    ~VideoController() override;

    /// Shows the video in full screen, or no longer; disabled without a video.
    [[nodiscard]] QAction &fullScreen() const { return *m_fullScreen; }
    /// Adds entries to the playback menu \a menu. The entries that the menu has already become the
    /// context menu of the video, together with the new ones.
    void addTo(QMenu &menu);
    /// Stores the geometry of the separate window and closes it, because the main window goes.
    void close();

protected:
    /// Closes the separate window together with the main window.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void createActions();
    void connectWindow();
    /// Handles the start and the end of video frames.
    void handleVideoChange();
    /// Shows title and artwork of the current episode.
    void followEpisode();
    void setDetached(bool isDetached);
    void setFullScreen(bool isFullScreen);
    /// Stops waiting for the next video.
    void endWaiting();
    /// Moves the view to the page or to the separate window, as the present state requires.
    void place();
    void showWindow();
    void hideWindow();
    /// Stores the geometry of the window, and whether the user wants the video in it.
    void remember();

    playback::VideoOutput &m_video;
    listening::PlaybackSession &m_session;
    settings::WindowState &m_state;
    widgets::EpisodeDetailPage &m_page;
    QWidget &m_mainWindow;
    std::unique_ptr<widgets::VideoWindow> m_window; ///< no parent, above which it would stay
    widgets::VideoView *m_view;                     ///< owned by the widget that shows it
    QAction *m_detach = nullptr;
    QAction *m_fullScreen = nullptr;
    QTimer m_waiting;          ///< runs while the window waits for the next video
    bool m_isDetached = false; ///< the user wants the video in the separate window
    bool m_isFullScreen = false;
};

} // namespace dogear
