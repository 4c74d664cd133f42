// SPDX-License-Identifier: GPL-3.0-or-later
// Tests searching the directories for episodes, and playing one, in the real window.

#include "real_warnings.h"
#include "window_with_directories.h"

#include <itemmodels/directory_list_model.h>
#include <support/timeouts.h>
#include <widgets/detail_page.h>

#include <QPushButton>
#include <QToolButton>

using namespace dogear;
using namespace dogear::test;
using itemmodels::DirectoryListModel;

class TestFoundEpisodes final : public QObject, private WindowWithDirectories
{
    Q_OBJECT

private slots:
    void init();
    void cleanup()
    {
        m_dogear.reset();
        QCOMPARE(dogearWarnings(), QString());
    }

    void showsComeFirst();
    void anEpisodePlaysFromTheField();
    void theDetailsDescribeAnEpisode();
    void theShowCanBeOpened();
    void anEpisodeOfAFollowedShowNeedsNoRequest();
    void anEpisodeWithoutAFeedIsLookedUp();
    void anEpisodeThatTheFeedLacksIsSaid();
    void aFeedThatCannotBeReadIsSaid();

private:
    /// Makes Apple find \a episode of the show m_hit.
    void setFound(const DoubleEpisode &episode)
    {
        m_doubles->setAnswer(DirectoryDoubles::Apple,
                             {.body = DirectoryDoubles::appleBody({m_hit}, {episode})});
    }
    /// Starts, and searches for episodes.
    void find();
    QString title(int row) { return list()->model()->index(row, 0).data().toString(); }
    QString playing() { return part<QLabel>("playerTitle")->text(); }

    DoubleHit m_hit;
};

void TestFoundEpisodes::init()
{
    failOnWindowWarnings();
    prepare();
    m_hit = {.title = u"Talk"_s, .feed = serveFeed(u"/talk.xml"_s, u"Talk"_s), .appleId = 100};
    QVERIFY(m_hit.feed.isValid());
    m_doubles->fyyd.setBody(u"/search/episode"_s, DirectoryDoubles::fyydAnswer({}));
    setFound({.id = 5, .title = u"Episode 2"_s, .guid = u"e2"_s});
}

void TestFoundEpisodes::find()
{
    start();
    goToDiscover();
    QTest::keyClicks(field(), u"episode talk"_s);
    QTRY_VERIFY(part<QToolButton>("discoverEpisodes")->isVisible());
    part<QToolButton>("discoverEpisodes")->click();
    QTRY_COMPARE(rows(), 1);
    QTRY_VERIFY(list()->model()->index(0, 0).data(DirectoryListModel::IsEpisodeRole).toBool());
}

void TestFoundEpisodes::showsComeFirst()
{
    start();
    goToDiscover();
    QTest::keyClicks(field(), u"talk"_s);
    QTRY_COMPARE(rows(), 1);
    QCOMPARE(title(0), u"Talk"_s);
    QVERIFY(part<QToolButton>("discoverShows")->isChecked());
    part<QToolButton>("discoverEpisodes")->click();
    QTRY_COMPARE(title(0), u"Episode 2"_s);
    part<QToolButton>("discoverShows")->click();
    QTRY_COMPARE(title(0), u"Talk"_s);
    field()->clear(); // the chart has no episodes
    QTRY_VERIFY(!part<QToolButton>("discoverEpisodes")->isVisible());
}

void TestFoundEpisodes::anEpisodePlaysFromTheField()
{
    find();
    QCOMPARE(title(0), u"Episode 2"_s);
    field()->setFocus();
    QTest::keyClick(field(), Qt::Key_Return);
    QTRY_COMPARE(playing(), u"Episode 2"_s);
    QTRY_COMPARE(part<QLabel>("detailTitle")->text(), u"Episode 2"_s);
    QVERIFY(part<QLabel>("detailTitle")->isVisible());
    QVERIFY(!list()->model()->index(0, 0).data(DirectoryListModel::IsPendingRole).toBool());
}

void TestFoundEpisodes::theDetailsDescribeAnEpisode()
{
    find();
    field()->setFocus();
    QTest::keyClick(field(), Qt::Key_Down);
    QTRY_VERIFY(part<QPushButton>("directoryShowPlay")
                && part<QPushButton>("directoryShowPlay")->isVisible());
    QCOMPARE(part<QLabel>("directoryShowTitle")->text(), u"Episode 2"_s);
    QCOMPARE(m_doubles->server.requestsFor(u"/talk.xml"_s).size(), 0); // nothing before the click
    part<QPushButton>("directoryShowPlay")->click();
    QTRY_COMPARE(playing(), u"Episode 2"_s);
}

void TestFoundEpisodes::theShowCanBeOpened()
{
    find();
    field()->setFocus();
    QTest::keyClick(field(), Qt::Key_Down);
    QTRY_VERIFY(part<QPushButton>("directoryShowPreview"));
    part<QPushButton>("directoryShowPreview")->click();
    QTRY_VERIFY(part<QLabel>("podcastTitle") && part<QLabel>("podcastTitle")->isVisible());
    QCOMPARE(part<QLabel>("podcastTitle")->text(), u"Talk"_s);
    QCOMPARE(playing(), u"Nothing is playing"_s);
}

void TestFoundEpisodes::anEpisodeOfAFollowedShowNeedsNoRequest()
{
    start();
    m_dogear->open({m_hit.feed.toString()}, m_data);
    QTRY_COMPARE(part<QLabel>("detailTitle")->text(), u"Episode 2"_s);
    m_doubles->server.clearRequests();
    goToDiscover();
    QTest::keyClicks(field(), u"episode"_s);
    QTRY_VERIFY(part<QToolButton>("discoverEpisodes")->isVisible());
    part<QToolButton>("discoverEpisodes")->click();
    QTRY_COMPARE(title(0), u"Episode 2"_s);
    QTest::keyClick(field(), Qt::Key_Return);
    QTRY_COMPARE(playing(), u"Episode 2"_s);
    QCOMPARE(m_doubles->server.requestsFor(u"/talk.xml"_s).size(), 0);
}

void TestFoundEpisodes::anEpisodeWithoutAFeedIsLookedUp()
{
    m_doubles->setLookup({m_hit});
    DoubleHit unnamed = m_hit;
    unnamed.feed.clear();
    m_doubles->setAnswer(
        DirectoryDoubles::Apple,
        {.body = DirectoryDoubles::appleBody(
             {unnamed},
             {{.id = 5, .title = u"Episode 1"_s, .published = u"2024-08-01T10:00:00Z"_s}})});
    find();
    field()->setFocus();
    QTest::keyClick(field(), Qt::Key_Return);
    QTRY_COMPARE(playing(), u"Episode 1"_s);
}

void TestFoundEpisodes::anEpisodeThatTheFeedLacksIsSaid()
{
    setFound({.id = 5, .title = u"Episode 99 of Talk"_s, .guid = u"99"_s});
    find();
    field()->setFocus();
    QTest::keyClick(field(), Qt::Key_Return);
    QTRY_VERIFY2(message().contains(u"Episode 99 of Talk"_s), qPrintable(message()));
    QTRY_VERIFY(part<QLabel>("podcastTitle")); // its show is open
    QTRY_COMPARE(part<QLabel>("podcastTitle")->text(), u"Talk"_s);
    QCOMPARE(playing(), u"Nothing is playing"_s);
}

void TestFoundEpisodes::aFeedThatCannotBeReadIsSaid()
{
    m_hit.feed = m_doubles->server.url(u"/status/500"_s);
    setFound({.id = 5, .title = u"Episode 2"_s, .guid = u"e2"_s});
    find();
    field()->setFocus();
    QTest::keyClick(field(), Qt::Key_Down);
    QTRY_VERIFY(part<QPushButton>("directoryShowPlay"));
    part<QPushButton>("directoryShowPlay")->click();
    QTRY_VERIFY2(message().contains(u"500"_s), qPrintable(message()));
    QVERIFY(part<QPushButton>("directoryShowPlay")->isEnabled()); // to try again
    QCOMPARE(playing(), u"Nothing is playing"_s);
}

QTEST_MAIN(TestFoundEpisodes)
#include "tst_found_episodes.moc"
