// SPDX-License-Identifier: GPL-3.0-or-later
// MainWindow: what it looks like and where it was left, from one start to the next.
#include "actions/bookmark_actions.h"
#include "flows/detail_flow.h"
#include "main_window.h"
#include "playback_memory.h"
#include "view_memory.h"
#include "window_layout.h"

#include <library/playback_session.h>
#include <playback/player.h>
#include <settings/settings.h>
#include <widgets/detail_page.h>
#include <widgets/episode_list_page.h>
#include <widgets/sidebar.h>

#include <QCloseEvent>
#include <QSplitter>

namespace dogear {

using itemmodels::PlaceKind;

/// What is seen first is read from the library while the rest of the window is made.
void MainWindow::askForFirstPlace()
{
    const auto place = itemmodels::placeFromKey(m_parts.settings.window().place);
    m_wanted.restore(place);
    // Not through the sidebar, whose rows come when they come: the list begins with this place.
    if (place.kind != PlaceKind::Bookmarks)
        m_listModel.setPlace(place, m_views->filterOf(place));
    m_sidebarModel.reload();
}

void MainWindow::restore()
{
    const settings::WindowSettings window = m_parts.settings.window();
    if (!window.geometry.isEmpty())
        restoreGeometry(window.geometry);
    if (!isMaximized() && !isFullScreen()) // the screen of the last time may have been larger
        resize(boundedToScreen(*this, size()));
    if (!window.splitterState.isEmpty())
        m_splitter->restoreState(window.splitterState);
    m_bookmarkActions->showPage(m_wanted.place()->kind == PlaceKind::Bookmarks);
    if (window.episode > 0 && m_bookmarkActions->isPageShown())
        m_detailFlow->showEpisode(EpisodeId{window.episode});
    else if (window.episode > 0)
        m_list->selectEpisode(EpisodeId{window.episode});
    else if (m_listModel.place().kind == PlaceKind::Podcast)
        m_detailFlow->showPodcast(m_listModel.place().podcast);
    if (window.playingEpisode > 0)
        m_parts.session.load(EpisodeId{window.playingEpisode});
}

/// At once, not only on closing: after a crash the bar shows what was playing.
void MainWindow::rememberPlaying()
{
    settings::WindowSettings window = m_parts.settings.window();
    const auto &current = m_parts.session.current();
    window.playingEpisode = current ? current->summary.id.value : 0;
    m_parts.settings.setWindow(window);
}

void MainWindow::save()
{
    const auto &current = m_parts.session.current();
    m_parts.settings.setWindow({.geometry = saveGeometry(),
                                .splitterState = m_splitter->saveState(),
                                .place = itemmodels::toKey(m_sidebar->currentPlace()),
                                .episode = m_detail->episode().value,
                                .playingEpisode = current ? current->summary.id.value : 0});
    rememberPlayback(m_parts.player, m_parts.settings);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    m_parts.session.save();
    save();
    QMainWindow::closeEvent(event);
}

} // namespace dogear
