// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lays out the panes, the player bar and the messages; the features give them their
/// behaviour.
///
/// Threads: GUI thread.
/// Owner:   the composition root; collaborators outlive it.
/// Tests:   tests/gui/tst_main_window.cpp, tests/gui/tst_window_layout.cpp

#include <QMainWindow>

class QSplitter;
class QStackedWidget;

namespace dogear::library {
class PlaybackSession;
} // namespace dogear::library

namespace dogear::settings {
class Settings;
} // namespace dogear::settings

namespace dogear::widgets {
class BookmarksPage;
class DetailPage;
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
               library::PlaybackSession &session,
               settings::Settings &settings);
    ~MainWindow() override;

    [[nodiscard]] widgets::Sidebar &sidebar() const { return *m_sidebar; }
    [[nodiscard]] widgets::RefreshBar &refreshBar() const { return *m_refreshBar; }
    [[nodiscard]] widgets::EpisodeListPage &list() const { return *m_list; }
    [[nodiscard]] widgets::BookmarksPage &bookmarks() const { return *m_bookmarks; }
    [[nodiscard]] widgets::DetailPage &details() const { return *m_details; }
    [[nodiscard]] widgets::PlayerBar &playerBar() const { return *m_playerBar; }
    [[nodiscard]] widgets::MessageBar &messages() const { return *m_messages; }
    /// The sidebar with its refresh bar; the user may hide it.
    [[nodiscard]] QWidget &sidebarPane() const { return *m_sidebarPane; }
    /// The panes and the player bar, in the order in which F6 visits them.
    [[nodiscard]] QList<QWidget *> panes() const;

    /// Shows the page of bookmarks in the middle, or the list of episodes.
    void showBookmarks(bool isShown);
    /// Shows the title of the current episode in the title bar; none: the name of the program.
    void setEpisodeTitle(const QString &title);
    /// Restores size and panes of the last session, as far as the screen has room for them.
    void restoreLayout();
    void bringToFront();
    /// Sets the order of the Tab key; call it once everything is in the window.
    void setTabOrderOfPanes();

signals:
    /// Emitted before the window closes.
    void closing();

protected:
    void closeEvent(QCloseEvent *event) override;
    /// Esc ends a search wherever the focus is, unless the focused control takes it.
    void keyPressEvent(QKeyEvent *event) override;

private:
    void createPanes(LibraryModels &models);
    void connectPanes();
    void saveLayout();

    settings::Settings &m_settings;
    // Children of the window.
    QSplitter *m_splitter = nullptr;
    QWidget *m_sidebarPane = nullptr;
    widgets::Sidebar *m_sidebar = nullptr;
    widgets::RefreshBar *m_refreshBar = nullptr;
    QStackedWidget *m_middle = nullptr;
    widgets::EpisodeListPage *m_list = nullptr;
    widgets::BookmarksPage *m_bookmarks = nullptr;
    widgets::DetailPage *m_details = nullptr;
    widgets::PlayerBar *m_playerBar = nullptr;
    widgets::MessageBar *m_messages = nullptr;
};

} // namespace dogear
