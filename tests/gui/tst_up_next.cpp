// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the queue Up next in the real window, offscreen.

#include "real_warnings.h"
#include "window_driver.h"

#include <itemmodels/sidebar_model.h>
#include <settings/position_file.h>
#include <support/timeouts.h>
#include <widgets/episode_list_page.h>
#include <widgets/sidebar.h>

#include <QAction>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <algorithm>

using namespace dogear;
using namespace dogear::test;
using itemmodels::EpisodeListModel;
using itemmodels::SidebarModel;
using itemmodels::ViewKind;

class TestUpNext final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup()
    {
        m_dogear.reset();
        QCOMPARE(dogearWarnings(), QString());
    }

    void theKeyAddsAndRemoves();
    void theButtonsAddShowAndRemove();
    void theMenuLinesUp();
    void aDragChangesTheOrder();
    void clearingIsUndone();
    void removingIsUndone();
    void severalAreAddedAndRemovedByKey();
    void theMenuOfSeveralHasAllOfIt();
    void theRowThatTakesThePlaceIsCurrent_data();
    void theRowThatTakesThePlaceIsCurrent();
    void keysMoveRows_data();
    void keysMoveRows();
    void theMenuMovesRows_data();
    void theMenuMovesRows();
    void eachShowCountsAtItsSpeed();
    void rowsCountAtTheSpeedOfTheirShow();
    void itIsThereAgainAfterARestart();
    void nextTakesTheFirst();
    void theTimeLeftFollowsTheSpeed();

private:
    template<typename T>
    T *part(const char *name)
    {
        return test::part<T>(*m_dogear, name);
    }
    QListView *list() { return part<QListView>("episodeList"); }
    /// Returns the numbers of the listed episodes, from top to bottom.
    QString titles()
    {
        QStringList titles;
        for (int row = 0; row < list()->model()->rowCount(); ++row)
            titles.append(list()->model()->index(row, 0).data().toString().section(u' ', 1));
        return titles.join(u' ');
    }
    void press(int row, Qt::Key key)
    {
        list()->setCurrentIndex(list()->model()->index(row, 0));
        QTest::keyClick(list(), key);
    }
    int queued()
    {
        const auto *sidebar = part<widgets::Sidebar>("sidebar");
        return sidebar->model()->index(1, 0).data(SidebarModel::UnplayedCountRole).toInt();
    }
    void showUpNext() { part<widgets::Sidebar>("sidebar")->selectView({.kind = ViewKind::UpNext}); }
    /// Adds the episodes at \a rows of the show's list to Up next in this order, and shows Up next.
    bool lineUp(const QList<int> &rows)
    {
        for (const int row : rows) {
            const int before = queued();
            press(row, Qt::Key_Q);
            if (!test::waitUntil([&] { return queued() == before + 1; }))
                return false;
        }
        showUpNext();
        const auto &model = m_dogear->window().list().model();
        return test::waitUntil([&] {
            return !model.isLoading() && model.query().view().kind == itemmodels::ViewKind::UpNext
                   && model.rowCount() == rows.size();
        });
    }
    void start(const QStringList &inputs) { m_dogear = startDogear(m_data, inputs); }

    std::optional<QTemporaryDir> m_folder;
    QString m_data;
    std::unique_ptr<Application> m_dogear;
};

void TestUpNext::init()
{
    failOnWindowWarnings();
    m_folder.emplace();
    m_data = m_folder->filePath(u"data"_s);
    prepareLibrary(m_data);
    start({writeFeed(m_folder->filePath(u"feed.xml"_s), QUrl(u"https://h.example/1"_s), 3)});
    QTRY_COMPARE(titles(), u"3 2 1"_s);
}

void TestUpNext::theKeyAddsAndRemoves()
{
    press(1, Qt::Key_Q);
    QTRY_COMPARE(queued(), 1);
    const auto isQueued = [&](int row, EpisodeListModel::Role role) {
        return list()->model()->index(row, 0).data(role).toBool();
    };
    QTRY_VERIFY(isQueued(1, EpisodeListModel::IsQueuedRole));
    QVERIFY(isQueued(1, EpisodeListModel::IsQueuedElsewhereRole));
    QVERIFY(!isQueued(0, EpisodeListModel::IsQueuedElsewhereRole));
    showUpNext();
    QTRY_COMPARE(titles(), u"2"_s);
    QVERIFY(isQueued(0, EpisodeListModel::IsQueuedRole));
    // Up next marks none of its own rows.
    QVERIFY(!isQueued(0, EpisodeListModel::IsQueuedElsewhereRole));
    part<widgets::Sidebar>("sidebar")->selectView({.kind = ViewKind::AllEpisodes});
    QTRY_COMPARE(titles(), u"3 2 1"_s);
    press(1, Qt::Key_Q);
    QTRY_COMPARE(queued(), 0);
    showUpNext();
    QTRY_COMPARE(list()->model()->rowCount(), 0);
    QTRY_VERIFY(part<QWidget>("listEmpty")->isVisible());
}

void TestUpNext::theButtonsAddShowAndRemove()
{
    auto *add = part<QToolButton>("detailQueue");
    auto *show = part<QToolButton>("playerQueue");
    QTRY_COMPARE(part<QLabel>("detailTitle")->text(), u"Episode 3"_s);
    list()->setCurrentIndex(list()->model()->index(1, 0));
    QTRY_COMPARE(part<QLabel>("detailTitle")->text(), u"Episode 2"_s);
    QVERIFY(!add->isChecked());
    QCOMPARE(show->toolTip(), u"Up next is empty"_s);

    add->click();
    QTRY_COMPARE(queued(), 1);
    QTRY_VERIFY(add->isChecked());
    QCOMPARE(add->toolTip(), u"Remove from Up next"_s);
    QCOMPARE(show->toolTip(), u"Up next: 1 episode"_s);

    list()->setCurrentIndex(list()->model()->index(2, 0)); // an episode that is not queued
    QTRY_COMPARE(part<QLabel>("detailTitle")->text(), u"Episode 1"_s);
    QTRY_VERIFY(!add->isChecked());

    show->click();
    QTRY_COMPARE(titles(), u"2"_s);
    list()->setCurrentIndex(list()->model()->index(0, 0));
    QTRY_VERIFY(add->isChecked());
    add->click();
    QTRY_COMPARE(queued(), 0);
    QTRY_VERIFY(!add->isChecked());
    QCOMPARE(add->toolTip(), u"Add to Up next"_s);
}

void TestUpNext::theMenuLinesUp()
{
    QVERIFY(lineUp({0, 1}));
    QCOMPARE(titles(), u"3 2"_s);
    const auto choose = [&](int row, const QString &text) {
        const QPoint position = list()->visualRect(list()->model()->index(row, 0)).center();
        emit list()->customContextMenuRequested(position);
        const auto menus = m_dogear->window().findChildren<QMenu *>(u"episodeMenu"_s);
        for (QAction *action : menus.constLast()->actions()) {
            if (entryText(action) == text) {
                action->trigger();
                return true;
            }
        }
        return false;
    };
    QVERIFY(choose(1, u"Play next"_s));
    QTRY_COMPARE(titles(), u"2 3"_s);
    QVERIFY(choose(0, u"Remove from Up next"_s));
    QTRY_COMPARE(titles(), u"3"_s);
    QCOMPARE(queued(), 1);
}

void TestUpNext::aDragChangesTheOrder()
{
    QVERIFY(lineUp({0, 1, 2}));
    QCOMPARE(titles(), u"3 2 1"_s);
    QAbstractItemModel &model = *list()->model();
    QVERIFY(model.flags(model.index(0, 0)).testFlag(Qt::ItemIsDragEnabled));
    const std::unique_ptr<QMimeData> first(model.mimeData({model.index(0, 0)}));
    QVERIFY(model.dropMimeData(first.get(), Qt::MoveAction, 2, 0, {}));
    QTRY_COMPARE(titles(), u"2 3 1"_s);
    const std::unique_ptr<QMimeData> last(model.mimeData({model.index(2, 0)}));
    QVERIFY(model.dropMimeData(last.get(), Qt::MoveAction, 0, 0, {}));
    QTRY_COMPARE(titles(), u"1 2 3"_s);
    QVERIFY(model.dropMimeData(last.get(), Qt::MoveAction, -1, -1, {})); // below the last row
    QTRY_COMPARE(titles(), u"2 3 1"_s);
    const QMimeData foreign;
    QVERIFY(!model.dropMimeData(&foreign, Qt::MoveAction, 0, 0, {}));
}

void TestUpNext::theTimeLeftFollowsTheSpeed()
{
    QVERIFY(lineUp({0, 1, 2}));
    auto *heading = part<QLabel>("listHeading");
    QTRY_COMPARE(heading->text(), u"Up next · 14 min left"_s); // three episodes of 280 s
    part<QAction>("actionFaster")->trigger();
    QTRY_COMPARE(heading->text(), u"Up next · 13 min left"_s);
    part<QAction>("actionNormalSpeed")->trigger();
    part<QAction>("actionClearQueue")->trigger();
    QTRY_COMPARE(heading->text(), u"Up next"_s);
}

void TestUpNext::clearingIsUndone()
{
    QVERIFY(lineUp({2, 0}));
    part<QAction>("actionClearQueue")->trigger();
    QTRY_COMPARE(queued(), 0);
    QTRY_VERIFY(part<QWidget>("messageBar")->isVisible());
    QVERIFY(!part<QAction>("actionClearQueue")->isEnabled());
    part<QAbstractButton>("messageAction")->click();
    QTRY_COMPARE(titles(), u"1 3"_s);
}

void TestUpNext::removingIsUndone()
{
    QVERIFY(lineUp({0, 1, 2}));
    press(1, Qt::Key_Delete);
    QTRY_COMPARE(titles(), u"3 1"_s);
    QTRY_VERIFY(part<QAction>("actionUndo")->isEnabled());
    QCOMPARE(part<QAction>("actionUndo")->shortcut(), QKeySequence(u"Ctrl+Z"_s));
    part<QAction>("actionUndo")->trigger();
    QTRY_COMPARE(titles(), u"3 2 1"_s); // back at its old position
    press(0, Qt::Key_Q);
    QTRY_COMPARE(titles(), u"2 1"_s);
    // Until then, the message says that the first removal was undone.
    QTRY_VERIFY(part<QAbstractButton>("messageAction")->isVisible());
    part<QAbstractButton>("messageAction")->click();
    QTRY_COMPARE(titles(), u"3 2 1"_s);
}

void TestUpNext::severalAreAddedAndRemovedByKey()
{
    press(1, Qt::Key_Q);
    QTRY_COMPARE(queued(), 1);
    list()->selectAll();
    QTest::keyClick(list(), Qt::Key_Q); // adds the two that are missing
    QTRY_COMPARE(queued(), 3);
    list()->selectAll();
    QTest::keyClick(list(), Qt::Key_Q);
    QTRY_COMPARE(queued(), 0);
    list()->selectAll();
    QTest::keyClick(list(), Qt::Key_Q);
    QTRY_COMPARE(queued(), 3);
    showUpNext();
    QTRY_COMPARE(titles(), u"3 2 1"_s);
    list()->selectAll();
    QTest::keyClick(list(), Qt::Key_Delete);
    QTRY_COMPARE(queued(), 0);
}

void TestUpNext::theMenuOfSeveralHasAllOfIt()
{
    press(1, Qt::Key_Q);
    QTRY_COMPARE(queued(), 1);
    const auto choose = [&](const QString &text) {
        list()->selectAll();
        const QPoint position = list()->visualRect(list()->model()->index(0, 0)).center();
        emit list()->customContextMenuRequested(position);
        const auto menus = m_dogear->window().findChildren<QMenu *>(u"episodeMenu"_s);
        for (QAction *action : menus.constLast()->actions()) {
            if (entryText(action) == text) {
                action->trigger();
                menus.constLast()->close();
                return true;
            }
        }
        return false;
    };
    QVERIFY(choose(u"Play next"_s));
    QTRY_COMPARE(queued(), 3);
    showUpNext();
    QTRY_COMPARE(titles(), u"3 2 1"_s);
    QVERIFY(choose(u"Remove from Up next"_s));
    QTRY_COMPARE(queued(), 0);
}

void TestUpNext::theRowThatTakesThePlaceIsCurrent_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<int>("row");
    QTest::addColumn<int>("current");
    QTest::addColumn<QString>("second");
    QTest::newRow("Q on the first row") << int(Qt::Key_Q) << 0 << 0 << u"1"_s;
    QTest::newRow("Q on the middle row") << int(Qt::Key_Q) << 1 << 1 << u"3"_s;
    QTest::newRow("Q on the last row") << int(Qt::Key_Q) << 2 << 1 << u"3"_s;
    QTest::newRow("Delete on the first row") << int(Qt::Key_Delete) << 0 << 0 << u"1"_s;
    QTest::newRow("Delete on the last row") << int(Qt::Key_Delete) << 2 << 1 << u"3"_s;
}

void TestUpNext::theRowThatTakesThePlaceIsCurrent()
{
    QFETCH(const int, key);
    QFETCH(const int, row);
    QFETCH(const int, current);
    QFETCH(const QString, second);
    QVERIFY(lineUp({0, 1, 2}));
    press(row, Qt::Key(key));
    QTRY_COMPARE(list()->model()->rowCount(), 2);
    QTRY_COMPARE(list()->currentIndex().row(), current);
    QVERIFY(list()->selectionModel()->isSelected(list()->currentIndex()));
    // The detail page follows, because the user removed the previous row.
    const QString title = u"Episode "_s + titles().section(u' ', current, current);
    QTRY_COMPARE(part<QLabel>("detailTitle")->text(), title);
    QTest::keyClick(list(), Qt::Key(key)); // again, without selecting a row
    QTRY_COMPARE(titles(), second);
    QTRY_COMPARE(list()->currentIndex().row(), 0);
}

void TestUpNext::keysMoveRows_data()
{
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("last");
    QTest::addColumn<int>("key");
    QTest::addColumn<QString>("expected");
    QTest::newRow("one row up") << 1 << 1 << int(Qt::Key_Up) << u"2 3 1"_s;
    QTest::newRow("one row down") << 0 << 0 << int(Qt::Key_Down) << u"2 3 1"_s;
    QTest::newRow("the first row stays") << 0 << 0 << int(Qt::Key_Up) << u"3 2 1"_s;
    QTest::newRow("the last row stays") << 2 << 2 << int(Qt::Key_Down) << u"3 2 1"_s;
    QTest::newRow("two rows up") << 1 << 2 << int(Qt::Key_Up) << u"2 1 3"_s;
    QTest::newRow("two rows down") << 0 << 1 << int(Qt::Key_Down) << u"1 3 2"_s;
}

void TestUpNext::keysMoveRows()
{
    QFETCH(const int, first);
    QFETCH(const int, last);
    QFETCH(const int, key);
    QFETCH(const QString, expected);
    QVERIFY(lineUp({0, 1, 2}));
    list()->setCurrentIndex(list()->model()->index(first, 0));
    list()->selectionModel()->select(
        QItemSelection(list()->model()->index(first, 0), list()->model()->index(last, 0)),
        QItemSelectionModel::Select);
    const QString moved = list()->currentIndex().data().toString();
    QTest::keyClick(list(), Qt::Key(key), Qt::AltModifier);
    QTRY_COMPARE(titles(), expected);
    // The moved row stays current, so that the key can be pressed again.
    QCOMPARE(list()->currentIndex().data().toString(), moved);
    QCOMPARE(list()->selectionModel()->selectedIndexes().size(), last - first + 1);
}

void TestUpNext::theMenuMovesRows_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<QString>("entry");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<bool>("isEnabled");
    QTest::newRow("Move up") << 2 << u"Move up"_s << u"3 1 2"_s << true;
    QTest::newRow("Move down") << 0 << u"Move down"_s << u"2 3 1"_s << true;
    QTest::newRow("Move to the top") << 2 << u"Move to the top"_s << u"1 3 2"_s << true;
    QTest::newRow("the first row cannot move up") << 0 << u"Move up"_s << u"3 2 1"_s << false;
    QTest::newRow("the first row is at the top already")
        << 0 << u"Move to the top"_s << u"3 2 1"_s << false;
    QTest::newRow("the last row cannot move down") << 2 << u"Move down"_s << u"3 2 1"_s << false;
}

void TestUpNext::theMenuMovesRows()
{
    QFETCH(const int, row);
    QFETCH(const QString, entry);
    QFETCH(const QString, expected);
    QFETCH(const bool, isEnabled);
    QVERIFY(lineUp({0, 1, 2}));
    const QModelIndex index = list()->model()->index(row, 0);
    list()->setCurrentIndex(index);
    emit list()->customContextMenuRequested(list()->visualRect(index).center());
    QTRY_VERIFY(part<QMenu>("episodeMenu"));
    auto *menu = part<QMenu>("episodeMenu");
    const QList<QAction *> entries = menu->actions();
    const auto move = std::ranges::find(entries, entry, entryText);
    QVERIFY(move != entries.end());
    QCOMPARE((*move)->isEnabled(), isEnabled);
    (*move)->trigger(); // does nothing if it is disabled
    menu->close();
    QTRY_COMPARE(titles(), expected);
}

/// The rows of every list follow the same rule as the heading of Up next.
void TestUpNext::rowsCountAtTheSpeedOfTheirShow()
{
    m_dogear.reset();
    settings::PositionFile positions(m_folder->filePath(u"data/positions.ini"_s));
    const QUrl feed = QUrl::fromLocalFile(m_folder->filePath(u"feed.xml"_s));
    // 240 of 280 seconds are left.
    QVERIFY(positions.save({feed, u"e3"_s}, {.position = std::chrono::seconds(40)}).has_value());
    start({});
    QTRY_COMPARE(titles(), u"3 2 1"_s);
    const auto read = [this](int row) {
        return list()->model()->index(row, 0).data(Qt::AccessibleTextRole).toString();
    };
    QTRY_VERIFY2(read(0).contains(u", 4 min left"_s), qPrintable(read(0)));
    // With an episode in the player, a change of speed is kept for its show only.
    press(1, Qt::Key_Return);
    QTRY_COMPARE(part<QLabel>("playerTitle")->text(), u"Episode 2"_s);
    for (int i = 0; i < 20; ++i)
        part<QAction>("actionFaster")->trigger();
    QTRY_VERIFY2(read(0).contains(u", 2 min left"_s), qPrintable(read(0))); // at 2×
    m_dogear->open(
        {writeFeed(m_folder->filePath(u"b.xml"_s), QUrl(u"https://h.example/2"_s), 1, u"B"_s)}, {});
    QTRY_COMPARE(titles(), u"1"_s);
    QVERIFY2(!read(0).contains(u"left"_s), qPrintable(read(0))); // not started: its whole length
    QVERIFY2(read(0).contains(u"5 min"_s), qPrintable(read(0)));
}

void TestUpNext::eachShowCountsAtItsSpeed()
{
    QVERIFY(lineUp({0, 1, 2}));
    auto *heading = part<QLabel>("listHeading");
    QTRY_COMPARE(heading->text(), u"Up next · 14 min left"_s);
    // With an episode in the player, a change of speed is kept for its show only.
    part<QAction>("actionNext")->trigger();
    QTRY_COMPARE(part<QLabel>("playerTitle")->text(), u"Episode 3"_s);
    QTRY_COMPARE(heading->text(), u"Up next · 9 min left"_s);
    for (int i = 0; i < 20; ++i)
        part<QAction>("actionFaster")->trigger();
    QTRY_COMPARE(heading->text(), u"Up next · 5 min left"_s);
    // The episode of another show counts at the speed for all shows.
    m_dogear->open(
        {writeFeed(m_folder->filePath(u"b.xml"_s), QUrl(u"https://h.example/2"_s), 1, u"B"_s)}, {});
    QTRY_COMPARE(titles(), u"1"_s);
    press(0, Qt::Key_Q);
    QTRY_COMPARE(queued(), 3);
    showUpNext();
    QTRY_COMPARE(heading->text(), u"Up next · 9 min left"_s);
}

void TestUpNext::itIsThereAgainAfterARestart()
{
    QVERIFY(lineUp({2, 0}));
    m_dogear->window().close();
    m_dogear.reset();
    start({});
    QTRY_COMPARE(queued(), 2);
    QTRY_COMPARE(titles(), u"1 3"_s);
}

void TestUpNext::nextTakesTheFirst()
{
    QVERIFY(!part<QAction>("actionNext")->isEnabled());
    QVERIFY(lineUp({2, 0}));
    QVERIFY(part<QAction>("actionNext")->isEnabled());
    part<QAction>("actionNext")->trigger();
    QTRY_COMPARE(part<QLabel>("playerTitle")->text(), u"Episode 1"_s);
    QTRY_COMPARE(titles(), u"3"_s);
}

QTEST_MAIN(TestUpNext)
#include "tst_up_next.moc"
