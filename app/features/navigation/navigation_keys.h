// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Keys and menu entries that lead to places, panes and the parts of an episode's page.
///
/// Threads: GUI thread.
/// Owner:   the window; the panes outlive it.
/// Tests:   tests/gui/tst_navigation.cpp

#include <itemmodels/place.h>

#include <QList>
#include <QObject>

class QAction;
class QKeySequence;
class QMenu;
class QWidget;

namespace dogear::widgets {
class DetailPage;
} // namespace dogear::widgets

namespace dogear {

class NavigationKeys final : public QObject
{
    Q_OBJECT

public:
    /// F6 goes through \a panes, in their order.
    NavigationKeys(const QList<QWidget *> &panes, widgets::DetailPage &detail, QWidget &window);

    void addTo(QMenu &menu);

signals:
    void placeWanted(const dogear::itemmodels::Place &place);

private:
    QAction *add(const QString &name, const QString &text, const QKeySequence &key);
    void createPlaces();
    void createTabs(widgets::DetailPage &detail);
    void createPanes();
    void goToPane(int step);

    QList<QWidget *> m_panes;
    QWidget &m_window;
    QList<QAction *> m_actions; ///< nullptr: a line
};

} // namespace dogear
