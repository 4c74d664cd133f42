// SPDX-License-Identifier: GPL-3.0-or-later

#include "link_rows.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace dogear::discovery;

class TestHostileLinks final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void refusesWhatIsNoWebAddress_data();
    void refusesWhatIsNoWebAddress() { compareLink(); }
    void limitsNesting_data();
    void limitsNesting() { compareLink(); }
    void ignoresDamagedParts_data();
    void ignoresDamagedParts() { compareLink(); }
    void trustsOnlyHosts_data();
    void trustsOnlyHosts() { compareLink(); }
    void readsUnusualTexts_data();
    void readsUnusualTexts() { compareLink(); }
    void readsLongTexts();
};

namespace {

/// Puts \a address into a link of gpodder.net.
QString wrapped(const QString &address)
{
    return u"https://gpodder.net/subscribe?url="_s
           + QString::fromLatin1(QUrl::toPercentEncoding(address));
}

QString asBase64(const QByteArray &bytes)
{
    return QString::fromLatin1(bytes.toBase64(QByteArray::Base64UrlEncoding));
}

/// The link that \a address is if nothing in it is understood.
QString asItIs(const QString &address)
{
    return u"Feed feed="_s + address;
}

const QString plainFeed = u"https://example.org/feed.xml"_s;

} // namespace

void TestHostileLinks::refusesWhatIsNoWebAddress_data()
{
    const auto row = addLinkRows();
    for (const QString &inner : {u"file:///etc/passwd"_s,
                                 u"FILE:///etc/passwd"_s,
                                 u"/etc/passwd"_s,
                                 u"~/feed.xml"_s,
                                 u"../feed.xml"_s,
                                 u"feed.xml"_s,
                                 u":/feed.xml"_s,
                                 u"qrc:/feed.xml"_s,
                                 u"javascript:alert(1)"_s,
                                 u"data:text/xml,<rss/>"_s,
                                 u"ftp://example.org/feed.xml"_s,
                                 u"mailto:ann@example.org"_s,
                                 u"https://"_s,
                                 u"https:///feed.xml"_s,
                                 u"https://exa mple.org/"_s,
                                 u"https://example.org:99999/"_s,
                                 u"podcast://file:///etc/passwd"_s,
                                 u"antennapod-subscribe://file:///etc/passwd"_s,
                                 u"plain talk"_s}) {
        row(qPrintable(u"a page with %1 is only a page"_s.arg(inner)),
            wrapped(inner),
            asItIs(wrapped(inner)),
            0);
    }
    for (const QString &link : {u"antennapod-subscribe://file:///etc/passwd"_s,
                                u"antennapod-subscribe:///etc/passwd"_s,
                                u"podcast://file:///etc/passwd"_s,
                                u"https://file:///etc/passwd"_s,
                                u"pktc://subscribe/javascript:alert(1)"_s,
                                u"overcast://x-callback-url/add?url=file%3A%2F%2F%2Fa"_s,
                                u"overcast://x-callback-url/add"_s,
                                u"rss://"_s,
                                u"javascript:alert(1)"_s,
                                u"JavaScript://example.org/%0Aalert(1)"_s,
                                u"data:text/html,<b>"_s,
                                u"/etc/passwd"_s}) {
        row(qPrintable(u"%1 is words"_s.arg(link)), link, u"Words words="_s + link, 0);
    }
    row("a password in a refused address is not searched for",
        u"ftp://anna:secret@example.org/feed"_s,
        u"Words words=ftp://example.org/feed"_s,
        0);
}

void TestHostileLinks::limitsNesting_data()
{
    const auto row = addLinkRows();
    const QString three = wrapped(wrapped(wrapped(plainFeed)));
    row("a feed is found three links deep", three, asItIs(plainFeed), 0);
    row("a feed is not looked for four links deep", wrapped(three), asItIs(wrapped(three)), 0);
    row("app links count as links",
        u"rss://rss://rss://rss://example.org/feed.xml"_s,
        u"Words words=rss://rss://rss://rss://example.org/feed.xml"_s,
        0);
    row("three app links are unwrapped",
        u"rss://gpodder://pktc://subscribe/https://example.org/feed.xml"_s,
        asItIs(plainFeed),
        0);
    row("a refused address three links deep leaves the outermost page",
        wrapped(wrapped(wrapped(u"file:///etc/passwd"_s))),
        asItIs(wrapped(wrapped(wrapped(u"file:///etc/passwd"_s)))),
        0);
}

void TestHostileLinks::ignoresDamagedParts_data()
{
    const auto row = addLinkRows();
    const QString podLink = u"https://pod.link/"_s;
    const auto page = [row](const char *name, const QString &link) {
        row(name, link, asItIs(link), 0);
    };
    page("base64 of random bytes is no feed", podLink + asBase64("\xff\x9e\x80garbage"));
    page("base64 of words is no feed", podLink + asBase64("plain talk"));
    page("base64 of a control character is no feed",
         podLink + asBase64("https://example.org/\x01"));
    page("base64 of broken UTF-8 is no feed", podLink + asBase64("https://example.org/\xc3"));
    page("padding in the middle of base64 is no feed", podLink + u"aHR0=cHM6"_s);
    page("an odd number of hexadecimal digits is no feed",
         u"https://app.podcastguru.io/podcast/X687"_s);
    page("an encoded line break is no part of a feed",
         u"https://gpodder.net/subscribe?url=https%3A%2F%2Fexample.org%2F%0D%0Afeed"_s);
    page("an encoded NUL is no part of a feed",
         u"https://gpodder.net/subscribe?url=https%3A%2F%2Fexample.org%2F%00feed"_s);
    page("encoded bytes that are not UTF-8 are no part of a feed",
         u"https://gpodder.net/subscribe?url=https%3A%2F%2Fexample.org%2F%FF"_s);
    page("a number of 19 digits is no number", u"https://overcast.fm/itunes1234567890123456789"_s);
    page("a number of 0 is no number", u"https://castro.fm/itunes/0"_s);
    page("a negative number is no number", u"https://castro.fm/itunes/-5"_s);
    page("digits of other scripts are no number", u"https://castro.fm/itunes/%D9%A1%D9%A2"_s);
    page("a guid with a letter too many is no guid",
         u"https://truefans.fm/917393e3-1b1e-5cef-ace4-edaa54e1f8100"_s);
    row("the largest number is read",
        u"https://overcast.fm/itunes999999999999999999"_s,
        u"AppleShow apple=999999999999999999"_s,
        1);
    row("an episode with a huge number is no episode",
        u"https://podcasts.apple.com/podcast/id100?i=99999999999999999999"_s,
        u"AppleShow apple=100"_s,
        1);
    row("a huge start time is none",
        u"https://podcasts.apple.com/podcast/id100?t=99999999999999999999"_s,
        u"AppleShow apple=100"_s,
        1);
    row("an episode that is no base64 is none",
        u"https://steno.fm/show/917393e3-1b1e-5cef-ace4-edaa54e1f810/episode/abcde=f"_s,
        u"PodcastIndexShow guid=917393e3-1b1e-5cef-ace4-edaa54e1f810"_s,
        1);
}

void TestHostileLinks::trustsOnlyHosts_data()
{
    const auto row = addLinkRows();
    for (const QString &link :
         {u"https://example.org/podcasts.apple.com/podcast/id100"_s,
          u"https://podcasts.apple.com.example.org/podcast/id100"_s,
          u"https://notpodcasts.apple.com/podcast/id100"_s,
          u"https://podcasts.apple.com@example.org/podcast/id100"_s,
          u"https://podcasts.apple.com:8443/podcast/id100"_s,
          u"https://example.org/?u=https://podcasts.apple.com/podcast/id100"_s,
          u"https://example.org/#https://pod.link/100"_s,
          u"https://podcasts%2Eapple.example/podcast/id100"_s}) {
        row(qPrintable(u"%1 is a page of its host"_s.arg(link)),
            link,
            asItIs(QUrl(link).toString(QUrl::FullyEncoded)),
            0);
    }
    row("a Cyrillic letter makes another host",
        u"https://p\u043edcasts.apple.com/podcast/id100"_s,
        asItIs(
            QUrl(u"https://p\u043edcasts.apple.com/podcast/id100"_s).toString(QUrl::FullyEncoded)),
        0);
    row("the default port is no port of its own",
        u"https://podcasts.apple.com:443/podcast/id100"_s,
        u"AppleShow apple=100"_s,
        1);
    row("a password is not sent to a known page",
        u"https://anna:secret@www.youtube.com/@plaintalk"_s,
        u"YouTubePage page=https://www.youtube.com/@plaintalk"_s,
        1);
    row("a feed in a link keeps its password",
        wrapped(u"https://anna:se%2Fcret@example.org/feed"_s),
        asItIs(u"https://anna:se%2Fcret@example.org/feed"_s),
        0);
    row("a password is never sent over http by guess",
        u"antennapod-subscribe://anna:se%2Fcret@example.org/feed"_s,
        asItIs(u"https://anna:se%2Fcret@example.org/feed"_s),
        0);
}

void TestHostileLinks::readsUnusualTexts_data()
{
    const auto row = addLinkRows();
    const QString international = u"https://xn--bcher-kva.example/feed"_s;
    row("an international host is a host",
        u"https://bücher.example/feed"_s,
        asItIs(international),
        0);
    row("an international host in a link is a host",
        wrapped(u"https://bücher.example/feed"_s),
        asItIs(international),
        0);
    row("an IPv6 address is a host",
        u"https://[2001:db8::1]:8080/feed"_s,
        asItIs(u"https://[2001:db8::1]:8080/feed"_s),
        0);
    row("an IPv6 address in a link is a host",
        wrapped(u"http://[::1]/feed"_s),
        asItIs(u"http://[::1]/feed"_s),
        0);
    row("bidi marks are no part of an address",
        u"\u202ahttps://pod.link/100\u202c\u200f"_s,
        u"AppleShow apple=100"_s,
        1);
    row("bidi marks in a link are no part of the feed",
        wrapped(u"https://example.org/\u202efeed.xml"_s),
        asItIs(plainFeed),
        0);
    row("control characters are no part of an address",
        u"https://pod\u0001.link/1\u001b00\u0007"_s,
        u"AppleShow apple=100"_s,
        1);
    row("control characters are no words",
        u"plain\u0007 talk\u0001"_s,
        u"Words words=plain talk"_s,
        0);
    row("a NUL does not end a text",
        u"https://pod.link/10"_s + QChar(0) + u'0',
        u"AppleShow apple=100"_s,
        1);
    row("half a surrogate pair is no address",
        u"plain \xd83d talk"_s,
        u"Words words=plain \xd83d talk"_s,
        0);
    row("two addresses are words",
        u"https://pod.link/1 https://pod.link/2"_s,
        u"Words words=https://pod.link/1 https://pod.link/2"_s,
        0);
    row("two known links with words between them are words",
        u"https://pod.link/1\nand\nhttps://pod.link/2"_s,
        u"Words words=https://pod.link/1\nand\nhttps://pod.link/2"_s,
        0);
    row("an app link and an address are words",
        u"Take antennapod-subscribe://example.org/a or https://example.org/b"_s,
        u"Words words=Take antennapod-subscribe://example.org/a or https://example.org/b"_s,
        0);
    row("the same address twice is one",
        u"Plain Talk https://pod.link/100 <https://pod.link/100>"_s,
        u"AppleShow apple=100"_s,
        1);
    row("a file in the working directory does not change a link",
        u"example.org/CMakeLists.txt"_s,
        u"Feed feed=https://example.org/CMakeLists.txt http=http://example.org/CMakeLists.txt"_s,
        0);
}

void TestHostileLinks::readsLongTexts()
{
    const QString words = u"plain talk "_s.repeated(10'000).trimmed();
    const QString path = u"https://example.org/"_s + QString(100'000, u'a');
    const QString brackets = QString(100'000, u'(');
    const QString nested = u"rss://"_s.repeated(20'000) + u"example.org"_s;
    const QString colons = u"a:"_s.repeated(8'000);
    const QString field = wrapped(QString(100'000, u'%'));
    for (const QString &text : {words, path, brackets, nested, field, colons})
        QCOMPARE(dump(readLink(text)), u"Words words="_s + text);

    const QString encoded = u"rss://"_s + u"%41"_s.repeated(5'000);
    QCOMPARE(readLink(encoded).kind, ShowLink::Kind::Words);
    const QString sentence = u"plain talk "_s.repeated(1'000) + u"https://pod.link/100"_s;
    QCOMPARE(dump(readLink(sentence)), u"AppleShow apple=100"_s);
}

QTEST_GUILESS_MAIN(TestHostileLinks)
#include "tst_hostile_links.moc"
