// SPDX-License-Identifier: GPL-3.0-or-later

#include "link_rows.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace dogear::discovery;

class TestWrappedLinks final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void unwrapsPages_data();
    void unwrapsPages() { compareLink(); }
    void unwrapsAppLinks_data();
    void unwrapsAppLinks() { compareLink(); }
};

void TestWrappedLinks::unwrapsPages_data()
{
    const auto row = addLinkRows();
    row("gpodder.net has the feed in the query",
        u"https://gpodder.net/subscribe?url=https%3A%2F%2Fexample.org%2Ffeed.xml"_s,
        u"Feed feed=https://example.org/feed.xml"_s,
        0);
    row("gpodder.net may have the feed unencoded",
        u"https://gpodder.net/subscribe?url=https://example.org/feed.xml"_s,
        u"Feed feed=https://example.org/feed.xml"_s,
        0);
    row("the query of an unencoded feed belongs to it",
        u"https://gpodder.net/subscribe?url=https://example.org/feed?a=b&c=d"_s,
        u"Feed feed=https://example.org/feed?a=b&c=d"_s,
        0);
    row("a feed without a scheme is https, or http",
        u"https://gpodder.net/subscribe?url=example.org/feed.xml"_s,
        u"Feed feed=https://example.org/feed.xml http=http://example.org/feed.xml"_s,
        0);
    row("AntennaPod has the feed next to the title",
        u"https://antennapod.org/deeplink/subscribe?title=Plain%20Talk&url=https%3A%2F%2Fexample.org%2Ffeed.xml"_s,
        u"Feed feed=https://example.org/feed.xml"_s,
        0);
    row("trackers before and after the feed are ignored",
        u"https://antennapod.org/deeplink/subscribe/?utm_source=x&url=https%3A%2F%2Fexample.org%2Ffeed.xml&fbclid=y#z"_s,
        u"Feed feed=https://example.org/feed.xml"_s,
        0);
    row("a feed is decoded once",
        u"https://antennapod.org/deeplink/subscribe?url=https%3A%2F%2Fexample.org%2Ffeed%3Fa%3D%252F%26b%3D%2525"_s,
        u"Feed feed=https://example.org/feed?a=%2F&b=%25"_s,
        0);
    row("a plus sign in a feed is no space",
        u"https://antennapod.org/deeplink/subscribe?url=https%3A%2F%2Fexample.org%2Fa+b"_s,
        u"Feed feed=https://example.org/a+b"_s,
        0);
    row("an itpc feed in a link is a web address",
        u"https://antennapod.org/deeplink/subscribe?url=itpc%3A%2F%2Fexample.org%2Ffeed.xml"_s,
        u"Feed feed=http://example.org/feed.xml"_s,
        0);
    row("Anytime Player has the feed in the query",
        u"https://anytimeplayer.app/subscribe?url=https%3A%2F%2Fexample.org%2Ffeed.xml"_s,
        u"Feed feed=https://example.org/feed.xml"_s,
        0);
    row("Podcast Details has the feed in the query of its first page",
        u"https://podcastdetails.com/?url=https%3A%2F%2Fexample.org%2Ffeed.xml"_s,
        u"Feed feed=https://example.org/feed.xml"_s,
        0);
    row("Breez has the feed in the query",
        u"https://breez.link/p?feedURL=https%3A%2F%2Fexample.org%2Ffeed.xml"_s,
        u"Feed feed=https://example.org/feed.xml"_s,
        0);
    row("Breez has the episode in the query",
        u"https://breez.link/p?feedURL=https%3A%2F%2Fexample.org%2Ffeed.xml&episodeID=tag%3Aexample.org%2C2026%3A5"_s,
        u"Feed feed=https://example.org/feed.xml item=tag:example.org,2026:5"_s,
        0);
    row("podStation has the feed in the query",
        u"https://podstation.github.io/subscribe-ext/?feedURL=https%3A%2F%2Fexample.org%2Ffeed.xml"_s,
        u"Feed feed=https://example.org/feed.xml"_s,
        0);
    row("Podknife has the feed in the query",
        u"https://podknife.com/podcast?feed_url=https%3A%2F%2Fexample.org%2Ffeed.xml"_s,
        u"Feed feed=https://example.org/feed.xml"_s,
        0);
    row("Player FM has the feed in the query",
        u"https://player.fm/subscribe?id=https%3A%2F%2Fexample.org%2Ffeed.xml"_s,
        u"Feed feed=https://example.org/feed.xml"_s,
        0);
    row("subscribeonandroid.com has the feed in the path",
        u"https://subscribeonandroid.com/example.org/feed.xml"_s,
        u"Feed feed=https://example.org/feed.xml http=http://example.org/feed.xml"_s,
        0);
    row("subscribeonandroid.com keeps the query and last slash of the feed",
        u"http://www.subscribeonandroid.com/example.org/feed/?a=b"_s,
        u"Feed feed=https://example.org/feed/?a=b http=http://example.org/feed/?a=b"_s,
        0);
    row("subscribeonandroid.com may have the scheme of the feed",
        u"https://subscribeonandroid.com/https://example.org/feed.xml"_s,
        u"Feed feed=https://example.org/feed.xml"_s,
        0);
    row("Podcast Addict has the encoded feed in the path",
        u"https://podcastaddict.com/feed/https%3A%2F%2Fexample.org%2Ffeed.xml"_s,
        u"Feed feed=https://example.org/feed.xml"_s,
        0);
    row("Podcast Addict may have the feed unencoded",
        u"https://podcastaddict.com/feed/https://example.org/feed?a=b"_s,
        u"Feed feed=https://example.org/feed?a=b"_s,
        0);
    row("a query behind an encoded feed belongs to the link",
        u"https://podcastaddict.com/feed/https%3A%2F%2Fexample.org%2Ffeed.xml?utm_source=x"_s,
        u"Feed feed=https://example.org/feed.xml"_s,
        0);
    row("an encoded slash in an unencoded feed stays encoded",
        u"https://podcastaddict.com/feed/https://example.org/a%2Fb"_s,
        u"Feed feed=https://example.org/a%2Fb"_s,
        0);
    row("1tuner has the feed in base64url",
        u"https://1tuner.com/podcast/plain-talk/aHR0cHM6Ly9leGFtcGxlLm9yZy9mZWVkLnhtbA"_s,
        u"Feed feed=https://example.org/feed.xml"_s,
        0);
    row("1tuner has the episode behind the feed",
        u"https://1tuner.com/podcast/plain-talk/aHR0cHM6Ly9leGFtcGxlLm9yZy9mZWVkLnhtbA/tag%3A5%2F6"_s,
        u"Feed feed=https://example.org/feed.xml item=tag:5/6"_s,
        0);
    row("pod.link has the feed in base64url with padding",
        u"https://pod.link/aHR0cHM6Ly9leGFtcGxlLm9yZy9mZWVkP2E9Yg=="_s,
        u"Feed feed=https://example.org/feed?a=b"_s,
        0);
    row("pod.link has the feed in base64url without padding",
        u"https://pod.link/aHR0cHM6Ly9leGFtcGxlLm9yZy9mZWVkP2E9Yg"_s,
        u"Feed feed=https://example.org/feed?a=b"_s,
        0);
    row("pod.link has the feed with encoded padding",
        u"https://pod.link/aHR0cHM6Ly9leGFtcGxlLm9yZy9mZWVkP2E9Yg%3D%3D"_s,
        u"Feed feed=https://example.org/feed?a=b"_s,
        0);
    row("base64url has a minus and an underline",
        u"https://pod.link/aHR0cHM6Ly9leGFtcGxlLm9yZy8_YT1-fj9-PmI="_s,
        u"Feed feed=https://example.org/?a=~~?~%3Eb"_s,
        0);
    row("YouTube Music has the feed in base64url",
        u"https://music.youtube.com/library/podcasts?addrssfeed=aHR0cHM6Ly9leGFtcGxlLm9yZy9mZWVkLnhtbA"_s,
        u"Feed feed=https://example.org/feed.xml"_s,
        0);
    row("Podcast Guru has the feed in hexadecimal digits",
        u"https://app.podcastguru.io/podcast/X68747470733a2f2f6578616d706c652e6f72672f666565642e786d6c"_s,
        u"Feed feed=https://example.org/feed.xml"_s,
        0);
    row("Podcast Guru accepts hexadecimal digits in upper case",
        u"https://app.podcastguru.io/podcast/X68747470733A2F2F6578616D706C652E6F72672F666565642E786D6C"_s,
        u"Feed feed=https://example.org/feed.xml"_s,
        0);
    row("a subscription page without a feed is a page",
        u"https://gpodder.net/subscribe"_s,
        u"Feed feed=https://gpodder.net/subscribe"_s,
        0);
    row("a word of pod.link is a page",
        u"https://pod.link/about"_s,
        u"Feed feed=https://pod.link/about"_s,
        0);
    row("a feed in a link in a link is found",
        u"https://gpodder.net/subscribe?url=antennapod-subscribe%3A%2F%2Fexample.org%2Ffeed.xml"_s,
        u"Feed feed=https://example.org/feed.xml http=http://example.org/feed.xml"_s,
        0);
    row("a show of Apple in a link is found",
        u"https://gpodder.net/subscribe?url=https%3A%2F%2Fpodcasts.apple.com%2Fus%2Fpodcast%2Fid100%3Fi%3D5"_s,
        u"AppleShow apple=100 episode=5 country=us"_s,
        1);
}

void TestWrappedLinks::unwrapsAppLinks_data()
{
    const auto row = addLinkRows();
    row("antennapod-subscribe: is followed by the feed",
        u"antennapod-subscribe://example.org/feed.xml"_s,
        u"Feed feed=https://example.org/feed.xml http=http://example.org/feed.xml"_s,
        0);
    row("gpodder: is followed by the feed",
        u"gpodder://example.org/feed.xml"_s,
        u"Feed feed=https://example.org/feed.xml http=http://example.org/feed.xml"_s,
        0);
    row("downcast: is followed by the feed",
        u"downcast://example.org/feed.xml"_s,
        u"Feed feed=https://example.org/feed.xml http=http://example.org/feed.xml"_s,
        0);
    row("playerfm: is followed by the feed",
        u"playerfm://example.org/feed.xml"_s,
        u"Feed feed=https://example.org/feed.xml http=http://example.org/feed.xml"_s,
        0);
    row("podcastaddict: is followed by the feed",
        u"podcastaddict://example.org/feed.xml"_s,
        u"Feed feed=https://example.org/feed.xml http=http://example.org/feed.xml"_s,
        0);
    row("podcastguru: is followed by the feed",
        u"podcastguru://example.org/feed.xml"_s,
        u"Feed feed=https://example.org/feed.xml http=http://example.org/feed.xml"_s,
        0);
    row("castamatic: is followed by the feed",
        u"castamatic://example.org/feed.xml"_s,
        u"Feed feed=https://example.org/feed.xml http=http://example.org/feed.xml"_s,
        0);
    row("icatcher: is followed by the feed",
        u"icatcher://example.org/feed.xml"_s,
        u"Feed feed=https://example.org/feed.xml http=http://example.org/feed.xml"_s,
        0);
    row("instacast: is followed by the feed",
        u"instacast://example.org/feed.xml"_s,
        u"Feed feed=https://example.org/feed.xml http=http://example.org/feed.xml"_s,
        0);
    row("podcat: is followed by the feed",
        u"podcat://example.org/feed.xml"_s,
        u"Feed feed=https://example.org/feed.xml http=http://example.org/feed.xml"_s,
        0);
    row("rss: is followed by the feed",
        u"rss://example.org/feed.xml"_s,
        u"Feed feed=https://example.org/feed.xml http=http://example.org/feed.xml"_s,
        0);
    row("itmss: is followed by the feed",
        u"itmss://example.org/feed.xml"_s,
        u"Feed feed=https://example.org/feed.xml http=http://example.org/feed.xml"_s,
        0);
    row("podcast: stands for http",
        u"podcast://example.org/feed.xml"_s,
        u"Feed feed=http://example.org/feed.xml"_s,
        0);
    row("feed: may stand before a web address",
        u"feed:https://example.org/feed.xml"_s,
        u"Feed feed=https://example.org/feed.xml"_s,
        0);
    row("Pocket Casts subscribes by an app link",
        u"pktc://subscribe/example.org/feed.xml"_s,
        u"Feed feed=https://example.org/feed.xml http=http://example.org/feed.xml"_s,
        0);
    row("Castro subscribes by an app link",
        u"castros://subscribe/example.org/feed.xml"_s,
        u"Feed feed=https://example.org/feed.xml http=http://example.org/feed.xml"_s,
        0);
    row("Podkicker subscribes by an app link",
        u"podkicker://subscribe/example.org/feed.xml"_s,
        u"Feed feed=https://example.org/feed.xml http=http://example.org/feed.xml"_s,
        0);
    row("Podcast Republic has the encoded feed in an app link",
        u"podcastrepublic://subscribe/https%3A%2F%2Fexample.org%2Ffeed.xml"_s,
        u"Feed feed=https://example.org/feed.xml"_s,
        0);
    row("Zune has the feed behind the title",
        u"zune://subscribe/?Plain%20Talk=http://example.org/feed?a=b&c=d"_s,
        u"Feed feed=http://example.org/feed?a=b&c=d"_s,
        0);
    row("Overcast has the encoded feed in an app link",
        u"overcast://x-callback-url/add?url=https%3A%2F%2Fexample.org%2Ffeed.xml"_s,
        u"Feed feed=https://example.org/feed.xml"_s,
        0);
    row("Overcast ignores other fields of an app link",
        u"overcast://x-callback-url/add?x-source=a&url=https%3A%2F%2Fexample.org%2Ffeed.xml&x-success=b"_s,
        u"Feed feed=https://example.org/feed.xml"_s,
        0);
    row("the scheme may be in upper case",
        u"Antennapod-Subscribe://example.org/feed.xml"_s,
        u"Feed feed=https://example.org/feed.xml http=http://example.org/feed.xml"_s,
        0);
    row("an app link may have the scheme of the feed",
        u"antennapod-subscribe://http://example.org/feed.xml"_s,
        u"Feed feed=http://example.org/feed.xml"_s,
        0);
    row("an app link may have the encoded feed",
        u"antennapod-subscribe://https%3A%2F%2Fexample.org%2Ffeed.xml"_s,
        u"Feed feed=https://example.org/feed.xml"_s,
        0);
    row("an app link may have an encoded feed without a scheme",
        u"antennapod-subscribe://example.org%2Ffeed.xml"_s,
        u"Feed feed=https://example.org/feed.xml http=http://example.org/feed.xml"_s,
        0);
    row("an encoded character in the feed of an app link stays encoded",
        u"antennapod-subscribe://example.org/a%2Fb?c=%26"_s,
        u"Feed feed=https://example.org/a%2Fb?c=%26 http=http://example.org/a%2Fb?c=%26"_s,
        0);
    row("an app link in a sentence is found",
        u"Follow antennapod-subscribe://example.org/feed.xml, please"_s,
        u"Feed feed=https://example.org/feed.xml http=http://example.org/feed.xml"_s,
        0);
}

QTEST_GUILESS_MAIN(TestWrappedLinks)
#include "tst_wrapped_links.moc"
