// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Changes and sorts Up next on request of the list, the detail page, the player bar and the
///        menu.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_up_next.cpp

#include <listening/queue.h>
#include <widgets/queue_change.h>

#include <QObject>

class QAction;
class QMenu;
class QToolButton;
class QWidget;

namespace dogear::listening {
class AutoAdvance;
class PlaybackSession;
} // namespace dogear::listening

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
    QueueController(listening::Queue &queue,
                    listening::AutoAdvance &autoAdvance,
                    listening::PlaybackSession &session,
                    widgets::MessageBar &messages,
                    QWidget &window);

    /// Adds or removes \a ids, with undo.
    void change(const QList<EpisodeId> &ids, widgets::QueueChange change);
    /// The menu with the sort orders; disabled while Up next is empty.
    [[nodiscard]] QMenu &sorting() const { return *m_sorting; }
    /// Adds the entries for Up next to \a menu.
    void addTo(QMenu &menu);
    /// Adds a button to \a bar that displays the number of queued episodes and opens Up next.
    void addTo(widgets::PlayerBar &bar);
    /// Connects the queue button of the episode on the detail page.
    void connectTo(DetailController &details);

signals:
    void viewRequested(); ///< emitted when Up next should be shown

private:
    void createNext(listening::AutoAdvance &autoAdvance,
                    listening::PlaybackSession &session,
                    QWidget &window);
    void createSorting(QWidget &window);
    void sort(listening::QueueOrder order);
    void clear();
    /// Makes \a change an act that can be undone, unless it changed nothing. With a \a text, the
    /// message bar offers that, too.
    void addUndo(const QString &act,
                 const listening::Queue::Change &change,
                 const QString &text = {});
    /// Enables the actions that need a queued episode.
    void updateFromQueue();
    /// Displays the number of queued episodes on \a button.
    void showCount(QToolButton &button) const;

    listening::Queue &m_queue;
    widgets::MessageBar &m_messages;
    QAction *m_next = nullptr;
    QAction *m_clear = nullptr;
    QMenu *m_sorting = nullptr;
};

} // namespace dogear
