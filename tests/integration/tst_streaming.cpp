// SPDX-License-Identifier: GPL-3.0-or-later
// Tests what is heard of an episode that is fetched while it is played.

#include <support/dogear_under_test.h>
#include <support/dogear_warnings.h>
#include <support/local_http_server.h>
#include <support/sound.h>
#include <support/streamed_dogear.h>

#include <QFile>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <stream/streamer.h>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::test;
using namespace std::chrono_literals;
using std::chrono::milliseconds;

namespace {

constexpr double exactMs = 100;

} // namespace

class TestStreaming final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { QCOMPARE(dogearWarnings(), QString()); }
    void beginsInTheMiddle_data();
    void beginsInTheMiddle();
    void beginsInTheMiddleOnceTheLengthIsKnown_data();
    void beginsInTheMiddleOnceTheLengthIsKnown();
    void seeksInWhatIsHereAskNobody();
    void goesOnWhereItStoodWhenTheOriginComesBack();
    void aPauseOutlivesTheOrigin();

private:
    /// Serves the file \a name at the origin from now on.
    [[nodiscard]] bool putOnOrigin(const QString &name);
    [[nodiscard]] QUrl open(const QString &name);
    void breakOrigin();
    /// Plays an episode whose origin fails for half a minute. \return what is wrong, or an empty
    /// string
    [[nodiscard]] QString starve();
    /// Starts \a name at \a start with an empty cache. \return what is wrong, or an empty string
    [[nodiscard]] QString beginAt(const QString &name, milliseconds start);
    /// Starts an episode at \a start whose server sends \a answer, which tells no length.
    /// \return what is wrong, or an empty string
    [[nodiscard]] static QString beginLater(const ServerAnswer &answer, milliseconds start);

    QTemporaryDir m_folder;
    std::optional<QTemporaryDir> m_cache;
    std::unique_ptr<LocalHttpServer> m_origin;
    std::unique_ptr<stream::Streamer> m_streamer;
    milliseconds m_delay{};
};

void TestStreaming::initTestCase()
{
    if (!Recorder::isPossible())
        QSKIP("no null sink: DOGEAR_TEST_SINK is not set; packaging/with-null-sink starts one");
    const QString wav = m_folder.filePath(u"tones.wav"_s);
    QVERIFY(writeToneWav(wav, toneSeconds));
    const auto convert = [&](const QString &name, const QStringList &options) {
        return convertSound(wav, m_folder.filePath(name), options);
    };
    QVERIFY(convert(u"vbr.mp3"_s, {u"-q:a"_s, u"5"_s}));
    QVERIFY(convert(u"cbr.mp3"_s, {u"-b:a"_s, u"96k"_s}));
    QVERIFY(convert(u"tones.opus"_s, {u"-b:a"_s, u"64k"_s}));
    QVERIFY(convert(u"last.m4a"_s, {u"-b:a"_s, u"96k"_s}));
    QVERIFY(convert(u"first.m4a"_s, {u"-b:a"_s, u"96k"_s, u"-movflags"_s, u"+faststart"_s}));
}

void TestStreaming::init()
{
    failOnDogearWarnings();
    m_streamer.reset();
    m_cache.emplace();
    m_origin = std::make_unique<LocalHttpServer>();
    m_streamer = std::make_unique<stream::Streamer>(
        m_cache->path(),
        "Dogear/test",
        stream::RetryPolicy{.timeout = 2s, .firstPause = 200ms, .maxPause = 1s});
}

bool TestStreaming::putOnOrigin(const QString &name)
{
    QFile content(m_folder.filePath(name));
    if (!content.open(QIODevice::ReadOnly))
        return false;
    const ServerDocument document{.body = content.readAll(), .type = "audio/mpeg", .etag = "\"a\""};
    m_origin->setRoute(u"/episode"_s, [this, document](const ServerRequest &request) {
        ServerAnswer answer = answerWith(document, request);
        answer.delay = m_delay;
        return answer;
    });
    return true;
}

QUrl TestStreaming::open(const QString &name)
{
    if (!putOnOrigin(name))
        return {};
    auto opened = m_streamer->open(name, m_origin->url(u"/episode"_s));
    if (!waitFor([&] { return opened.isFinished(); }))
        return {};
    return opened.result().value_or(QUrl());
}

void TestStreaming::beginsInTheMiddle_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("MP3 with a variable bit rate") << u"vbr.mp3"_s;
    QTest::newRow("MP3 with a constant bit rate") << u"cbr.mp3"_s;
    QTest::newRow("Opus") << u"tones.opus"_s;
    QTest::newRow("M4A with its index at the end") << u"last.m4a"_s;
    QTest::newRow("M4A with its index at the beginning") << u"first.m4a"_s;
}

void TestStreaming::beginsInTheMiddle()
{
    QFETCH(const QString, name);
    m_delay = 50ms;
    // The machine may be busy, hence three tries; each has a new cache, so that it is a cold start.
    const QString wrong = inThreeTries([&] {
        init();
        return beginAt(name, 123s);
    });
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
}

QString TestStreaming::beginAt(const QString &name, milliseconds start)
{
    DogearUnderTest dogear;
    const Recorder recorder;
    const bool isReady = waitFor([&] { return recorder.isRunning(); });
    const QUrl address = open(name);
    if (!isReady || address.isEmpty())
        return u"nothing to listen to"_s;
    const double played = wallMs();
    dogear.player.load({address, start});
    dogear.player.play();
    pass(4s);
    const double asked = wallMs();
    const milliseconds said = dogear.player.position();
    pass(2s);
    const Recording recording = recorder.recording(played);
    const auto sound = recording.soundAfter(played);
    const auto begun = sound ? recording.heardAt(*sound + 100, 1) : std::nullopt;
    const auto heard = recording.heardAt(asked, 1);
    if (!begun || !heard)
        return u"no sound"_s;
    const milliseconds early = begun->position - start - 100ms;
    const milliseconds off = heard->position - said;
    if (std::max(std::abs(double(early.count())), std::abs(double(off.count()))) <= exactMs)
        return {};
    return u"begins %1 ms late; %2 ms off later"_s.arg(early.count()).arg(off.count());
}

void TestStreaming::beginsInTheMiddleOnceTheLengthIsKnown_data()
{
    QTest::addColumn<bool>("isChunked");
    QTest::newRow("N: a server that ends the file with the connection") << false;
    QTest::newRow("N: a server that sends the file in chunks") << true;
}

void TestStreaming::beginsInTheMiddleOnceTheLengthIsKnown()
{
    QFETCH(const bool, isChunked);
    QFile content(m_folder.filePath(u"vbr.mp3"_s));
    QVERIFY(content.open(QIODevice::ReadOnly));
    ServerAnswer answer{.body = content.readAll(),
                        .headers = {{"Content-Type", "audio/mpeg"}},
                        .hasLength = false,
                        .ending = Ending::Close};
    if (isChunked) {
        answer.headers.append(std::pair<QByteArray, QByteArray>("Transfer-Encoding", "chunked"));
        answer.body =
            QByteArray::number(answer.body.size(), 16) + "\r\n" + answer.body + "\r\n0\r\n\r\n";
    }
    const QString wrong = inThreeTries([&] { return beginLater(answer, 123s); });
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
}

QString TestStreaming::beginLater(const ServerAnswer &answer, milliseconds start)
{
    LocalHttpServer origin;
    origin.setRoute(u"/episode"_s, [&answer](const ServerRequest &) { return answer; });
    StreamedDogear streamed(std::chrono::seconds{toneSeconds});
    const Recorder recorder;
    if (!waitFor([&] { return recorder.isRunning(); }))
        return u"no recorder"_s;
    streamed.playFrom(origin.url(u"/episode"_s).toString(), start);
    // Until the length is known, the beginning is heard.
    const bool isReached = waitFor([&] {
        const milliseconds place = streamed.position();
        return place > start + 1s && place < start + 10s;
    });
    if (!isReached)
        return u"is at %1 ms"_s.arg(streamed.position().count());
    const auto off = positionError(streamed, recorder);
    return off && std::abs(*off) <= exactMs ? QString()
                                            : u"position() %1 ms off"_s.arg(off.value_or(1e6));
}

void TestStreaming::seeksInWhatIsHereAskNobody()
{
    m_delay = {};
    DogearUnderTest dogear;
    const Recorder recorder;
    QVERIFY(waitFor([&] { return recorder.isRunning(); }));
    m_streamer->setReadAhead(50'000'000); // the whole file
    const QSignalSpy completed(m_streamer.get(), &stream::Streamer::completed);
    const QUrl address = open(u"vbr.mp3"_s);
    dogear.player.load({address, 10s});
    dogear.player.play();
    QVERIFY(waitFor([&] { return !completed.isEmpty(); }));
    const qint64 sent = m_origin->bytesSent();
    QCOMPARE(sent, QFileInfo(m_folder.filePath(u"vbr.mp3"_s)).size()); // each byte once
    QRandomGenerator random(2);
    for (int i = 0; i < 8; ++i) {
        const milliseconds target = randomTarget(random, 280s, dogear.player.position());
        const auto landing = seekTo(dogear, recorder, target);
        QVERIFY(landing);
        QVERIFY2(std::abs(landing->errorMs) <= exactMs,
                 qPrintable(QString::number(landing->errorMs)));
    }
    QCOMPARE(m_origin->bytesSent(), sent);
}

void TestStreaming::breakOrigin()
{
    m_origin->setRoute(u"/episode"_s,
                       [](const ServerRequest &) { return ServerAnswer{.ending = Ending::Drop}; });
}

void TestStreaming::goesOnWhereItStoodWhenTheOriginComesBack()
{
    m_delay = {};
    const QString wrong = inThreeTries([&] {
        init();
        return starve();
    });
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
}

QString TestStreaming::starve()
{
    constexpr auto begin = 20s;
    DogearUnderTest dogear;
    const Recorder recorder;
    const QSignalSpy waiting(m_streamer.get(), &stream::Streamer::waiting);
    const QSignalSpy recovered(m_streamer.get(), &stream::Streamer::recovered);
    const bool isReady = waitFor([&] { return recorder.isRunning(); });
    m_streamer->setReadAheadTime(4s);
    const QUrl address = open(u"tones.wav"_s);
    if (!isReady || address.isEmpty())
        return u"nothing to listen to"_s;
    m_streamer->setConsumedFraction(u"tones.wav"_s, 1.0 / toneSeconds);
    const double played = wallMs();
    dogear.player.load({address, begin});
    dogear.player.play();
    pass(4s);
    breakOrigin();
    const double broken = wallMs();
    pass(30s);
    const milliseconds stood = dogear.player.position();
    const bool wasStalled = dogear.player.isStalled();
    const bool wasWaiting = !waiting.isEmpty() && recovered.isEmpty();
    (void)putOnOrigin(u"tones.wav"_s);
    const double back = wallMs();
    milliseconds shown = stood; // furthest position reported during the stall
    const auto hasGoneOn = [&] {
        const milliseconds now = dogear.player.position();
        if (dogear.player.isStalled())
            shown = std::max(shown, now);
        return now > stood + 4s;
    };
    if (!waitFor(hasGoneOn))
        return u"nothing comes after %1 s"_s.arg(double(stood.count()) / 1000);
    if (shown != stood)
        return u"stands at %1 ms, but reports %2 ms"_s.arg(stood.count()).arg(shown.count());
    const Recording recording = recorder.recording(played);
    const auto onward = recording.heardAt(broken + 2000, 1);
    const auto sound = recording.soundAfter(back);
    const auto heard = sound ? recording.heardAt(*sound + 100, 1) : std::nullopt;
    const double asked = wallMs();
    const milliseconds said = dogear.player.position();
    pass(2s);
    const auto later = recorder.recording(played).heardAt(asked, 1);
    if (!onward || !heard || !later) {
        return u"no sound: %1 after the origin broke, %2 when it came back, %3 at the end"_s
            .arg(onward.has_value())
            .arg(heard.has_value())
            .arg(later.has_value());
    }
    const milliseconds gap = heard->position - 100ms - stood;
    const milliseconds off = later->position - said;
    if (wasStalled && wasWaiting && stood > begin + 10s && !dogear.player.isStalled()
        && std::max(std::abs(double(gap.count())), std::abs(double(off.count()))) <= exactMs)
        return {};
    return u"stood at %1 ms, stalled %2, waiting %3; goes on %4 ms later, %5 ms off"_s
        .arg(stood.count())
        .arg(wasStalled)
        .arg(wasWaiting)
        .arg(gap.count())
        .arg(off.count());
}

void TestStreaming::aPauseOutlivesTheOrigin()
{
    m_delay = {};
    DogearUnderTest dogear;
    const Recorder recorder;
    QVERIFY(waitFor([&] { return recorder.isRunning(); }));
    m_streamer->setReadAheadTime(4s);
    const QUrl address = open(u"tones.wav"_s);
    m_streamer->setConsumedFraction(u"tones.wav"_s, 1.0 / toneSeconds);
    dogear.player.load({address, 20s});
    dogear.player.play();
    pass(2s);
    breakOrigin();
    dogear.player.pause();
    pass(20s); // longer than GStreamer's own timeout for a server
    const milliseconds place = dogear.player.position();
    (void)putOnOrigin(u"tones.wav"_s);
    const double played = wallMs();
    dogear.player.play();
    pass(25s); // longer than the buffered audio
    QVERIFY(!dogear.player.isStalled());
    QVERIFY(dogear.player.position() > place + 20s);
    const double asked = wallMs();
    const milliseconds said = dogear.player.position();
    pass(2s);
    const auto heard = recorder.recording(played).heardAt(asked, 1);
    QVERIFY(heard);
    QVERIFY(std::abs(double((heard->position - said).count())) <= exactMs);
}

QTEST_GUILESS_MAIN(TestStreaming)
#include "tst_streaming.moc"
