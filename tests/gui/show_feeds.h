// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Contains invented feeds for the tests of the page of a show.

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
             " customKey='906608' customValue='01abcd' split='95' fee='true'/>"
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
