// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Provides the View menu, which shows and hides panes, sets the text size of notes and
///        transcripts, chooses the theme, and fills the screen with the window.
///
/// Threads: GUI thread.
/// Owner:   the window; panes and settings outlive it.
/// Tests:   tests/gui/tst_view_actions.cpp

#include <settings/desktop_settings.h>

#include <QObject>
#include <QPointer>

class QAction;
class QActionGroup;
class QMainWindow;
class QMenu;

namespace dogear::settings {
class Settings;
} // namespace dogear::settings

namespace dogear::widgets {
class DetailPage;
} // namespace dogear::widgets

namespace dogear {

class ViewMenu final : public QObject
{
    Q_OBJECT

public:
    /// Limits and step of the text size in per cent of the window's font size.
    static constexpr int minTextPercent = 70;
    static constexpr int maxTextPercent = 250;
    static constexpr int textStepPercent = 10;

    /// \a sidebar and \a details are the panes that the user can hide.
    ViewMenu(settings::Settings &settings,
             QWidget &sidebar,
             widgets::DetailPage &details,
             QMainWindow &window);

    /// Adds the menu to the window's bar.
    void addMenu(QMainWindow &window);
    /// Lets Full screen do what \a video does, the action that shows a video in full screen, while
    /// that is enabled.
    void setVideoFullScreen(QAction &video);
    /// Sets the check marks again; other parts may have changed what they show.
    void refresh();

signals:
    /// Emitted when the user has chosen \a theme, which is stored; ViewMenu does not apply it.
    void themeChosen(dogear::settings::Theme theme);

private:
    QAction *add(const QString &name, const QString &text, const QString &key = {});
    /// Adds an action that shows and hides \a pane.
    void addPane(const QString &name, const QString &text, const QString &key, QWidget &pane);
    /// Adds an action that changes the text size by \a step per cent; 0 restores the default.
    void addSize(const QString &name, const QString &text, const QString &key, int step);
    void setTextPercent(int percent);
    void addThemes();
    void chooseTheme(settings::Theme theme);
    void toggleFullScreen();

    settings::Settings &m_settings;
    widgets::DetailPage &m_details;
    QMainWindow &m_window;
    QList<QAction *> m_panes;
    QList<QAction *> m_sizes;
    QActionGroup *m_themes;
    QAction *m_fullScreen;
    QPointer<QAction> m_video; ///< shows the video in full screen; null in some tests
};

} // namespace dogear
