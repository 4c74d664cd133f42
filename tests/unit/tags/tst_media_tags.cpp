// SPDX-License-Identifier: GPL-3.0-or-later
// Files of all formats as ffmpeg writes them, and contents that ffmpeg never writes.
#include "media_writer.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::test;

namespace {

const QByteArray twoChapters = ";FFMETADATA1\ntitle=The title\n"
                               "[CHAPTER]\nTIMEBASE=1/1000\nSTART=0\nEND=1500\ntitle=Öne\n"
                               "[CHAPTER]\nTIMEBASE=1/1000\nSTART=1500\nEND=4000\ntitle=Two\n";

const QString tone = u"-f lavfi -i sine=d=4 -i %1 -map_metadata 1 "_s;
const QString toneAndImage =
    u"-f lavfi -i sine=d=4 -i %1 -f lavfi -i color=red:s=16x16:d=0.04 -map 0 -map 2 "
    "-map_metadata 1 -c:v png -frames:v 1 -disposition:v attached_pic "_s;

/// Makes metadata with \a count Vorbis comment chapters, 10 ms apart, with titles of \a length
/// letters.
QByteArray manyComments(int count, int length)
{
    QByteArray text = ";FFMETADATA1\n";
    for (int i = 0; i < count; ++i) {
        const QByteArray key = "CHAPTER" + QByteArray::number(i).rightJustified(3, '0');
        text += key + "=00:00:0" + QByteArray::number(i / 100) + '.'
                + QByteArray::number(i % 100 * 10).rightJustified(3, '0') + '\n' + key
                + "NAME=" + QByteArray::number(i).rightJustified(length, 'x') + '\n';
    }
    return text;
}

/// Makes the same chapters in ffmpeg's own form, for the other formats.
QByteArray manyChapters(int count, int length)
{
    QByteArray text = ";FFMETADATA1\n";
    for (int i = 0; i < count; ++i) {
        const QByteArray start = QByteArray::number(i * 10);
        const QByteArray end = QByteArray::number(i * 10 + 10);
        text += "[CHAPTER]\nTIMEBASE=1/1000\nSTART=" + start + "\nEND=" + end
                + "\ntitle=" + QByteArray::number(i).rightJustified(length, 'x') + '\n';
    }
    return text;
}

/// Makes a chunk of a RIFF file, whose size is little-endian and which is padded to an even size.
QByteArray riffChunk(const QByteArray &id, const QByteArray &content)
{
    QByteArray size(4, '\0');
    qToLittleEndian(quint32(content.size()), size.data());
    return id + size + content + QByteArray(content.size() % 2, '\0');
}

/// Makes a WAV file of a second of silence, 8 kHz and 8 bits, with these texts in LIST INFO.
QByteArray waveWith(const QByteArray &title, const QByteArray &artist)
{
    // PCM, one channel, samples and bytes per second, bytes and bits per sample.
    const QByteArray format = QByteArray::fromHex("01000100401f0000401f000001000800");
    const QByteArray info =
        "INFO" + riffChunk("INAM", title + '\0') + riffChunk("IART", artist + '\0');
    return riffChunk("RIFF",
                     "WAVE" + riffChunk("fmt ", format) + riffChunk("LIST", info)
                         + riffChunk("data", QByteArray(8'000, '\x80')));
}

} // namespace

class TestMediaTags final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void everyFormat_data();
    void everyFormat();
    void labels_data();
    void labels();
    void textsOfWaveFiles_data();
    void textsOfWaveFiles();
    void covers_data();
    void covers();
    void vorbisComments_data();
    void vorbisComments();
    void titlesOfEveryLength_data();
    void titlesOfEveryLength();
    void videoIsSeen();
    void aTextTrackHasLinks();
    void aTrackOfPictures();
    void chaptersBehindTheEnd();
    void theNameSaysNothing();
};

void TestMediaTags::initTestCase()
{
    if (!hasFfmpeg())
        QSKIP("the ffmpeg program, which writes the files of this test, is not installed");
}

void TestMediaTags::everyFormat_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("ending");
    QTest::addColumn<QString>("expected");
    const QString both = u"0-1.5 Öne\n1.5-4 Two"_s;
    const auto row = [&](const char *name, const QString &more, const QString &ending) {
        QTest::newRow(name) << QString(tone + more) << ending << both;
    };
    row("rule 88: MP3 with ID3v2.3", u"-id3v2_version 3"_s, u"mp3"_s);
    row("rule 88: MP3 with ID3v2.4", u"-id3v2_version 4"_s, u"mp3"_s);
    row("rule 90: M4A, moov last", u""_s, u"m4a"_s);
    row("rule 90: M4A, moov first", u"-movflags faststart"_s, u"m4a"_s);
    row("rule 90: MP4 with a text track alone", u"-movflags disable_chpl"_s, u"mp4"_s);
    row("Matroska", u"-c:a libvorbis"_s, u"mka"_s);
    row("WebM", u"-c:a libopus"_s, u"webm"_s);
    QTest::newRow("WAV with a title only") << QString(tone) << u"wav"_s << u""_s;
    // ffmpeg writes chapters wrongly or not at all in these formats; see vorbisComments().
    QTest::newRow("Ogg Vorbis") << QString(tone + u"-map_chapters -1 -c:a libvorbis"_s) << u"ogg"_s
                                << u""_s;
    QTest::newRow("Ogg Opus") << QString(tone + u"-map_chapters -1 -c:a libopus"_s) << u"opus"_s
                              << u""_s;
    QTest::newRow("FLAC in Ogg") << QString(tone + u"-map_chapters -1 -c:a flac"_s) << u"ogg"_s
                                 << u""_s;
    QTest::newRow("FLAC") << QString(tone + u"-map_chapters -1"_s) << u"flac"_s << u""_s;
    QTest::newRow("AAC without any tags") << QString(tone) << u"aac"_s << u""_s;
    QTest::newRow("AIFF with a title only") << QString(tone) << u"aiff"_s << u""_s;
}

void TestMediaTags::everyFormat()
{
    QFETCH(const QString, arguments);
    QFETCH(const QString, ending);
    QFETCH(const QString, expected);
    const QByteArray file = madeByFfmpeg(arguments, ending, twoChapters);
    QVERIFY(!file.isEmpty());
    const auto tags = read(file);
    QVERIFY2(tags, tags ? "" : qPrintable(tags.error().detail));
    QString found = dump(*tags);
    // Ends are left out: some formats have none, and others end the last chapter with the sound.
    found.remove(QRegularExpression(u"(?<=[0-9])-[0-9.]+"_s));
    QCOMPARE(found, QString(expected).remove(QRegularExpression(u"(?<=[0-9])-[0-9.]+"_s)));
    if (ending != "aac"_L1)
        QCOMPARE(tags->title, u"The title"_s);
    QVERIFY(tags->duration);
    QVERIFY2(qAbs(tags->duration->count() - 4'000) < 120,
             QByteArray::number(qint64(tags->duration->count())).constData());
    QVERIFY(!tags->hasVideo);
    QCOMPARE(tags->cover, QByteArray());
    QCOMPARE(tags->warnings, QStringList());
}

void TestMediaTags::labels_data()
{
    QTest::addColumn<QString>("more");
    QTest::addColumn<QString>("ending");
    const auto row = [](const QString &ending, const QString &more = {}) {
        QTest::newRow(qPrintable(ending)) << more << ending;
    };
    row(u"mp3"_s);
    row(u"m4b"_s, u" -c:a aac -f ipod"_s);
    row(u"ogg"_s, u" -c:a libvorbis"_s);
    row(u"opus"_s, u" -c:a libopus"_s);
    row(u"flac"_s);
    row(u"mka"_s, u" -c:a libvorbis"_s);
}

void TestMediaTags::labels()
{
    QFETCH(const QString, more);
    QFETCH(const QString, ending);
    const QByteArray file = madeByFfmpeg(tone + more,
                                         ending,
                                         ";FFMETADATA1\nalbum=The Album\nartist=Änna\n"
                                         "album_artist=All\ntrack=7\ndisc=2\ncomment=Words\n");
    QVERIFY(!file.isEmpty());
    const auto tags = read(file);
    QVERIFY(tags);
    QCOMPARE(tags->labels.album, u"The Album"_s);
    QCOMPARE(tags->labels.artist, u"Änna"_s);
    QCOMPARE(tags->labels.albumArtist, u"All"_s);
    QCOMPARE(tags->labels.track, std::optional(7));
    QCOMPARE(tags->labels.disc, std::optional(2));
    QCOMPARE(tags->labels.comment, u"Words"_s);
}

void TestMediaTags::textsOfWaveFiles_data()
{
    QTest::addColumn<QByteArray>("title");
    QTest::addColumn<QByteArray>("artist");
    QTest::addColumn<QString>("expected"); // title and artist
    QTest::newRow("T: RIFF INFO in windows-1252")
        << QByteArray("Gr\xfc\xdf") << QByteArray("\x93\xc4nna\x94") << u"Grüß, “Änna”"_s;
    QTest::newRow("T: RIFF INFO in UTF-8")
        << QByteArray("Gr\xc3\xbc\xc3\x9f") << QByteArray("\xc3\x84nna") << u"Grüß, Änna"_s;
    QTest::newRow("T: RIFF INFO with one text in windows-1252 and one in UTF-8")
        << QByteArray("Gr\xfc\xdf") << QByteArray("\xc3\x84nna") << u"Grüß, Änna"_s;
}

void TestMediaTags::textsOfWaveFiles()
{
    QFETCH(const QByteArray, title);
    QFETCH(const QByteArray, artist);
    QFETCH(const QString, expected);
    const auto tags = read(waveWith(title, artist));
    QVERIFY(tags);
    QCOMPARE(QString(tags->title + u", "_s + tags->labels.artist), expected);
    QCOMPARE(tags->warnings, QStringList());
}

void TestMediaTags::covers_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("ending");
    QTest::newRow("MP3") << toneAndImage << u"mp3"_s;
    QTest::newRow("M4A") << toneAndImage << u"m4a"_s;
    QTest::newRow("FLAC") << toneAndImage << u"flac"_s;
}

void TestMediaTags::covers()
{
    QFETCH(const QString, arguments);
    QFETCH(const QString, ending);
    const QByteArray file = madeByFfmpeg(arguments, ending, ";FFMETADATA1\n");
    QVERIFY(!file.isEmpty());
    const auto tags = read(file);
    QVERIFY(tags);
    QVERIFY(tags->cover.startsWith("\x89PNG"));
    QVERIFY(file.contains(tags->cover));
    QVERIFY(!tags->hasVideo);
    const auto small = read(file, {.maxPictureBytes = 20});
    QVERIFY(small);
    QCOMPARE(small->cover, QByteArray());
    QCOMPARE(small->warnings.size(), 1);
}

void TestMediaTags::vorbisComments_data()
{
    QTest::addColumn<QString>("ending");
    QTest::addColumn<QByteArray>("comments");
    QTest::addColumn<QString>("expected");
    for (const QString &ending : {u"ogg"_s, u"flac"_s, u"opus"_s}) {
        const auto row =
            [&](const char *name, const QByteArray &comments, const QString &expected) {
                QTest::addRow("rule 91: %s, %s", qPrintable(ending), name)
                    << ending << comments << expected;
            };
        row("name and address",
            "CHAPTER000=00:00:00.000\nCHAPTER000NAME=A\nCHAPTER000URL=https://e.org/0\n"
            "CHAPTER001=00:00:01.500\nCHAPTER001NAME=B\n",
            u"0 A [https://e.org/0]\n1.5 B"_s);
        row("the name before the time",
            "CHAPTER001NAME=B\nCHAPTER001URL=http://e.org/1\nCHAPTER001=00:00:01.500\n",
            u"1.5 B [http://e.org/1]"_s);
        row("lower case", "chapter001=00:00:01.500\nchapter001name=B\n", u"1.5 B"_s);
        row("times without all their zeros",
            "CHAPTER001=0:00:01\nCHAPTER001NAME=B\nCHAPTER002=0:2.25\nCHAPTER002NAME=C\n",
            u"1 B\n2.25 C"_s);
        row("an address that leaves the web",
            "CHAPTER001=00:00:01.000\nCHAPTER001URL=file:///etc/passwd\n",
            u"1 "_s);
        row("a time that is none", "CHAPTER001=soon\nCHAPTER002=00:00:01.000\n", u"1 "_s);
        row("no name", "CHAPTER001=00:00:01.000\n", u"1 "_s);
    }
}

void TestMediaTags::vorbisComments()
{
    QFETCH(const QString, ending);
    QFETCH(const QByteArray, comments);
    QFETCH(const QString, expected);
    const QByteArray file = madeByFfmpeg(tone, ending, ";FFMETADATA1\n" + comments);
    QVERIFY(!file.isEmpty());
    const auto tags = read(file);
    QVERIFY(tags);
    QString found = dump(*tags);
    found.remove(QRegularExpression(u"(?<=[0-9])-[0-9.]+"_s));
    QCOMPARE(found, expected);
}

void TestMediaTags::titlesOfEveryLength_data()
{
    QTest::addColumn<QString>("ending");
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("length");
    QTest::newRow("rule 90: titles of 127 letters") << u"m4a"_s << 5 << 127;
    QTest::newRow("rule 90: titles of 128 letters") << u"m4a"_s << 5 << 128;
    QTest::newRow("rule 90: titles of 255 letters") << u"m4a"_s << 5 << 255;
    QTest::newRow("rule 90: more than 255 chapters in M4A") << u"m4a"_s << 300 << 10;
    QTest::newRow("rule 88: more than 255 chapters in MP3") << u"mp3"_s << 300 << 10;
    QTest::newRow("rule 91: more than 100 chapters in Opus") << u"opus"_s << 300 << 10;
    QTest::newRow("rule 91: comments longer than an Ogg page") << u"ogg"_s << 300 << 300;
    QTest::newRow("rule 91: more than 100 chapters in FLAC") << u"flac"_s << 300 << 10;
    QTest::newRow("many chapters in Matroska") << u"mka"_s << 300 << 10;
}

void TestMediaTags::titlesOfEveryLength()
{
    QFETCH(const QString, ending);
    QFETCH(const int, count);
    QFETCH(const int, length);
    const bool isVorbis = QStringList{u"ogg"_s, u"opus"_s, u"flac"_s}.contains(ending);
    const QByteArray file = madeByFfmpeg(
        tone, ending, isVorbis ? manyComments(count, length) : manyChapters(count, length));
    QVERIFY(!file.isEmpty());
    const auto tags = read(file);
    QVERIFY(tags);
    QCOMPARE(tags->chapters.size(), count);
    for (int i = 0; i < count; ++i) {
        QCOMPARE(tags->chapters.at(i).start.count(), i * 10);
        QVERIFY(tags->chapters.at(i).isListed);
        QCOMPARE(tags->chapters.at(i).title, QString::number(i).rightJustified(length, u'x'));
    }
}

void TestMediaTags::videoIsSeen()
{
    const QByteArray file = madeByFfmpeg(
        u"-f lavfi -i testsrc=d=1:s=32x32 -f lavfi -i sine=d=1 -c:v mpeg4"_s, u"mp4"_s);
    QVERIFY(!file.isEmpty());
    const auto tags = read(file);
    QVERIFY(tags);
    QVERIFY(tags->hasVideo);
    QCOMPARE(tags->cover, QByteArray());
}

/// Replaces the end of a long title by the href atom that QuickTime writes after a title. It has
/// the same length, so no offset in the file changes.
void TestMediaTags::aTextTrackHasLinks()
{
    const QByteArray filler(40, 'x');
    const QByteArray title = "T" + filler;
    QByteArray file = madeByFfmpeg(tone + u"-movflags disable_chpl"_s,
                                   u"mp4"_s,
                                   QByteArray(twoChapters).replace("Two", title));
    const qsizetype offset = file.indexOf(title);
    QVERIFY(offset > 0);
    const QByteArray href =
        big32(40) + "href" + QByteArray("\0\0\0\1\x1b", 5) + "https://example.org/chapter";
    QCOMPARE(href.size(), filler.size());
    // The length of the title in front of it, now one letter.
    file.replace(offset - 2, 2, QByteArray("\0\1", 2));
    file.replace(offset + 1, href.size(), href);
    const auto tags = read(file);
    QVERIFY(tags);
    QCOMPARE(tags->chapters.size(), 2);
    QCOMPARE(tags->chapters.at(0).link, QUrl());
    QCOMPARE(tags->chapters.at(1).title, u"T"_s);
    QCOMPARE(tags->chapters.at(1).link, QUrl(u"https://example.org/chapter"_s));
}

/// Adds a video track of two frames to the chapter tracks, next to the track with the titles.
void TestMediaTags::aTrackOfPictures()
{
    QByteArray file =
        madeByFfmpeg(u"-f lavfi -i sine=d=4 -i %1 -f lavfi -i testsrc=s=32x32:r=0.5:d=4 "
                     "-map 0 -map 2 -map_metadata 1 -map_chapters 1 -c:v mjpeg"_s,
                     u"mov"_s,
                     QByteArray(twoChapters).replace("1500", "2000"));
    QVERIFY(!file.isEmpty());
    // The index follows the sound, so inserting into it moves nothing that it points to.
    QVERIFY(file.indexOf("moov") > file.indexOf("mdat"));
    const qsizetype chap = file.lastIndexOf("chap");
    const qsizetype tref = file.lastIndexOf("tref", chap);
    const qsizetype trak = file.lastIndexOf("trak", tref);
    QVERIFY(chap > 0 && tref > 0 && trak > 0);
    file.insert(chap + 8, big32(2));
    // The containing atoms have grown by the four bytes of the reference.
    for (const qsizetype atom : {file.indexOf("moov"), trak, tref, chap}) {
        const auto size = qFromBigEndian<quint32>(file.constData() + atom - 4);
        file.replace(atom - 4, 4, big32(size + 4));
    }
    const auto tags = read(file);
    QVERIFY(tags);
    QCOMPARE(tags->chapters.size(), 2);
    QCOMPARE(tags->chapters.at(1).title, u"Two"_s);
    QVERIFY(tags->chapterPictures.at(0).startsWith("\xff\xd8"));
    QVERIFY(tags->chapterPictures.at(1).startsWith("\xff\xd8"));
    QCOMPARE(tags->cover, QByteArray());
    QVERIFY(!tags->hasVideo);
}

void TestMediaTags::chaptersBehindTheEnd()
{
    const QByteArray metadata = ";FFMETADATA1\nCHAPTER001=00:00:01.000\n"
                                "CHAPTER002=00:00:02.000\nCHAPTER003=00:00:09.000\n";
    const QByteArray flac = madeByFfmpeg(tone, u"flac"_s, metadata);
    const QByteArray ogg = madeByFfmpeg(tone + u"-c:a libvorbis"_s, u"ogg"_s, metadata);
    const auto stated = read(flac);
    const auto estimated = read(ogg);
    QVERIFY(stated && estimated);
    QVERIFY(!stated->isDurationEstimated);
    // A stated duration removes the chapter after the end; an estimated one does not.
    QCOMPARE(stated->chapters.size(), 2);
    QVERIFY(estimated->isDurationEstimated);
    QCOMPARE(estimated->chapters.size(), 3);
}

void TestMediaTags::theNameSaysNothing()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"sound.txt"_s));
    QVERIFY(file.open(QFile::WriteOnly));
    file.write(madeByFfmpeg(tone, u"m4a"_s, twoChapters));
    file.close();
    const auto tags = tags::readMediaTags(file.fileName());
    QVERIFY(tags);
    QCOMPARE(tags->chapters.size(), 2);
}

QTEST_GUILESS_MAIN(TestMediaTags)
#include "tst_media_tags.moc"
