// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The View menu: which panes are there, and how large notes and transcripts are set.
///
/// Light or dark is the desktop's choice, which the window follows.
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
    static constexpr int minTextPercent = 70;
    static constexpr int maxTextPercent = 250;
    static constexpr int textStepPercent = 10;

    /// \a sidebar and \a details are the panes that may be hidden.
    ViewMenu(settings::Settings &settings,
             QWidget &sidebar,
             widgets::DetailPage &details,
             QMainWindow &window);

    /// Adds the menu to the window's bar.
    void addMenu(QMainWindow &window);

private:
    void addPane(const QString &name, const QString &text, const QString &key, QWidget &pane);
    void addSize(const QString &name, const QString &text, const QString &key, int step);
    void setTextPercent(int percent);

    settings::Settings &m_settings;
    widgets::DetailPage &m_details;
    QMainWindow &m_window;
    QList<QAction *> m_panes;
    QList<QAction *> m_sizes;
};

} // namespace dogear
