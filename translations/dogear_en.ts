<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB">
<context>
    <name>AnnouncementText</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n new episode(s)</source>
        <translation>
            <numerusform>%1: %n new episode</numerusform>
            <numerusform>%1: %n new episodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new episode(s)</source>
        <translation>
            <numerusform>%n new episode</numerusform>
            <numerusform>%n new episodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n download(s) complete</source>
        <translation>
            <numerusform>%n download complete</numerusform>
            <numerusform>%n downloads complete</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n feed(s) can&apos;t be read any more</source>
        <translation>
            <numerusform>%n feed can&apos;t be read any more</numerusform>
            <numerusform>%n feeds can&apos;t be read any more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckText</name>
    <message numerus="yes">
        <source>%n rows of “%1” belonged to nothing; they were taken out.</source>
        <translation>
            <numerusform>%n row of “%1” belonged to nothing; it was taken out.</numerusform>
            <numerusform>%n rows of “%1” belonged to nothing; they were taken out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The episodes of %n shows were miscounted; they were counted again.</source>
        <translation>
            <numerusform>The episodes of %n show were miscounted; they were counted again.</numerusform>
            <numerusform>The episodes of %n shows were miscounted; they were counted again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln shows</source>
        <translation>
            <numerusform>%Ln show</numerusform>
            <numerusform>%Ln shows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln episodes</source>
        <translation>
            <numerusform>%Ln episode</numerusform>
            <numerusform>%Ln episodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found and fixed %n problems.</source>
        <translation>
            <numerusform>Found and fixed %n problem.</numerusform>
            <numerusform>Found and fixed %n problems.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found %n problems, and not all could be fixed. Restore a backup.</source>
        <translation>
            <numerusform>Found %n problem, and it could not be fixed. Restore a backup.</numerusform>
            <numerusform>Found %n problems, and not all could be fixed. Restore a backup.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DirectoryFacts</name>
    <message numerus="yes">
        <source>%Ln episodes</source>
        <translation>
            <numerusform>%Ln episode</numerusform>
            <numerusform>%Ln episodes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DirectoryText</name>
    <message numerus="yes">
        <source>%1 found %n shows.</source>
        <translation>
            <numerusform>%1 found %n show.</numerusform>
            <numerusform>%1 found %n shows.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Downloads</name>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n failed</numerusform>
            <numerusform>%n failed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n waiting</numerusform>
            <numerusform>%n waiting</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paused</source>
        <translation>
            <numerusform>%n paused</numerusform>
            <numerusform>%n paused</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n downloading</source>
        <translation>
            <numerusform>%n downloading</numerusform>
            <numerusform>%n downloading</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message numerus="yes">
        <source>%1 is damaged. Dogear added the %n shows that it could read; export the list again for the others.</source>
        <translation>
            <numerusform>%1 is damaged. Dogear added the one show that it could read; export the list again for the others.</numerusform>
            <numerusform>%1 is damaged. Dogear added the %n shows that it could read; export the list again for the others.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FeedFacts</name>
    <message numerus="yes">
        <source>%n pixel(s) wide</source>
        <translation>
            <numerusform>%n pixel wide</numerusform>
            <numerusform>%n pixels wide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pixel(s) high</source>
        <translation>
            <numerusform>%n pixel high</numerusform>
            <numerusform>%n pixels high</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ListeningText</name>
    <message numerus="yes">
        <source>%n finished</source>
        <comment>number of episodes</comment>
        <translation>
            <numerusform>%n finished</numerusform>
            <numerusform>%n finished</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SubscribeText</name>
    <message numerus="yes">
        <source>%n entries of the list were left out: they are not followed there, or are no shows.</source>
        <translation>
            <numerusform>%n entry of the list was left out: it is not followed there, or is no show.</numerusform>
            <numerusform>%n entries of the list were left out: they are not followed there, or are no shows.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TransferText</name>
    <message numerus="yes">
        <source>%n new shows</source>
        <translation>
            <numerusform>%n new show</numerusform>
            <numerusform>%n new shows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shows couldn&apos;t be imported.</source>
        <translation>
            <numerusform>%n show couldn&apos;t be imported.</numerusform>
            <numerusform>%n shows couldn&apos;t be imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n newer places in Dogear were kept.</source>
        <translation>
            <numerusform>%n newer place in Dogear was kept.</numerusform>
            <numerusform>%n newer places in Dogear were kept.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n episodes are no longer in their feeds.</source>
        <translation>
            <numerusform>%n episode is no longer in its feed.</numerusform>
            <numerusform>%n episodes are no longer in their feeds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n folders of another device</source>
        <translation>
            <numerusform>%n folder of another device</numerusform>
            <numerusform>%n folders of another device</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n channels of a video or music service, which have no feed</source>
        <translation>
            <numerusform>%n channel of a video or music service, which has no feed</numerusform>
            <numerusform>%n channels of a video or music service, which have no feed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shows that only that player can fetch</source>
        <translation>
            <numerusform>%n show that only that player can fetch</numerusform>
            <numerusform>%n shows that only that player can fetch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n searches, filters or programs, which are no feeds</source>
        <translation>
            <numerusform>%n search, filter or program, which is no feed</numerusform>
            <numerusform>%n searches, filters or programs, which are no feeds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shows without a usable address</source>
        <translation>
            <numerusform>%n show without a usable address</numerusform>
            <numerusform>%n shows without a usable address</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repeated shows, whose episodes are kept</source>
        <translation>
            <numerusform>%n repeated show, whose episodes are kept</numerusform>
            <numerusform>%n repeated shows, whose episodes are kept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n positions that are no times</source>
        <translation>
            <numerusform>%n position that is no time</numerusform>
            <numerusform>%n positions that are no times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n positions after the end of their episode</source>
        <translation>
            <numerusform>%n position after the end of its episode</numerusform>
            <numerusform>%n positions after the end of their episode</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unreadable durations</source>
        <translation>
            <numerusform>%n unreadable duration</numerusform>
            <numerusform>%n unreadable durations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unreadable dates</source>
        <translation>
            <numerusform>%n unreadable date</numerusform>
            <numerusform>%n unreadable dates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>unreadable chapters of %n episodes</source>
        <translation>
            <numerusform>unreadable chapters of %n episode</numerusform>
            <numerusform>unreadable chapters of %n episodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n speeds outside the range of Dogear</source>
        <translation>
            <numerusform>%n speed outside the range of Dogear</numerusform>
            <numerusform>%n speeds outside the range of Dogear</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n positions</source>
        <translation>
            <numerusform>%n position</numerusform>
            <numerusform>%n positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n played</source>
        <comment>episodes</comment>
        <translation>
            <numerusform>%n played</numerusform>
            <numerusform>%n played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n favourites</source>
        <translation>
            <numerusform>%n favourite</numerusform>
            <numerusform>%n favourites</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in Up next</source>
        <comment>episodes</comment>
        <translation>
            <numerusform>%n in Up next</numerusform>
            <numerusform>%n in Up next</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tags</source>
        <translation>
            <numerusform>%n tag</numerusform>
            <numerusform>%n tags</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n episodes are not in the feed</source>
        <translation>
            <numerusform>%n episode is not in the feed</numerusform>
            <numerusform>%n episodes are not in the feed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n episodes wait until the feed is read</source>
        <translation>
            <numerusform>%n episode waits until the feed is read</numerusform>
            <numerusform>%n episodes wait until the feed is read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n newer places in Dogear stay</source>
        <translation>
            <numerusform>%n newer place in Dogear stays</numerusform>
            <numerusform>%n newer places in Dogear stay</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n episodes without a show</source>
        <translation>
            <numerusform>%n episode without a show</numerusform>
            <numerusform>%n episodes without a show</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n episodes without guid, address and title</source>
        <translation>
            <numerusform>%n episode without guid, address and title</numerusform>
            <numerusform>%n episodes without guid, address and title</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries of the queue or of lists whose episode is missing</source>
        <translation>
            <numerusform>%n entry of the queue or of a list whose episode is missing</numerusform>
            <numerusform>%n entries of the queue or of lists whose episode is missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lists that are filled by rules</source>
        <translation>
            <numerusform>%n list that is filled by rules</numerusform>
            <numerusform>%n lists that are filled by rules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damaged parts of the file</source>
        <translation>
            <numerusform>%n damaged part of the file</numerusform>
            <numerusform>%n damaged parts of the file</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unreadable files: %1</source>
        <translation>
            <numerusform>%n unreadable file: %1</numerusform>
            <numerusform>%n unreadable files: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the states of %n episodes whose show is unknown</source>
        <translation>
            <numerusform>the state of %n episode whose show is unknown</numerusform>
            <numerusform>the states of %n episodes whose show is unknown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shows ask for a password; enter it again in Dogear.</source>
        <translation>
            <numerusform>%n show asks for a password; enter it again in Dogear.</numerusform>
            <numerusform>%n shows ask for a password; enter it again in Dogear.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n downloaded files stay with that player.</source>
        <translation>
            <numerusform>%n downloaded file stays with that player.</numerusform>
            <numerusform>%n downloaded files stay with that player.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lists stay with that player.</source>
        <translation>
            <numerusform>%n list stays with that player.</numerusform>
            <numerusform>%n lists stay with that player.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n episodes wait until their feeds are read.</source>
        <translation>
            <numerusform>%n episode waits until its feed is read.</numerusform>
            <numerusform>%n episodes wait until their feeds are read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FolderText</name>
    <message numerus="yes">
        <source>Sync brought %n change(s) of Up next, favourites, tags, bookmarks, lists and settings.</source>
        <translation>
            <numerusform>Sync brought %n change of Up next, favourites, tags, bookmarks, lists and settings.</numerusform>
            <numerusform>Sync brought %n changes of Up next, favourites, tags, bookmarks, lists and settings.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) in %1 can&apos;t be read. They may still be on the way; Dogear tries again with the next sync.</source>
        <translation>
            <numerusform>%n line in %1 can&apos;t be read. It may still be on the way; Dogear tries again with the next sync.</numerusform>
            <numerusform>%n lines in %1 can&apos;t be read. They may still be on the way; Dogear tries again with the next sync.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SyncText</name>
    <message numerus="yes">
        <source>%n received</source>
        <comment>changes</comment>
        <translation>
            <numerusform>%n received</numerusform>
            <numerusform>%n received</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sent</source>
        <comment>changes</comment>
        <translation>
            <numerusform>%n sent</numerusform>
            <numerusform>%n sent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set aside</source>
        <comment>changes</comment>
        <translation>
            <numerusform>%n set aside</numerusform>
            <numerusform>%n set aside</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) wait to be sent.</source>
        <translation>
            <numerusform>%n change waits to be sent.</numerusform>
            <numerusform>%n changes wait to be sent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n show(s) are no longer on %1. Stop following them here, too?</source>
        <translation>
            <numerusform>%n show is no longer on %1. Stop following it here, too?</numerusform>
            <numerusform>%n shows are no longer on %1. Stop following them here, too?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You no longer follow %n show(s) that are still on %1. Remove them there, too?</source>
        <translation>
            <numerusform>You no longer follow %n show that is still on %1. Remove it there, too?</numerusform>
            <numerusform>You no longer follow %n shows that are still on %1. Remove them there, too?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sync marked %n episode(s) as played.</source>
        <translation>
            <numerusform>Sync marked %n episode as played.</numerusform>
            <numerusform>Sync marked %n episodes as played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sync brought the places of %n episode(s).</source>
        <translation>
            <numerusform>Sync brought the place of %n episode.</numerusform>
            <numerusform>Sync brought the places of %n episodes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sync followed %n show(s).</source>
        <translation>
            <numerusform>Sync followed %n show.</numerusform>
            <numerusform>Sync followed %n shows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sync stopped following %n show(s).</source>
        <translation>
            <numerusform>Sync stopped following %n show.</numerusform>
            <numerusform>Sync stopped following %n shows.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::BookmarkController</name>
    <message numerus="yes">
        <source>%n bookmark(s) were written to %1.</source>
        <translation>
            <numerusform>%n bookmark was written to %1.</numerusform>
            <numerusform>%n bookmarks were written to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::DownloadController</name>
    <message numerus="yes">
        <source>%n download(s) removed.</source>
        <translation>
            <numerusform>%n download removed.</numerusform>
            <numerusform>%n downloads removed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n download(s) failed; the list says why.</source>
        <translation>
            <numerusform>%n download failed; the list says why.</numerusform>
            <numerusform>%n downloads failed; the list says why.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::EpisodeMarker</name>
    <message numerus="yes">
        <source>%Ln episode(s) marked as played.</source>
        <translation>
            <numerusform>%Ln episode marked as played.</numerusform>
            <numerusform>%Ln episodes marked as played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln episode(s) marked as unplayed.</source>
        <translation>
            <numerusform>%Ln episode marked as unplayed.</numerusform>
            <numerusform>%Ln episodes marked as unplayed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln episode(s) added to the favourites.</source>
        <translation>
            <numerusform>%Ln episode added to the favourites.</numerusform>
            <numerusform>%Ln episodes added to the favourites.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln episode(s) removed from the favourites.</source>
        <translation>
            <numerusform>%Ln episode removed from the favourites.</numerusform>
            <numerusform>%Ln episodes removed from the favourites.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::FollowReporter</name>
    <message numerus="yes">
        <source>%n shows were added.</source>
        <translation>
            <numerusform>%n show was added.</numerusform>
            <numerusform>%n shows were added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the shows could not be read; the sidebar marks them.</source>
        <translation>
            <numerusform>%n of the shows could not be read; the sidebar marks it.</numerusform>
            <numerusform>%n of the shows could not be read; the sidebar marks them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::PlaybackController</name>
    <message numerus="yes">
        <source>Back %n second(s)</source>
        <translation>
            <numerusform>Back %n second</numerusform>
            <numerusform>Back %n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Forward %n second(s)</source>
        <translation>
            <numerusform>Forward %n second</numerusform>
            <numerusform>Forward %n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::QueueController</name>
    <message numerus="yes">
        <source>Up next was cleared: %n episode(s).</source>
        <translation>
            <numerusform>Up next was cleared: %n episode.</numerusform>
            <numerusform>Up next was cleared: %n episodes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up next: %n episode(s)</source>
        <translation>
            <numerusform>Up next: %n episode</numerusform>
            <numerusform>Up next: %n episodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s) removed from Up next.</source>
        <translation>
            <numerusform>%n episode removed from Up next.</numerusform>
            <numerusform>%n episodes removed from Up next.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::SettingsTransfer</name>
    <message numerus="yes">
        <source>%n setting(s) taken from %1</source>
        <translation>
            <numerusform>%n setting taken from %1</numerusform>
            <numerusform>%n settings taken from %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n that this Dogear does not know</source>
        <comment>settings</comment>
        <translation>
            <numerusform>%n that this Dogear does not know</numerusform>
            <numerusform>%n that this Dogear does not know</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::ShowController</name>
    <message numerus="yes">
        <source>%n shows were written to %1.</source>
        <translation>
            <numerusform>%n show was written to %1.</numerusform>
            <numerusform>%n shows were written to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::widgets::AccountForm</name>
    <message numerus="yes">
        <source>%n show(s) wait for your decision.</source>
        <translation>
            <numerusform>%n show waits for your decision.</numerusform>
            <numerusform>%n shows wait for your decision.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::widgets::BookmarksPage</name>
    <message numerus="yes">
        <source>%n bookmark(s)</source>
        <translation>
            <numerusform>%n bookmark</numerusform>
            <numerusform>%n bookmarks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ChapterList</name>
    <message numerus="yes">
        <source>%n chapter(s)</source>
        <translation>
            <numerusform>%n chapter</numerusform>
            <numerusform>%n chapters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EpisodeListPage</name>
    <message numerus="yes">
        <source>%Ln result(s) in %1</source>
        <comment>show or tag</comment>
        <translation>
            <numerusform>%Ln result in %1</numerusform>
            <numerusform>%Ln results in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s) in all shows</source>
        <translation>
            <numerusform>%Ln result in all shows</numerusform>
            <numerusform>%Ln results in all shows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln similar result(s) in all shows</source>
        <translation>
            <numerusform>%Ln similar result in all shows</numerusform>
            <numerusform>%Ln similar results in all shows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln similar result(s) in %1</source>
        <comment>show or tag</comment>
        <translation>
            <numerusform>%Ln similar result in %1</numerusform>
            <numerusform>%Ln similar results in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln similar</source>
        <comment>results</comment>
        <translation>
            <numerusform>%1 · %Ln similar</numerusform>
            <numerusform>%1 · %Ln similar</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FeedHealth</name>
    <message numerus="yes">
        <source>and %n more like it</source>
        <translation>
            <numerusform>and %n more like it</numerusform>
            <numerusform>and %n more like it</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::widgets::HostTable</name>
    <message numerus="yes">
        <source>%1 and %n others</source>
        <comment>titles of shows</comment>
        <translation>
            <numerusform>%1 and %n other</numerusform>
            <numerusform>%1 and %n others</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::widgets::HostsPage</name>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PlayerBar</name>
    <message numerus="yes">
        <source>Back %n second(s)</source>
        <translation>
            <numerusform>Back %n second</numerusform>
            <numerusform>Back %n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Forward %n second(s)</source>
        <translation>
            <numerusform>Forward %n second</numerusform>
            <numerusform>Forward %n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SettingsForm</name>
    <message numerus="yes">
        <source> day(s)</source>
        <comment>after a number</comment>
        <translation>
            <numerusform> day</numerusform>
            <numerusform> days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowAbout</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SidebarTexts</name>
    <message numerus="yes">
        <source>%1, %n unplayed</source>
        <translation>
            <numerusform>%1, %n unplayed</numerusform>
            <numerusform>%1, %n unplayed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n to come</source>
        <translation>
            <numerusform>%1, %n to come</numerusform>
            <numerusform>%1, %n to come</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n result(s)</source>
        <translation>
            <numerusform>%1, %n result</numerusform>
            <numerusform>%1, %n results</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n episode(s)</source>
        <translation>
            <numerusform>%1, %n episode</numerusform>
            <numerusform>%1, %n episodes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SleepButton</name>
    <message numerus="yes">
        <source>After %n minute(s)</source>
        <translation>
            <numerusform>After %n minute</numerusform>
            <numerusform>After %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <comment>what is left of the sleep timer</comment>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Playback stops after %n more minute(s) of listening</source>
        <translation>
            <numerusform>Playback stops after %n more minute of listening</numerusform>
            <numerusform>Playback stops after %n more minutes of listening</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more minute(s)</source>
        <translation>
            <numerusform>%n more minute</numerusform>
            <numerusform>%n more minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::widgets::StatisticsPage</name>
    <message numerus="yes">
        <source>episode(s) finished</source>
        <translation>
            <numerusform>episode finished</numerusform>
            <numerusform>episodes finished</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>day(s) in a row</source>
        <translation>
            <numerusform>day in a row</numerusform>
            <numerusform>days in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other show(s)</source>
        <translation>
            <numerusform>%n other show</numerusform>
            <numerusform>%n other shows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::widgets::TransferPage</name>
    <message numerus="yes">
        <source>%n more shows cannot be imported.</source>
        <translation>
            <numerusform>%n more show cannot be imported.</numerusform>
            <numerusform>%n more shows cannot be imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mark %n episodes as played that %1 has only as started or at their end</source>
        <translation>
            <numerusform>Mark %n episode as played that %1 has only as started or at its end</numerusform>
            <numerusform>Mark %n episodes as played that %1 has only as started or at their end</numerusform>
        </translation>
    </message>
</context>
</TS>
