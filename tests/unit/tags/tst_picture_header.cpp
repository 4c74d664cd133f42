// SPDX-License-Identifier: GPL-3.0-or-later
// Recognises pictures by their headers, without decoding them.
#include <tags/picture_header.h>

#include <QTest>

using namespace dogear::tags;

class TestPictureHeader final : public QObject
{
    Q_OBJECT

private slots:
    void recognises_data();
    void recognises();
};

void TestPictureHeader::recognises_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("expected");
    const auto row = [](const char *name, const QByteArray &bytes, PictureHeader expected) {
        QTest::newRow(name) << bytes << int(expected);
    };
    const auto hex = [](const char *digits) { return QByteArray::fromHex(digits); };
    using enum PictureHeader;

    row("JPEG with a frame behind its first segment",
        hex("ffd8ffe000104a46494600010101000100010000ffc0000b080002000301011100"),
        Readable);
    row("progressive JPEG with padding before the marker",
        hex("ffd8ffe00002ffffc2000b080002000301011100"),
        Readable);
    row("JPEG that ends before its frame", hex("ffd8ffe0") + "broken", Broken);
    row("JPEG with a table where the frame should be", hex("ffd8ffc40004aabb"), Broken);
    row("JPEG without width", hex("ffd8ffc0000b080002000001011100"), Broken);
    row("PNG", hex("89504e470d0a1a0a0000000d494844520000000200000003"), Readable);
    row("PNG that ends behind its signature", hex("89504e470d0a1a0a"), Broken);
    row("PNG without height", hex("89504e470d0a1a0a0000000d494844520000000200000000"), Broken);
    row("GIF", "GIF89a" + hex("02000300"), Readable);
    row("GIF that ends early", "GIF87a" + hex("02"), Broken);
    row("WebP", "RIFF" + hex("20000000") + "WEBPVP8 " + QByteArray(18, '\1'), Readable);
    row("WebP that ends early", "RIFF" + hex("20000000") + "WEBP", Broken);
    row("TIFF, little-endian", hex("49492a0008000000") + QByteArray(8, '\1'), Readable);
    row("TIFF, big-endian, that ends early", hex("4d4d002a00000008"), Broken);
    row("BMP from top to bottom",
        "BM" + QByteArray(16, '\1') + hex("02000000") + hex("fdffffff"),
        Readable);
    row("a wave file is no WebP", "RIFF" + hex("20000000") + "WAVEfmt ", Unknown);
    row("text", "Please sign in", Unknown);
    row("nothing", {}, Unknown);
}

void TestPictureHeader::recognises()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const int, expected);
    QCOMPARE(int(readPictureHeader(bytes)), expected);
}

QTEST_GUILESS_MAIN(TestPictureHeader)
#include "tst_picture_header.moc"
