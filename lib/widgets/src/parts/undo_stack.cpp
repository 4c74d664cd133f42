// SPDX-License-Identifier: GPL-3.0-or-later
#include <widgets/undo_stack.h>

#include <algorithm>

namespace dogear::widgets {

UndoStack::UndoStack(QObject *parent)
    : QObject(parent)
{}

UndoStack::Key UndoStack::add(const UndoableAct &act)
{
    if (m_entries.size() == maxActs)
        m_entries.removeFirst();
    m_entries.append({.key = ++m_lastKey, .act = act});
    emit changed();
    return m_lastKey;
}

qsizetype UndoStack::indexOf(Key key) const
{
    const auto found = std::ranges::find(m_entries, key, &Entry::key);
    return found == m_entries.cend() ? -1 : found - m_entries.cbegin();
}

void UndoStack::remove(Key key)
{
    const qsizetype index = indexOf(key);
    if (index < 0)
        return;
    m_entries.removeAt(index);
    emit changed();
}

void UndoStack::forget(PodcastId show, const QSet<EpisodeId> &episodes)
{
    const qsizetype gone = m_entries.removeIf([&](const Entry &entry) {
        return entry.act.shows.contains(show)
               || std::ranges::any_of(entry.act.episodes,
                                      [&](EpisodeId id) { return episodes.contains(id); });
    });
    if (gone > 0)
        emit changed();
}

bool UndoStack::contains(Key key) const
{
    return indexOf(key) >= 0;
}

QString UndoStack::lastName() const
{
    return m_entries.isEmpty() ? QString() : m_entries.constLast().act.name;
}

void UndoStack::undoLast()
{
    if (!m_entries.isEmpty())
        take(m_entries.size() - 1, true);
}

void UndoStack::undo(Key key)
{
    if (const qsizetype index = indexOf(key); index >= 0)
        take(index, false);
}

/// Takes the act out at once, so that a second press of the key undoes the one before it.
void UndoStack::take(qsizetype index, bool isLast)
{
    Entry entry = m_entries.takeAt(index);
    entry.isLast = isLast;
    m_running.append(entry);
    emit changed();
    if (m_running.size() == 1)
        runNext();
}

void UndoStack::runNext()
{
    // A copy: the act may add another one, and it may destroy what it captures.
    const Entry entry = m_running.constFirst();
    entry.act.undo().then(this, [this, entry](const Result<> &undone) {
        m_running.removeFirst();
        if (!undone)
            emit failed(entry.act.name, undone.error());
        else if (entry.isLast)
            emit lastUndone(entry.act.name);
        if (!m_running.isEmpty())
            runNext();
    });
}

} // namespace dogear::widgets
