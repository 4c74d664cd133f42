// SPDX-License-Identifier: GPL-3.0-or-later
// Tests a hundred random seeks in an hour of audio of which nothing is stored, over a line of 2
// MB/s.
#include <support/local_http_server.h>
#include <support/sound.h>
#include <support/streamed_dogear.h>

#include <QFile>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <media/byte_ranges.h>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::test;
using namespace std::chrono_literals;
using std::chrono::milliseconds;

namespace {

constexpr int repeats = 13;
constexpr milliseconds hour = repeats * toneSeconds * 1000ms; // 3,640 s
constexpr qint64 bytesPerSecond = 16'000;                     // 128 kbit/s, constant
constexpr int seeks = 100;
constexpr auto readAhead = 30s;

qint64 byteOf(milliseconds place)
{
    return qint64(place.count()) * bytesPerSecond / 1000;
}

} // namespace

class TestStreamedSeeks final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void aHundredSeeks();

private:
    /// Seeks a hundred times in a file that is not stored. \return what is wrong, or an empty
    /// string
    [[nodiscard]] QString jumpAbout();

    QTemporaryDir m_folder;
    QByteArray m_episode;
};

void TestStreamedSeeks::initTestCase()
{
    if (!Recorder::isPossible())
        QSKIP("no null sink: DOGEAR_TEST_SINK is not set; packaging/with-null-sink starts one");
    if (qEnvironmentVariableIsEmpty("DOGEAR_LONG_SOUND"))
        QSKIP("minutes of listening: DOGEAR_LONG_SOUND=1 runs it");
    const QString wav = m_folder.filePath(u"tones.wav"_s);
    const QString mp3 = m_folder.filePath(u"tones.mp3"_s);
    QVERIFY(writeToneWav(wav, toneSeconds));
    QVERIFY(convertSound(
        wav, mp3, {u"-b:a"_s, u"128k"_s, u"-write_xing"_s, u"0"_s, u"-id3v2_version"_s, u"0"_s}));
    QFile file(mp3);
    QVERIFY(file.open(QFile::ReadOnly));
    m_episode = file.readAll().repeated(repeats);
    QVERIFY(std::abs(m_episode.size() - byteOf(hour)) < byteOf(5s));
}

void TestStreamedSeeks::aHundredSeeks()
{
    const QString wrong = inThreeTries([&] { return jumpAbout(); });
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
}

QString TestStreamedSeeks::jumpAbout()
{
    LocalHttpServer origin;
    origin.setRoute(u"/hour"_s, [this](const ServerRequest &request) {
        ServerAnswer answer =
            answerWith({.body = m_episode, .type = "audio/mpeg", .etag = "\"a\""}, request);
        answer.bytesPerSecond = 2'000'000;
        return answer;
    });
    StreamedDogear streamed(hour);
    streamed.streamer.setReadAheadTime(readAhead);
    playback::Player &player = streamed.dogear.player;

    QRandomGenerator random(5);
    const auto randomPlace = [&] {
        return milliseconds(random.bounded(int((hour - 60s).count())));
    };
    media::ByteRanges wanted;           // played bytes and their read-ahead
    wanted.add({0, byteOf(readAhead)}); // the player probes the beginning
    int stalls = 0;
    connect(&player, &playback::Player::stalledChanged, this, [&](bool isStalled) {
        stalls += isStalled ? 1 : 0;
    });
    milliseconds worst{};
    streamed.playFrom(origin.url(u"/hour"_s).toString(), randomPlace());
    if (!waitFor([&] { return player.state() == playback::PlayerState::Loading; }))
        return u"no address"_s;
    for (int i = 0; i < seeks; ++i) {
        const milliseconds place = randomPlace();
        const double asked = wallMs();
        if (i > 0)
            player.seek(place);
        const milliseconds from = i > 0 ? place : player.position();
        if (!waitFor([&] {
                const milliseconds here = player.position();
                return here > from + 300ms && here < from + 10s;
            }))
            return u"nothing is heard after seek %1"_s.arg(i);
        worst = std::max(worst, milliseconds(qint64(wallMs() - asked) - 300));
        pass(milliseconds(random.bounded(700)));
        const milliseconds until = player.position();
        // The player takes 256 KiB (about 16 s) at once; the read-ahead may be exceeded by a
        // quarter.
        const qint64 ahead = 262'144 + byteOf(readAhead) * 5 / 4;
        wanted.add({byteOf(from), std::min<qint64>(byteOf(until) + ahead, m_episode.size())});
    }
    // The reported position must be what is heard, although nothing before it was ever fetched.
    const Recorder recorder;
    const double asked = wallMs() + 1500;
    pass(1500ms);
    const milliseconds said = player.position();
    pass(2s);
    const auto heard = recorder.recording().heardAt(asked, 1);
    // Each repetition is a little longer than its tones: whole frames, and the padding of the
    // encoder.
    const auto round = milliseconds(m_episode.size() / repeats * 1000 / bytesPerSecond);
    const milliseconds off = heard ? heard->position - said % round : 1h;
    const double ratio = double(origin.bytesSent()) / double(wanted.total());
    const QString result =
        u"%1 stalls, longest wait %2 ms, %3 MB fetched of %4 MB wanted = %5, %6 ms off"_s
            .arg(stalls)
            .arg(worst.count())
            .arg(double(origin.bytesSent()) / 1e6)
            .arg(double(wanted.total()) / 1e6)
            .arg(ratio)
            .arg(off.count());
    qInfo("%s", qPrintable(result));
    constexpr double mostBytes = 1.15;
    constexpr auto exact = 50ms;
    const bool isRight = stalls == 0 && worst <= 1s && ratio <= mostBytes && abs(off) <= exact;
    return isRight ? QString() : result;
}

QTEST_GUILESS_MAIN(TestStreamedSeeks)
#include "tst_streamed_seeks.moc"
