// SPDX-License-Identifier: GPL-3.0-or-later
// Tests what scripts rely on: exit codes, one line on stderr, and the output of --json.

#include <support/environment.h>
#include <support/local_http_message.h>
#include <support/local_http_server.h>
#include <support/timeouts.h>

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

struct Answer
{
    int exitCode = -1;
    QByteArray out;
    QByteArray err;

    [[nodiscard]] QJsonObject object() const { return QJsonDocument::fromJson(out).object(); }
    [[nodiscard]] QJsonArray array() const { return QJsonDocument::fromJson(out).array(); }
};

QString feed(const QString &items)
{
    return u"<rss version=\"2.0\" xmlns:itunes=\"http://www.itunes.com/dtds/podcast-1.0.dtd\">"
           "<channel><title>A show</title><link>https://example.org/</link>"
           "<description>About it</description><language>en</language>"
           "<itunes:author>Its author</itunes:author>%1</channel></rss>"_s.arg(items);
}

QString item(int number)
{
    return u"<item><title>Number %1</title><guid>g%1</guid>"
           "<pubDate>Mon, %1 Jan 2024 10:00:00 GMT</pubDate>"
           "<enclosure url=\"https://example.org/%1.mp3\" type=\"audio/mpeg\" length=\"5000%1\"/>"
           "<description>&lt;p&gt;At 01:30 &lt;script&gt;x&lt;/script&gt; a walrus&lt;/p&gt;"
           "</description><itunes:duration>16:33</itunes:duration></item>"_s.arg(number);
}

/// Builds a frame of an ID3v2.4 tag; \a content is less than 128 bytes.
QByteArray id3Frame(const QByteArray &id, const QByteArray &content)
{
    return id + QByteArray(3, '\0') + char(content.size()) + QByteArray(2, '\0') + content;
}

/// Builds an MP3 file of five seconds with one chapter, which has a link and a picture.
QByteArray soundWithChapter()
{
    const QByteArray times("c\0\0\0\x05\xdc\0\0\x0f\xa0\xff\xff\xff\xff\xff\xff\xff\xff", 18);
    const QByteArray parts = id3Frame("TIT2", "\3One")
                             + id3Frame("WXXX", QByteArray(2, '\0') + "https://example.org/1")
                             + id3Frame("APIC",
                                        QByteArray("\0image/png\0\3\0"
                                                   "bytes",
                                                   18));
    const QByteArray frames = id3Frame("TIT2", "\3Tagged") + id3Frame("CHAP", times + parts);
    const QByteArray silence = QByteArray("\xff\xfb\x90\x00", 4) + QByteArray(413, '\0');
    return QByteArray("ID3\4\0\0\0\0", 8) + char(frames.size() >> 7) + char(frames.size() & 0x7f)
           + frames + silence.repeated(200);
}

} // namespace

class TestDogearctl final : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void whatGoesWrongIsOneLine_data();
    void whatGoesWrongIsOneLine();
    void whatIsNotAFeedSaysWhatItIs_data();
    void whatIsNotAFeedSaysWhatItIs();
    void parseTellsAllAndStoresNothing();
    void theTagsOfAFileAreTold();
    void noMediaHasNoTags();
    void extrasAreStoredAndPrinted();
    void aFeedThatMovedChangesNothingElse();
    void aShowIsFollowedListedSearchedAndFollowedAgain();
    void aPositionIsReadAndSet();
    void theQueueIsLinedUp_data();
    void theQueueIsLinedUp();
    void refreshCounts();
    void aListGoesOutAndComesIn();
    void aListIsReadAsFarAsItGoes_data();
    void aListIsReadAsFarAsItGoes();
    void aFeedThatIsPackedIsFollowed();
    void halfACharacterIsNoBrokenJson();
    void oneEntryIsNoPlural();
    void aGoneFeedChangesNothing();
    void aShowBehindAPassword();
    void theHealthOfAFeedIsTold();

private:
    Answer run(const QStringList &arguments, const QByteArray &input = {}) const;
    Answer json(QStringList arguments) const
    {
        arguments.prepend(u"--json"_s);
        return run(arguments);
    }
    QString write(const QString &name, const QByteArray &content) const;
    qint64 follow() const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestDogearctl::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    qputenv("QT_FATAL_WARNINGS", "1"); // of dogearctl: a Qt warning aborts it
    m_folder = std::make_unique<QTemporaryDir>();
}

Answer TestDogearctl::run(const QStringList &arguments, const QByteArray &input) const
{
    QProcess program;
    program.start(QStringLiteral(DOGEARCTL),
                  QStringList{u"--data-dir"_s, m_folder->filePath(u"data"_s)} + arguments);
    program.write(input);
    program.closeWriteChannel();
    // Not waitForFinished(): the test's own HTTP server answers from this event loop.
    const bool isDone =
        dogear::test::waitUntil([&] { return program.state() == QProcess::NotRunning; }, 30'000);
    return {isDone ? program.exitCode() : -1,
            program.readAllStandardOutput(),
            program.readAllStandardError()};
}

QString TestDogearctl::write(const QString &name, const QByteArray &content) const
{
    QFile file(m_folder->filePath(name));
    if (file.open(QFile::WriteOnly))
        file.write(content);
    return file.fileName();
}

/// Follows a show with three episodes. \return its id
qint64 TestDogearctl::follow() const
{
    const QString path = write(u"show.xml"_s, feed(item(1) + item(2) + item(3)).toUtf8());
    const QJsonArray added = json({u"subscribe"_s, path}).object().value("added"_L1).toArray();
    return added.isEmpty() ? 0 : added.first().toObject().value("id"_L1).toInteger();
}

void TestDogearctl::whatGoesWrongIsOneLine_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<int>("exitCode");
    QTest::newRow("no command") << u""_s << 2;
    QTest::newRow("an unknown command") << u"frobnicate"_s << 2;
    QTest::newRow("an unknown option") << u"shows --frob"_s << 2;
    QTest::newRow("an option without its value") << u"episodes --limit"_s << 2;
    QTest::newRow("a limit that is not a number") << u"episodes --limit many"_s << 2;
    QTest::newRow("too few words") << u"mark 1"_s << 2;
    QTest::newRow("too many words") << u"shows now"_s << 2;
    QTest::newRow("an unknown state to mark") << u"mark 1 heard"_s << 2;
    QTest::newRow("an unknown verb of queue") << u"queue frob 1"_s << 2;
    QTest::newRow("queueing an episode that does not exist") << u"queue add 4711"_s << 1;
    QTest::newRow("statistics of an unknown period") << u"statistics weeks"_s << 2;
    QTest::newRow("queueing without an episode") << u"queue add"_s << 2;
    QTest::newRow("an episode that does not exist") << u"show 4711"_s << 1;
    QTest::newRow("an episode id that is not a number") << u"show x"_s << 2;
    QTest::newRow("a feed file that does not exist") << u"parse missing.xml"_s << 1;
    QTest::newRow("tags of a file that does not exist") << u"tags missing.mp3"_s << 1;
    QTest::newRow("tags of a device") << u"tags /dev/zero"_s << 1;
    QTest::newRow("refreshing a show that does not exist") << u"refresh 4711"_s << 1;
    QTest::newRow("episodes of a show that does not exist") << u"episodes --show 4711"_s << 1;
    QTest::newRow("an export to a file that cannot be written")
        << u"export /dev/null/x.opml"_s << 1;
}

void TestDogearctl::whatGoesWrongIsOneLine()
{
    QFETCH(const QString, command);
    QFETCH(const int, exitCode);
    const Answer answer = run(command.split(u' ', Qt::SkipEmptyParts));
    QCOMPARE(answer.exitCode, exitCode);
    QCOMPARE(answer.err.count('\n'), 1);
    QVERIFY(answer.err.size() > 20);
    QCOMPARE(answer.out, QByteArray());
}

void TestDogearctl::whatIsNotAFeedSaysWhatItIs_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("code");
    QTest::newRow("an empty file") << QByteArray() << u"EmptyInput"_s;
    QTest::newRow("a web page") << QByteArray("<!doctype html><title>x</title>") << u"HtmlPage"_s;
    QTest::newRow("a picture") << QByteArray("\x89PNG\r\n\x1a\n\0\0\0", 11) << u"MalformedXml"_s;
    QTest::newRow("XML that is not a feed")
        << QByteArray("<svg xmlns='http://www.w3.org/2000/svg'/>") << u"UnsupportedFeed"_s;
}

void TestDogearctl::whatIsNotAFeedSaysWhatItIs()
{
    QFETCH(const QByteArray, content);
    QFETCH(const QString, code);
    const QString path = write(u"odd"_s, content);
    const Answer parsed = json({u"parse"_s, path});
    QCOMPARE(parsed.exitCode, 1);
    const QJsonObject error = parsed.object().value("error"_L1).toObject();
    QCOMPARE(error.value("code"_L1).toString(), code);
    const Answer followed = run({u"subscribe"_s, path});
    QCOMPARE(followed.exitCode, 1);
    QCOMPARE(followed.err.count('\n'), 1);
    QCOMPARE(json({u"shows"_s}).array().size(), 0);
}

void TestDogearctl::parseTellsAllAndStoresNothing()
{
    const Answer answer = run({u"parse"_s, u"--json"_s, u"-"_s}, feed(item(1)).toUtf8());
    QCOMPARE(answer.exitCode, 0);
    const QJsonObject show = answer.object();
    QCOMPARE(show.value("title"_L1), u"A show"_s);
    QCOMPARE(show.value("author"_L1), u"Its author"_s);
    QCOMPARE(show.value("link"_L1), u"https://example.org/"_s);
    QCOMPARE(show.value("description"_L1), u"About it"_s);
    QCOMPARE(show.value("language"_L1), u"en"_s);
    QVERIFY(show.value("image"_L1).isNull());
    QCOMPARE(show.value("warnings"_L1).toArray().size(), 0);
    const QJsonObject episode = show.value("episodes"_L1).toArray().first().toObject();
    QCOMPARE(episode.value("guid"_L1), u"g1"_s);
    QCOMPARE(episode.value("published"_L1).toInteger(), 1704103200);
    QCOMPARE(episode.value("duration"_L1).toDouble(), 993.0);
    const QJsonObject enclosure = episode.value("enclosure"_L1).toObject();
    QCOMPARE(enclosure.value("url"_L1), u"https://example.org/1.mp3"_s);
    QCOMPARE(enclosure.value("type"_L1), u"audio/mpeg"_s);
    QCOMPARE(enclosure.value("length"_L1).toInteger(), 50001);
    QVERIFY(!episode.value("notes_html"_L1).toString().contains("script"_L1));
    QVERIFY(episode.value("notes_text"_L1).toString().contains("a walrus"_L1));
    for (const auto *key : {"season", "episode", "episode_type", "image", "chapters_url"})
        QVERIFY2(episode.contains(QLatin1StringView(key)), key);
    QVERIFY(episode.value("season"_L1).isNull());
    QVERIFY(episode.value("transcripts"_L1).isArray() && episode.value("persons"_L1).isArray());
    QCOMPARE(json({u"shows"_s}).array().size(), 0);
}

void TestDogearctl::theTagsOfAFileAreTold()
{
    const QString path = write(u"no.name"_s, soundWithChapter());
    const QJsonObject tags = json({u"tags"_s, path}).object();
    QCOMPARE(tags.value("title"_L1), u"Tagged"_s);
    QVERIFY(qAbs(tags.value("duration"_L1).toDouble() - 5.2) < 0.1);
    QVERIFY(tags.value("cover_bytes"_L1).isNull());
    QVERIFY(tags.value("warnings"_L1).toArray().isEmpty());
    const QJsonArray chapters = tags.value("chapters"_L1).toArray();
    QCOMPARE(chapters.size(), 1);
    const QJsonObject chapter = chapters.first().toObject();
    QCOMPARE(chapter.value("start"_L1), 1.5);
    QCOMPARE(chapter.value("end"_L1), 4);
    QCOMPARE(chapter.value("title"_L1), u"One"_s);
    QCOMPARE(chapter.value("link"_L1), u"https://example.org/1"_s);
    QCOMPARE(chapter.value("picture_bytes"_L1), 5);

    const Answer plain = run({u"tags"_s, path});
    QCOMPARE(plain.exitCode, 0);
    QCOMPARE(plain.out,
             QByteArray("Tagged\n0:05 (estimated)\n0:01  One  https://example.org/1  picture 5 "
                        "bytes\n"));
}

void TestDogearctl::noMediaHasNoTags()
{
    const QString path =
        write(u"list.mp3"_s, "#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:9,\nhttp://127.0.0.1:9/\n");
    const Answer answer = json({u"tags"_s, path});
    QCOMPARE(answer.exitCode, 1);
    QCOMPARE(answer.err.count('\n'), 1);
    QCOMPARE(answer.object().value("error"_L1).toObject().value("code"_L1), u"MediaUnsupported"_s);
}

void TestDogearctl::extrasAreStoredAndPrinted()
{
    const QString path = write(
        u"extras.xml"_s,
        "<rss xmlns:podcast='https://podcastindex.org/namespace/1.0'"
        " xmlns:psc='http://podlove.org/simple-chapters'><channel><title>S</title>"
        "<podcast:medium>music</podcast:medium><podcast:funding url='https://e.org/'>Pay"
        "</podcast:funding><podcast:liveItem status='live'><title>Live</title><description>"
        "&lt;script&gt;x&lt;/script&gt;On air</description></podcast:liveItem>"
        "<item><guid>g</guid><psc:chapters><psc:chapter start='1:01.5' title='One'/>"
        "</psc:chapters><podcast:soundbite startTime='1' duration='2'/></item></channel></rss>");
    const QJsonObject parsed = json({u"parse"_s, path}).object();
    QCOMPARE(parsed.value("medium"_L1), u"music"_s);
    QCOMPARE(parsed.value("funding"_L1).toArray().size(), 1);
    for (const auto *key : {"locked", "license", "update_frequency", "publisher", "chat"})
        QVERIFY2(parsed.contains(QLatin1StringView(key)), key);
    const QJsonObject live = parsed.value("live_items"_L1).toArray().first().toObject();
    QCOMPARE(live.value("status"_L1), u"live"_s);
    QVERIFY(!live.value("notes_html"_L1).toString().contains("script"_L1));

    QVERIFY(!json({u"subscribe"_s, path}).object().value("added"_L1).toArray().isEmpty());
    const QJsonObject show = json({u"shows"_s}).array().first().toObject();
    QCOMPARE(show.value("medium"_L1), u"music"_s);
    const QString id = QString::number(
        json({u"episodes"_s}).array().first().toObject().value("id"_L1).toInteger());
    const QJsonObject episode = json({u"show"_s, id}).object();
    QCOMPARE(episode.value("soundbites"_L1).toArray().size(), 1);
    const QJsonObject chapter = episode.value("chapters"_L1).toArray().first().toObject();
    QCOMPARE(chapter.value("start"_L1).toDouble(), 61.5);
    QCOMPARE(chapter.value("title"_L1), u"One"_s);
    QCOMPARE(chapter.value("skipped"_L1), false);
    QVERIFY(episode.contains("transcript"_L1) && episode.value("transcript"_L1).isNull());
}

/// Rule 10: the new address is stored; the show stays as it is until the user follows the move.
void TestDogearctl::aFeedThatMovedChangesNothingElse()
{
    QVERIFY(follow() > 0);
    const QString path = write(
        u"show.xml"_s, "<redirect><newLocation>https://example.org/new</newLocation></redirect>");
    QCOMPARE(json({u"parse"_s, path}).object().value("moved"_L1), true);
    (void)json({u"refresh"_s});
    const QJsonObject show = json({u"shows"_s}).array().first().toObject();
    QCOMPARE(show.value("title"_L1), u"A show"_s);
    QCOMPARE(show.value("episodes"_L1).toInteger(), 3);
    QCOMPARE(show.value("new_feed_url"_L1), u"https://example.org/new"_s);
    QVERIFY(json({u"subscribe"_s,
                  write(u"other.xml"_s,
                        "<redirect><newLocation>https://e.org/</newLocation>"
                        "</redirect>")})
                .object()
                .value("added"_L1)
                .toArray()
                .isEmpty());
    for (const auto &episode : json({u"episodes"_s}).array()) {
        const QString id = QString::number(episode.toObject().value("id"_L1).toInteger());
        QCOMPARE(json({u"show"_s, id}).object().value("removed"_L1), false);
    }
}

void TestDogearctl::aShowIsFollowedListedSearchedAndFollowedAgain()
{
    const qint64 show = follow();
    QVERIFY(show > 0);
    const QJsonArray shows = json({u"shows"_s}).array();
    QCOMPARE(shows.size(), 1);
    QCOMPARE(shows.first().toObject().value("title"_L1), u"A show"_s);
    const QJsonArray episodes =
        json({u"episodes"_s, u"--show"_s, QString::number(show), u"--limit"_s, u"2"_s}).array();
    QCOMPARE(episodes.size(), 2);
    QCOMPARE(episodes.first().toObject().value("title"_L1), u"Number 3"_s);

    const QJsonObject found = json({u"search"_s, u"number 2"_s}).object();
    QCOMPARE(found.value("total"_L1).toInteger(), 1);
    const QJsonObject hit = found.value("hits"_L1).toArray().first().toObject();
    QCOMPARE(hit.value("kind"_L1), u"title"_s);
    QCOMPARE(hit.value("show"_L1), u"A show"_s);
    QVERIFY(hit.value("start_ms"_L1).isNull());
    QCOMPARE(json({u"search"_s, u"walrus"_s}).object().value("total"_L1).toInteger(), 3);

    const QString id = QString::number(hit.value("episode_id"_L1).toInteger());
    QCOMPARE(run({u"mark"_s, id, u"played"_s}).exitCode, 0);
    const QJsonArray unplayed = json({u"episodes"_s, u"--filter"_s, u"is:unplayed"_s}).array();
    QCOMPARE(unplayed.size(), 2);
    // Subscribing to the same feed again finds the same show.
    QCOMPARE(follow(), show);
    QCOMPARE(json({u"shows"_s}).array().size(), 1);
}

void TestDogearctl::aPositionIsReadAndSet()
{
    QVERIFY(follow() > 0);
    const QString id = QString::number(
        json({u"episodes"_s}).array().first().toObject().value("id"_L1).toInteger());
    QCOMPARE(json({u"position"_s, id}).object().value("position"_L1).toInteger(), 0);
    QCOMPARE(run({u"position"_s, id, u"--set"_s, u"61500"_s}).exitCode, 0);
    QCOMPARE(json({u"position"_s, id}).object().value("position"_L1).toInteger(), 61'500);
    QCOMPARE(json({u"show"_s, id}).object().value("position"_L1).toInteger(), 61'500);
    QCOMPARE(json({u"mark"_s, id, u"played"_s}).object().value("position"_L1).toInteger(), 0);
    QCOMPARE(run({u"position"_s, id, u"--set"_s, u"-5"_s}).exitCode, 2);
}

void TestDogearctl::theQueueIsLinedUp_data()
{
    QTest::addColumn<QString>("commands"); // run in turn; 1 to 3 are the episodes
    QTest::addColumn<QString>("expected");
    QTest::newRow("add appends") << u"add 1 2, add 3"_s << u"1 2 3"_s;
    QTest::newRow("adding an episode twice keeps its position") << u"add 1 2, add 1"_s << u"1 2"_s;
    QTest::newRow("next inserts at the front") << u"add 1 2, next 3"_s << u"3 1 2"_s;
    QTest::newRow("remove takes one episode out") << u"add 1 2 3, remove 2"_s << u"1 3"_s;
    QTest::newRow("move puts an episode before another") << u"add 1 2 3, move 3 1"_s << u"3 1 2"_s;
    QTest::newRow("move without a target puts it at the end")
        << u"add 1 2 3, move 1"_s << u"2 3 1"_s;
    QTest::newRow("clear empties the queue") << u"add 1 2 3, clear"_s << u""_s;
}

void TestDogearctl::theQueueIsLinedUp()
{
    QFETCH(const QString, commands);
    QFETCH(const QString, expected);
    QVERIFY(follow() > 0);
    QHash<QString, QString> ids; // by the number in the title
    for (const auto &episode : json({u"episodes"_s}).array())
        ids.insert(episode["title"_L1].toString().section(u' ', 1),
                   QString::number(episode["id"_L1].toInteger()));
    for (const QString &command : commands.split(u", "_s)) {
        QStringList words = command.split(u' ');
        for (QString &word : words)
            word = ids.value(word, word);
        QCOMPARE(run(QStringList{u"queue"_s} + words).exitCode, 0);
    }
    QStringList titles;
    for (const auto &episode : json({u"queue"_s}).array())
        titles.append(episode["title"_L1].toString().section(u' ', 1));
    QCOMPARE(titles.join(u' '), expected);
}

void TestDogearctl::refreshCounts()
{
    const QString show = QString::number(follow());
    write(u"show.xml"_s, feed(item(1) + item(2) + item(3) + item(4)).toUtf8());
    const QJsonObject first = json({u"refresh"_s, show, show}).object(); // named twice, read once
    QCOMPARE(first.value("shows"_L1).toInteger(), 1);
    QCOMPARE(first.value("updated"_L1).toInteger(), 1);
    QCOMPARE(first.value("new_episodes"_L1).toInteger(), 1);
    QVERIFY(first.value("bytes"_L1).toInteger() > 0);
    QVERIFY(first.contains("elapsed_ms"_L1));
    const QJsonObject second = json({u"refresh"_s}).object();
    QCOMPARE(second.value("unchanged"_L1).toInteger(), 1);
    QCOMPARE(second.value("new_episodes"_L1).toInteger(), 0);
}

void TestDogearctl::aListGoesOutAndComesIn()
{
    QVERIFY(follow() > 0);
    const QString list = m_folder->filePath(u"list.opml"_s);
    QCOMPARE(run({u"export"_s, list}).exitCode, 0);
    QVERIFY(QDir(m_folder->filePath(u"data"_s)).removeRecursively());
    const QJsonObject added = json({u"import"_s, list}).object();
    QCOMPARE(added.value("added"_L1).toArray().size(), 1);
    QCOMPARE(added.value("failed"_L1).toArray().size(), 0);
    QCOMPARE(json({u"episodes"_s}).array().size(), 3);
}

void TestDogearctl::aListIsReadAsFarAsItGoes_data()
{
    QTest::addColumn<QByteArray>("list");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<int>("added");
    const QByteArray show = "<outline text='a' xmlUrl='SHOW'/>";
    QTest::newRow("a list that is cut off")
        << "<opml><body>" + show + "<outline text='b' xml" << 1 << 1;
    QTest::newRow("a list without shows") << QByteArray("<opml><body/></opml>") << 1 << 0;
    QTest::newRow("a show with subscribed=0 is left out")
        << "<opml><body>" + show
               + "<outline subscribed='0' xmlUrl='https://h.example/b'/></body></opml>"
        << 0 << 1;
}

void TestDogearctl::aListIsReadAsFarAsItGoes()
{
    QFETCH(QByteArray, list);
    QFETCH(const int, exitCode);
    QFETCH(const int, added);
    list.replace("SHOW", write(u"show.xml"_s, feed(item(1)).toUtf8()).toUtf8().prepend("file://"));
    const Answer answer = json({u"import"_s, write(u"list.opml"_s, list)});
    QCOMPARE(answer.exitCode, exitCode);
    QCOMPARE(answer.object().value("added"_L1).toArray().size(), added);
    QCOMPARE(answer.err.isEmpty(), exitCode == 0); // one sentence if something failed
    QCOMPARE(json({u"shows"_s}).array().size(), added);
}

/// Some servers send a gzip file without Content-Encoding and label it as XML.
void TestDogearctl::aFeedThatIsPackedIsFollowed()
{
    dogear::test::LocalHttpServer server;
    server.setBody(u"/feed.xml"_s, dogear::test::gzip(feed(item(1) + item(2)).toUtf8()));
    const Answer answer = json({u"subscribe"_s, server.url(u"/feed.xml"_s).toString()});
    QCOMPARE(answer.exitCode, 0);
    QCOMPARE(json({u"episodes"_s}).array().size(), 2);
}

/// RFC 8259 section 8.2: readers may reject the lone surrogate escapes that Qt would write.
void TestDogearctl::halfACharacterIsNoBrokenJson()
{
    const QByteArray feed =
        R"({"version":"https://jsonfeed.org/version/1.1","title":"A \ud83d B \ud83c\udfa7",)"
        R"("items":[{"id":"1","attachments":[{"url":"https://e.org/1.mp3",)"
        R"("mime_type":"audio/mpeg"}]}]})";
    const Answer answer = json({u"parse"_s, write(u"feed.json"_s, feed)});
    QCOMPARE(answer.exitCode, 0);
    QVERIFY2(!answer.out.toLower().contains("\\ud"), answer.out.constData());
    QVERIFY2(answer.out.contains("🎧"), answer.out.constData());
}

void TestDogearctl::oneEntryIsNoPlural()
{
    QVERIFY(follow() > 0);
    const QString list = m_folder->filePath(u"list.opml"_s);
    write(u"list.opml"_s,
          "<opml version=\"2.0\"><body><outline text=\"a\" xmlUrl=\"https://h.example/a\""
          " subscribed=\"0\"/><outline text=\"b\" xmlUrl=\""
              + m_folder->filePath(u"show.xml"_s).toUtf8() + "\"/></body></opml>");
    const Answer answer = run({u"import"_s, list});
    QVERIFY2(answer.out.contains("1 entry of the list was left out"), answer.out.constData());
}

void TestDogearctl::aGoneFeedChangesNothing()
{
    dogear::test::LocalHttpServer server;
    const Answer gone = json({u"subscribe"_s, server.url(u"/status/404"_s).toString()});
    QCOMPARE(gone.exitCode, 1);
    const QJsonArray failed = gone.object().value("failed"_L1).toArray();
    QCOMPARE(failed.size(), 1);
    QCOMPARE(failed.first().toObject().value("code"_L1), u"HttpStatus"_s);
    QVERIFY(gone.err.contains("404"));

    QVERIFY(follow() > 0);
    write(u"show.xml"_s, "<html><body>moved</body></html>");
    QCOMPARE(run({u"refresh"_s}).exitCode, 1);
    QCOMPARE(json({u"episodes"_s}).array().size(), 3);
    QVERIFY(QFile::remove(m_folder->filePath(u"show.xml"_s)));
    QCOMPARE(run({u"refresh"_s}).exitCode, 1);
    QCOMPARE(json({u"episodes"_s}).array().size(), 3);
}

void TestDogearctl::aShowBehindAPassword()
{
    dogear::test::LocalHttpServer server;
    const QByteArray document = feed(item(1)).toUtf8();
    server.setRoute(u"/feed"_s, [document](const dogear::test::ServerRequest &request) {
        if (request.header("Authorization") == "Basic " + QByteArray("anna:s3cret").toBase64())
            return dogear::test::ServerAnswer{.body = document};
        return dogear::test::ServerAnswer{.status = 401, .body = "no"};
    });
    const dogear::test::RestoredEnvironment restored(
        QByteArrayList{"DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR"});
    // Hides the session bus: the test must never use the keychain of the user running it.
    qputenv("DBUS_SESSION_BUS_ADDRESS", "");
    qunsetenv("XDG_RUNTIME_DIR");
    const QUrl url = server.url(u"/feed"_s);

    const Answer refused = run({u"subscribe"_s, url.toString()});
    QCOMPARE(refused.exitCode, 1);
    QCOMPARE(refused.err.count('\n'), 1);
    QVERIFY2(refused.err.contains("http://NAME:PASSWORD@127.0.0.1:"), refused.err.constData());

    QUrl full = url;
    full.setUserInfo(u"anna:s3cret"_s);
    const Answer followed = json({u"subscribe"_s, full.toString()});
    QCOMPARE(followed.exitCode, 0);
    QVERIFY2(followed.err.contains("keychain"), followed.err.constData()); // there is no keychain
    for (const Answer &answer :
         {followed, json({u"shows"_s}), json({u"refresh"_s}), run({u"refresh"_s})}) {
        QVERIFY(!answer.out.contains("s3cret"));
        QVERIFY(!answer.err.contains("s3cret"));
    }
    const Answer later = json({u"refresh"_s});
    QCOMPARE(later.exitCode, 1); // the password was kept in memory only, and that process has ended
    QCOMPARE(later.object().value("failed"_L1).toArray().size(), 1);
}

void TestDogearctl::theHealthOfAFeedIsTold()
{
    dogear::test::LocalHttpServer server;
    server.setDocument(u"/feed"_s, {.body = feed(item(1)).toUtf8(), .etag = "\"one\""});
    const QString url = server.url(u"/feed"_s).toString();
    QCOMPARE(run({u"subscribe"_s, url}).exitCode, 0);
    run({u"refresh"_s});
    server.setRoute(u"/feed"_s, [](const dogear::test::ServerRequest &) {
        return dogear::test::ServerAnswer{
            .status = 503, .body = "x", .headers = {{"Retry-After", "60"}}};
    });
    run({u"refresh"_s});

    const QJsonObject health = json({u"health"_s, url}).object();
    QCOMPARE(health.value("url"_L1).toString(), url);
    QCOMPARE(health.value("failures"_L1).toInt(), 1);
    QCOMPARE(health.value("not_before"_L1).toInteger()
                 - health.value("last_attempt"_L1).toInteger(),
             60);
    QCOMPARE(health.value("error"_L1).toObject().value("code"_L1).toString(), u"HttpStatus"_s);
    const QJsonArray fetches = health.value("fetches"_L1).toArray();
    QStringList statuses;
    for (const auto fetch : fetches)
        statuses.append(QString::number(fetch.toObject().value("status"_L1).toInt()));
    QCOMPARE(statuses.join(u' '), u"503 304 200"_s);
    QVERIFY(fetches.at(0).toObject().value("error"_L1).isObject());
    QVERIFY(fetches.at(2).toObject().value("error"_L1).isNull());
    QVERIFY(fetches.at(2).toObject().value("bytes"_L1).toInteger() > 100);
    QCOMPARE(json({u"health"_s, u"1"_s}).object(), health);
    QVERIFY(run({u"health"_s, u"1"_s}).out.contains("Not changed (304)"));
    QCOMPARE(run({u"health"_s, u"4711"_s}).exitCode, 1);
    QCOMPARE(run({u"health"_s, u"https://example.org/not-followed"_s}).exitCode, 1);
}

QTEST_GUILESS_MAIN(TestDogearctl)
#include "tst_dogearctl.moc"
