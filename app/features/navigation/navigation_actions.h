// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Provides keys and menu entries that go to places, panes and the tabs of the right pane.
///
/// Threads: GUI thread.
/// Owner:   the window; the panes outlive it.
/// Tests:   tests/gui/tst_navigation.cpp

#include <itemmodels/library_view.h>

#include <QList>
#include <QObject>
#include <QStringList>

class QAction;
class QKeySequence;
class QMenu;
class QWidget;

namespace dogear::widgets {
class DetailPage;
} // namespace dogear::widgets

namespace dogear {

class NavigationActions final : public QObject
{
    Q_OBJECT

public:
    /// F6 moves the focus through \a panes in their order.
    NavigationActions(const QList<QWidget *> &panes, widgets::DetailPage &details, QWidget &window);

    void addTo(QMenu &menu);

signals:
    /// Emitted when the user wants to go to \a view.
    void viewRequested(const dogear::itemmodels::LibraryView &view);

private:
    QAction *add(const QString &name, const QString &text, const QKeySequence &key);
    void createViews();
    void createTabs(widgets::DetailPage &details);
    void nameTabs(const QStringList &names);
    void createPanes();
    /// Moves the focus to the next visible pane (\a step is 1) or to the previous one (-1).
    void goToPane(int step);

    QList<QWidget *> m_panes;
    QWidget &m_window;
    QList<QAction *> m_tabs;
    QList<QAction *> m_actions; ///< nullptr: a separator
};

} // namespace dogear
