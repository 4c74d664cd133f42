// SPDX-License-Identifier: GPL-3.0-or-later

#include "local/local_show.h"

#include <files/media_types.h>

#include <QRegularExpression>
#include <QTest>

using namespace dogear;
using namespace dogear::subscriptions;
using namespace Qt::StringLiterals;

namespace {

/// Parses "path #disc.track =title %album ~artist *cover"; all parts but the path are optional.
LocalFile file(const QString &text)
{
    static const QRegularExpression form(
        u"^(?<path>[^#=%~*]*?)(?: #(?:(?<disc>\\d+)\\.)?(?<track>\\d+))?(?: =(?<title>[^%~*]*?))?"
        "(?: %(?<album>[^~*]*?))?(?: ~(?<artist>[^*]*?))?(?: \\*(?<cover>.*))?$"_s);
    const auto parts = form.match(text);
    LocalFile file{.path = parts.captured(u"path"), .bytes = 1};
    file.title = parts.captured(u"title");
    file.labels.album = parts.captured(u"album");
    file.labels.artist = parts.captured(u"artist");
    file.coverHash = parts.captured(u"cover").toUtf8();
    if (parts.hasCaptured(u"track"))
        file.labels.track = parts.captured(u"track").toInt();
    if (parts.hasCaptured(u"disc"))
        file.labels.disc = parts.captured(u"disc").toInt();
    return file;
}

QList<LocalFile> filesOf(const QStringList &texts)
{
    QList<LocalFile> list;
    for (const QString &text : texts)
        list.append(file(text));
    return list;
}

feed::ParsedFeed read(const QStringList &texts, const QStringList &covers = {})
{
    return toFeed(
        {.url = QUrl(u"file:///home/me/My_Book/"_s), .files = filesOf(texts), .covers = covers});
}

/// \return the path of a picture, relative to the folder
QString below(const QUrl &url)
{
    return url.toLocalFile().remove(u"/home/me/My_Book/"_s);
}

} // namespace

class TestLocalShow final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void order_data();
    void order();
    void titles_data();
    void titles();
    void show_data();
    void show();
    void pictures_data();
    void pictures();
    void types_data();
    void types();
    void anEpisodeIsItsFile();
    void aCommentBecomesNotes_data();
    void aCommentBecomesNotes();
    void aSingleFileIsAShow();
    void coverNames_data();
    void coverNames();
    void localShows_data();
    void localShows();
};

void TestLocalShow::order_data()
{
    QTest::addColumn<QStringList>("found");
    QTest::addColumn<QString>("heard");
    const auto row = [](const char *name, const QStringList &found, const QString &heard) {
        QTest::newRow(name) << found << heard;
    };
    row("numbers count as numbers",
        {u"10 Ten.mp3"_s, u"2 Two.mp3"_s, u"1 One.mp3"_s},
        u"1 One.mp3|2 Two.mp3|10 Ten.mp3"_s);
    row("capitals say nothing", {u"b.mp3"_s, u"C.mp3"_s, u"a.mp3"_s}, u"a.mp3|b.mp3|C.mp3"_s);
    row("letters of other languages have their place",
        {u"z.mp3"_s, u"ä.mp3"_s, u"a.mp3"_s},
        u"a.mp3|ä.mp3|z.mp3"_s);
    row("folder by folder, what lies outside of them first",
        {u"Part 10/a.mp3"_s, u"Part 9/b.mp3"_s, u"z.mp3"_s},
        u"z.mp3|Part 9/b.mp3|Part 10/a.mp3"_s);
    row("a folder before what is in it",
        {u"A/B/1.mp3"_s, u"A/2.mp3"_s, u"B/0.mp3"_s},
        u"A/2.mp3|A/B/1.mp3|B/0.mp3"_s);
    row("tracks before names", {u"a.mp3 #2"_s, u"b.mp3 #1"_s}, u"b.mp3|a.mp3"_s);
    row("discs before tracks",
        {u"a.mp3 #2.1"_s, u"b.mp3 #1.2"_s, u"c.mp3 #1.1"_s},
        u"c.mp3|b.mp3|a.mp3"_s);
    row("names where one file has no track",
        {u"b.mp3 #1"_s, u"a.mp3 #2"_s, u"c.mp3"_s},
        u"a.mp3|b.mp3|c.mp3"_s);
    row("names where two have the same track", {u"b.mp3 #1"_s, u"a.mp3 #1"_s}, u"a.mp3|b.mp3"_s);
    row("tracks count in their own folder only",
        {u"2/a.mp3 #1"_s, u"1/b.mp3 #1"_s, u"1/a.mp3 #2"_s},
        u"1/b.mp3|1/a.mp3|2/a.mp3"_s);
    row("names that differ in capitals alone", {u"a.mp3"_s, u"A.mp3"_s}, u"A.mp3|a.mp3"_s);
}

void TestLocalShow::order()
{
    QFETCH(const QStringList, found);
    QFETCH(const QString, heard);
    const auto paths = [](const QList<LocalFile> &list) {
        QStringList names;
        for (const LocalFile &one : list)
            names.append(one.path);
        return names.join(u'|');
    };
    QList<LocalFile> list = filesOf(found);
    QCOMPARE(paths(inPlayingOrder(list)), heard);
    std::ranges::reverse(list); // as the disk may list them in any order
    QCOMPARE(paths(inPlayingOrder(list)), heard);
}

void TestLocalShow::titles_data()
{
    QTest::addColumn<QStringList>("found");
    QTest::addColumn<QString>("titles");
    const auto row = [](const char *name, const QStringList &found, const QString &titles) {
        QTest::newRow(name) << found << titles;
    };
    row("the tag", {u"01.mp3 =In the beginning"_s}, u"In the beginning"_s);
    row("the name without its ending", {u"01 Intro.of.it.mp3"_s}, u"01 Intro.of.it"_s);
    row("underscores are spaces", {u"01_The__end.mp3"_s}, u"01 The end"_s);
    row("a name that is all ending", {u"_.mp3"_s}, u"_.mp3"_s);
    row("a title of all is the title of none",
        {u"1.mp3 =My book"_s, u"2.mp3 =my book"_s, u"3.mp3 =The end"_s},
        u"1|2|The end"_s);
    row("names that are the same take their folder",
        {u"CD_1/01.mp3"_s, u"CD_2/01.mp3"_s, u"CD_2/02.mp3"_s},
        u"CD 1 – 01|CD 2 – 01|02"_s);
}

void TestLocalShow::titles()
{
    QFETCH(const QStringList, found);
    QFETCH(const QString, titles);
    QStringList list;
    for (const domain::Episode &episode : read(found).episodes)
        list.append(episode.title);
    QCOMPARE(list.join(u'|'), titles);
}

void TestLocalShow::show_data()
{
    QTest::addColumn<QStringList>("found");
    QTest::addColumn<QString>("show"); // "title by author"
    const auto row = [](const char *name, const QStringList &found, const QString &show) {
        QTest::newRow(name) << found << show;
    };
    row("the album that all name",
        {u"1.mp3 %The Book ~Anna"_s, u"2.mp3 %The Book ~Anna"_s},
        u"The Book by Anna"_s);
    row("the folder where one names another",
        {u"1.mp3 %The Book ~Anna"_s, u"2.mp3 %A Book ~Bob"_s},
        u"My Book by "_s);
    row("the folder where one names none",
        {u"1.mp3 %The Book ~Anna"_s, u"2.mp3"_s},
        u"My Book by "_s);
}

void TestLocalShow::show()
{
    QFETCH(const QStringList, found);
    QFETCH(const QString, show);
    const domain::Podcast podcast = read(found).podcast;
    QCOMPARE(podcast.title + " by "_L1 + podcast.author, show);
    QCOMPARE(podcast.type, domain::ShowType::Serial);
}

void TestLocalShow::pictures_data()
{
    QTest::addColumn<QStringList>("found");
    QTest::addColumn<QStringList>("covers");
    QTest::addColumn<QString>("pictures"); // of the show, then of each episode
    const auto row = [](const char *name,
                        const QStringList &found,
                        const QStringList &covers,
                        const QString &pictures) {
        QTest::newRow(name) << found << covers << pictures;
    };
    row("none", {u"1.mp3"_s}, {}, u"|"_s);
    row("a file beside them", {u"1.mp3"_s}, {u"cover.jpg"_s}, u"cover.jpg|"_s);
    row("the best name of several",
        {u"1.mp3"_s},
        {u"front.png"_s, u"Folder.jpg"_s, u"COVER.PNG"_s},
        u"COVER.PNG|"_s);
    row("one that all files hold is the show's", {u"1.mp3 *x"_s, u"2.mp3 *x"_s}, {}, u"1.mp3||"_s);
    row("one that some files hold", {u"1.mp3"_s, u"2.mp3 *x"_s}, {}, u"2.mp3||"_s);
    row("a file is better than one inside", {u"1.mp3 *x"_s}, {u"cover.jpg"_s}, u"cover.jpg|"_s);
    row("those that differ are of their episodes",
        {u"1.mp3 *x"_s, u"2.mp3 *y"_s, u"3.mp3"_s},
        {u"cover.jpg"_s},
        u"cover.jpg|1.mp3|2.mp3|"_s);
    row("a folder has its own",
        {u"0.mp3"_s, u"A/1.mp3"_s, u"A/B/2.mp3"_s, u"C/3.mp3"_s},
        {u"A/cover.jpg"_s},
        u"||A/cover.jpg|A/cover.jpg|"_s);
}

void TestLocalShow::pictures()
{
    QFETCH(const QStringList, found);
    QFETCH(const QStringList, covers);
    QFETCH(const QString, pictures);
    const feed::ParsedFeed feed = read(found, covers);
    QStringList list{below(feed.podcast.image)};
    for (const domain::Episode &episode : feed.episodes)
        list.append(below(episode.image));
    QCOMPARE(list.join(u'|'), pictures);
}

void TestLocalShow::types_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<std::optional<bool>>("hasVideo");
    QTest::addColumn<QString>("type");
    const auto row =
        [](const char *title, const QString &name, std::optional<bool> video, const QString &type) {
            QTest::newRow(title) << name << video << type;
        };
    row("by its ending", u"a.MP3"_s, {}, u"audio/mpeg"_s);
    row("a video that nobody could read", u"a.mkv"_s, {}, u"video/x-matroska"_s);
    row("a container of videos without one", u"a.mp4"_s, false, u"audio/mp4"_s);
    row("a container of sound with a video", u"a.ogg"_s, true, u"video/ogg"_s);
    row("an audio book", u"a.m4b"_s, false, u"audio/mp4"_s);
    row("no ending at all", u"mp3"_s, false, u""_s);
    row("an ending that is another", u"a.mp3.part"_s, {}, u""_s);
}

void TestLocalShow::types()
{
    QFETCH(const QString, name);
    QFETCH(const std::optional<bool>, hasVideo);
    QFETCH(const QString, type);
    LocalFile one = file(name);
    one.hasVideo = hasVideo;
    const feed::ParsedFeed feed = toFeed({.url = QUrl(u"file:///a/"_s), .files = {one}});
    QCOMPARE(feed.episodes.constFirst().enclosure->type, type);
}

void TestLocalShow::anEpisodeIsItsFile()
{
    LocalFile one{.path = u"Part 1/50%, #2? ä.mp3"_s, .bytes = 1234};
    one.duration = std::chrono::minutes(7);
    const feed::ParsedFeed feed =
        toFeed({.url = QUrl(u"file:///home/me/My_Book/"_s), .files = {one}});
    QCOMPARE(feed.episodes.size(), 1);
    const domain::Episode &episode = feed.episodes.constFirst();
    QCOMPARE(episode.guid, u"Part 1/50%, #2? ä.mp3"_s);
    QCOMPARE(episode.enclosure->url.toLocalFile(), u"/home/me/My_Book/Part 1/50%, #2? ä.mp3"_s);
    QCOMPARE(episode.enclosure->length, std::optional<qint64>(1234));
    QVERIFY(episode.duration == std::chrono::minutes(7));
    QVERIFY(!episode.published);
}

void TestLocalShow::aCommentBecomesNotes_data()
{
    QTest::addColumn<QString>("comment");
    QTest::addColumn<QString>("notes");
    const QString notes = u"<p>first line<br>second line</p><p>second paragraph</p>"_s;
    QTest::newRow("no comment") << u""_s << u""_s;
    QTest::newRow("characters with a meaning in HTML")
        << u"A <b> & B"_s << u"<p>A &lt;b&gt; &amp; B</p>"_s;
    QTest::newRow("lines end with a line feed")
        << u"first line\nsecond line\n\nsecond paragraph"_s << notes;
    QTest::newRow("lines end with a carriage return")
        << u"first line\rsecond line\r\rsecond paragraph"_s << notes;
    QTest::newRow("lines end with both, as on Windows")
        << u"first line\r\nsecond line\r\n\r\nsecond paragraph"_s << notes;
}

void TestLocalShow::aCommentBecomesNotes()
{
    QFETCH(const QString, comment);
    QFETCH(const QString, notes);
    LocalFile one = file(u"a.mp3"_s);
    one.labels.comment = comment;
    const feed::ParsedFeed feed = toFeed({.url = QUrl(u"file:///a/"_s), .files = {one}});
    QCOMPARE(feed.episodes.constFirst().notesHtml, notes);
}

void TestLocalShow::aSingleFileIsAShow()
{
    const feed::ParsedFeed feed = toFeed({.url = QUrl::fromLocalFile(u"/home/me/The_Walrus.m4b"_s),
                                          .files = {file(u"The_Walrus.m4b %Other ~Anna *x"_s)}});
    QCOMPARE(feed.podcast.title, u"The Walrus"_s);
    QCOMPARE(feed.podcast.author, u"Anna"_s);
    QCOMPARE(feed.podcast.image.toLocalFile(), u"/home/me/The_Walrus.m4b"_s);
    QCOMPARE(feed.episodes.constFirst().guid, u"The_Walrus.m4b"_s);
    QCOMPARE(feed.episodes.constFirst().enclosure->url.toLocalFile(), u"/home/me/The_Walrus.m4b"_s);
}

void TestLocalShow::coverNames_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("isCover");
    QTest::newRow("cover.jpg") << u"cover.jpg"_s << true;
    QTest::newRow("Folder.JPEG in a folder") << u"A/Folder.JPEG"_s << true;
    QTest::newRow("front.webp") << u"front.webp"_s << true;
    QTest::newRow("another picture") << u"me.jpg"_s << false;
    QTest::newRow("a cover with another word") << u"cover back.jpg"_s << false;
    QTest::newRow("cover.txt") << u"cover.txt"_s << false;
    QTest::newRow("cover without an extension") << u"cover"_s << false;
}

void TestLocalShow::coverNames()
{
    QFETCH(const QString, name);
    QFETCH(const bool, isCover);
    QCOMPARE(isCoverName(name), isCover);
}

void TestLocalShow::localShows_data()
{
    QTest::addColumn<QUrl>("url");
    QTest::addColumn<bool>("isLocal");
    QTest::newRow("a local folder") << QUrl(u"file:///a/b/"_s) << true;
    QTest::newRow("a local media file") << QUrl(u"file:///a/b.flac"_s) << true;
    QTest::newRow("a local feed") << QUrl(u"file:///a/b.xml"_s) << false;
    QTest::newRow("a folder of a web server") << QUrl(u"https://example.org/a/"_s) << false;
    QTest::newRow("the Guide") << QUrl(u"qrc:/guide/"_s) << false;
}

void TestLocalShow::localShows()
{
    QFETCH(const QUrl, url);
    QFETCH(const bool, isLocal);
    QCOMPARE(isLocalShow(url), isLocal);
}

QTEST_GUILESS_MAIN(TestLocalShow)
#include "tst_local_show.moc"
