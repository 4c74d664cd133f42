// SPDX-License-Identifier: GPL-3.0-or-later

#include <base/utc.h>
#include <downloads/media_file_name.h>

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear::downloads;

namespace {

const QTimeZone utc = QTimeZone::utc();

QDateTime at(int year, int month, int day, int hour = 12)
{
    return {QDate(year, month, day), QTime(hour, 0), dogear::utc};
}

MediaFileFacts episode()
{
    return {.show = u"Show"_s,
            .title = u"Title"_s,
            .published = at(2024, 8, 4),
            .contentType = u"audio/mpeg"_s,
            .finalUrl = QUrl(u"https://cdn.example.org/x/ep-17.mp3?token=a.b"_s),
            .enclosureType = u"audio/mpeg"_s};
}

MediaFileFacts titled(const QString &show, const QString &title)
{
    MediaFileFacts facts = episode();
    facts.show = show;
    facts.title = title;
    return facts;
}

MediaFileFacts published(const std::optional<QDateTime> &moment)
{
    MediaFileFacts facts = episode();
    facts.published = moment;
    return facts;
}

MediaFileFacts untitled(const char *url)
{
    MediaFileFacts facts = titled({}, u" \u200b? "_s);
    facts.published.reset();
    facts.finalUrl = QUrl(QString::fromUtf8(url));
    return facts;
}

MediaFileFacts typed(const char *served, const char *url, const char *promised)
{
    MediaFileFacts facts = episode();
    facts.contentType = QString::fromUtf8(served);
    facts.finalUrl = QUrl(QString::fromUtf8(url));
    facts.enclosureType = QString::fromUtf8(promised);
    return facts;
}

} // namespace

class TestMediaFileName final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void aPath_data();
    void aPath();
    void theDayIsTheListeners_data();
    void theDayIsTheListeners();
    void anEnding_data();
    void anEnding();
    void aName_data();
    void aName();
    void longNames_data();
    void longNames();
    void anyTextGivesAName();
    void aTakenName_data();
    void aTakenName();
    void thousandsOfOneName();
    void aFolderThatTakesNoName();
    void capitalsAreForTheFileSystem();
    void theFilesTime_data();
    void theFilesTime();
};

void TestMediaFileName::aPath_data()
{
    QTest::addColumn<MediaFileFacts>("facts");
    QTest::addColumn<QString>("path");
    const auto row = [](const char *name, const MediaFileFacts &facts, const char *path) {
        QTest::newRow(name) << facts << QString::fromUtf8(path);
    };
    row("show, day and title", episode(), "Show/2024-08-04 Title.mp3");
    row("without a date", published({}), "Show/Title.mp3");
    row("with a date that is none", published(QDateTime()), "Show/Title.mp3");
    row("second 0 of Unix is no date", published(at(1970, 1, 1, 0)), "Show/Title.mp3");
    row("a date before radio is none", published(at(1, 1, 1)), "Show/Title.mp3");
    row("an old broadcast has a date", published(at(1938, 10, 30)), "Show/1938-10-30 Title.mp3");
    row("a title that begins with the day",
        titled(u"Show"_s, u"2024-08-04: News"_s),
        "Show/2024-08-04 - News.mp3");
    row("a title that is the day", titled(u"Show"_s, u"2024-08-04"_s), "Show/2024-08-04.mp3");
    row("a title that begins with another day",
        titled(u"Show"_s, u"2024-08-03 News"_s),
        "Show/2024-08-04 2024-08-03 News.mp3");
    row("a title with the ending", titled(u"Show"_s, u"talk.MP3"_s), "Show/2024-08-04 talk.mp3");
    row("rule 79: Chinese stays Chinese",
        titled(u"播客"_s, u"第一集：开始"_s),
        "播客/2024-08-04 第一集：开始.mp3");
    row("rule 79: Arabic stays Arabic",
        titled(u"بودكاست"_s, u"\u202bالحلقة الأولى\u202c"_s),
        "بودكاست/2024-08-04 الحلقة الأولى.mp3");
    row("emoji stay", titled(u"🎧"_s, u"👍🏽 ok"_s), "🎧/2024-08-04 👍🏽 ok.mp3");
    row("slashes make no folders",
        titled(u"A/B"_s, u"../../etc/passwd"_s),
        "A-B/2024-08-04 -..-etc-passwd.mp3");
    row("a show called .. is no way up", titled(u".."_s, u"x"_s), "Podcast/2024-08-04 x.mp3");
    row("a title that ends like a program is still sound",
        titled(u"Show"_s, u"setup.exe"_s),
        "Show/2024-08-04 setup.exe.mp3");
    row("without a title it is called as at the server",
        untitled("https://x.org/a/my%20talk.mp3?x=1"),
        "Podcast/my talk.mp3");
    row("without anything", untitled("https://x.org/"), "Podcast/Episode.mp3");
}

void TestMediaFileName::aPath()
{
    QFETCH(const MediaFileFacts, facts);
    QFETCH(const QString, path);
    QCOMPARE(mediaFilePath(facts, utc), path);
}

void TestMediaFileName::theDayIsTheListeners_data()
{
    QTest::addColumn<QByteArray>("zone");
    QTest::addColumn<QString>("path");
    QTest::newRow("the evening before in New York")
        << QByteArray("America/New_York") << u"Show/2024-08-03 Title.mp3"_s;
    QTest::newRow("the same day in Berlin")
        << QByteArray("Europe/Berlin") << u"Show/2024-08-04 Title.mp3"_s;
}

void TestMediaFileName::theDayIsTheListeners()
{
    QFETCH(const QByteArray, zone);
    QFETCH(const QString, path);
    QCOMPARE(mediaFilePath(published(at(2024, 8, 4, 1)), QTimeZone(zone)), path);
}

void TestMediaFileName::anEnding_data()
{
    QTest::addColumn<MediaFileFacts>("facts");
    QTest::addColumn<QString>("ending");
    const auto row = [](const char *name, const MediaFileFacts &facts, const char *ending) {
        QTest::newRow(name) << facts << QString::fromUtf8(ending);
    };
    row("the server knows", typed("audio/mpeg", "https://x.org/a.m4a", "audio/x-m4a"), "mp3");
    row("whatever case and parameters",
        typed("Audio/OGG; codecs=opus", "https://x.org/", ""),
        "ogg");
    row("of what the server's type may be the address says which",
        typed("audio/mp4", "https://x.org/book.m4b", ""),
        "m4b");
    row("Opus is an Ogg file too", typed("audio/ogg", "https://x.org/a.opus", ""), "opus");
    row("a server that does not know leaves it to the address",
        typed("application/octet-stream", "https://x.org/a.FLAC?b=c.php", "audio/mpeg"),
        "flac");
    row("a server that says nothing", typed("", "https://x.org/a.wav#t=3", ""), "wav");
    row("an address that is a program's leaves it to the feed",
        typed("binary/octet-stream", "https://x.org/get.php", "audio/x-m4a"),
        "m4a");
    row("rule 79: an odd ending is none", typed("", "https://x.org/a.mp3%20", ""), "mp3");
    row("a web page is no media", typed("text/html", "https://x.org/a.html", "text/html"), "mp3");
    row("no program by the server's word",
        typed("application/x-sh", "https://x.org/a.sh", "application/x-sh"),
        "mp3");
    row("a playlist is not what was downloaded",
        typed("application/vnd.apple.mpegurl", "https://x.org/a.m3u8", "audio/mpeg"),
        "mp3");
    row("nobody knows", typed("", "https://x.org/", ""), "mp3");
    row("a video of an unknown kind", typed("", "https://x.org/1", "video/x-new"), "mp4");
    row("a video", typed("video/mp4", "https://x.org/1", ""), "mp4");
    row("a video for Apple", typed("video/mp4", "https://x.org/1.m4v", ""), "m4v");
    row("Matroska", typed("video/x-matroska", "https://x.org/1", ""), "mkv");
    row("Matroska without pictures", typed("", "https://x.org/1.mka", ""), "mka");
    row("QuickTime", typed("video/quicktime", "https://x.org/1", ""), "mov");
}

void TestMediaFileName::anEnding()
{
    QFETCH(const MediaFileFacts, facts);
    QFETCH(const QString, ending);
    QCOMPARE(mediaFilePath(facts, utc), u"Show/2024-08-04 Title."_s + ending);
}

void TestMediaFileName::aName_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("name");
    const auto row = [](const char *name, const QString &text, const char *result) {
        QTest::newRow(name) << text << QString::fromUtf8(result);
    };
    row("an ordinary one",
        u"Ordinary title, no. 5 (part 2) – it’s #1"_s,
        "Ordinary title, no. 5 (part 2) – it’s #1");
    row("a colon before a space is a dash", u"Rust: why"_s, "Rust - why");
    row("a colon in a time", u"At 10:30"_s, "At 10-30");
    row("quotation marks", u"The \"best\" show"_s, "The 'best' show");
    row("question marks go", u"Why? Really?"_s, "Why Really");
    row("all that is refused", u"a/b\\c:d*e?f\"g<h>i|j"_s, "a-b-c-d-ef'g-h-i-j");
    row("controls go", u"a\u0001b\u007fc\u0085d"_s, "abc d");
    row("line breaks and tabs are spaces", u"a\r\n\tb"_s, "a b");
    row("odd spaces are spaces", u"a\u00a0\u2003\u2028b"_s, "a b");
    row("spaces around go", u"  a  "_s, "a");
    row("dots at the end go", u"To be continued ..."_s, "To be continued");
    row("dots at the beginning hide nothing", u"...and justice"_s, "and justice");
    row("dots inside stay", u"v1.2.3 a..b"_s, "v1.2.3 a..b");
    row("only dots", u". .. ..."_s, "");
    row("only what is refused", u"???"_s, "");
    row("marks of direction go", u"\u202eevil\u202c\u2066x\u2069\u200f"_s, "evilx");
    row("spaces of no width go", u"a\u200bb\ufeffc\u2060d\u00ade"_s, "abcde");
    row("joiners go", u"a\u200d\u200cb"_s, "ab");
    row("half a surrogate goes", u"a"_s + QChar(0xd83d) + u"b"_s, "a\ufffdb");
    row("private signs go", u"a\uf022b"_s, "ab");
    row("what Unicode has no sign for goes", u"a\uffff\ufdd0b"_s, "ab");
    row("letters and their marks are one", u"e\u0301"_s, "\u00e9");
    row("a mark behind what goes", u"e\u200b\u0301"_s, "\u00e9");
    row("a name of Windows' own", u"con"_s, "con_");
    row("with an ending", u"NUL.txt"_s, "NUL_.txt");
    row("with spaces before the ending", u"aux .x"_s, "aux_.x");
    row("a port", u"Com1"_s, "Com1_");
    row("a raised port", u"LPT²"_s, "LPT²_");
    row("a longer word is free", u"Conference"_s, "Conference");
    row("ports have one figure", u"COM10"_s, "COM10");
}

void TestMediaFileName::aName()
{
    QFETCH(const QString, text);
    QFETCH(const QString, name);
    QCOMPARE(toFileName(text), name);
    QCOMPARE(toFileName(name), name); // a valid name is not changed
}

void TestMediaFileName::longNames_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("name");
    const auto row = [](const char *name, const QString &text, const QString &result) {
        QTest::newRow(name) << text << result;
    };
    row("twenty bytes fit", QString(20, u'x'), QString(20, u'x'));
    row("a letter too many", QString(21, u'x'), QString(20, u'x'));
    row("Chinese has three bytes a sign", QString(9, u'第'), QString(6, u'第'));
    row("emoji have four", u"🎧🎧🎧🎧🎧🎧"_s, u"🎧🎧🎧🎧🎧"_s);
    row("emoji behind Thai are whole", u"ฮ🎧🎧🎧🎧🎧"_s, u"ฮ🎧🎧🎧🎧"_s);
    row("and never halves of them", u"12345678901234ฮ🎧🎧"_s, u"12345678901234ฮ"_s);
    row("a flag is not halved", u"12345678901234🇩🇪"_s, u"12345678901234"_s);
    row("a colour of skin stays with its hand", u"12345678901234👍🏽"_s, u"12345678901234"_s);
    row("a mark stays with its letter", QString(19, u'x') + u"x\u0323\u0308"_s, QString(19, u'x'));
    row("one letter of too many marks is cut all the same",
        u"x"_s + QString(50, QChar(0x0336)),
        u"x"_s + QString(9, QChar(0x0336)));
    row("no space is left at the end", QString(19, u'x') + u" y"_s, QString(19, u'x'));
    row("no dot is left at the end", QString(18, u'x') + u"... y"_s, QString(18, u'x'));
}

void TestMediaFileName::longNames()
{
    QFETCH(const QString, text);
    QFETCH(const QString, name);
    QCOMPARE(toFileName(text, 20), name);
}

/// No text of a feed results in a path that a file system refuses.
void TestMediaFileName::anyTextGivesAName()
{
    const QRegularExpression refused(uR"([\x00-\x1f\x7f\\:*?"<>|]|[. ]$|^[. ])"_s);
    // A linear congruential generator with a fixed seed, so that a failure can be repeated.
    quint32 state = 17;
    const auto next = [&state](quint32 below) {
        state = state * 1'664'525 + 1'013'904'223;
        return (state >> 8) % below;
    };
    const QString nasty = u"./\\:*?\"<>| \u0000\u202e\u200d\u0301ä第🎧\u00a0nulCON1"_s;
    for (int round = 0; round < 3000; ++round) {
        QString text;
        for (quint32 length = next(90); length > 0; --length)
            text += next(4) == 0 ? QChar(ushort(next(0x10000))) : nasty.at(next(nasty.size()));
        MediaFileFacts facts = titled(text, text);
        if (next(2) == 0)
            facts.published.reset();
        const QStringList parts = mediaFilePath(facts, utc).split(u'/');
        QCOMPARE(parts.size(), 2);
        for (const QString &part : parts) {
            QVERIFY2(!refused.match(part).hasMatch(), qPrintable(part));
            QVERIFY2(!part.isEmpty() && part.toUtf8().size() <= maxNameBytes, qPrintable(part));
            QCOMPARE(part.normalized(QString::NormalizationForm_C), part);
        }
        QVERIFY2(parts.constLast().endsWith(".mp3"_L1), qPrintable(parts.constLast()));
    }
}

void TestMediaFileName::aTakenName_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QStringList>("taken");
    QTest::addColumn<QString>("free");
    const auto row =
        [](const char *name, const QString &path, const QStringList &taken, const QString &free) {
            QTest::newRow(name) << path << taken << free;
        };
    row("nothing is there", u"S/a.mp3"_s, {}, u"S/a.mp3"_s);
    row("it is there", u"S/a.mp3"_s, {u"S/a.mp3"_s}, u"S/a (2).mp3"_s);
    row("the second is there too",
        u"S/a.mp3"_s,
        {u"S/a.mp3"_s, u"S/a (2).mp3"_s},
        u"S/a (3).mp3"_s);
    row("a gap is filled", u"S/a.mp3"_s, {u"S/a.mp3"_s, u"S/a (3).mp3"_s}, u"S/a (2).mp3"_s);
    row("in another show it is free", u"T/a.mp3"_s, {u"S/a.mp3"_s}, u"T/a.mp3"_s);
    row("dots before the ending are of the name",
        u"S.b/v1.2.mp3"_s,
        {u"S.b/v1.2.mp3"_s},
        u"S.b/v1.2 (2).mp3"_s);
    const QString full = QString(maxNameBytes - 4, u'x');
    row("a name of full length gives way to the number",
        u"S/"_s + full + u".mp3"_s,
        {u"S/"_s + full + u".mp3"_s},
        u"S/"_s + full.chopped(4) + u" (2).mp3"_s);
    const QString chinese = QString(38, u'第');
    row("and is cut between signs",
        u"S/"_s + chinese + u".mp3"_s,
        {u"S/"_s + chinese + u".mp3"_s},
        u"S/"_s + chinese.chopped(1) + u" (2).mp3"_s);
}

void TestMediaFileName::aTakenName()
{
    QFETCH(const QString, path);
    QFETCH(const QStringList, taken);
    QFETCH(const QString, free);
    const auto found =
        uniqueFilePath(path, [&](const QString &wanted) { return taken.contains(wanted); });
    QCOMPARE(found.value_or(QString()), free);
}

void TestMediaFileName::thousandsOfOneName()
{
    QSet<QString> taken;
    const auto exists = [&](const QString &path) { return taken.contains(path); };
    const QString path = u"S/"_s + QString(200, u'x') + u".mp3"_s;
    for (int i = 0; i < 150; ++i) {
        const auto free = uniqueFilePath(path, exists);
        QVERIFY(free && !taken.contains(*free));
        QVERIFY(i == 0 || free->sliced(2).toUtf8().size() <= maxNameBytes);
        taken.insert(*free);
    }
    // All names after the first are cut to maxNameBytes, with the number at the end.
    QVERIFY(taken.contains(u"S/"_s + QString(110, u'x') + u" (150).mp3"_s));
}

void TestMediaFileName::aFolderThatTakesNoName()
{
    int asked = 0;
    const auto free = uniqueFilePath(u"S/a.mp3"_s, [&](const QString &) { return ++asked > 0; });
    QVERIFY(!free);
    // The search gives up after 10 000 names.
    QCOMPARE(asked, 10'000);
}

void TestMediaFileName::capitalsAreForTheFileSystem()
{
    const auto free = uniqueFilePath(u"S/Title.mp3"_s, [](const QString &path) {
        return path.compare("s/title.MP3"_L1, Qt::CaseInsensitive) == 0;
    });
    QCOMPARE(free.value_or(QString()), u"S/Title (2).mp3"_s);
}

void TestMediaFileName::theFilesTime_data()
{
    using Time = std::optional<QDateTime>;
    QTest::addColumn<Time>("published");
    QTest::addColumn<bool>("isBelieved");
    QTest::newRow("rule 80: a date of last year") << Time(at(2023, 8, 4)) << true;
    QTest::newRow("rule 80: no date") << Time() << false;
    QTest::newRow("rule 80: an invalid date") << Time(QDateTime()) << false;
    QTest::newRow("the current time") << Time(at(2024, 8, 4)) << true;
    QTest::newRow("a day in the future") << Time(at(2024, 8, 5)) << false;
    QTest::newRow("before the first date of FAT") << Time(at(1979, 12, 31)) << false;
    QTest::newRow("the first date of FAT") << Time(at(1980, 1, 1, 0)) << true;
}

void TestMediaFileName::theFilesTime()
{
    QFETCH(const std::optional<QDateTime>, published);
    QFETCH(const bool, isBelieved);
    const auto time = fileTime(published, at(2024, 8, 4));
    QCOMPARE(time.has_value(), isBelieved);
    QVERIFY(!time || time == published);
}

QTEST_GUILESS_MAIN(TestMediaFileName)
#include "tst_media_file_name.moc"
