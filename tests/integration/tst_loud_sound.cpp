// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the loudness at the sound device: shows of any loudness are played equally loud, and no
// word is lost when silence is trimmed.

#include <support/dogear_under_test.h>
#include <support/dogear_warnings.h>
#include <support/sound_device.h>
#include <support/voices.h>

#include <QTemporaryDir>
#include <QTest>

#include <speech/leveller.h>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::test;
using namespace std::chrono_literals;
using std::chrono::milliseconds;

Q_DECLARE_METATYPE(LoudShow)

namespace {

constexpr double mostApart = 1; ///< LU, between any two shows
constexpr double mostPeak = -1; ///< dBTP
constexpr int showSeconds = 10;
constexpr int streamSeconds = 25;
constexpr auto listened = 6s;
constexpr int pausingSeconds = 20;
constexpr double mostLeft = 0.8; ///< share of the time, with trimmed silence

} // namespace

class TestLoudSound final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { failOnDogearWarnings(); }
    void cleanup() { QCOMPARE(dogearWarnings(), QString()); }

    void everyShowIsAsLoud_data();
    void everyShowIsAsLoud();
    void whatNobodyMeasuredComesToIt();
    void withoutPausesEveryWordIsThere();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }
    QTemporaryDir m_folder;
};

void TestLoudSound::initTestCase()
{
    if (!Recorder::isPossible())
        QSKIP("no null sink: DOGEAR_TEST_SINK is not set; packaging/with-null-sink starts one");
    QVERIFY(m_folder.isValid());
}

void TestLoudSound::everyShowIsAsLoud_data()
{
    QTest::addColumn<LoudShow>("show");
    for (const LoudShow &show : loudShows())
        QTest::newRow(qPrintable(show.what())) << show;
}

void TestLoudSound::everyShowIsAsLoud()
{
    QFETCH(const LoudShow, show);
    QVERIFY(writeVoice(path(show.file), show.shape, showSeconds, show.lufs));
    const std::atomic_bool isStopped = false;
    const auto known = test::readLoudness(path(show.file), isStopped);
    QVERIFY(known && *known);
    const auto measure = [&]() -> QString {
        DogearUnderTest dogear;
        dogear.sound.setSpeechSettings({.levelsLoudness = true});
        dogear.loudness = *known;
        const auto level = levelPlayed(dogear, path(show.file), 500ms, listened);
        if (!level)
            return u"no sound"_s;
        const QString figures =
            u"measured %1 LUFS, heard %2 LUFS, %3 dBTP"_s.arg(**known, 0, 'f', 1)
                .arg(level->lufs)
                .arg(level->peak);
        qInfo().noquote() << figures;
        const bool isRight = std::abs(level->lufs - speech::Leveller::target) <= mostApart / 2
                             && level->peak < mostPeak;
        return isRight ? QString() : figures;
    };
    QCOMPARE(inThreeTries(measure), QString());
}

/// The loudness of a stream cannot be measured beforehand.
void TestLoudSound::whatNobodyMeasuredComesToIt()
{
    constexpr double lufs = -22;
    // The leveller needs this long to reach the target, plus a margin of 4 s.
    constexpr double seconds =
        (speech::Leveller::target - lufs) / speech::Leveller::maxGainChange + 4;
    const QString stream = path(u"stream.mp3"_s);
    QVERIFY(writeVoice(stream, {44'100, 2}, streamSeconds, lufs));
    const auto measure = [&]() -> QString {
        DogearUnderTest dogear;
        dogear.sound.setSpeechSettings({.levelsLoudness = true});
        const auto level =
            levelPlayed(dogear, stream, milliseconds(qRound64(seconds * 1'000)), listened);
        if (!level)
            return u"no sound"_s;
        const QString figures = u"heard %1 LUFS, %2 dBTP"_s.arg(level->lufs).arg(level->peak);
        qInfo().noquote() << figures;
        const bool isRight =
            std::abs(level->lufs - speech::Leveller::target) <= mostApart && level->peak < mostPeak;
        return isRight ? QString() : figures;
    };
    QCOMPARE(inThreeTries(measure), QString());
}

void TestLoudSound::withoutPausesEveryWordIsThere()
{
    const QString speech = path(u"speech.wav"_s);
    QVERIFY(writePausingVoice(speech, pausingSeconds));
    const auto measure = [&]() -> QString {
        DogearUnderTest dogear;
        const auto isOver = [&] { return dogear.player.state() == playback::PlayerState::Ended; };
        const auto plain = playWhole(dogear, speech, isOver);
        dogear.sound.setSpeechSettings({.trimsSilence = true});
        const auto trimmed = playWhole(dogear, speech, isOver);
        if (!plain || !trimmed)
            return u"not played"_s;
        const double left = trimmed->seconds / plain->seconds;
        const double words = trimmed->level.energy / plain->level.energy;
        const QString figures = u"%1 of the time, %2 of the energy"_s.arg(left).arg(words);
        qInfo().noquote() << figures;
        // Words carry nearly all energy, so it must be the same within 1 %.
        return left <= mostLeft && std::abs(words - 1) <= 0.01 ? QString() : figures;
    };
    QCOMPARE(inThreeTries(measure), QString());
}

QTEST_GUILESS_MAIN(TestLoudSound)
#include "tst_loud_sound.moc"
