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
#include <widgets/episode_list_page.h>

#include <QObject>

class QAction;
class QMenu;
class QWidget;

namespace dogear::library {
class Continuation;
} // namespace dogear::library

namespace dogear {

class QueueActions final : public QObject
{
    Q_OBJECT

public:
    QueueActions(library::Queue &queue, library::Continuation &continuation, QWidget &window);

    void change(EpisodeId id, widgets::QueueChange change);
    /// Adds the entries about what comes next to \a menu.
    void addTo(QMenu &menu);

signals:
    void failed(const dogear::Error &error);
    /// Emitted after everything was taken out; \a undo brings it back.
    void undoOffered(const QString &text, const std::function<void()> &undo);

private:
    void createSorting(QWidget &window);
    void clear();
    void followQueue();

    library::Queue &m_queue;
    QAction *m_next = nullptr;
    QAction *m_clear = nullptr;
    QMenu *m_sorting = nullptr;
};

} // namespace dogear
