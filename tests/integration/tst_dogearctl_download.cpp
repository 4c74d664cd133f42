// SPDX-License-Identifier: GPL-3.0-or-later
// Tests dogearctl download: it downloads the given episodes, unless a window has the library open.

#include <support/local_http_routes.h>
#include <support/local_http_server.h>
#include <support/timeouts.h>

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLockFile>
#include <QProcess>
#include <QRegularExpression>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>

using namespace Qt::StringLiterals;
using namespace dogear;

namespace {

constexpr qint64 size = 200'000;

struct Answer
{
    int exitCode = -1;
    QByteArray out;
    QByteArray err;

    [[nodiscard]] QJsonArray downloads() const
    {
        return QJsonDocument::fromJson(out).object().value("downloads"_L1).toArray();
    }
    /// The states of the downloads, e.g. "waiting done".
    [[nodiscard]] QString states() const
    {
        QStringList states;
        for (const auto &download : downloads())
            states.append(download.toObject().value("state"_L1).toString());
        return states.join(u' ');
    }
};

} // namespace

class TestDogearctlDownload final : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void filesComeAndStay();
    void whatWaitedForAWindowIsFetchedOnceThereIsNone();
    void aWindowThatOpensTakesOver();
    void aDiskThatIsNearlyFullKeepsItWaiting();
    void nothingIsQueuedWithAWrongNumber();
    void aFailureIsOneLine();
    void aServerThatIsNotThereIsGivenUp();

private:
    Answer run(const QStringList &arguments);
    std::unique_ptr<QProcess> start(const QStringList &arguments);
    void set(const QString &key, const QVariant &value);
    [[nodiscard]] Answer answerOf(QProcess &program);
    /// Follows a show. \return the ids of its two episodes, newest first; the second one's media is
    /// at \a second
    QStringList follow(const QString &second = u"/2.mp3"_s);
    [[nodiscard]] QString lockPath() const { return m_folder->filePath(u"data/window.lock"_s); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<test::LocalHttpServer> m_origin;
};

void TestDogearctlDownload::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    qputenv("QT_FATAL_WARNINGS", "1"); // of dogearctl: a Qt warning aborts it
    m_folder = std::make_unique<QTemporaryDir>();
    m_origin = std::make_unique<test::LocalHttpServer>();
    for (const QString &path : {u"/1.mp3"_s, u"/2.mp3"_s})
        m_origin->setMedia(path, test::patternBytes(size), "audio/mpeg");
    set(u"downloads/keepFreeMegabytes"_s, 0); // the disk of the test machine may be full
}

void TestDogearctlDownload::set(const QString &key, const QVariant &value)
{
    QDir(m_folder->path()).mkpath(u"data"_s);
    QSettings(m_folder->filePath(u"data/settings.ini"_s), QSettings::IniFormat)
        .setValue(key, value);
}

std::unique_ptr<QProcess> TestDogearctlDownload::start(const QStringList &arguments)
{
    auto program = std::make_unique<QProcess>();
    program->start(QStringLiteral(DOGEARCTL),
                   QStringList{u"--json"_s, u"--data-dir"_s, m_folder->filePath(u"data"_s)}
                       + arguments);
    return program;
}

Answer TestDogearctlDownload::answerOf(QProcess &program)
{
    // Not waitForFinished(): the origin answers from this event loop.
    const bool isDone =
        test::waitUntil([&] { return program.state() == QProcess::NotRunning; }, 60'000);
    return {isDone ? program.exitCode() : -1,
            program.readAllStandardOutput(),
            program.readAllStandardError()};
}

Answer TestDogearctlDownload::run(const QStringList &arguments)
{
    return answerOf(*start(arguments));
}

QStringList TestDogearctlDownload::follow(const QString &second)
{
    const auto item = [this](int number, const QString &path) {
        return u"<item><title>Number %1</title><guid>g%1</guid>"
               "<pubDate>Mon, %2 Jan 2024 10:00:00 GMT</pubDate>"
               "<enclosure url=\"%3\" type=\"audio/mpeg\" length=\"1\"/></item>"_s.arg(number)
                   .arg(10 - number)
                   .arg(m_origin->url(path).toString());
    };
    QFile file(m_folder->filePath(u"feed.xml"_s));
    if (file.open(QFile::WriteOnly))
        file.write((u"<rss version=\"2.0\"><channel><title>A show</title>"_s + item(1, u"/1.mp3"_s)
                    + item(2, second) + u"</channel></rss>"_s)
                       .toUtf8());
    file.close();
    (void)run({u"subscribe"_s, file.fileName()});
    QStringList ids;
    for (const auto &episode : QJsonDocument::fromJson(run({u"episodes"_s}).out).array()) {
        ids.append(QString::number(episode.toObject().value("id"_L1).toInteger()));
    }
    return ids;
}

void TestDogearctlDownload::filesComeAndStay()
{
    const QStringList ids = follow();
    QCOMPARE(ids.size(), 2);
    const Answer first = run(QStringList{u"download"_s} + ids);
    QVERIFY2(first.exitCode == 0, first.err.constData());
    QCOMPARE(first.states(), u"done done"_s);
    for (const auto &download : first.downloads()) {
        QCOMPARE(download.toObject().value("size"_L1).toInteger(), size);
        QFile file(download.toObject().value("path"_L1).toString());
        QVERIFY2(file.open(QFile::ReadOnly), qPrintable(file.fileName()));
        QCOMPARE(file.readAll(), test::patternBytes(size));
    }
    QCOMPARE(first.downloads().at(0).toObject().value("episode_id"_L1).toInteger(),
             ids.at(0).toLongLong());
    const qint64 sent = m_origin->bytesSent();
    QCOMPARE(run(QStringList{u"download"_s} + ids).states(), u"done done"_s);
    QCOMPARE(m_origin->bytesSent(), sent); // the files already exist
}

void TestDogearctlDownload::whatWaitedForAWindowIsFetchedOnceThereIsNone()
{
    const QStringList ids = follow();
    {
        QLockFile window(lockPath());
        QVERIFY(window.tryLock(0));
        const Answer queued = run({u"download"_s, ids.at(0)});
        QCOMPARE(queued.exitCode, 0);
        QCOMPARE(queued.states(), u"waiting"_s);
        QVERIFY(queued.downloads().at(0).toObject().value("path"_L1).isNull());
        QVERIFY2(queued.err.contains("is open"), queued.err.constData());
        QVERIFY(m_origin->requestsFor(u"/1.mp3"_s).isEmpty());
    }
    QCOMPARE(run({u"download"_s, ids.at(0)}).states(), u"done"_s);
}

void TestDogearctlDownload::aWindowThatOpensTakesOver()
{
    const QStringList ids = follow(u"/drip/20000"_s); // 20 kB at 200 bytes/s: 100 s
    const auto program = start({u"download"_s, ids.at(1)});
    QTRY_VERIFY_WITH_TIMEOUT(!m_origin->requestsFor(u"/drip/20000"_s).isEmpty(), 20'000);
    QLockFile window(lockPath());
    QVERIFY(window.tryLock(0)); // dogearctl does not hold the window's lock
    const Answer answer = answerOf(*program);
    QCOMPARE(answer.exitCode, 0);
    QCOMPARE(answer.states(), u"waiting"_s);
    QVERIFY2(answer.err.contains("goes on"), answer.err.constData());
}

void TestDogearctlDownload::aDiskThatIsNearlyFullKeepsItWaiting()
{
    constexpr int most = 10'000'000; // the highest value of the setting, in MB
    const auto disk = std::filesystem::space(m_folder->path().toStdString());
    if (disk.available / 1'000'000 > most)
        QSKIP("no disk is that full");
    set(u"downloads/keepFreeMegabytes"_s, most);
    const QStringList ids = follow();
    const Answer answer = run({u"download"_s, ids.at(0)});
    QCOMPARE(answer.exitCode, 0);
    QCOMPARE(answer.states(), u"waiting"_s);
    QVERIFY2(answer.err.contains("disk is nearly full"), answer.err.constData());
    QVERIFY(m_origin->requestsFor(u"/1.mp3"_s).isEmpty());
}

void TestDogearctlDownload::nothingIsQueuedWithAWrongNumber()
{
    const QStringList ids = follow();
    const Answer answer = run({u"download"_s, ids.at(0), u"4711"_s});
    QCOMPARE(answer.exitCode, 1);
    QCOMPARE(answer.err.count('\n'), 1);
    QVERIFY2(answer.err.contains("4711"), answer.err.constData());
    QVERIFY(m_origin->requestsFor(u"/1.mp3"_s).isEmpty());
    QCOMPARE(run({u"download"_s, u"one"_s}).exitCode, 2);
    QCOMPARE(run({u"download"_s}).exitCode, 2);
}

void TestDogearctlDownload::aFailureIsOneLine()
{
    const QStringList ids = follow(u"/status/404"_s);
    const Answer answer = run({u"download"_s, ids.at(1)});
    QCOMPARE(answer.exitCode, 1);
    QCOMPARE(answer.states(), u"failed"_s);
    QVERIFY2(answer.err.contains("404"), answer.err.constData());
}

void TestDogearctlDownload::aServerThatIsNotThereIsGivenUp()
{
    const QStringList ids = follow();
    m_origin.reset();
    const Answer answer = run({u"download"_s, ids.at(0), u"--wait"_s, u"2"_s});
    QCOMPARE(answer.exitCode, 1);
    QCOMPARE(answer.states(), u"waiting"_s); // the window continues it later
    QVERIFY2(answer.err.contains("queued"), answer.err.constData());
    QVERIFY2(!answer.err.contains("dogear."), answer.err.constData()); // no log lines
    QCOMPARE(run({u"download"_s, ids.at(0), u"--wait"_s, u"soon"_s}).exitCode, 2);
}

QTEST_GUILESS_MAIN(TestDogearctlDownload)
#include "tst_dogearctl_download.moc"
