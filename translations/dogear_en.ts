<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB">
<context>
    <name>dogear::BookmarkActions</name>
    <message numerus="yes">
        <source>%n bookmark(s) were written to %1.</source>
        <translation>
            <numerusform>%n bookmark was written to %1.</numerusform>
            <numerusform>%n bookmarks were written to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::LibraryActions</name>
    <message numerus="yes">
        <source>%n of the shows could not be read; the sidebar marks them.</source>
        <translation>
            <numerusform>%n of the shows could not be read; the sidebar marks it.</numerusform>
            <numerusform>%n of the shows could not be read; the sidebar marks them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shows were written to %1.</source>
        <translation>
            <numerusform>%n show was written to %1.</numerusform>
            <numerusform>%n shows were written to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::PlaybackActions</name>
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
    <name>dogear::QueueActions</name>
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
        <source>%n result(s)</source>
        <translation>
            <numerusform>%n result</numerusform>
            <numerusform>%n results</numerusform>
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
    <name>dogear::widgets::SidebarTexts</name>
    <message numerus="yes">
        <source>%1, %n unplayed</source>
        <translation>
            <numerusform>%1, %n unplayed</numerusform>
            <numerusform>%1, %n unplayed</numerusform>
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
</context>
</TS>
