// SPDX-License-Identifier: GPL-3.0-or-later
// Tests adding shows by address in the real window: mistyped, slow and known addresses, and
// changing the address of a show.

#include "features/shows/show_controller.h"
#include "real_warnings.h"
#include "window_driver.h"

#include <support/local_http_server.h>
#include <support/timeouts.h>
#include <widgets/sidebar.h>

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace dogear;
using namespace dogear::test;

class TestAdding final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup()
    {
        m_dogear.reset();
        QCOMPARE(dogearWarnings(), QString());
    }

    void aNameIsSearchedFor();
    void anAddressOfAnotherKindStaysInTheDialog();
    void aMistypedAddressComesBack();
    void whatLastsIsShownAndCanBeStopped();
    void anErrorGoesWhenTheNextAttemptBegins();
    void anUpgradeDoesNotHideAnError();
    void aShowThatComesLateLeavesTheViewAlone();
    void aShowThatTheSidebarHasLateLeavesTheViewAlone();
    void aShowThatIsFollowedIsSaid();
    void theAddressOfAShowIsChanged();
    void anAddressThatIsNoFeedChangesNothing();

private:
    template<typename T>
    T *part(const char *name)
    {
        return test::part<T>(*m_dogear, name);
    }
    void serve(const QString &path, std::chrono::milliseconds delay = {})
    {
        m_server->setRoute(path, [this, delay](const ServerRequest &) {
            return ServerAnswer{.body = m_feed, .delay = delay};
        });
    }
    QString address(const QString &path) { return m_server->url(path).toString(); }
    QWidget *dialog() { return part<QWidget>("addPodcastDialog"); }
    bool isAsked(const QString &text)
    {
        return test::waitUntil([&] {
            auto *field = part<QLineEdit>("addPodcastField");
            return field && field->text() == text;
        });
    }
    /// Types \a text into the dialog, which is opened if necessary, and confirms it.
    void add(const QString &text)
    {
        if (!dialog())
            part<QAction>("actionAddShow")->trigger();
        QVERIFY(dialog());
        part<QLineEdit>("addPodcastField")->setText(text);
        part<QPushButton>("addPodcastAccept")->click();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    bool isSaid(const QString &beginning)
    {
        return test::waitUntil([&] {
            return part<QWidget>("messageBar")->isVisible()
                   && part<QLabel>("messageText")->text().startsWith(beginning);
        });
    }
    void openPage()
    {
        auto *sidebar = part<QListView>("sidebar");
        sidebar->setCurrentIndex(sidebar->model()->index(0, 0));
        sidebar->setCurrentIndex(sidebar->model()->index(sidebar->model()->rowCount() - 1, 0));
        QTRY_VERIFY(part<QPushButton>("podcastChangeFeed"));
        QTRY_VERIFY(part<QPushButton>("podcastChangeFeed")->isVisible());
    }
    /// Returns the address that the button of the show's page copies.
    QString copiedAddress()
    {
        part<QToolButton>("podcastCopyFeed")->click();
        return QGuiApplication::clipboard()->text();
    }
    int shows() { return part<QListView>("sidebar")->model()->rowCount(); }
    bool isShown(const QString &title)
    {
        return test::waitUntil([&] { return part<QLabel>("detailTitle")->text() == title; });
    }

    std::optional<QTemporaryDir> m_folder;
    QString m_data;
    QByteArray m_feed;
    std::unique_ptr<LocalHttpServer> m_server;
    std::unique_ptr<Application> m_dogear;
};

void TestAdding::init()
{
    failOnWindowWarnings();
    m_folder.emplace();
    m_data = m_folder->filePath(u"data"_s);
    prepareLibrary(m_data);
    QFile file(writeFeed(m_folder->filePath(u"feed.xml"_s), QUrl(u"https://h.example/1"_s), 2));
    QVERIFY(file.open(QFile::ReadOnly));
    m_feed = file.readAll();
    m_server = std::make_unique<LocalHttpServer>();
    serve(u"/feed"_s);
    m_dogear = startDogear(m_data);
    QTRY_VERIFY(shows() > 0);
}

void TestAdding::aNameIsSearchedFor()
{
    add(u"clockwork"_s);
    QTRY_VERIFY(!dialog());
    QTRY_VERIFY(part<QLineEdit>("discoverSearch")->isVisible());
    QCOMPARE(part<QLineEdit>("discoverSearch")->text(), u"clockwork"_s);
}

void TestAdding::anAddressOfAnotherKindStaysInTheDialog()
{
    add(u"gopher://h.example/feed"_s);
    QVERIFY(dialog());
    QCOMPARE(part<QLabel>("addPodcastProblem")->text(),
             u"“gopher://h.example/feed” is not an address that Dogear can open. Give one that "
             "begins with https:// or http://, or a file."_s);
    QCOMPARE(part<QLineEdit>("addPodcastField")->text(), u"gopher://h.example/feed"_s);
    add(address(u"/feed"_s));
    QVERIFY(isShown(u"Episode 2"_s));
}

void TestAdding::aMistypedAddressComesBack()
{
    add(address(u"/fed"_s));
    QVERIFY(isAsked(address(u"/fed"_s)));
    QVERIFY(part<QLabel>("addPodcastProblem")->text().contains(u"(404)"_s));
    add(address(u"/feed"_s));
    QVERIFY(isShown(u"Episode 2"_s));
}

void TestAdding::whatLastsIsShownAndCanBeStopped()
{
    serve(u"/slow"_s, std::chrono::seconds(30));
    const int before = shows();
    add(address(u"/slow"_s));
    QVERIFY(isSaid(u"Reading 127.0.0.1"_s));
    part<QPushButton>("messageAction")->click();
    QTRY_VERIFY(!part<QWidget>("messageBar")->isVisible());
    QVERIFY(!dialog());
    QCOMPARE(shows(), before);
}

void TestAdding::anErrorGoesWhenTheNextAttemptBegins()
{
    m_dogear->open({address(u"/gone"_s)}, m_data);
    QVERIFY(isSaid(u"127.0.0.1 says that this is not there"_s));
    serve(u"/slow"_s, std::chrono::seconds(30));
    m_dogear->open({address(u"/slow"_s)}, m_data);
    QTRY_VERIFY(!part<QWidget>("messageBar")->isVisible());
}

/// The version is stored after the first painting, when an address may have failed already.
void TestAdding::anUpgradeDoesNotHideAnError()
{
    m_dogear.reset();
    const auto folders = settings::DataFolders::create(m_data);
    settings::Settings(folders->settings)
        .setStart({.followedFirstShows = true, .version = u"0.0.1"_s});
    m_dogear = startDogear(m_data, {u"http://127.0.0.1:9/feed"_s}); // nothing answers there
    QVERIFY(isSaid(u"127.0.0.1 "_s));
    QTRY_VERIFY(settings::Settings(folders->settings).start().version != "0.0.1"_L1);
    QVERIFY(isSaid(u"127.0.0.1 "_s));
}

void TestAdding::aShowThatComesLateLeavesTheViewAlone()
{
    serve(u"/slow"_s, std::chrono::milliseconds(400));
    const QString title = part<QLabel>("detailTitle")->text();
    add(address(u"/slow"_s));
    QTest::keyClick(&m_dogear->window(), Qt::Key_Shift);
    QVERIFY(isSaid(u"You now follow “Test show”."_s));
    QCOMPARE(part<QLabel>("detailTitle")->text(), title);
    QCOMPARE(part<QPushButton>("messageAction")->text(), u"Show"_s);
    part<QPushButton>("messageAction")->click();
    QVERIFY(isShown(u"Episode 2"_s));
}

/// The show is added in time, but the user presses a key before the sidebar lists it.
void TestAdding::aShowThatTheSidebarHasLateLeavesTheViewAlone()
{
    auto *sidebar = part<widgets::Sidebar>("sidebar");
    const itemmodels::LibraryView view = sidebar->currentView();
    const int before = shows();
    const auto *actions = m_dogear->window().findChild<ShowController *>();
    connect(actions, &ShowController::followed, &m_dogear->window(), [this] {
        QTest::keyClick(&m_dogear->window(), Qt::Key_Shift);
    });
    QSignalSpy followed(actions, &ShowController::followed);
    add(address(u"/feed"_s));
    QTRY_COMPARE(followed.size(), 1);
    QTRY_COMPARE(shows(), before + 1);
    QVERIFY(sidebar->currentView() == view);
}

void TestAdding::aShowThatIsFollowedIsSaid()
{
    add(address(u"/feed"_s));
    QVERIFY(isShown(u"Episode 2"_s));
    const int before = shows();
    add(address(u"/feed"_s));
    QVERIFY(isSaid(u"You follow “Test show” already."_s));
    QCOMPARE(shows(), before);
}

void TestAdding::theAddressOfAShowIsChanged()
{
    add(address(u"/feed"_s));
    QVERIFY(isShown(u"Episode 2"_s));
    serve(u"/elsewhere"_s);
    openPage();
    part<QPushButton>("podcastChangeFeed")->click();
    QVERIFY(isAsked(address(u"/feed"_s)));
    m_server->clearRequests();
    add(address(u"/elsewhere"_s));
    QVERIFY(isSaid(u"“Test show” is read at its new address."_s));
    QCOMPARE(m_server->requests().size(), 1);
    serve(u"/elsewhere"_s, std::chrono::milliseconds(500)); // answers only after the Undo below
    part<QAction>("actionRefreshAll")->trigger();
    // The refresh of the new address is running when the user undoes the change.
    QTRY_COMPARE(m_server->requestsFor(u"/elsewhere"_s).size(), 2);
    part<QPushButton>("messageAction")->click();
    QTRY_VERIFY(!part<QWidget>("messageBar")->isVisible());
    QTRY_COMPARE(copiedAddress(), address(u"/feed"_s)); // the page shows the restored address
    part<QAction>("actionRefreshAll")->trigger();
    QTRY_COMPARE(m_server->requestsFor(u"/feed"_s).size(), 1);
}

void TestAdding::anAddressThatIsNoFeedChangesNothing()
{
    add(address(u"/feed"_s));
    QVERIFY(isShown(u"Episode 2"_s));
    openPage();
    part<QPushButton>("podcastChangeFeed")->click();
    QVERIFY(isAsked(address(u"/feed"_s)));
    add(address(u"/nothing"_s));
    QVERIFY(isAsked(address(u"/nothing"_s)));
    QVERIFY(part<QLabel>("addPodcastProblem")->text().contains(u"(404)"_s));
    m_server->clearRequests();
    part<QAction>("actionRefreshAll")->trigger();
    QTRY_COMPARE(m_server->requestsFor(u"/feed"_s).size(), 1);
}

QTEST_MAIN(TestAdding)
#include "tst_adding.moc"
