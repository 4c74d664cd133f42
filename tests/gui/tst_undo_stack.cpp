// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the stack of acts that can be undone.

#include "real_warnings.h"

#include <support/timeouts.h>
#include <widgets/undo_stack.h>

#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace dogear;
using widgets::UndoStack;

class TestUndoStack final : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        test::failOnRealWarning();
        m_undone.clear();
        m_isFailing = false;
        m_blocked.reset();
    }

    void theLastActIsUndoneFirst();
    void theNextActWaitsForTheOneBefore();
    void anActIsUndoneOnce();
    void aForgottenActIsNotUndone();
    void whatWasRemovedIsForgotten();
    void theOldestActMakesRoom();
    void aFailureIsReportedAndTheActIsGone();
    void onlyUndoLastTellsWhatItUndid();

private:
    /// An act whose undo appends its name to m_undone.
    widgets::UndoableAct act(const QString &name)
    {
        return {name, [this, name] {
                    m_undone.append(name);
                    if (m_blocked)
                        return Future<Result<>>(m_blocked->future());
                    return readyFuture(m_isFailing
                                           ? Result<>(failure({.code = ErrorCode::DiskFull}))
                                           : Result<>());
                }};
    }

    QStringList m_undone;
    bool m_isFailing = false;
    std::unique_ptr<QPromise<Result<>>> m_blocked; ///< the result of each undo, if there is one
};

void TestUndoStack::theLastActIsUndoneFirst()
{
    UndoStack stack;
    QVERIFY(stack.lastName().isEmpty());
    stack.add(act(u"a"_s));
    stack.add(act(u"b"_s));
    QCOMPARE(stack.lastName(), u"b"_s);
    stack.undoLast();
    QCOMPARE(stack.lastName(), u"a"_s); // at once, so that a second press undoes it
    stack.undoLast();
    QTRY_COMPARE(m_undone, QStringList({u"b"_s, u"a"_s}));
    stack.undoLast();
    QVERIFY(stack.lastName().isEmpty());
    QCOMPARE(m_undone.size(), 2);
}

void TestUndoStack::theNextActWaitsForTheOneBefore()
{
    UndoStack stack;
    stack.add(act(u"a"_s));
    stack.add(act(u"b"_s));
    m_blocked = std::make_unique<QPromise<Result<>>>();
    m_blocked->start();
    stack.undoLast();
    stack.undoLast();
    QCoreApplication::processEvents();
    QCOMPARE(m_undone, QStringList(u"b"_s));
    m_blocked->addResult(Result<>());
    m_blocked->finish();
    QTRY_COMPARE(m_undone, QStringList({u"b"_s, u"a"_s}));
}

void TestUndoStack::anActIsUndoneOnce()
{
    UndoStack stack;
    const UndoStack::Key first = stack.add(act(u"a"_s));
    stack.add(act(u"b"_s));
    QVERIFY(stack.contains(first));
    stack.undo(first);
    stack.undo(first);
    QVERIFY(!stack.contains(first));
    stack.undoLast();
    stack.undoLast();
    QTRY_COMPARE(m_undone, QStringList({u"a"_s, u"b"_s}));
}

void TestUndoStack::aForgottenActIsNotUndone()
{
    UndoStack stack;
    stack.add(act(u"a"_s));
    const UndoStack::Key gone = stack.add(act(u"b"_s));
    const QSignalSpy changed(&stack, &UndoStack::changed);
    stack.remove(gone);
    stack.remove(gone);
    QCOMPARE(changed.size(), 1);
    stack.undo(gone);
    stack.undoLast();
    QTRY_COMPARE(m_undone, QStringList(u"a"_s));
}

void TestUndoStack::whatWasRemovedIsForgotten()
{
    UndoStack stack;
    widgets::UndoableAct onEpisodes = act(u"episodes"_s);
    onEpisodes.episodes = {EpisodeId{1}, EpisodeId{2}};
    widgets::UndoableAct onShow = act(u"show"_s);
    onShow.shows = {PodcastId{7}};
    const UndoStack::Key other = stack.add(act(u"other"_s));
    const UndoStack::Key episodes = stack.add(onEpisodes);
    const UndoStack::Key show = stack.add(onShow);
    stack.forget(PodcastId{8}, {EpisodeId{3}});
    QVERIFY(stack.contains(episodes) && stack.contains(show));
    stack.forget(PodcastId{8}, {EpisodeId{2}, EpisodeId{3}});
    QVERIFY(!stack.contains(episodes) && stack.contains(show));
    stack.forget(PodcastId{7}, {});
    QVERIFY(!stack.contains(show) && stack.contains(other));
}

void TestUndoStack::theOldestActMakesRoom()
{
    UndoStack stack;
    const UndoStack::Key oldest = stack.add(act(u"oldest"_s));
    for (qsizetype i = 1; i < UndoStack::maxActs; ++i)
        stack.add(act(QString::number(i)));
    QVERIFY(stack.contains(oldest));
    stack.add(act(u"newest"_s));
    QVERIFY(!stack.contains(oldest));
    QCOMPARE(stack.lastName(), u"newest"_s);
}

void TestUndoStack::aFailureIsReportedAndTheActIsGone()
{
    UndoStack stack;
    const UndoStack::Key key = stack.add(act(u"a"_s));
    QSignalSpy failed(&stack, &UndoStack::failed);
    m_isFailing = true;
    stack.undoLast();
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(failed.constFirst().at(0).toString(), u"a"_s);
    QCOMPARE(failed.constFirst().at(1).value<Error>().code, ErrorCode::DiskFull);
    QVERIFY(!stack.contains(key));
    m_isFailing = false;
    stack.add(act(u"b"_s)); // the failure does not block the next one
    stack.undoLast();
    QTRY_COMPARE(m_undone, QStringList({u"a"_s, u"b"_s}));
}

void TestUndoStack::onlyUndoLastTellsWhatItUndid()
{
    UndoStack stack;
    const UndoStack::Key first = stack.add(act(u"a"_s));
    stack.add(act(u"b"_s));
    QSignalSpy undone(&stack, &UndoStack::lastUndone);
    stack.undo(first);
    stack.undoLast();
    QTRY_COMPARE(undone.size(), 1);
    QCOMPARE(undone.constFirst().constFirst().toString(), u"b"_s);
    QCOMPARE(m_undone.size(), 2);
}

QTEST_MAIN(TestUndoStack)
#include "tst_undo_stack.moc"
