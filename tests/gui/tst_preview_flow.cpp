// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the preview of a found show in the real window: its page before it is followed.

#include "real_warnings.h"
#include "window_with_directories.h"

#include <itemmodels/sidebar_model.h>
#include <support/timeouts.h>
#include <widgets/detail_page.h>
#include <widgets/player_bar.h>

#include <QPushButton>
#include <QToolButton>

using namespace dogear;
using namespace dogear::test;

class TestPreviewFlow final : public QObject, private WindowWithDirectories
{
    Q_OBJECT

private slots:
    void init();
    void cleanup()
    {
        m_dogear.reset();
        QCOMPARE(dogearWarnings(), QString());
    }

    void aPreviewPlaysAndLeavesNoTrace();
    void theAddressChangesOnlyOnceTheShowIsFollowed();
    void theTitleOfItsShowLeadsBackToThePage();
    void followingKeepsWhatWasStarted();
    void aRowWithoutAFeedIsLookedUp();
    void aFeedThatCannotBeReadIsSaid();
    void theUserMayGoElsewhereMeanwhile();

private:
    QString shownShow()
    {
        const auto *page = part<QWidget>("podcastDetail");
        return page && page->isVisible() ? part<QLabel>("podcastTitle")->text() : QString();
    }
    int showsInSidebar()
    {
        const QAbstractItemModel *model = part<QListView>("sidebar")->model();
        int shows = 0;
        for (int row = 0; row < model->rowCount(); ++row) {
            const auto view = model->index(row, 0).data(itemmodels::SidebarModel::ViewRole);
            shows += view.value<itemmodels::LibraryView>().podcast.isValid() ? 1 : 0;
        }
        return shows;
    }
    /// Starts with one hit, and selects it.
    void find(const DoubleHit &hit);
    void openPreview() { part<QPushButton>("directoryShowPreview")->click(); }
    /// Plays the newest episode of the shown page, once the page knows it.
    void playNewest()
    {
        QTRY_VERIFY(part<QPushButton>("newestPlay")->isVisible());
        part<QPushButton>("newestPlay")->click();
        QTRY_COMPARE(part<QLabel>("playerTitle")->text(), u"Episode 2"_s);
    }

    DoubleHit m_hit;
};

void TestPreviewFlow::init()
{
    failOnWindowWarnings();
    prepare();
    m_hit = {.title = u"Talk"_s, .feed = serveFeed(u"/talk.xml"_s, u"Talk"_s), .appleId = 100};
    QVERIFY(m_hit.feed.isValid());
}

void TestPreviewFlow::find(const DoubleHit &hit)
{
    m_doubles->setHits(DirectoryDoubles::Apple, {hit});
    start();
    goToDiscover();
    QTest::keyClicks(field(), u"talk"_s);
    QTRY_COMPARE(rows(), 1);
    QTest::keyClick(field(), Qt::Key_Down);
    QTRY_VERIFY(part<QPushButton>("directoryShowPreview")
                && part<QPushButton>("directoryShowPreview")->isVisible());
}

void TestPreviewFlow::aPreviewPlaysAndLeavesNoTrace()
{
    find(m_hit);
    QCOMPARE(m_doubles->server.requestsFor(u"/talk.xml"_s).size(), 0); // nothing before the click
    openPreview();
    QTRY_COMPARE(shownShow(), u"Talk"_s);
    QVERIFY(part<QPushButton>("podcastFollow")->isVisible());
    playNewest();
    QCOMPARE(showsInSidebar(), 0);
}

void TestPreviewFlow::theAddressChangesOnlyOnceTheShowIsFollowed()
{
    find(m_hit);
    openPreview();
    QTRY_COMPARE(shownShow(), u"Talk"_s);
    QTRY_VERIFY(part<QToolButton>("podcastCopyFeed"));
    QVERIFY(!part<QPushButton>("podcastChangeFeed"));
    part<QPushButton>("podcastFollow")->click();
    QTRY_VERIFY(part<QPushButton>("podcastChangeFeed"));
    QVERIFY(part<QToolButton>("podcastCopyFeed"));
}

void TestPreviewFlow::theTitleOfItsShowLeadsBackToThePage()
{
    find(m_hit);
    openPreview();
    QTRY_COMPARE(shownShow(), u"Talk"_s);
    const PodcastId show = m_dogear->window().findChild<widgets::DetailPage *>()->podcast();
    playNewest();
    emit part<widgets::PlayerBar>("playerBar")->titleActivated();
    QTRY_COMPARE(shownShow(), QString());
    QCOMPARE(part<QLabel>("detailTitle")->text(), u"Episode 2"_s);
    emit part<widgets::PlayerBar>("playerBar")->showActivated(show);
    QTRY_COMPARE(shownShow(), u"Talk"_s);
}

void TestPreviewFlow::followingKeepsWhatWasStarted()
{
    find(m_hit);
    openPreview();
    QTRY_COMPARE(shownShow(), u"Talk"_s);
    playNewest();
    part<QPushButton>("podcastFollow")->click();
    QTRY_COMPARE(showsInSidebar(), 1);
    QTRY_VERIFY(!part<QPushButton>("podcastFollow")->isVisible());
    QCOMPARE(part<QLabel>("playerTitle")->text(), u"Episode 2"_s);
}

void TestPreviewFlow::aRowWithoutAFeedIsLookedUp()
{
    m_doubles->setLookup({m_hit});
    DoubleHit hit = m_hit;
    hit.feed.clear();
    find(hit);
    openPreview();
    QTRY_COMPARE(shownShow(), u"Talk"_s);
}

void TestPreviewFlow::aFeedThatCannotBeReadIsSaid()
{
    DoubleHit hit = m_hit;
    hit.feed = m_doubles->server.url(u"/status/500"_s);
    find(hit);
    openPreview();
    QTRY_VERIFY2(message().contains(u"500"_s), qPrintable(message()));
    QVERIFY(part<QPushButton>("directoryShowPreview")->isEnabled()); // to try again
    QCOMPARE(shownShow(), QString());
}

void TestPreviewFlow::theUserMayGoElsewhereMeanwhile()
{
    DoubleHit hit = m_hit;
    hit.feed = m_doubles->server.url(u"/slow.xml"_s);
    m_doubles->server.setRoute(u"/slow.xml"_s, [](const ServerRequest &) {
        return ServerAnswer{.body = "<rss><channel><title>Late</title></channel></rss>",
                            .delay = std::chrono::milliseconds(300)};
    });
    find(hit);
    openPreview();
    QTRY_COMPARE(m_doubles->server.requestsFor(u"/slow.xml"_s).size(), 1);
    part<QAction>("actionGo1")->trigger();
    m_dogear->window().findChild<widgets::DetailPage *>()->showNothing();
    QVERIFY(!waitUntil([this] { return !shownShow().isEmpty(); }, 800));
}

QTEST_MAIN(TestPreviewFlow)
#include "tst_preview_flow.moc"
