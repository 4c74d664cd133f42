// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Provides the View menu, which shows and hides panes and sets the text size of notes and
///        transcripts.
///
/// The window has no choice of light or dark colours; it follows the desktop.
///
/// Threads: GUI thread.
/// Owner:   the window; panes and settings outlive it.
/// Tests:   tests/gui/tst_view_actions.cpp

#include <QObject>

class QAction;
class QMainWindow;

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

private:
    /// Adds an action that shows and hides \a pane.
    void addPane(const QString &name, const QString &text, const QString &key, QWidget &pane);
    /// Adds an action that changes the text size by \a step per cent; 0 restores the default.
    void addSize(const QString &name, const QString &text, const QString &key, int step);
    void setTextPercent(int percent);

    settings::Settings &m_settings;
    widgets::DetailPage &m_details;
    QMainWindow &m_window;
    QList<QAction *> m_panes;
    QList<QAction *> m_sizes;
};

} // namespace dogear
