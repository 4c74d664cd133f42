// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Where the video is shown: beside the notes of its episode, in a window of its own, or
/// over
///        the whole screen.
///
/// One view moves between them, so nothing is loaded or sought anew. The window comes and goes with
/// the pictures, as long as a listener wants them in it: between two videos it stays and shows the
/// artwork, before an episode that is only heard it goes, and comes back with the next video.
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

namespace dogear::library {
class PlaybackSession;
} // namespace dogear::library

namespace dogear::playback {
class VideoOutput;
} // namespace dogear::playback

namespace dogear::settings {
class Settings;
} // namespace dogear::settings

namespace dogear::widgets {
class ArtworkImages;
class DetailPage;
class VideoView;
class VideoWindow;
} // namespace dogear::widgets

namespace dogear {

class VideoController final : public QObject
{
    Q_OBJECT

public:
    /// How long the window waits for the next video when one is over.
    static constexpr std::chrono::milliseconds patience{1000};

    VideoController(playback::VideoOutput &video,
                    library::PlaybackSession &session,
                    settings::Settings &settings,
                    widgets::ArtworkImages &images,
                    widgets::DetailPage &page,
                    QWidget &window);
    ~VideoController() override;

    /// Into the playback menu; what is there already can also be done from the video.
    void addTo(QMenu &menu);

protected:
    /// The video does not outlive the main window.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void createActions();
    void connectWindow();
    void followPictures();
    void followEpisode();
    void setDetached(bool isDetached);
    void setFullScreen(bool isFullScreen);
    void endWaiting();
    void place();
    void showWindow();
    void hideWindow();
    void remember();

    playback::VideoOutput &m_video;
    library::PlaybackSession &m_session;
    settings::Settings &m_settings;
    widgets::DetailPage &m_page;
    QWidget &m_mainWindow;
    std::unique_ptr<widgets::VideoWindow> m_window; ///< of no other, so that it lies over none
    widgets::VideoView *m_view;                     ///< where it is shown owns it
    QAction *m_detach = nullptr;
    QAction *m_fullScreen = nullptr;
    QTimer m_waiting; ///< for the next video
    bool m_isDetached = false;
    bool m_isFullScreen = false;
};

} // namespace dogear
