// SPDX-License-Identifier: GPL-3.0-or-later
// Tests OggDevice with generated chained Ogg files, read as one stream.

#include "ogg_device.h"

#include <support/ogg_writer.h>
#include <tags/ogg_pages.h>

#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::audio_buffers;
using dogear::test::OggToWrite;
using dogear::test::PageToWrite;
using tags::OggPage;

namespace {

using Parts = QList<OggToWrite>;

constexpr qint64 hour = 3'600;

QByteArray joined(const Parts &parts)
{
    QByteArray bytes;
    for (const OggToWrite &part : parts)
        bytes += part.bytes();
    return bytes;
}

/// \return the single stream that the device should make of \a parts
QByteArray expectedOf(const Parts &parts)
{
    // Two header pages come first; each page of sound after them is renumbered.
    QByteArray bytes = parts.first().headers();
    quint32 sequence = 2;
    qint64 granule = 0;
    for (const OggToWrite &part : parts) {
        QByteArray sound = part.sound();
        while (!sound.isEmpty()) {
            const auto page = tags::readOggPage(sound);
            QByteArray one = sound.first(page->size);
            sound.remove(0, page->size);
            const bool isLast = &part == &parts.last() && sound.isEmpty();
            // The fields of a page header: flags at byte 5, granule 6, serial 14, sequence 18,
            // checksum 22.
            one[5] = char(isLast && part.isEnded ? 4 : 0);
            qToLittleEndian(granule + page->granule - part.start, one.data() + 6);
            qToLittleEndian(parts.first().serial, one.data() + 14);
            qToLittleEndian(sequence++, one.data() + 18);
            qToLittleEndian(test::oggSum(one), one.data() + 22);
            bytes += one;
        }
        granule += part.length();
    }
    return bytes;
}

/// \return the pages of \a stream, or an empty list if it has other bytes between them
QList<OggPage> pagesOf(const QByteArray &stream)
{
    QList<OggPage> pages;
    qint64 offset = 0;
    while (offset < stream.size()) {
        const auto page = tags::readOggPage(stream.sliced(offset), offset);
        if (!page || page->end() > stream.size())
            return {};
        pages.append(*page);
        offset = page->end();
    }
    return pages;
}

} // namespace

class TestOggDevice final : public QObject
{
    Q_OBJECT

private slots:
    void whatIsFineIsLeftAlone_data();
    void whatIsFineIsLeftAlone();
    void partsBecomeOneStream_data();
    void partsBecomeOneStream();
    void emptyGranulesStay();
    void readsTheSameFromAnyPlace_data();
    void readsTheSameFromAnyPlace();
    void aPageThatWasCutStaysAsItIs();
    void damagedBytesStayAsTheyAre();
    void endsWhereTheFileWasCutMeanwhile();

private:
    [[nodiscard]] QString pathOf(const QByteArray &content) const
    {
        QFile file(m_downmixer.filePath(u"a.ogg"_s));
        const bool isThere = file.open(QFile::WriteOnly) && file.write(content) == content.size();
        return isThere ? file.fileName() : QString();
    }
    [[nodiscard]] std::unique_ptr<OggDevice> deviceOf(const QByteArray &content) const
    {
        return OggDevice::make(pathOf(content));
    }

    QTemporaryDir m_downmixer;
};

void TestOggDevice::whatIsFineIsLeftAlone_data()
{
    QTest::addColumn<QByteArray>("content");
    const OggToWrite opus{};
    const OggToWrite vorbis{.isVorbis = true};
    const QByteArray other = PageToWrite{.serial = 9, .flags = 2, .packets = {"fishead"}}.bytes();
    QTest::newRow("Opus of one part") << opus.bytes();
    QTest::newRow("Vorbis of one part") << vorbis.bytes();
    QTest::newRow("one part that begins at half a second") << OggToWrite{.start = 24'000}.bytes();
    QTest::newRow("an empty file") << QByteArray();
    QTest::newRow("not an Ogg file") << QByteArray(100'000, 'x');
    const QByteArray frame = QByteArray::fromHex("fffb5000") + QByteArray(204, 'U');
    QTest::newRow("an MP3 file") << frame.repeated(500);
    QTest::newRow("one part with two streams") << other + opus.bytes();
    QTest::newRow("a later part with two streams") << opus.bytes() + other + opus.bytes();
    QTest::newRow("a later part in mono") << joined({opus, {.serial = 2, .channels = 1}});
    QTest::newRow("a later part with a different gain")
        << joined({opus, {.serial = 2, .gain = 256}});
    QTest::newRow("a later part in Vorbis") << opus.bytes() + vorbis.bytes();
    QTest::newRow("a later Vorbis part with a different setup header")
        << joined({vorbis, {.serial = 2, .isVorbis = true, .setup = "others"}});
    QTest::newRow("a later part without headers") << opus.bytes() + OggToWrite{.serial = 2}.sound();
}

void TestOggDevice::whatIsFineIsLeftAlone()
{
    QFETCH(const QByteArray, content);
    QVERIFY(!deviceOf(content));
}

void TestOggDevice::partsBecomeOneStream_data()
{
    QTest::addColumn<Parts>("parts");
    QTest::newRow("Opus of two parts") << Parts{{.serial = 5}, {.serial = 6, .pages = 300}};
    QTest::newRow("Opus of three parts")
        << Parts{{.serial = 5}, {.serial = 6, .pages = 300}, {.serial = 7, .pages = 1}};
    QTest::newRow("Vorbis of two parts with different comments")
        << Parts{{.serial = 5, .isVorbis = true},
                 {.serial = 6, .pages = 300, .isVorbis = true, .comment = "longer than before"}};
    QTest::newRow("the same advertisement at both ends")
        << Parts{{.serial = 5}, {.serial = 6, .pages = 300}, {.serial = 5}};
    QTest::newRow("Opus cut out of a running stream")
        << Parts{{.serial = 5, .start = 157 * hour * 48'000}};
    QTest::newRow("Opus of two parts cut out of running streams") << Parts{
        {.serial = 5, .start = 157 * hour * 48'000}, {.serial = 6, .start = 3 * hour * 48'000}};
    QTest::newRow("the last page lacks the end-of-stream flag")
        << Parts{{.serial = 5}, {.serial = 6, .isEnded = false}};
}

void TestOggDevice::partsBecomeOneStream()
{
    QFETCH(const Parts, parts);
    const auto device = deviceOf(joined(parts));
    QVERIFY(device);
    const QByteArray all = device->readAll();
    QCOMPARE(all.size(), device->size());
    const QList<OggPage> pages = pagesOf(all);
    QVERIFY(!pages.isEmpty());
    qint64 granule = 0;
    for (qsizetype i = 0; i < pages.size(); ++i) {
        const OggPage &page = pages.at(i);
        const QByteArray bytes = all.sliced(page.offset, page.size);
        QCOMPARE(page.serial, parts.first().serial);
        QCOMPARE(page.sequence, quint32(i));
        QCOMPARE(page.isFirst, i == 0);
        // Only the last page may have the end-of-stream flag.
        QVERIFY((quint8(bytes.at(5)) & 4U) == 0 || i + 1 == pages.size());
        QVERIFY(tags::hasTrueOggChecksum(bytes));
        // Header pages have the granule 0.
        QVERIFY(i < 3 ? page.granule >= 0 : page.granule > granule);
        granule = page.granule;
    }
    qint64 length = 0;
    for (const OggToWrite &part : parts)
        length += part.length();
    QCOMPARE(granule, length);
    QCOMPARE(all, expectedOf(parts));
}

/// A packet that fills a page and continues on the next: no packet ends on the first page, which
/// therefore keeps the granule -1.
void TestOggDevice::emptyGranulesStay()
{
    const OggToWrite second{.serial = 6, .pages = 2};
    const QByteArray packet = "\xfc" + QByteArray(254, 'l');
    const PageToWrite open{
        .serial = 6, .sequence = 4, .granule = -1, .packets = {packet}, .isOpen = true};
    const PageToWrite rest{.serial = 6,
                           .sequence = 5,
                           .granule = second.length() + 960,
                           .flags = 5,
                           .packets = {"rest"}};
    const auto device =
        deviceOf(OggToWrite{.serial = 5}.bytes() + second.bytes() + open.bytes() + rest.bytes());
    QVERIFY(device);
    const QList<OggPage> pages = pagesOf(device->readAll());
    QCOMPARE(pages.size(), 2 + 20 + 2 + 2);
    QCOMPARE(pages.at(24).granule, -1);
    QVERIFY(pages.at(25).isContinued);
    QCOMPARE(pages.at(25).granule, OggToWrite{}.length() + second.length() + 960);
    QCOMPARE(pages.at(25).sequence, 25U);
}

void TestOggDevice::readsTheSameFromAnyPlace_data()
{
    QTest::addColumn<QByteArray>("content");
    const OggToWrite first{.serial = 5, .pages = 6};
    const OggToWrite second{.serial = 6, .pages = 4, .start = hour * 48'000};
    QTest::newRow("two parts") << joined({first, second});
    QByteArray damaged = joined({first, second});
    damaged.replace(damaged.size() - 3'000, 10, "OggSOggS..");
    QTest::newRow("the capture pattern of a page in damaged bytes") << damaged;
    const QByteArray between = "OggS" + QByteArray(700, 'x') + "Ogg";
    QTest::newRow("other bytes between and after the parts")
        << first.bytes() + between + second.bytes() + between;
    QTest::newRow("a truncated last page") << joined({first, second}).chopped(1'000);
    // Packets that contain the capture pattern of a page ("OggS").
    QByteArray sound;
    for (quint32 i = 0; i < 3; ++i)
        sound += PageToWrite{.serial = 6,
                             .sequence = 2 + i,
                             .granule = 1'920 * (i + 1),
                             .packets = {"\xfcOggS", QByteArray("\xfcOggS").repeated(100)}}
                     .bytes();
    QTest::newRow("the capture pattern of a page in packets")
        << first.bytes() + second.headers() + sound;
}

void TestOggDevice::readsTheSameFromAnyPlace()
{
    QFETCH(const QByteArray, content);
    const auto device = deviceOf(content);
    QVERIFY(device);
    const QByteArray all = device->readAll();
    QCOMPARE(all.size(), device->size());
    for (qint64 offset = all.size() - 1; offset >= 0; --offset) {
        QVERIFY(device->seek(offset));
        // Reading to the end from every byte would take too long.
        const qint64 length = offset % 64 == 0 ? all.size() : 40;
        QVERIFY2(device->read(length) == all.mid(offset, length),
                 qPrintable(QString::number(offset)));
    }
    QVERIFY(device->seek(all.size()));
    QCOMPARE(device->read(10), QByteArray());
    QVERIFY(device->atEnd());
}

void TestOggDevice::aPageThatWasCutStaysAsItIs()
{
    const Parts parts{{.serial = 5}, {.serial = 6}};
    const QByteArray content = joined(parts).chopped(1'000);
    const auto device = deviceOf(content);
    QVERIFY(device);
    const QByteArray all = device->readAll();
    const QByteArray expected = expectedOf(parts);
    QCOMPARE(all.size(), expected.size() - 1'000);
    const qint64 cut = pagesOf(expected).last().offset;
    QCOMPARE(all.first(cut), expected.first(cut));
    QVERIFY(content.endsWith(all.sliced(cut)));
}

void TestOggDevice::damagedBytesStayAsTheyAre()
{
    const Parts parts{{.serial = 5, .pages = 50}, {.serial = 6, .pages = 50}};
    const QByteArray between = "OggS" + QByteArray(40'000, 'x');
    QByteArray sound = parts.last().sound();
    const qint64 size = tags::readOggPage(sound)->size;
    sound.insert(size, between);
    const auto device = deviceOf(parts.first().bytes() + parts.last().headers() + sound);
    QVERIFY(device);
    QByteArray expected = expectedOf(parts);
    expected.insert(parts.first().bytes().size() + size, between);
    QCOMPARE(device->readAll(), expected);
}

void TestOggDevice::endsWhereTheFileWasCutMeanwhile()
{
    const QString path = pathOf(joined({{.serial = 5}, {.serial = 6, .pages = 300}}));
    const auto device = OggDevice::make(path);
    QVERIFY(device);
    const qint64 size = device->size();
    QVERIFY(QFile::resize(path, QFile(path).size() - 100'000));
    QCOMPARE(device->size(), size - 100'000);
    QCOMPARE(device->readAll().size(), device->size());
    QVERIFY(device->atEnd());
}

QTEST_GUILESS_MAIN(TestOggDevice)

#include "tst_ogg_device.moc"
