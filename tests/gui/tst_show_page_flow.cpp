// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the requests of the page of a show in the real window, offscreen.

#include "real_warnings.h"
#include "window_with_show.h"

#include <support/timeouts.h>
#include <widgets/player_bar.h>

#include <QCheckBox>
#include <QFileDialog>
#include <QPushButton>
#include <QTabBar>
#include <QToolButton>

using namespace dogear;
using namespace dogear::test;
using itemmodels::EpisodeListModel;
using itemmodels::ViewKind;

class TestShowPageFlow final : public QObject, private WindowWithShow
{
    Q_OBJECT

private slots:
    void init();
    void cleanup()
    {
        m_dogear.reset();
        QCOMPARE(dogearWarnings(), QString());
    }

    void theNewestEpisodeIsOpened();
    void theNewestEpisodeIsPlayed();
    void theEpisodesAreListed();
    void allAreMarkedAsPlayed();
    void theShowIsSavedAsOpml();
    void theShowInThePlayerIsALink();
    void anotherShowOfTheAuthorIsOpened();
    void oneShowIsLeftOutOfNotifications();

private:
    void openPage()
    {
        trigger("actionGoToShow");
        QTRY_VERIFY(part<QWidget>("podcastDetail") && part<QWidget>("podcastDetail")->isVisible());
        QTRY_COMPARE(part<QLabel>("newestTitle")->text(), u"Episode 4"_s);
    }
};

void TestShowPageFlow::init()
{
    failOnWindowWarnings();
    open();
    openPage();
}

void TestShowPageFlow::theNewestEpisodeIsOpened()
{
    QTest::mouseClick(part<QLabel>("newestTitle"), Qt::LeftButton);
    QTRY_VERIFY(part<QWidget>("episodeDetail")->isVisible());
    QCOMPARE(part<QLabel>("detailTitle")->text(), u"Episode 4"_s);
}

void TestShowPageFlow::theNewestEpisodeIsPlayed()
{
    part<QPushButton>("newestPlay")->click();
    QTRY_COMPARE(part<QLabel>("playerTitle")->text(), u"Episode 4"_s);
}

void TestShowPageFlow::theEpisodesAreListed()
{
    part<QTabBar>("podcastTabs")->setCurrentIndex(0);
    auto *list = part<QListView>("showEpisodes");
    QTRY_COMPARE(list->model()->rowCount(), 4);
    QTRY_COMPARE(list->model()->index(3, 0).data(EpisodeListModel::TitleRole).toString(),
                 u"Episode 1"_s);
    QTest::mouseClick(list->viewport(),
                      Qt::LeftButton,
                      {},
                      list->visualRect(list->model()->index(1, 0)).center());
    QTRY_VERIFY(part<QWidget>("episodeDetail")->isVisible());
    QCOMPARE(part<QLabel>("detailTitle")->text(), u"Episode 3"_s);
}

void TestShowPageFlow::allAreMarkedAsPlayed()
{
    QVERIFY(!is(0, EpisodeListModel::IsPlayedRole));
    part<QToolButton>("podcastMarkAll")->click();
    for (int row = 0; row < 4; ++row)
        QTRY_VERIFY(is(row, EpisodeListModel::IsPlayedRole));
}

void TestShowPageFlow::theShowIsSavedAsOpml()
{
    const QString path = m_folder->filePath(u"one.opml"_s);
    part<QAction>("podcastExport")->trigger();
    auto *dialog = m_dogear->window().findChild<QFileDialog *>();
    QVERIFY(dialog);
    emit dialog->fileSelected(path);
    dialog->close();
    QTRY_VERIFY(QFile::exists(path));
    QFile file(path);
    QVERIFY(file.open(QFile::ReadOnly));
    QVERIFY(file.readAll().contains("feed.xml"));
}

void TestShowPageFlow::theShowInThePlayerIsALink()
{
    const PodcastId show = sidebar()->currentView().podcast;
    trigger("actionGo1");
    QTRY_COMPARE(sidebar()->currentView().kind, ViewKind::Inbox);
    emit part<widgets::PlayerBar>("playerBar")->showActivated(show);
    QTRY_COMPARE(sidebar()->currentView().podcast, show);
}

void TestShowPageFlow::anotherShowOfTheAuthorIsOpened()
{
    const auto write = [this](const QString &name, const QString &title) {
        QFile file(m_folder->filePath(name));
        if (file.open(QFile::WriteOnly))
            file.write("<rss xmlns:itunes='http://www.itunes.com/dtds/podcast-1.0.dtd'><channel>"
                       "<title>"
                       + title.toUtf8()
                       + "</title><itunes:author>Ada Keeper</itunes:author>"
                         "<item><title>One</title><guid>"
                       + name.toUtf8() + "</guid></item></channel></rss>");
        return file.fileName();
    };
    // One after the other: the window opens each new show, at a time of its own.
    for (const QString &title : {u"Lamps"_s, u"Storms"_s}) {
        m_dogear->open({write(title + u".xml"_s, title)}, m_folder->path());
        QTRY_COMPARE(part<QLabel>("detailShow")->text(), title);
    }
    trigger("actionGoToShow");
    QTRY_VERIFY(part<QWidget>("othersOfAuthor") && part<QWidget>("othersOfAuthor")->isVisible());
    QCOMPARE(part<QLabel>("podcastTitle")->text(), u"Storms"_s);
    QTest::mouseClick(part<QWidget>("othersOfAuthor")->findChildren<QLabel *>().constLast(),
                      Qt::LeftButton);
    QTRY_COMPARE(part<QLabel>("podcastTitle")->text(), u"Lamps"_s);
}

void TestShowPageFlow::oneShowIsLeftOutOfNotifications()
{
    const PodcastId show = sidebar()->currentView().podcast;
    auto *box = part<QCheckBox>("showAnnounced");
    QVERIFY(box->isChecked());
    box->click();
    m_dogear->open(
        {writeFeed(
            m_folder->filePath(u"other.xml"_s), QUrl(u"https://h.example/2"_s), 1, u"Lamps"_s)},
        m_folder->path());
    QTRY_COMPARE(part<QLabel>("detailShow")->text(), u"Lamps"_s);
    trigger("actionGoToShow");
    QTRY_VERIFY(part<QWidget>("podcastDetail")->isVisible());
    QCOMPARE(part<QLabel>("podcastTitle")->text(), u"Lamps"_s);
    QVERIFY(box->isChecked());
    emit part<widgets::PlayerBar>("playerBar")->showActivated(show);
    QTRY_COMPARE(rows(), 4);
    select(2, 2);
    QTRY_COMPARE(part<QLabel>("detailShow")->text(), u"Test show"_s);
    trigger("actionGoToShow");
    QTRY_COMPARE(part<QLabel>("podcastTitle")->text(), u"Test show"_s);
    QVERIFY(!box->isChecked());
}

QTEST_MAIN(TestShowPageFlow)
#include "tst_show_page_flow.moc"
