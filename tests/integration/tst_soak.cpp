// SPDX-License-Identifier: GPL-3.0-or-later
// Plays for half an hour (or DOGEAR_SOAK_MINUTES) with random seeks, speeds, pauses, episodes and
// speech effects. Sound is back at every check, and memory does not grow. Not part of CI:
// packaging/soak runs it.

#include <support/dogear_under_test.h>
#include <support/dogear_warnings.h>
#include <support/sound_formats.h>

#include <QElapsedTimer>
#include <QFile>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <numeric>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::test;
using namespace std::chrono_literals;
using std::chrono::milliseconds;

namespace {

constexpr int usualMinutes = 30;
constexpr int actsBetweenLooks = 25;
constexpr double mostGrowth = 1.10;
constexpr double mostGrowthMb = 8; ///< additional growth, for caches

milliseconds planned()
{
    const int minutes = qEnvironmentVariableIntValue("DOGEAR_SOAK_MINUTES");
    return std::chrono::minutes(minutes > 0 ? minutes : usualMinutes);
}

double residentMb()
{
    QFile statm(u"/proc/self/statm"_s);
    if (!statm.open(QFile::ReadOnly))
        return 0;
    const QList<QByteArray> pages = statm.readAll().split(' ');
    return pages.value(1).toDouble() * double(sysconf(_SC_PAGESIZE)) / 1e6;
}

double average(const QList<double> &values)
{
    return std::accumulate(values.begin(), values.end(), 0.0) / double(values.size());
}

} // namespace

class TestSoak final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { failOnDogearWarnings(); }
    void cleanup() { QCOMPARE(dogearWarnings(), QString()); }
    void aRestlessListener();

private:
    void act(DogearUnderTest &dogear);
    [[nodiscard]] QString look(DogearUnderTest &dogear);

    QTemporaryDir m_folder;
    QStringList m_files;
    QRandomGenerator m_random{20261122};
};

void TestSoak::initTestCase()
{
    if (!Recorder::isPossible())
        QSKIP("no null sink: DOGEAR_TEST_SINK is not set; packaging/with-null-sink starts one");
    const QString tones = m_folder.filePath(u"source.wav"_s);
    QVERIFY(writeToneWav(tones, toneSeconds));
    for (const SoundFormat &format : soundFormats()) {
        m_files.append(m_folder.filePath(format.file));
        QVERIFY(writeFormat(format, tones, m_files.constLast()));
    }
}

void TestSoak::act(DogearUnderTest &dogear)
{
    playback::Player &player = dogear.player;
    const auto place = [this] { return milliseconds(m_random.bounded(5'000, 260'000)); };
    switch (m_random.bounded(8)) {
    case 0:
        dogear.playFrom(m_files.at(m_random.bounded(int(m_files.size()))), place());
        break;
    case 1:
        dogear.sound.setSpeed(0.5 + 0.05 * m_random.bounded(51));
        break;
    case 2:
        player.toggle();
        break;
    case 3:
        dogear.sound.setSpeechSettings({.trimsSilence = m_random.bounded(2) == 1,
                                        .levelsLoudness = m_random.bounded(2) == 1,
                                        .isMono = m_random.bounded(2) == 1});
        break;
    case 4:
        dogear.sound.setVolumePercent(m_random.bounded(50, 200));
        break;
    default:
        player.seek(place());
    }
    pass(milliseconds(m_random.bounded(20, 1'500)));
}

/// Checks the sound at normal speed. \return what is wrong, or an empty string
QString TestSoak::look(DogearUnderTest &dogear)
{
    dogear.sound.setSpeed(1);
    dogear.sound.setVolumePercent(100);
    const Recorder recorder;
    const auto measure = [&]() -> QString {
        dogear.player.seek(milliseconds(m_random.bounded(5'000, 250'000)));
        dogear.player.play();
        pass(1'500ms);
        const auto off = positionError(dogear, recorder);
        if (!off)
            return u"no sound"_s;
        return std::abs(*off) <= 100 ? QString() : u"position() %1 ms off"_s.arg(*off);
    };
    return inThreeTries(measure);
}

void TestSoak::aRestlessListener()
{
    DogearUnderTest dogear;
    dogear.playFrom(m_files.constFirst(), 0ms);
    QList<double> memory;
    int acts = 0;
    QElapsedTimer elapsed;
    elapsed.start();
    while (elapsed.elapsed() < planned().count()) {
        for (int i = 0; i < actsBetweenLooks; ++i, ++acts)
            act(dogear);
        const QString wrong = look(dogear);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong + u" after %1 acts"_s.arg(acts)));
        memory.append(residentMb());
    }
    // The first fifth of the values is a warm-up.
    const qsizetype part = std::max<qsizetype>(1, memory.size() / 5);
    const double before = average(memory.mid(part, part));
    const double after = average(memory.last(part));
    qInfo("%d acts, %.1f MB in the second fifth, %.1f MB in the last", acts, before, after);
    QVERIFY2(after <= before * mostGrowth + mostGrowthMb,
             qPrintable(u"%1 MB grew to %2 MB"_s.arg(before).arg(after)));
}

QTEST_GUILESS_MAIN(TestSoak)
#include "tst_soak.moc"
