// SPDX-License-Identifier: GPL-3.0-or-later

#include <domain/extras_json.h>
#include <feed/feed_parser.h>

#include <QJsonDocument>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::feed;

namespace {

const QUrl source{u"https://base.org/feeds/show.xml"_s};

constexpr auto podcastUri = "https://podcastindex.org/namespace/1.0";

QByteArray rss(const QByteArray &channel, const QByteArray &uri = podcastUri)
{
    return "<rss version='2.0' xmlns:p='" + uri
           + "' xmlns:c='http://podlove.org/simple-chapters'><channel>" + channel
           + "</channel></rss>";
}

QString compact(const QJsonObject &object)
{
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

/// Compacts the expected JSON; the keys of a JSON object are sorted.
QString compact(const QByteArray &json)
{
    return compact(QJsonDocument::fromJson(json).object());
}

} // namespace

/// Compares each element of the Podcasting 2.0 namespace with the JSON in which it is stored and
/// printed.
class TestPodcasting20 final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void ofItem_data();
    void ofItem();
    void ofChannel_data();
    void ofChannel();
    void nothingIsKeptForPlainFeeds();
    void liveItemsAreNoEpisodes();
    void uri_data();
    void uri();
};

void TestPodcasting20::ofItem_data()
{
    QTest::addColumn<QByteArray>("fields");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const char *fields, const char *expected) {
        QTest::newRow(name) << QByteArray(fields) << QByteArray(expected);
    };
    row("soundbite",
        "<p:soundbite startTime='73.5' duration='60'> A  part </p:soundbite>"
        "<p:soundbite startTime='0' duration='1'/>",
        R"({"soundbites":[{"start":73.5,"duration":60,"title":"A part"},{"start":0,"duration":1}]})");
    row("a soundbite without a length is none", "<p:soundbite startTime='73.5'/>", "{}");
    row("location",
        "<p:location rel='creator' geo='geo:1,2' osm='R1' country='DE'>Here</p:location>"
        "<p:location>There</p:location>",
        R"({"location":[{"name":"Here","rel":"creator","geo":"geo:1,2","osm":"R1","country":"de"},
            {"name":"There","rel":"subject"}]})");
    row("license",
        "<p:license url='/l.txt'>cc-by-4.0</p:license>",
        R"({"license":{"id":"cc-by-4.0","url":"https://base.org/l.txt"}})");
    row("season with a name, episode with a text and a fraction",
        "<p:season name='Race'>3</p:season><p:episode display='Ch.3'>315.5</p:episode>",
        R"({"season_name":"Race","episode_display":"Ch.3","episode_number":315.5})");
    row("alternateEnclosure with sources and integrity",
        "<p:alternateEnclosure type='audio/OPUS' length='32400000' bitrate='96000.5' lang='en'"
        " title='High' rel='r' codecs='opus' default='true'>"
        "<p:source uri='https://e.org/a.opus' contentType='audio/opus'/><p:source uri='ipfs://Qm'/>"
        "<p:integrity type='sri' value='sha384-x'/></p:alternateEnclosure>"
        "<p:alternateEnclosure type='video/mp4' height='720'><p:source uri='v.mp4'/>"
        "</p:alternateEnclosure>",
        R"({"alternate_enclosures":[{"type":"audio/opus","length":32400000,"bitrate":96000.5,
            "language":"en","title":"High","rel":"r","codecs":"opus","default":true,
            "sources":[{"uri":"https://e.org/a.opus","type":"audio/opus"},{"uri":"ipfs://Qm"}],
            "integrity":{"type":"sri","value":"sha384-x"}},
            {"type":"video/mp4","height":720,"default":false,
             "sources":[{"uri":"https://base.org/feeds/v.mp4"}]}]})");
    row("value with recipients and time splits",
        "<p:value type='lightning' method='keysend' suggested='0.00000005000'>"
        "<p:valueRecipient name='A' type='node' address='02' customKey='k' customValue='v'"
        " split='95' fee='true'/>"
        "<p:valueTimeSplit startTime='60' duration='237.5' remoteStartTime='1'"
        " remotePercentage='95'><p:remoteItem feedGuid='f' itemGuid='i' medium='Music'/>"
        "</p:valueTimeSplit>"
        "<p:valueTimeSplit startTime='330'><p:valueRecipient address='03' split='1'/>"
        "</p:valueTimeSplit><p:valueRecipient address='04' split='5'/></p:value>",
        R"({"value":[{"type":"lightning","method":"keysend","suggested":"0.00000005000",
            "recipients":[{"name":"A","type":"node","address":"02","custom_key":"k",
            "custom_value":"v","split":95,"fee":true},{"address":"04","split":5,"fee":false}],
            "time_splits":[{"start":60,"duration":237.5,"remote_start":1,"remote_percentage":95,
            "remote_item":{"feed_guid":"f","item_guid":"i","medium":"music"}},
            {"start":330,"recipients":[{"address":"03","split":1,"fee":false}]}]}]})");
    row("image and images",
        "<p:image href='/a.png' alt='A picture' aspect-ratio='16/9' width='1200' height='630'"
        " type='image/PNG' purpose='Social'/>"
        "<p:images srcset='https://e.org/1,x.jpg 1500w,\n https://e.org/2.jpg 600w,3.jpg'/>",
        R"({"images":[{"url":"https://base.org/a.png","alt":"A picture","aspect_ratio":"16/9",
            "width":1200,"height":630,"type":"image/png","purpose":"social"},
            {"url":"https://e.org/1,x.jpg","width":1500},{"url":"https://e.org/2.jpg","width":600},
            {"url":"https://base.org/feeds/3.jpg"}]})");
    row("funding",
        "<p:funding url='/pay'>Pay</p:funding>",
        R"({"funding":[{"url":"https://base.org/pay","text":"Pay"}]})");
    row("socialInteract",
        "<p:socialInteract protocol='ActivityPub' uri='https://e.org/@a/1' accountId='@a'"
        " accountUrl='https://e.org/@a' priority='1'/>",
        R"({"social_interact":[{"protocol":"activitypub","uri":"https://e.org/@a/1",
            "account_id":"@a","account_url":"https://e.org/@a","priority":1}]})");
    row("txt and chat",
        "<p:txt purpose='verify'>S6lpp</p:txt>"
        "<p:chat server='irc.e.org' protocol='IRC' accountId='@a' space='#x'/>",
        R"({"txt":[{"purpose":"verify","text":"S6lpp"}],
            "chat":{"server":"irc.e.org","protocol":"irc","account_id":"@a","space":"#x"}})");
    row("rule 86: Podlove chapters, sorted, only the first list",
        "<c:chapters version='1.2'><c:chapter start='00:03:07.250' title='Two' href='/2'/>"
        "<c:chapter start='0' title='One' image='/1.png'/><c:chapter start='x' title='No'/>"
        "</c:chapters><c:chapters><c:chapter start='5' title='Other'/></c:chapters>",
        R"({"chapters":[{"start":0,"title":"One","image":"https://base.org/1.png","listed":true},
            {"start":187.25,"title":"Two","link":"https://base.org/2","listed":true}]})");
    row("rule 86: Podlove chapters with web addresses only, as in a file of chapters",
        "<c:chapters><c:chapter start='0' title='One' href='file:///etc/passwd' "
        "image='data:image/png;base64,AA'/></c:chapters>",
        R"({"chapters":[{"start":0,"title":"One","listed":true}]})");
    row("what is empty or in the wrong place is not there",
        "<p:locked>yes</p:locked><p:location/><p:chat/><p:image/><p:txt/><p:license/>"
        "<p:source uri='https://e.org'/><p:valueRecipient address='1'/><p:remoteItem "
        "feedGuid='x'/>",
        "{}");
}

void TestPodcasting20::ofItem()
{
    QFETCH(const QByteArray, fields);
    QFETCH(const QByteArray, expected);
    const auto feed = parseFeed(rss("<item>" + fields + "</item>"), source);
    QVERIFY(feed.has_value());
    QCOMPARE(feed->episodes.size(), 1);
    QCOMPARE(compact(domain::toJson(*feed->episodes.constFirst().extras)), compact(expected));
    QVERIFY(feed->podcast.extras.isEmpty());
}

void TestPodcasting20::ofChannel_data()
{
    QTest::addColumn<QByteArray>("fields");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const char *fields, const char *expected) {
        QTest::newRow(name) << QByteArray(fields) << QByteArray(expected);
    };
    row("locked, block, medium",
        "<p:locked owner='a@e.org'>yes</p:locked><p:block>yes</p:block>"
        "<p:block id='Google'>no</p:block><p:medium>Music</p:medium>",
        R"({"locked":{"locked":true,"owner":"a@e.org"},"medium":"music",
            "block":[{"blocked":true},{"id":"google","blocked":false}]})");
    row("trailer",
        "<p:trailer url='t.mp3' pubdate='Thu, 01 Apr 2021 08:00:00 EST' length='12345678'"
        " season='4'>Soon</p:trailer>",
        R"({"trailers":[{"url":"https://base.org/feeds/t.mp3","published":1617282000,
            "type":"audio/mpeg","length":12345678,"season":4,"title":"Soon"}]})");
    row("podroll, publisher and a list's own items",
        "<p:podroll><p:remoteItem feedGuid='1' feedUrl='https://e.org/1' title='One'/>"
        "<p:remoteItem feedGuid='2'/></p:podroll><p:publisher><p:remoteItem medium='publisher'"
        " feedGuid='3'/></p:publisher><p:remoteItem feedGuid='4' itemGuid=' raw '/>",
        R"({"podroll":[{"feed_guid":"1","feed_url":"https://e.org/1","title":"One"},
            {"feed_guid":"2"}],"publisher":{"feed_guid":"3","medium":"publisher"},
            "remote_items":[{"feed_guid":"4","item_guid":" raw "}]})");
    row("updateFrequency",
        "<p:updateFrequency complete='true' dtstart='2023-07-31T10:00:00.000+02:00'"
        " rrule='FREQ=WEEKLY;BYDAY=MO'>Weekly</p:updateFrequency>",
        R"({"update_frequency":{"text":"Weekly","rrule":"FREQ=WEEKLY;BYDAY=MO",
            "dtstart":1690790400,"complete":true}})");
    row("podping", "<p:podping usesPodping='true'/>", R"({"uses_podping":true})");
    row("what items have too",
        "<p:location>Here</p:location><p:license>mit</p:license><p:value type='lightning'"
        " method='keysend'/><p:image href='/a.png'/><p:chat server='e.org' protocol='matrix'/>"
        "<p:socialInteract protocol='disabled'/><p:txt>x</p:txt>",
        R"({"location":[{"name":"Here","rel":"subject"}],"license":{"id":"mit"},
            "value":[{"type":"lightning","method":"keysend"}],
            "images":[{"url":"https://base.org/a.png"}],
            "chat":{"server":"e.org","protocol":"matrix"},
            "social_interact":[{"protocol":"disabled"}],"txt":[{"text":"x"}]})");
    row("liveItem",
        "<p:liveItem status='LIVE' start='2021-09-26T07:30:00.000-0600'"
        " end='2021-09-26T09:30:00-06:00'><title>Live</title><description>On air</description>"
        "<link>/live</link><guid isPermaLink='false'>g</guid>"
        "<enclosure url='https://e.org/s.mp3' type='audio/mpeg' length='312'/>"
        "<p:contentLink href='https://e.org/tv'>TV</p:contentLink>"
        "<p:chat server='irc.e.org' protocol='irc'/></p:liveItem>",
        R"({"live_items":[{"status":"live","start":1632663000,"end":1632670200,"guid":"g",
            "title":"Live","notes_html":"On air","link":"https://base.org/live",
            "stream_url":"https://e.org/s.mp3","stream_type":"audio/mpeg",
            "content_links":[{"url":"https://e.org/tv","text":"TV"}],
            "extras":{"chat":{"server":"irc.e.org","protocol":"irc"}}}]})");
}

void TestPodcasting20::ofChannel()
{
    QFETCH(const QByteArray, fields);
    QFETCH(const QByteArray, expected);
    const auto feed = parseFeed(rss(fields + "<item><title>T</title></item>"), source);
    QVERIFY(feed.has_value());
    QCOMPARE(feed->episodes.size(), 1);
    QVERIFY(feed->episodes.constFirst().extras.isEmpty());
    QCOMPARE(compact(domain::toJson(*feed->podcast.extras)), compact(expected));
}

void TestPodcasting20::nothingIsKeptForPlainFeeds()
{
    const auto feed = parseFeed(rss("<title>S</title><item><title>T</title></item>"), source);
    QVERIFY(feed.has_value());
    QVERIFY(feed->podcast.extras.isEmpty());
    QVERIFY(feed->episodes.constFirst().extras.isEmpty());
}

void TestPodcasting20::liveItemsAreNoEpisodes()
{
    const auto feed =
        parseFeed(rss("<p:liveItem status='pending'><title>Live</title><p:soundbite startTime='1'"
                      " duration='2'/></p:liveItem><item><title>T</title></item>"
                      "<p:liveItem status='ended'><title>Over</title></p:liveItem>"),
                  source);
    QVERIFY(feed.has_value());
    QCOMPARE(feed->episodes.size(), 1);
    QCOMPARE(feed->episodes.constFirst().title, u"T"_s);
    QVERIFY(feed->episodes.constFirst().extras.isEmpty());
    const QList<domain::LiveItem> &live = feed->podcast.extras->liveItems;
    QCOMPARE(live.size(), 2);
    QCOMPARE(live.constFirst().extras.soundbites.size(), 1);
    QCOMPARE(live.constLast().title, u"Over"_s);
}

void TestPodcasting20::uri_data()
{
    QTest::addColumn<QByteArray>("uri");
    for (const char *uri :
         {podcastUri,
          "http://podcastindex.org/namespace/1.0",
          "https://podcastindex.org/namespace/1.0/",
          "https://PodcastIndex.org/Namespace/1.0",
          "https://github.com/Podcastindex-org/podcast-namespace/blob/main/docs/1.0.md"})
        QTest::newRow(qPrintable("rule 4: "_L1 + QLatin1StringView(uri))) << QByteArray(uri);
}

void TestPodcasting20::uri()
{
    QFETCH(const QByteArray, uri);
    const auto feed = parseFeed(rss("<p:medium>music</p:medium>", uri), source);
    QVERIFY(feed.has_value());
    QCOMPARE(feed->podcast.extras->medium, u"music"_s);
}

QTEST_GUILESS_MAIN(TestPodcasting20)
#include "tst_podcasting20.moc"
