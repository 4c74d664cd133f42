// SPDX-License-Identifier: GPL-3.0-or-later
// Tests several requests to play in quick succession, with a real library, a real origin, real
// files and real sound: each time, the last request is the one that plays.

#include <downloads/downloads.h>
#include <library/library.h>
#include <listening/media_source_resolver.h>
#include <listening/playback_session.h>
#include <net/network_http_client.h>
#include <playback/player.h>
#include <playback/sound_controls.h>
#include <support/dogear_warnings.h>
#include <support/local_http_server.h>
#include <support/sound.h>
#include <support/sound_device.h>

#include <QFile>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <stream/streamer.h>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::test;
using namespace std::chrono_literals;
using playback::PlayerState;
using std::chrono::milliseconds;

namespace {

constexpr int sounds = 5; ///< files, each with a different length
constexpr int streamed = 20;
constexpr int local = 5;
constexpr int usualRounds = 40;
constexpr quint32 seed = 20261125;

/// Length of the file that episode \a number plays.
milliseconds lengthOf(int number)
{
    return 60s + (number % sounds) * 2s;
}

enum class Kind { Load, Play, PlayAt };

struct Request
{
    Kind kind = Kind::Play;
    int episode = 0;
    milliseconds position{}; ///< for PlayAt
};

QString described(const Request &request)
{
    const auto name = request.kind == Kind::Load   ? "load"_L1
                      : request.kind == Kind::Play ? "play"_L1
                                                   : "play at"_L1;
    return u"%1 %2 %3"_s.arg(name).arg(request.episode).arg(request.position.count());
}

int wantedRounds()
{
    bool isNumber = false;
    const int rounds = qEnvironmentVariableIntValue("DOGEAR_TEST_ROUNDS", &isNumber);
    return isNumber ? rounds : usualRounds;
}

} // namespace

class TestPlayRequests final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void theLastRequestPlays_data();
    void theLastRequestPlays();
    void aRequestForWhatPlaysDropsTheOneBefore();

private:
    [[nodiscard]] bool follow();
    void ask(const Request &request);
    [[nodiscard]] Request randomRequest(Kind kind, int episode);
    /// Waits until \a last plays. \return what is wrong, or an empty string
    [[nodiscard]] QString wrongAfter(const Request &last);

    QTemporaryDir m_folder;
    QRandomGenerator m_random{seed};
    std::unique_ptr<QTemporaryDir> m_data;
    std::unique_ptr<LocalHttpServer> m_origin;
    net::NetworkHttpClient m_http{"Dogear/test"};
    SystemClock m_clock;
    std::unique_ptr<library::Library> m_library;
    std::unique_ptr<stream::Streamer> m_streamer;
    std::unique_ptr<downloads::Downloads> m_downloads;
    std::unique_ptr<test::SoundDevice> m_output;
    playback::SoundControls m_sound;
    std::unique_ptr<playback::Player> m_player;
    std::unique_ptr<listening::MediaSourceResolver> m_media;
    std::unique_ptr<listening::PlaybackSession> m_session;
    QList<EpisodeId> m_ids; ///< streamed episodes first
    QStringList m_failures; ///< since the last request
};

void TestPlayRequests::initTestCase()
{
    if (!Recorder::isPossible())
        QSKIP("no null sink: DOGEAR_TEST_SINK is not set; packaging/with-null-sink starts one");
    for (int i = 0; i < sounds; ++i) {
        const QString wav = m_folder.filePath(u"%1.wav"_s.arg(i));
        QVERIFY(writeToneWav(wav, int(lengthOf(i) / 1s)));
        QVERIFY(convertSound(wav, m_folder.filePath(u"%1.mp3"_s.arg(i)), {u"-b:a"_s, u"64k"_s}));
    }
}

void TestPlayRequests::init()
{
    failOnDogearWarnings();
    m_random.seed(seed);
    m_data = std::make_unique<QTemporaryDir>();
    m_origin = std::make_unique<LocalHttpServer>();
    const auto folders = settings::DataFolders::create(m_data->path());
    QVERIFY(folders.has_value());
    m_library = std::make_unique<library::Library>(*folders, m_http, m_clock);
    m_streamer = std::make_unique<stream::Streamer>(folders->media, "Dogear/test");
    m_downloads = m_library->makeDownloads(*m_streamer, m_clock);
    m_output = std::make_unique<test::SoundDevice>();
    m_player = std::make_unique<playback::Player>(*m_output, m_sound, m_clock);
    m_player->rewindLimits().setEnabled(false);
    m_media = std::make_unique<listening::MediaSourceResolver>(
        m_library->accounts(), *m_streamer, *m_player, m_sound);
    m_media->setDownloads(*m_downloads);
    m_session = std::make_unique<listening::PlaybackSession>(
        *m_player, m_library->episodes(), m_library->accounts());
    m_session->setMedia(*m_media);
    m_session->setChapters(m_library->chapters());
    connect(m_player.get(), &playback::Player::stateChanged, this, [this](PlayerState state) {
        if (state == PlayerState::Failed)
            m_failures.append(u"failed: %1"_s.arg(m_player->error()->detail));
    });
    connect(m_session.get(),
            &listening::PlaybackSession::failed,
            this,
            [this](EpisodeId, const Error &error) { m_failures.append(error.detail); });
    QVERIFY(follow());
}

void TestPlayRequests::cleanup()
{
    m_session.reset();
    m_media.reset();
    m_player.reset();
    m_output.reset();
    m_downloads.reset();
    m_streamer.reset();
    m_library.reset();
    QCOMPARE(dogearWarnings(), QString());
}

/// Follows a show whose first episodes are on a slow origin; the others are local files.
bool TestPlayRequests::follow()
{
    QString items;
    for (int i = 0; i < streamed + local; ++i) {
        const QString sound = m_folder.filePath(u"%1.mp3"_s.arg(i % sounds));
        QUrl enclosure = QUrl::fromLocalFile(sound);
        if (i < streamed) {
            QFile file(sound);
            if (!file.open(QFile::ReadOnly))
                return false;
            const QString path = u"/%1.mp3"_s.arg(i);
            enclosure = m_origin->url(path);
            const ServerDocument document{
                .body = file.readAll(), .type = "audio/mpeg", .etag = "\"a\""};
            m_origin->setRoute(path, [this, document](const ServerRequest &request) {
                ServerAnswer answer = answerWith(document, request);
                answer.delay = milliseconds(m_random.bounded(150));
                return answer;
            });
        }
        items +=
            u"<item><title>%1</title><guid>%1</guid><pubDate>%2 Aug 2024 10:00:00 GMT"
            "</pubDate><enclosure url=\"%3\" type=\"audio/mpeg\" length=\"1\"/></item>"_s.arg(i)
                .arg(31 - i)
                .arg(enclosure.toString());
    }
    QFile feed(m_data->filePath(u"feed.xml"_s));
    if (!feed.open(QFile::WriteOnly))
        return false;
    feed.write(u"<rss version=\"2.0\"><channel><title>Show</title>%1</channel></rss>"_s.arg(items)
                   .toUtf8());
    feed.close();
    auto followed = m_library->subscriptions().subscribe(QUrl::fromLocalFile(feed.fileName()));
    if (!waitFor([&] { return followed.isFinished(); }) || followed.result().added.isEmpty())
        return false;
    auto listed = m_library->episodes().list({});
    if (!waitFor([&] { return listed.isFinished(); }))
        return false;
    const auto episodes = listed.result();
    if (!episodes)
        return false;
    m_ids.clear();
    for (const domain::EpisodeSummary &episode : *episodes)
        m_ids.append(episode.id); // newest first
    return m_ids.size() == streamed + local;
}

void TestPlayRequests::ask(const Request &request)
{
    m_failures.clear();
    const EpisodeId id = m_ids.at(request.episode);
    switch (request.kind) {
    case Kind::Load:
        return m_session->load(id);
    case Kind::Play:
        return m_session->play(id);
    case Kind::PlayAt:
        return m_session->playAt(id, request.position);
    }
}

Request TestPlayRequests::randomRequest(Kind kind, int episode)
{
    return {.kind = kind,
            .episode = episode,
            .position = kind == Kind::PlayAt ? milliseconds(m_random.bounded(40'000)) : 0ms};
}

QString TestPlayRequests::wrongAfter(const Request &last)
{
    const double asked = wallMs();
    const milliseconds length = lengthOf(last.episode);
    const auto isRight = [&] {
        const milliseconds place = m_player->position();
        const milliseconds passed(qRound64(wallMs() - asked));
        const bool isThere =
            last.kind != Kind::PlayAt
            || (place >= last.position - 100ms && place <= last.position + passed + 100ms);
        return m_session->isCurrent(m_ids.at(last.episode))
               && m_player->state() == PlayerState::Playing && !m_player->isStalled()
               && std::chrono::abs(m_player->duration() - length) < 500ms && isThere;
    };
    const bool isPlaying = waitFor([&] { return isRight() || !m_failures.isEmpty(); });
    const milliseconds begun = m_player->position();
    const bool goesOn =
        isPlaying && waitFor([&] { return m_player->position() > begun + 100ms; }, 5s);
    if (goesOn && isRight() && m_failures.isEmpty())
        return {};
    return u"state %1 at %2 of %3, current %4: %5"_s.arg(int(m_player->state()))
        .arg(m_player->position().count())
        .arg(m_player->duration().count())
        .arg(m_session->current() ? m_ids.indexOf(m_session->current()->summary.id) : -1)
        .arg(m_failures.join(u", "));
}

void TestPlayRequests::theLastRequestPlays_data()
{
    QTest::addColumn<bool>("isSameEpisode");
    QTest::newRow("the same episode twice") << true;
    QTest::newRow("one episode, then another") << false;
}

void TestPlayRequests::theLastRequestPlays()
{
    QFETCH(const bool, isSameEpisode);
    const int rounds = wantedRounds() / 2;
    for (int round = 0; round < rounds; ++round) {
        const int firstEpisode = m_random.bounded(streamed + local);
        const int lastEpisode = isSameEpisode ? firstEpisode : m_random.bounded(streamed + local);
        const Request first = randomRequest(Kind(m_random.bounded(3)), firstEpisode);
        const Request last = randomRequest(Kind(1 + m_random.bounded(2)), lastEpisode);
        const int gap = m_random.bounded(4) == 0 ? 0 : m_random.bounded(300);
        ask(first);
        if (gap > 0)
            pass(milliseconds(gap));
        ask(last);
        const QString wrong = wrongAfter(last);
        QVERIFY2(wrong.isEmpty(),
                 qPrintable(u"round %1, %2, then after %3 ms %4: %5"_s.arg(round)
                                .arg(described(first))
                                .arg(gap)
                                .arg(described(last), wrong)));
    }
}

/// The playing episode continues, and the episode requested in between never replaces it.
void TestPlayRequests::aRequestForWhatPlaysDropsTheOneBefore()
{
    for (const int other : {1, streamed}) {
        const Request playing{.kind = Kind::PlayAt, .episode = 0, .position = 10s};
        ask(playing);
        QCOMPARE(wrongAfter(playing), QString());
        ask({.kind = Kind::Play, .episode = other});
        ask({.kind = Kind::Play, .episode = 0});
        // By then a request that was not dropped would have been carried out.
        pass(400ms);
        QVERIFY(m_session->isCurrent(m_ids.at(0)));
        QCOMPARE(m_player->state(), PlayerState::Playing);
    }
}

QTEST_GUILESS_MAIN(TestPlayRequests)
#include "tst_play_requests.moc"
