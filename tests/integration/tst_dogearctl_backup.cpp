// SPDX-License-Identifier: GPL-3.0-or-later
// Tests dogearctl backup, restore and check with the real program, also when it is killed.

#include <storage/database_file.h>
#include <support/backed_up_library.h>
#include <support/timeouts.h>

#include <QElapsedTimer>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLockFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QRegularExpression>

using namespace dogear;
using namespace dogear::test;

namespace {

struct Answer
{
    int exitCode = -1;
    QByteArray out;
    QByteArray err;

    [[nodiscard]] QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
};

const QString one = u"one 3 episodes, 1 places, at one"_s;
const QString both = u"one+two 7 episodes, 2 places, at two"_s;

} // namespace

class TestDogearctlBackup final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void backsUpRestoresAndChecks();
    void whatGoesWrongIsOneLine_data();
    void whatGoesWrongIsOneLine();
    void aWindowThatIsOpenIsNotDisturbed();
    void aLibraryThatIsInUseIsLeftAlone();
    void whatWasFoundIsTold();
    void damageIsAFailure();
    void aNewerLibraryIsRefused_data();
    void aNewerLibraryIsRefused();
    void anEmptyFolderIsBackedUp();
    void killedAgainAndAgain();

private:
    QStringList arguments(const QStringList &words) const
    {
        return QStringList{u"--data-dir"_s, m_library->filePath(u"data"_s)} + words;
    }
    Answer run(const QStringList &words) const
    {
        QProcess program;
        program.setWorkingDirectory(m_library->folder.path());
        program.start(QStringLiteral(DOGEARCTL), arguments(words));
        const bool isDone =
            test::waitUntil([&] { return program.state() == QProcess::NotRunning; }, 60'000);
        return {isDone ? program.exitCode() : -1,
                program.readAllStandardOutput(),
                program.readAllStandardError()};
    }
    void execute(const QString &sql)
    {
        const auto connection = storage::Connection::open(m_library->folders.database);
        QVERIFY((*connection)->execute(u"PRAGMA foreign_keys = OFF"_s).has_value());
        QVERIFY2((*connection)->execute(sql), qPrintable(sql));
    }

    std::unique_ptr<BackedUpLibrary> m_library;
};

/// Backs up a library with the show "one", then adds the show "two" to the library.
void TestDogearctlBackup::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_library = std::make_unique<BackedUpLibrary>();
    QVERIFY(m_library->fill(u"one"_s, 3));
    const Answer made = run({u"--json"_s, u"backup"_s, u"a.zip"_s});
    QCOMPARE(made.exitCode, 0);
    QVERIFY(m_library->fill(u"two"_s, 4));
}

void TestDogearctlBackup::backsUpRestoresAndChecks()
{
    const Answer made = run({u"--json"_s, u"backup"_s, u"b.zip"_s});
    QCOMPARE(made.exitCode, 0);
    QCOMPARE(made.json().value("path"_L1).toString(), m_library->filePath(u"b.zip"_s));
    QCOMPARE(made.json().value("shows"_L1).toInt(), 2);
    QCOMPARE(made.json().value("episodes"_L1).toInt(), 7);
    QCOMPARE(made.json().value("positions"_L1).toInt(), 2);
    QCOMPARE(made.json().value("schema"_L1).toInt(), storage::newestSchema());
    QCOMPARE(made.json().value("bytes"_L1).toInteger(),
             QFileInfo(m_library->filePath(u"b.zip"_s)).size());

    const Answer restored = run({u"--json"_s, u"restore"_s, u"a.zip"_s});
    QCOMPARE(restored.exitCode, 0);
    QCOMPARE(restored.json()["restored"_L1]["episodes"_L1].toInt(), 3);
    QCOMPARE(m_library->content(), one);
    const QString kept = restored.json().value("kept"_L1).toString();
    QCOMPARE(run({u"restore"_s, kept}).exitCode, 0);
    QCOMPARE(m_library->content(), both);

    const Answer checked = run({u"--json"_s, u"check"_s});
    QCOMPARE(checked.exitCode, 0);
    QVERIFY(checked.json().value("ok"_L1).toBool());
    QVERIFY(checked.json().value("found"_L1).toArray().isEmpty());
    QCOMPARE(run({u"check"_s}).out, QByteArray("The library is sound; nothing was found wrong.\n"));
}

void TestDogearctlBackup::whatGoesWrongIsOneLine_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("backup without a file name") << u"backup"_s << 2 << QByteArray("usage");
    QTest::newRow("restore without a file name") << u"restore"_s << 2 << QByteArray("usage");
    QTest::newRow("check with an unexpected argument") << u"check it"_s << 2 << QByteArray("usage");
    QTest::newRow("a backup over a file that is not a backup")
        << u"backup text"_s << 1 << QByteArray("is no backup");
    QTest::newRow("a backup to a folder that does not exist")
        << u"backup no/b.zip"_s << 1 << QByteArray("written");
    QTest::newRow("restoring a file that does not exist")
        << u"restore b.zip"_s << 1 << QByteArray("is not there");
    QTest::newRow("restoring a file that is not a backup")
        << u"restore text"_s << 1 << QByteArray("nothing was changed");
}

void TestDogearctlBackup::whatGoesWrongIsOneLine()
{
    QFETCH(const QString, command);
    QFETCH(const int, exitCode);
    QFETCH(const QByteArray, says);
    m_library->write(u"text"_s, "a letter");
    const Answer answer = run(command.split(u' '));
    QCOMPARE(answer.exitCode, exitCode);
    QCOMPARE(answer.out, QByteArray());
    QCOMPARE(answer.err.count('\n'), 1);
    QVERIFY2(answer.err.contains(says), answer.err.constData());
    QCOMPARE(m_library->content(), both);
}

void TestDogearctlBackup::aWindowThatIsOpenIsNotDisturbed()
{
    // The lock that the window of Dogear holds while it is open.
    QLockFile window(settings::DataFolders::windowLock(m_library->folders.database));
    QVERIFY(window.tryLock(0));
    const auto connection = storage::Connection::open(m_library->folders.database);
    const Answer restored = run({u"--json"_s, u"restore"_s, u"a.zip"_s});
    QCOMPARE(restored.exitCode, 1);
    QCOMPARE(restored.json()["error"_L1]["code"_L1].toString(), u"LibraryInUse"_s);
    QCOMPARE(run({u"restore"_s, u"a.zip"_s}).err,
             QByteArray("Dogear is open with this library, so nothing was changed. Close it, or "
                        "choose Restore in its Library menu.\n"));
    QCOMPARE(m_library->content(), both);
    const Answer backedUp = run({u"backup"_s, u"b.zip"_s});
    QVERIFY2(backedUp.exitCode == 0, backedUp.err.constData());
    QCOMPARE(run({u"check"_s}).exitCode, 0);
}

void TestDogearctlBackup::aLibraryThatIsInUseIsLeftAlone()
{
    {
        const auto connection = storage::Connection::open(m_library->folders.database);
        const Answer restored = run({u"--json"_s, u"restore"_s, u"a.zip"_s});
        QCOMPARE(restored.exitCode, 1);
        QCOMPARE(restored.json()["error"_L1]["code"_L1].toString(), u"DatabaseBusy"_s);
    }
    QCOMPARE(run({u"shows"_s}).exitCode, 0); // nor does the next start replace it
    QCOMPARE(m_library->content(), both);
}

void TestDogearctlBackup::whatWasFoundIsTold()
{
    execute(u"INSERT INTO queue VALUES (0, 4711)"_s);
    execute(u"UPDATE podcast SET episode_count = 99"_s);
    const Answer checked = run({u"--json"_s, u"check"_s});
    QCOMPARE(checked.exitCode, 0);
    QVERIFY(checked.json().value("ok"_L1).toBool());
    const QJsonArray found = checked.json().value("found"_L1).toArray();
    QCOMPARE(found.size(), 2);
    QCOMPARE(found.first(),
             QJsonValue(QJsonObject{{u"kind"_s, u"orphans"_s},
                                    {u"subject"_s, u"queue"_s},
                                    {u"count"_s, 1},
                                    {u"repaired"_s, true}}));
    QCOMPARE(found.last()["kind"_L1].toString(), u"counts"_s);
    QVERIFY(run({u"--json"_s, u"check"_s}).json().value("found"_L1).toArray().isEmpty());
}

void TestDogearctlBackup::damageIsAFailure()
{
    QFile file(m_library->folders.database);
    QVERIFY(file.open(QIODevice::ReadWrite) && file.seek(file.size() / 2));
    file.write(QByteArray(40'000, '\xff'));
    file.close();
    const Answer checked = run({u"--json"_s, u"check"_s});
    QCOMPARE(checked.exitCode, 1);
    QCOMPARE(checked.err.count('\n'), 1);
    QVERIFY2(checked.err.contains("Restore a backup") && !checked.err.contains("check"),
             checked.err.constData());
    QVERIFY(!checked.json().value("ok"_L1).toBool());
    QCOMPARE(run({u"restore"_s, u"a.zip"_s}).exitCode, 0);
    QCOMPARE(m_library->content(), one);
    QCOMPARE(run({u"check"_s}).exitCode, 0);
}

void TestDogearctlBackup::aNewerLibraryIsRefused_data()
{
    QTest::addColumn<QString>("command");
    QTest::newRow("shows") << u"shows"_s;
    QTest::newRow("backup") << u"backup b.zip"_s;
    QTest::newRow("check") << u"check"_s;
}

void TestDogearctlBackup::aNewerLibraryIsRefused()
{
    QFETCH(const QString, command);
    execute(u"PRAGMA user_version = 9999"_s);
    const QByteArray before = BackedUpLibrary::read(m_library->folders.database);
    const Answer answer = run(command.split(u' '));
    QCOMPARE(answer.exitCode, 1);
    QCOMPARE(answer.err,
             QByteArray("The library was written by a newer Dogear, and was left as it is. Install "
                        "that version, or choose another data folder.\n"));
    QCOMPARE(BackedUpLibrary::read(m_library->folders.database), before);
    // A backup made by this version is the way back.
    QCOMPARE(run({u"restore"_s, u"a.zip"_s}).exitCode, 0);
    QCOMPARE(m_library->content(), one);
}

void TestDogearctlBackup::anEmptyFolderIsBackedUp()
{
    m_library = std::make_unique<BackedUpLibrary>();
    const Answer made = run({u"--json"_s, u"backup"_s, u"b.zip"_s});
    QCOMPARE(made.exitCode, 0);
    QCOMPARE(made.json().value("shows"_L1).toInt(), 0);
    QCOMPARE(run({u"restore"_s, u"b.zip"_s}).exitCode, 0);
}

/// SIGKILL at a random moment of a restore leaves one library or the other, never parts of both.
void TestDogearctlBackup::killedAgainAndAgain()
{
    QCOMPARE(run({u"backup"_s, u"b.zip"_s}).exitCode, 0); // contains both shows
    QElapsedTimer time;
    time.start();
    QCOMPARE(run({u"restore"_s, u"b.zip"_s}).exitCode, 0);
    const int whole = int(time.elapsed());
    const auto seed = QRandomGenerator::global()->generate();
    QRandomGenerator random(seed);
    int before = 0;
    int after = 0;
    for (int kill = 0; kill < 30; ++kill) {
        const bool isToOne = kill % 2 == 0;
        const QString was = m_library->content();
        QProcess program;
        program.start(
            QStringLiteral(DOGEARCTL),
            arguments({u"restore"_s, m_library->filePath(isToOne ? u"a.zip"_s : u"b.zip"_s)}));
        QVERIFY(program.waitForStarted());
        (void)program.waitForFinished(random.bounded(whole));
        program.kill();
        QVERIFY(test::waitUntil([&] { return program.state() == QProcess::NotRunning; }));
        const Answer shows = run({u"--json"_s, u"shows"_s}); // finishes the restore
        QCOMPARE(shows.exitCode, 0);
        const QString is = m_library->content();
        const auto text = u"seed %1, kill %2: %3"_s.arg(seed).arg(kill).arg(is);
        QVERIFY2(is == was || is == (isToOne ? one : both), qPrintable(text));
        QVERIFY2(storage::readDamage(m_library->folders.database)->isEmpty(), qPrintable(text));
        ++(is == was ? before : after);
    }
    qInfo("%d times the library before, %d times the other", before, after);
}

QTEST_GUILESS_MAIN(TestDogearctlBackup)
#include "tst_dogearctl_backup.moc"
