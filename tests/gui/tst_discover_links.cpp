// SPDX-License-Identifier: GPL-3.0-or-later
// Tests following the links of players and directories in the real window, wherever they come from.

#include "directory_doubles.h"
#include "features/features.h"
#include "real_warnings.h"
#include "window_driver.h"

#include <support/timeouts.h>
#include <widgets/sidebar.h>

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

using namespace dogear;
using namespace dogear::test;
using itemmodels::ViewKind;

class TestDiscoverLinks final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup()
    {
        m_dogear.reset();
        QCOMPARE(dogearWarnings(), QString());
    }

    void aLinkIsFollowedFromEverywhere_data();
    void aLinkIsFollowedFromEverywhere();
    void wordsAreSearchedFor_data();
    void wordsAreSearchedFor();
    void aLinkInTheFieldSendsNothing();
    void aClosedServiceIsSaidAndSearched();
    void aLookUpThatFailsIsSaid();
    void aNameThatMayBeAnAddressIsSearchedFirst();

private:
    template<typename T>
    T *part(const char *name)
    {
        return test::part<T>(*m_dogear, name);
    }
    QLineEdit *field() { return part<QLineEdit>("discoverSearch"); }
    QString message()
    {
        return part<QWidget>("messageBar")->isVisible() ? part<QLabel>("messageText")->text()
                                                        : QString();
    }
    bool isAtDiscover()
    {
        return part<widgets::Sidebar>("sidebar")->currentView().kind == ViewKind::Discover
               && field()->isVisible();
    }
    void goToDiscover()
    {
        part<QAction>("actionGo9")->trigger();
        QTRY_VERIFY(isAtDiscover());
    }
    /// Gives \a text to the part of the window that \a way names.
    void give(const QString &way, const QString &text)
    {
        if (way == u"field"_s) {
            goToDiscover();
            field()->setText(text);
            QTest::keyClick(field(), Qt::Key_Return);
        } else if (way == u"dialog"_s) {
            part<QAction>("actionAddShow")->trigger();
            part<QLineEdit>("addPodcastField")->setText(text);
            part<QPushButton>("addPodcastAccept")->click();
        } else if (way == u"command line"_s) {
            m_dogear->open({text}, m_data);
        } else {
            QMimeData data;
            data.setUrls({QUrl(text)});
            // A drop goes to the widget that the drag entered.
            QDragEnterEvent enter(
                QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
            QCoreApplication::sendEvent(&m_dogear->window(), &enter);
            QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
            QCoreApplication::sendEvent(&m_dogear->window(), &drop);
        }
    }

    std::optional<QTemporaryDir> m_folder;
    QString m_data;
    std::unique_ptr<DirectoryDoubles> m_doubles;
    QUrl m_feed;
    std::unique_ptr<Application> m_dogear;
};

void TestDiscoverLinks::init()
{
    failOnWindowWarnings();
    m_folder.emplace();
    m_data = m_folder->filePath(u"data"_s);
    prepareLibrary(m_data);
    m_doubles = std::make_unique<DirectoryDoubles>();
    m_doubles->prepare(m_data);
    QFile file(writeFeed(
        m_folder->filePath(u"feed.xml"_s), QUrl(u"http://127.0.0.1:9/1"_s), 2, u"Plain Talk"_s));
    QVERIFY(file.open(QFile::ReadOnly));
    m_doubles->server.setBody(u"/plain.xml"_s, file.readAll());
    m_feed = m_doubles->server.url(u"/plain.xml"_s);
    m_dogear = startDogear(m_data);
    m_dogear->window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&m_dogear->window()));
}

void TestDiscoverLinks::aLinkIsFollowedFromEverywhere_data()
{
    QTest::addColumn<QString>("way");
    for (const char *way : {"field", "dialog", "command line", "drop"})
        QTest::newRow(way) << QString::fromLatin1(way);
}

void TestDiscoverLinks::aLinkIsFollowedFromEverywhere()
{
    QFETCH(const QString, way);
    m_doubles->setLookup({{.title = u"Plain Talk"_s, .feed = m_feed, .appleId = 100}});
    give(way, u"https://podcasts.apple.com/de/podcast/plain-talk/id100"_s);
    QTRY_COMPARE(part<QLabel>("detailTitle")->text(), u"Episode 2"_s);
    QCOMPARE(part<widgets::Sidebar>("sidebar")->currentView().kind, ViewKind::Podcast);
}

void TestDiscoverLinks::wordsAreSearchedFor_data()
{
    QTest::addColumn<QString>("way");
    for (const char *way : {"dialog", "command line"})
        QTest::newRow(way) << QString::fromLatin1(way);
}

void TestDiscoverLinks::wordsAreSearchedFor()
{
    QFETCH(const QString, way);
    m_doubles->setHits(DirectoryDoubles::Apple,
                       {{.title = u"Plain Talk"_s, .feed = m_feed, .appleId = 100}});
    give(way, u"plain talk"_s);
    QTRY_VERIFY(isAtDiscover());
    QCOMPARE(field()->text(), u"plain talk"_s);
    QTRY_COMPARE(part<QListView>("discoverList")->model()->rowCount(), 1);
    m_dogear->window().activateWindow(); // as a window manager does once the dialog is gone
    QTRY_VERIFY(field()->hasFocus());
    QCOMPARE(message(), QString());
}

void TestDiscoverLinks::aLinkInTheFieldSendsNothing()
{
    goToDiscover();
    field()->setText(u"https://podcasts.apple.com/de/podcast/plain-talk/id100"_s);
    QTRY_VERIFY(part<QWidget>("discoverEmpty")->isVisible());
    QVERIFY(part<QWidget>("discoverEmpty")
                ->findChild<QLabel *>(u"emptyText"_s)
                ->text()
                .startsWith(u"Press Return"_s));
    QCOMPARE(m_doubles->searches(DirectoryDoubles::Apple), 0);
}

void TestDiscoverLinks::aClosedServiceIsSaidAndSearched()
{
    give(u"dialog"_s, u"spotify:show:4rOoJ6Egrf8K2IrywzwOMk"_s);
    QTRY_VERIFY2(message().startsWith(u"Spotify doesn't say where the feeds"_s),
                 qPrintable(message()));
}

void TestDiscoverLinks::aLookUpThatFailsIsSaid()
{
    for (LocalHttpServer *server : {&m_doubles->apple, &m_doubles->index})
        server->setRoute(u"/lookup"_s,
                         [](const ServerRequest &) { return ServerAnswer{.status = 503}; });
    give(u"command line"_s, u"https://podcasts.apple.com/de/podcast/plain-talk/id100"_s);
    QTRY_COMPARE(message(), u"127.0.0.1 has a problem (503). Try again later."_s);
}

void TestDiscoverLinks::aNameThatMayBeAnAddressIsSearchedFirst()
{
    m_doubles->setHits(DirectoryDoubles::Apple,
                       {{.title = u"Node.js Talk"_s, .feed = m_feed, .appleId = 100}});
    goToDiscover();
    field()->setText(u"node.js"_s);
    QTRY_COMPARE(part<QListView>("discoverList")->model()->rowCount(), 1);
}

QTEST_MAIN(TestDiscoverLinks)
#include "tst_discover_links.moc"
