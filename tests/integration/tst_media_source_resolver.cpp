// SPDX-License-Identifier: GPL-3.0-or-later
// Tests where the player gets an episode from, and what it learns about the origin. The test reads
// the player's address like a player does.
#include <accounts/accounts.h>
#include <downloads/media_key.h>
#include <listening/media_source_resolver.h>
#include <net/network_http_client.h>
#include <playback/player.h>
#include <playback/sound_controls.h>
#include <settings/settings.h>
#include <support/dogear_warnings.h>
#include <support/fake_audio_output.h>
#include <support/fake_clock.h>
#include <support/local_http_routes.h>
#include <support/local_http_server.h>
#include <support/timeouts.h>

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <stream/streamer.h>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace std::chrono_literals;
using playback::PlayerState;
using test::ServerAnswer;
using test::ServerDocument;
using test::ServerRequest;

namespace {

constexpr auto duration = 100s;
constexpr qint64 size = 2'000'000;
/// Looks like an MP3 file, because text is not accepted as media.
const QByteArray otherMedia("ID3\x04\0other", 10);

} // namespace

class TestMediaSourceResolver final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void whatComesFromAfarIsStored();
    void aFileIsPlayedWhereItIs();
    void aFileAfterAStreamIsExactEverywhere();
    void nothingIsFetchedBeforeSomebodyListens();
    void theNextEpisodeTakesThePlaceOfTheOneBefore();
    void whatWasPreparedAndNotBegunIsLetGo();
    void aFailureOfTheOriginIsThatOfThePlayer_data();
    void aFailureOfTheOriginIsThatOfThePlayer();
    void whoHasSomethingToHearIsNotInterrupted();
    void playingAgainAsksTheOriginAgain();
    void anotherFileIsOpenedAtTheSamePlace();
    void aPositionWaitsForTheLength_data();
    void aPositionWaitsForTheLength();
    void whereNothingCanBeStoredItIsPlayedAllTheSame();
    void whatCannotBeStoredIsNotPlayedPastTheProxy();
    void readsNoFasterThanIsPlayed();
    void aChosenVersionIsPlayed();
    void onlyVersionsOfTheFeedArePlayed_data();
    void onlyVersionsOfTheFeedArePlayed();

private:
    [[nodiscard]] domain::EpisodeDetail episode(const QString &guid, const QUrl &url) const;
    /// Loads the episode at \a url into the player like PlaybackSession does, and plays it.
    void play(const QString &guid, const QUrl &url);
    void play() { play(u"one"_s, m_origin->url(u"/one"_s)); }
    /// Reads the player's address to its end.
    [[nodiscard]] Result<net::HttpResponse> listen();
    void answerWith(const ServerAnswer &answer)
    {
        m_origin->setRoute(u"/one"_s, [answer](const ServerRequest &) { return answer; });
    }

    std::optional<QTemporaryDir> m_folder;
    std::unique_ptr<test::LocalHttpServer> m_origin;
    std::unique_ptr<settings::Settings> m_settings;
    std::unique_ptr<accounts::Accounts> m_accounts;
    std::unique_ptr<stream::Streamer> m_streamer;
    std::unique_ptr<listening::MediaSourceResolver> m_media;
    std::unique_ptr<test::FakeAudioOutput> m_output;
    playback::SoundControls m_sound;
    std::unique_ptr<playback::Player> m_player;
    net::NetworkHttpClient m_http{"Dogear/test"};
    test::FakeClock m_clock;
    QByteArray m_bytes = test::patternBytes(size);
};

void TestMediaSourceResolver::init()
{
    test::failOnDogearWarnings();
    m_folder.emplace();
    m_origin = std::make_unique<test::LocalHttpServer>();
    m_origin->setMedia(u"/one"_s, m_bytes, "audio/mpeg");
    m_settings = std::make_unique<settings::Settings>(m_folder->filePath(u"settings.ini"_s));
    m_accounts = std::make_unique<accounts::Accounts>(*m_settings);
    m_streamer = std::make_unique<stream::Streamer>(
        m_folder->filePath(u"media"_s),
        "Dogear/test",
        stream::RetryPolicy{.timeout = 2s, .firstPause = 20ms, .maxPause = 50ms});
    m_output = std::make_unique<test::FakeAudioOutput>();
    m_player = std::make_unique<playback::Player>(*m_output, m_sound, m_clock);
    m_media = std::make_unique<listening::MediaSourceResolver>(
        *m_accounts, *m_streamer, *m_player, m_sound);
}

void TestMediaSourceResolver::cleanup()
{
    m_media.reset();
    m_player.reset();
    m_streamer.reset();
    QCOMPARE(test::dogearWarnings(), QString());
}

domain::EpisodeDetail TestMediaSourceResolver::episode(const QString &guid, const QUrl &url) const
{
    domain::EpisodeDetail detail;
    detail.podcastUrl = QUrl(u"https://example.com/feed"_s);
    detail.episode.guid = guid;
    detail.episode.enclosure = domain::Enclosure{.url = url};
    return detail;
}

void TestMediaSourceResolver::play(const QString &guid, const QUrl &url)
{
    auto address = m_media->prepare(episode(guid, url));
    QVERIFY(test::waitUntil([&] { return address.isFinished(); }));
    m_player->load({address.result(), 10s, duration, {}, url});
    m_media->begin();
    m_player->play();
}

Result<net::HttpResponse> TestMediaSourceResolver::listen()
{
    auto answer = m_http.get({.url = m_output->lastSource, .cause = net::Purpose::Media});
    if (!test::waitUntil([&] { return answer.isFinished(); }, 20'000))
        return failure({.code = ErrorCode::Timeout});
    return answer.result();
}

void TestMediaSourceResolver::whatComesFromAfarIsStored()
{
    play();
    QCOMPARE(m_output->lastSource.host(), u"127.0.0.1"_s);
    QVERIFY(m_output->lastSource.port() != m_origin->port());
    const auto first = listen();
    QVERIFY(first.has_value());
    QCOMPARE(first->body, m_bytes);
    QCOMPARE(m_origin->bytesSent(), size);
    QTRY_COMPARE(m_media->buffered().ranges.total(), size);
    QCOMPARE(m_media->buffered().length, std::optional(size));
    const auto again = listen();
    QVERIFY(again.has_value());
    QCOMPARE(again->body, m_bytes);
    QCOMPARE(m_origin->bytesSent(), size);
}

void TestMediaSourceResolver::aFileIsPlayedWhereItIs()
{
    const QUrl file = QUrl::fromLocalFile(m_folder->filePath(u"talk.mp3"_s));
    play(u"file"_s, file);
    QCOMPARE(m_output->lastSource, file);
    QVERIFY(m_media->buffered().ranges.isEmpty());
}

/// The stored part of the stream says nothing about the file that is loaded after it.
void TestMediaSourceResolver::aFileAfterAStreamIsExactEverywhere()
{
    play();
    QVERIFY(m_output->exactUpTo != std::chrono::milliseconds::max());
    play(u"file"_s, QUrl::fromLocalFile(m_folder->filePath(u"talk.mp3"_s)));
    QVERIFY(m_output->exactUpTo == std::chrono::milliseconds::max());
}

void TestMediaSourceResolver::nothingIsFetchedBeforeSomebodyListens()
{
    auto address = m_media->prepare(episode(u"one"_s, m_origin->url(u"/one"_s)));
    QVERIFY(test::waitUntil([&] { return address.isFinished(); }));
    m_player->load({address.result(), 10s, duration});
    m_media->begin();
    QCoreApplication::processEvents();
    QVERIFY(m_origin->requests().isEmpty());
}

void TestMediaSourceResolver::theNextEpisodeTakesThePlaceOfTheOneBefore()
{
    play();
    const QUrl before = m_output->lastSource;
    QVERIFY(listen().has_value());
    m_origin->setMedia(u"/two"_s, otherMedia, "audio/mpeg");
    play(u"two"_s, m_origin->url(u"/two"_s));
    const auto second = listen();
    QVERIFY(second.has_value());
    QCOMPARE(second->body, otherMedia);
    auto gone = m_http.get({.url = before, .cause = net::Purpose::Media});
    QVERIFY(test::waitUntil([&] { return gone.isFinished(); }));
    QCOMPARE(gone.result().error().httpStatus, 404);
}

void TestMediaSourceResolver::whatWasPreparedAndNotBegunIsLetGo()
{
    m_origin->setMedia(u"/two"_s, otherMedia, "audio/mpeg");
    auto first = m_media->prepare(episode(u"two"_s, m_origin->url(u"/two"_s)));
    QVERIFY(test::waitUntil([&] { return first.isFinished(); }));
    play();
    auto gone = m_http.get({.url = first.result(), .cause = net::Purpose::Media});
    QVERIFY(test::waitUntil([&] { return gone.isFinished(); }));
    QCOMPARE(gone.result().error().httpStatus, 404);
    QVERIFY(listen().has_value());
}

void TestMediaSourceResolver::aFailureOfTheOriginIsThatOfThePlayer_data()
{
    QTest::addColumn<int>("status"); // 0: the connection is dropped
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("an episode that is gone (404)") << 404 << ErrorCode::HttpStatus;
    QTest::newRow("an episode that is refused (403)") << 403 << ErrorCode::HttpStatus;
    QTest::newRow("a server that drops the connection") << 0 << ErrorCode::ConnectionFailed;
}

void TestMediaSourceResolver::aFailureOfTheOriginIsThatOfThePlayer()
{
    QFETCH(const int, status);
    QFETCH(const ErrorCode, code);
    answerWith(status == 0 ? ServerAnswer{.ending = test::Ending::Drop}
                           : ServerAnswer{.status = status});
    play();
    auto waits = m_http.get({.url = m_output->lastSource, .cause = net::Purpose::Media});
    QTRY_COMPARE(m_player->state(), PlayerState::Failed);
    QCOMPARE(m_player->error()->code, code);
    QCOMPARE(m_player->error()->httpStatus, status);
    QCOMPARE(m_player->error()->url, m_origin->url(u"/one"_s));
    QCOMPARE(m_player->position(), 10s);
}

void TestMediaSourceResolver::whoHasSomethingToHearIsNotInterrupted()
{
    play();
    m_origin->setRoute(u"/one"_s, [this](const ServerRequest &request) {
        // The first two requests succeed, every later one fails.
        if (m_origin->requests().size() > 2)
            return ServerAnswer{.status = 404};
        return test::answerWith(ServerDocument{.body = m_bytes, .etag = "\"a\""}, request);
    });
    const QSignalSpy failed(m_streamer.get(), &stream::Streamer::failed);
    auto waits = m_http.get({.url = m_output->lastSource, .cause = net::Purpose::Media});
    emit m_output->loaded(duration);
    QTRY_VERIFY(!failed.isEmpty());
    m_output->tick(12s);
    QCOMPARE(m_player->state(), PlayerState::Playing);
    emit m_output->stalledChanged(true); // the buffered audio has been played
    QCOMPARE(m_player->state(), PlayerState::Failed);
    QCOMPARE(m_player->error()->httpStatus, 404);
}

void TestMediaSourceResolver::playingAgainAsksTheOriginAgain()
{
    answerWith({.status = 404});
    play();
    auto waits = m_http.get({.url = m_output->lastSource, .cause = net::Purpose::Media});
    QTRY_COMPARE(m_player->state(), PlayerState::Failed);
    m_origin->setMedia(u"/one"_s, m_bytes, "audio/mpeg");
    m_player->play();
    QCOMPARE(m_player->state(), PlayerState::Loading);
    const auto heard = listen();
    QVERIFY(heard.has_value());
    QCOMPARE(heard->body, m_bytes);
}

void TestMediaSourceResolver::anotherFileIsOpenedAtTheSamePlace()
{
    play();
    m_origin->setRoute(u"/one"_s, [this](const ServerRequest &request) {
        // From the third request on, the origin serves another file.
        const bool isOther = m_origin->requests().size() > 2;
        ServerDocument document{.body = m_bytes, .etag = isOther ? "\"b\"" : "\"a\""};
        if (isOther)
            std::ranges::reverse(document.body);
        return test::answerWith(document, request);
    });
    const QSignalSpy changed(m_media.get(), &listening::MediaSourceResolver::changed);
    auto cut = m_http.get({.url = m_output->lastSource, .cause = net::Purpose::Media});
    emit m_output->loaded(duration);
    m_output->tick(10s);
    m_output->tick(40s);
    QTRY_COMPARE(changed.size(), 1);
    QCOMPARE(m_player->state(), PlayerState::Loading);
    m_output->takeLog();
    emit m_output->loaded(duration);
    QCOMPARE(m_output->takeLog(), u"seek 40000; play"_s);
    QCOMPARE(m_player->state(), PlayerState::Playing);
}

void TestMediaSourceResolver::aPositionWaitsForTheLength_data()
{
    QTest::addColumn<bool>("isChunked");
    QTest::newRow("N: a server that ends the file with the connection") << false;
    QTest::newRow("N: a server that sends the file in chunks") << true;
}

/// If the server tells no length, the device cannot seek to the saved position. All bytes tell the
/// length, and then the episode is opened again at that position.
void TestMediaSourceResolver::aPositionWaitsForTheLength()
{
    QFETCH(const bool, isChunked);
    ServerAnswer answer{.body = m_bytes,
                        .headers = {{"Content-Type", "audio/mpeg"}},
                        .hasLength = false,
                        .ending = test::Ending::Close};
    if (isChunked) {
        answer.headers.append(std::pair<QByteArray, QByteArray>("Transfer-Encoding", "chunked"));
        answer.body = QByteArray::number(size, 16) + "\r\n" + m_bytes + "\r\n0\r\n\r\n";
    }
    answerWith(answer);
    play();
    emit m_output->seekableChanged(false);
    emit m_output->loaded(duration);
    m_output->tick(250ms);
    QCOMPARE(m_player->seekability(), playback::Seekability::Pending);
    m_output->takeLog();
    const auto heard = listen();
    QVERIFY(heard.has_value());
    QCOMPARE(heard->body, m_bytes);
    QTRY_COMPARE(m_player->state(), PlayerState::Loading);
    emit m_output->seekableChanged(true);
    emit m_output->loaded(duration);
    QVERIFY(m_output->takeLog().endsWith("load; seek 10000; play"_L1));
    QCOMPARE(m_player->state(), PlayerState::Playing);
    QCOMPARE(m_player->position(), 10s);
}

void TestMediaSourceResolver::whereNothingCanBeStoredItIsPlayedAllTheSame()
{
    QFile inTheWay(m_folder->filePath(u"media"_s));
    QVERIFY(inTheWay.open(QFile::WriteOnly));
    const QSignalSpy notStored(m_media.get(), &listening::MediaSourceResolver::notStored);
    play();
    QCOMPARE(m_output->lastSource, m_origin->url(u"/one"_s));
    QCOMPARE(notStored.size(), 1);
    QCOMPARE(notStored[0][0].value<Error>().code, ErrorCode::FileUnwritable);
}

/// The player would fetch the file itself, and knows no proxy.
void TestMediaSourceResolver::whatCannotBeStoredIsNotPlayedPastTheProxy()
{
    QFile inTheWay(m_folder->filePath(u"media"_s));
    QVERIFY(inTheWay.open(QFile::WriteOnly));
    const auto connections = std::make_shared<net::Connections>();
    connections->setProxy(
        {.kind = net::ProxyKind::Socks5, .host = u"proxy.example"_s, .port = 1080});
    m_media.reset();
    m_streamer = std::make_unique<stream::Streamer>(
        inTheWay.fileName(), "Dogear/test", stream::RetryPolicy{}, connections);
    m_media = std::make_unique<listening::MediaSourceResolver>(
        *m_accounts, *m_streamer, *m_player, m_sound);
    const QSignalSpy notStored(m_media.get(), &listening::MediaSourceResolver::notStored);
    const auto address = m_media->prepare(episode(u"one"_s, m_origin->url(u"/one"_s)));
    QVERIFY(test::waitUntil([&] { return address.isFinished(); }));
    QCOMPARE(address.result(), QUrl());
    QCOMPARE(notStored.size(), 1);
}

void TestMediaSourceResolver::readsNoFasterThanIsPlayed()
{
    play();
    emit m_output->loaded(duration);
    m_output->tick(10s);
    QCOMPARE(m_player->state(), PlayerState::Playing);
    m_streamer->setReadAheadTime(5s);
    QElapsedTimer time;
    time.start();
    auto reads = m_http.get({.url = m_output->lastSource, .cause = net::Purpose::Media});
    // 20,000 bytes a second are played: 300,000 bytes (15 s) come at once, then twice the playback
    // rate.
    QTRY_VERIFY(m_media->buffered().ranges.total() > 350'000);
    QVERIFY(time.elapsed() < 5'000);
    // The other terms are buffers: 1 MiB in the fetcher, 256 KiB in the connection to the player,
    // 128 KiB for the smallest piece.
    const qint64 most = 300'000 + 40 * time.elapsed() + 1'048'576 + 262'144 + 131'072;
    QVERIFY2(m_origin->bytesSent() < most, qPrintable(QString::number(m_origin->bytesSent())));
    QVERIFY(!reads.isFinished());
}

void TestMediaSourceResolver::aChosenVersionIsPlayed()
{
    m_origin->setMedia(u"/small"_s, otherMedia, "audio/mpeg");
    const QUrl small = m_origin->url(u"/small"_s);
    domain::EpisodeDetail detail = episode(u"one"_s, m_origin->url(u"/one"_s));
    detail.summary.id = EpisodeId{7};
    domain::AlternateEnclosure version;
    version.sources = {{.uri = small.toString()}};
    detail.episode.extras.edit().alternateEnclosures = {version};
    const auto heard = [&] {
        auto address = m_media->prepare(detail);
        if (!test::waitUntil([&] { return address.isFinished(); }))
            return QByteArray();
        m_player->load({address.result(), 0s, duration, {}, m_media->origin(detail)});
        m_media->begin();
        m_player->play();
        const auto answer = listen();
        return answer ? answer->body : QByteArray();
    };
    QCOMPARE(heard(), m_bytes);
    m_media->chooseVersion(EpisodeId{7}, small);
    QCOMPARE(m_media->version(EpisodeId{7}), small);
    QCOMPARE(m_media->version(EpisodeId{8}), QUrl());
    // The bytes of both are stored apart: neither is taken for a changed file.
    const QSignalSpy changed(m_media.get(), &listening::MediaSourceResolver::changed);
    QCOMPARE(heard(), otherMedia);
    QCOMPARE(m_media->origin(detail), small);
    const qint64 sent = m_origin->bytesSent();
    m_media->chooseVersion(EpisodeId{7}, {});
    QCOMPARE(heard(), m_bytes);
    QCOMPARE(m_origin->bytesSent(), sent);
    QVERIFY(changed.isEmpty());
}

void TestMediaSourceResolver::onlyVersionsOfTheFeedArePlayed_data()
{
    QTest::addColumn<QString>("uri"); // in the feed
    QTest::addColumn<QString>("chosen");
    QTest::newRow("a version that the feed has dropped")
        << u"https://e.org/other"_s << u"https://e.org/version"_s;
    QTest::newRow("a file of this computer") << u"file:///etc/passwd"_s << u"file:///etc/passwd"_s;
    QTest::newRow("no version") << u"https://e.org/other"_s << u""_s;
}

void TestMediaSourceResolver::onlyVersionsOfTheFeedArePlayed()
{
    QFETCH(const QString, uri);
    QFETCH(const QString, chosen);
    const QUrl enclosure(u"https://e.org/one"_s);
    domain::EpisodeDetail detail = episode(u"one"_s, enclosure);
    detail.summary.id = EpisodeId{7};
    domain::AlternateEnclosure version;
    version.sources = {{.uri = uri}};
    detail.episode.extras.edit().alternateEnclosures = {version};
    m_media->chooseVersion(EpisodeId{7}, QUrl(chosen));
    QCOMPARE(m_media->origin(detail), enclosure);
}

QTEST_GUILESS_MAIN(TestMediaSourceResolver)
#include "tst_media_source_resolver.moc"
