// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the page of bookmarks with a real library.

#include "list/bookmark_delegate.h"
#include "real_warnings.h"
#include "test_library.h"

#include <itemmodels/bookmark_list_model.h>
#include <listening/bookmarks.h>
#include <support/timeouts.h>
#include <widgets/bookmarks_page.h>

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using namespace dogear::widgets;
using domain::Bookmark;
using itemmodels::BookmarkListModel;

class TestBookmarksPage final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void emptyPageSaysWhatToDo();
    void itReadsWhenItIsShown();
    void aClickPlaysFromThere();
    void thePencilEditsInPlace();
    void keysPlayEditAndDelete();
    void deletingGoesOnWithTheNextRow();
    void arrowsShowTheEpisode();
    void downSelectsTheFirstRow();
    void searchingNarrowsAndEscapeEndsIt();
    void escapeInTheListStaysThere();
    void theMenuOffersAll();
    void whatCannotBePlayedIsNot();
    void exportIsOfferedWhereThereIsSomething();

private:
    void add(const QString &note, std::chrono::milliseconds position = 754s)
    {
        m_library->clock.advance(1s);
        m_library->library.bookmarks().add(m_episode, position, note);
    }
    /// Shows the page with the bookmarks "ice" and, above it, "walrus"; \a count is the number of
    /// all bookmarks.
    bool showTwo(int count = 2)
    {
        add(u"ice"_s, 10s);
        add(u"walrus"_s);
        m_page->show();
        return QTest::qWaitForWindowActive(m_page.get())
               && test::waitUntil([this, count] { return m_model->rowCount() == count; });
    }
    template<typename T>
    T *part(const char *name)
    {
        return m_page->findChild<T *>(QLatin1StringView(name));
    }
    QListView *list() { return part<QListView>("bookmarkList"); }
    [[nodiscard]] QString note(int row) const
    {
        return m_model->index(row).data(BookmarkListModel::NoteRole).toString();
    }

    std::unique_ptr<test::TestLibrary> m_library;
    std::unique_ptr<BookmarkListModel> m_model;
    std::unique_ptr<BookmarksPage> m_page;
    PodcastId m_show;
    EpisodeId m_episode;
};

void TestBookmarksPage::init()
{
    test::failOnRealWarning();
    m_library = std::make_unique<test::TestLibrary>();
    m_show = m_library->follow(u"Show"_s, {{u"Episode"_s}});
    m_episode = m_library->episodes(m_show).constFirst().id;
    m_model = std::make_unique<BookmarkListModel>(m_library->library.bookmarks(),
                                                  m_library->library.subscriptions(),
                                                  m_library->library.refresher());
    m_page = std::make_unique<BookmarksPage>(*m_model, m_library->images);
    m_page->resize(460, 500);
}

void TestBookmarksPage::cleanup()
{
    m_page.reset();
    m_model.reset();
    m_library.reset();
}

void TestBookmarksPage::emptyPageSaysWhatToDo()
{
    auto *bookmark = new QAction(m_page.get()); // as the window has it
    bookmark->setObjectName(u"actionBookmark"_s);
    bookmark->setShortcut(QKeySequence(u"Ctrl+B"_s));
    m_page->show();
    QTRY_VERIFY(part<QWidget>("bookmarksEmpty")->isVisible());
    QVERIFY(part<QLabel>("emptyText")->text().contains(u"Ctrl+B"_s));
    add(u"first"_s);
    QTRY_VERIFY(list()->isVisible());
}

void TestBookmarksPage::itReadsWhenItIsShown()
{
    add(u"first"_s);
    QVERIFY(m_library->settle());
    QVERIFY(m_model->isLoading());
    m_page->show();
    QTRY_COMPARE(m_model->rowCount(), 1);
}

void TestBookmarksPage::aClickPlaysFromThere()
{
    QVERIFY(showTwo());
    QSignalSpy play(m_page.get(), &BookmarksPage::playRequested);
    const QPoint place = list()->visualRect(m_model->index(1)).center();
    QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, place);
    QCOMPARE(play.size(), 1);
    QCOMPARE(play.constFirst().at(0).value<EpisodeId>(), m_episode);
    QCOMPARE(play.constFirst().at(1).value<std::chrono::milliseconds>(), 10s);
}

void TestBookmarksPage::thePencilEditsInPlace()
{
    QVERIFY(showTwo());
    QSignalSpy play(m_page.get(), &BookmarksPage::playRequested);
    QStyleOptionViewItem row;
    row.initFrom(list());
    row.rect = list()->visualRect(m_model->index(0));
    const QPoint place = BookmarkDelegate::editButton(row).center();
    QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, place);
    QTRY_VERIFY(part<QLineEdit>("bookmarkNote"));
    auto *editor = part<QLineEdit>("bookmarkNote");
    QCOMPARE(editor->text(), u"walrus"_s);
    editor->setText(u"seal"_s);
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_COMPARE(note(0), u"seal"_s);
    QVERIFY(play.isEmpty());
}

void TestBookmarksPage::keysPlayEditAndDelete()
{
    QVERIFY(showTwo());
    QSignalSpy play(m_page.get(), &BookmarksPage::playRequested);
    QSignalSpy removed(m_page.get(), &BookmarksPage::removeRequested);
    list()->setFocus();
    list()->setCurrentIndex(m_model->index(1));
    QTest::keyClick(list(), Qt::Key_Return);
    QCOMPARE(play.size(), 1);
    QTest::keyClick(list(), Qt::Key_Delete);
    QCOMPARE(removed.size(), 1);
    QCOMPARE(removed.constFirst().constFirst().value<BookmarkId>(),
             m_model->bookmark(m_model->index(1)).id);
    QTest::keyClick(list(), Qt::Key_F2);
    auto *editor = part<QLineEdit>("bookmarkNote");
    QVERIFY(editor);
    editor->setText(u"thrown away"_s);
    QTest::keyClick(editor, Qt::Key_Escape);
    QVERIFY(m_library->settle());
    QCOMPARE(note(1), u"ice"_s);
    list()->setCurrentIndex(m_model->index(0));
    QTest::keyClick(list(), Qt::Key_Up);
    QTRY_VERIFY(part<QLineEdit>("bookmarkSearch")->hasFocus());
    QTest::keyClick(part<QLineEdit>("bookmarkSearch"), Qt::Key_Down);
    QTRY_VERIFY(list()->hasFocus());
}

void TestBookmarksPage::deletingGoesOnWithTheNextRow()
{
    add(u"seal"_s, 5s);
    QVERIFY(showTwo(3)); // in this order: walrus, ice, seal
    list()->setFocus();
    list()->setCurrentIndex(m_model->index(1));
    connect(m_page.get(), &BookmarksPage::removeRequested, m_page.get(), [this](BookmarkId id) {
        m_library->library.bookmarks().remove(id);
    });
    const auto isAt = [this](const QString &wanted) {
        const QModelIndex now = list()->currentIndex();
        return note(now.row()) == wanted && list()->selectionModel()->isSelected(now);
    };
    QTest::keyClick(list(), Qt::Key_Delete);
    QTRY_COMPARE(m_model->rowCount(), 2);
    QTRY_VERIFY(isAt(u"seal"_s));
    QTest::keyClick(list(), Qt::Key_Delete);
    QTRY_COMPARE(m_model->rowCount(), 1);
    QTRY_VERIFY(isAt(u"walrus"_s)); // no row follows the last one, so the previous row
}

void TestBookmarksPage::arrowsShowTheEpisode()
{
    QVERIFY(showTwo());
    list()->setFocus();
    list()->setCurrentIndex(m_model->index(0));
    QSignalSpy selected(m_page.get(), &BookmarksPage::episodeSelected);
    QTest::keyClick(list(), Qt::Key_Down);
    QCOMPARE(selected.size(), 1);
    QCOMPARE(selected.constFirst().constFirst().value<EpisodeId>(), m_episode);
}

void TestBookmarksPage::downSelectsTheFirstRow()
{
    QVERIFY(showTwo());
    QSignalSpy selected(m_page.get(), &BookmarksPage::episodeSelected);
    m_page->focusSearch();
    QTest::keyClick(part<QLineEdit>("bookmarkSearch"), Qt::Key_Down);
    QVERIFY(list()->hasFocus());
    QVERIFY(list()->selectionModel()->isSelected(m_model->index(0)));
    QCOMPARE(selected.size(), 1);
}

void TestBookmarksPage::searchingNarrowsAndEscapeEndsIt()
{
    QVERIFY(showTwo());
    auto *field = part<QLineEdit>("bookmarkSearch");
    m_page->focusSearch();
    QTest::keyClicks(field, u"walr"_s);
    QTRY_COMPARE(m_model->rowCount(), 1);
    QCOMPARE(note(0), u"walrus"_s);
    QTest::keyClicks(field, u"x"_s);
    QTRY_VERIFY(part<QWidget>("bookmarksEmpty")->isVisible());
    part<QPushButton>("emptyAction")->click();
    QTRY_COMPARE(m_model->rowCount(), 2);
    QTest::keyClicks(field, u"ice"_s);
    QTRY_COMPARE(m_model->rowCount(), 1);
    QTest::keyClick(field, Qt::Key_Escape);
    QTRY_COMPARE(m_model->rowCount(), 2);
    QVERIFY(field->text().isEmpty());
}

void TestBookmarksPage::escapeInTheListStaysThere()
{
    QVERIFY(showTwo());
    auto *field = part<QLineEdit>("bookmarkSearch");
    field->setText(u"ice"_s);
    QTRY_COMPARE(m_model->rowCount(), 1);
    list()->setFocus();
    QTest::keyClick(list(), Qt::Key_Escape);
    QVERIFY(field->text().isEmpty());
    QTRY_COMPARE(m_model->rowCount(), 2);
    QVERIFY(list()->hasFocus());
}

void TestBookmarksPage::theMenuOffersAll()
{
    QVERIFY(showTwo());
    QSignalSpy play(m_page.get(), &BookmarksPage::playRequested);
    QSignalSpy shared(m_page.get(), &BookmarksPage::shareRequested);
    QSignalSpy removed(m_page.get(), &BookmarksPage::removeRequested);
    emit list()->customContextMenuRequested(list()->visualRect(m_model->index(0)).center());
    auto *menu = part<QMenu>("bookmarkMenu");
    QVERIFY(menu);
    for (QAction *action : menu->actions())
        action->trigger();
    QCOMPARE(play.size(), 1);
    QCOMPARE(shared.size(), 1);
    QCOMPARE(shared.constFirst().constFirst().value<Bookmark>(),
             m_model->bookmark(m_model->index(0)));
    QCOMPARE(removed.size(), 1);
    QVERIFY(part<QLineEdit>("bookmarkNote"));
    menu->close();
    emit list()->customContextMenuRequested(QPoint(5, list()->viewport()->height() - 2));
    QTRY_VERIFY(!part<QMenu>("bookmarkMenu")); // no menu below the last row
}

void TestBookmarksPage::whatCannotBePlayedIsNot()
{
    QVERIFY(showTwo());
    m_library->library.subscriptions().remove(m_show).then(
        m_page.get(), [](const Result<subscriptions::RemovedPodcast> &) {});
    QTRY_VERIFY(!m_model->bookmark(m_model->index(0)).episode.isValid());
    QSignalSpy play(m_page.get(), &BookmarksPage::playRequested);
    QSignalSpy selected(m_page.get(), &BookmarksPage::episodeSelected);
    list()->setFocus();
    list()->setCurrentIndex(m_model->index(1));
    QTest::keyClick(list(), Qt::Key_Return);
    QVERIFY(play.isEmpty());
    QVERIFY(selected.isEmpty());
}

void TestBookmarksPage::exportIsOfferedWhereThereIsSomething()
{
    m_page->show();
    QTRY_VERIFY(part<QWidget>("bookmarksEmpty")->isVisible());
    auto *button = part<QToolButton>("exportBookmarks");
    QVERIFY(!button->isEnabled());
    add(u"first"_s);
    QTRY_VERIFY(button->isEnabled());
    QSignalSpy wanted(m_page.get(), &BookmarksPage::exportRequested);
    button->click();
    QCOMPARE(wanted.size(), 1);
}

QTEST_MAIN(TestBookmarksPage)
#include "tst_bookmarks_page.moc"
