// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the keys that mark and play episodes in the real window, offscreen.

#include "real_warnings.h"
#include "window_with_show.h"

#include <support/timeouts.h>

#include <QApplication>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>

using namespace dogear;
using namespace dogear::test;
using itemmodels::EpisodeListModel;
using itemmodels::SidebarModel;

class TestEpisodeKeys final : public QObject, private WindowWithShow
{
    Q_OBJECT

private slots:
    void init();
    void cleanup()
    {
        m_dogear.reset();
        QCOMPARE(dogearWarnings(), QString());
    }

    void theKeyMarksWhatIsSelected();
    void theKeyMarksWhatIsRead();
    void theKeyChangesTheFavourites();
    void everythingOfAPlaceIsMarked_data();
    void everythingOfAPlaceIsMarked();
    void playStartsTheSelectedEpisode();
    void playStartsTheNewestEpisode();
};

void TestEpisodeKeys::init()
{
    failOnWindowWarnings();
    open();
}

void TestEpisodeKeys::theKeyMarksWhatIsSelected()
{
    list()->setFocus();
    select(1, 2);
    QTest::keyClick(list(), Qt::Key_M, Qt::ControlModifier);
    QTRY_VERIFY(is(1, EpisodeListModel::IsPlayedRole) && is(2, EpisodeListModel::IsPlayedRole));
    QVERIFY(!is(0, EpisodeListModel::IsPlayedRole));
    select(1, 3); // one of them is unplayed, so all become played
    trigger("actionMarkPlayed");
    QTRY_VERIFY(is(3, EpisodeListModel::IsPlayedRole));
    QVERIFY(is(1, EpisodeListModel::IsPlayedRole));
    select(1, 3);
    trigger("actionMarkPlayed");
    // The rows change before the message appears; until then, Undo belongs to the first change.
    QTRY_VERIFY(part<QLabel>("messageText")->text().endsWith("marked as unplayed."_L1));
    QVERIFY(!is(3, EpisodeListModel::IsPlayedRole));
    trigger("actionUndo");
    QTRY_VERIFY(is(3, EpisodeListModel::IsPlayedRole));
}

void TestEpisodeKeys::theKeyMarksWhatIsRead()
{
    select(2, 2);
    QTRY_COMPARE(part<QLabel>("detailTitle")->text(), u"Episode 2"_s);
    part<QToolButton>("detailPlayed")->setFocus();
    list()->selectionModel()->clearSelection();
    trigger("actionMarkPlayed");
    QTRY_VERIFY(is(2, EpisodeListModel::IsPlayedRole));
}

void TestEpisodeKeys::theKeyChangesTheFavourites()
{
    list()->setFocus();
    select(0, 1);
    QTest::keyClick(list(), Qt::Key_D, Qt::ControlModifier);
    QTRY_VERIFY(is(0, EpisodeListModel::IsFavouriteRole)
                && is(1, EpisodeListModel::IsFavouriteRole));
    trigger("actionFavourite");
    QTRY_VERIFY(!is(0, EpisodeListModel::IsFavouriteRole));
}

void TestEpisodeKeys::everythingOfAPlaceIsMarked_data()
{
    QTest::addColumn<QByteArray>("view");
    QTest::addColumn<bool>("canBe");
    QTest::newRow("a show") << QByteArray() << true;
    QTest::newRow("the Inbox") << QByteArray("actionGo1") << true;
    QTest::newRow("the history cannot be marked as a whole") << QByteArray("actionGo7") << false;
}

void TestEpisodeKeys::everythingOfAPlaceIsMarked()
{
    QFETCH(const QByteArray, view);
    QFETCH(const bool, canBe);
    if (!view.isEmpty())
        trigger(view.constData());
    QTRY_COMPARE(part<QAction>("actionMarkAllPlayed")->isEnabled(), canBe);
    if (!canBe)
        return;
    QTRY_COMPARE(rows(), 4);
    trigger("actionMarkAllPlayed");
    for (int row = 0; row < 4; ++row)
        QTRY_VERIFY(is(row, EpisodeListModel::IsPlayedRole));
    QTRY_VERIFY(part<QAction>("actionUndo")->isEnabled());
    QTest::keyClick(list(), Qt::Key_Z, Qt::ControlModifier);
    for (int row = 0; row < 4; ++row)
        QTRY_VERIFY(!is(row, EpisodeListModel::IsPlayedRole));
    QVERIFY(!part<QAction>("actionUndo")->isEnabled());
}

void TestEpisodeKeys::playStartsTheSelectedEpisode()
{
    select(2, 2);
    QVERIFY(part<QToolButton>("playerPlay")->isEnabled());
    part<QToolButton>("playerPlay")->click();
    QTRY_COMPARE(part<QLabel>("playerTitle")->text(), u"Episode 2"_s);
}

void TestEpisodeKeys::playStartsTheNewestEpisode()
{
    trigger("actionGo4"); // Favourites, which has no episode
    QTRY_COMPARE(rows(), 0);
    emit sidebar()->viewReselected(sidebar()->currentView());
    sidebar()->setCurrentIndex(sidebar()->model()->index(SidebarModel::fixedViewCount(), 0));
    QTRY_VERIFY(part<QWidget>("podcastDetail") && part<QWidget>("podcastDetail")->isVisible());
    QTRY_COMPARE(rows(), 4);
    trigger("actionPlay");
    QTRY_COMPARE(part<QLabel>("playerTitle")->text(), u"Episode 4"_s);
}

QTEST_MAIN(TestEpisodeKeys)
#include "tst_episode_keys.moc"
