// SPDX-License-Identifier: GPL-3.0-or-later
// Durations of chained Ogg files and of files cut out of a stream.

#include "media_writer.h"

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::test;

namespace {

/// \return the CRC of an Ogg page whose checksum field is 0 (RFC 3533, section 6)
quint32 checksum(const QByteArray &page)
{
    quint32 sum = 0;
    for (const char byte : page) {
        sum ^= quint32(quint8(byte)) << 24U;
        for (int bit = 0; bit < 8; ++bit)
            sum = (sum << 1U) ^ ((sum & 0x80000000U) != 0 ? 0x04c11db7U : 0U);
    }
    return sum;
}

/// Adds \a offset to the granule of each page of the Ogg file \a bytes, except the header pages.
QByteArray shifted(QByteArray bytes, qint64 offset)
{
    for (qsizetype at = bytes.indexOf("OggS"); at >= 0; at = bytes.indexOf("OggS", at + 27)) {
        const auto granule = qFromLittleEndian<qint64>(bytes.constData() + at + 6);
        if (granule <= 0)
            continue;
        qToLittleEndian(granule + offset, bytes.data() + at + 6);
        const auto segments = qsizetype(quint8(bytes.at(at + 26)));
        qsizetype size = 27 + segments;
        for (qsizetype i = 0; i < segments; ++i)
            size += quint8(bytes.at(at + 27 + i));
        qToLittleEndian<quint32>(0, bytes.data() + at + 22);
        qToLittleEndian(checksum(bytes.mid(at, size)), bytes.data() + at + 22);
    }
    return bytes;
}

QByteArray tone(int seconds, const QString &codec)
{
    return madeByFfmpeg(
        u"-f lavfi -i sine=frequency=440:duration=%1 -c:a %2"_s.arg(seconds).arg(codec),
        codec == "libopus"_L1 ? u"opus"_s : u"ogg"_s);
}

} // namespace

class TestOggLength final : public QObject
{
    Q_OBJECT

private slots:
    void length_data();
    void length();
};

void TestOggLength::length_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("seconds");
    if (!hasFfmpeg())
        return;
    const QByteArray opus = tone(30, u"libopus"_s);
    const QByteArray vorbis = tone(30, u"libvorbis"_s);
    constexpr qint64 hour = 3'600;
    QTest::newRow("Opus") << opus << 30;
    QTest::newRow("Vorbis") << vorbis << 30;
    QTest::newRow("Opus cut out of a running stream") << shifted(opus, 157 * hour * 48'000) << 30;
    QTest::newRow("Vorbis cut out of a running stream") << shifted(vorbis, 3 * hour * 44'100) << 30;
    QTest::newRow("Opus of two parts") << opus + tone(20, u"libopus"_s) << 50;
    QTest::newRow("Vorbis of three parts")
        << vorbis + tone(20, u"libvorbis"_s) + tone(5, u"libvorbis"_s) << 55;
    QTest::newRow("an Opus part and a Vorbis part") << opus + tone(10, u"libvorbis"_s) << 40;
    QTest::newRow("two Opus parts cut out of running streams")
        << shifted(opus, hour * 48'000) + shifted(tone(20, u"libopus"_s), 2 * hour * 48'000) << 50;
    QTest::newRow("FLAC of two parts") << tone(30, u"flac"_s) + tone(10, u"flac"_s) << 40;
    QByteArray many;
    for (int i = 0; i < 4; ++i)
        many += tone(4, u"libvorbis"_s);
    QTest::newRow("several short parts") << many << 16;
}

void TestOggLength::length()
{
    if (!hasFfmpeg())
        QSKIP("no ffmpeg");
    QFETCH(const QByteArray, bytes);
    QFETCH(const int, seconds);
    QVERIFY(!bytes.isEmpty());
    const auto tags = read(bytes);
    QVERIFY2(tags, qPrintable(tags ? QString() : tags.error().detail));
    QVERIFY(tags->duration.has_value());
    QVERIFY2(std::abs(double(tags->duration->count()) / 1000 - seconds) < 0.2,
             qPrintable(u"%1 ms"_s.arg(tags->duration->count())));
}

QTEST_GUILESS_MAIN(TestOggLength)
#include "tst_ogg_length.moc"
