// SPDX-License-Identifier: GPL-3.0-or-later

#include "link_rows.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace dogear::discovery;

class TestShowLink final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void readsAppleNumbers_data();
    void readsAppleNumbers() { compareLink(); }
    void readsDirectoryIds_data();
    void readsDirectoryIds() { compareLink(); }
    void readsPages_data();
    void readsPages() { compareLink(); }
    void readsStartTimes_data();
    void readsStartTimes() { compareLink(); }
    void readsTexts_data();
    void readsTexts() { compareLink(); }
};

void TestShowLink::readsAppleNumbers_data()
{
    const auto row = addLinkRows();
    row("a link of Apple Podcasts names country and number",
        u"https://podcasts.apple.com/us/podcast/plain-talk/id100"_s,
        u"AppleShow apple=100 country=us"_s,
        1);
    row("a link of Apple Podcasts may lack the country",
        u"https://podcasts.apple.com/podcast/plain-talk/id100"_s,
        u"AppleShow apple=100"_s,
        1);
    row("a link of Apple Podcasts may lack the title",
        u"https://podcasts.apple.com/de/podcast/id100"_s,
        u"AppleShow apple=100 country=de"_s,
        1);
    row("a link of Apple Podcasts may lack country and title",
        u"https://podcasts.apple.com/podcast/id100"_s,
        u"AppleShow apple=100"_s,
        1);
    row("a link to an episode names its number",
        u"https://podcasts.apple.com/us/podcast/plain-talk/id100?i=5"_s,
        u"AppleShow apple=100 episode=5 country=us"_s,
        1);
    row("trackers of a link to an episode are ignored",
        u"https://podcasts.apple.com/us/podcast/x/id100?mt=2&i=5&uo=4&at=11l#top"_s,
        u"AppleShow apple=100 episode=5 country=us"_s,
        1);
    row("the host may be in upper case, with www and http",
        u"HTTP://WWW.Podcasts.Apple.COM/US/podcast/x/id100/"_s,
        u"AppleShow apple=100 country=us"_s,
        1);
    row("the title may be percent-encoded",
        u"https://podcasts.apple.com/jp/podcast/%E9%9F%B3%2F%E5%A3%B0/id100"_s,
        u"AppleShow apple=100 country=jp"_s,
        1);
    row("the title may have letters beyond ASCII",
        u"https://podcasts.apple.com/jp/podcast/音声/id100"_s,
        u"AppleShow apple=100 country=jp"_s,
        1);
    row("the number may be percent-encoded",
        u"https://podcasts.apple.com/us/podcast/x/%69d%31%30%30"_s,
        u"AppleShow apple=100 country=us"_s,
        1);
    row("iTunes is the former host of Apple Podcasts",
        u"https://itunes.apple.com/gb/podcast/plain-talk/id100?mt=2"_s,
        u"AppleShow apple=100 country=gb"_s,
        1);
    row("an embedded player of Apple has the number",
        u"https://embed.podcasts.apple.com/us/podcast/x/id100?i=5"_s,
        u"AppleShow apple=100 episode=5 country=us"_s,
        1);
    row("a link of Apple that chooses the country has the number",
        u"https://geo.itunes.apple.com/us/podcast/x/id100"_s,
        u"AppleShow apple=100 country=us"_s,
        1);
    row("an app link of iTunes leads to the show",
        u"itmss://itunes.apple.com/us/podcast/x/id100"_s,
        u"AppleShow apple=100 country=us"_s,
        1);
    row("a link of Apple without a scheme is understood",
        u"podcasts.apple.com/us/podcast/x/id100"_s,
        u"AppleShow apple=100 country=us"_s,
        1);
    row("a link of Apple to an artist is a page",
        u"https://podcasts.apple.com/us/artist/x/id7"_s,
        u"Feed feed=https://podcasts.apple.com/us/artist/x/id7"_s,
        0);
    row("Overcast has Apple's number",
        u"https://overcast.fm/itunes100"_s,
        u"AppleShow apple=100"_s,
        1);
    row("Overcast has Apple's number before the title",
        u"https://overcast.fm/itunes100/plain-talk"_s,
        u"AppleShow apple=100"_s,
        1);
    row("Castro has Apple's number",
        u"https://castro.fm/itunes/100"_s,
        u"AppleShow apple=100"_s,
        1);
    row("Pocket Casts has Apple's number",
        u"https://pca.st/itunes/100"_s,
        u"AppleShow apple=100"_s,
        1);
    row("Castbox has Apple's number", u"https://castbox.fm/vic/100"_s, u"AppleShow apple=100"_s, 1);
    row("Podbean has Apple's number",
        u"https://www.podbean.com/itunes/100"_s,
        u"AppleShow apple=100"_s,
        1);
    row("Podcast Republic has Apple's number",
        u"https://www.podcastrepublic.net/podcast/100"_s,
        u"AppleShow apple=100"_s,
        1);
    row("Moon FM has Apple's number", u"https://moon.fm/itunes/100"_s, u"AppleShow apple=100"_s, 1);
    row("Metacast has Apple's number",
        u"https://metacast.app/itunes/100"_s,
        u"AppleShow apple=100"_s,
        1);
    row("Goodpods has Apple's number",
        u"https://www.goodpods.com/podcasts-aid/100"_s,
        u"AppleShow apple=100"_s,
        1);
    row("Podcast Guru has Apple's number",
        u"https://app.podcastguru.io/podcast/100"_s,
        u"AppleShow apple=100"_s,
        1);
    row("a link of Podcast Guru to an episode leads to the show",
        u"https://app.podcastguru.io/podcast/100/episode/one-7"_s,
        u"AppleShow apple=100"_s,
        1);
    row("PodLP has Apple's number", u"https://link.podlp.app/100"_s, u"AppleShow apple=100"_s, 1);
    row("Podurama has Apple's number behind the title",
        u"https://podurama.com/podcast/plain-talk-i100"_s,
        u"AppleShow apple=100"_s,
        1);
    row("Sonnet has Apple's number", u"https://sonnet.fm/p/100"_s, u"AppleShow apple=100"_s, 1);
    row("pod.link has Apple's number", u"https://pod.link/100"_s, u"AppleShow apple=100"_s, 1);
    row("Podchaser has Apple's number",
        u"https://www.podchaser.com/f/pod/100"_s,
        u"AppleShow apple=100"_s,
        1);
    row("Podnews has Apple's number",
        u"https://podnews.net/podcast/100"_s,
        u"AppleShow apple=100"_s,
        1);
    row("Odesli has Apple's number", u"https://pods.link/i/100"_s, u"AppleShow apple=100"_s, 1);
    row("Plink has Apple's number",
        u"https://plinkhq.com/i/100?to=page"_s,
        u"AppleShow apple=100"_s,
        1);
    row("Podfollow has Apple's number",
        u"https://podfollow.com/100"_s,
        u"AppleShow apple=100"_s,
        1);
    row("Podyssey has Apple's number",
        u"https://podyssey.fm/podcast/itunes100"_s,
        u"AppleShow apple=100"_s,
        1);
    row("only Apple's own links name an episode by i",
        u"https://overcast.fm/itunes100?i=5"_s,
        u"AppleShow apple=100"_s,
        1);
}

void TestShowLink::readsDirectoryIds_data()
{
    const auto row = addLinkRows();
    row("fyyd has the slug of a show",
        u"https://fyyd.de/podcast/plain-talk/0"_s,
        u"FyydShow slug=plain-talk"_s,
        1);
    row("the slug of fyyd is decoded",
        u"https://fyyd.de/podcast/h%C3%B6rt-h%C3%B6rt/0"_s,
        u"FyydShow slug=hört-hört"_s,
        1);
    row("fyyd has the number of an episode",
        u"https://fyyd.de/episode/77"_s,
        u"FyydEpisode id=77"_s,
        2);
    row("the Podcast Index has its own number",
        u"https://podcastindex.org/podcast/9"_s,
        u"PodcastIndexShow id=9"_s,
        1);
    row("the Podcast Index has the guid",
        u"https://podcastindex.org/podcast/917393e3-1b1e-5cef-ace4-edaa54e1f810"_s,
        u"PodcastIndexShow guid=917393e3-1b1e-5cef-ace4-edaa54e1f810"_s,
        1);
    row("a guid may be in upper case",
        u"https://podcastindex.org/podcast/917393E3-1B1E-5CEF-ACE4-EDAA54E1F810"_s,
        u"PodcastIndexShow guid=917393e3-1b1e-5cef-ace4-edaa54e1f810"_s,
        1);
    row("Podnews has the number of the Podcast Index",
        u"https://podnews.net/podcast/pi9"_s,
        u"PodcastIndexShow id=9"_s,
        1);
    row("Podnews has the guid",
        u"https://podnews.net/podcast/917393e3-1b1e-5cef-ace4-edaa54e1f810"_s,
        u"PodcastIndexShow guid=917393e3-1b1e-5cef-ace4-edaa54e1f810"_s,
        1);
    row("Fountain has the number of the Podcast Index",
        u"https://fountain.fm/show/9"_s,
        u"PodcastIndexShow id=9"_s,
        1);
    row("another id of Fountain is a page",
        u"https://fountain.fm/show/9aBc"_s,
        u"Feed feed=https://fountain.fm/show/9aBc"_s,
        0);
    row("CurioCaster has the number of the Podcast Index",
        u"https://curiocaster.com/podcast/pi9"_s,
        u"PodcastIndexShow id=9"_s,
        1);
    row("Podverse has the number of the Podcast Index",
        u"https://api.podverse.fm/api/v1/podcast/podcastindex/9"_s,
        u"PodcastIndexShow id=9"_s,
        1);
    row("Castamatic has the guid",
        u"https://castamatic.com/guid/917393e3-1b1e-5cef-ace4-edaa54e1f810"_s,
        u"PodcastIndexShow guid=917393e3-1b1e-5cef-ace4-edaa54e1f810"_s,
        1);
    row("LN Beats has the guid",
        u"https://lnbeats.com/album/917393e3-1b1e-5cef-ace4-edaa54e1f810"_s,
        u"PodcastIndexShow guid=917393e3-1b1e-5cef-ace4-edaa54e1f810"_s,
        1);
    row("Metacast has the guid",
        u"https://open.metacast.app/podcasts/917393e3-1b1e-5cef-ace4-edaa54e1f810"_s,
        u"PodcastIndexShow guid=917393e3-1b1e-5cef-ace4-edaa54e1f810"_s,
        1);
    row("Steno has the guid",
        u"https://www.steno.fm/show/917393e3-1b1e-5cef-ace4-edaa54e1f810"_s,
        u"PodcastIndexShow guid=917393e3-1b1e-5cef-ace4-edaa54e1f810"_s,
        1);
    row("Steno has the guid of the episode in base64url",
        u"https://steno.fm/show/917393e3-1b1e-5cef-ace4-edaa54e1f810/episode/dGFnOmV4YW1wbGUub3JnLDIwMjY6NQ"_s,
        u"PodcastIndexShow guid=917393e3-1b1e-5cef-ace4-edaa54e1f810 item=tag:example.org,2026:5"_s,
        1);
    row("TrueFans has the guid",
        u"https://truefans.fm/917393e3-1b1e-5cef-ace4-edaa54e1f810"_s,
        u"PodcastIndexShow guid=917393e3-1b1e-5cef-ace4-edaa54e1f810"_s,
        1);
    row("PodLP has the guid",
        u"https://link.podlp.app/917393e3-1b1e-5cef-ace4-edaa54e1f810"_s,
        u"PodcastIndexShow guid=917393e3-1b1e-5cef-ace4-edaa54e1f810"_s,
        1);
}

void TestShowLink::readsPages_data()
{
    const auto row = addLinkRows();
    row("a channel of YouTube has a feed",
        u"https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv"_s,
        u"YouTubeFeed feed=https://www.youtube.com/feeds/videos.xml?channel_id=UCabcdefghijklmnopqrstuv"_s,
        0);
    row("a tab of a channel leads to the same feed",
        u"https://m.youtube.com/channel/UCabcdefghijklmnopqrstuv/videos?si=x"_s,
        u"YouTubeFeed feed=https://www.youtube.com/feeds/videos.xml?channel_id=UCabcdefghijklmnopqrstuv"_s,
        0);
    row("a user of YouTube has a feed",
        u"http://youtube.com/user/PlainTalk"_s,
        u"YouTubeFeed feed=https://www.youtube.com/feeds/videos.xml?user=PlainTalk"_s,
        0);
    row("a playlist of YouTube has a feed",
        u"https://www.youtube.com/playlist?list=PLabc-_1&si=x"_s,
        u"YouTubeFeed feed=https://www.youtube.com/feeds/videos.xml?playlist_id=PLabc-_1"_s,
        0);
    row("the feed of a channel is a feed of YouTube",
        u"https://www.youtube.com/feeds/videos.xml?channel_id=UCabcdefghijklmnopqrstuv"_s,
        u"YouTubeFeed feed=https://www.youtube.com/feeds/videos.xml?channel_id=UCabcdefghijklmnopqrstuv"_s,
        0);
    row("the feed of a playlist is a feed of YouTube",
        u"https://www.youtube.com/feeds/videos.xml?playlist_id=PLabc"_s,
        u"YouTubeFeed feed=https://www.youtube.com/feeds/videos.xml?playlist_id=PLabc"_s,
        0);
    row("a handle of YouTube is a page to read",
        u"https://www.youtube.com/@plaintalk?si=x"_s,
        u"YouTubePage page=https://www.youtube.com/@plaintalk"_s,
        1);
    row("a handle of YouTube may be encoded",
        u"https://youtube.com/%40plaintalk/podcasts"_s,
        u"YouTubePage page=https://www.youtube.com/@plaintalk"_s,
        1);
    row("a named channel of YouTube is a page to read",
        u"https://www.youtube.com/c/PlainTalk/videos"_s,
        u"YouTubePage page=https://www.youtube.com/c/PlainTalk"_s,
        1);
    row("a video of YouTube is a page",
        u"https://www.youtube.com/watch?v=abc"_s,
        u"Feed feed=https://www.youtube.com/watch?v=abc"_s,
        0);
    row("a user of SoundCloud is a page to read",
        u"https://soundcloud.com/plain-talk?utm_source=clipboard"_s,
        u"SoundCloudPage page=https://soundcloud.com/plain-talk"_s,
        1);
    row("a track of SoundCloud leads to its user",
        u"http://m.soundcloud.com/plain-talk/one"_s,
        u"SoundCloudPage page=https://soundcloud.com/plain-talk"_s,
        1);
    row("a feed of SoundCloud is a feed",
        u"https://feeds.soundcloud.com/users/soundcloud:users:5/sounds.rss"_s,
        u"Feed feed=https://feeds.soundcloud.com/users/soundcloud:users:5/sounds.rss"_s,
        0);
    row("Spotify is closed",
        u"https://open.spotify.com/show/abc?si=x"_s,
        u"Closed page=https://open.spotify.com/show/abc service=Spotify"_s,
        0);
    row("a short link of Spotify is closed",
        u"https://spotify.link/abc"_s,
        u"Closed page=https://spotify.link/abc service=Spotify"_s,
        0);
    row("an app link of Spotify is closed", u"spotify:show:abc"_s, u"Closed service=Spotify"_s, 0);
    row("Deezer is closed",
        u"https://www.deezer.com/en/show/5"_s,
        u"Closed page=https://www.deezer.com/en/show/5 service=Deezer"_s,
        0);
    row("Amazon Music is closed in all countries",
        u"http://music.amazon.co.uk/podcasts/917393e3-1b1e-5cef-ace4-edaa54e1f810"_s,
        u"Closed page=https://music.amazon.co.uk/podcasts/917393e3-1b1e-5cef-ace4-edaa54e1f810 service=Amazon Music"_s,
        0);
    row("Pandora is closed",
        u"https://www.pandora.com/podcast/x/PC:5"_s,
        u"Closed page=https://www.pandora.com/podcast/x/PC:5 service=Pandora"_s,
        0);
    row("iHeart is closed",
        u"https://www.iheart.com/podcast/x-5/"_s,
        u"Closed page=https://www.iheart.com/podcast/x-5/ service=iHeart"_s,
        0);
    row("Audible is closed in all countries",
        u"https://www.audible.de/pd/B0"_s,
        u"Closed page=https://www.audible.de/pd/B0 service=Audible"_s,
        0);
    row("a code of Pocket Casts is closed",
        u"https://pca.st/abc?t=90"_s,
        u"Closed page=https://pca.st/abc service=Pocket Casts start=90"_s,
        0);
    row("a page of Pocket Casts is closed",
        u"https://pocketcasts.com/podcast/917393e3-1b1e-5cef-ace4-edaa54e1f810"_s,
        u"Closed page=https://pocketcasts.com/podcast/917393e3-1b1e-5cef-ace4-edaa54e1f810 service=Pocket Casts"_s,
        0);
    row("a code of Overcast is closed",
        u"https://overcast.fm/+AbC/1:02"_s,
        u"Closed page=https://overcast.fm/+AbC/1:02 service=Overcast"_s,
        0);
    row("the first page of a service is a page",
        u"https://overcast.fm/"_s,
        u"Feed feed=https://overcast.fm/"_s,
        0);
}

void TestShowLink::readsStartTimes_data()
{
    const auto row = addLinkRows();
    row("t is a number of seconds",
        u"https://example.org/e?t=90"_s,
        u"Feed feed=https://example.org/e?t=90 start=90"_s,
        0);
    row("t has units",
        u"https://example.org/e?t=1h2m3s"_s,
        u"Feed feed=https://example.org/e?t=1h2m3s start=3723"_s,
        0);
    row("t has some units",
        u"https://example.org/e?t=5m"_s,
        u"Feed feed=https://example.org/e?t=5m start=300"_s,
        0);
    row("t has colons",
        u"https://example.org/e?t=62:03"_s,
        u"Feed feed=https://example.org/e?t=62:03 start=3723"_s,
        0);
    row("t has hours and colons",
        u"https://example.org/e?t=1:02:03"_s,
        u"Feed feed=https://example.org/e?t=1:02:03 start=3723"_s,
        0);
    row("t may be in the fragment",
        u"https://example.org/e#t=90"_s,
        u"Feed feed=https://example.org/e#t=90 start=90"_s,
        0);
    row("t in a link of Apple is kept",
        u"https://podcasts.apple.com/podcast/id100?i=5&t=90"_s,
        u"AppleShow apple=100 episode=5 start=90"_s,
        1);
    row("t of the inner link is kept",
        u"https://gpodder.net/subscribe?t=5&url=https%3A%2F%2Fpodcasts.apple.com%2Fpodcast%2Fid100%3Ft%3D90"_s,
        u"AppleShow apple=100 start=90"_s,
        1);
    row("t of the outer link is kept if the inner has none",
        u"https://gpodder.net/subscribe?t=5&url=https%3A%2F%2Fexample.org%2Ffeed.xml"_s,
        u"Feed feed=https://example.org/feed.xml start=5"_s,
        0);
    row("t of 0 is no start time",
        u"https://example.org/e?t=0"_s,
        u"Feed feed=https://example.org/e?t=0"_s,
        0);
    row("t that is a date is no start time",
        u"https://example.org/e?t=20260101"_s,
        u"Feed feed=https://example.org/e?t=20260101"_s,
        0);
    row("t that is a word is no start time",
        u"https://example.org/e?t=now"_s,
        u"Feed feed=https://example.org/e?t=now"_s,
        0);
    row("t with 75 seconds behind a colon is no start time",
        u"https://example.org/e?t=1:75"_s,
        u"Feed feed=https://example.org/e?t=1:75"_s,
        0);
}

void TestShowLink::readsTexts_data()
{
    const auto row = addLinkRows();
    row("a feed stays as it is",
        u"https://example.org/feed.xml?utm_source=x#y"_s,
        u"Feed feed=https://example.org/feed.xml?utm_source=x#y"_s,
        0);
    row("a bare host is https, or http",
        u"example.org"_s,
        u"Feed feed=https://example.org http=http://example.org"_s,
        0);
    row("an unknown page stays as it is",
        u"https://example.org/show/5"_s,
        u"Feed feed=https://example.org/show/5"_s,
        0);
    row("an address in a sentence is found",
        u"Listen to this: <https://podcasts.apple.com/podcast/id100>."_s,
        u"AppleShow apple=100"_s,
        1);
    row("a shared text of an app is understood",
        u"Plain Talk – One\nhttps://podcasts.apple.com/us/podcast/one/id100?i=5\n"_s,
        u"AppleShow apple=100 episode=5 country=us"_s,
        1);
    row("an address that a line break divides is joined",
        u"https://podcasts.apple.com/us/podcast/\nid100?i=5"_s,
        u"AppleShow apple=100 episode=5 country=us"_s,
        1);
    row("words after a known link are not a part of it",
        u"https://podcasts.apple.com/us/podcast/x/id100?i=5 One – Plain Talk"_s,
        u"AppleShow apple=100 episode=5 country=us"_s,
        1);
    row("words after an app link of a service are not a part of it",
        u"spotify:show:abc Plain Talk"_s,
        u"Closed service=Spotify"_s,
        0);
    row("the name of a service in a sentence is words",
        u"spotify.com alternatives"_s,
        u"Words words=spotify.com alternatives"_s,
        0);
    row("words are trimmed", u" \n plain talk\t"_s, u"Words words=plain talk"_s, 0);
    row("a title with a full stop is words",
        u"Dr. Plain talks"_s,
        u"Words words=Dr. Plain talks"_s,
        0);
    row("a title with a colon is words", u"Plain: a talk"_s, u"Words words=Plain: a talk"_s, 0);
    row("a title with a slash is words", u"Plain/Talk"_s, u"Words words=Plain/Talk"_s, 0);
    row("a title that begins with a slash is words", u"/Plain"_s, u"Words words=/Plain"_s, 0);
    row("an empty text is no words", u""_s, u"Words"_s, 0);
    row("a file address stays as it is",
        u"file:///tmp/feed.xml"_s,
        u"Feed feed=file:///tmp/feed.xml"_s,
        0);
    row("a mail address is words",
        u"mailto:ann@example.org"_s,
        u"Words words=mailto:ann@example.org"_s,
        0);
}

QTEST_GUILESS_MAIN(TestShowLink)
#include "tst_show_link.moc"
