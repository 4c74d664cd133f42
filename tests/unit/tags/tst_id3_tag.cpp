// SPDX-License-Identifier: GPL-3.0-or-later
// ID3v2 tags, correct ones and the faulty ones that programs write.
#include "media_writer.h"

#include <tags/id3_size.h>

#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::test;

namespace {

const QByteArray utf16Title = QByteArray("\x01\xff\xfe"
                                         "A\0B\0",
                                         7);

QByteArray picture(const QByteArray &bytes, char type = 3, const QByteArray &mime = "image/png")
{
    return QByteArray(1, '\0') + mime + '\0' + type + '\0' + bytes;
}

QByteArray link(const QByteArray &address)
{
    return frame("WXXX", QByteArray(2, '\0') + address);
}

/// A PNG file up to its header.
const QByteArray png = QByteArray::fromHex("89504e470d0a1a0a0000000d494844520000000200000003");

/// Makes a chapter from one to two seconds with one frame in it.
QByteArray oneChapter(const QByteArray &part)
{
    return chap("c", 1000, 2000, part);
}

} // namespace

class TestId3Tag final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void sizes_data();
    void sizes();
    void chapters_data();
    void chapters();
    void pictures_data();
    void pictures();
    void titleAndCover();
    void covers_data();
    void covers();
    void labels_data();
    void labels();
    void versionTwo();
    void warnings_data();
    void warnings();
    void bounds();
};

void TestId3Tag::chapters_data()
{
    QTest::addColumn<QByteArray>("tag");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QByteArray &frames, const QString &expected) {
        QTest::newRow(name) << id3Tag(frames) << expected;
    };
    const auto title = [&](const char *name, const QByteArray &content, const QString &expected) {
        row(name, oneChapter(frame("TIT2", content)), u"1-2 "_s + expected);
    };
    addRow("rule 88: version 2.3",
           id3Tag(chap("c", 0, 500, text("TIT2", QByteArray(200, 'x'), 3), 3)
                      + chap("d", 500, 900, text("TIT2", "B", 3), 3),
                  3),
           u"0-0.5 "_s + QString(200, u'x') + u"\n0.5-0.9 B"_s);
    addRow("rule 88: version 2.4",
           id3Tag(chap("c", 0, 500, text("TIT2", QByteArray(200, 'x')))
                  + chap("d", 500, 900, text("TIT2", "B"))),
           u"0-0.5 "_s + QString(200, u'x') + u"\n0.5-0.9 B"_s);
    addRow("rule 88: sizes of 2.3 in a tag of 2.4",
           id3Tag(chap("c", 0, 500, text("TIT2", QByteArray(200, 'x'), 3), 3)
                  + chap("d", 500, 900, text("TIT2", "B", 3), 3)),
           u"0-0.5 "_s + QString(200, u'x') + u"\n0.5-0.9 B"_s);
    addRow("rule 88: sizes of 2.4 in a tag of 2.3",
           id3Tag(chap("c", 0, 500, text("TIT2", QByteArray(200, 'x')))
                      + chap("d", 500, 900, text("TIT2", "B")),
                  3),
           u"0-0.5 "_s + QString(200, u'x') + u"\n0.5-0.9 B"_s);

    title("rule 88: UTF-16 with a byte order mark", utf16Title, u"AB"_s);
    title("rule 88: UTF-16 of odd length", utf16Title + 'x', u"AB"_s);
    title("rule 88: UTF-16 big-endian", QByteArray("\x01\xfe\xff\0A", 5), u"A"_s);
    title("rule 88: UTF-16 without a mark",
          QByteArray("\x01"
                     "A\0B\0",
                     5),
          u"AB"_s);
    title("rule 88: UTF-16 big-endian without a mark", QByteArray("\x02\0A\0B", 5), u"AB"_s);
    title("rule 88: UTF-16, nothing but the mark", QByteArray("\x01\xff\xfe", 3), u""_s);
    title("rule 88: several zeros", QByteArray("\x03\0\0A\0\0\0", 7), u"A"_s);
    title("rule 88: several zeros in UTF-16", utf16Title + QByteArray("\0\0\0\0", 4), u"AB"_s);
    title("a list of values gives the first",
          QByteArray("\x03"
                     "A\0B",
                     4),
          u"A"_s);
    title("Latin-1", QByteArray("\0\xe9t\xe9", 4), u"été"_s);
    title("UTF-8 under the label of Latin-1", QByteArray("\0\xc3\xa9t", 4), u"ét"_s);
    title("line breaks in a title",
          QByteArray("\x03"
                     "A\r\n B"),
          u"A B"_s);
    title("an empty frame", {}, u""_s);

    row("rule 88: no title", oneChapter({}), u"1-2 "_s);
    row("rule 88: a link", oneChapter(link("https://e.org/1")), u"1-2  [https://e.org/1]"_s);
    row("rule 88: a link with zeros behind",
        oneChapter(link(QByteArray("https://e.org/1\0\0", 17))),
        u"1-2  [https://e.org/1]"_s);
    row("rule 88: a link with a description in UTF-16",
        oneChapter(frame("WXXX", utf16Title + QByteArray(2, '\0') + "https://e.org/2")),
        u"1-2  [https://e.org/2]"_s);
    row("a link that is in UTF-16 itself",
        oneChapter(frame("WXXX", QByteArray("\x01\0\0h\0t\0t\0p\0:\0/\0/\0e\0.\0f\0", 23))),
        u"1-2  [http://e.f]"_s);
    row("a link frame of another kind",
        oneChapter(frame("WOAF", "https://e.org/3")),
        u"1-2  [https://e.org/3]"_s);
    row("a link that leaves the web", oneChapter(link("file:///etc/passwd")), u"1-2 "_s);
    row("a link that is code", oneChapter(link("javascript:alert(1)")), u"1-2 "_s);

    const auto named = [](const QByteArray &id, quint32 start) {
        return chap(id, start, 0xffffffff, text("TIT2", id.toUpper()));
    };
    row("rule 89: no end", named("a", 0) + named("b", 1000), u"0 A\n1 B"_s);
    row("rule 89: no start", named("a", 0xffffffff) + named("b", 1000), u"1 B"_s);
    row("rule 89: end < start", chap("a", 2000, 1000, {}), u"2 "_s);
    row("rule 89: the first chapter is not at the beginning", named("a", 7000), u"7 A"_s);
    row("rule 88: without a table the order of starts",
        named("b", 1000) + named("a", 0),
        u"0 A\n1 B"_s);
    row("rules 88 and 89: two at the same time, the table says which is first",
        named("a", 0) + named("b", 0) + ctoc("toc", 3, {"b", "a"}),
        u"0 B"_s);
    row("rule 87: what the table leaves out is hidden",
        named("a", 0) + named("b", 500) + named("c", 1000) + ctoc("toc", 3, {"a", "c"}),
        u"0 A\n0.5 B (hidden)\n1 C"_s);
    row("a table that names nothing that is there",
        named("a", 0) + ctoc("toc", 3, {"x"}),
        u"0 A"_s);
    row("tables in a table",
        named("a", 0) + named("b", 500) + ctoc("toc", 3, {"one", "two"}) + ctoc("one", 1, {"a"})
            + ctoc("two", 1, {"b"}),
        u"0 A\n0.5 B"_s);
    row("tables in a circle",
        named("a", 0) + ctoc("one", 3, {"two", "one"}) + ctoc("two", 3, {"one", "a", "two"}),
        u"0 A"_s);
    row("all chapters have the same name",
        named("a", 0) + named("a", 500) + ctoc("toc", 3, {"a"}),
        u"0 A\n0.5 A"_s);

    const QByteArray unsynchronised =
        QByteArray("c\0\0\0\3\xe8", 6) + QByteArray("\xff\0", 2).repeated(12);
    addRow("unsynchronised, 2.3",
           id3Tag("CHAP" + big32(18) + QByteArray(2, '\0') + unsynchronised, 3, char(0x80)),
           u"1 "_s);
    addRow("unsynchronised, 2.4", id3Tag(frame("CHAP", unsynchronised), 4, char(0x80)), u"1 "_s);
    addRow("an extended header, 2.3",
           id3Tag(big32(6) + QByteArray(6, '\0') + chap("c", 1000, 2000, {}, 3), 3, 0x40),
           u"1-2 "_s);
    addRow("an extended header, 2.4",
           id3Tag(syncSafe(6) + QByteArray("\1\0", 2) + chap("c", 1000, 2000, {}), 4, 0x40),
           u"1-2 "_s);
    row("taglib#1403: a frame whose id ends with a blank is skipped",
        "TSA " + syncSafe(3) + QByteArray(2, '\0') + "abc" + named("a", 0),
        u"0 A"_s);
    row("a frame whose id ends with a zero is skipped",
        QByteArray("TP1\0", 4) + syncSafe(3) + QByteArray(2, '\0') + "abc" + named("a", 0),
        u"0 A"_s);
    row("two odd frames, one behind the other",
        QByteArray("tsa " + syncSafe(1) + QByteArray(2, '\0') + "x").repeated(2) + named("a", 0),
        u"0 A"_s);
    addRow("two tags, one behind the other",
           id3Tag(text("TIT2", "T")) + id3Tag(named("a", 0)),
           u"0 A"_s);
}

void TestId3Tag::chapters()
{
    QFETCH(const QByteArray, tag);
    QFETCH(const QString, expected);
    const auto tags = read(tag + mp3Frames(400));
    QVERIFY(tags);
    QCOMPARE(dump(*tags), expected);
    QCOMPARE(tags->chapterPictures.size(), tags->chapters.size());
    QVERIFY(tags->duration);
    // 400 frames of 1152 samples at 44.1 kHz.
    QVERIFY2(qAbs(tags->duration->count() - 10'449) < 60,
             QByteArray::number(qint64(tags->duration->count())).constData());
}

void TestId3Tag::pictures_data()
{
    QTest::addColumn<QByteArray>("frames");
    QTest::addColumn<QString>("expected");
    const auto part = [](const QByteArray &content) { return frame("APIC", content); };
    addRow("rule 88: a picture in a chapter", oneChapter(part(picture("12345"))), u"1-2  +5"_s);
    addRow("a description in UTF-16",
           oneChapter(part(QByteArray("\x01image/png\0\3\xff\xfe"
                                      "A\0\0\0",
                                      18)
                           + "1234")),
           u"1-2  +4"_s);
    addRow("a picture that is an address",
           oneChapter(part(picture("https://e.org/p.png", 3, "-->"))),
           u"1-2  {https://e.org/p.png}"_s);
    addRow("a picture without its end of description", oneChapter(part("\1image/png")), u"1-2 "_s);
    addRow("pictures stay with their chapters when these are put in order",
           chap("a", 9000, 9500, part(picture("123"))) + chap("b", 3000, 4000, {})
               + chap("c", 1000, 2000, part(picture("1234567"))),
           u"1-2  +7\n3-4 \n9-9.5  +3"_s);
    addRow("of two at the same time the one that has a picture gives it",
           chap("a", 1000, 2000, {}) + chap("b", 1000, 2000, part(picture("123"))),
           u"1-2  +3"_s);
}

void TestId3Tag::pictures()
{
    QFETCH(const QByteArray, frames);
    QFETCH(const QString, expected);
    const auto tags = read(id3Tag(frames) + mp3Frames(400));
    QVERIFY(tags);
    QCOMPARE(dump(*tags), expected);
}

void TestId3Tag::titleAndCover()
{
    const QByteArray frames = text("TIT2", "The title") + frame("APIC", picture("other", 0))
                              + frame("APIC", picture("front", 3))
                              + frame("APIC", picture("late", 3));
    const auto tags = read(id3Tag(frames) + mp3Frames(20));
    QVERIFY(tags);
    QCOMPARE(tags->title, u"The title"_s);
    QCOMPARE(tags->cover, QByteArray("front"));
    QVERIFY(!tags->hasVideo);
    QCOMPARE(tags->warnings, QStringList());
}

void TestId3Tag::covers_data()
{
    QTest::addColumn<QByteArray>("frames");
    QTest::addColumn<QByteArray>("cover");
    const auto row = [](const char *name, const QByteArray &frames, const QByteArray &cover) {
        QTest::newRow(name) << frames << cover;
    };
    const auto wide = [](const QByteArray &description, const QByteArray &bytes) {
        return frame("APIC", QByteArray("\1image/png\0\3", 12) + description + bytes);
    };
    const QByteArray front = frame("APIC", picture(png + "front"));
    row("puddletag#1057: a description in UTF-16 that ends with one zero",
        wide(QByteArray(1, '\0'), png),
        png);
    row("a description with a mark and letters that ends with one zero",
        wide(QByteArray("\xff\xfe"
                        "A\0\0",
                        5),
             png),
        png);
    row("a description that ends as it should",
        wide(QByteArray("\xff\xfe"
                        "A\0\0\0",
                        6),
             png),
        png);
    row("no description at all", wide({}, png), png);
    row("music-metadata#673: the first picture is empty",
        frame("APIC", picture({})) + front,
        png + "front");
    row("the front cover is an address",
        frame("APIC", picture("https://e.org/p.png", 3, "-->")) + frame("APIC", picture(png, 0)),
        png);
    row("the front cover is broken",
        frame("APIC", picture("\xff\xd8\xff\xe0oops", 3)) + frame("APIC", picture(png, 4)),
        png);
    row("a format that is not known here is better than nothing",
        frame("APIC", picture("new format", 0)),
        "new format");
    row("every picture is broken", frame("APIC", picture("GIF89a")), {});
}

void TestId3Tag::covers()
{
    QFETCH(const QByteArray, frames);
    QFETCH(const QByteArray, cover);
    const auto tags = read(id3Tag(frames) + mp3Frames(20));
    QVERIFY(tags);
    QCOMPARE(tags->cover, cover);
}

void TestId3Tag::labels_data()
{
    QTest::addColumn<QByteArray>("frames");
    QTest::addColumn<QString>("expected"); // album|artist|album artist|disc.track|comment
    const auto comment = [](const QByteArray &description, const QByteArray &words) {
        return frame("COMM", "\3eng" + description + '\0' + words);
    };
    addRow("all of them",
           text("TALB", "Album") + text("TPE1", "Artist") + text("TPE2", "Band")
               + text("TRCK", "03/12") + text("TPOS", "2/2") + comment("", "Words"),
           u"Album|Artist|Band|2.3|Words"_s);
    addRow("numbers that are none", text("TRCK", "A3") + text("TPOS", "0"), u"|||0.0|"_s);
    addRow("a comment keeps its lines", comment("", "One\r\n\r\nTwo\n"), u"|||0.0|One\n\nTwo"_s);
    addRow("numbers of a program are no comment",
           comment("iTunNORM", "0000021B 00000185") + comment("", "Words"),
           u"|||0.0|Words"_s);
    addRow("a comment as ffmpeg writes it",
           frame("TXXX", QByteArray("\3Comment\0Words", 14))
               + frame("TXXX", QByteArray("\3other\0Words and more", 21)),
           u"|||0.0|Words"_s);
    addRow("a comment in UTF-16",
           frame("COMM",
                 QByteArray("\1eng\xff\xfe\0\0\xff\xfe"
                            "A\0B\0",
                            14)),
           u"|||0.0|AB"_s);
    addRow("a comment that ends before its text", frame("COMM", "\3en"), u"|||0.0|"_s);
    addRow("a comment without a zero", frame("COMM", "\3engwords"), u"|||0.0|"_s);
}

void TestId3Tag::labels()
{
    QFETCH(const QByteArray, frames);
    QFETCH(const QString, expected);
    const auto tags = read(id3Tag(frames) + mp3Frames(20));
    QVERIFY(tags);
    const tags::MediaLabels &labels = tags->labels;
    QCOMPARE((QStringList{labels.album,
                          labels.artist,
                          labels.albumArtist,
                          u"%1.%2"_s.arg(labels.disc.value_or(0)).arg(labels.track.value_or(0)),
                          labels.comment}
                  .join(u'|')),
             expected);
}

void TestId3Tag::versionTwo()
{
    const auto old = [](const QByteArray &id, const QByteArray &content) -> QByteArray {
        return id + big32(quint32(content.size())).last(3) + content;
    };
    const auto tags = read(id3Tag(old("TT2", QByteArray("\0Old", 4))
                                      + old("PIC", QByteArray("\0PNG\3\0bytes", 11))
                                      + old("TAL", QByteArray("\0Al", 3))
                                      + old("TRK",
                                            QByteArray("\0"
                                                       "4",
                                                       2)),
                                  2)
                           + mp3Frames(20));
    QVERIFY(tags);
    QCOMPARE(tags->title, u"Old"_s);
    QCOMPARE(tags->cover, QByteArray("bytes"));
    QCOMPARE(tags->labels.album, u"Al"_s);
    QCOMPARE(tags->labels.track, std::optional(4));
}

void TestId3Tag::warnings_data()
{
    QTest::addColumn<QByteArray>("frames");
    QTest::addColumn<QString>("warning");
    const QByteArray good = chap("a", 0, 1000, text("TIT2", "A"));
    addRow("a chapter that ends before its times",
           good + frame("CHAP", QByteArray("x\0\0\0", 4)),
           u"without times"_s);
    addRow("a chapter without its first zero", good + frame("CHAP", "xxxx"), u"without times"_s);
    addRow("a chapter with half a frame in it",
           good + chap("b", 500, 900, "TIT2\x7f"),
           u"broken inside"_s);
    addRow("a frame that is longer than the tag",
           good + "CHAP" + syncSafe(1'000'000) + QByteArray(2, '\0') + "x",
           u"ends early"_s);
    addRow("a table that is none", good + frame("CTOC", "x"), u"table of contents"_s);
    addRow("an encrypted frame",
           good + "CHAP" + syncSafe(4) + QByteArray("\0\4", 2) + "xxxx",
           u"broken"_s);
    addRow("a compressed frame, which could expand to any size",
           good + "CHAP" + syncSafe(4) + QByteArray("\0\x08", 2) + "xxxx",
           u"broken"_s);
}

void TestId3Tag::warnings()
{
    QFETCH(const QByteArray, frames);
    QFETCH(const QString, warning);
    const auto tags = read(id3Tag(frames) + mp3Frames(400));
    QVERIFY(tags);
    QVERIFY2(tags->warnings.join(u'\n').contains(warning), qPrintable(tags->warnings.join(u'\n')));
    QCOMPARE(tags->chapters.constFirst().title, u"A"_s);
}

void TestId3Tag::bounds()
{
    QByteArray frames;
    for (quint32 i = 0; i < 30; ++i)
        frames += chap("c" + QByteArray::number(i),
                       i * 100,
                       i * 100 + 50,
                       frame("APIC", picture(QByteArray(100, char('a' + i % 20)))));
    const auto tags =
        read(id3Tag(frames) + mp3Frames(400), {.maxChapters = 20, .maxPictureBytes = 1'050});
    QVERIFY(tags);
    QCOMPARE(tags->chapters.size(), 20);
    QCOMPARE(tags->chapterPictures.at(9).size(), 100);
    // Ten pictures of 100 bytes fit into 1050 bytes.
    QCOMPARE(tags->chapterPictures.at(10).size(), 0);
    QCOMPARE(tags->warnings.size(), 2);
}

void TestId3Tag::sizes_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<qint64>("expected");
    QTest::newRow("version 2.3") << QByteArray::fromHex("49443303000000000201") << qint64{267};
    QTest::newRow("version 2.4 with a footer")
        << QByteArray::fromHex("49443304001000000201") << qint64{277};
    QTest::newRow("a size that is not sync-safe")
        << QByteArray::fromHex("49443303000000000281") << qint64{0};
    QTest::newRow("an MP3 frame without a tag")
        << QByteArray::fromHex("fffb9000000000000000") << qint64{0};
    QTest::newRow("fewer bytes than a header") << QByteArray("ID3") << qint64{0};
    QTest::newRow("an empty file") << QByteArray() << qint64{0};
}

void TestId3Tag::sizes()
{
    QFETCH(const QByteArray, bytes);
    QTEST(tags::id3TagBytes(bytes), "expected");
}

QTEST_GUILESS_MAIN(TestId3Tag)
#include "tst_id3_tag.moc"
