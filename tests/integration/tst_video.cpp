// SPDX-License-Identifier: GPL-3.0-or-later
// Tests real videos: the sound on the null sink against the pictures at the same moment.

#include <playback/player.h>
#include <playback/saved_time.h>
#include <playback/sound_controls.h>
#include <support/dogear_warnings.h>
#include <support/local_http_server.h>
#include <support/sound.h>
#include <support/sound_device.h>
#include <support/stepped_video.h>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::playback;
using namespace dogear::test;
using namespace std::chrono_literals;
using std::chrono::milliseconds;

namespace {

constexpr int fileSeconds = 140;
constexpr auto fileLength = 140s;
constexpr double exactMs = 50;     ///< maximum error of a position
constexpr double togetherMs = 100; ///< maximum offset between pictures and sound, in real time

/// A player whose pictures are watched and whose sound is recorded.
struct Room
{
    Room()
        : savedTime(output)
        , player(output, sound, clock)
        , watcher(output.video())
    {}

    /// Waits until \a length ms of sound after \a fromMs have been recorded.
    [[nodiscard]] bool hears(double fromMs, double length) const
    {
        return waitFor([&] {
            const auto begun = recorder.recording(fromMs).soundAfter(fromMs);
            return begun && wallMs() > *begun + length;
        });
    }

    /// By how many milliseconds of real time the sound is ahead of those pictures after \a fromMs
    /// that begin a second: the mean, and the number of pictures compared.
    [[nodiscard]] std::pair<double, int> ahead(double fromMs, double speed) const
    {
        const Recording recording = recorder.recording(fromMs);
        double sum = 0;
        int count = 0;
        for (const Watcher::Sight &sight : watcher.changes(fromMs)) {
            const auto heard = recording.heardAt(sight.atMs, speed);
            if (!heard)
                continue;
            const double second = double(heard->position.count()) / 1000;
            // The nearest second with this grey; greys repeat after `steps` seconds.
            const double shown = sight.step + steps * std::round((second - sight.step) / steps);
            sum += (second - shown) * 1000 / speed;
            ++count;
        }
        return {count > 0 ? sum / count : 1e9, count};
    }

    test::SoundDevice output;
    const SystemClock clock;
    SoundControls sound;
    SavedTime savedTime;
    Player player;
    Watcher watcher;
    Recorder recorder;
};

} // namespace

class TestVideo final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { failOnDogearWarnings(); }
    void cleanup() { QCOMPARE(dogearWarnings(), QString()); }

    void resumes_data();
    void resumes();
    void picturesGoWithTheSound_data();
    void picturesGoWithTheSound();
    void afterSeeksAndPausesToo();
    void aSeekWhilePausedShowsThePlace();
    void lookingAwayIsNotHeard();
    void pausesStayInAVideo();
    void whatIsNoVideo_data();
    void whatIsNoVideo();
    void aVideoWithoutSoundPlays();
    void theEndTakesThePictures();

private:
    QString file(const QString &name) const { return m_folder.filePath(name); }
    QUrl url(const QString &name) const { return QUrl::fromLocalFile(file(name)); }

    QTemporaryDir m_folder;
};

void TestVideo::initTestCase()
{
    if (!Recorder::isPossible())
        QSKIP("no null sink: DOGEAR_TEST_SINK is not set; packaging/with-null-sink starts one");
    const QString tones = file(u"tones.wav"_s);
    QVERIFY(writeToneWav(tones, fileSeconds));
    const auto write = [&](const QString &name, const QStringList &options) {
        return writeSteppedVideo(tones, file(name), fileSeconds, options);
    };
    const QStringList h264{u"-c:v"_s, u"libx264"_s, u"-c:a"_s, u"aac"_s};
    QVERIFY(write(u"h264.mp4"_s, h264));
    QVERIFY(write(u"fast.mp4"_s, h264 + QStringList{u"-movflags"_s, u"+faststart"_s}));
    QVERIFY(write(u"mpeg4.mp4"_s, {u"-c:v"_s, u"mpeg4"_s, u"-c:a"_s, u"aac"_s}));
    QVERIFY(write(u"h264.mkv"_s, {u"-c:v"_s, u"libx264"_s, u"-c:a"_s, u"libmp3lame"_s}));
    QVERIFY(write(u"vp8.webm"_s, {u"-c:v"_s, u"libvpx"_s, u"-c:a"_s, u"libopus"_s}));
    // Four of every ten seconds are silent, from the third to the seventh.
    QVERIFY(
        write(u"pauses.mp4"_s,
              h264 + QStringList{u"-af"_s, u"volume=enable='between(mod(t,10),3,7)':volume=0"_s}));
    QVERIFY(writeSteppedVideo({}, file(u"mute.mp4"_s), 20, {u"-c:v"_s, u"libx264"_s}));

    QVERIFY(writeSteppedVideo({}, file(u"cover.jpg"_s), 1, {u"-frames:v"_s, u"1"_s}));
    const QStringList cover{u"-i"_s,
                            file(u"cover.jpg"_s),
                            u"-map"_s,
                            u"0"_s,
                            u"-map"_s,
                            u"1"_s,
                            u"-c:v"_s,
                            u"copy"_s,
                            u"-disposition:v"_s,
                            u"attached_pic"_s};
    QVERIFY(convertSound(tones, file(u"cover.mp3"_s), cover));
    QVERIFY(convertSound(tones, file(u"cover.m4a"_s), cover + QStringList{u"-c:a"_s, u"aac"_s}));
    QVERIFY(
        write(u"slides.mov"_s, {u"-r"_s, u"0.2"_s, u"-c:v"_s, u"mjpeg"_s, u"-c:a"_s, u"aac"_s}));
}

void TestVideo::resumes_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("isStreamed");
    QTest::newRow("H.264 in MP4") << u"h264.mp4"_s << false;
    QTest::newRow("H.264 in MP4 that begins with its index") << u"fast.mp4"_s << false;
    QTest::newRow("MPEG-4 part 2 in MP4") << u"mpeg4.mp4"_s << false;
    QTest::newRow("H.264 in Matroska") << u"h264.mkv"_s << false;
    QTest::newRow("VP8 and Opus in WebM") << u"vp8.webm"_s << false;
    QTest::newRow("MP4 over HTTP") << u"fast.mp4"_s << true;
}

void TestVideo::resumes()
{
    QFETCH(const QString, name);
    QFETCH(const bool, isStreamed);
    LocalHttpServer server;
    QFile content(file(name));
    QVERIFY(content.open(QIODevice::ReadOnly));
    server.setMedia(u"/episode"_s, content.readAll(), "video/mp4");

    const auto resume = [&](milliseconds start) -> QString {
        Room room;
        if (!waitFor([&] { return room.recorder.isRunning(); }))
            return u"no recorder"_s;
        room.player.load({isStreamed ? server.url(u"/episode"_s) : url(name), start, fileLength});
        const double played = wallMs();
        room.player.play();
        if (!room.hears(played, 3500))
            return u"no sound"_s;
        const double asked = wallMs() - 1500;
        const milliseconds said = room.player.position() - 1500ms;
        const Recording recording = room.recorder.recording(played);
        const double first = *recording.soundAfter(played);
        const auto heard = recording.heardAt(first + 40, 1);
        const auto later = recording.heardAt(asked, 1);
        if (!heard || !later)
            return u"no tones"_s;
        const double error = double((heard->position - 40ms - start).count());
        const double drift = double((said - later->position).count());
        // No picture of the beginning may be seen; its grey is the one before those of the start
        // positions.
        const int place = int(start / 1s);
        const bool isOfThePlace =
            !room.watcher.seen().empty()
            && std::ranges::all_of(room.watcher.seen(), [&](const Watcher::Sight &sight) {
                   return (sight.step - place % steps + steps) % steps < steps - 1;
               });
        const QString figures =
            u"sound after %1 ms, %2 ms off, position() %3 ms off, first picture of %4 at %5"_s
                .arg(first - played, 0, 'f', 0)
                .arg(error, 0, 'f', 0)
                .arg(drift, 0, 'f', 0)
                .arg(room.watcher.seen().empty() ? -1 : room.watcher.seen().front().step)
                .arg(place);
        qInfo().noquote() << figures;
        const bool isExact = std::abs(error) <= exactMs && std::abs(drift) <= exactMs;
        return isExact && isOfThePlace ? QString() : figures;
    };
    for (const milliseconds start : {121'456ms, 65'750ms, 17'300ms})
        QCOMPARE(inThreeTries([&] { return resume(start); }), QString());
}

void TestVideo::picturesGoWithTheSound_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<double>("speed");
    QTest::newRow("MP4") << u"h264.mp4"_s << 1.0;
    QTest::newRow("MP4 at half the speed") << u"h264.mp4"_s << 0.5;
    QTest::newRow("MP4 at double the speed") << u"h264.mp4"_s << 2.0;
    QTest::newRow("Matroska") << u"h264.mkv"_s << 1.0;
    QTest::newRow("WebM") << u"vp8.webm"_s << 1.0;
    QTest::newRow("WebM at double the speed") << u"vp8.webm"_s << 2.0;
}

void TestVideo::picturesGoWithTheSound()
{
    QFETCH(const QString, name);
    QFETCH(const double, speed);
    const auto measure = [&]() -> QString {
        Room room;
        if (!waitFor([&] { return room.recorder.isRunning(); }))
            return u"no recorder"_s;
        room.sound.setSpeed(speed);
        room.player.load({url(name), 40'500ms, fileLength});
        const double played = wallMs();
        room.player.play();
        if (!room.hears(played, 6500))
            return u"no sound"_s;
        const auto [ahead, count] = room.ahead(played, speed);
        const QString figures =
            u"sound %1 ms ahead, in %2 places"_s.arg(ahead, 0, 'f', 0).arg(count);
        qInfo().noquote() << figures;
        return count >= 2 && std::abs(ahead) <= togetherMs ? QString() : figures;
    };
    QCOMPARE(inThreeTries(measure), QString());
}

void TestVideo::afterSeeksAndPausesToo()
{
    const auto measure = [&]() -> QString {
        Room room;
        if (!waitFor([&] { return room.recorder.isRunning(); }))
            return u"no recorder"_s;
        room.player.load({url(u"h264.mp4"_s), 10s, fileLength});
        room.player.play();
        if (!room.hears(wallMs(), 1000))
            return u"no sound"_s;
        const auto compare = [&room](const char *what, double speed) -> QString {
            const double from = wallMs() + 700; // skips what was already queued
            pass(5s);
            const auto [ahead, count] = room.ahead(from, speed);
            const QString figures =
                u"%1: sound %2 ms ahead, in %3 places"_s.arg(QLatin1StringView(what))
                    .arg(ahead, 0, 'f', 0)
                    .arg(count);
            qInfo().noquote() << figures;
            return count >= 2 && std::abs(ahead) <= togetherMs ? QString() : figures;
        };
        QStringList problems;
        room.player.seek(90'200ms);
        problems << compare("sought forward", 1);
        room.player.seek(30'700ms);
        problems << compare("sought back", 1);
        room.player.pause();
        pass(1500ms);
        room.player.play();
        problems << compare("paused", 1);
        room.sound.setSpeed(1.5);
        problems << compare("faster", 1.5);
        room.sound.setSpeed(1);
        problems << compare("as before", 1);
        problems.removeAll(QString());
        return problems.join(u"; "_s);
    };
    QCOMPARE(inThreeTries(measure), QString());
}

void TestVideo::aSeekWhilePausedShowsThePlace()
{
    Room room;
    room.player.load({url(u"h264.mp4"_s), 10s, fileLength});
    room.player.play();
    QVERIFY(waitFor([&] { return !room.watcher.seen().empty(); }));
    room.player.pause();
    room.player.seek(101'300ms); // 101 s has the grey 5 of 8
    QVERIFY(waitFor([&] { return stepOf(room.output.video().frame()) == 101 % steps; }));
    QCOMPARE(room.player.position(), 101'300ms);
    room.player.seek(54'800ms);
    QVERIFY(waitFor([&] { return stepOf(room.output.video().frame()) == 54 % steps; }));
}

/// Detaching, attaching and hiding the pictures leaves no gap in the sound.
void TestVideo::lookingAwayIsNotHeard()
{
    const auto measure = [&]() -> QString {
        Room room;
        if (!waitFor([&] { return room.recorder.isRunning(); }))
            return u"no recorder"_s;
        room.player.load({url(u"h264.mp4"_s), 20s, fileLength});
        room.player.play();
        if (!room.hears(wallMs(), 1000))
            return u"no sound"_s;
        const double begun = wallMs();
        const milliseconds place = room.player.position();
        VideoOutput &video = room.output.video();
        for (const QSize &size : {QSize(), QSize(640, 360), QSize(), QSize(64, 36)}) {
            video.setViewport(size);
            pass(500ms);
        }
        const double ended = wallMs();
        const milliseconds moved = room.player.position() - place;
        pass(500ms);
        const double silent = room.recorder.recording(begun).silenceBetween(begun, ended);
        const double off = double(moved.count()) - (ended - begun);
        const QString figures = u"%1 ms silent, %2 ms off"_s.arg(silent).arg(off, 0, 'f', 0);
        qInfo().noquote() << figures;
        return silent <= 20 && std::abs(off) <= exactMs ? QString() : figures;
    };
    QCOMPARE(inThreeTries(measure), QString());
}

void TestVideo::pausesStayInAVideo()
{
    const auto measure = [&]() -> QString {
        Room room;
        if (!waitFor([&] { return room.recorder.isRunning(); }))
            return u"no recorder"_s;
        room.sound.setSpeechSettings({.trimsSilence = true});
        room.player.load({url(u"pauses.mp4"_s), 41s, fileLength});
        const double played = wallMs();
        room.player.play();
        if (!room.hears(played, 7000))
            return u"no sound"_s;
        const Recording recording = room.recorder.recording(played);
        const double first = *recording.soundAfter(played);
        const double silent = recording.silenceBetween(first, first + 6800);
        return silent > 3700 && room.savedTime.total() == 0ms
                   ? QString()
                   : u"%1 ms silent, %2 ms saved"_s.arg(silent).arg(room.savedTime.total().count());
    };
    QCOMPARE(inThreeTries(measure), QString());
}

void TestVideo::whatIsNoVideo_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("a cover in MP3") << u"cover.mp3"_s;
    QTest::newRow("a cover in M4A") << u"cover.m4a"_s;
    QTest::newRow("a slide show with a picture every five seconds") << u"slides.mov"_s;
}

void TestVideo::whatIsNoVideo()
{
    QFETCH(const QString, name);
    const auto measure = [&]() -> QString {
        Room room;
        if (!waitFor([&] { return room.recorder.isRunning(); }))
            return u"no recorder"_s;
        room.player.load({url(name), 20s, fileLength});
        room.player.play();
        if (!room.hears(wallMs(), 1000))
            return u"no sound"_s;
        room.player.seek(77s);
        const double sought = wallMs();
        pass(1500ms);
        const double asked = wallMs();
        pass(2s);
        const auto heard = room.recorder.recording(sought).heardAt(asked, 1);
        if (!heard || heard->position < 77s || heard->position > 78'600ms)
            return u"heard %1"_s.arg(heard ? heard->position.count() : -1);
        return room.watcher.seen().empty() ? QString() : u"a picture"_s;
    };
    QCOMPARE(inThreeTries(measure), QString());
}

void TestVideo::aVideoWithoutSoundPlays()
{
    Room room;
    room.player.load({url(u"mute.mp4"_s), 5s, 20s});
    room.player.play();
    QVERIFY(waitFor([&] { return room.output.video().hasVideo(); }));
    QVERIFY(waitFor([&] { return stepOf(room.output.video().frame()) == 7; }));
    QVERIFY(room.player.position() >= 7s);
}

void TestVideo::theEndTakesThePictures()
{
    Room room;
    room.player.load({url(u"h264.mp4"_s), 138s, fileLength});
    room.player.play();
    QVERIFY(waitFor([&] { return room.output.video().hasVideo(); }));
    QVERIFY(waitFor([&] { return room.player.state() == PlayerState::Ended; }));
    QVERIFY(!room.output.video().hasVideo());
    QVERIFY(!room.output.video().frame().pixels);
    QVERIFY(room.player.position() > 139s);
}

// Without a GUI, Qt uses the glib event loop, in which GStreamer's messages arrive immediately, as
// on a desktop.
QTEST_GUILESS_MAIN(TestVideo)
#include "tst_video.moc"
