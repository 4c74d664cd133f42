// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the real program when it is started a second time (rule 125).

#include "window_driver.h"

#include <support/timeouts.h>

#include <QDeadlineTimer>
#include <QLockFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

using namespace Qt::StringLiterals;
using namespace dogear::test;

class TestSecondStart final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void itHandsOverAndEnds();
    void aFirstOneThatHangsIsSaid();
    void afterACrashItIsTheFirst();
    void optionsThatNeedAnApplicationWork_data();
    void optionsThatNeedAnApplicationWork();
    void commandsWithoutAWindowDoNothing_data();
    void commandsWithoutAWindowDoNothing();

private:
    /// Exit code, standard error and output of another start.
    struct Ended
    {
        int code = -1;
        QString said;
        QString printed;
    };
    Ended startAgain(const QStringList &inputs, const QString &folder) const
    {
        QProcess again;
        again.setWorkingDirectory(folder);
        again.start(QStringLiteral(DOGEAR), QStringList{u"--data-dir"_s, m_data} + inputs);
        if (!again.waitForFinished(30'000))
            return {};
        return {again.exitCode(),
                QString::fromUtf8(again.readAllStandardError()),
                QString::fromUtf8(again.readAllStandardOutput())};
    }
    /// Waits until the feed is in the library, at most 20 s; false if it is not.
    [[nodiscard]] bool isFollowed() const
    {
        const QDeadlineTimer end(20'000);
        while (!end.hasExpired()) {
            QProcess list;
            list.start(QStringLiteral(DOGEARCTL), {u"--data-dir"_s, m_data, u"shows"_s});
            if (list.waitForFinished() && list.readAllStandardOutput().contains("Test show"))
                return true;
        }
        return false;
    }
    void startFirst()
    {
        // Shows the messages of a failure.
        m_first.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_first.start(QStringLiteral(DOGEAR), {u"--data-dir"_s, m_data});
        QVERIFY(m_first.waitForStarted());
        const QLockFile lock(m_data + u"/window.lock"_s);
        // The program is ready for a second start once it holds the lock.
        const auto isFirst = [&] {
            qint64 holder = 0;
            QString host;
            QString program;
            return lock.getLockInfo(&holder, &host, &program) && holder == m_first.processId();
        };
        QVERIFY(dogear::test::waitUntil(isFirst, 20'000));
    }

    std::optional<QTemporaryDir> m_folder;
    QString m_data;
    QProcess m_first;
};

void TestSecondStart::init()
{
    m_folder.emplace();
    m_data = m_folder->filePath(u"data"_s);
    prepareLibrary(m_data);
    QVERIFY(
        !writeFeed(m_folder->filePath(u"feed.xml"_s), QUrl(u"https://h.example/1"_s), 1).isEmpty());
    startFirst();
}

void TestSecondStart::cleanup()
{
    if (m_first.state() == QProcess::NotRunning)
        return;
    m_first.terminate();
    QVERIFY(m_first.waitForFinished(20'000));
}

void TestSecondStart::itHandsOverAndEnds()
{
    const Ended again = startAgain({u"feed.xml"_s}, m_folder->path());
    QVERIFY2(again.code == 0, qPrintable(again.said));
    QVERIFY(m_first.state() == QProcess::Running);
    QVERIFY(isFollowed());
    QCOMPARE(startAgain({}, m_folder->path()).code, 0);
}

void TestSecondStart::aFirstOneThatHangsIsSaid()
{
    // A stopped process does not answer the second start.
    ::kill(pid_t(m_first.processId()), SIGSTOP);
    const Ended again = startAgain({u"feed.xml"_s}, m_folder->path());
    ::kill(pid_t(m_first.processId()), SIGCONT);
    QCOMPARE(again.code, 1);
    QVERIFY2(again.said.contains(u"does not answer"_s), qPrintable(again.said));
}

void TestSecondStart::afterACrashItIsTheFirst()
{
    m_first.kill();
    QVERIFY(m_first.waitForFinished());
    startFirst();
    const Ended again = startAgain({u"feed.xml"_s}, m_folder->path());
    QVERIFY2(again.code == 0, qPrintable(again.said));
    QVERIFY(isFollowed());
}

void TestSecondStart::optionsThatNeedAnApplicationWork_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("expected"); // in what it prints
    QTest::newRow("help") << QStringList{u"--help"_s} << 0 << u"--play-pause"_s;
    QTest::newRow("the version") << QStringList{u"--version"_s} << 0 << u"dogear "_s;
    QTest::newRow("an unknown option") << QStringList{u"--dance"_s} << 1 << u"dance"_s;
    QTest::newRow("an option of Qt, before a hand-over")
        << QStringList{u"-platform"_s, u"offscreen"_s, u"feed.xml"_s} << 0 << QString();
}

void TestSecondStart::optionsThatNeedAnApplicationWork()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const int, code);
    QFETCH(const QString, expected);
    const Ended again = startAgain(arguments, m_folder->path());
    QCOMPARE(again.code, code);
    const QString all = again.printed + again.said;
    QVERIFY2(all.contains(expected), qPrintable(all));
}

void TestSecondStart::commandsWithoutAWindowDoNothing_data()
{
    QTest::addColumn<QString>("command");
    for (const char *command : {"--pause", "--stop", "--next", "--back", "--forward"})
        QTest::newRow(command) << QString::fromLatin1(command);
}

void TestSecondStart::commandsWithoutAWindowDoNothing()
{
    QFETCH(const QString, command);
    m_first.terminate();
    QVERIFY(m_first.waitForFinished(20'000));
    const Ended again = startAgain({command}, m_folder->path());
    QCOMPARE(again.code, 0);
    QVERIFY2(again.said.contains(u"not running"_s), qPrintable(again.said));
}

QTEST_GUILESS_MAIN(TestSecondStart)
#include "tst_second_start.moc"
