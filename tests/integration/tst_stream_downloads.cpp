// SPDX-License-Identifier: GPL-3.0-or-later
// Tests downloads through Streamer, from an origin that counts bytes to a plain file.

#include <base/utc.h>
#include <net/range_client.h>
#include <support/local_http_routes.h>
#include <support/local_http_server.h>
#include <support/timeouts.h>
#include <support/wait_for.h>

#include <QElapsedTimer>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <stream/streamer.h>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using stream::Streamer;
using test::waitForEvents;

namespace {

constexpr qint64 size = 2'000'000;
constexpr auto file = "/bytes/2000000"_L1;
const QString key = u"a"_s;

template<typename T>
T answerOf(const Future<T> &future)
{
    (void)waitForEvents([&] { return future.isFinished(); });
    return future.result();
}

} // namespace

class TestStreamDownloads final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void becomesAPlainFile();
    void whatWasHeardIsNotFetchedAgain_data();
    void whatWasHeardIsNotFetchedAgain();
    void goesOnAtTheMissingByte();
    void heardWhileItIsDownloaded();
    void staysAfterTheListenerHasLeft();
    void isHeardOnAfterItMovedOut();
    void theLimitHolds_data();
    void theLimitHolds();
    void theLimitNeverHoldsUpWhoListens();
    void movingOut_data();
    void movingOut();
    void removing();
    void evicting();

private:
    void begin();
    [[nodiscard]] bool download(const QString &name = key);
    [[nodiscard]] QUrl open();
    [[nodiscard]] QByteArray readAll(const QUrl &address);
    [[nodiscard]] qint64 there(const QString &name = key);
    [[nodiscard]] QString target() const { return m_folder->filePath(u"Title.mp3"_s); }

    std::unique_ptr<test::LocalHttpServer> m_origin;
    std::optional<QTemporaryDir> m_folder;
    std::unique_ptr<Streamer> m_streamer;
    std::unique_ptr<QSignalSpy> m_completed;
    std::unique_ptr<QSignalSpy> m_buffered;
};

void TestStreamDownloads::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_origin = std::make_unique<test::LocalHttpServer>();
    m_folder.emplace();
    begin();
}

void TestStreamDownloads::begin()
{
    m_streamer.reset();
    m_streamer = std::make_unique<Streamer>(
        m_folder->filePath(u"media"_s),
        "Dogear/test",
        stream::RetryPolicy{.timeout = 500ms, .firstPause = 20ms, .maxPause = 100ms});
    m_completed = std::make_unique<QSignalSpy>(m_streamer.get(), &Streamer::completed);
    m_buffered = std::make_unique<QSignalSpy>(m_streamer.get(), &Streamer::bufferedChanged);
}

void TestStreamDownloads::cleanup()
{
    m_streamer.reset();
}

bool TestStreamDownloads::download(const QString &name)
{
    const qsizetype before = m_completed->size();
    m_streamer->download(name, m_origin->url(file));
    return waitForEvents([&] { return m_completed->size() > before; });
}

QUrl TestStreamDownloads::open()
{
    return answerOf(m_streamer->open(key, m_origin->url(file))).value_or(QUrl());
}

QByteArray TestStreamDownloads::readAll(const QUrl &address)
{
    net::RangeClient player("player");
    const auto reader = player.read({.url = address, .cause = net::Purpose::Media});
    QByteArray all;
    const bool isWhole = waitForEvents([&] {
        all += reader->read(size);
        return reader->isFinished();
    });
    return isWhole ? all + reader->read(size) : QByteArray();
}

qint64 TestStreamDownloads::there(const QString &name)
{
    qint64 total = 0;
    for (const QVariantList &arguments : std::as_const(*m_buffered)) {
        if (arguments[0].toString() == name)
            total = arguments[1].value<stream::Buffered>().ranges.total();
    }
    return total;
}

void TestStreamDownloads::becomesAPlainFile()
{
    QVERIFY(download());
    const auto described = answerOf(m_streamer->describe(key));
    QVERIFY(described);
    QVERIFY(described->isComplete);
    QCOMPARE(described->length, size);
    QCOMPARE(described->contentType, "audio/mpeg");
    const QDateTime modified(QDate(2024, 8, 4), QTime(12, 0), utc);
    QVERIFY(answerOf(m_streamer->moveOut(key, target(), modified)));
    QFile plain(target());
    QVERIFY(plain.open(QIODevice::ReadOnly));
    QVERIFY(plain.readAll() == test::patternBytes(size));
    QCOMPARE(QFileInfo(target()).lastModified(), modified);
    QCOMPARE(m_origin->bytesSent(), size);
    QVERIFY(answerOf(m_streamer->stored()).isEmpty());
}

void TestStreamDownloads::whatWasHeardIsNotFetchedAgain_data()
{
    QTest::addColumn<bool>("isStillHeard");
    QTest::addColumn<bool>("isAfterAStart");
    QTest::newRow("while the episode is in the player") << true << false;
    QTest::newRow("after the player has left the episode") << false << false;
    QTest::newRow("after a restart") << false << true;
}

void TestStreamDownloads::whatWasHeardIsNotFetchedAgain()
{
    QFETCH(const bool, isStillHeard);
    QFETCH(const bool, isAfterAStart);
    QVERIFY(readAll(open()) == test::patternBytes(size));
    QTRY_COMPARE(m_completed->size(), 1);
    if (!isStillHeard)
        m_streamer->close(key);
    if (isAfterAStart)
        begin();
    QVERIFY(download());
    QCOMPARE(m_origin->bytesSent(), size);
}

void TestStreamDownloads::goesOnAtTheMissingByte()
{
    m_streamer->setDownloadLimit(1'000'000);
    m_streamer->download(key, m_origin->url(file));
    QVERIFY(waitForEvents([&] { return there() > 200'000; }));
    m_streamer->stopDownload(key);
    const auto stored = answerOf(m_streamer->stored());
    QCOMPARE(stored.size(), 1);
    QCOMPARE_GE(stored[0].size, 200'000);
    QVERIFY(!stored[0].isComplete);
    m_origin->clearRequests();
    m_streamer->setDownloadLimit(0);
    QVERIFY(download());
    QCOMPARE(m_origin->requests().size(), 1);
    QCOMPARE(m_origin->requests()[0].header("Range"),
             "bytes=" + QByteArray::number(stored[0].size) + "-1999999");
}

void TestStreamDownloads::heardWhileItIsDownloaded()
{
    m_streamer->setDownloadLimit(100'000);
    m_streamer->download(key, m_origin->url(file));
    QVERIFY(waitForEvents([&] { return there() > 0; }));
    // At the limit this would take 20 s, but a listener is not limited.
    QVERIFY(readAll(open()) == test::patternBytes(size));
    QTRY_COMPARE(m_completed->size(), 1);
    // Only the bytes that were buffered when the listener came are fetched twice.
    QCOMPARE_LE(m_origin->bytesSent(), size * 23 / 20);
}

void TestStreamDownloads::staysAfterTheListenerHasLeft()
{
    m_streamer->setReadAhead(100'000);
    const QUrl address = open();
    net::RangeClient player("player");
    const auto reader = player.read({.url = address, .cause = net::Purpose::Media, .end = 1000});
    QVERIFY(waitForEvents([&] { return reader->isFinished(); }));
    m_streamer->setDownloadLimit(400'000);
    m_streamer->download(key, m_origin->url(file));
    QVERIFY(waitForEvents([&] { return there() > 300'000; }));
    m_streamer->close(key);
    m_streamer->setDownloadLimit(0);
    QVERIFY(waitForEvents([&] { return !m_completed->isEmpty(); }));
    QCOMPARE(readAll(address), QByteArray());
}

void TestStreamDownloads::isHeardOnAfterItMovedOut()
{
    const QUrl address = open();
    QVERIFY(download());
    QVERIFY(answerOf(m_streamer->moveOut(key, target())));
    m_streamer->stopDownload(key);
    QVERIFY(readAll(address) == test::patternBytes(size));
    QCOMPARE(m_origin->bytesSent(), size);
    m_streamer->close(key);
    QVERIFY(answerOf(m_streamer->stored()).isEmpty());
}

void TestStreamDownloads::theLimitHolds_data()
{
    QTest::addColumn<int>("downloads");
    QTest::newRow("one download") << 1;
    QTest::newRow("three downloads together") << 3;
}

void TestStreamDownloads::theLimitHolds()
{
    QFETCH(const int, downloads);
    constexpr qint64 limit = 500'000;
    m_streamer->setDownloadLimit(limit);
    QElapsedTimer time;
    time.start();
    for (int i = 0; i < downloads; ++i)
        m_streamer->download(QString::number(i), m_origin->url(file));
    QVERIFY(waitForEvents([&] { return time.hasExpired(1'500); }));
    qint64 total = 0;
    for (int i = 0; i < downloads; ++i) {
        const qint64 bytes = there(QString::number(i));
        QCOMPARE_GT(bytes, limit / downloads / 2); // each gets its share
        total += bytes;
    }
    // The limit allows a burst of 250 ms.
    QCOMPARE_LE(total, limit * (time.elapsed() + 250) / 1000);
    QCOMPARE_GE(total, limit / 2);
}

void TestStreamDownloads::theLimitNeverHoldsUpWhoListens()
{
    m_streamer->setDownloadLimit(20'000);
    m_streamer->download(u"another"_s, m_origin->url("/bytes/2000001"_L1));
    m_streamer->download(key, m_origin->url(file));
    QElapsedTimer time;
    time.start();
    QVERIFY(readAll(open()) == test::patternBytes(size));
    QCOMPARE_LT(time.elapsed(), 5'000);
}

void TestStreamDownloads::movingOut_data()
{
    QTest::addColumn<bool>("isComplete");
    QTest::addColumn<QString>("path");
    QTest::addColumn<std::optional<ErrorCode>>("error");
    QTest::newRow("an incomplete file stays in the store")
        << false << u"/Title.mp3"_s << std::optional(ErrorCode::TruncatedInput);
    QTest::newRow("a complete file to a folder that does not exist")
        << true << u"/gone/Title.mp3"_s << std::optional(ErrorCode::FileUnwritable);
    QTest::newRow("a complete file") << true << u"/Title.mp3"_s << std::optional<ErrorCode>();
}

void TestStreamDownloads::movingOut()
{
    QFETCH(const bool, isComplete);
    QFETCH(const QString, path);
    QFETCH(const std::optional<ErrorCode>, error);
    if (isComplete)
        QVERIFY(download());
    const auto moved = answerOf(m_streamer->moveOut(key, m_folder->path() + path));
    QCOMPARE(moved.has_value(), !error);
    if (error)
        QCOMPARE(moved.error().code, *error);
    QCOMPARE(QFileInfo::exists(m_folder->path() + path), !error);
    if (isComplete && error)
        QVERIFY(answerOf(m_streamer->stored())[0].isComplete);
}

void TestStreamDownloads::removing()
{
    QVERIFY(download());
    const QUrl address = open();
    QVERIFY(answerOf(m_streamer->remove(key)));
    QVERIFY(readAll(address) == test::patternBytes(size)); // still open in the player
    m_streamer->close(key);
    QVERIFY(answerOf(m_streamer->remove(key)));
    QVERIFY(answerOf(m_streamer->stored()).isEmpty());
}

void TestStreamDownloads::evicting()
{
    QVERIFY(download(u"a"_s));
    QVERIFY(download(u"b"_s));
    QVERIFY(download(u"c"_s));
    for (const QString &name : {u"a"_s, u"b"_s, u"c"_s})
        m_streamer->stopDownload(name);
    const auto removed = answerOf(m_streamer->evict(size, {u"a"_s}));
    QCOMPARE(removed.size(), 2);
    QCOMPARE(answerOf(m_streamer->stored()).constFirst().key, u"a"_s);
}

QTEST_GUILESS_MAIN(TestStreamDownloads)
#include "tst_stream_downloads.moc"
