// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that undoing a mark takes nothing away that happened since.

#include "features/episodes/episode_marker.h"
#include "real_warnings.h"
#include "test_library.h"

#include <support/timeouts.h>
#include <widgets/detail_page.h>
#include <widgets/episode_detail_page.h>
#include <widgets/episode_list_page.h>
#include <widgets/message_bar.h>

#include <QMainWindow>

#include <memory>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace std::chrono_literals;

class TestMarkingUndo final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void whatHappenedSinceIsKept_data();
    void whatHappenedSinceIsKept();
    void whatHasChangedCannotBeUndone();

private:
    domain::EpisodeState stateOf(int number)
    {
        auto found = m_library->library.episodes().summaries({m_episodes.at(number).id});
        [&] { QTRY_VERIFY(found.isFinished()); }();
        return found.result()->constFirst().state;
    }
    template<typename T>
    void wait(const Future<T> &future)
    {
        QTRY_VERIFY(future.isFinished());
    }
    /// "played, favourite, seconds" of an episode.
    QString text(int number)
    {
        const domain::EpisodeState state = stateOf(number);
        return u"%1 %2 %3"_s.arg(int(state.isPlayed))
            .arg(int(state.isFavourite))
            .arg(state.position.count() / 1000);
    }

    std::unique_ptr<test::TestLibrary> m_library;
    std::unique_ptr<QMainWindow> m_window;
    widgets::MessageBar *m_messages = nullptr;
    EpisodeMarker *m_marker = nullptr;
    QList<domain::EpisodeSummary> m_episodes;
};

void TestMarkingUndo::init()
{
    test::failOnRealWarning();
    m_library = std::make_unique<test::TestLibrary>();
    m_window = std::make_unique<QMainWindow>();
    auto *list =
        new widgets::EpisodeListPage(m_library->listModel, m_library->images, m_window.get());
    auto *details = new widgets::DetailPage(m_library->images, m_window.get());
    m_messages = new widgets::MessageBar(m_window.get());
    m_marker = new EpisodeMarker(
        m_library->library.episodes(), *list, details->episodePage(), *m_messages, *m_window);
    m_episodes = m_library->episodes(m_library->follow(u"Show"_s, {{u"First"_s}, {u"Second"_s}}));
    QCOMPARE(m_episodes.size(), 2);
}

void TestMarkingUndo::cleanup()
{
    m_window.reset();
    m_library.reset();
}

void TestMarkingUndo::whatHappenedSinceIsKept_data()
{
    QTest::addColumn<bool>("isListened");  // the first episode, since
    QTest::addColumn<bool>("isFavourite"); // the second one, since
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    QTest::newRow("nothing since") << false << false << u"0 0 0"_s << u"0 0 0"_s;
    QTest::newRow("one of two was listened to") << true << false << u"0 0 180"_s << u"0 0 0"_s;
    QTest::newRow("one of two became a favourite") << false << true << u"0 0 0"_s << u"0 1 0"_s;
}

void TestMarkingUndo::whatHappenedSinceIsKept()
{
    QFETCH(const bool, isListened);
    QFETCH(const bool, isFavourite);
    QFETCH(const QString, first);
    QFETCH(const QString, second);
    auto &episodes = m_library->library.episodes();
    m_marker->setPlayed({m_episodes.at(0).id, m_episodes.at(1).id}, true);
    QTRY_COMPARE(m_messages->undoStack().lastName(), u"Mark as played"_s);
    if (isListened)
        wait(episodes.setPosition(m_episodes.at(0).id, 3min));
    if (isFavourite)
        wait(episodes.setFavourite(m_episodes.at(1).id, true));
    m_messages->undoStack().undoLast();
    QTRY_COMPARE(text(0), first);
    QTRY_COMPARE(text(1), second);
}

void TestMarkingUndo::whatHasChangedCannotBeUndone()
{
    m_marker->setPlayed({m_episodes.at(0).id}, true);
    QTRY_COMPARE(m_messages->undoStack().lastName(), u"Mark as played"_s);
    wait(m_library->library.episodes().setPosition(m_episodes.at(0).id, 3min));
    m_messages->undoStack().undoLast();
    QTRY_COMPARE(m_messages->text(),
                 u"“Mark as played” can no longer be undone, because it has changed since."_s);
    QCOMPARE(text(0), u"0 0 180"_s);
    QVERIFY(m_messages->undoStack().lastName().isEmpty());
}

QTEST_MAIN(TestMarkingUndo)
#include "tst_marking_undo.moc"
