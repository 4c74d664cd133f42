// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Changes and sorts Up next, from the list, the detail page, the player bar and the menu.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_up_next.cpp

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
class MessageBar;
class PlayerBar;
} // namespace dogear::widgets

namespace dogear {

class DetailController;

class QueueController final : public QObject
{
    Q_OBJECT

public:
    QueueController(library::Queue &queue,
                    library::Continuation &continuation,
                    widgets::MessageBar &messages,
                    QWidget &window);

    void change(const QList<EpisodeId> &ids, widgets::QueueChange change);
    /// Ways to sort Up next; enabled while there is something to sort.
    [[nodiscard]] QMenu &sorting() const { return *m_sorting; }
    /// Adds the entries about what comes next to \a menu.
    void addTo(QMenu &menu);
    /// Adds a button that tells how many episodes wait and shows them.
    void addTo(widgets::PlayerBar &bar);
    /// Makes the button of the episode on the detail page show and change its place in Up next.
    void connectTo(DetailController &details);

signals:
    void placeWanted(); ///< the page of Up next

private:
    void createSorting(QWidget &window);
    void clear();
    void offerUndo(const QString &text, const library::Queue::Change &change);
    void followQueue();
    void showCount(QToolButton &button) const;

    library::Queue &m_queue;
    widgets::MessageBar &m_messages;
    QAction *m_next = nullptr;
    QAction *m_clear = nullptr;
    QMenu *m_sorting = nullptr;
};

} // namespace dogear
