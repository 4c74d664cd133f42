// SPDX-License-Identifier: GPL-3.0-or-later
// A person lines up episodes in the real window, offscreen.

#include "window_driver.h"

#include <itemmodels/sidebar_model.h>
#include <widgets/sidebar.h>

#include <QAction>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace dogear;
using namespace dogear::test;
using itemmodels::EpisodeListModel;
using itemmodels::PlaceKind;
using itemmodels::SidebarModel;

class TestUpNext final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_dogear.reset(); }

    void theKeyAddsAndRemoves();
    void theButtonsAddShowAndRemove();
    void theMenuLinesUp();
    void aDragChangesTheOrder();
    void clearingIsUndone();
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
    /// What the list shows, top to bottom.
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
    void showUpNext()
    {
        part<widgets::Sidebar>("sidebar")->selectPlace({.kind = PlaceKind::UpNext});
    }
    /// Episodes 1 to 3, in the order of \a rows of the show's list.
    bool lineUp(const QList<int> &rows)
    {
        for (const int row : rows) {
            const int before = queued();
            press(row, Qt::Key_Q);
            if (!QTest::qWaitFor([&] { return queued() == before + 1; }))
                return false;
        }
        showUpNext();
        return QTest::qWaitFor([&] { return list()->model()->rowCount() == rows.size(); });
    }
    void start(const QStringList &inputs) { m_dogear = startDogear(m_data, inputs); }

    std::optional<QTemporaryDir> m_folder;
    QString m_data;
    std::unique_ptr<Application> m_dogear;
};

void TestUpNext::init()
{
    QTest::failOnWarning(QRegularExpression(u"QObject|QWidget|QPainter|dogear"_s));
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
    QVERIFY(!isQueued(0, EpisodeListModel::IsQueuedElsewhereRole)); // of all that are here
    part<widgets::Sidebar>("sidebar")->selectPlace({.kind = PlaceKind::AllEpisodes});
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

    list()->setCurrentIndex(list()->model()->index(2, 0)); // another is not in it
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
        const QPoint place = list()->visualRect(list()->model()->index(row, 0)).center();
        emit list()->customContextMenuRequested(place);
        const auto menus = m_dogear->window().findChildren<QMenu *>(u"episodeMenu"_s);
        for (QAction *action : menus.constLast()->actions()) {
            if (action->text() == text) {
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
    QVERIFY(model.dropMimeData(last.get(), Qt::MoveAction, -1, -1, {})); // below the last
    QTRY_COMPARE(titles(), u"2 3 1"_s);
    const QMimeData foreign;
    QVERIFY(!model.dropMimeData(&foreign, Qt::MoveAction, 0, 0, {}));
}

void TestUpNext::theTimeLeftFollowsTheSpeed()
{
    QVERIFY(lineUp({0, 1, 2}));
    auto *heading = part<QLabel>("listHeading");
    QTRY_COMPARE(heading->text(), u"Up next · 14 min left"_s); // of 280 s each
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
