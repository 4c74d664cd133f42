// SPDX-License-Identifier: GPL-3.0-or-later
// Tests files with wrong headers, files joined from parts and files with several tracks: what is
// heard, at which position, and the length that the player reports.

#include <support/dogear_under_test.h>
#include <support/dogear_warnings.h>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::test;
using namespace std::chrono_literals;
using playback::PlayerState;
using std::chrono::milliseconds;

namespace {

constexpr int seconds = 120; ///< of tones in most files
constexpr double exactMs = 50;
constexpr double soonMs = 400;
/// Encoders put silence around each part, which stays where parts are joined.
constexpr double joinedMs = 200;

} // namespace

class TestOddFiles final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { failOnDogearWarnings(); }
    void cleanup() { QCOMPARE(dogearWarnings(), QString()); }

    void isFoundOverItsWholeLength_data();
    void isFoundOverItsWholeLength();
    void theFirstSeekIsQuick();
    void soundGoesOnBehindAJoint_data();
    void soundGoesOnBehindAJoint();
    void theDefaultTrackIsHeard_data();
    void theDefaultTrackIsHeard();
    void timePassesBeforeTheSoundBegins();
    void aFileEndsWithItsSound_data();
    void aFileEndsWithItsSound();
    void aFileThatIsCutWhileItPlaysIsNotAtItsEnd();

private:
    [[nodiscard]] QString file(const QString &name) const { return m_folder.filePath(name); }
    /// Writes the tones from \a from to \a to, in seconds, as \a name.
    bool write(const QString &name, int from, int to, const QStringList &options = {}) const
    {
        const QStringList part{
            u"-ss"_s, QString::number(from), u"-t"_s, QString::number(to - from)};
        return convertSound(file(u"tones.wav"_s), file(name), part + options);
    }
    /// Concatenates the files \a parts into \a name.
    bool join(const QString &name, const QStringList &parts) const
    {
        QFile whole(file(name));
        if (!whole.open(QFile::WriteOnly))
            return false;
        for (const QString &part : parts) {
            QFile source(file(part));
            if (!source.open(QFile::ReadOnly) || whole.write(source.readAll()) < 0)
                return false;
        }
        return true;
    }
    /// Seeks to \a target. \return what is wrong with the result, or an empty string
    static QString faultOfSeek(DogearUnderTest &dogear,
                               Recorder &recorder,
                               milliseconds target,
                               double tolerance = exactMs)
    {
        const auto landing = seekTo(dogear, recorder, target);
        if (!landing)
            return u"no tones at %1"_s.arg(target.count());
        const bool isGood =
            std::abs(landing->errorMs) <= tolerance && std::abs(landing->saidErrorMs) <= tolerance;
        return isGood
                   ? QString()
                   : u"%1 ms off, said %2 ms off"_s.arg(landing->errorMs).arg(landing->saidErrorMs);
    }
    static QString faultOfPlace(DogearUnderTest &dogear, const Recorder &recorder)
    {
        const auto off = positionError(dogear, recorder);
        return off && std::abs(*off) <= exactMs ? QString()
                                                : u"position() %1 ms off"_s.arg(off.value_or(1e6));
    }

    QTemporaryDir m_folder;
};

void TestOddFiles::initTestCase()
{
    if (!Recorder::isPossible())
        QSKIP("no null sink: DOGEAR_TEST_SINK is not set; packaging/with-null-sink starts one");
    QVERIFY(writeToneWav(file(u"tones.wav"_s), toneSeconds));
    const QStringList variable{u"-q:a"_s, u"5"_s};
    QVERIFY(write(u"ad.mp3"_s, 0, 15, variable));
    QVERIFY(write(u"talk.mp3"_s, 15, seconds, variable));
    QVERIFY(join(u"joined.mp3"_s, {u"ad.mp3"_s, u"talk.mp3"_s}));
    const QStringList noHeader{u"-write_xing"_s, u"0"_s};
    QVERIFY(write(u"noheader.mp3"_s, 0, toneSeconds, variable + noHeader));
    QFile zeros(file(u"zeros"_s));
    QVERIFY(zeros.open(QFile::WriteOnly) && zeros.write(QByteArray(150'000, '\0')) > 0);
    zeros.close();
    QVERIFY(write(u"constant.mp3"_s, 0, seconds, QStringList{u"-b:a"_s, u"64k"_s} + noHeader));
    QVERIFY(join(u"zeros.mp3"_s, {u"zeros"_s, u"constant.mp3"_s}));
    const QStringList fragments{
        u"-movflags"_s, u"empty_moov"_s, u"-frag_duration"_s, u"20000000"_s};
    QVERIFY(write(u"fragments.m4a"_s, 0, seconds, fragments));
}

void TestOddFiles::isFoundOverItsWholeLength_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("an advertisement in front of an MP3") << u"joined.mp3"_s;
    QTest::newRow("zeros in front of an MP3") << u"zeros.mp3"_s;
    QTest::newRow("M4A in fragments of 20 seconds") << u"fragments.m4a"_s;
}

void TestOddFiles::isFoundOverItsWholeLength()
{
    QFETCH(const QString, name);
    const auto measure = [&]() -> QString {
        DogearUnderTest dogear;
        Recorder recorder;
        if (!waitFor([&] { return recorder.isRunning(); }))
            return u"no recorder"_s;
        if (!resumeAt(dogear, recorder, file(name), 40'300ms))
            return u"no tones"_s;
        const double length = double(dogear.player.duration().count()) / 1000;
        if (std::abs(length - seconds) > 0.3)
            return u"%1 s long"_s.arg(length);
        const QString fault = faultOfSeek(dogear, recorder, 101'300ms, joinedMs);
        return fault.isEmpty() ? faultOfSeek(dogear, recorder, 117'300ms, joinedMs) : fault;
    };
    QCOMPARE(inThreeTries(measure), QString());
}

void TestOddFiles::theFirstSeekIsQuick()
{
    const auto measure = [&]() -> QString {
        DogearUnderTest dogear;
        Recorder recorder;
        if (!waitFor([&] { return recorder.isRunning(); }))
            return u"no recorder"_s;
        const auto landing = resumeAt(dogear, recorder, file(u"noheader.mp3"_s), 262'300ms);
        if (!landing)
            return u"no tones"_s;
        const bool isGood =
            std::abs(landing->errorMs) <= exactMs && landing->soundAfterMs <= soonMs;
        return isGood ? QString()
                      : u"sound after %1 ms, %2 ms off"_s.arg(landing->soundAfterMs)
                            .arg(landing->errorMs);
    };
    QCOMPARE(inThreeTries(measure), QString());
}

void TestOddFiles::soundGoesOnBehindAJoint_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("name");
    QTest::newRow("Opus") << QStringList{u"-b:a"_s, u"64k"_s} << u"joined.opus"_s;
    QTest::newRow("Vorbis") << QStringList{u"-c:a"_s, u"libvorbis"_s} << u"joined.ogg"_s;
}

void TestOddFiles::soundGoesOnBehindAJoint()
{
    QFETCH(const QStringList, options);
    QFETCH(const QString, name);
    QVERIFY(write(u"1"_s + name, 0, 15, options));
    QVERIFY(write(u"2"_s + name, 15, 50, options));
    QVERIFY(join(name, {u"1"_s + name, u"2"_s + name}));
    const auto measure = [&]() -> QString {
        DogearUnderTest dogear;
        Recorder recorder;
        if (!waitFor([&] { return recorder.isRunning(); }))
            return u"no recorder"_s;
        if (!resumeAt(dogear, recorder, file(name), 12'300ms))
            return u"no tones"_s;
        pass(4'000ms);
        QString fault = faultOfPlace(dogear, recorder);
        if (dogear.position() < 16s)
            fault += u" stays at %1"_s.arg(dogear.position().count());
        return fault + faultOfSeek(dogear, recorder, 5'300ms)
               + faultOfSeek(dogear, recorder, 41'300ms);
    };
    QCOMPARE(inThreeTries(measure), QString());
}

void TestOddFiles::theDefaultTrackIsHeard_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("Matroska") << u"two.mka"_s;
    QTest::newRow("M4A, whose first track is disabled") << u"two.m4a"_s;
}

void TestOddFiles::theDefaultTrackIsHeard()
{
    QFETCH(const QString, name);
    QVERIFY(write(name,
                  0,
                  seconds,
                  {u"-f"_s,
                   u"lavfi"_s,
                   u"-i"_s,
                   u"sine=frequency=150:duration=%1"_s.arg(seconds),
                   u"-map"_s,
                   u"1:a"_s,
                   u"-map"_s,
                   u"0:a"_s,
                   u"-c:a"_s,
                   u"aac"_s,
                   u"-disposition:a:0"_s,
                   u"0"_s,
                   u"-disposition:a:1"_s,
                   u"default"_s}));
    const auto measure = [&]() -> QString {
        DogearUnderTest dogear;
        Recorder recorder;
        if (!waitFor([&] { return recorder.isRunning(); }))
            return u"no recorder"_s;
        const auto landing = resumeAt(dogear, recorder, file(name), 0ms);
        if (!landing || std::abs(landing->errorMs) > exactMs)
            return landing ? u"%1 ms off"_s.arg(landing->errorMs) : u"no tones"_s;
        return faultOfSeek(dogear, recorder, 45'300ms); // not 41 s, which sounds like 2 s
    };
    QCOMPARE(inThreeTries(measure), QString());
}

void TestOddFiles::timePassesBeforeTheSoundBegins()
{
    const QStringList video{
        u"-f"_s, u"lavfi"_s, u"-i"_s, u"testsrc=size=160x90:rate=10:duration=40"_s};
    QVERIFY(write(u"late.mp4"_s,
                  0,
                  40,
                  video
                      + QStringList{u"-itsoffset"_s,
                                    u"10"_s,
                                    u"-i"_s,
                                    file(u"tones.wav"_s),
                                    u"-map"_s,
                                    u"1:v"_s,
                                    u"-map"_s,
                                    u"2:a"_s,
                                    u"-c:v"_s,
                                    u"libx264"_s,
                                    u"-preset"_s,
                                    u"ultrafast"_s}));
    const auto measure = [&]() -> QString {
        DogearUnderTest dogear;
        Recorder recorder;
        if (!waitFor([&] { return recorder.isRunning(); }))
            return u"no recorder"_s;
        if (!resumeAt(dogear, recorder, file(u"late.mp4"_s), 20'300ms))
            return u"no tones"_s;
        const double sought = wallMs();
        dogear.seek(8'000ms);
        pass(1'200ms);
        const milliseconds said = dogear.position();
        if (said < 8'500ms || said > 9'300ms)
            return u"is at %1 after 1200 ms"_s.arg(said.count());
        pass(3'000ms);
        // The sound of the file begins at 10 s, so it must begin 2 s after the seek to 8 s.
        const auto begin = recorder.recording(sought).toneAfter(sought, 0ms);
        const double off = begin ? *begin - sought - 2'000 : 1e6;
        return std::abs(off) < soonMs ? QString() : u"sound %1 ms late"_s.arg(off);
    };
    QCOMPARE(inThreeTries(measure), QString());
}

void TestOddFiles::aFileEndsWithItsSound_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("options"); // of ffmpeg; "%1" is a file with chapters
    QTest::newRow("B: M4A with pictures that last longer than the sound")
        << u"pictures.m4a"_s
        << u"-f lavfi -i color=c=red:size=64x64:rate=1:duration=40 -map 0:a -map 1:v -c:v mjpeg "
           "-pix_fmt yuvj420p -c:a aac -f mp4"_s;
    QTest::newRow("B: M4B with a chapter that lasts longer than the sound")
        << u"chapters.m4b"_s << u"-i %1 -map 0:a -map_chapters 1 -c:a aac -f mp4"_s;
}

void TestOddFiles::aFileEndsWithItsSound()
{
    QFETCH(const QString, name);
    QFETCH(const QString, options);
    QFile chapters(file(u"chapters.txt"_s));
    QVERIFY(chapters.open(QFile::WriteOnly));
    chapters.write(";FFMETADATA1\n[CHAPTER]\nTIMEBASE=1/1\nSTART=0\nEND=10\ntitle=One\n"
                   "[CHAPTER]\nTIMEBASE=1/1\nSTART=10\nEND=40\ntitle=Two\n");
    chapters.close();
    QVERIFY(write(u"short.wav"_s, 0, 20));
    QStringList words = options.split(u' ');
    words.replaceInStrings(u"%1"_s, chapters.fileName());
    QVERIFY(convertSound(file(u"short.wav"_s), file(name), words));

    DogearUnderTest dogear;
    dogear.playFrom(file(name), 16s);
    const auto state = [&] { return dogear.player.state(); };
    QVERIFY(waitFor([&] { return state() == PlayerState::Playing; }));
    QVERIFY(waitFor([&] { return dogear.player.duration() > 30s; })); // the wrong length
    QVERIFY(waitFor([&] { return state() != PlayerState::Playing; }, 60s));
    QVERIFY2(!dogear.player.error(), qPrintable(dogear.player.error().value_or(Error{}).detail));
    QCOMPARE(state(), PlayerState::Ended);
    QVERIFY(dogear.position() > 19s);
}

void TestOddFiles::aFileThatIsCutWhileItPlaysIsNotAtItsEnd()
{
    const QString path = file(u"cut.mp3"_s);
    DogearUnderTest dogear;
    QVERIFY(QFile::copy(file(u"constant.mp3"_s), path));
    dogear.playFrom(path, 50s);
    QVERIFY(waitFor([&] { return dogear.position() > 50'500ms; }));
    QFile cut(path);
    // Cuts the file at about second 55, five seconds after the position where playback began.
    QVERIFY(cut.resize(cut.size() * 55 / seconds));
    QVERIFY(waitFor([&] { return dogear.player.state() == PlayerState::Failed; }));
    QVERIFY(dogear.player.error().has_value());
    QCOMPARE(toName(dogear.player.error()->code), toName(ErrorCode::MediaUnreadable));
    const auto place = dogear.position(); // what was read before the cut is played
    QVERIFY2(place > 50s && place < 60s, qPrintable(QString::number(place.count())));
}

// Without a GUI, Qt uses the glib event loop, in which GStreamer's messages arrive immediately, as
// on a desktop.
QTEST_GUILESS_MAIN(TestOddFiles)
#include "tst_odd_files.moc"
