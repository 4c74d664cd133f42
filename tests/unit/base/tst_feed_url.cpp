// SPDX-License-Identifier: GPL-3.0-or-later

#include <base/feed_url.h>
#include <base/pasted_address.h>

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;

class TestFeedUrl final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void readsAddresses_data();
    void readsAddresses();
    void readsPaths_data();
    void readsPaths();
    void httpIsAskedWhereHttpsWasAGuess_data();
    void httpIsAskedWhereHttpsWasAGuess();
    void refuses_data();
    void refuses();
    void keepsCredentials_data();
    void keepsCredentials();
    void showsNoCredentials_data();
    void showsNoCredentials();
    void equalKeys_data();
    void equalKeys();
    void differentKeys_data();
    void differentKeys();

private:
    [[nodiscard]] QString absolute(const QString &path) const { return m_folder.filePath(path); }

    QTemporaryDir m_folder;
};

void TestFeedUrl::initTestCase()
{
    QVERIFY(m_folder.isValid());
    QVERIFY(QDir(m_folder.path()).mkpath(u"my.folder"_s));
    for (const auto &name :
         {u"feed.xml"_s, u"example.org"_s, u"a b#c%41.opml"_s, u"my.folder/x.xml"_s}) {
        QFile file(absolute(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
    }
}

void TestFeedUrl::readsAddresses_data()
{
    QTest::addColumn<QString>("input");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QString &input, const QString &expected) {
        QTest::newRow(name) << input << expected;
    };

    row("https stays", u"https://example.net/feed"_s, u"https://example.net/feed"_s);
    row("http stays", u"http://example.net/feed"_s, u"http://example.net/feed"_s);
    row("white space around",
        u" \n\thttps://example.net/feed\r\n "_s,
        u"https://example.net/feed"_s);
    row("no-break space around",
        u"\u00a0https://example.net/feed\u00a0"_s,
        u"https://example.net/feed"_s);
    row("upper case scheme and host", u"HTTPS://Example.NET/Feed"_s, u"https://example.net/Feed"_s);
    row("feed scheme with slashes", u"feed://example.net/feed"_s, u"http://example.net/feed"_s);
    row("feed scheme before https",
        u"feed:https://example.net/feed"_s,
        u"https://example.net/feed"_s);
    row("feed scheme before http", u"feed:http://example.net/feed"_s, u"http://example.net/feed"_s);
    row("feed scheme with slashes before https",
        u"feed://https://example.net/feed"_s,
        u"https://example.net/feed"_s);
    row("feed scheme without slashes", u"feed:example.net/feed"_s, u"http://example.net/feed"_s);
    row("feed scheme in upper case", u"FEED://example.net/feed"_s, u"http://example.net/feed"_s);
    row("itpc", u"itpc://example.net/feed"_s, u"http://example.net/feed"_s);
    row("itms", u"itms://example.net/feed"_s, u"http://example.net/feed"_s);
    row("pcast", u"pcast://example.net/feed"_s, u"http://example.net/feed"_s);
    row("podcast", u"podcast://example.net/feed"_s, u"http://example.net/feed"_s);
    row("podcast before https",
        u"podcast:https://example.net/feed"_s,
        u"https://example.net/feed"_s);
    row("bare host", u"example.net"_s, u"https://example.net"_s);
    row("bare host and path", u"feeds.example.net/show"_s, u"https://feeds.example.net/show"_s);
    row("bare host and a path that ends in xml",
        u"feeds.example.net/show/feed.xml"_s,
        u"https://feeds.example.net/show/feed.xml"_s);
    row("bare host and port", u"example.net:8080/feed"_s, u"https://example.net:8080/feed"_s);
    row("bare host without a dot, with a port",
        u"localhost:8080/feed"_s,
        u"https://localhost:8080/feed"_s);
    row("bare host and query", u"example.net?feed=rss2"_s, u"https://example.net?feed=rss2"_s);
    row("a space in the path", u"https://example.net/a b"_s, u"https://example.net/a%20b"_s);
    row("letters beyond ASCII",
        u"https://bücher.example/ä"_s,
        u"https://xn--bcher-kva.example/%C3%A4"_s);
    row("escapes are not escaped twice",
        u"https://example.net/a%20b?c=%2F%3D"_s,
        u"https://example.net/a%20b?c=%2F%3D"_s);
    const QString feed = u"https://example.net/feed.xml"_s;
    row("in angle brackets", u"<https://example.net/feed.xml>"_s, feed);
    row("in quotation marks", u"“https://example.net/feed.xml”,"_s, feed);
    row("at the end of a sentence", u"Look at https://example.net/feed.xml."_s, feed);
    row("behind the title of a show", u"One show https://example.net/feed.xml"_s, feed);
    row("below the title of a show", u"One show\nhttps://example.net/feed.xml\n"_s, feed);
    row("before the title of a show", u"https://example.net/feed.xml One show"_s, feed);
    row("above the title of a show", u"https://example.net/feed.xml\nShow"_s, feed);
    row("twice in one text",
        u"https://example.net/feed.xml <https://example.net/feed.xml>"_s,
        feed);
    row("behind a space of no width", u"\u200bhttps://example.net/feed.xml"_s, feed);
    row("with marks of direction", u"\u202ahttps://example.net/feed.xml\u202c"_s, feed);
    row("with a byte order mark", u"\ufeffhttps://example.net/feed.xml"_s, feed);
    row("broken by a line break", u"https://example.net/\r\n  feed.xml"_s, feed);
    row("broken in a word", u"https://example.net/fe\ned.xml"_s, feed);
    row("percent-encoded as a whole", u"https%3A%2F%2Fexample.net%2Ffeed.xml"_s, feed);
    row("without a scheme in a sentence", u"Listen: example.net/feed.xml"_s, feed);
    row("brackets that belong to it",
        u"(https://example.net/feed_(show))"_s,
        u"https://example.net/feed_(show)"_s);
    row("an address in its query",
        u"https://example.net/go?to=https%3A%2F%2Fx.org"_s,
        u"https://example.net/go?to=https%3A%2F%2Fx.org"_s);
    row("file address", u"file:///tmp/x.xml"_s, u"file:///tmp/x.xml"_s);
    row("our own resource", u"qrc:/guide/feed.xml"_s, u"qrc:/guide/feed.xml"_s);
}

void TestFeedUrl::readsAddresses()
{
    QFETCH(const QString, input);
    QFETCH(const QString, expected);
    const auto url = feedUrlFromUserInput(input, m_folder.path());
    QVERIFY2(url.has_value(), qPrintable(input));
    QCOMPARE(url->toString(QUrl::FullyEncoded), expected);
}

void TestFeedUrl::readsPaths_data()
{
    QTest::addColumn<QString>("input");
    QTest::addColumn<QString>("path"); ///< relative to the working directory
    QTest::newRow("an existing file") << u"feed.xml"_s << u"feed.xml"_s;
    QTest::newRow("an existing file named like a host") << u"example.org"_s << u"example.org"_s;
    QTest::newRow("a relative path with dots") << u"./my.folder/../feed.xml"_s << u"feed.xml"_s;
    QTest::newRow("characters with a meaning in URLs") << u"a b#c%41.opml"_s << u"a b#c%41.opml"_s;
    QTest::newRow("white space around") << u" feed.xml\n"_s << u"feed.xml"_s;
    QTest::newRow("a missing file in an existing folder")
        << u"my.folder/y.xml"_s << u"my.folder/y.xml"_s;
    QTest::newRow("a missing OPML file") << u"list.opml"_s << u"list.opml"_s;
    QTest::newRow("a missing XML file in upper case") << u"LIST.XML"_s << u"LIST.XML"_s;
    QTest::newRow("a missing relative path") << u"./nothing"_s << u"nothing"_s;
    QTest::newRow("a missing path in a missing folder")
        << u"nowhere/list.opml"_s << u"nowhere/list.opml"_s;
}

void TestFeedUrl::readsPaths()
{
    QFETCH(const QString, input);
    QFETCH(const QString, path);
    const auto url = feedUrlFromUserInput(input, m_folder.path());
    QVERIFY(url.has_value());
    QCOMPARE(*url, QUrl::fromLocalFile(absolute(path)));
    QCOMPARE(url->toLocalFile(), absolute(path));
    // An absolute path does not depend on the working directory.
    const auto fromElsewhere = feedUrlFromUserInput(absolute(path), QDir::rootPath());
    QVERIFY(fromElsewhere.has_value());
    QCOMPARE(*fromElsewhere, *url);
}

void TestFeedUrl::httpIsAskedWhereHttpsWasAGuess_data()
{
    QTest::addColumn<QString>("input");
    QTest::addColumn<QString>("fallback");
    QTest::newRow("a bare host") << u"example.org/feed"_s << u"http://example.org/feed"_s;
    QTest::newRow("a bare host with a port")
        << u"localhost:8080/a"_s << u"http://localhost:8080/a"_s;
    QTest::newRow("a bare host in angle brackets")
        << u"<example.org/a>"_s << u"http://example.org/a"_s;
    QTest::newRow("https was typed") << u"https://example.org/feed"_s << QString();
    QTest::newRow("http was typed") << u"http://example.org/feed"_s << QString();
    QTest::newRow("a password would be sent in plain text")
        << u"anna:secret@example.org/a"_s << QString();
}

void TestFeedUrl::httpIsAskedWhereHttpsWasAGuess()
{
    QFETCH(const QString, input);
    QFETCH(const QString, fallback);
    const auto url = feedUrlFromUserInput(input, QDir::rootPath());
    QVERIFY(url);
    QCOMPARE(httpFallbackFor(input, *url).toString(), fallback);
}

void TestFeedUrl::refuses_data()
{
    QTest::addColumn<QString>("input");
    QTest::addColumn<ErrorCode>("expected");
    QTest::newRow("an empty string") << QString() << ErrorCode::EmptyInput;
    QTest::newRow("only white space") << u" \n\t "_s << ErrorCode::EmptyInput;
    QTest::newRow("ftp") << u"ftp://example.net/feed"_s << ErrorCode::UnsupportedScheme;
    QTest::newRow("JavaScript") << u"javascript:alert(1)"_s << ErrorCode::UnsupportedScheme;
    QTest::newRow("data") << u"data:text/xml,<rss/>"_s << ErrorCode::UnsupportedScheme;
    QTest::newRow("mailto") << u"mailto:a@example.net"_s << ErrorCode::UnsupportedScheme;
    QTest::newRow("no host") << u"https://"_s << ErrorCode::UnsupportedScheme;
    QTest::newRow("a path without a host") << u"https:///feed"_s << ErrorCode::UnsupportedScheme;
    QTest::newRow("feed scheme alone") << u"feed:"_s << ErrorCode::UnsupportedScheme;
    QTest::newRow("feed scheme before JavaScript")
        << u"feed:javascript:alert(1)"_s << ErrorCode::UnsupportedScheme;
    QTest::newRow("an invalid host") << u"https://exa mple.net/"_s << ErrorCode::UnsupportedScheme;
    QTest::newRow("a single word") << u"clockwork"_s << ErrorCode::UnsupportedScheme;
    QTest::newRow("several words") << u"the daily clock"_s << ErrorCode::UnsupportedScheme;
    QTest::newRow("two addresses")
        << u"https://example.net/a https://example.net/b"_s << ErrorCode::UnsupportedScheme;
    QTest::newRow("an invalid port")
        << u"https://example.net:99999/"_s << ErrorCode::UnsupportedScheme;
}

void TestFeedUrl::refuses()
{
    QFETCH(const QString, input);
    QFETCH(const ErrorCode, expected);
    const auto url = feedUrlFromUserInput(input, m_folder.path());
    QVERIFY2(!url.has_value(), qPrintable(url ? url->toString() : QString()));
    QCOMPARE(toName(url.error().code), toName(expected));
    if (expected == ErrorCode::UnsupportedScheme)
        QCOMPARE(url.error().detail, input); // the message shows the input
}

void TestFeedUrl::keepsCredentials_data()
{
    QTest::addColumn<QString>("input");
    QTest::addColumn<QString>("user");
    QTest::addColumn<QString>("password");
    QTest::newRow("the case of name and password")
        << u"https://Anna:GeHeim@example.net/feed"_s << u"Anna"_s << u"GeHeim"_s;
    QTest::newRow("a colon in the password")
        << u"https://anna:a:b@example.net/feed"_s << u"anna"_s << u"a:b"_s;
    QTest::newRow("a mail address as the user name")
        << u"https://anna%40example.com:x@example.net/feed"_s << u"anna@example.com"_s << u"x"_s;
    QTest::newRow("a user name without a password")
        << u"https://anna@example.net/feed"_s << u"anna"_s << QString();
    QTest::newRow("after a feed scheme")
        << u"feed://Anna:GeHeim@example.net/feed"_s << u"Anna"_s << u"GeHeim"_s;
    QTest::newRow("without a scheme")
        << u"Anna:GeHeim@example.net/feed"_s << u"Anna"_s << u"GeHeim"_s;
}

void TestFeedUrl::keepsCredentials()
{
    QFETCH(const QString, input);
    QFETCH(const QString, user);
    QFETCH(const QString, password);
    const auto url = feedUrlFromUserInput(input, m_folder.path());
    QVERIFY(url.has_value());
    QCOMPARE(url->host(), u"example.net"_s);
    QCOMPARE(url->path(), u"/feed"_s);
    QCOMPARE(url->userName(QUrl::FullyDecoded), user);
    QCOMPARE(url->password(QUrl::FullyDecoded), password);
}

void TestFeedUrl::showsNoCredentials_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<QString>("expected");
    QTest::newRow("with a scheme") << u"ftp://anna:s3cret@h/f"_s << u"ftp://h/f"_s;
    QTest::newRow("without a scheme") << u"anna:s3cret@h/f"_s << u"h/f"_s;
    QTest::newRow("an @ in the password") << u"ftp://anna:s3@cret@h/f"_s << u"ftp://h/f"_s;
    QTest::newRow("a malformed address") << u"ht tp://anna:s3cret@h"_s << u"ht tp://h"_s;
    QTest::newRow("a user name without a password") << u"ftp://anna@h"_s << u"ftp://h"_s;
    QTest::newRow("an @ in the path") << u"ftp://h/@show"_s << u"ftp://h/@show"_s;
    QTest::newRow("an @ in the query") << u"ftp://h/f?mail=a@b"_s << u"ftp://h/f?mail=a@b"_s;
    QTest::newRow("an empty string") << u""_s << u""_s;
}

void TestFeedUrl::showsNoCredentials()
{
    QFETCH(const QString, address);
    QFETCH(const QString, expected);
    QCOMPARE(withoutUserInfo(address), expected);
    const auto url = feedUrlFromUserInput(address, QDir::tempPath());
    QVERIFY(url || !url.error().detail.contains(u"s3cret"_s));
}

void TestFeedUrl::equalKeys_data()
{
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("other");
    const auto row = [](const char *name, const QString &one, const QString &other) {
        QTest::newRow(name) << one << other;
    };
    row("http and https", u"http://example.org/feed"_s, u"https://example.org/feed"_s);
    row("trailing slash", u"https://example.org/feed/"_s, u"https://example.org/feed"_s);
    row("trailing slash of the host", u"https://example.org/"_s, u"https://example.org"_s);
    row("trailing slash before a query",
        u"https://example.org/feed/?a=b"_s,
        u"https://example.org/feed?a=b"_s);
    row("slash of the host before a query",
        u"https://example.org/?a=b"_s,
        u"https://example.org?a=b"_s);
    row("case of scheme and host", u"HTTPS://Example.ORG/feed"_s, u"https://example.org/feed"_s);
    row("default port of http", u"http://example.org:80/feed"_s, u"https://example.org/feed"_s);
    row("default port of https", u"https://example.org:443/feed"_s, u"https://example.org/feed"_s);
    row("escaped unreserved characters",
        u"https://example.org/%66eed%7e%2D"_s,
        u"https://example.org/feed~-"_s);
    row("escaped unreserved characters in the query",
        u"https://example.org/?f=%72ss"_s,
        u"https://example.org/?f=rss"_s);
    row("case of escapes", u"https://example.org/%c3%a4%2f"_s, u"https://example.org/%C3%A4%2F"_s);
    row("letters beyond ASCII", u"https://example.org/ä"_s, u"https://example.org/%C3%A4"_s);
    row("international host", u"https://bücher.example/"_s, u"https://xn--bcher-kva.example/"_s);
    row("escaped space", u"https://example.org/a b"_s, u"https://example.org/a%20b"_s);
    row("fragment", u"https://example.org/feed#top"_s, u"https://example.org/feed"_s);
    row("dot segments", u"https://example.org/a/../feed"_s, u"https://example.org/feed"_s);
    row("empty query", u"https://example.org/feed?"_s, u"https://example.org/feed"_s);
}

void TestFeedUrl::equalKeys()
{
    QFETCH(const QString, one);
    QFETCH(const QString, other);
    // Besides being equal, keys are not empty, and a key is its own key.
    QCOMPARE(feedUrlKey(QUrl(one)), feedUrlKey(QUrl(other)));
    QVERIFY(!feedUrlKey(QUrl(one)).isEmpty());
    QCOMPARE(feedUrlKey(QUrl(feedUrlKey(QUrl(one)))), feedUrlKey(QUrl(one)));
}

void TestFeedUrl::differentKeys_data()
{
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("other");
    const auto row = [](const char *name, const QString &one, const QString &other) {
        QTest::newRow(name) << one << other;
    };
    row("host", u"https://example.org/feed"_s, u"https://example.net/feed"_s);
    row("port", u"https://example.org:8443/feed"_s, u"https://example.org/feed"_s);
    row("path", u"https://example.org/a"_s, u"https://example.org/b"_s);
    row("case of the path", u"https://example.org/Feed"_s, u"https://example.org/feed"_s);
    row("query", u"https://example.org/?a=1"_s, u"https://example.org/?a=2"_s);
    row("trailing slash of the query",
        u"https://example.org/?a=1/"_s,
        u"https://example.org/?a=1"_s);
    row("order of the query", u"https://example.org/?a=1&b=2"_s, u"https://example.org/?b=2&a=1"_s);
    row("escaped slash", u"https://example.org/a%2Fb"_s, u"https://example.org/a/b"_s);
    row("escaped percent sign", u"https://example.org/a%2541"_s, u"https://example.org/aA"_s);
    row("escaped question mark", u"https://example.org/a%3Fb"_s, u"https://example.org/a?b"_s);
    row("escaped ampersand",
        u"https://example.org/?a=1%26b=2"_s,
        u"https://example.org/?a=1&b=2"_s);
    row("user", u"https://anna@example.org/feed"_s, u"https://bert@example.org/feed"_s);
    row("file and web", u"file:///example.org/feed"_s, u"https://example.org/feed"_s);
}

void TestFeedUrl::differentKeys()
{
    QFETCH(const QString, one);
    QFETCH(const QString, other);
    QVERIFY2(feedUrlKey(QUrl(one)) != feedUrlKey(QUrl(other)), qPrintable(feedUrlKey(QUrl(one))));
}

QTEST_GUILESS_MAIN(TestFeedUrl)
#include "tst_feed_url.moc"
