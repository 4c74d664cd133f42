// SPDX-License-Identifier: GPL-3.0-or-later
// Tests MpegDevice with generated files of frames, with correct, wrong and missing headers.

#include "mpeg_device.h"

#include <tags/mpeg_sound.h>

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::audio_buffers;

namespace {

constexpr int frameSize = 208; // MPEG 1, layer 3, 64 kbit/s, 44.1 kHz, stereo
// Bytes of side information of such a frame.
constexpr int side = 32;

QByteArray frame()
{
    return QByteArray::fromHex("fffb5000") + QByteArray(frameSize - 4, '\x55');
}

QByteArray frames(int count)
{
    return frame().repeated(count);
}

/// Makes a first frame with a Xing header that states \a count frames.
QByteArray headerOf(quint32 count)
{
    QByteArray bytes = QByteArray::fromHex("fffb5000") + QByteArray(frameSize - 4, '\0');
    char *at = bytes.data() + 4 + side;
    std::copy_n("Xing", 4, at);
    qToBigEndian<quint32>(1, at + 4);
    qToBigEndian(count, at + 8);
    return bytes;
}

QByteArray tag(int size)
{
    QByteArray bytes("ID3\x04", 4);
    bytes += QByteArray(2, '\0');
    for (int shift = 21; shift >= 0; shift -= 7)
        bytes += char((size >> shift) & 0x7F);
    return bytes + QByteArray(size, '\0');
}

} // namespace

class TestMpegDevice final : public QObject
{
    Q_OBJECT

private slots:
    void whatIsFineIsLeftAlone_data();
    void whatIsFineIsLeftAlone();
    void whatIsNotTrueIsReplaced_data();
    void whatIsNotTrueIsReplaced();
    void readsFromAnyPlace();

private:
    [[nodiscard]] std::unique_ptr<MpegDevice> deviceOf(const QByteArray &content)
    {
        QFile file(m_downmixer.filePath(u"a.mp3"_s));
        if (!file.open(QFile::WriteOnly) || file.write(content) != content.size())
            return nullptr;
        file.close();
        return MpegDevice::make(file.fileName());
    }

    QTemporaryDir m_downmixer;
};

void TestMpegDevice::whatIsFineIsLeftAlone_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("a correct header") << headerOf(1'000) + frames(1'000);
    QTest::newRow("a correct header after an ID3v2 tag")
        << tag(5'000) + headerOf(1'000) + frames(1'000);
    // The device accepts a header that is off by up to 40 frames (maxFramesOff).
    QTest::newRow("a header that counts ten frames too many") << headerOf(1'010) + frames(1'000);
    QTest::newRow("not an MP3 file") << QByteArray(100'000, 'x');
    QTest::newRow("an empty file") << QByteArray();
    QTest::newRow("MP3 frames in a Matroska file")
        << QByteArray::fromHex("1a45dfa3") + QByteArray(500, 'm') + frames(1'000);
}

void TestMpegDevice::whatIsFineIsLeftAlone()
{
    QFETCH(const QByteArray, content);
    QVERIFY(!deviceOf(content));
}

void TestMpegDevice::whatIsNotTrueIsReplaced_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<qint64>("count");
    QTest::newRow("the header of an advertisement in front of other sound")
        << headerOf(100) + frames(100) + headerOf(900) + frames(900) << qint64{1'000};
    QTest::newRow("no header") << frames(1'000) << qint64{1'000};
    QTest::newRow("zeros in front of the frames")
        << QByteArray(50'000, '\0') + frames(1'000) << qint64{1'000};
    QTest::newRow("zeros and an ID3v2 tag in front of the frames")
        << QByteArray(50'000, '\0') + tag(5'000) + frames(1'000) << qint64{1'000};
    QTest::newRow("two ID3v2 tags in front of the frames")
        << tag(300) + tag(5'000) + frames(1'000) << qint64{1'000};
    QTest::newRow("the header counts more than a truncated file holds")
        << headerOf(5'000) + frames(1'000) << qint64{1'000};
}

void TestMpegDevice::whatIsNotTrueIsReplaced()
{
    QFETCH(const QByteArray, content);
    QFETCH(const qint64, count);
    const auto device = deviceOf(content);
    QVERIFY(device);
    const QByteArray all = device->readAll();
    QCOMPARE(all.size(), device->size());
    const auto first = tags::readMpegFrame(all);
    QVERIFY(first);
    const auto header = tags::readMpegHeader(*first, all.first(first->size));
    QVERIFY(header && header->frames && header->bytes);
    QVERIFY2(std::abs(*header->frames - count) <= 1, qPrintable(QString::number(*header->frames)));
    // After the new header, the bytes are those of the file.
    QVERIFY(content.endsWith(all.sliced(first->size)));
    QCOMPARE(all.sliced(first->size, frameSize), frame());
}

void TestMpegDevice::readsFromAnyPlace()
{
    const auto device = deviceOf(frames(50) + QByteArray(1, 'e'));
    QVERIFY(device);
    const QByteArray all = device->readAll();
    for (const qint64 offset : {qint64{0},
                                qint64{5},
                                qint64{207},
                                qint64{208},
                                qint64{209},
                                qint64{5'000},
                                all.size() - 1}) {
        QVERIFY(device->seek(offset));
        QCOMPARE(device->read(1'000), all.mid(offset, 1'000));
    }
    QVERIFY(device->seek(all.size()));
    QCOMPARE(device->read(10), QByteArray());
}

QTEST_GUILESS_MAIN(TestMpegDevice)

#include "tst_mpeg_device.moc"
