// SPDX-License-Identifier: GPL-3.0-or-later
#include "main_window.h"

#include "appearance.h"
#include "services/library_models.h"
#include "window_layout.h"

#include <listening/playback_session.h>
#include <settings/settings.h>
#include <widgets/bookmarks_page.h>
#include <widgets/detail_page.h>
#include <widgets/discover_page.h>
#include <widgets/episode_detail_page.h>
#include <widgets/episode_list_page.h>
#include <widgets/literal_text.h>
#include <widgets/message_bar.h>
#include <widgets/player_bar.h>
#include <widgets/refresh_bar.h>
#include <widgets/sidebar.h>
#include <widgets/tab_order.h>

#include <QApplication>
#include <QCloseEvent>
#include <QKeyEvent>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dogear {

MainWindow::MainWindow(LibraryModels &models,
                       listening::PlaybackSession &session,
                       playback::SoundControls &sound,
                       settings::Settings &settings)
    : m_state(settings.windowState())
{
    setObjectName(u"mainWindow"_s);
    setEpisodeTitle({});
    applyAppearance(settings.desktop().appearance(), models.images); // before widgets are painted
    createPanes(models);
    m_playerBar = new widgets::PlayerBar(
        session.player(), sound, session, models.images, settings.playback(), this);
    m_messages = new widgets::MessageBar(this);
    m_splitter = layOut(*this, {m_sidebarPane, m_middle, m_details}, *m_messages, *m_playerBar);
    connectPanes();
}

MainWindow::~MainWindow() = default;

void MainWindow::createPanes(LibraryModels &models)
{
    widgets::ArtworkImages &images = models.images;
    m_sidebarPane = new QWidget(this);
    m_sidebar = new widgets::Sidebar(models.sidebar, images, m_sidebarPane);
    m_refreshBar = new widgets::RefreshBar(m_sidebarPane);
    auto *column = new QVBoxLayout(m_sidebarPane);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_sidebar, 1);
    column->addWidget(m_refreshBar);
    m_middle = new QStackedWidget(this);
    m_list = new widgets::EpisodeListPage(models.episodes, images, m_middle);
    m_bookmarks = new widgets::BookmarksPage(models.bookmarks, images, m_middle);
    m_discover = new widgets::DiscoverPage(models.directories, images, m_middle);
    m_middle->addWidget(m_list);
    m_middle->addWidget(m_bookmarks);
    m_middle->addWidget(m_discover);
    m_details = new widgets::DetailPage(images, this);
    m_details->setFetchModel(models.fetches);
    m_details->setEpisodesModel(models.showEpisodes);
}

void MainWindow::connectPanes()
{
    using itemmodels::EpisodeListModel;
    using widgets::MessageBar;
    const EpisodeListModel &episodes = m_list->model();
    connect(&episodes, &EpisodeListModel::loaded, m_details, [this] {
        // An empty page asks the user to select an episode only if the list has one.
        updateHint();
    });
    connect(m_list,
            &widgets::EpisodeListPage::searched,
            &m_details->episodePage(),
            &widgets::EpisodeDetailPage::setSearched);
}

QList<QWidget *> MainWindow::panes() const
{
    return {m_sidebar, m_middle, m_details, m_playerBar};
}

void MainWindow::showPageOf(itemmodels::ViewKind kind)
{
    QWidget *page = m_list;
    if (kind == itemmodels::ViewKind::Bookmarks)
        page = m_bookmarks;
    else if (kind == itemmodels::ViewKind::Discover)
        page = m_discover;
    m_middle->setCurrentWidget(page);
    updateHint();
}

void MainWindow::updateHint()
{
    // Discover lists shows, which no one has to select.
    m_details->setSelectable(m_middle->currentWidget() != m_discover
                             && m_list->model().rowCount() > 0);
}

void MainWindow::focusSearch()
{
    if (m_bookmarks->isVisible())
        m_bookmarks->focusSearch();
    else if (m_discover->isVisible())
        m_discover->focusSearch();
    else
        m_list->focusSearch();
}

void MainWindow::setEpisodeTitle(const QString &title)
{
    // In a window title Qt would replace "[*]", hence literalWindowTitle().
    setWindowTitle(title.isEmpty() ? u"Dogear"_s
                                   : tr("%1 – Dogear").arg(widgets::literalWindowTitle(title)));
}

void MainWindow::restoreLayout()
{
    const settings::MainWindowState window = m_state.mainWindow();
    if (!window.geometry.isEmpty())
        restoreGeometry(window.geometry);
    if (!isMaximized() && !isFullScreen()) // the screen of the last session may have been larger
        resize(boundedToScreen(*this, size()));
    if (!window.splitterState.isEmpty())
        m_splitter->restoreState(window.splitterState);
}

void MainWindow::saveLayout()
{
    settings::MainWindowState window = m_state.mainWindow();
    window.geometry = saveGeometry();
    window.splitterState = m_splitter->saveState();
    m_state.setMainWindow(window);
}

void MainWindow::bringToFront()
{
    // show() alone does not restore a minimised window.
    setWindowState(windowState() & ~Qt::WindowMinimized);
    show();
    raise();
    activateWindow();
}

void MainWindow::setTabOrderOfPanes()
{
    widgets::tabInLayoutOrder(*centralWidget());
    // The message bar lies over the list without being in its layout.
    widgets::tabAfter(*m_list, *m_messages);
}

void MainWindow::keyPressEvent(QKeyEvent *event)
{
    const bool isEscape = event->key() == Qt::Key_Escape && event->modifiers() == 0;
    if (isEscape && m_list->model().query().isSearching())
        m_list->undoSearchStep();
    else
        QMainWindow::keyPressEvent(event);
}

void MainWindow::save()
{
    saveLayout();
    emit closing();
}

void MainWindow::quit()
{
    m_isQuitting = true;
    if (isVisible())
        close();
    else
        save(); // a window in the tray gets no closeEvent()
    // Otherwise closing the last window ends the event loop.
    if (!QApplication::quitOnLastWindowClosed())
        QCoreApplication::quit();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    save();
    QMainWindow::closeEvent(event);
}

} // namespace dogear
