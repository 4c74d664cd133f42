// SPDX-License-Identifier: GPL-3.0-or-later
// Tests CbrMp3 with generated constant bit rate files whose frames are padded as encoders do
// it.

#include "cbr_mp3.h"

#include <tags/mpeg_sound.h>

#include <QTest>
#include <QtEndian>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::audio_buffers;
using namespace std::chrono_literals;

namespace {

constexpr int side = 32; // bytes of side information: MPEG 1, stereo
constexpr double frameBytes = 144 * 128'000.0 / 44'100;
constexpr double frameSeconds = 1'152.0 / 44'100;

/// Makes a frame of 128 kbit/s at 44.1 kHz; one byte longer if \a isPadded.
QByteArray frame(bool isPadded, char filling)
{
    QByteArray bytes = QByteArray::fromHex(isPadded ? "fffb9200" : "fffb9000");
    return bytes + QByteArray((isPadded ? 418 : 417) - 4, filling);
}

/// A first frame with the header \a letters ("Info" or "Xing"), which counts the frames and bytes.
QByteArray header(const char *letters, quint32 frames, quint32 bytes)
{
    QByteArray whole = frame(false, '\0');
    char *at = whole.data() + 4 + side;
    std::copy_n(letters, 4, at);
    // Flags: the fields frames and bytes are present.
    qToBigEndian<quint32>(3, at + 4);
    qToBigEndian(frames, at + 8);
    qToBigEndian(bytes, at + 12);
    return whole;
}

/// Makes \a frames frames, padded so that their total size follows the bit rate.
QByteArray sound(int frames)
{
    QByteArray bytes;
    for (int i = 0; i < frames; ++i) {
        const auto due = qint64(std::floor(double(i + 1) * frameBytes));
        bytes += frame(due - bytes.size() > 417, '\x55');
    }
    return bytes;
}

QByteArray file(const char *letters, int frames)
{
    const QByteArray all = sound(frames);
    return header(letters, quint32(frames), quint32(all.size() + 417)) + all;
}

} // namespace

class TestCbrMp3 final : public QObject
{
    Q_OBJECT

private slots:
    void whatIsConstantSaysSo_data();
    void whatIsConstantSaysSo();
    void aFrameBeginsWhereItIsSaid();
    void placesOutsideAreHeldIn();
};

void TestCbrMp3::whatIsConstantSaysSo_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<bool>("isConstant");
    QTest::newRow("an Info header states a constant bit rate") << file("Info", 3'000) << true;
    QTest::newRow("a Xing header states a variable bit rate") << file("Xing", 3'000) << false;
    QTest::newRow("no header") << sound(3'000) << false;
    QTest::newRow("the Info header of an advertisement in front of other sound")
        << file("Info", 300) + sound(3'000) << false;
    QTest::newRow("the Info header counts more than a truncated file holds")
        << file("Info", 3'000).first(600'000) << false;
    QTest::newRow("not an MP3 file") << QByteArray(50'000, 'x') << false;
    QTest::newRow("an empty file") << QByteArray() << false;
}

void TestCbrMp3::whatIsConstantSaysSo()
{
    QFETCH(const QByteArray, content);
    const auto mp3 =
        CbrMp3::read(content.first(std::min<qsizetype>(content.size(), 4'096)), 0, content.size());
    QTEST(mp3.has_value(), "isConstant");
}

/// A frame begins within 6 bytes after each position returned, and it is the frame of that time.
void TestCbrMp3::aFrameBeginsWhereItIsSaid()
{
    constexpr qint64 tag = 1'234;
    const QByteArray content = QByteArray(tag, 't') + file("Info", 3'000);
    const auto mp3 = CbrMp3::read(content.sliced(tag, 4'096), tag, content.size());
    QVERIFY(mp3);
    QVERIFY(std::abs(double(mp3->duration().count()) / 1e9 - 3'000 * frameSeconds) < 1e-6);
    // 97 ms is no multiple of the frame length, so the positions fall anywhere in a frame.
    for (int ms = 0; ms < 78'000; ms += 97) {
        const auto beginning = mp3->before(std::chrono::milliseconds(ms));
        const qsizetype next = content.indexOf(QByteArray::fromHex("fffb"), beginning.byte);
        QVERIFY(next >= 0 && next - beginning.byte <= 6);
        const qint64 number = content.first(next).count(QByteArray::fromHex("fffb")) - 1;
        QCOMPARE(double(beginning.time.count()), std::round(double(number) * frameSeconds * 1e9));
        QVERIFY(beginning.time <= std::chrono::milliseconds(ms));
        // A few frames early, for the bit reservoir.
        QVERIFY(beginning.time > std::chrono::milliseconds(ms - 300));
    }
}

void TestCbrMp3::placesOutsideAreHeldIn()
{
    const QByteArray content = file("Info", 3'000);
    const auto mp3 = CbrMp3::read(content.first(4'096), 0, content.size());
    QVERIFY(mp3);
    QCOMPARE(mp3->before(-5s).time.count(), 0);
    QVERIFY(mp3->before(9'999s).byte < content.size());
}

QTEST_APPLESS_MAIN(TestCbrMp3)

#include "tst_cbr_mp3.moc"
