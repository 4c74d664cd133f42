// SPDX-License-Identifier: GPL-3.0-or-later
// Tests what an address leads to: a web page with feeds, a server without HTTPS, and cancelling.

#include <base/error_details.h>
#include <support/served_library.h>
#include <support/timeouts.h>

#include <QRegularExpression>
#include <QTcpServer>
#include <QTcpSocket>

using namespace Qt::StringLiterals;
using namespace dogear;
using test::ServerAnswer;
using test::ServerRequest;
using test::wait;

namespace {

QByteArray feedOf(const QByteArray &title, bool hasMedia)
{
    const QByteArray enclosure =
        hasMedia ? "<enclosure url='https://m.example.org/1.mp3' type='audio/mpeg'/>" : "";
    return "<rss><channel><title>" + title + "</title><item><title>One</title><guid>1</guid>"
           + enclosure + "</item></channel></rss>";
}

} // namespace

class TestPageFeeds final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_library.reset(); }

    void theFeedThatIsMeantIsFollowed_data();
    void theFeedThatIsMeantIsFollowed();
    void withoutHttpsHttpIsAsked();
    void nothingAnswersEitherWay();
    void stoppingEndsAtOnce();

private:
    std::unique_ptr<test::ServedLibrary> m_library;
};

void TestPageFeeds::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_library = std::make_unique<test::ServedLibrary>();
    m_library->server.setBody(u"/feed"_s, feedOf("Show", true));
    m_library->server.setBody(u"/other"_s, feedOf("Other", true));
    m_library->server.setBody(u"/comments"_s, feedOf("Comments", false));
    m_library->server.setBody(u"/posts"_s, feedOf("Posts", false));
    m_library->server.setRoute(u"/again"_s, [](const ServerRequest &) {
        return ServerAnswer{.status = 302, .headers = {{"Location", "/feed"}}};
    });
}

void TestPageFeeds::theFeedThatIsMeantIsFollowed_data()
{
    QTest::addColumn<QStringList>("named"); ///< by the page, in this order
    QTest::addColumn<QString>("followed");  ///< title
    QTest::addColumn<QString>("choices");   ///< titles
    const auto row = [](const char *name) -> QTestData & { return QTest::newRow(name); };
    row("the comments stand before it")
        << QStringList{u"/comments"_s, u"/feed"_s} << u"Show"_s << u""_s;
    row("a dead feed stands before it")
        << QStringList{u"/gone"_s, u"/feed"_s} << u"Show"_s << u""_s;
    row("a page stands before it") << QStringList{u"/page2"_s, u"/feed"_s} << u"Show"_s << u""_s;
    row("one feed under two addresses")
        << QStringList{u"/again"_s, u"/feed"_s} << u"Show"_s << u""_s;
    row("two feeds with media") << QStringList{u"/comments"_s, u"/feed"_s, u"/other"_s} << u""_s
                                << u"Show Other"_s;
    row("two feeds without media")
        << QStringList{u"/comments"_s, u"/posts"_s} << u""_s << u"Comments Posts"_s;
    row("only dead ones") << QStringList{u"/gone"_s, u"/page2"_s} << u""_s << u""_s;
}

void TestPageFeeds::theFeedThatIsMeantIsFollowed()
{
    QFETCH(const QStringList, named);
    QFETCH(const QString, followed);
    QFETCH(const QString, choices);
    QByteArray head;
    for (const QString &path : named)
        head += "<link rel=alternate type=application/rss+xml href=" + path.toUtf8() + ">";
    m_library->server.setBody(u"/page"_s, "<!doctype html><html><head>" + head + "</head><body>x");
    m_library->server.setBody(u"/page2"_s, "<!doctype html><html><body>x");
    const auto outcome = m_library->subscribe(u"/page"_s);
    QCOMPARE(outcome.added.isEmpty() ? QString() : outcome.added.constFirst().title, followed);
    QStringList titles;
    for (const notes::FeedLink &link : outcome.choices)
        titles.append(link.title);
    QCOMPARE(titles.join(u' '), choices);
    QCOMPARE(outcome.failed.isEmpty(), !followed.isEmpty());
}

void TestPageFeeds::withoutHttpsHttpIsAsked()
{
    // Answers the TLS handshake with an HTTP error, as servers without HTTPS do.
    QTcpServer plainServer;
    QVERIFY(plainServer.listen(QHostAddress::LocalHost));
    connect(&plainServer, &QTcpServer::newConnection, &plainServer, [&plainServer] {
        QTcpSocket *socket = plainServer.nextPendingConnection();
        connect(socket, &QTcpSocket::readyRead, socket, [socket] {
            socket->write("HTTP/1.0 400 Bad Request\r\n\r\n");
            socket->disconnectFromHost();
        });
    });
    const QUrl secure(u"https://127.0.0.1:%1/feed"_s.arg(plainServer.serverPort()));
    const auto refused = wait(m_library->library.subscriptions().subscribe(secure));
    QCOMPARE(refused.failed.size(), 1);
    QCOMPARE(refused.failed.constFirst().error.code, ErrorCode::TlsFailed);
    QCOMPARE(refused.failed.constFirst().error.detail, noTls);
    const QUrl plain = m_library->server.url(u"/feed"_s);
    const auto outcome = wait(m_library->library.subscriptions().subscribe(
        secure, accounts::Remember::InKeychain, plain));
    QVERIFY(outcome.failed.isEmpty());
    QCOMPARE(outcome.added.constFirst().url, plain);
}

void TestPageFeeds::nothingAnswersEitherWay()
{
    const QUrl secure(u"https://127.0.0.1:1/feed"_s);
    const auto outcome = wait(m_library->library.subscriptions().subscribe(
        secure, accounts::Remember::InKeychain, QUrl(u"http://127.0.0.1:1/feed"_s)));
    QCOMPARE(outcome.failed.size(), 1);
    QCOMPARE(outcome.failed.constFirst().url, secure);
}

void TestPageFeeds::stoppingEndsAtOnce()
{
    m_library->server.setRoute(u"/slow"_s, [](const ServerRequest &) {
        return ServerAnswer{.body = feedOf("Slow", true), .delay = std::chrono::milliseconds(300)};
    });
    subscriptions::Subscriptions &subscriptions = m_library->library.subscriptions();
    auto future = subscriptions.subscribe(m_library->server.url(u"/slow"_s));
    QTRY_COMPARE(m_library->server.requests().size(), 1);
    subscriptions.cancelReading();
    QVERIFY(future.isFinished());
    QCOMPARE(future.result().failed.constFirst().error.code, ErrorCode::Cancelled);
    // The delayed answer of the cancelled attempt must not stop the next attempt.
    const auto next = m_library->subscribe(u"/feed"_s);
    QCOMPARE(next.added.size(), 1);
    const auto again = m_library->subscribe(u"/slow"_s);
    QVERIFY(!again.added.constFirst().wasFollowed);
}

QTEST_GUILESS_MAIN(TestPageFeeds)
#include "tst_page_feeds.moc"
