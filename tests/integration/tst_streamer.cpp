// SPDX-License-Identifier: GPL-3.0-or-later
// Tests Streamer from an origin through its thread to a reader, as the player uses it.

#include <net/range_client.h>
#include <support/local_http_routes.h>
#include <support/local_http_server.h>
#include <support/timeouts.h>

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <stream/streamer.h>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using stream::Buffered;
using stream::Streamer;

namespace {

constexpr qint64 size = 2'000'000;
constexpr auto file = "/bytes/2000000"_L1;

} // namespace

class TestStreamer final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void whatIsHeardIsStored();
    void tellsHowMuchIsThere();
    void whatIsClosedIsThereNoLonger();
    void severalAtOnce();
    void tellsWhatGoesWrong();
    void aFolderThatCannotBeMade();
    void endsInTheMiddle();
    void neverUsed();

private:
    void begin();
    [[nodiscard]] QUrl open(const QString &key, const QUrl &url);
    /// Reads everything at \a address like a player does.
    [[nodiscard]] QByteArray readAll(const QUrl &address);

    std::unique_ptr<test::LocalHttpServer> m_origin;
    std::optional<QTemporaryDir> m_folder;
    std::unique_ptr<Streamer> m_streamer;
};

void TestStreamer::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_origin = std::make_unique<test::LocalHttpServer>();
    m_folder.emplace();
    begin();
}

void TestStreamer::begin()
{
    m_streamer.reset();
    m_streamer = std::make_unique<Streamer>(
        m_folder->filePath(u"media"_s),
        "Dogear/test",
        stream::RetryPolicy{.timeout = 500ms, .firstPause = 20ms, .maxPause = 100ms});
}

void TestStreamer::cleanup()
{
    m_streamer.reset();
}

QUrl TestStreamer::open(const QString &key, const QUrl &url)
{
    auto opened = m_streamer->open(key, url);
    if (!test::waitUntil([&] { return opened.isFinished(); }))
        return {};
    return opened.result().value_or(QUrl());
}

QByteArray TestStreamer::readAll(const QUrl &address)
{
    net::RangeClient player("player");
    const auto reader = player.read({.url = address, .cause = net::Purpose::Media});
    QByteArray all;
    const bool isWhole = test::waitUntil(
        [&] {
            all += reader->read(size);
            return reader->isFinished();
        },
        20'000);
    return isWhole ? all + reader->read(size) : QByteArray();
}

void TestStreamer::whatIsHeardIsStored()
{
    const QSignalSpy completed(m_streamer.get(), &Streamer::completed);
    const QUrl address = open(u"a"_s, m_origin->url(file));
    QCOMPARE(address.host(), u"127.0.0.1"_s);
    QVERIFY(readAll(address) == test::patternBytes(size));
    QTRY_COMPARE(completed.size(), 1);
    QCOMPARE(m_origin->bytesSent(), size);
    const qsizetype asked = m_origin->requests().size();

    // The next time, even after a restart, the origin gets no request.
    begin();
    const QUrl again = open(u"a"_s, QUrl(u"http://127.0.0.1:9/gone"_s));
    QVERIFY(readAll(again) == test::patternBytes(size));
    QCOMPARE(m_origin->requests().size(), asked);
}

void TestStreamer::tellsHowMuchIsThere()
{
    QSignalSpy told(m_streamer.get(), &Streamer::bufferedChanged);
    m_streamer->setReadAhead(100'000);
    const QUrl address = open(u"a"_s, m_origin->url(file));
    net::RangeClient player("player");
    const auto reader = player.read(
        {.url = address, .cause = net::Purpose::Media, .begin = 1'000'000, .end = 1'000'100});
    const auto isThere = [&] {
        return std::ranges::any_of(told, [](const QVariantList &arguments) {
            const auto buffered = arguments[1].value<Buffered>();
            return buffered.length == size && buffered.ranges.contains({1'000'000, 1'100'000})
                   && buffered.ranges.total() < size;
        });
    };
    QTRY_VERIFY(isThere());
    QCOMPARE(told.constLast().constFirst().toString(), u"a"_s);
    QTRY_VERIFY(reader->isFinished());
    QCOMPARE(reader->read(1000), test::patternBytes(size).sliced(1'000'000, 100));
}

void TestStreamer::whatIsClosedIsThereNoLonger()
{
    const QUrl address = open(u"a"_s, m_origin->url(file));
    const QUrl other = open(u"b"_s, m_origin->url(file));
    m_streamer->close(u"a"_s);
    QCOMPARE(readAll(address), QByteArray());
    QCOMPARE(readAll(other).size(), size);
}

void TestStreamer::severalAtOnce()
{
    const QUrl one = open(u"a"_s, m_origin->url(file));
    const QUrl other = open(u"b"_s, m_origin->url("/bytes/300000"_L1));
    QVERIFY(one != other);
    QCOMPARE(readAll(other), test::patternBytes(300'000));
    QVERIFY(readAll(one) == test::patternBytes(size));
    // Opened again, the episode has another address, but its stored bytes are used.
    const QUrl again = open(u"a"_s, m_origin->url(file));
    QVERIFY(again != one);
    QVERIFY(readAll(again) == test::patternBytes(size));
    QCOMPARE(m_origin->bytesSent(), size + 300'000);
}

void TestStreamer::tellsWhatGoesWrong()
{
    int status = 503;
    m_origin->setRoute(u"/episode"_s, [&](const test::ServerRequest &request) {
        return status == 200
                   ? answerWith({.body = test::patternBytes(size), .type = "audio/mpeg"}, request)
                   : test::ServerAnswer{.status = status};
    });
    const QSignalSpy waiting(m_streamer.get(), &Streamer::waiting);
    const QSignalSpy recovered(m_streamer.get(), &Streamer::recovered);
    const QSignalSpy failed(m_streamer.get(), &Streamer::failed);
    const QUrl address = open(u"a"_s, m_origin->url(u"/episode"_s));
    net::RangeClient player("player");
    const auto reader = player.read({.url = address, .cause = net::Purpose::Media, .end = 1000});
    QTRY_VERIFY(!waiting.isEmpty());
    QCOMPARE(waiting[0][1].value<Error>().httpStatus, 503);
    status = 404;
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(failed[0][0].toString(), u"a"_s);
    QCOMPARE(failed[0][1].value<Error>().httpStatus, 404);
    QVERIFY(!reader->isFinished()); // it waits: the user may try again
    status = 200;
    m_streamer->retry(u"a"_s);
    QTRY_VERIFY(reader->isFinished());
    QCOMPARE(reader->read(size), test::patternBytes(1000));
    QCOMPARE(recovered.size(), 1);
}

void TestStreamer::aFolderThatCannotBeMade()
{
    QFile inTheWay(m_folder->filePath(u"media"_s));
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    auto opened = m_streamer->open(u"a"_s, m_origin->url(file));
    QTRY_VERIFY(opened.isFinished());
    QVERIFY(!opened.result());
    QCOMPARE(opened.result().error().code, ErrorCode::FileUnwritable);
}

void TestStreamer::endsInTheMiddle()
{
    const QUrl address = open(u"a"_s, m_origin->url("/drip/100000"_L1));
    net::RangeClient player("player");
    const auto reader = player.read({.url = address, .cause = net::Purpose::Media});
    const QSignalSpy ready(reader.get(), &net::RangeReader::readyRead);
    QTRY_VERIFY(!ready.isEmpty());
    m_streamer.reset();
    QTRY_VERIFY(reader->isFinished());
    QVERIFY(!reader->outcome());
}

void TestStreamer::neverUsed()
{
    m_streamer->close(u"a"_s);
    m_streamer->retry(u"a"_s);
    m_streamer.reset();
}

QTEST_GUILESS_MAIN(TestStreamer)

#include "tst_streamer.moc"
