// SPDX-License-Identifier: GPL-3.0-or-later
// Frames that are made here, as encoders write them: of constant bit rate, with padding.

#include "constant_mp3.h"

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

constexpr int side = 32; // MPEG 1, stereo
constexpr double frameBytes = 144 * 128'000.0 / 44'100;
constexpr double frameSeconds = 1'152.0 / 44'100;

/// A frame of 128 kbit/s at 44.1 kHz; with a byte more if \a isPadded.
QByteArray frame(bool isPadded, char filling)
{
    QByteArray bytes = QByteArray::fromHex(isPadded ? "fffb9200" : "fffb9000");
    return bytes + QByteArray((isPadded ? 418 : 417) - 4, filling);
}

QByteArray header(const char *letters, quint32 frames, quint32 bytes)
{
    QByteArray whole = frame(false, '\0');
    char *at = whole.data() + 4 + side;
    std::copy_n(letters, 4, at);
    qToBigEndian<quint32>(3, at + 4);
    qToBigEndian(frames, at + 8);
    qToBigEndian(bytes, at + 12);
    return whole;
}

/// Frame after frame, padded so that the sum stays next to the bit rate.
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

class TestConstantMp3 final : public QObject
{
    Q_OBJECT

private slots:
    void whatIsConstantSaysSo_data();
    void whatIsConstantSaysSo();
    void aFrameBeginsWhereItIsSaid();
    void placesOutsideAreHeldIn();
};

void TestConstantMp3::whatIsConstantSaysSo_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<bool>("isConstant");
    QTest::newRow("a header Info") << file("Info", 3'000) << true;
    QTest::newRow("a header Xing is of a variable bit rate") << file("Xing", 3'000) << false;
    QTest::newRow("no header") << sound(3'000) << false;
    QTest::newRow("a header of an advertisement in front")
        << file("Info", 300) + sound(3'000) << false;
    QTest::newRow("a header of a file that was cut") << file("Info", 3'000).first(600'000) << false;
    QTest::newRow("no MP3") << QByteArray(50'000, 'x') << false;
    QTest::newRow("nothing") << QByteArray() << false;
}

void TestConstantMp3::whatIsConstantSaysSo()
{
    QFETCH(const QByteArray, content);
    const auto mp3 = ConstantMp3::read(
        content.first(std::min<qsizetype>(content.size(), 4'096)), 0, content.size());
    QTEST(mp3.has_value(), "isConstant");
}

/// A frame begins at or right behind each place that is said, and it is the one of that time.
void TestConstantMp3::aFrameBeginsWhereItIsSaid()
{
    constexpr qint64 tag = 1'234;
    const QByteArray content = QByteArray(tag, 't') + file("Info", 3'000);
    const auto mp3 = ConstantMp3::read(content.sliced(tag, 4'096), tag, content.size());
    QVERIFY(mp3);
    QVERIFY(std::abs(double(mp3->duration().count()) / 1e9 - 3'000 * frameSeconds) < 1e-6);
    for (int ms = 0; ms < 78'000; ms += 97) {
        const auto beginning = mp3->before(std::chrono::milliseconds(ms));
        const qsizetype next = content.indexOf(QByteArray::fromHex("fffb"), beginning.byte);
        QVERIFY(next >= 0 && next - beginning.byte <= 6);
        const qint64 number = content.first(next).count(QByteArray::fromHex("fffb")) - 1;
        QCOMPARE(double(beginning.time.count()), std::round(double(number) * frameSeconds * 1e9));
        QVERIFY(beginning.time <= std::chrono::milliseconds(ms));
        QVERIFY(beginning.time > std::chrono::milliseconds(ms - 300));
    }
}

void TestConstantMp3::placesOutsideAreHeldIn()
{
    const QByteArray content = file("Info", 3'000);
    const auto mp3 = ConstantMp3::read(content.first(4'096), 0, content.size());
    QVERIFY(mp3);
    QCOMPARE(mp3->before(-5s).time.count(), 0);
    QVERIFY(mp3->before(9'999s).byte < content.size());
}

QTEST_APPLESS_MAIN(TestConstantMp3)

#include "tst_constant_mp3.moc"
