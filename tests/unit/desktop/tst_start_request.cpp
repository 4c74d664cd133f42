// SPDX-License-Identifier: GPL-3.0-or-later

#include <desktop/start_request.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using desktop::PlayerCommand;
using desktop::StartRequest;

Q_DECLARE_METATYPE(dogear::desktop::StartRequest)

class TestStartRequest final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void aLineAndBack_data();
    void aLineAndBack();
    void foreignLines_data();
    void foreignLines();
    void theWindowIsWanted_data();
    void theWindowIsWanted();
    void commandsHaveNames();
};

void TestStartRequest::aLineAndBack_data()
{
    QTest::addColumn<StartRequest>("request");
    QTest::newRow("nothing") << StartRequest{};
    QTest::newRow("inputs with odd letters") << StartRequest{
        .inputs = {u"a b"_s, u"new\nline"_s, u"ü\"\\"_s}, .workingDirectory = u"/ein Ordner"_s};
    QTest::newRow("commands keep their order")
        << StartRequest{.commands = {PlayerCommand::Next, PlayerCommand::Play}};
    QTest::newRow("minimised, with a token")
        << StartRequest{.isMinimised = true, .activationToken = u"t-1"_s};
}

void TestStartRequest::aLineAndBack()
{
    QFETCH(const StartRequest, request);
    const QByteArray line = toLine(request);
    QCOMPARE(line.count('\n'), 1);
    QVERIFY(line.endsWith('\n'));
    const auto read = desktop::startRequestFromLine(line);
    QVERIFY(read.has_value());
    QVERIFY(*read == request);
}

void TestStartRequest::foreignLines_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<bool>("isRequest");
    QTest::addColumn<StartRequest>("expected");
    QTest::newRow("no JSON") << QByteArray("hello\n") << false << StartRequest{};
    QTest::newRow("a list") << QByteArray("[]\n") << false << StartRequest{};
    QTest::newRow("a request of Dogear before it had commands")
        << QByteArray("{\"inputs\":[\"a\"],\"workingDirectory\":\"/b\"}") << true
        << StartRequest{.inputs = {u"a"_s}, .workingDirectory = u"/b"_s};
    QTest::newRow("a command of a newer Dogear is left out")
        << QByteArray("{\"commands\":[\"dance\",\"pause\"]}") << true
        << StartRequest{.commands = {PlayerCommand::Pause}};
}

void TestStartRequest::foreignLines()
{
    QFETCH(const QByteArray, line);
    QFETCH(const bool, isRequest);
    QFETCH(const StartRequest, expected);
    const auto read = desktop::startRequestFromLine(line);
    QCOMPARE(read.has_value(), isRequest);
    QVERIFY(read.value_or(StartRequest{}) == expected);
}

void TestStartRequest::theWindowIsWanted_data()
{
    QTest::addColumn<StartRequest>("request");
    QTest::addColumn<bool>("isWanted");
    QTest::newRow("by a start without arguments") << StartRequest{} << true;
    QTest::newRow("with an input") << StartRequest{.inputs = {u"a"_s}} << true;
    QTest::newRow("not by a command for the player")
        << StartRequest{.commands = {PlayerCommand::Pause}} << false;
    QTest::newRow("with an input and a command")
        << StartRequest{.inputs = {u"a"_s}, .commands = {PlayerCommand::Play}} << true;
    QTest::newRow("not by a start with the session") << StartRequest{.isMinimised = true} << false;
}

void TestStartRequest::theWindowIsWanted()
{
    QFETCH(const StartRequest, request);
    QFETCH(const bool, isWanted);
    QCOMPARE(request.wantsWindow(), isWanted);
}

void TestStartRequest::commandsHaveNames()
{
    QStringList names;
    for (const PlayerCommand command : desktop::allPlayerCommands()) {
        names.append(toName(command));
        QVERIFY(desktop::playerCommand(names.constLast()) == command);
    }
    QCOMPARE(names.join(u' '), u"play pause play-pause stop next back forward"_s);
    QVERIFY(!desktop::playerCommand(u"previous"_s));
    QVERIFY(!desktop::playerCommand(QString()));
}

QTEST_GUILESS_MAIN(TestStartRequest)
#include "tst_start_request.moc"
