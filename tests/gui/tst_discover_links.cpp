// SPDX-License-Identifier: GPL-3.0-or-later
// Tests following the links of players and directories in the real window, wherever they come from.

#include "features/features.h"
#include "real_warnings.h"
#include "window_with_directories.h"

#include <support/timeouts.h>
#include <widgets/sidebar.h>

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QMimeData>
#include <QPushButton>

using namespace dogear;
using namespace dogear::test;
using itemmodels::ViewKind;

class TestDiscoverLinks final : public QObject, private WindowWithDirectories
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
    bool isAtDiscover()
    {
        return part<widgets::Sidebar>("sidebar")->currentView().kind == ViewKind::Discover
               && field()->isVisible();
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

    QUrl m_feed;
};

void TestDiscoverLinks::init()
{
    failOnWindowWarnings();
    prepare();
    m_feed = serveFeed(u"/plain.xml"_s, u"Plain Talk"_s);
    QVERIFY(m_feed.isValid());
    start();
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
    QTRY_COMPARE(rows(), 1);
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
    QTRY_COMPARE(rows(), 1);
}

QTEST_MAIN(TestDiscoverLinks)
#include "tst_discover_links.moc"
