// SPDX-License-Identifier: GPL-3.0-or-later
// Durations of MP3 files: counted frames, correct headers and wrong ones.

#include "media_writer.h"

#include <tags/mpeg_sound.h>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::tags;
using namespace dogear::test;
using std::chrono::milliseconds;
using std::chrono::nanoseconds;

namespace {

constexpr double frameMs = 1'152'000.0 / 44'100;

/// Makes a frame like those of mp3Frames() with a header that states \a frames and \a bytes; 0
/// leaves a number out.
QByteArray header(quint32 frames, quint32 bytes, const QByteArray &letters = "Xing")
{
    QByteArray frame = mp3Frames(1);
    const quint32 flags = (frames > 0 ? 1U : 0U) | (bytes > 0 ? 2U : 0U);
    QByteArray text = letters + big32(flags);
    if (letters == "VBRI")
        text = letters + QByteArray(6, '\0') + big32(bytes) + big32(frames);
    else
        text +=
            (frames > 0 ? big32(frames) : QByteArray()) + (bytes > 0 ? big32(bytes) : QByteArray());
    return frame.replace(36, text.size(), text);
}

/// Makes a part as an encoder writes it, with a correct header.
QByteArray part(int frames)
{
    return header(quint32(frames), quint32(417 * (frames + 1))) + mp3Frames(frames);
}

/// Makes \a count frames of 32 kbit/s: the same duration with a quarter of the bytes.
QByteArray smallFrames(int count)
{
    const QByteArray one = QByteArray("\xff\xfb\x10\x00", 4) + QByteArray(100, '\0');
    return one.repeated(count);
}

MpegFrameCounter counterOf(const QByteArray &bytes)
{
    return MpegFrameCounter([bytes](qint64 offset, qint64 length) {
        return offset < bytes.size() ? bytes.mid(offset, length) : QByteArray();
    });
}

/// Makes bytes that look like the start of a frame every five bytes.
QByteArray likeSound(int count)
{
    return QByteArray("\xff\xfb\x90\x00x", 5).repeated(count);
}

} // namespace

class TestMpegSound final : public QObject
{
    Q_OBJECT

private slots:
    void frames_data();
    void frames();
    void counted_data();
    void counted();
    void marks();
    void countingStops();
    void believed_data();
    void believed();
    void length_data();
    void length();
};

void TestMpegSound::frames_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("expected"); // size in bytes, samples, sample rate, kbit/s
    const auto row = [](const char *name, const char *hex, const char16_t *expected) {
        QTest::newRow(name) << QByteArray::fromHex(hex) << QString::fromUtf16(expected);
    };
    row("MPEG 1 Layer III", "fffb9000", u"417 1152 44100 128");
    row("with padding", "fffb9200", u"418 1152 44100 128");
    row("MPEG 1 Layer II", "fffda400", u"576 1152 48000 192");
    row("MPEG 1 Layer I", "ffffc000", u"416 384 44100 384");
    row("MPEG 2 Layer III", "fff35000", u"130 576 22050 40");
    row("MPEG 2.5 Layer III", "ffe34800", u"288 576 8000 32");
    row("no sync", "fffa90", u"");
    row("a version that is none", "ffeb9000", u"");
    row("a layer that is none", "fff99000", u"");
    row("free format tells no length", "fffb0000", u"");
    row("a bit rate that is none", "fffbf000", u"");
    row("a sample rate that is none", "fffb9c00", u"");
    row("nothing", "", u"");
}

void TestMpegSound::frames()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, expected);
    const auto frame = readMpegFrame(bytes);
    const QString found = frame ? u"%1 %2 %3 %4"_s.arg(frame->size)
                                      .arg(frame->samples)
                                      .arg(frame->sampleRate)
                                      .arg(frame->bitRate / 1000)
                                : QString();
    QCOMPARE(found, expected);
}

void TestMpegSound::counted_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("frames");
    const auto row = [](const char *name, const QByteArray &bytes, int frames) {
        QTest::newRow(name) << bytes << frames;
    };
    row("frames", mp3Frames(100), 100);
    row("of several bit rates", mp3Frames(50) + smallFrames(50), 100);
    row("a header is no sound", part(100), 100);
    row("nor are those of parts that were joined", part(100) + part(50) + part(7), 157);
    row("tags between the parts", part(100) + id3Tag(text("TIT2", "Part two")) + part(50), 150);
    row("zeros in front", QByteArray(150'000, '\0') + mp3Frames(100), 100);
    row("zeros behind", mp3Frames(100) + QByteArray(300'000, '\0'), 100);
    row("rubbish in the middle", mp3Frames(50) + QByteArray(40'000, 'x') + mp3Frames(50), 100);
    row("what only looks like sound", likeSound(20'000) + mp3Frames(100), 100);
    row("more than is read at a time", mp3Frames(2'000), 2'000);
    row("the last frame was cut", mp3Frames(100).chopped(10), 99);
    row("no sound at all", QByteArray(10'000, 'x'), 0);
    row("nothing", {}, 0);
}

void TestMpegSound::counted()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const int, frames);
    MpegFrameCounter counter = counterOf(bytes);
    const auto count = counter.count(0);
    QCOMPARE(count ? count->frames : 0, frames);
    if (count) {
        QVERIFY(count->isWhole);
        const double ms = std::chrono::duration<double, std::milli>(count->duration).count();
        QVERIFY(std::abs(ms - frames * frameMs) < 1);
    }
}

void TestMpegSound::marks()
{
    MpegFrameCounter counter = counterOf(part(100));
    QStringList marks;
    counter.setMark(
        [&marks](qint64 offset, nanoseconds time) {
            // The first frame is the header, which has 417 bytes like the others.
            marks.append(u"%1@%2"_s.arg((offset - 417) / 417).arg(time.count() / 1'000'000));
        },
        std::chrono::seconds(1));
    (void)counter.count(0);
    QCOMPARE(marks.join(u' '), u"0@0 39@1018 78@2037"_s);
}

void TestMpegSound::countingStops()
{
    MpegFrameCounter counter = counterOf(mp3Frames(5'000));
    // May continue twice; each time a piece of the file is read.
    int asked = 0;
    counter.setShouldContinue([&asked] { return ++asked < 3; });
    const auto count = counter.count(0);
    QVERIFY(count && !count->isWhole);
    QVERIFY(count->frames > 1'000 && count->frames < 2'000);
    QCOMPARE(count->end, count->frames * 417);
}

void TestMpegSound::believed_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("isBelieved");
    const QByteArray sound = mp3Frames(4'000);
    const auto size = quint32(sound.size() + 417);
    const auto row = [&sound](const char *name, const QByteArray &header, bool isBelieved) {
        QTest::newRow(name) << header + sound << isBelieved;
    };
    row("a true header", header(4'000, size), true);
    row("a true one of a constant bit rate", header(4'000, size, "Info"), true);
    row("a true one by Fraunhofer", header(4'000, size, "VBRI"), true);
    row("one that tells frames only", header(4'000, 0), true);
    row("one that tells nothing", header(0, 0), true);
    row("one of a part of it", header(1'000, size / 4), false);
    row("one that counts a tenth of the frames", header(400, size), false);
    row("one that counts ten times the frames", header(40'000, size), false);
    row("one that counts them without bytes", header(40'000, 0), false);
    row("one of a longer file", header(8'000, size * 2), false);
    row("one by Fraunhofer of a part of it", header(1'000, size / 4, "VBRI"), false);
    QTest::newRow("an advertisement of a minute in front of an hour")
        << part(2'300) + part(138'000) << false;
    QTest::newRow("other bytes after the sound")
        << header(4'000, size) + sound + QByteArray(60'000, 'x') << true;
}

void TestMpegSound::believed()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const bool, isBelieved);
    const auto frame = readMpegFrame(bytes);
    QVERIFY(frame);
    const auto header = readMpegHeader(*frame, QByteArrayView(bytes).first(frame->size));
    QVERIFY(header);
    QCOMPARE(header->fits(*frame, bytes.size()), isBelieved);
}

void TestMpegSound::length_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("frames");
    const auto row = [](const char *name, const QByteArray &bytes, int frames) {
        QTest::newRow(name) << bytes << frames;
    };
    row("a true header", part(1'000), 1'000);
    row("no header", mp3Frames(1'000), 1'000);
    row("no header, and a quiet beginning", smallFrames(2'000) + mp3Frames(1'000), 3'000);
    row("no header, and a loud beginning", mp3Frames(1'000) + smallFrames(2'000), 3'000);
    row("an advertisement in front", part(500) + part(4'000), 4'500);
    row("parts behind a tag",
        id3Tag(text("TIT2", "Joined")) + part(500) + id3Tag(text("TIT2", "Two")) + part(500),
        1'000);
    row("a header that counts ten times the frames",
        header(10'000, 417 * 1'001) + mp3Frames(1'000),
        1'000);
    row("a header that counts twice the frames",
        header(2'000, 417 * 1'001) + mp3Frames(1'000),
        1'000);
    row("a header that counts a tenth of them", header(100, 417 * 1'001) + mp3Frames(1'000), 1'000);
    row("zeros in front", QByteArray(150'000, '\0') + mp3Frames(1'000), 1'000);
    row("zeros behind", mp3Frames(1'000) + QByteArray(300'000, '\0'), 1'000);
}

void TestMpegSound::length()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const int, frames);
    const auto tags = read(bytes);
    QVERIFY2(tags, qPrintable(tags ? QString() : tags.error().detail));
    QVERIFY(tags->duration.has_value());
    // Frames without padding are slightly smaller than their bit rate says.
    const double tolerance = 100 + 0.003 * frames * frameMs;
    QVERIFY2(std::abs(double(tags->duration->count()) - frames * frameMs) < tolerance,
             qPrintable(u"%1 ms"_s.arg(tags->duration->count())));
}

QTEST_GUILESS_MAIN(TestMpegSound)
#include "tst_mpeg_sound.moc"
