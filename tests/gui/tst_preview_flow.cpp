// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the preview of a found show in the real window: its page before it is followed.

#include "directory_doubles.h"
#include "real_warnings.h"
#include "window_driver.h"

#include <itemmodels/sidebar_model.h>
#include <support/timeouts.h>
#include <widgets/detail_page.h>

#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace dogear;
using namespace dogear::test;

class TestPreviewFlow final : public QObject
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
    void followingKeepsWhatWasStarted();
    void aRowWithoutAFeedIsLookedUp();
    void aFeedThatCannotBeReadIsSaid();
    void theUserMayGoElsewhereMeanwhile();

private:
    template<typename T>
    T *part(const char *name)
    {
        return test::part<T>(*m_dogear, name);
    }
    QString message()
    {
        return part<QWidget>("messageBar")->isVisible() ? part<QLabel>("messageText")->text()
                                                        : QString();
    }
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

    std::optional<QTemporaryDir> m_folder;
    QString m_data;
    std::unique_ptr<DirectoryDoubles> m_doubles;
    DoubleHit m_hit;
    std::unique_ptr<Application> m_dogear;
};

void TestPreviewFlow::init()
{
    failOnWindowWarnings();
    m_folder.emplace();
    m_data = m_folder->filePath(u"data"_s);
    prepareLibrary(m_data);
    m_doubles = std::make_unique<DirectoryDoubles>();
    m_doubles->prepare(m_data);
    QFile file(writeFeed(
        m_folder->filePath(u"feed.xml"_s), QUrl(u"http://127.0.0.1:9/1"_s), 2, u"Talk"_s));
    QVERIFY(file.open(QFile::ReadOnly));
    m_doubles->server.setBody(u"/talk.xml"_s, file.readAll());
    m_hit = {.title = u"Talk"_s, .feed = m_doubles->server.url(u"/talk.xml"_s), .appleId = 100};
}

void TestPreviewFlow::find(const DoubleHit &hit)
{
    m_doubles->setHits(DirectoryDoubles::Apple, {hit});
    m_dogear = startDogear(m_data);
    m_dogear->window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&m_dogear->window()));
    part<QAction>("actionGo9")->trigger();
    QTRY_VERIFY(part<QLineEdit>("discoverSearch")
                && part<QLineEdit>("discoverSearch")->isVisible());
    part<QLineEdit>("discoverSearch")->setFocus();
    QTest::keyClicks(part<QLineEdit>("discoverSearch"), u"talk"_s);
    QTRY_COMPARE(part<QListView>("discoverList")->model()->rowCount(), 1);
    QTest::keyClick(part<QLineEdit>("discoverSearch"), Qt::Key_Down);
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
    QTRY_VERIFY(part<QPushButton>("newestPlay")->isVisible());
    part<QPushButton>("newestPlay")->click();
    QTRY_COMPARE(part<QLabel>("playerTitle")->text(), u"Episode 2"_s);
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

void TestPreviewFlow::followingKeepsWhatWasStarted()
{
    find(m_hit);
    openPreview();
    QTRY_COMPARE(shownShow(), u"Talk"_s);
    part<QPushButton>("newestPlay")->click();
    QTRY_COMPARE(part<QLabel>("playerTitle")->text(), u"Episode 2"_s);
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
