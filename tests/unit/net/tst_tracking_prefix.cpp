// SPDX-License-Identifier: GPL-3.0-or-later
// Tests which addresses of media lose the prefixes of tracking services, and which keep them.

#include <net/tracking_prefix.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using dogear::net::withoutTrackers;

namespace {

/// Qt 6.8 reads a view of bytes, to which a concatenation does not convert.
QUrl urlOf(const QByteArray &encoded)
{
    return QUrl::fromEncoded(encoded);
}

} // namespace

class TestTrackingPrefix final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void services_data();
    void services();
    void detailsOfTheAddressAreKept_data();
    void detailsOfTheAddressAreKept();
    void unclearAddressesStay_data();
    void unclearAddressesStay();
    void theNumberOfPrefixesIsLimited();
};

void TestTrackingPrefix::services_data()
{
    QTest::addColumn<QByteArray>("prefix"); // in front of "media.example/1.mp3"
    QTest::addColumn<QByteArray>("scheme");
    const auto row = [](const char *name, const char *prefix, const char *scheme = "https") {
        QTest::newRow(name) << QByteArray(prefix) << QByteArray(scheme);
    };
    row("OP3", "https://op3.dev/e/");
    row("OP3 with an option", "https://op3.dev/e,pg=86f5a8f0-2b14-5c3a-9e6d-1d0e2f3a4b5c/");
    row("OP3 with several options", "https://op3.dev/e,pg=86f5,x=1/");
    row("Podtrac", "https://dts.podtrac.com/redirect.mp3/");
    row("Podtrac for another ending", "https://dts.podtrac.com/redirect.m4a/");
    row("Podtrac over http leads to https", "http://dts.podtrac.com/redirect.mp3/");
    row("Podtrac, both forms mixed", "https://dts.podtrac.com/pts/redirect.mp3/");
    row("Podtrac, the older form", "http://www.podtrac.com/pts/redirect.mp3/");
    row("Podtrac without www", "https://podtrac.com/pts/redirect.mp3/");
    row("Podtrac by show", "https://play.podtrac.com/npr-510289/");
    row("Podsights", "https://pdst.fm/e/");
    row("Podsights keeps http", "http://pdst.fm/e/", "http");
    row("Spotify", "https://prfx.byspotify.com/e/");
    row("Chartable", "https://chrt.fm/track/E2G895/");
    row("Chartable, its other name", "https://chtbl.com/track/9EE2G/");
    row("Chartable keeps http", "http://chtbl.com/track/9EE2G/", "http");
    row("Podscribe", "https://verifi.podscribe.com/rss/p/");
    row("Podscribe, its short name", "https://pscrb.fm/rss/p/");
    row("Magellan AI", "https://mgln.ai/e/441/");
    row("Magellan AI without an account", "https://mgln.ai/track/");
    row("Claritas", "https://claritaspod.com/measure/");
    row("Claritas with www", "https://www.claritaspod.com/measure/");
    row("Claritas, its short name", "https://clrtpod.com/m/");
    row("ArtsAI", "https://arttrk.com/p/ABMA5/");
    row("Podcorn", "https://pdcn.co/e/");
    row("Gumball", "https://2.gum.fm/");
    row("Gumball by show", "https://s.gum.fm/s-5fe37a10f0786e0025359373/");
    row("Gumball, the older form", "https://s.gum.fm/r1/5fe37a10f0786e0025359373/");
    row("Swap.fm", "https://tracking.swap.fm/track/0bDcdoop59bdTYSfajQW/");
    row("Swap.fm without a subdomain", "https://swap.fm/track/0bDcdoop59bdTYSfajQW/");
    row("Blubrry", "https://media.blubrry.com/takeituneasy/");
    row("Blubrry, the longer form", "https://media.blubrry.com/takeituneasy/p/");
    row("Blubrry keeps http", "http://media.blubrry.com/ipspace/", "http");
    row("Podkite names https in its path", "https://growx.podkite.com/https/D3E76IU7/");
    row("Podkite names http in its path", "https://growx.podkite.com/http/D3E76IU7/", "http");
    row("Veritonic", "https://pfx.veritonicmetrics.com/vt123/");
    row("Podder", "https://p.podderapp.com/2544644999/");
    row("Zencastr", "https://r.zen.ai/r/");
    row("Zencastr, its other name", "https://r.zencastr.com/r/");
    row("Zencastr ignores the scheme", "https://r.zen.ai/r/http://");
    row("Glystn", "https://t.glystn.com/v2/track/PID-1234abcd/");
    row("AdBarker", "https://adbarker.com/stream/asdf1345/");
    row("Vpixl", "https://pfx.vpixl.com/6qj4J/");
    row("Backtracks", "https://bktrks.co/t/1234abcd/");
    row("Podroll", "https://pdrl.fm/b85a46/");
    row("Podroll by campaign", "https://pdrl.fm/r/86c73b/6f0827/");
    row("Podroll for feeds", "https://rss.pdrl.fm/b85a46/");
    row("Voxalyze", "https://a.pdcst.to/abcdWXYZ/");
    row("CoHost", "https://cohst.app/pdcst/123ABC/");
    row("Podcards", "https://pdcds.co/asdfg12345/");
    row("United Podcasters", "https://prefix.up.audio/s/");
    row("Pfxes", "https://m.pfxes.com/ABCDabcd/");
    row("the name of a service in capitals", "https://PDST.FM/e/");
    row("two services", "https://pdst.fm/e/chrt.fm/track/DC65F1/");
    row("five services",
        "https://www.podtrac.com/pts/redirect.mp3/pdst.fm/e/mgln.ai/e/94/claritaspod.com/measure/"
        "pfx.vpixl.com/j0JIg/");
    row("services with a scheme between them",
        "https://chtbl.com/track/1/https://www.podtrac.com/pts/redirect.mp3/");
}

void TestTrackingPrefix::services()
{
    QFETCH(const QByteArray, prefix);
    QFETCH(const QByteArray, scheme);
    const QByteArray media = "media.example/1.mp3";
    QCOMPARE(withoutTrackers(urlOf(prefix + media)), urlOf(scheme + "://" + media));
}

void TestTrackingPrefix::detailsOfTheAddressAreKept_data()
{
    QTest::addColumn<QByteArray>("media");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const char *media, const char *expected) {
        QTest::newRow(name) << QByteArray(media) << QByteArray(expected);
    };
    row("a query",
        "https://pdst.fm/e/media.example/1.mp3?updated=16&sig=a%2Fb%3D",
        "https://media.example/1.mp3?updated=16&sig=a%2Fb%3D");
    row("an empty query", "https://pdst.fm/e/media.example/1.mp3?", "https://media.example/1.mp3?");
    row("percent-encoding in the path",
        "https://pdst.fm/e/media.example/a%2Fb%20c%C3%A9.mp3",
        "https://media.example/a%2Fb%20c%C3%A9.mp3");
    row("a second slash in the path",
        "https://pdst.fm/e/media.example//x//1.mp3",
        "https://media.example//x//1.mp3");
    row("a port", "https://pdst.fm/e/media.example:8443/1.mp3", "https://media.example:8443/1.mp3");
    row("credentials behind the prefix",
        "https://pdst.fm/e/anna:s3cret@media.example/1.mp3",
        "https://anna:s3cret@media.example/1.mp3");
    row("a named scheme",
        "https://op3.dev/e/http://media.example/1.mp3",
        "http://media.example/1.mp3");
    row("a named scheme in capitals",
        "https://op3.dev/e/HTTPS://media.example/1.mp3",
        "https://media.example/1.mp3");
    row("a scheme with one slash, as some programs write it",
        "https://op3.dev/e/https:/media.example/1.mp3",
        "https://media.example/1.mp3");
    row("an address without an ending",
        "https://pdst.fm/e/media.example/x",
        "https://media.example/x");
    row("a name of the media host in punycode",
        "https://pdst.fm/e/xn--mller-kva.example/1.mp3",
        "https://xn--mller-kva.example/1.mp3");
    row("a path that looks like a service further behind",
        "https://media.example/redirect/pdst.fm/e/other.example/1.mp3",
        "https://media.example/redirect/pdst.fm/e/other.example/1.mp3");
    row("a service behind one with a port is the server, then",
        "https://op3.dev/e/pdst.fm:8443/e/media.example/1.mp3",
        "https://pdst.fm:8443/e/media.example/1.mp3");
}

void TestTrackingPrefix::detailsOfTheAddressAreKept()
{
    QFETCH(const QByteArray, media);
    QFETCH(const QByteArray, expected);
    QCOMPARE(withoutTrackers(QUrl::fromEncoded(media)).toEncoded(), expected);
}

void TestTrackingPrefix::unclearAddressesStay_data()
{
    QTest::addColumn<QByteArray>("media");
    const auto row = [](const char *name, const char *media) {
        QTest::newRow(name) << QByteArray(media);
    };
    row("no prefix", "https://media.example/1.mp3");
    row("an empty address", "");
    row("a local file", "file:///home/me/pdst.fm/e/media.example/1.mp3");
    row("another scheme", "ftp://pdst.fm/e/media.example/1.mp3");
    row("a host that ends like a service", "https://evil-pdst.fm/e/media.example/1.mp3");
    row("a host that begins like a service", "https://pdst.fm.evil.example/e/media.example/1.mp3");
    row("a host below a service", "https://www.pdst.fm/e/media.example/1.mp3");
    row("a service as the user name", "https://pdst.fm@evil.example/e/media.example/1.mp3");
    row("credentials for the service", "https://anna:s3cret@pdst.fm/e/media.example/1.mp3");
    row("a service at another port", "https://pdst.fm:8443/e/media.example/1.mp3");
    row("another path of a service", "https://pdst.fm/x/media.example/1.mp3");
    row("a path that only begins like the prefix", "https://pdst.fm/episode/media.example/1.mp3");
    row("only the prefix", "https://pdst.fm/e/");
    row("only a host behind the prefix", "https://pdst.fm/e/media.example");
    row("no path behind the host", "https://pdst.fm/e/media.example/");
    row("a file of the service itself", "https://pdst.fm/e/episode.mp3");
    row("a folder with the name of a file", "https://pdst.fm/e/episode.mp3/part");
    row("a name without a dot", "https://pdst.fm/e/assets/1.mp3");
    row("this computer", "https://pdst.fm/e/localhost/1.mp3");
    row("an address of this computer", "https://pdst.fm/e/127.0.0.1/1.mp3");
    row("an address of the local network", "https://pdst.fm/e/192.168.1.1/admin/reboot");
    row("an IPv6 address", "https://pdst.fm/e/[::1]/1.mp3");
    row("a number for an address", "https://pdst.fm/e/2130706433/1.mp3");
    row("another scheme behind the prefix", "https://pdst.fm/e/ftp://media.example/1.mp3");
    row("a local file behind the prefix", "https://pdst.fm/e/file:///etc/passwd");
    row("a script behind the prefix", "https://pdst.fm/e/javascript:alert(1)/x");
    row("three slashes behind the scheme", "https://op3.dev/e/https:///media.example/1.mp3");
    row("an encoded scheme", "https://chtbl.com/track/1/https%3A%2F%2Fmedia.example/1.mp3");
    row("an encoded host", "https://pdst.fm/e/media%2Eexample%2F1.mp3");
    row("a port that is none", "https://pdst.fm/e/media.example:99999/1.mp3");
    row("a host with a space", "https://pdst.fm/e/media%20.example/1.mp3");
    row("two dots in a row", "https://pdst.fm/e/media..example/1.mp3");
    row("a host that ends with a dot", "https://pdst.fm/e/media.example./1.mp3");
    row("a missing account", "https://chrt.fm/track/media.example");
    row("Podkite with another scheme", "https://growx.podkite.com/ftp/D3E7/media.example/1.mp3");
}

void TestTrackingPrefix::unclearAddressesStay()
{
    QFETCH(const QByteArray, media);
    const QUrl url = QUrl::fromEncoded(media);
    QCOMPARE(withoutTrackers(url), url);
}

void TestTrackingPrefix::theNumberOfPrefixesIsLimited()
{
    const QByteArray service = "pdst.fm/e/";
    const QUrl many = urlOf("https://" + service.repeated(1000) + "media.example/1.mp3");
    const QUrl found = withoutTrackers(many);
    QCOMPARE(found, urlOf("https://" + service.repeated(984) + "media.example/1.mp3"));
}

QTEST_GUILESS_MAIN(TestTrackingPrefix)
#include "tst_tracking_prefix.moc"
