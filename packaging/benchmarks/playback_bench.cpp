// SPDX-License-Identifier: GPL-3.0-or-later
// playback_bench write FOLDER SECONDS: writes tones in every format of
// tests/support/sound_formats.h playback_bench streams dogear|mpv URL COUNT: measures starts of an
// hour that is streamed playback_bench seeks|resumes|speeds|bursts|loudness|pauses dogear|mpv
// FOLDER COUNT: measures the playback of the files in FOLDER
//
// Records the null sink that DOGEAR_TEST_SINK names, and prints one JSON object a line.

#include "mpv_under_test.h"

#include <support/dogear_under_test.h>
#include <support/sound_device.h>
#include <support/sound_formats.h>
#include <support/streamed_dogear.h>
#include <support/voices.h>

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QTextStream>

#include <memory>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace std::chrono_literals;
using std::chrono::milliseconds;
using test::Landing;

namespace {

constexpr int seed = 20261121;
constexpr auto playsOut = 700ms; ///< time in which the sink empties after the player is closed
constexpr auto hour = milliseconds(60min);
constexpr int seeksInBurst = 20;
constexpr auto prepared = 2s; ///< time for the audio output to start
constexpr int showSeconds = 30;
constexpr auto settled = 500ms;
constexpr auto listened = 10s;

void print(const QJsonObject &values)
{
    QTextStream(stdout) << QJsonDocument(values).toJson(QJsonDocument::Compact) << '\n';
}

void print(const QString &what, const std::optional<Landing> &landing)
{
    if (!landing)
        return print({{u"what"_s, what}, {u"heard"_s, false}});
    print({{u"what"_s, what},
           {u"heard"_s, true},
           {u"sound_after"_s, landing->soundAfterMs},
           {u"error"_s, landing->errorMs},
           {u"said_error"_s, landing->saidErrorMs},
           {u"pitch_error"_s, landing->pitchErrorPercent}});
}

int write(const QDir &folder, int seconds)
{
    const QString tones = folder.filePath(u"source.wav"_s);
    if (!test::writeToneWav(tones, seconds))
        return 1;
    for (const test::SoundFormat &format : test::soundFormats()) {
        if (!test::writeFormat(format, tones, folder.filePath(format.file)))
            return 1;
    }
    return 0;
}

struct Listener
{
    test::PlayerUnderTest &player;
    const test::Recorder &recorder;
    QDir folder;
    int count = 0;
    QRandomGenerator random{seed};

    milliseconds target() { return test::randomTarget(random, hour, player.position()); }

    std::optional<Landing> resume(const QString &file, double speed = 1)
    {
        player.close();
        test::pass(playsOut);
        return test::resumeAt(
            player, recorder, folder.filePath(file), test::randomTarget(random, hour, 0ms), speed);
    }

    void seeks()
    {
        for (const test::SoundFormat &format : test::soundFormats()) {
            print(format.what, resume(format.file));
            for (int done = 0; done < count; ++done)
                print(format.what, test::seekTo(player, recorder, target()));
        }
    }

    void resumes()
    {
        for (int done = 0; done < count; ++done)
            print(u"resume"_s, resume(u"constant.mp3"_s));
    }

    /// Starts the stream at random positions, each time with an empty cache.
    void streams(const QString &url)
    {
        for (int done = 0; done < count; ++done) {
            player.close();
            test::pass(playsOut);
            const milliseconds start = test::randomTarget(random, hour, 0ms);
            print(u"stream"_s, test::resumeAt(player, recorder, url, start, 1));
        }
    }

    void speeds()
    {
        for (const double speed : {0.5, 0.8, 1.0, 1.5, 2.0, 3.0}) {
            player.setSpeed(speed);
            print(QString::number(speed), resume(u"constant.mp3"_s, speed));
            for (int done = 0; done < count; ++done)
                print(QString::number(speed), test::seekTo(player, recorder, target(), speed));
        }
    }

    /// Sends bursts of seeks, so fast that no seek is finished before the next one, and measures
    /// the last seek of each burst.
    void bursts()
    {
        print(u"bursts"_s, resume(u"constant.mp3"_s));
        for (int done = 0; done < count; done += seeksInBurst) {
            for (int i = 0; i < seeksInBurst - 1; ++i) {
                player.seek(milliseconds(random.bounded(5'000, int(hour.count()) - 15'000)));
                test::pass(milliseconds(random.bounded(5, 130)));
            }
            print(u"bursts"_s, test::seekTo(player, recorder, target()));
        }
    }
};

/// Measures the played loudness of every show; with loudness levelling if the player is Dogear.
void loudness(test::PlayerUnderTest &player, const QDir &folder)
{
    auto *dogear = dynamic_cast<test::DogearUnderTest *>(&player);
    if (dogear)
        dogear->sound.setSpeechSettings({.levelsLoudness = true});
    for (const test::LoudShow &show : test::loudShows()) {
        const QString path = folder.filePath(show.file);
        const std::atomic_bool isStopped = false;
        const bool isThere =
            QFileInfo::exists(path) || test::writeVoice(path, show.shape, showSeconds, show.lufs);
        if (dogear)
            dogear->loudness = test::readLoudness(path, isStopped).value_or(std::nullopt);
        const auto level =
            isThere ? test::levelPlayed(player, path, settled, listened) : std::nullopt;
        player.close();
        test::pass(playsOut);
        if (level)
            print({{u"what"_s, show.what()}, {u"lufs"_s, level->lufs}, {u"peak"_s, level->peak}});
    }
}

/// Measures speech with pauses: played unchanged, and with shortened pauses.
void pauses(test::DogearUnderTest &dogear, const QDir &folder)
{
    const QString speech = folder.filePath(u"speech.wav"_s);
    if (!test::writePausingVoice(speech, showSeconds))
        return;
    for (const bool isTrimmed : {false, true}) {
        dogear.sound.setSpeechSettings({.trimsSilence = isTrimmed});
        const auto played = test::playWhole(
            dogear, speech, [&] { return dogear.player.state() == playback::PlayerState::Ended; });
        if (played)
            print({{u"trimmed"_s, isTrimmed},
                   {u"seconds"_s, played->seconds},
                   {u"energy"_s, played->level.energy}});
    }
}

/// Returns a player that is ready to play: Dogear with its output prepared, as the window does, or
/// mpv started and idle.
std::unique_ptr<test::PlayerUnderTest> makePlayer(const QString &measure, const QString &name)
{
    if (name == "mpv"_L1)
        return std::make_unique<bench::MpvUnderTest>();
    if (measure == "streams"_L1) {
        auto streamed = std::make_unique<test::StreamedDogear>(hour);
        streamed->dogear.output.prepare();
        test::pass(prepared);
        return streamed;
    }
    auto dogear = std::make_unique<test::DogearUnderTest>();
    dogear->output.prepare();
    test::pass(prepared);
    return dogear;
}

int listen(const QString &measure, const QString &name, const QString &where, int count)
{
    const auto player = makePlayer(measure, name);
    const QDir folder(where);
    if (measure == "loudness"_L1) {
        loudness(*player, folder);
        return 0;
    }
    if (auto *dogear = dynamic_cast<test::DogearUnderTest *>(player.get());
        measure == "pauses"_L1 && dogear) {
        pauses(*dogear, folder);
        return 0;
    }
    const test::Recorder recorder;
    if (!test::waitFor([&] { return recorder.isRunning(); }))
        return 1;
    Listener listener{*player, recorder, folder, count};
    if (measure == "streams"_L1)
        listener.streams(where);
    else if (measure == "seeks"_L1)
        listener.seeks();
    else if (measure == "resumes"_L1)
        listener.resumes();
    else if (measure == "speeds"_L1)
        listener.speeds();
    else
        listener.bursts();
    player->close();
    return 0;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    if (words.size() == 4 && words.at(1) == "write"_L1)
        return write(QDir(words.at(2)), words.at(3).toInt());
    if (words.size() == 5 && test::Recorder::isPossible())
        return listen(words.at(1), words.at(2), words.at(3), words.at(4).toInt());
    qCritical("see playback_bench.cpp");
    return 2;
}
