// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What a listener does to Up next, from the list, the detail page and the menu.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_up_next.cpp

#include <base/error.h>
#include <library/queue.h>
#include <widgets/queue_change.h>

#include <QObject>

class QAction;
class QMenu;
class QToolButton;
class QWidget;

namespace dogear::library {
class Continuation;
} // namespace dogear::library

namespace dogear::widgets {
class DetailPage;
class PlayerBar;
} // namespace dogear::widgets

namespace dogear {

class DetailFlow;

class QueueActions final : public QObject
{
    Q_OBJECT

public:
    QueueActions(library::Queue &queue, library::Continuation &continuation, QWidget &window);

    void change(const QList<EpisodeId> &ids, widgets::QueueChange change);
    /// Ways to sort Up next; enabled while there is something to sort.
    [[nodiscard]] QMenu &sorting() const { return *m_sorting; }
    /// Adds the entries about what comes next to \a menu.
    void addTo(QMenu &menu);
    /// Adds a button that tells how many episodes wait and shows them.
    void addTo(widgets::PlayerBar &bar);
    /// Makes the button of the episode that \a flow shows on \a page follow Up next, and change it.
    void connectTo(widgets::DetailPage &page, DetailFlow &flow);

signals:
    void failed(const dogear::Error &error);
    void placeWanted(); ///< the page of Up next
    /// Emitted after episodes were removed; \a undo puts them back.
    void undoOffered(const QString &text, const std::function<void()> &undo);

private:
    void createSorting(QWidget &window);
    void clear();
    void offerUndo(const QString &text, const library::Queue::Change &change);
    void followQueue();
    void showCount(QToolButton &button) const;

    library::Queue &m_queue;
    QAction *m_next = nullptr;
    QAction *m_clear = nullptr;
    QMenu *m_sorting = nullptr;
};

} // namespace dogear
