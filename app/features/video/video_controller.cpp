// SPDX-License-Identifier: GPL-3.0-or-later
#include "video_controller.h"

#include <listening/playback_session.h>
#include <playback/player.h>
#include <playback/video_output.h>
#include <settings/window_state.h>
#include <widgets/episode_detail_page.h>
#include <widgets/icons.h>
#include <widgets/literal_text.h>
#include <widgets/video_view.h>
#include <widgets/video_window.h>

#include <QAction>
#include <QEvent>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace dogear {

using playback::PlayerState;
using widgets::VideoWindow;

VideoController::VideoController(playback::VideoOutput &video,
                                 listening::PlaybackSession &session,
                                 settings::WindowState &state,
                                 widgets::ArtworkImages &images,
                                 widgets::EpisodeDetailPage &page,
                                 QWidget &window)
    : QObject(&window)
    , m_video(video)
    , m_session(session)
    , m_state(state)
    , m_page(page)
    , m_mainWindow(window)
    , m_window(std::make_unique<VideoWindow>())
    , m_view(new widgets::VideoView(video, images))
{
    const settings::VideoWindowState before = state.videoWindow();
    m_isDetached = before.isDetached;
    if (!before.geometry.isEmpty())
        m_window->restoreGeometry(before.geometry);
    m_waiting.setSingleShot(true);
    m_waiting.setInterval(nextVideoTimeout);
    connect(&m_waiting, &QTimer::timeout, this, &VideoController::endWaiting);
    createActions();
    page.setVideoActions({m_detach, m_fullScreen});
    connectWindow();
    // For the close event of the main window.
    window.installEventFilter(this);
    connect(
        &video, &playback::VideoOutput::hasVideoChanged, this, &VideoController::handleVideoChange);
    connect(&session,
            &listening::PlaybackSession::currentChanged,
            this,
            &VideoController::followEpisode);
    followEpisode();
}

VideoController::~VideoController() = default;

void VideoController::createActions()
{
    const auto add = [this](const QString &name,
                            const QString &icon,
                            const QString &text,
                            const QKeySequence &key) {
        auto *action = new QAction(widgets::themedIcon(icon), text, &m_mainWindow);
        action->setObjectName(name);
        action->setShortcut(key);
        action->setCheckable(true);
        action->setStatusTip(tr("Possible while a video plays."));
        m_mainWindow.addAction(action);
        return action;
    };
    m_detach = add(u"actionDetachVideo"_s, u"detach"_s, tr("Video in its own window"), Qt::Key_V);
    m_fullScreen = add(u"actionFullScreen"_s, u"full-screen"_s, tr("Video in full screen"), {});
    m_fullScreen->setToolTip(tr("Show the video over the whole screen"));
    // triggered, not toggled: place() also sets the check marks.
    connect(m_detach, &QAction::triggered, this, &VideoController::setDetached);
    connect(m_fullScreen, &QAction::triggered, this, &VideoController::setFullScreen);
}

void VideoController::connectWindow()
{
    connect(m_window.get(), &VideoWindow::closeRequested, this, [this] {
        // Closing the window brings the video back to the page; playback continues.
        m_isFullScreen = false;
        setDetached(false);
    });
    connect(m_window.get(), &VideoWindow::fullScreenLeft, this, [this] { setFullScreen(false); });
    connect(m_view, &widgets::VideoView::doubleClicked, this, [this] {
        setFullScreen(!m_isFullScreen);
    });
}

void VideoController::addTo(QMenu &menu)
{
    // The view gets the entries before the menu gets its own, so each of them appears once.
    m_view->addActions(menu.actions());
    m_view->addActions({m_detach, m_fullScreen});
    const QList<QAction *> entries = m_view->actions();
    for (QAction *entry : entries)
        entry->setShortcutVisibleInContextMenu(true); // which Qt leaves to the desktop otherwise
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
    menu.addSeparator();
    menu.addActions({m_detach, m_fullScreen});
}

void VideoController::handleVideoChange()
{
    if (m_video.hasVideo())
        m_waiting.stop();
    else if (m_window->isVisible())
        m_waiting.start();
    place();
}

void VideoController::followEpisode()
{
    const auto &current = m_session.current();
    const QString title = current ? current->summary.title : QString();
    m_window->setWindowTitle(current ? tr("%1 – Dogear").arg(widgets::literalWindowTitle(title))
                                     : u"Dogear"_s);
    // Shown until the first frame, and between two videos.
    m_view->setArtwork(current ? current->summary.image : QUrl(),
                       current ? current->summary.podcastTitle : QString());
    place();
}

void VideoController::endWaiting()
{
    // The episode that is being loaded may have video, which is known only afterwards.
    if (m_session.player().state() == PlayerState::Loading)
        m_waiting.start();
    else
        place();
}

void VideoController::setDetached(bool isDetached)
{
    m_isDetached = isDetached;
    // The user has asked for the window, so it gets the focus.
    m_window->setAttribute(Qt::WA_ShowWithoutActivating, false);
    place();
    remember();
}

void VideoController::setFullScreen(bool isFullScreen)
{
    // Full screen is not stored: the next video begins in the page or in the window.
    m_isFullScreen = isFullScreen && m_video.hasVideo();
    m_window->setAttribute(Qt::WA_ShowWithoutActivating, false);
    place();
}

void VideoController::place()
{
    const bool hasVideo = m_video.hasVideo();
    const bool isWaiting = m_waiting.isActive();
    m_isFullScreen = m_isFullScreen && (hasVideo || isWaiting);
    const bool isInWindow = (hasVideo || isWaiting) && (m_isDetached || m_isFullScreen);
    const auto &current = m_session.current();
    // An invalid id tells the page that no episode has video.
    const EpisodeId episode = hasVideo && current ? current->summary.id : EpisodeId{};
    if (isInWindow) {
        // The old place releases the view before the new one takes it; likewise below.
        m_page.setVideo(episode, nullptr);
        m_window->setView(m_view);
        showWindow();
    } else {
        hideWindow();
        m_window->setView(nullptr);
        m_page.setVideo(episode, m_view);
    }
    m_detach->setEnabled(hasVideo);
    m_detach->setChecked(m_isDetached);
    m_detach->setToolTip(m_isDetached ? tr("Show the video beside the notes")
                                      : tr("Show the video in its own window"));
    m_fullScreen->setEnabled(hasVideo);
    m_fullScreen->setChecked(m_isFullScreen);
}

void VideoController::showWindow()
{
    // The shortcuts of the main window also work in this one. Added once, when the window is shown
    // for the first time, because the features create their actions later than this object.
    if (m_window->actions().isEmpty())
        m_window->addActions(m_mainWindow.actions());
    if (m_isFullScreen != m_window->isFullScreen())
        m_window->setFullScreen(m_isFullScreen);
    else if (!m_window->isVisible())
        m_window->show();
    // From now on the window opens by itself, with the next video; then it takes no focus.
    m_window->setAttribute(Qt::WA_ShowWithoutActivating);
}

void VideoController::hideWindow()
{
    if (!m_window->isVisible())
        return;
    remember();
    m_window->hide();
    // Without this the next video without full screen would open over the whole screen.
    m_window->setWindowState(Qt::WindowNoState);
}

void VideoController::remember()
{
    m_state.setVideoWindow(
        {.geometry = m_window->normalGeometryState(), .isDetached = m_isDetached});
}

bool VideoController::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Close)
        close();
    return QObject::eventFilter(watched, event);
}

void VideoController::close()
{
    m_waiting.stop();
    // Stored here, because remember() needs the geometry of the visible window.
    if (m_window->isVisible())
        remember();
    m_window->hide();
}

} // namespace dogear
