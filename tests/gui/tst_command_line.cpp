// SPDX-License-Identifier: GPL-3.0-or-later

#include "start/command_line.h"

#include <QDir>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;

class TestCommandLine final : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(u".*"_s));
        qunsetenv("XDG_ACTIVATION_TOKEN");
        qunsetenv("DESKTOP_STARTUP_ID");
    }
    void whatIsAskedFor_data();
    void whatIsAskedFor();
    void whatNeedsAnApplication_data();
    void whatNeedsAnApplication();
    void theTokenOfTheDesktop_data();
    void theTokenOfTheDesktop();
    void whatNeedsARunningWindow_data();
    void whatNeedsARunningWindow();

private:
    static std::optional<CommandLine> parse(const QString &line)
    {
        return parseCommandLine(QStringList(u"dogear"_s) + line.split(u' ', Qt::SkipEmptyParts));
    }
};

void TestCommandLine::whatIsAskedFor_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("expected"); // data folder; inputs; commands; minimised
    QTest::newRow("nothing") << QString() << u"; ; ; "_s;
    QTest::newRow("files and addresses")
        << u"a.xml https://example.org/feed"_s << u"; a.xml https://example.org/feed; ; "_s;
    QTest::newRow("a folder of the data") << u"--data-dir /d a.xml"_s << u"/d; a.xml; ; "_s;
    QTest::newRow("a command") << u"--play-pause"_s << u"; ; play-pause; "_s;
    QTest::newRow("commands in their order") << u"--next --play"_s << u"; ; next play; "_s;
    QTest::newRow("a command with an input") << u"--play feed.xml"_s << u"; feed.xml; play; "_s;
    QTest::newRow("minimised") << u"--minimised"_s << u"; ; ; minimised"_s;
    QTest::newRow("minimised, with the American spelling")
        << u"--minimized"_s << u"; ; ; minimised"_s;
}

void TestCommandLine::whatIsAskedFor()
{
    QFETCH(const QString, line);
    const auto parsed = parse(line);
    QVERIFY(parsed.has_value());
    QStringList commands;
    for (const desktop::PlayerCommand command : parsed->request.commands)
        commands.append(toName(command));
    const QStringList parts{parsed->dataDir,
                            parsed->request.inputs.join(u' '),
                            commands.join(u' '),
                            parsed->request.isMinimised ? u"minimised"_s : QString()};
    QTEST(parts.join(u"; "_s), "expected");
    QCOMPARE(parsed->request.workingDirectory, QDir::currentPath());
}

void TestCommandLine::whatNeedsAnApplication_data()
{
    QTest::addColumn<QString>("line");
    for (const char *line : {"--help", "-h", "--help-all", "--version", "-v"})
        QTest::addRow("a question: %s", line) << QString::fromLatin1(line);
    QTest::newRow("an unknown option") << u"--dance"_s;
    QTest::newRow("an option of Qt") << u"-platform offscreen"_s;
    QTest::newRow("the option of a session manager") << u"-session 1_2_3"_s;
    QTest::newRow("an option without its value") << u"--data-dir"_s;
}

void TestCommandLine::whatNeedsAnApplication()
{
    QFETCH(const QString, line);
    QVERIFY(!parse(line).has_value());
}

void TestCommandLine::theTokenOfTheDesktop_data()
{
    QTest::addColumn<QByteArray>("wayland");
    QTest::addColumn<QByteArray>("startup");
    QTest::addColumn<QString>("expected");
    QTest::newRow("none") << QByteArray() << QByteArray() << QString();
    QTest::newRow("that of Wayland comes first") << QByteArray("w") << QByteArray("s") << u"w"_s;
    QTest::newRow("else that of the start") << QByteArray() << QByteArray("s") << u"s"_s;
}

void TestCommandLine::theTokenOfTheDesktop()
{
    QFETCH(const QByteArray, wayland);
    QFETCH(const QByteArray, startup);
    if (!wayland.isEmpty())
        qputenv("XDG_ACTIVATION_TOKEN", wayland);
    if (!startup.isEmpty())
        qputenv("DESKTOP_STARTUP_ID", startup);
    QTEST(parse({})->request.activationToken, "expected");
    init(); // later tests have none
}

void TestCommandLine::whatNeedsARunningWindow_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<bool>("isNeeded");
    QTest::newRow("pausing") << u"--pause"_s << true;
    QTest::newRow("the next episode") << u"--next"_s << true;
    QTest::newRow("a jump") << u"--back"_s << true;
    QTest::newRow("playing resumes the last episode") << u"--play"_s << false;
    QTest::newRow("a key that plays or pauses, too") << u"--play-pause"_s << false;
    QTest::newRow("an input is opened") << u"--pause feed.xml"_s << false;
    QTest::newRow("a start with the session") << u"--minimised --pause"_s << false;
    QTest::newRow("a plain start") << QString() << false;
}

void TestCommandLine::whatNeedsARunningWindow()
{
    QFETCH(const QString, line);
    QFETCH(const bool, isNeeded);
    QCOMPARE(needsRunningWindow(parse(line)->request), isNeeded);
}

QTEST_APPLESS_MAIN(TestCommandLine)
#include "tst_command_line.moc"
