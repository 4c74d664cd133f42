// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Contains invented feeds for the tests of what feeds say.

#include <QByteArray>

namespace dogear::test {

inline constexpr auto showFeedHead =
    "<rss version='2.0' xmlns:itunes='http://www.itunes.com/dtds/podcast-1.0.dtd'"
    " xmlns:podcast='https://podcastindex.org/namespace/1.0'><channel>";

/// Returns a feed with the fields that directories show, and two episodes of 2021 and 2024.
inline QByteArray plainShowFeed()
{
    return QByteArray(showFeedHead)
           + "<title>Tales of a Lighthouse</title><itunes:author>Ada Keeper</itunes:author>"
             "<link>https://lighthouse.example/</link><language>en-us</language>"
             "<description>Stories about lamps and weather.</description>"
             "<copyright>© 2021 The Lamp Room</copyright>"
             "<itunes:owner><itunes:name>The Lamp Room</itunes:name></itunes:owner>"
             "<itunes:category text='Technology'/><itunes:explicit>false</itunes:explicit>"
             "<item><title>The last storm</title><guid>2</guid>"
             "<pubDate>Sun, 04 Aug 2024 01:47:00 GMT</pubDate>"
             "<description>Wind and waves.</description>"
             "<itunes:duration>1020</itunes:duration>"
             "<enclosure url='https://lighthouse.example/2.mp3' type='audio/mpeg' length='9'/>"
             "</item><item><title>The first light</title><guid>1</guid>"
             "<pubDate>Mon, 10 May 2021 07:00:00 GMT</pubDate>"
             "<itunes:duration>720</itunes:duration>"
             "<enclosure url='https://lighthouse.example/1.mp3' type='audio/mpeg' length='9'/>"
             "</item></channel></rss>";
}

/// Returns the content of an item with every element of the Podcasting 2.0 namespace, and with
/// every attribute.
inline QByteArray everyElement()
{
    return QByteArray()
           + "<title>All of it</title><guid>all</guid><enclosure url='https://e.org/a.mp3' "
             "type='audio/mpeg' length='5000000'/>"
             "<itunes:author>Grace Hopper</itunes:author><itunes:subtitle>What it "
             "is</itunes:subtitle>"
             "<itunes:episodeType>bonus</itunes:episodeType><itunes:explicit>true</itunes:explicit>"
             "<podcast:season name='Race for the Whitehouse'>3</podcast:season>"
             "<podcast:episode display='Ch.3'>315.5</podcast:episode>"
             "<podcast:person role='guest' group='cast' img='https://e.org/ada.jpg' "
             "href='https://e.org/ada'>Ada Lovelace</podcast:person>"
             "<podcast:person role='editor' group='writing'>Mary Shelley</podcast:person>"
             "<podcast:soundbite startTime='73.0' duration='60.0'>Why it matters"
             "</podcast:soundbite>"
             "<podcast:location rel='creator' geo='geo:30.2672,97.7431' osm='R113314' "
             "country='de'>Austin, TX</podcast:location>"
             "<podcast:license url='https://e.org/licence'>my-podcast-license-v1</podcast:license>"
             "<podcast:alternateEnclosure type='video/mp4' length='7924786' bitrate='511276.52' "
             "height='720' lang='en' "
             "title='With pictures' rel='alternative' codecs='avc1' default='true'>"
             "<podcast:source uri='https://e.org/video.mp4'/>"
             "<podcast:source uri='ipfs://QmdwGqd3d2gFPGeJNLLCshdiPert45fMu84552Y4XHTy4y' "
             "contentType='video/ipfs'/>"
             "<podcast:integrity type='sri' value='sha384-ExVqijgYHm15PqQqdXfW95x'/>"
             "</podcast:alternateEnclosure>"
             "<podcast:value type='lightning' method='keysend' suggested='0.00000005000'>"
             "<podcast:valueRecipient name='Alice' type='node' "
             "address='02d5c1bf8b940dc9cadca86d1b0a3c37fbe39cee4c7e839e33bef9174531d27f52' "
             "customKey='696969' customValue='jFlmDjRZY2f1' split='80' fee='false'/>"
             "<podcast:valueRecipient name='App' type='node' "
             "address='0332d57355d673e217238ce3e4be8491aa6b2a13f95494133ee243e57df1653ace' "
             "split='5' fee='true'/>"
             "<podcast:valueTimeSplit startTime='60' duration='237' remoteStartTime='174' "
             "remotePercentage='95'>"
             "<podcast:remoteItem feedGuid='a94f5cc9-8c58-55fc-91fe-a324087a655b' "
             "feedUrl='https://e.org/music' "
             "itemGuid='https://e.org/api/songs/1' medium='music' title='A song'/>"
             "</podcast:valueTimeSplit>"
             "<podcast:valueTimeSplit startTime='330' duration='53'>"
             "<podcast:valueRecipient name='Guest of the show' type='node' "
             "address='032f4ffbbafffbe51726ad3c164a3d0d37ec27bc67b29a159b0f49ae8ac21b8508' "
             "customKey='1' customValue='2' split='100' fee='false'/>"
             "</podcast:valueTimeSplit>"
             "</podcast:value>"
             "<podcast:image href='https://e.org/wide.jpg' width='1200' height='630' "
             "type='image/jpeg' alt='A lighthouse' "
             "aspect-ratio='16/9' purpose='social'/>"
             "<podcast:funding url='https://e.org/support'>Support the show!</podcast:funding>"
             "<podcast:socialInteract uri='https://e.org/@show/1' protocol='activitypub' "
             "accountId='@show@e.org' "
             "accountUrl='https://e.org/@show' priority='1'/>"
             "<podcast:txt purpose='verify'>S6lpp-7ZCn8-dZfGc-OoyaG</podcast:txt>"
             "<podcast:chat server='irc.zeronode.net' protocol='irc' accountId='@jsmith' "
             "space='#myawesomepodcast'/>"
             "<podcast:transcript url='https://e.org/t.vtt' type='text/vtt' language='en' "
             "rel='captions'/>"
             "<podcast:chapters url='https://e.org/chapters.json' "
             "type='application/json+chapters'/>";
}

/// Returns a feed with a live stream that has every element of an item, and chapters.
inline QByteArray liveItemFeed()
{
    return QByteArray(showFeedHead)
           + "<title>Live</title><podcast:liveItem status='live' start='2024-01-01T07:30:00Z'>"
           + everyElement()
           + "<psc:chapters xmlns:psc='http://podlove.org/simple-chapters'>"
             "<psc:chapter start='00:02:00' title='The kettle' href='https://e.org/kettle'"
             " image='https://e.org/kettle.jpg'/></psc:chapters></podcast:liveItem>"
             "</channel></rss>";
}

/// Returns a feed with every channel element of the Podcasting 2.0 namespace.
inline QByteArray podcasting20Feed()
{
    return QByteArray(showFeedHead)
           + "<title>The Long Walk</title><podcast:guid>b7f1c2aa-walk</podcast:guid>"
             "<podcast:locked owner='owner@walk.example'>yes</podcast:locked>"
             "<podcast:block>no</podcast:block>"
             "<podcast:block id='example-directory'>yes</podcast:block>"
             "<podcast:medium>video</podcast:medium>"
             "<podcast:funding url='https://walk.example/give'>Buy new boots</podcast:funding>"
             "<podcast:person role='guest' group='writing' href='https://walk.example/bo'"
             " img='https://walk.example/bo.jpg'>Bo Strider</podcast:person>"
             "<podcast:location rel='creator' geo='geo:52.5,13.4' osm='R62422' country='DE'>"
             "Hut on the hill</podcast:location>"
             "<podcast:license url='https://walk.example/licence'>own-terms</podcast:license>"
             "<podcast:trailer pubdate='Thu, 01 Apr 2021 08:00:00 GMT' length='12345678'"
             " url='https://walk.example/trailer.mp3' type='audio/mpeg' season='3'>"
             "A taste of the path</podcast:trailer>"
             "<podcast:value type='lightning' method='keysend' suggested='0.00000005000'>"
             "<podcast:valueRecipient name='Walker' type='node' address='02d5c1af'"
             " customKey='906608' customValue='01abcd' split='3'/>"
             "<podcast:valueRecipient name='Helper' type='node' address='03aa' split='1'/>"
             "<podcast:valueRecipient name='App' type='node' address='03bb' split='5' fee='true'/>"
             "<podcast:valueTimeSplit startTime='60' duration='240' remoteStartTime='174'"
             " remotePercentage='90'><podcast:remoteItem itemGuid='split-item'"
             " feedGuid='split-feed' medium='music'/></podcast:valueTimeSplit></podcast:value>"
             "<podcast:image href='https://walk.example/wide.png' alt='A path in fog'"
             " aspect-ratio='16/9' width='1600' height='900' type='image/png' purpose='banner'/>"
             "<podcast:podroll><podcast:remoteItem feedGuid='roll-guid' title='Rolling Stones'"
             " feedUrl='https://roll.example/feed.xml' medium='podcast'/>"
             "<podcast:remoteItem feedGuid='guid-without-address'/></podcast:podroll>"
             "<podcast:remoteItem feedGuid='listed-guid' itemGuid='listed-item' medium='film'"
             " feedUrl='https://listed.example/feed.xml'/>"
             "<podcast:publisher><podcast:remoteItem medium='publisher'"
             " feedGuid='publisher-guid' feedUrl='https://publisher.example/feed.xml'/>"
             "</podcast:publisher>"
             "<podcast:updateFrequency rrule='FREQ=WEEKLY' dtstart='2023-05-01T00:00:00Z'"
             " complete='true'>Each full moon</podcast:updateFrequency>"
             "<podcast:socialInteract uri='https://social.example/post/1' protocol='activitypub'"
             " accountId='@walk' accountUrl='https://social.example/@walk' priority='7'/>"
             "<podcast:txt purpose='verify'>record-of-the-walk</podcast:txt>"
             "<podcast:chat server='irc.walk.example' protocol='irc' accountId='@walkbot'"
             " space='#walkers'/><podcast:podping usesPodping='true'/>"
             "<podcast:liveItem status='pending' start='2035-09-26T07:30:00Z'"
             " end='2035-09-26T08:30:00Z'><title>Walking live</title><guid>live-guid</guid>"
             "<description>With a <b>kettle</b> of tea.</description>"
             "<link>https://walk.example/live</link>"
             "<itunes:image href='https://walk.example/live.jpg'/>"
             "<enclosure url='https://walk.example/stream.opus' type='audio/opus' length='0'/>"
             "<podcast:contentLink href='https://video.example/live'>Watch the walk"
             "</podcast:contentLink><podcast:license>live-terms</podcast:license>"
             "</podcast:liveItem>"
             "<podcast:liveItem status='live' start='2024-01-01T07:30:00Z'>"
             "<title>Camp fire</title><guid>fire-guid</guid>"
             "<enclosure url='https://walk.example/fire.opus' type='audio/opus' length='0'/>"
             "</podcast:liveItem></channel></rss>";
}

} // namespace dogear::test
