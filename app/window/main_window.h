// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lays out the panes, the player bar and the message bar.
///
/// The window has no behaviour of its own; the controllers in app/features connect its parts.
///
/// Threads: GUI thread.
/// Owner:   Application; collaborators outlive it.
/// Tests:   tests/gui/tst_main_window.cpp, tests/gui/tst_window_layout.cpp

#include <itemmodels/library_view.h>

#include <QMainWindow>

class QSplitter;
class QStackedWidget;

namespace dogear::listening {
class PlaybackSession;
} // namespace dogear::listening

namespace dogear::playback {
class SoundControls;
} // namespace dogear::playback

namespace dogear::settings {
class Settings;
class WindowState;
} // namespace dogear::settings

namespace dogear::widgets {
class BookmarksPage;
class DetailPage;
class DiscoverPage;
class EpisodeListPage;
class MessageBar;
class PlayerBar;
class RefreshBar;
class Sidebar;
} // namespace dogear::widgets

namespace dogear {

struct LibraryModels;

class MainWindow final : public QMainWindow
{
    Q_OBJECT

public:
    MainWindow(LibraryModels &models,
               listening::PlaybackSession &session,
               playback::SoundControls &sound,
               settings::Settings &settings);
    ~MainWindow() override;

    [[nodiscard]] widgets::Sidebar &sidebar() const { return *m_sidebar; }
    [[nodiscard]] widgets::RefreshBar &refreshBar() const { return *m_refreshBar; }
    [[nodiscard]] widgets::EpisodeListPage &list() const { return *m_list; }
    [[nodiscard]] widgets::BookmarksPage &bookmarks() const { return *m_bookmarks; }
    [[nodiscard]] widgets::DiscoverPage &discover() const { return *m_discover; }
    [[nodiscard]] widgets::DetailPage &details() const { return *m_details; }
    [[nodiscard]] widgets::PlayerBar &playerBar() const { return *m_playerBar; }
    [[nodiscard]] widgets::MessageBar &messages() const { return *m_messages; }
    /// The sidebar with the refresh bar below it; the user can hide it.
    [[nodiscard]] QWidget &sidebarPane() const { return *m_sidebarPane; }
    /// The panes and the player bar in the order of F6.
    [[nodiscard]] QList<QWidget *> panes() const;

    /// Shows the page of \a kind in the middle pane: a list of episodes, bookmarks or directories.
    void showPageOf(itemmodels::ViewKind kind);
    /// Gives the focus to the search field of the page in the middle pane.
    void focusSearch();
    /// Shows \a title, of the current episode, in the title bar; empty: the name of the program.
    void setEpisodeTitle(const QString &title);
    /// Restores the size of the window and of its panes, limited to the size of the screen.
    void restoreLayout();
    /// Shows the window, also if it is minimised, and gives it the focus.
    void bringToFront();
    /// Saves the session and ends the program, also where closing the window leaves it in the tray.
    void quit();
    /// Whether quit() was called.
    [[nodiscard]] bool isQuitting() const { return m_isQuitting; }
    /// Saves what the next session or window restores, as closing does.
    void save();
    /// Sets the Tab order; call it after all widgets were added.
    void setTabOrderOfPanes();

signals:
    /// Emitted before the window closes, to the tray as well, and when save() is called: positions
    /// and the state of the window have to be stored.
    void closing();

protected:
    void closeEvent(QCloseEvent *event) override;
    /// Ends the search on Esc. Gets only keys that the focused control does not use.
    void keyPressEvent(QKeyEvent *event) override;

private:
    void createPanes(LibraryModels &models);
    void connectPanes();
    /// Asks for an episode on an empty right pane, if there is one to select.
    void updateHint();
    void saveLayout();

    settings::WindowState &m_state;
    bool m_isQuitting = false;
    // All of them are children of the window.
    QSplitter *m_splitter = nullptr;
    QWidget *m_sidebarPane = nullptr;
    widgets::Sidebar *m_sidebar = nullptr;
    widgets::RefreshBar *m_refreshBar = nullptr;
    QStackedWidget *m_middle = nullptr;
    widgets::EpisodeListPage *m_list = nullptr;
    widgets::BookmarksPage *m_bookmarks = nullptr;
    widgets::DiscoverPage *m_discover = nullptr;
    widgets::DetailPage *m_details = nullptr;
    widgets::PlayerBar *m_playerBar = nullptr;
    widgets::MessageBar *m_messages = nullptr;
};

} // namespace dogear
