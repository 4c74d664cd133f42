// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue_controller.h"

#include "features/details/detail_controller.h"
#include "next_undo.h"

#include <listening/auto_advance.h>
#include <widgets/detail_page.h>
#include <widgets/episode_detail_page.h>
#include <widgets/message_bar.h>
#include <widgets/player_bar.h>
#include <widgets/tool_button.h>

#include <QAction>
#include <QMenu>
#include <QToolButton>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace dogear {

using listening::Queue;
using listening::QueueOrder;
using widgets::QueueChange;

QueueController::QueueController(Queue &queue,
                                 listening::AutoAdvance &autoAdvance,
                                 listening::PlaybackSession &session,
                                 widgets::MessageBar &messages,
                                 QWidget &window)
    : QObject(&window)
    , m_queue(queue)
    , m_messages(messages)
{
    createNext(autoAdvance, session, window);
    createSorting(window);
    m_clear = new QAction(tr("Clear Up next"), &window);
    m_clear->setObjectName(u"actionClearQueue"_s);
    m_clear->setStatusTip(tr("Possible when Up next has an episode."));
    connect(m_clear, &QAction::triggered, this, &QueueController::clear);
    connect(&queue, &Queue::changed, this, &QueueController::updateFromQueue);
    connect(&queue, &Queue::moved, this, [this](const Queue::Change &change) {
        addUndo(tr("Move in Up next"), change);
    });
    // Covers all edits below, whose continuations therefore ignore errors.
    connect(&queue, &Queue::failed, &messages, &widgets::MessageBar::showError);
    updateFromQueue();
}

void QueueController::createNext(listening::AutoAdvance &autoAdvance,
                                 listening::PlaybackSession &session,
                                 QWidget &window)
{
    m_next = new QAction(tr("Next episode"), &window);
    m_next->setObjectName(u"actionNext"_s);
    m_next->setShortcut(Qt::Key_N);
    m_next->setStatusTip(tr("Possible when an episode comes next."));
    window.addAction(m_next);
    auto *undo = new NextUndo(session, m_queue, m_messages.undoStack(), this);
    connect(m_next, &QAction::triggered, &autoAdvance, [&autoAdvance, undo] {
        undo->begin();
        autoAdvance.next();
    });
    // The setting for the time after an episode decides as well, so an empty queue is not enough to
    // disable Next.
    const auto followNext = [this, &autoAdvance] { m_next->setEnabled(autoAdvance.canGoNext()); };
    connect(&autoAdvance, &listening::AutoAdvance::canGoNextChanged, this, followNext);
    followNext();
}

void QueueController::createSorting(QWidget &window)
{
    m_sorting = new QMenu(tr("Sort Up next"), &window);
    const auto add = [this](const QString &text, QueueOrder order) {
        QAction *entry = m_sorting->addAction(text, this, [this, order] { sort(order); });
        entry->setStatusTip(tr("Possible when Up next has an episode."));
    };
    add(tr("Newest first"), QueueOrder::NewestFirst);
    add(tr("Oldest first"), QueueOrder::OldestFirst);
    add(tr("Shortest first"), QueueOrder::ShortestFirst);
    add(tr("By show"), QueueOrder::ByShow);
}

void QueueController::addTo(QMenu &menu)
{
    menu.addSeparator();
    menu.addAction(m_next);
    menu.addMenu(m_sorting);
    menu.addAction(m_clear);
}

void QueueController::addTo(widgets::PlayerBar &bar)
{
    auto *button = new QToolButton(&bar);
    widgets::setUpTool(*button, u"playerQueue"_s, u"queue"_s);
    connect(button, &QToolButton::clicked, this, &QueueController::viewRequested);
    connect(&m_queue, &Queue::changed, button, [this, button] { showCount(*button); });
    showCount(*button);
    bar.addAtEnd(button);
}

void QueueController::showCount(QToolButton &button) const
{
    const int count = int(m_queue.ids().size());
    button.setToolTip(count == 0 ? tr("Up next is empty")
                                 : tr("Up next: %n episode(s)", nullptr, count));
    // The button has an icon only; screen readers read the same text.
    button.setAccessibleName(button.toolTip());
}

void QueueController::connectTo(DetailController &details)
{
    widgets::DetailPage &page = details.page();
    connect(&page.episodePage(),
            &widgets::EpisodeDetailPage::queueChangeRequested,
            this,
            [this](EpisodeId id, QueueChange wanted) { change({id}, wanted); });
    const auto follow = [this, &page] {
        const EpisodeId shown = page.episode();
        page.episodePage().updateQueued(shown, m_queue.contains(shown));
    };
    connect(&details, &DetailController::episodeShown, this, follow);
    connect(&m_queue, &Queue::changed, this, follow);
}

void QueueController::change(const QList<EpisodeId> &ids, QueueChange change)
{
    switch (change) {
    case QueueChange::PlayNext:
        m_queue.playNext(ids).then(this, [this](const Result<Queue::Change> &queued) {
            if (queued)
                addUndo(tr("Play next"), *queued);
        });
        return;
    case QueueChange::PlayLast:
        m_queue.playLast(ids).then(this, [this](const Result<Queue::Change> &queued) {
            if (queued)
                addUndo(tr("Add to Up next"), *queued);
        });
        return;
    case QueueChange::Remove:
        m_queue.remove(ids).then(this, [this](const Result<Queue::Change> &removed) {
            if (!removed)
                return;
            // dogearctl may have removed some of the episodes, so the stored change is counted.
            const int count = int(removed->before.size() - removed->after.size());
            addUndo(tr("Remove from Up next"),
                    *removed,
                    tr("%n episode(s) removed from Up next.", nullptr, count));
        });
        return;
    }
}

void QueueController::sort(QueueOrder order)
{
    m_queue.sort(order).then(this, [this](const Result<Queue::Change> &sorted) {
        // Offered, because the order that is lost was the user's own.
        if (sorted)
            addUndo(tr("Sort Up next"), *sorted, tr("Up next was sorted."));
    });
}

void QueueController::clear()
{
    m_queue.clear().then(this, [this](const Result<Queue::Change> &cleared) {
        if (cleared)
            addUndo(
                tr("Clear Up next"),
                *cleared,
                tr("Up next was cleared: %n episode(s).", nullptr, int(cleared->before.size())));
    });
}

void QueueController::addUndo(const QString &act, const Queue::Change &change, const QString &text)
{
    if (change.before == change.after)
        return;
    const auto undo = [this, change] {
        return m_queue.undo(change).then(this, &widgets::withoutValue<Queue::Change>);
    };
    const widgets::UndoableAct undoable{act, undo, domain::changedIn(change)};
    if (text.isEmpty())
        m_messages.undoStack().add(undoable);
    else
        m_messages.offerUndo(text, undoable);
}

void QueueController::updateFromQueue()
{
    const bool isEmpty = m_queue.ids().isEmpty();
    m_clear->setEnabled(!isEmpty);
    m_sorting->setEnabled(!isEmpty);
}

} // namespace dogear
