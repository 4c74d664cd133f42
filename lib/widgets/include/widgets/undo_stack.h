// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Keeps the last acts of the user that can be undone, and undoes them, the last one first.
///
/// Undoing is asynchronous. An act that is undone waits until the one before it is finished, so two
/// quick presses of the key undo two acts in reverse order.
///
/// Threads: GUI thread.
/// Owner:   the message bar, which offers each act as well.
/// Tests:   tests/gui/tst_undo_stack.cpp, tests/gui/tst_undo.cpp
/// Decision: README.md, "Undo has a stack and no redo".

#include <base/future.h>
#include <base/ids.h>
#include <base/result.h>

#include <QList>
#include <QObject>
#include <QSet>
#include <QString>

#include <functional>

namespace dogear::widgets {

/// Drops the value of \a result, for UndoableAct::undo.
template<typename T>
[[nodiscard]] Result<> withoutValue(const Result<T> &result)
{
    return result.map([](const T &) {});
}

struct UndoableAct
{
    QString name; ///< as the menus call it: "Mark as played"
    /// Undoes the act; NotFound if that is no longer possible.
    std::function<Future<Result<>>()> undo;
    // What it changes, if that has an id that another one gets once it is removed.
    QList<EpisodeId> episodes = {};
    QList<PodcastId> shows = {};
};

class UndoStack final : public QObject
{
    Q_OBJECT

public:
    using Key = quint64; ///< identifies an act; no act has 0
    /// Number of acts that are kept; the oldest one makes room for a new one.
    static constexpr qsizetype maxActs = 50;

    explicit UndoStack(QObject *parent = nullptr);

    /// Makes \a act the last one.
    Key add(const UndoableAct &act);
    /// Forgets an act that can no longer be undone.
    void remove(Key key);
    /// Forgets all acts on \a show and \a episodes, which were removed. Restored, they have other
    /// ids, and other ones may have theirs.
    void forget(PodcastId show, const QSet<EpisodeId> &episodes);
    [[nodiscard]] bool contains(Key key) const;
    /// The name of the last act; empty if there is none.
    [[nodiscard]] QString lastName() const;

    /// Undoes the last act, if there is one.
    void undoLast();
    /// Undoes the act \a key, unless it was undone or forgotten.
    void undo(Key key);

signals:
    /// Emitted when an act was added, removed or taken to be undone.
    void changed();
    /// Emitted when undoLast() has undone the act \a name. Callers of undo() know what they undo.
    void lastUndone(const QString &name);
    /// Emitted when the act \a name could not be undone. It does not come back.
    void failed(const QString &name, const dogear::Error &error);

private:
    struct Entry
    {
        Key key = 0;
        UndoableAct act;
        bool isLast = false; ///< undoLast() has taken it
    };

    [[nodiscard]] qsizetype indexOf(Key key) const;
    void take(qsizetype index, bool isLast);
    void runNext();

    QList<Entry> m_entries; ///< the last act at the end
    QList<Entry> m_running; ///< the first one runs, the others wait
    Key m_lastKey = 0;
};

} // namespace dogear::widgets
