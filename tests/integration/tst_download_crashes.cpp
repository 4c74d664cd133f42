// SPDX-License-Identifier: GPL-3.0-or-later
// Kills a downloading program at random moments; the next start must continue without wrong bytes.

#include <support/local_http_server.h>
#include <support/wait_for.h>

#include <QCryptographicHash>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <media/media_store.h>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using test::waitForEvents;

namespace {

constexpr int kills = 200;
constexpr qint64 size = 6'000'000;

QByteArray sha256(const QByteArray &bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
}

QByteArray sha256OfFile(const QString &path)
{
    QFile file(path);
    return file.open(QFile::ReadOnly) ? sha256(file.readAll()) : QByteArray();
}

} // namespace

class TestDownloadCrashes final : public QObject
{
    Q_OBJECT

private slots:
    void killedAgainAndAgain_data();
    void killedAgainAndAgain();

private:
    void serve(bool hasRanges);
    void start(QProcess &child) const;
    /// Whether every stored byte, and the finished file if it exists, equals the original.
    [[nodiscard]] bool isTrue() const;

    QByteArray m_episode;
    QByteArray m_hash;
    test::LocalHttpServer m_origin;
    QString m_store;
    QString m_target;
};

void TestDownloadCrashes::serve(bool hasRanges)
{
    QRandomGenerator random(7);
    m_episode.resize(size);
    random.fillRange(reinterpret_cast<quint32 *>(m_episode.data()), size / 4);
    m_hash = sha256(m_episode);
    m_origin.setRoute(u"/a.mp3"_s, [this, hasRanges](const test::ServerRequest &request) {
        auto answer =
            hasRanges
                ? answerWith({.body = m_episode, .type = "audio/mpeg", .etag = "\"1\""}, request)
                : test::ServerAnswer{.body = m_episode,
                                     .headers = {{"Content-Type", "audio/mpeg"}}};
        // 6 MB in about 100 ms, so that a kill within 180 ms hits every phase of the download.
        answer.bytesPerSecond = 60'000'000;
        return answer;
    });
}

void TestDownloadCrashes::start(QProcess &child) const
{
    child.start(QStringLiteral(DOWNLOAD_CHILD),
                {m_store, m_origin.url(u"/a.mp3"_s).toString(), m_target});
}

bool TestDownloadCrashes::isTrue() const
{
    if (QFile::exists(m_target) && sha256OfFile(m_target) != m_hash)
        return false;
    media::MediaStore store(m_store);
    for (const media::StoredMedia &media : store.all()) {
        const auto file = store.file(media.key);
        if (!file)
            return false;
        // Checks every byte range the store claims to have, not only complete files.
        for (const media::ByteRange &range : (*file)->ranges().list()) {
            if ((*file)->read(range.begin, range.size()).value_or(QByteArray())
                != m_episode.sliced(range.begin, range.size()))
                return false;
        }
    }
    return true;
}

void TestDownloadCrashes::killedAgainAndAgain_data()
{
    QTest::addColumn<bool>("hasRanges");
    QTest::addColumn<int>("times");
    QTest::addColumn<QString>("disk"); // where the finished file goes
    QTest::newRow("an origin with ranges") << true << kills << QDir::tempPath();
    QTest::newRow("an origin without ranges") << false << 10 << QDir::tempPath();
    QTest::newRow("the finished file goes to another disk") << true << 30 << u"/dev/shm"_s;
}

void TestDownloadCrashes::killedAgainAndAgain()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    QFETCH(const bool, hasRanges);
    QFETCH(const int, times);
    QFETCH(const QString, disk);
    serve(hasRanges);
    const QTemporaryDir folder;
    m_store = folder.filePath(u"media"_s);
    const QTemporaryDir targets(disk + u"/dogear-XXXXXX"_s);
    if (!targets.isValid())
        QSKIP("there is no such disk here");
    m_target = targets.filePath(u"Title.mp3"_s);
    const auto seed = QRandomGenerator::global()->generate();
    QRandomGenerator random(seed);
    int completed = 0;
    for (int kill = 0; kill < times; ++kill) {
        if (QFile::exists(m_target)) {
            ++completed;
            QVERIFY(QFile::remove(m_target)); // start from the beginning
        }
        QProcess child;
        start(child);
        // The child prints a line once it is running.
        QVERIFY(waitForEvents([&] { return child.canReadLine(); }));
        QElapsedTimer time;
        time.start();
        const int after = random.bounded(180);
        (void)waitForEvents(
            [&] { return time.hasExpired(after) || child.state() == QProcess::NotRunning; }, after);
        child.kill(); // SIGKILL
        QVERIFY(waitForEvents([&] { return child.state() == QProcess::NotRunning; }));
        QVERIFY2(isTrue(), qPrintable(u"seed %1, kill %2"_s.arg(seed).arg(kill)));
    }
    QProcess child;
    start(child);
    QVERIFY(waitForEvents([&] { return child.state() == QProcess::NotRunning; }));
    QCOMPARE(child.exitCode(), 0);
    QCOMPARE(sha256OfFile(m_target), m_hash);
    QVERIFY(media::MediaStore(m_store).all().isEmpty());
    qInfo("%d files were completed in between, %lld MB were sent",
          completed,
          m_origin.bytesSent() / 1'000'000);
}

QTEST_GUILESS_MAIN(TestDownloadCrashes)
#include "tst_download_crashes.moc"
