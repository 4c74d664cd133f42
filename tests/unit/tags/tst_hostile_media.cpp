// SPDX-License-Identifier: GPL-3.0-or-later
// Files that are broken, lie about sizes or refer to other files must be answered within a second.
#include "media_writer.h"

#include <support/processor_time.h>

#include <QDir>
#include <QTest>

#include <sys/stat.h>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::test;

namespace {

constexpr qint64 longestMs = 1'000;

/// A device of the given size that returns \a begin and then only the byte \a rest.
class EndlessDevice final : public QIODevice
{
public:
    EndlessDevice(const QByteArray &begin, char rest, qint64 size)
        : m_begin(begin)
        , m_rest(rest)
        , m_size(size)
    {
        open(ReadOnly | Unbuffered);
    }
    [[nodiscard]] qint64 size() const override { return m_size; }
    [[nodiscard]] qint64 readBytes() const { return m_readBytes; }

protected:
    qint64 readData(char *bytes, qint64 length) override
    {
        for (qint64 i = 0; i < length; ++i)
            bytes[i] = pos() + i < m_begin.size() ? m_begin[pos() + i] : m_rest;
        m_readBytes += length;
        return length;
    }
    qint64 writeData(const char *, qint64) override { return -1; }

private:
    QByteArray m_begin;
    char m_rest;
    qint64 m_size;
    qint64 m_readBytes = 0;
};

QByteArray manyId3Chapters(int count)
{
    QByteArray frames;
    for (int i = 0; i < count; ++i)
        frames += chap(QByteArray::number(i), quint32(i), quint32(i + 1), text("TIT2", "x"));
    return id3Tag(frames) + mp3Frames(10);
}

/// Makes a chapter from one to two seconds that contains a chapter, and so on, \a depth times.
QByteArray nestedId3Chapters(int depth)
{
    const QByteArray times =
        QByteArray("c\0", 2) + big32(1000) + big32(2000) + QByteArray(8, '\xff');
    QByteArrayList heads;
    quint32 size = 0;
    for (int i = 0; i < depth; ++i) {
        size += quint32(times.size());
        heads.prepend("CHAP" + syncSafe(size) + QByteArray(2, '\0') + times);
        size += 10; // the header of the frame
    }
    return heads.join();
}

QByteArray vorbisComment(const QList<QByteArray> &comments)
{
    const auto little = [](quint32 number) {
        QByteArray bytes(4, '\0');
        qToLittleEndian(number, bytes.data());
        return bytes;
    };
    QByteArray packet = little(0) + little(quint32(comments.size()));
    for (const QByteArray &comment : comments)
        packet += little(quint32(comment.size())) + comment;
    return packet;
}

/// Makes a FLAC file with a comment block and without sound: 44.1 kHz, mono, 16 bit, 10 s.
QByteArray flac(const QByteArray &comments)
{
    const QByteArray info = QByteArray("\x10\0\x10\0\0\0\0\0\0\0\x0a\xc4\x40\xf0\0\x06\xba\xa8", 18)
                            + QByteArray(16, '\0');
    return "fLaC" + big32(34) + info + char(0x84) + big32(quint32(comments.size())).last(3)
           + comments;
}

QByteArray matroska(const QByteArray &inSegment)
{
    return ebml(0x1a45dfa3, ebml(0x4282, "matroska")) + ebml(0x18538067, inSegment);
}

} // namespace

class TestHostileMedia final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void noMedia_data();
    void noMedia();
    void floods_data();
    void floods();
    void endless_data();
    void endless();
    void truncated_data();
    void truncated();
    void paths();
    void sizesThatLie_data();
    void sizesThatLie();
};

void TestHostileMedia::noMedia_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<ErrorCode>("code");
    const auto row = [](const char *name, const QByteArray &bytes, ErrorCode code) {
        QTest::newRow(name) << bytes << code;
    };
    const auto no = ErrorCode::MediaUnsupported;
    row("nothing", "", ErrorCode::EmptyInput);
    row("a byte", "x", no);
    row("text", "Not a sound in here.\n", no);
    row("rule 92: a web page", "<!DOCTYPE html><html><body>Log in</body></html>", no);
    row("rule 92: a playlist of HLS",
        "#EXTM3U\n#EXT-X-VERSION:3\n#EXT-X-TARGETDURATION:9\n#EXTINF:9,\nfile:///etc/passwd\n"
        "#EXT-X-ENDLIST\n",
        no);
    row("rule 92: a playlist behind an ID3 tag",
        id3Tag({}) + "#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:9,\nhttp://127.0.0.1:9/\n",
        no);
    row("rule 92: a list of files to join", "ffconcat version 1.0\nfile /etc/passwd\n", no);
    row("rule 92: a session description",
        "v=0\r\no=- 0 0 IN IP4 127.0.0.1\r\ns=x\r\nc=IN IP4 127.0.0.1\r\nt=0 0\r\n"
        "m=audio 9 RTP/AVP 0\r\n",
        no);
    row("rule 92: a DASH manifest",
        "<?xml version=\"1.0\"?><MPD xmlns=\"urn:mpeg:dash:schema:mpd:2011\"><Period/></MPD>",
        no);
    row("rule 92: a picture", QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16), no);
    row("zeros", QByteArray(100'000, '\0'), no);
    row("all bits", QByteArray(100'000, '\xff'), no);
}

void TestHostileMedia::noMedia()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const ErrorCode, code);
    const auto tags = read(bytes);
    QVERIFY(!tags);
    QCOMPARE(tags.error().code, code);
}

void TestHostileMedia::floods_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("chapters"); // -1: the file is refused
    QTest::newRow("100,000 chapters in ID3v2") << manyId3Chapters(100'000) << 5'000;
    QByteArray atoms;
    for (int i = 0; i < 100'000; ++i)
        atoms += ebml(
            0xb6, ebml(0x73c4, big32(quint32(i) * 7)) + ebml(0x91, big32(quint32(i) * 1'000'000U)));
    const QByteArray edition = ebml(0x1043a770, ebml(0x45b9, atoms));
    QTest::newRow("100,000 chapters in Matroska") << matroska(edition) << 4'295;
    QList<QByteArray> times;
    QList<QByteArray> keys;
    QList<QByteArray> same;
    for (int i = 0; i < 100'000; ++i) {
        const QByteArray number = QByteArray::number(i).rightJustified(3, '0');
        times.append("CHAPTER" + number + "=00:00:0" + QByteArray::number(i % 10) + ".000");
        keys.append("KEY" + number + "=x");
        same.append("KEY=x");
    }
    QByteArray simpleTags;
    for (int i = 0; i < 100'000; ++i)
        simpleTags += ebml(0x67c8, ebml(0x45a3, "KEY" + QByteArray::number(i)) + ebml(0x4487, "x"));
    QTest::newRow("100,000 tags in Matroska")
        << matroska(ebml(0x1254c367, ebml(0x7373, ebml(0x63c0, {}) + simpleTags))) << -1;
    QTest::newRow("100,000 chapters in FLAC") << flac(vorbisComment(times)) << -1;
    QTest::newRow("100,000 comments in FLAC") << flac(vorbisComment(keys)) << -1;
    QTest::newRow("100,000 comments with the same key in FLAC") << flac(vorbisComment(same)) << -1;
}

void TestHostileMedia::floods()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const int, chapters);
    const ProcessorTimer timer;
    const auto tags = read(bytes);
    const qint64 elapsed = timer.elapsed();
    QVERIFY2(elapsed < longestMs, QByteArray::number(elapsed).constData());
    if (chapters < 0) {
        QVERIFY(!tags);
        QCOMPARE(tags.error().code, ErrorCode::MediaUnreadable);
        return;
    }
    QVERIFY(tags);
    QCOMPARE(tags->chapters.size(), chapters);
    QVERIFY(!tags->warnings.isEmpty());
}

void TestHostileMedia::endless_data()
{
    QTest::addColumn<QByteArray>("begin");
    QTest::addColumn<int>("rest");
    const auto row = [](const char *name, const QByteArray &begin, int rest) {
        QTest::newRow(name) << begin << rest;
    };
    row("zeros", {}, 0);
    row("all bits", {}, 0xff);
    row("spaces", {}, ' ');
    row("WAV and zeros",
        QByteArray(
            "RIFF\xff\xff\xff\xffWAVEfmt \x10\0\0\0\1\0\1\0\x44\xac\0\0\x88\x58\1\0\2\0\x10\0", 36),
        0);
    row("MP4 and zeros", big32(16) + "ftypM4A " + big32(0), 0);
    row("MP3 and zeros", mp3Frames(20), 0);
    row("MP3 and all bits", mp3Frames(20), 0xff);
    row("a tag of 256 MB and zeros", "ID3\4" + QByteArray(2, '\0') + "\x7f\x7f\x7f\x7f", 0);
    row("Ogg and zeros",
        "OggS" + QByteArray("\0\2\0\0\0\0\0\0\0\0\1\0\0\0\0\0\0\0\0\0\0\0\1\x1e\1vorbis", 31),
        0);
    row("FLAC and zeros", flac({}), 0);
    row("Matroska and zeros", matroska({}), 0);
    row("Matroska and all bits", matroska({}), 0xff);
}

void TestHostileMedia::endless()
{
    QFETCH(const QByteArray, begin);
    QFETCH(const int, rest);
    const tags::MediaTagLimits limits;
    // 32 TiB: reading to the end would never finish.
    EndlessDevice device(begin, char(rest), qint64{1} << 45);
    const ProcessorTimer timer;
    const auto tags = tags::readMediaTags(device, limits);
    const qint64 elapsed = timer.elapsed();
    QVERIFY2(elapsed < longestMs, QByteArray::number(elapsed).constData());
    QVERIFY(device.readBytes() <= limits.maxReadBytes);
    if (!tags)
        QVERIFY(tags.error().code == ErrorCode::MediaUnsupported
                || tags.error().code == ErrorCode::MediaUnreadable);
}

void TestHostileMedia::truncated_data()
{
    QTest::addColumn<QByteArray>("whole");
    const QByteArray picture = QByteArray("\0image/png\0\3\0", 13) + QByteArray(3'000, 'p');
    QTest::newRow("MP3 with handwritten tags") << QByteArray(
        id3Tag(text("TIT2", "T") + chap("a", 0, 900, text("TIT2", "A") + frame("APIC", picture))
               + ctoc("toc", 3, {"a"}))
        + mp3Frames(40));
    if (!hasFfmpeg())
        return;
    const QByteArray metadata =
        ";FFMETADATA1\n[CHAPTER]\nTIMEBASE=1/1000\nSTART=0\nEND=900\n"
        "title=A\n[CHAPTER]\nTIMEBASE=1/1000\nSTART=900\nEND=999\ntitle=B\n";
    for (const char *ending : {"m4a", "ogg", "opus", "flac", "mka", "webm", "wav", "aac", "aiff"}) {
        const QString name = QString::fromLatin1(ending);
        QTest::newRow(ending) << madeByFfmpeg(
            u"-f lavfi -i sine=d=1:r=48000 -i %1 -map_metadata 1"_s, name, metadata);
    }
    QTest::newRow("M4A with the moov atom first") << madeByFfmpeg(
        u"-f lavfi -i sine=d=1 -i %1 -map_metadata 1 -movflags faststart"_s, u"m4a"_s, metadata);
}

void TestHostileMedia::truncated()
{
    QFETCH(const QByteArray, whole);
    QVERIFY(!whole.isEmpty());
    QVERIFY(read(whole));
    // Tests every length in the first 4000 bytes, where the tags are, in steps of 7; then about 50
    // more lengths.
    qsizetype step = 7;
    ProcessorTimer timer;
    for (qsizetype length = 0; length < whole.size(); length += step) {
        timer.start();
        const auto tags = read(whole.first(length));
        QVERIFY2(timer.elapsed() < longestMs, QByteArray::number(length).constData());
        if (!tags)
            QVERIFY(tags.error().code != ErrorCode::Internal);
        else
            QCOMPARE(tags->chapters.size(), tags->chapterPictures.size());
        if (length > 4'000)
            step = std::max<qsizetype>(7, whole.size() / 50);
    }
    // Tests files with eight changed bytes each, at fixed pseudo-random places.
    quint32 seed = 1;
    for (int round = 0; round < 150; ++round) {
        QByteArray broken = whole.first(std::min<qsizetype>(whole.size(), 30'000));
        for (int i = 0; i < 8; ++i) {
            seed = seed * 1'664'525U + 1'013'904'223U;
            broken[qsizetype(seed >> 8) % std::min<qsizetype>(broken.size(), 3'000)] = char(seed);
        }
        timer.start();
        const auto tags = read(broken);
        QVERIFY2(timer.elapsed() < longestMs, QByteArray::number(round).constData());
        if (tags)
            QCOMPARE(tags->chapters.size(), tags->chapterPictures.size());
    }
}

void TestHostileMedia::paths()
{
    const QTemporaryDir folder;
    const auto codeOf = [](const QString &path) {
        const auto tags = tags::readMediaTags(path);
        return tags ? ErrorCode::Internal : tags.error().code;
    };
    QCOMPARE(codeOf(folder.filePath(u"missing.mp3"_s)), ErrorCode::FileNotFound);
    QCOMPARE(codeOf(folder.path()), ErrorCode::FileUnreadable);
    QCOMPARE(codeOf(u"/dev/zero"_s), ErrorCode::FileUnreadable);
    const QString pipe = folder.filePath(u"pipe.mp3"_s);
    QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    QCOMPARE(codeOf(pipe), ErrorCode::FileUnreadable);
    QFile empty(folder.filePath(u"empty.mp3"_s));
    QVERIFY(empty.open(QFile::WriteOnly));
    QCOMPARE(codeOf(empty.fileName()), ErrorCode::EmptyInput);
    QCOMPARE(tags::readMediaTags(empty.fileName()).error().url,
             QUrl::fromLocalFile(empty.fileName()));
}

void TestHostileMedia::sizesThatLie_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QByteArray &bytes, const QString &expected) {
        QTest::newRow(name) << bytes << expected;
    };
    const QByteArray named = chap("a", 0, 1000, text("TIT2", "A"));
    row("rule 91: a comment that is longer than its packet",
        flac(vorbisComment({"CHAPTER000=00:00:01.000"}) + QByteArray("\xff\xff\xff\x7f", 4)),
        u"1"_s);
    row("a tag that says that it is longer than the file",
        "ID3\4" + QByteArray(2, '\0') + syncSafe(1'000'000) + named,
        u"0-1 A"_s);
    row("a tag without any sound behind it", id3Tag(named), u"0-1 A"_s);
    row("chapters in chapters in ID3v2, 150,000 deep",
        id3Tag(nestedId3Chapters(150'000)),
        u"1-2"_s);
}

void TestHostileMedia::sizesThatLie()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, expected);
    const auto tags = read(bytes);
    QVERIFY2(tags, tags ? "" : qPrintable(tags.error().detail));
    QString found = dump(*tags).trimmed();
    // Chapters without an end get that of the file, which does not matter here.
    if (!expected.contains(u'-'))
        found.remove(QRegularExpression(u"(?<=[0-9])-[0-9.]+"_s));
    QCOMPARE(found, expected);
}

QTEST_GUILESS_MAIN(TestHostileMedia)
#include "tst_hostile_media.moc"
