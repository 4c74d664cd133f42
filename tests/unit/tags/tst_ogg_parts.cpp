// SPDX-License-Identifier: GPL-3.0-or-later
// Parts of Ogg files that the test writes page by page.

#include <support/ogg_writer.h>
#include <tags/ogg_parts.h>

#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::tags;
using dogear::test::OggToWrite;
using dogear::test::PageToWrite;

namespace {

OggRead readerOf(const QByteArray &bytes, qint64 *count = nullptr)
{
    return [bytes, count](qint64 offset, qint64 length) {
        if (count)
            *count += length;
        return bytes.mid(offset, length);
    };
}

std::optional<QList<OggPart>> partsOf(const QByteArray &bytes)
{
    return OggPartFinder(readerOf(bytes), bytes.size()).find(0);
}

using Parts = QList<OggToWrite>;

} // namespace

class TestOggParts final : public QObject
{
    Q_OBJECT

private slots:
    void checksumsAreThoseOfOgg();
    void partsAreFound_data();
    void partsAreFound();
    void decodersCanContinue_data();
    void decodersCanContinue();
    void oddPartsAreNotPlain_data();
    void oddPartsAreNotPlain();
    void noPartsAreFound_data();
    void noPartsAreFound();
    void damagedBytesAreInsideOfAPart();
    void aQuietBeginningIsNoJoint();
    void headersOnSeveralPagesAreRead();
    void aShortPartOfAStreamBeginsWhereItsPacketsSay();
    void littleIsRead();
    void searchingStopsWhenTold();
};

void TestOggParts::checksumsAreThoseOfOgg()
{
    QByteArray page = OggToWrite{}.headers();
    page.truncate(readOggPage(page)->size);
    QVERIFY(hasTrueOggChecksum(page));
    QCOMPARE(oggChecksum(page), test::oggSum(page));
    page[page.size() - 1] = char(page.back() ^ 1);
    QVERIFY(!hasTrueOggChecksum(page));
}

void TestOggParts::partsAreFound_data()
{
    constexpr qint64 hour = 3'600;
    QTest::addColumn<Parts>("written");
    QTest::newRow("one part") << Parts{{.pages = 300}};
    QTest::newRow("one part of a single page") << Parts{{.pages = 1}};
    QTest::newRow("two parts") << Parts{{.serial = 1}, {.serial = 2, .pages = 200}};
    QTest::newRow("a long part before a short one")
        << Parts{{.serial = 1, .pages = 800}, {.serial = 2, .pages = 1}};
    QTest::newRow("Vorbis of three parts") << Parts{{.serial = 1, .isVorbis = true},
                                                    {.serial = 2, .pages = 400, .isVorbis = true},
                                                    {.serial = 3, .pages = 3, .isVorbis = true}};
    QTest::newRow("the same advertisement at both ends") << Parts{
        {.serial = 7, .pages = 60}, {.serial = 8, .pages = 200}, {.serial = 7, .pages = 60}};
    QTest::newRow("the same part twice")
        << Parts{{.serial = 7, .pages = 300}, {.serial = 7, .pages = 300}};
    const OggToWrite ad{.serial = 7, .pages = 60};
    QTest::newRow("the same advertisement between short parts")
        << Parts{ad, {.serial = 8, .pages = 40}, ad, {.serial = 9, .pages = 70}, ad};
    const OggToWrite long1{.serial = 7, .pages = 600};
    QTest::newRow("the same long part between long ones")
        << Parts{long1, {.serial = 8, .pages = 400}, long1, {.serial = 9, .pages = 900}, long1};
    QTest::newRow("the same long part four times") << Parts{long1, long1, long1, long1};
    QTest::newRow("two parts cut out of running streams") << Parts{
        {.serial = 1, .start = 157 * hour * 48'000}, {.serial = 2, .start = hour * 48'000}};
    QTest::newRow("Vorbis cut out of a running stream")
        << Parts{{.start = hour * 44'100, .isVorbis = true}};
    QTest::newRow("no page has the end-of-stream flag")
        << Parts{{.serial = 1, .isEnded = false}, {.serial = 2, .isEnded = false}};
    Parts many;
    for (quint32 i = 0; i < 500; ++i)
        many.append({.serial = i, .pages = 1 + int(i % 3)});
    QTest::newRow("500 parts") << many;
}

void TestOggParts::partsAreFound()
{
    QFETCH(const Parts, written);
    QByteArray bytes;
    for (const OggToWrite &part : written)
        bytes += part.bytes();
    const auto found = partsOf(bytes);
    QVERIFY(found);
    QCOMPARE(found->size(), written.size());
    qint64 offset = 0;
    for (qsizetype i = 0; i < written.size(); ++i) {
        const OggToWrite &expected = written.at(i);
        const OggPart &part = found->at(i);
        QCOMPARE(part.begin, offset);
        QCOMPARE(part.soundBegin, offset + expected.headers().size());
        offset += expected.bytes().size();
        QCOMPARE(part.end, offset);
        QCOMPARE(part.serials, QList<quint32>{expected.serial});
        QCOMPARE(part.serial, expected.serial);
        QCOMPARE(part.codec, expected.isVorbis ? OggCodec::Vorbis : OggCodec::Opus);
        QCOMPARE(part.rate, expected.isVorbis ? 44'100 : 48'000);
        QCOMPARE(part.skipped, expected.isVorbis ? 0 : 312);
        // In Vorbis the first packet counts as long as the others although no packet comes before
        // it, so the start may be off by up to 1024 samples.
        QVERIFY(std::abs(part.start - expected.start) <= (expected.isVorbis ? 1'024 : 0));
        QCOMPARE(part.last, expected.start + expected.length());
        QCOMPARE(part.firstSequence, 2U);
        QCOMPARE(part.lastSequence, quint32(1 + expected.pages));
        QCOMPARE(part.id, expected.idPacket());
        QCOMPARE(part.setup, expected.isVorbis ? "\x05vorbis" + expected.setup : QByteArray());
        QVERIFY(part.isPlain);
    }
}

void TestOggParts::decodersCanContinue_data()
{
    QTest::addColumn<OggToWrite>("first");
    QTest::addColumn<OggToWrite>("second");
    QTest::addColumn<bool>("can");
    const OggToWrite opus{};
    const OggToWrite vorbis{.isVorbis = true};
    QTest::newRow("Opus") << opus << OggToWrite{.serial = 2} << true;
    QTest::newRow("Opus with a different comment")
        << opus << OggToWrite{.comment = "other"} << true;
    QTest::newRow("Opus in mono") << opus << OggToWrite{.channels = 1} << false;
    QTest::newRow("Opus with a different gain") << opus << OggToWrite{.gain = 256} << false;
    QTest::newRow("Vorbis") << vorbis << OggToWrite{.serial = 2, .isVorbis = true} << true;
    QTest::newRow("Vorbis with a different comment")
        << vorbis << OggToWrite{.isVorbis = true, .comment = "other"} << true;
    QTest::newRow("Vorbis with a different setup header")
        << vorbis << OggToWrite{.isVorbis = true, .setup = "others"} << false;
    QTest::newRow("Opus before Vorbis") << opus << vorbis << false;
}

void TestOggParts::decodersCanContinue()
{
    QFETCH(const OggToWrite, first);
    QFETCH(const OggToWrite, second);
    QFETCH(const bool, can);
    const auto one = partsOf(first.bytes());
    const auto other = partsOf(second.bytes());
    QVERIFY(one && other);
    QCOMPARE(one->first().isLike(other->first()), can);
}

void TestOggParts::oddPartsAreNotPlain_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const OggToWrite sound{};
    const QByteArray idPage = sound.headers().first(readOggPage(sound.headers())->size);
    const QByteArray other = PageToWrite{.serial = 9, .flags = 2, .packets = {"fishead"}}.bytes();
    QTest::newRow("two streams") << other + sound.bytes();
    QTest::newRow("no second header") << idPage + sound.sound();
    const PageToWrite mixed{
        .serial = 1, .sequence = 1, .granule = 960, .packets = {"OpusTags", "\xfc sound"}};
    QTest::newRow("sound on a header page") << idPage + mixed.bytes() + sound.sound();
}

void TestOggParts::oddPartsAreNotPlain()
{
    QFETCH(const QByteArray, bytes);
    const auto parts = partsOf(bytes);
    QVERIFY(parts);
    QCOMPARE(parts->size(), 1);
    QVERIFY(!parts->first().isPlain);
}

void TestOggParts::noPartsAreFound_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const QByteArray one = OggToWrite{}.bytes();
    QTest::newRow("an empty file") << QByteArray();
    QTest::newRow("not an Ogg file") << QByteArray(100'000, 'x');
    QTest::newRow("an unknown codec")
        << PageToWrite{.serial = 9, .flags = 2, .packets = {"strange"}}.bytes();
    QTest::newRow("a second part without headers") << one + OggToWrite{.serial = 2}.sound();
    QTest::newRow("a gap of 300 kB") << one + QByteArray(300'000, '\0') + OggToWrite{}.sound();
    QByteArray many;
    for (int i = 0; i <= OggPartFinder::maxParts; ++i)
        many += OggToWrite{.serial = quint32(i), .pages = 1}.bytes();
    QTest::newRow("more parts than the maximum of 1,000") << many;
}

void TestOggParts::noPartsAreFound()
{
    QFETCH(const QByteArray, bytes);
    QVERIFY(!partsOf(bytes));
}

void TestOggParts::damagedBytesAreInsideOfAPart()
{
    const OggToWrite first{.serial = 1, .pages = 50};
    const OggToWrite second{.serial = 2, .pages = 50};
    const QByteArray between(5'000, 'x');
    QByteArray sound = first.sound();
    sound.insert(readOggPage(sound)->size, between);
    const QByteArray bytes = first.headers() + sound + between + second.bytes() + between;
    const auto parts = partsOf(bytes);
    QVERIFY(parts);
    QCOMPARE(parts->size(), 2);
    QCOMPARE(parts->at(0).end, first.bytes().size() + between.size());
    QCOMPARE(parts->at(0).last, first.length());
    QCOMPARE(parts->at(1).begin, first.bytes().size() + 2 * between.size());
    QCOMPARE(parts->at(1).end, bytes.size() - between.size());
}

/// Pages of silence are small; larger pages after them belong to the same part.
void TestOggParts::aQuietBeginningIsNoJoint()
{
    const OggToWrite part{};
    QByteArray sound;
    for (quint32 i = 0; i < 3'400; ++i) {
        const int size = i < 3'000 ? 200 : 9'000;
        sound += PageToWrite{.serial = 1,
                             .sequence = 2 + i,
                             .granule = 960 * (qint64{i} + 1),
                             .packets = {"\xfc" + QByteArray(size, 's')}}
                     .bytes();
    }
    const QByteArray bytes = part.headers() + sound;
    const auto parts = partsOf(bytes + OggToWrite{.serial = 2, .pages = 900}.bytes());
    QVERIFY(parts);
    QCOMPARE(parts->size(), 2);
    QCOMPARE(parts->at(0).end, bytes.size());
    QCOMPARE(parts->at(0).last, 960 * 3'400);
    QCOMPARE(parts->at(0).lastSequence, 3'401U);
}

/// A comment header with a picture fills several pages and is skipped.
void TestOggParts::headersOnSeveralPagesAreRead()
{
    const OggToWrite vorbis{.isVorbis = true};
    const QByteArray idPage = vorbis.headers().first(readOggPage(vorbis.headers())->size);
    const QByteArray picture = "\x03vorbis" + QByteArray(255 * 255 - 7, 'p');
    const QByteArray setup = "\x05vorbis" + QByteArray(1'000, 's');
    PageToWrite page{
        .serial = 1, .sequence = 1, .granule = -1, .packets = {picture}, .isOpen = true};
    QByteArray bytes = idPage + page.bytes();
    const QByteArray begin = setup.first(510);
    page = {.serial = 1, .sequence = 2, .flags = 1, .packets = {"end", begin}, .isOpen = true};
    bytes += page.bytes();
    page = {.serial = 1, .sequence = 3, .flags = 1, .packets = {setup.sliced(510)}};
    bytes += page.bytes();
    const auto parts = partsOf(bytes + vorbis.sound());
    QVERIFY(parts);
    QCOMPARE(parts->first().soundBegin, bytes.size());
    QCOMPARE(parts->first().setup, setup);
    QVERIFY(parts->first().isPlain);
}

void TestOggParts::aShortPartOfAStreamBeginsWhereItsPacketsSay()
{
    constexpr qint64 start = 1'000'000;
    const auto opus = partsOf(OggToWrite{.pages = 1, .start = start}.bytes());
    QVERIFY(opus);
    QCOMPARE(opus->first().start, start);
    const auto vorbis = partsOf(OggToWrite{.pages = 1, .start = start, .isVorbis = true}.bytes());
    QVERIFY(vorbis);
    QVERIFY(std::abs(vorbis->first().start - start) <= 1'024);
}

void TestOggParts::littleIsRead()
{
    const QByteArray bytes = OggToWrite{.serial = 1, .pages = 5'000}.bytes()
                             + OggToWrite{.serial = 2, .pages = 5'000}.bytes();
    qint64 count = 0;
    const auto parts = OggPartFinder(readerOf(bytes, &count), bytes.size()).find(0);
    QVERIFY(parts);
    QCOMPARE(parts->size(), 2);
    // The search must not read the whole file.
    QVERIFY2(count < 1'500'000, qPrintable(u"%1 of %2 bytes"_s.arg(count).arg(bytes.size())));
}

void TestOggParts::searchingStopsWhenTold()
{
    const QByteArray bytes = OggToWrite{.serial = 1, .pages = 500}.bytes()
                             + OggToWrite{.serial = 2, .pages = 500}.bytes();
    OggPartFinder finder(readerOf(bytes), bytes.size());
    int asked = 0;
    finder.setShouldContinue([&asked] { return ++asked < 5; });
    QVERIFY(!finder.find(0));
    QVERIFY(asked < 10);
}

QTEST_GUILESS_MAIN(TestOggParts)
#include "tst_ogg_parts.moc"
