// SPDX-License-Identifier: GPL-3.0-or-later
// Tests in the real window that Ctrl+Z undoes the user's last act, whichever part it changed.

#include "features/shows/show_editor.h"
#include "real_warnings.h"
#include "window_with_show.h"

#include <itemmodels/bookmark_list_model.h>
#include <support/timeouts.h>
#include <widgets/episode_list_page.h>
#include <widgets/message_bar.h>

#include <QLineEdit>
#include <QMenu>

#include <algorithm>

using namespace dogear;
using namespace dogear::test;
using itemmodels::EpisodeListModel;
using itemmodels::LibraryView;
using itemmodels::SidebarModel;
using itemmodels::ViewKind;

class TestUndo;
using Step = void (TestUndo::*)();
using State = QString (TestUndo::*)();
Q_DECLARE_METATYPE(Step)
Q_DECLARE_METATYPE(State)

class TestUndo final : public QObject, private WindowWithShow
{
    Q_OBJECT

private slots:
    void init();
    void cleanup()
    {
        m_dogear.reset();
        QCOMPARE(dogearWarnings(), QString());
    }

    void theKeyUndoesTheAct_data();
    void theKeyUndoesTheAct();
    void twoActsAreUndoneInReverse();
    void actsOnARestoredBookmarkAreUndone();
    void nextEpisodeIsForgottenWhenAnotherPlays();
    void aTextFieldKeepsTheKey();
    void actsOnAShowThatWasRemovedAreForgotten();
    void theEntryNamesTheAct();

private:
    // Steps
    void nothing() {}
    void press(int key, Qt::KeyboardModifiers modifiers = {})
    {
        list()->setFocus();
        QTest::keyClick(list(), Qt::Key(key), modifiers);
    }
    void selectFirst() { select(0, 0); }
    void showUpNext()
    {
        sidebar()->selectView({.kind = ViewKind::UpNext});
        QTRY_COMPARE(heading().section(u" · "_s, 0, 0), u"Up next"_s);
    }
    /// Queues the episodes 4, 3 and 2 in this order, and shows them.
    void lineUp()
    {
        for (int row = 0; row < 3; ++row) {
            select(row, row);
            press(Qt::Key_Q);
            QTRY_COMPARE(queued(), QString::number(row + 1));
        }
        showUpNext();
        QTRY_COMPARE(rows(), 3);
        QTRY_COMPARE(titles(), u"4 3 2"_s);
        select(0, 0);
    }
    void markPlayed()
    {
        select(0, 0);
        trigger("actionMarkPlayed");
    }
    void makeFavourite()
    {
        select(0, 0);
        trigger("actionFavourite");
    }
    void markAll() { trigger("actionMarkAllPlayed"); }
    void queueFirst()
    {
        select(0, 0);
        press(Qt::Key_Q);
    }
    void removeFromQueue() { press(Qt::Key_Delete); }
    void moveDown() { press(Qt::Key_Down, Qt::AltModifier); }
    void playSecondNext()
    {
        emit m_dogear->window().list().queueRequested({episodeAt(1)},
                                                      widgets::QueueChange::PlayNext);
    }
    void sortQueue()
    {
        for (QAction *action : m_dogear->window().findChildren<QAction *>()) {
            if (entryText(action) == "Oldest first"_L1 && !action->isCheckable())
                return action->trigger();
        }
        QFAIL("no order");
    }
    void clearQueue() { trigger("actionClearQueue"); }
    void stopFollowing() { emit sidebar()->removeRequested(show()); }
    void rename() { editor()->rename(show(), u"Mine"_s); }
    void tag() { editor()->setTag(show(), u"News"_s, true); }
    void archive() { editor()->archive(show(), true); }
    void saveSearch() { emit m_dogear->window().list().saveRequested(u"walruses"_s); }
    void play()
    {
        select(0, 0);
        press(Qt::Key_Return);
        QTRY_VERIFY(player() == "Episode 4"_L1 || player() == "Episode 3"_L1);
    }
    void bookmark() { trigger("actionBookmark"); }
    void playAndBookmark()
    {
        play();
        bookmark();
        sidebar()->selectView({.kind = ViewKind::Bookmarks});
        QTRY_COMPARE(bookmarks(), u"1:"_s);
    }
    void editNote() { notes()->model()->setData(firstNote(), u"mine"_s); }
    void removeBookmark()
    {
        notes()->setCurrentIndex(firstNote());
        QTest::keyClick(notes(), Qt::Key_Delete);
    }
    void playAndLineUp()
    {
        play(); // the newest one
        select(2, 2);
        press(Qt::Key_Q);
        QTRY_COMPARE(queued(), u"1"_s);
    }
    void next() { trigger("actionNext"); }

    // States
    QString played() { return mark(EpisodeListModel::IsPlayedRole); }
    QString favourites() { return mark(EpisodeListModel::IsFavouriteRole); }
    QString queued()
    {
        return QString::number(
            sidebar()->model()->index(1, 0).data(SidebarModel::UnplayedCountRole).toInt());
    }
    QString titles()
    {
        QStringList titles;
        for (int row = 0; row < rows(); ++row)
            titles.append(list()->model()->index(row, 0).data().toString().section(u' ', 1));
        return titles.join(u' ');
    }
    QString places()
    {
        QStringList names;
        const QAbstractItemModel &model = *sidebar()->model();
        for (int row = SidebarModel::fixedViewCount(); row < model.rowCount(); ++row)
            names.append(model.index(row, 0).data().toString()
                         + QString::number(model.index(row, 0)
                                               .data(SidebarModel::SectionRole)
                                               .value<itemmodels::SidebarSection>()
                                           == itemmodels::SidebarSection::Archived));
        return names.join(u',');
    }
    /// The number of bookmarks and the note of the first one: "1:mine".
    QString bookmarks()
    {
        return QString::number(notes()->model()->rowCount()) + u':'
               + firstNote().data(itemmodels::BookmarkListModel::NoteRole).toString();
    }
    QString player() { return part<QLabel>("playerTitle")->text(); }
    QString playerAndQueue() { return player() + u' ' + queued(); }

    // Helpers
    QString mark(int role)
    {
        QString marks;
        for (int row = 0; row < rows(); ++row)
            marks += list()->model()->index(row, 0).data(role).toBool() ? u'1' : u'0';
        return marks;
    }
    QString heading() { return part<QLabel>("listHeading")->text(); }
    QString message() { return part<QLabel>("messageText")->text(); }
    QAction *undoAction() { return part<QAction>("actionUndo"); }
    QListView *notes() { return part<QListView>("bookmarkList"); }
    QModelIndex firstNote() { return notes()->model()->index(0, 0); }
    ShowEditor *editor() { return m_dogear->window().findChild<ShowEditor *>(); }
    EpisodeId episodeAt(int row) { return itemmodels::episodeIdOf(list()->model()->index(row, 0)); }
    EpisodeId newest() { return m_newest; }
    PodcastId show() { return m_show; }
    void undo() { QTest::keyClick(&m_dogear->window(), Qt::Key_Z, Qt::ControlModifier); }

    EpisodeId m_newest;
    PodcastId m_show;
};

void TestUndo::init()
{
    failOnWindowWarnings();
    open();
    m_newest = episodeAt(0);
    QTRY_VERIFY(sidebar()->model()->rowCount() > SidebarModel::fixedViewCount());
    m_show = sidebar()
                 ->model()
                 ->index(SidebarModel::fixedViewCount(), 0)
                 .data(SidebarModel::ViewRole)
                 .value<LibraryView>()
                 .podcast;
    QVERIFY(m_newest.isValid() && m_show.isValid());
    QVERIFY(!undoAction()->isEnabled());
}

void TestUndo::theKeyUndoesTheAct_data()
{
    QTest::addColumn<Step>("prepare");
    QTest::addColumn<Step>("act");
    QTest::addColumn<State>("state");
    QTest::addColumn<QString>("name");
    const auto row = [](const char *title, Step prepare, Step act, State state, QStringView name) {
        QTest::newRow(title) << prepare << act << state << name.toString();
    };
    using T = TestUndo;
    row("an episode is marked", &T::nothing, &T::markPlayed, &T::played, u"Mark as played");
    row("all episodes are marked", &T::nothing, &T::markAll, &T::played, u"Mark as played");
    row("a favourite", &T::nothing, &T::makeFavourite, &T::favourites, u"Add to favourites");
    row("an episode is queued", &T::nothing, &T::queueFirst, &T::queued, u"Add to Up next");
    row("an episode is queued in front", &T::lineUp, &T::playSecondNext, &T::titles, u"Play next");
    row("an episode leaves Up next",
        &T::lineUp,
        &T::removeFromQueue,
        &T::titles,
        u"Remove from Up next");
    row("a row is moved", &T::lineUp, &T::moveDown, &T::titles, u"Move in Up next");
    row("Up next is sorted", &T::lineUp, &T::sortQueue, &T::titles, u"Sort Up next");
    row("Up next is cleared", &T::lineUp, &T::clearQueue, &T::titles, u"Clear Up next");
    row("a show is no longer followed",
        &T::nothing,
        &T::stopFollowing,
        &T::places,
        u"Stop following");
    row("a show is renamed", &T::nothing, &T::rename, &T::places, u"Rename");
    row("a show gets a tag", &T::nothing, &T::tag, &T::places, u"Add tag");
    row("a show is archived", &T::nothing, &T::archive, &T::places, u"Archive");
    row("a search is kept", &T::nothing, &T::saveSearch, &T::places, u"Save search");
    row("a time is bookmarked",
        &T::playAndBookmark,
        &T::bookmark,
        &T::bookmarks,
        u"Bookmark this time");
    row("a note is edited", &T::playAndBookmark, &T::editNote, &T::bookmarks, u"Edit the note");
    row("a bookmark is deleted",
        &T::playAndBookmark,
        &T::removeBookmark,
        &T::bookmarks,
        u"Delete bookmark");
    row("the next episode", &T::playAndLineUp, &T::next, &T::playerAndQueue, u"Next episode");
}

void TestUndo::theKeyUndoesTheAct()
{
    QFETCH(const Step, prepare);
    QFETCH(const Step, act);
    QFETCH(const State, state);
    QFETCH(const QString, name);
    (this->*prepare)();
    const QString before = (this->*state)();
    (this->*act)();
    QTRY_VERIFY((this->*state)() != before);
    QTRY_COMPARE(entryText(undoAction()), u"Undo “%1”"_s.arg(name));
    undo();
    QTRY_COMPARE((this->*state)(), before);
    QTRY_COMPARE(message(), u"Undone: %1."_s.arg(name));
}

void TestUndo::twoActsAreUndoneInReverse()
{
    const QString before = played() + favourites();
    markPlayed();
    QTRY_COMPARE(entryText(undoAction()), u"Undo “Mark as played”"_s);
    makeFavourite();
    QTRY_COMPARE(entryText(undoAction()), u"Undo “Add to favourites”"_s);
    const QString both = played() + favourites();
    QVERIFY(both != before);
    undo();
    undo(); // without waiting for the first
    QTRY_COMPARE(played() + favourites(), before);
    QVERIFY(!undoAction()->isEnabled());
    QTRY_COMPARE(message(), u"Undone: Mark as played."_s);
}

void TestUndo::actsOnARestoredBookmarkAreUndone()
{
    playAndBookmark();
    editNote();
    QTRY_COMPARE(bookmarks(), u"1:mine"_s);
    QTRY_COMPARE(entryText(undoAction()), u"Undo “Edit the note”"_s);
    removeBookmark();
    QTRY_COMPARE(bookmarks(), u"0:"_s);
    QTRY_COMPARE(entryText(undoAction()), u"Undo “Delete bookmark”"_s);
    undo();
    QTRY_COMPARE(bookmarks(), u"1:mine"_s);
    undo();
    QTRY_COMPARE(bookmarks(), u"1:"_s);
    undo();
    QTRY_COMPARE(bookmarks(), u"0:"_s);
}

void TestUndo::nextEpisodeIsForgottenWhenAnotherPlays()
{
    playAndLineUp();
    next();
    QTRY_COMPARE(entryText(undoAction()), u"Undo “Next episode”"_s);
    select(3, 3);
    press(Qt::Key_Return);
    QTRY_COMPARE(player(), u"Episode 1"_s);
    // What was done before can still be undone.
    QTRY_COMPARE(entryText(undoAction()), u"Undo “Add to Up next”"_s);
}

void TestUndo::aTextFieldKeepsTheKey()
{
    markPlayed();
    QTRY_VERIFY(undoAction()->isEnabled());
    auto *field = part<QLineEdit>("searchField");
    field->setFocus();
    QTRY_VERIFY(field->hasFocus());
    QTest::keyClicks(field, u"walrus"_s);
    QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(field->text(), QString());
    QVERIFY(undoAction()->isEnabled());
    QTRY_COMPARE(rows(), 4);
    QCOMPARE(played(), u"1000"_s);
    list()->setFocus();
    undo();
    QTRY_COMPARE(played(), u"0000"_s);
}

/// A restored show has other ids, and its old ones may belong to other episodes.
void TestUndo::actsOnAShowThatWasRemovedAreForgotten()
{
    const QString before = places();
    saveSearch();
    QTRY_COMPARE(entryText(undoAction()), u"Undo “Save search”"_s);
    QTRY_VERIFY(places() != before);
    const QString listed = places();
    emit m_dogear->window().list().playedChangeRequested({newest()}, true);
    QTRY_COMPARE(entryText(undoAction()), u"Undo “Mark as played”"_s);
    stopFollowing();
    QTRY_COMPARE(entryText(undoAction()), u"Undo “Stop following”"_s);
    undo();
    QTRY_COMPARE(places(), listed);
    QTRY_COMPARE(entryText(undoAction()), u"Undo “Save search”"_s);
}

void TestUndo::theEntryNamesTheAct()
{
    auto *menu = part<QMenu>("menuLibrary");
    QVERIFY(menu->actions().contains(undoAction()));
    QCOMPARE(entryText(undoAction()), u"Undo"_s);
    makeFavourite();
    QTRY_COMPARE(entryText(undoAction()), u"Undo “Add to favourites”"_s);
    undoAction()->trigger();
    QTRY_COMPARE(favourites(), u"0000"_s);
    QCOMPARE(entryText(undoAction()), u"Undo"_s);
}

QTEST_MAIN(TestUndo)
#include "tst_undo.moc"
