// SPDX-License-Identifier: GPL-3.0-or-later
// Tests dogearctl sync: its commands with a server on 127.0.0.1, and the real program without one.

#include "ctl/command.h"
#include "device_under_test.h"

#include <settings/data_folders.h>
#include <support/timeouts.h>

#include <QDir>
#include <QJsonArray>
#include <QJsonObject>
#include <QLockFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using namespace dogear::test;
using ctl::Outcome;

namespace {

struct Answer
{
    int exitCode = -1;
    QByteArray out;
    QByteArray err;
};

/// Runs the real program with the library in \a folder.
Answer runProgram(const QString &folder, const QStringList &words)
{
    QProcess program;
    program.start(QStringLiteral(DOGEARCTL), QStringList{u"--data-dir"_s, folder} + words);
    const bool isDone =
        waitUntil([&program] { return program.state() == QProcess::NotRunning; }, 60'000);
    return {isDone ? program.exitCode() : -1,
            program.readAllStandardOutput(),
            program.readAllStandardError()};
}

} // namespace

class TestDogearctlSync final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void withoutAServerItSaysWhatToDo_data();
    void withoutAServerItSaysWhatToDo();
    void aRunExchangesChanges();
    void aMarkOfTheProgramIsUploaded();
    void theStatusTellsWhatWaits();
    void theLogListsRuns();
    void retrySendsWhatWasRefused();
    void aFailureIsOneSentence();
    void anOpenWindowSyncsByItself();
    void aFolderIsSetUpAndSynced();
    void aFolderThatIsMissingIsOneSentence();
    void wrongUsage_data();
    void wrongUsage();

private:
    /// Runs the command as the program does, with the keychain of the test.
    [[nodiscard]] Outcome run(const QStringList &positional, bool isEverything = false)
    {
        ctl::Arguments arguments;
        arguments.dataDir = m_device->folder.path();
        arguments.positional = positional;
        arguments.secrets = &m_device->secrets;
        if (isEverything)
            arguments.options.insert(u"everything"_s, {});
        return valueOf(ctl::runSync(m_device->library, arguments));
    }
    [[nodiscard]] static QJsonObject account(const Outcome &outcome)
    {
        return outcome.json.object().value("accounts"_L1).toArray().first().toObject();
    }

    FakeClock m_clock;
    std::unique_ptr<SyncServer> m_server;
    std::unique_ptr<DeviceUnderTest> m_device;
};

void TestDogearctlSync::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_server = std::make_unique<SyncServer>(strictServer(), m_clock);
    m_device = std::make_unique<DeviceUnderTest>(m_clock);
    m_device->addShow(u"a"_s);
}

void TestDogearctlSync::cleanup()
{
    m_device.reset();
    m_server.reset();
}

void TestDogearctlSync::withoutAServerItSaysWhatToDo_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<int>("exitCode");
    QTest::newRow("status") << u"status"_s << 0;
    QTest::newRow("log") << u"log"_s << 0;
    QTest::newRow("run") << u"run"_s << 1;
}

void TestDogearctlSync::withoutAServerItSaysWhatToDo()
{
    QFETCH(const QString, word);
    QFETCH(const int, exitCode);
    const QTemporaryDir folder;
    const Answer answer = runProgram(folder.path(), {u"sync"_s, word});
    QCOMPARE(answer.exitCode, exitCode);
    const QByteArray said = exitCode == 0 ? answer.out : answer.err;
    QVERIFY2(said.contains("settings, under Devices"), said.constData());
    QCOMPARE(said.trimmed().count('\n'), 0);
}

void TestDogearctlSync::aRunExchangesChanges()
{
    QVERIFY(m_device->connectTo(*m_server).has_value());
    QVERIFY(valueOf(m_device->library.episodes().setPlayed(m_device->id(u"a/1"_s), true)));
    m_device->settle();
    const Outcome outcome = run({u"run"_s});
    QVERIFY(outcome.errors.isEmpty());
    QVERIFY(outcome.problems.isEmpty());
    QVERIFY2(outcome.text.contains(u"1 sent"_s), qPrintable(outcome.text));
    QCOMPARE(account(outcome).value("sent"_L1).toInt(), 1);
    QCOMPARE(account(outcome).value("user"_L1).toString(), SyncServer::user);
    QVERIFY(account(outcome).value("error"_L1).isNull());
    QCOMPARE(m_server->store().actions().size(), 1);
    m_server->clearRequests();
    QVERIFY(run({u"run"_s}, true).errors.isEmpty());
    // From the beginning, not from the cursor.
    QVERIFY(std::ranges::any_of(m_server->requests(), [](const ServerRequest &request) {
        return request.path.contains(u"/episodes/"_s) && request.query().contains(u"since=0"_s);
    }));
}

void TestDogearctlSync::aMarkOfTheProgramIsUploaded()
{
    QVERIFY(m_device->connectTo(*m_server).has_value());
    QVERIFY(run({u"run"_s}).problems.isEmpty());
    const QString id = QString::number(m_device->id(u"a/2"_s).value);
    const Answer answer = runProgram(m_device->folder.path(), {u"mark"_s, id, u"played"_s});
    QVERIFY2(answer.exitCode == 0, answer.err.constData());
    QVERIFY(run({u"run"_s}).problems.isEmpty());
    QCOMPARE(m_server->store().actions().size(), 1);
}

void TestDogearctlSync::theStatusTellsWhatWaits()
{
    QVERIFY(m_device->connectTo(*m_server).has_value());
    Outcome outcome = run({});
    QVERIFY2(outcome.text.contains(u"Not synced yet."_s), qPrintable(outcome.text));
    QVERIFY(account(outcome).value("last_sync"_L1).isNull());
    QVERIFY(run({u"run"_s}).problems.isEmpty());
    QVERIFY(valueOf(m_device->library.episodes().setPlayed(m_device->id(u"a/1"_s), true)));
    m_device->settle();
    outcome = run({u"status"_s});
    QCOMPARE(account(outcome).value("waiting"_L1).toInt(), 1);
    QVERIFY(account(outcome).value("last_sync"_L1).toInteger() > 0);
    QCOMPARE(account(outcome).value("limitations"_L1).toArray(),
             QJsonArray{u"only-shows-and-places"_s});
    QVERIFY2(outcome.text.contains(SyncServer::user), qPrintable(outcome.text));
}

void TestDogearctlSync::theLogListsRuns()
{
    QVERIFY(m_device->connectTo(*m_server).has_value());
    QVERIFY2(run({u"log"_s}).text.contains(u"No sync yet."_s), qPrintable(run({u"log"_s}).text));
    QVERIFY(run({u"run"_s}).problems.isEmpty());
    m_server->setFaults([](const ServerRequest &) { return SyncFault::Unavailable; });
    QCOMPARE(run({u"run"_s}).problems.size(), 1);
    const QJsonArray runs = run({u"log"_s}).json.object().value("runs"_L1).toArray();
    QCOMPARE(runs.size(), 2);
    const QJsonObject newest = runs.first().toObject();
    QCOMPARE(newest.value("error"_L1).toObject().value("code"_L1).toString(), u"HttpStatus"_s);
    QVERIFY(runs.last().toObject().value("error"_L1).isNull());
}

void TestDogearctlSync::retrySendsWhatWasRefused()
{
    QVERIFY(m_device->connectTo(*m_server).has_value());
    QVERIFY(run({u"run"_s}).problems.isEmpty());
    QCOMPARE(run({u"retry"_s}).json.object().value("retried"_L1).toInt(), 0);
    m_server->refuseActions([](const QJsonObject &) { return true; }, 400);
    QVERIFY(valueOf(m_device->library.episodes().setPlayed(m_device->id(u"a/1"_s), true)));
    m_device->settle();
    QVERIFY(run({u"run"_s}).problems.isEmpty());
    QCOMPARE(account(run({u"status"_s})).value("set_aside"_L1).toInt(), 1);
    QCOMPARE(run({u"retry"_s}).json.object().value("retried"_L1).toInt(), 1);
    m_server->refuseActions([](const QJsonObject &) { return false; }, 400);
    QVERIFY(run({u"run"_s}).problems.isEmpty());
    QCOMPARE(m_server->store().actions().size(), 1);
}

void TestDogearctlSync::aFailureIsOneSentence()
{
    QVERIFY(m_device->connectTo(*m_server).has_value());
    m_server->setFaults([](const ServerRequest &) { return SyncFault::WebPage; });
    const Outcome outcome = run({u"run"_s});
    QCOMPARE(outcome.problems.size(), 1);
    QVERIFY2(outcome.problems.constFirst().contains(u"web page"_s),
             qPrintable(outcome.problems.constFirst()));
    QVERIFY(outcome.errors.isEmpty());
    QVERIFY(!outcome.text.contains(SyncServer::password));
}

void TestDogearctlSync::anOpenWindowSyncsByItself()
{
    const QTemporaryDir folder;
    const auto folders = settings::DataFolders::create(folder.path());
    QVERIFY(folders.has_value());
    QLockFile lock(
        settings::DataFolders::windowLock(folders->database)); // as an open window holds it
    QVERIFY(lock.tryLock());
    const Answer answer = runProgram(folder.path(), {u"sync"_s, u"run"_s});
    QCOMPARE(answer.exitCode, 1);
    QVERIFY2(answer.err.contains("syncs by itself"), answer.err.constData());
    // The rest works.
    QCOMPARE(runProgram(folder.path(), {u"sync"_s}).exitCode, 0);
}

void TestDogearctlSync::aFolderIsSetUpAndSynced()
{
    const QTemporaryDir folder;
    const Outcome added = run({u"folder"_s, folder.path()});
    QVERIFY2(added.errors.isEmpty(), qPrintable(added.sentence));
    QCOMPARE(added.json.object().value("kind"_L1).toString(), u"folder"_s);
    QCOMPARE(added.json.object().value("server"_L1).toString(), folder.path());
    QVERIFY(valueOf(m_device->library.queue().playLast({m_device->id(u"a/1"_s)})).has_value());
    const Outcome outcome = run({u"run"_s});
    QVERIFY2(outcome.problems.isEmpty(), qPrintable(outcome.problems.join(u'\n')));
    QCOMPARE_GT(account(outcome).value("folder"_L1).toObject().value("sent"_L1).toInt(), 0);
    QVERIFY2(outcome.text.contains(u"sent"_s), qPrintable(outcome.text));
    QCOMPARE(QDir(folder.path()).entryList({u"dogear-*.log"_s}, QDir::Files).size(), 1);
    // The log counts the values, too.
    const QJsonObject last =
        run({u"log"_s}).json.object().value("runs"_L1).toArray().first().toObject();
    QCOMPARE_GT(last.value("sent"_L1).toInt(), 0);
    QCOMPARE(account(run({u"status"_s})).value("limitations"_L1).toArray().size(), 0);
}

void TestDogearctlSync::aFolderThatIsMissingIsOneSentence()
{
    const Outcome outcome = run({u"folder"_s, u"/nowhere/at/all"_s});
    QCOMPARE(outcome.errors.size(), 1);
    QVERIFY2(outcome.sentence.contains(u"/nowhere/at/all"_s), qPrintable(outcome.sentence));
    QCOMPARE(run({u"status"_s}).json.object().value("accounts"_L1).toArray().size(), 0);
}

void TestDogearctlSync::wrongUsage_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("another word") << QStringList{u"now"_s};
    QTest::newRow("two words") << QStringList{u"run"_s, u"log"_s};
    QTest::newRow("no folder") << QStringList{u"folder"_s};
    QTest::newRow("an option of another act") << QStringList{u"log"_s, u"--everything"_s};
    QTest::newRow("an unknown option") << QStringList{u"run"_s, u"--fast"_s};
}

void TestDogearctlSync::wrongUsage()
{
    QFETCH(const QStringList, words);
    const QTemporaryDir folder;
    const Answer answer = runProgram(folder.path(), QStringList{u"sync"_s} + words);
    QCOMPARE(answer.exitCode, 2);
    QVERIFY(!answer.err.isEmpty());
}

QTEST_GUILESS_MAIN(TestDogearctlSync)
#include "tst_dogearctl_sync.moc"
