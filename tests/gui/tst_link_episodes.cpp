// SPDX-License-Identifier: GPL-3.0-or-later
// Tests opening the episode and the time of a link, and the show of a link without a request, in
// the real window.

#include "directory_doubles.h"
#include "features/shows/follow_controller.h"
#include "real_warnings.h"
#include "window_driver.h"

#include <support/timeouts.h>
#include <widgets/sidebar.h>

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace dogear;
using namespace dogear::test;
using itemmodels::ViewKind;

class TestLinkEpisodes final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup()
    {
        m_dogear.reset();
        QCOMPARE(dogearWarnings(), QString());
    }

    void anEpisodeIsOpened_data();
    void anEpisodeIsOpened();
    void aFollowedShowNeedsNoRequest_data();
    void aFollowedShowNeedsNoRequest();
    void aNewEpisodeIsReadFirst();
    void aMissingEpisodeIsSaid_data();
    void aMissingEpisodeIsSaid();
    void aTimeIsOffered();
    void aTimeBehindTheEndIsNotOffered();
    void aLateEpisodeLeavesTheViewAlone();
    void aPasswordKeepsTheEpisode();

private:
    template<typename T>
    T *part(const char *name)
    {
        return test::part<T>(*m_dogear, name);
    }
    /// The text of the message bar, without the invisible isolates around foreign text.
    QString message()
    {
        if (!part<QWidget>("messageBar")->isVisible())
            return {};
        return part<QLabel>("messageText")->text().remove(QChar(0x2068)).remove(QChar(0x2069));
    }
    QString shownEpisode() { return part<QLabel>("detailTitle")->text(); }
    QString selectedEpisode()
    {
        return part<QListView>("episodeList")->currentIndex().data().toString();
    }
    bool isAtShow()
    {
        return part<widgets::Sidebar>("sidebar")->currentView().kind == ViewKind::Podcast;
    }
    /// A link of another player to the episode \a guid of the feed.
    QString linkTo(const QString &guid, const QString &more = {})
    {
        const QByteArray feed = QUrl::toPercentEncoding(m_feed.toString());
        return u"https://breez.link/p?feedURL=%1&episodeID=%2"_s.arg(QString::fromLatin1(feed),
                                                                     guid)
               + more;
    }
    void open(const QString &link) { m_dogear->open({link}, m_data); }
    /// Follows the show, then goes elsewhere.
    void follow()
    {
        open(m_feed.toString());
        QTRY_COMPARE(shownEpisode(), u"Episode 3"_s);
        part<QAction>("actionGo1")->trigger();
        QTRY_VERIFY(!isAtShow());
        m_doubles->server.clearRequests();
    }
    /// Answers with a feed of \a count episodes, whose files are 1.mp3, 2.mp3 …
    void serve(int count);

    std::optional<QTemporaryDir> m_folder;
    QString m_data;
    std::unique_ptr<DirectoryDoubles> m_doubles;
    QUrl m_feed;
    std::unique_ptr<Application> m_dogear;
};

void TestLinkEpisodes::initTestCase()
{
    // Never uses the keychain of the user who runs the test.
    qputenv("DBUS_SESSION_BUS_ADDRESS", "");
    qunsetenv("XDG_RUNTIME_DIR");
}

void TestLinkEpisodes::init()
{
    failOnWindowWarnings();
    m_folder.emplace();
    m_data = m_folder->filePath(u"data"_s);
    prepareLibrary(m_data);
    m_doubles = std::make_unique<DirectoryDoubles>();
    m_doubles->prepare(m_data);
    m_feed = m_doubles->server.url(u"/plain.xml"_s);
    serve(3);
    m_dogear = startDogear(m_data);
}

void TestLinkEpisodes::serve(int count)
{
    QString items;
    for (int i = count; i > 0; --i)
        items += u"<item><title>Episode %1</title><guid>e%1</guid>"
                 "<pubDate>%1 Aug 2024 10:00:00 GMT</pubDate>"
                 "<itunes:duration>30:00</itunes:duration>"
                 "<enclosure url='http://127.0.0.1:9/%1.mp3' type='audio/mpeg' length='9'/>"
                 "</item>"_s.arg(i);
    m_doubles->server.setBody(
        u"/plain.xml"_s,
        u"<rss xmlns:itunes='http://www.itunes.com/dtds/podcast-1.0.dtd'"
        " xmlns:podcast='https://podcastindex.org/namespace/1.0'><channel>"
        "<title>Plain Talk</title>"
        "<podcast:guid>917393e3-1b1e-5cef-ace4-edaa54e1f810</podcast:guid>%1</channel></rss>"_s
            .arg(items)
            .toUtf8());
}

void TestLinkEpisodes::anEpisodeIsOpened_data()
{
    QTest::addColumn<QString>("link"); // empty: a link that contains the feed
    QTest::addColumn<DoubleEpisode>("listed");
    QTest::addColumn<bool>("isFollowed");
    const QString apple = u"https://podcasts.apple.com/de/podcast/x/id100?i=5"_s;
    const DoubleEpisode byGuid{.id = 5, .title = u"Other"_s, .guid = u"e1"_s};
    for (const bool isFollowed : {false, true}) {
        const char *before = isFollowed ? " of a followed show" : "";
        QTest::addRow("Apple names the guid%s", before) << apple << byGuid << isFollowed;
        QTest::addRow("Apple names the enclosure%s", before)
            << apple
            << DoubleEpisode{.id = 5,
                             .title = u"Other"_s,
                             .guid = u"unknown"_s,
                             .enclosure = QUrl(u"http://127.0.0.1:9/1.mp3?from=apple"_s)}
            << isFollowed;
        QTest::addRow("Apple names title and date%s", before)
            << apple
            << DoubleEpisode{.id = 5,
                             .title = u"EPISODE 1"_s,
                             .published = u"2024-08-01T12:00:00Z"_s}
            << isFollowed;
        QTest::addRow("fyyd names the guid%s", before)
            << u"https://fyyd.de/episode/5"_s << byGuid << isFollowed;
        QTest::addRow("the link contains feed and guid%s", before)
            << QString() << DoubleEpisode() << isFollowed;
    }
}

void TestLinkEpisodes::anEpisodeIsOpened()
{
    QFETCH(const QString, link);
    QFETCH(const DoubleEpisode, listed);
    QFETCH(const bool, isFollowed);
    const DoubleHit show{.title = u"Plain Talk"_s, .feed = m_feed, .appleId = 100};
    m_doubles->setLookup({show}, {listed});
    m_doubles->setFyydEpisode(show, listed);
    if (isFollowed)
        follow();
    open(link.isEmpty() ? linkTo(u"e1"_s) : link);
    QTRY_COMPARE(shownEpisode(), u"Episode 1"_s);
    QTRY_COMPARE(selectedEpisode(), u"Episode 1"_s);
    QVERIFY(isAtShow());
    QCOMPARE(message(), QString());
    QCOMPARE(m_doubles->server.requests().size(), isFollowed ? 0 : 1);
}

void TestLinkEpisodes::aFollowedShowNeedsNoRequest_data()
{
    QTest::addColumn<QString>("link"); // %1: the address of the feed, %2: the same, encoded
    QTest::addColumn<QString>("episode");
    QTest::addColumn<QString>("message");
    const QString already = u"You follow “Plain Talk” already."_s;
    const QString guid = u"917393e3-1b1e-5cef-ace4-edaa54e1f810"_s;
    QTest::newRow("the address of its feed") << u"%1"_s << u"Episode 3"_s << already;
    QTest::newRow("a link that contains its feed")
        << u"https://antennapod.org/deeplink/subscribe?url=%2"_s << u"Episode 3"_s << already;
    QTest::newRow("a link of Podcast Index with its guid, without a key")
        << u"https://podcastindex.org/podcast/"_s + guid << u"Episode 3"_s << already;
    QTest::newRow("a link with its guid and an episode") // base64 of "e2"
        << u"https://steno.fm/show/%1/episode/ZTI"_s.arg(guid) << u"Episode 2"_s << QString();
}

void TestLinkEpisodes::aFollowedShowNeedsNoRequest()
{
    QFETCH(QString, link);
    QFETCH(const QString, episode);
    follow();
    link.replace(u"%1"_s, m_feed.toString());
    link.replace(u"%2"_s, QString::fromLatin1(QUrl::toPercentEncoding(m_feed.toString())));
    open(link);
    QTRY_VERIFY(isAtShow());
    QTRY_COMPARE(selectedEpisode(), episode);
    QTRY_COMPARE(shownEpisode(), episode);
    QTEST(message(), "message");
    QCOMPARE(m_doubles->requests() + m_doubles->server.requests().size(), 0);
}

void TestLinkEpisodes::aNewEpisodeIsReadFirst()
{
    follow();
    serve(4);
    open(linkTo(u"e4"_s));
    QTRY_COMPARE(shownEpisode(), u"Episode 4"_s);
    QTRY_COMPARE(selectedEpisode(), u"Episode 4"_s);
    QCOMPARE(m_doubles->server.requestsFor(u"/plain.xml"_s).size(), 1);
    QCOMPARE(message(), QString());
}

void TestLinkEpisodes::aMissingEpisodeIsSaid_data()
{
    QTest::addColumn<QString>("link"); // empty: a link that contains the feed
    QTest::addColumn<DoubleEpisode>("listed");
    QTest::addColumn<bool>("isFollowed");
    QTest::addColumn<bool>("isServed"); // the feed can be read when the link is opened
    QTest::addColumn<QString>("expected");
    const QString apple = u"https://podcasts.apple.com/de/podcast/x/id100?i=5"_s;
    const QString open = u"“Plain Talk” is open, but "_s;
    QTest::newRow("a new show whose feed does not contain it")
        << QString() << DoubleEpisode() << false << true
        << open + u"its feed doesn't contain the episode of the link;"_s;
    QTest::newRow("a followed show whose feed does not contain it")
        << QString() << DoubleEpisode() << true << true
        << open + u"its feed doesn't contain the episode of the link;"_s;
    QTest::newRow("the feed does not contain what Apple names")
        << apple << DoubleEpisode{.id = 5, .title = u"First"_s, .guid = u"x"_s} << false << true
        << open + u"its feed doesn't contain “First”, the episode of the link;"_s;
    QTest::newRow("Apple does not name it")
        << apple << DoubleEpisode{.id = 6, .title = u"Sixth"_s} << false << true
        << open + u"no directory says which episode the link means;"_s;
    QTest::newRow("Apple does not name it, and the show is followed")
        << apple << DoubleEpisode{.id = 6, .title = u"Sixth"_s} << true << false
        << open + u"no directory says which episode the link means;"_s;
    QTest::newRow("the feed of a followed show cannot be read again")
        << QString() << DoubleEpisode() << true << false
        << u"“Plain Talk” is open as it was read before, without the episode of the link. "_s;
}

void TestLinkEpisodes::aMissingEpisodeIsSaid()
{
    QFETCH(const QString, link);
    QFETCH(const DoubleEpisode, listed);
    QFETCH(const bool, isFollowed);
    QFETCH(const bool, isServed);
    QFETCH(const QString, expected);
    m_doubles->setLookup({{.title = u"Plain Talk"_s, .feed = m_feed, .appleId = 100}}, {listed});
    if (isFollowed)
        follow();
    if (!isServed)
        m_doubles->server.setRoute(
            u"/plain.xml"_s, [](const ServerRequest &) { return ServerAnswer{.status = 503}; });
    open(link.isEmpty() ? linkTo(u"unknown"_s) : link);
    QTRY_VERIFY2(message().startsWith(expected), qPrintable(message()));
    QTRY_VERIFY(isAtShow());
    QTRY_COMPARE(selectedEpisode(), u"Episode 3"_s);
}

void TestLinkEpisodes::aTimeIsOffered()
{
    QSignalSpy played(m_dogear->window().findChild<FollowController *>(),
                      &FollowController::playAtRequested);
    open(linkTo(u"e1"_s, u"&t=754"_s));
    QTRY_COMPARE(message(), u"The link leads to 12:34 in “Episode 1”."_s);
    QTRY_COMPARE(shownEpisode(), u"Episode 1"_s);
    auto *button = part<QPushButton>("messageAction");
    QVERIFY(button->isVisible());
    QCOMPARE(button->text(), u"Play from 12:34"_s);
    QCOMPARE(played.size(), 0); // nothing plays by itself
    QVERIFY(part<QLabel>("playerTitle")->text() != u"Episode 1"_s);
    button->click();
    QCOMPARE(played.size(), 1);
    QCOMPARE(played.constFirst().at(1).value<std::chrono::milliseconds>(),
             std::chrono::seconds(754));
    QTRY_COMPARE(part<QLabel>("playerTitle")->text(), u"Episode 1"_s);
}

void TestLinkEpisodes::aTimeBehindTheEndIsNotOffered()
{
    open(linkTo(u"e1"_s, u"&t=1801"_s));
    QTRY_COMPARE(shownEpisode(), u"Episode 1"_s);
    QCOMPARE(message(), QString());
}

void TestLinkEpisodes::aLateEpisodeLeavesTheViewAlone()
{
    const QByteArray feed = m_doubles->server.url(u"/plain.xml"_s).toEncoded();
    m_doubles->server.setRoute(u"/slow"_s, [feed](const ServerRequest &) {
        return ServerAnswer{.status = 302,
                            .headers = {{"Location", feed}},
                            .delay = std::chrono::milliseconds(400)};
    });
    m_feed = m_doubles->server.url(u"/slow"_s);
    QTRY_VERIFY(part<QListView>("sidebar")->model()->rowCount() > 0);
    open(linkTo(u"e1"_s, u"&t=754"_s));
    QTRY_COMPARE(m_doubles->server.requestsFor(u"/slow"_s).size(), 1);
    QTest::keyClick(&m_dogear->window(), Qt::Key_Shift);
    QTRY_COMPARE(message(), u"You now follow “Plain Talk”."_s);
    QVERIFY(!isAtShow());
    QCOMPARE(part<QPushButton>("messageAction")->text(), u"Show"_s);
    part<QPushButton>("messageAction")->click();
    QTRY_COMPARE(shownEpisode(), u"Episode 1"_s);
    QTRY_COMPARE(message(), u"The link leads to 12:34 in “Episode 1”."_s);
}

void TestLinkEpisodes::aPasswordKeepsTheEpisode()
{
    const QByteArray feed = m_doubles->server.url(u"/plain.xml"_s).toEncoded();
    m_doubles->server.setRoute(u"/locked"_s, [feed](const ServerRequest &request) {
        if (request.header("Authorization").isEmpty())
            return ServerAnswer{.status = 401,
                                .body = "no",
                                .headers = {{"WWW-Authenticate", "Basic realm=\"x\""}}};
        return ServerAnswer{.status = 302, .headers = {{"Location", feed}}};
    });
    m_feed = m_doubles->server.url(u"/locked"_s);
    open(linkTo(u"e1"_s));
    QTRY_VERIFY(part<QWidget>("passwordDialog"));
    part<QLineEdit>("passwordName")->setText(u"anna"_s);
    part<QLineEdit>("passwordField")->setText(u"s3cret"_s);
    part<QCheckBox>("passwordRemember")->setChecked(false);
    part<QPushButton>("passwordAccept")->click();
    QTRY_COMPARE(shownEpisode(), u"Episode 1"_s);
    QVERIFY(isAtShow());
}

QTEST_MAIN(TestLinkEpisodes)
#include "tst_link_episodes.moc"
