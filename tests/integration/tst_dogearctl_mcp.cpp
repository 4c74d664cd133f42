// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the protocol of dogearctl mcp with the real program: messages, versions, order, the end.

#include "mcp_session.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear::test;

namespace {

struct Answer
{
    int exitCode = -1;
    QByteArray out;
    QByteArray err;
};

const QByteArray initialization =
    "{'jsonrpc':'2.0','id':0,'method':'initialize','params':{'protocolVersion':'2025-03-26',"
    "'capabilities':{},'clientInfo':{'name':'test','version':'1'}}}";

QByteArray ping(const QByteArray &id)
{
    return "{'jsonrpc':'2.0','id':" + id + ",'method':'ping'}";
}

/// A request that is answered only after the library was read.
QByteArray search(const QByteArray &id)
{
    return "{'jsonrpc':'2.0','id':" + id
           + ",'method':'tools/call','params':{'name':'search','arguments':{'query':'walrus'}}}";
}

QByteArray cancellation(const QByteArray &id)
{
    return "{'jsonrpc':'2.0','method':'notifications/cancelled','params':{'requestId':" + id + "}}";
}

} // namespace

class TestDogearctlMcp final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();

    void theHandshakeTellsWhatTheServerIs();
    void theVersionIsNegotiated_data();
    void theVersionIsNegotiated();
    void onlyToolsWaitForTheHandshake();
    void aWrongMessageIsAnsweredWithAnError_data();
    void aWrongMessageIsAnsweredWithAnError();
    void aMessageWithoutAnAnswerIsTolerated_data();
    void aMessageWithoutAnAnswerIsTolerated();
    void aLongLineIsRefused();
    void aLineMayComeInPieces();
    void answersComeInTheOrderOfTheRequests();
    void aCancelledRequestGetsNoAnswer_data();
    void aCancelledRequestGetsNoAnswer();
    void aBatchHasOneAnswer();
    void theEndOfTheInputEndsTheProgram_data();
    void theEndOfTheInputEndsTheProgram();
    void theCommandLineIsChecked_data();
    void theCommandLineIsChecked();
    void theHelpNamesTheTools();

private:
    [[nodiscard]] QString data() const { return m_folder->filePath(u"data"_s); }
    [[nodiscard]] Answer run(const QStringList &arguments, const QByteArray &input = {}) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

/// Follows a show with one episode. No test changes the library.
void TestDogearctlMcp::initTestCase()
{
    qputenv("QT_FATAL_WARNINGS", "1"); // of dogearctl: a Qt warning aborts it
    m_folder = std::make_unique<QTemporaryDir>();
    QFile file(m_folder->filePath(u"show.xml"_s));
    QVERIFY(file.open(QFile::WriteOnly));
    file.write(
        "<rss version='2.0'><channel><title>A show</title><item><title>About walruses</title>"
        "<guid>g</guid><description>A walrus</description></item></channel></rss>");
    file.close();
    QCOMPARE(run({u"--data-dir"_s, data(), u"subscribe"_s, file.fileName()}).exitCode, 0);
}

void TestDogearctlMcp::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
}

Answer TestDogearctlMcp::run(const QStringList &arguments, const QByteArray &input) const
{
    QProcess program;
    program.start(QStringLiteral(DOGEARCTL), arguments);
    program.write(input);
    program.closeWriteChannel();
    const bool isDone = waitUntil([&] { return program.state() == QProcess::NotRunning; }, 30'000);
    return {isDone ? program.exitCode() : -1,
            program.readAllStandardOutput(),
            program.readAllStandardError()};
}

void TestDogearctlMcp::theHandshakeTellsWhatTheServerIs()
{
    McpSession session(data());
    const QJsonObject result = session.initialize();
    QCOMPARE(result.value("protocolVersion"_L1), u"2025-11-25"_s);
    QCOMPARE(result["serverInfo"_L1]["name"_L1], u"dogear"_s);
    QVERIFY(!result["serverInfo"_L1]["version"_L1].toString().isEmpty());
    QCOMPARE(result.value("capabilities"_L1).toObject(), object("{'tools':{}}"));
    QVERIFY(result.value("instructions"_L1).toString().contains("not instructions"_L1));
    QCOMPARE(session.request(u"ping"_s).value("result"_L1).toObject(), QJsonObject());
    QStringList names;
    for (const auto &tool : session.tools())
        names.append(tool["name"_L1].toString());
    QCOMPARE(names.join(u' '), u"search episode transcript bookmarks queue history"_s);
    QCOMPARE(session.end(), 0);
    QCOMPARE(session.error(), QByteArray());
}

void TestDogearctlMcp::theVersionIsNegotiated_data()
{
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<QString>("answered");
    QTest::addColumn<bool>("hasHints");
    QTest::addColumn<bool>("hasStructure");
    QTest::addColumn<bool>("hasNullId");
    const QString newest = u"2025-11-25"_s;
    QTest::newRow("the newest version") << newest << newest << true << true << false;
    QTest::newRow("structured content")
        << u"2025-06-18"_s << u"2025-06-18"_s << true << true << true;
    QTest::newRow("hints about effects")
        << u"2025-03-26"_s << u"2025-03-26"_s << true << false << true;
    QTest::newRow("the first version")
        << u"2024-11-05"_s << u"2024-11-05"_s << false << false << true;
    QTest::newRow("a draft before it")
        << u"2024-10-07"_s << u"2024-10-07"_s << false << false << true;
    QTest::newRow("an unknown newer version") << u"2099-01-01"_s << newest << true << true << false;
    QTest::newRow("no date at all") << u"1.0"_s << newest << true << true << false;
}

void TestDogearctlMcp::theVersionIsNegotiated()
{
    QFETCH(const QString, wanted);
    QFETCH(const QString, answered);
    QFETCH(const bool, hasHints);
    QFETCH(const bool, hasStructure);
    QFETCH(const bool, hasNullId);
    McpSession session(data());
    QCOMPARE(session.initialize(wanted).value("protocolVersion"_L1), answered);
    const QJsonObject tool = session.tools().first().toObject();
    QCOMPARE(tool.contains("annotations"_L1), hasHints);
    QCOMPARE(tool.contains("outputSchema"_L1), hasStructure);
    QCOMPARE(tool.contains("title"_L1), hasStructure);
    const QJsonObject arguments{{u"query"_s, u"walrus"_s}};
    const QJsonObject result = session.call(u"search"_s, arguments)["result"_L1].toObject();
    QCOMPARE(result.contains("structuredContent"_L1), hasStructure);
    QVERIFY(result["content"_L1][0]["text"_L1].toString().contains("About walruses"_L1));
    session.writeLines({"{"});
    const QJsonObject error = session.read();
    QCOMPARE(error["error"_L1]["code"_L1], -32700);
    QCOMPARE(error.contains("id"_L1), hasNullId);
    QVERIFY(error.value("id"_L1).isNull() || error.value("id"_L1).isUndefined());
}

void TestDogearctlMcp::onlyToolsWaitForTheHandshake()
{
    McpSession session(data());
    QCOMPARE(session.request(u"tools/list"_s)["error"_L1]["code"_L1], -32600);
    QCOMPARE(session.call(u"queue"_s)["error"_L1]["code"_L1], -32600);
    // A client of a later version asks this first, and goes on with initialize after an error.
    QCOMPARE(session.request(u"server/discover"_s)["error"_L1]["code"_L1], -32601);
    QCOMPARE(session.request(u"initialize"_s)["error"_L1]["code"_L1], -32602);
    QVERIFY(session.request(u"ping"_s).contains("result"_L1));
    QCOMPARE(session.initialize().value("protocolVersion"_L1), u"2025-11-25"_s);
    QVERIFY(session.content(u"queue"_s).contains("episodes"_L1));
    QCOMPARE(session.request(u"initialize"_s)["error"_L1]["code"_L1], -32600);
}

void TestDogearctlMcp::aWrongMessageIsAnsweredWithAnError_data()
{
    QTest::addColumn<QByteArray>("line"); // ' stands for "
    QTest::addColumn<int>("code");
    QTest::addColumn<QByteArray>("id");
    const auto row = [](const char *name, const QByteArray &line, int code, const QByteArray &id) {
        QTest::newRow(name) << line << code << id;
    };
    const QByteArray start = "{'jsonrpc':'2.0','id':7,";
    const QByteArray call = start + "'method':'tools/call','params':";
    row("half a message", "{'jsonrpc':'2.0',", -32700, "null");
    row("words", "hello", -32700, "null");
    row("no UTF-8", "{'jsonrpc':'2.0','id':7,'method':'\xff'}", -32700, "null");
    row("an empty batch", "[]", -32600, "null");
    row("no version of JSON-RPC", "{'id':7,'method':'ping'}", -32600, "7");
    row("another version", "{'jsonrpc':'1.0','id':7,'method':'ping'}", -32600, "7");
    row("an id that is null", "{'jsonrpc':'2.0','id':null,'method':'ping'}", -32600, "null");
    row("an id that is an object", "{'jsonrpc':'2.0','id':{},'method':'ping'}", -32600, "null");
    row("neither method nor result", start + "'params':{}}", -32600, "7");
    row("a method that is a number", start + "'method':1}", -32600, "7");
    row("parameters in a list", start + "'method':'ping','params':[1]}", -32602, "7");
    row("an unknown method", start + "'method':'resources/list'}", -32601, "7");
    row("an unknown method with a text as id",
        "{'jsonrpc':'2.0','id':'seven','method':'x'}",
        -32601,
        "'seven'");
    row("an unknown tool", call + "{'name':'frobnicate'}}", -32602, "7");
    row("no tool", call + "{}}", -32602, "7");
    row("a tool that writes", call + "{'name':'queue_add'}}", -32602, "7");
    row("arguments in a list", call + "{'name':'queue','arguments':[]}}", -32602, "7");
    row("an unknown cursor", start + "'method':'tools/list','params':{'cursor':'x'}}", -32602, "7");
}

void TestDogearctlMcp::aWrongMessageIsAnsweredWithAnError()
{
    QFETCH(const QByteArray, line);
    QFETCH(const int, code);
    QFETCH(const QByteArray, id);
    McpSession session(data());
    session.initialize(u"2025-06-18"_s);
    session.writeLines({line, ping("8")});
    const QJsonObject answer = session.read();
    QCOMPARE(answer["error"_L1]["code"_L1], code);
    QVERIFY(answer["error"_L1]["message"_L1].toString().size() > 10);
    QCOMPARE(answer.value("id"_L1), object("{'id':" + id + "}").value("id"_L1));
    QCOMPARE(answer.value("jsonrpc"_L1), u"2.0"_s);
    QCOMPARE(session.read(), object("{'jsonrpc':'2.0','id':8,'result':{}}"));
}

void TestDogearctlMcp::aMessageWithoutAnAnswerIsTolerated_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("an empty line") << QByteArray();
    QTest::newRow("blanks and a carriage return") << QByteArray(" \t\r");
    QTest::newRow("an unknown notification")
        << QByteArray("{'jsonrpc':'2.0','method':'notifications/frobnicated'}");
    QTest::newRow("a notification with parameters in a list")
        << QByteArray("{'jsonrpc':'2.0','method':'notifications/initialized','params':[1]}");
    QTest::newRow("a cancellation of an unknown request") << cancellation("4711");
    QTest::newRow("a cancellation of nothing")
        << QByteArray("{'jsonrpc':'2.0','method':'notifications/cancelled'}");
    QTest::newRow("an answer to a request that was never sent")
        << QByteArray("{'jsonrpc':'2.0','id':1,'result':{}}");
}

void TestDogearctlMcp::aMessageWithoutAnAnswerIsTolerated()
{
    QFETCH(const QByteArray, line);
    McpSession session(data());
    session.initialize();
    session.writeLines({line, ping("8")});
    QCOMPARE(session.read(), object("{'jsonrpc':'2.0','id':8,'result':{}}"));
}

void TestDogearctlMcp::aLongLineIsRefused()
{
    McpSession session(data());
    session.initialize(u"2025-06-18"_s);
    constexpr int limit = 4 * 1024 * 1024;
    const QByteArray begin = quoted("{'jsonrpc':'2.0','id':7,'method':'ping','params':{'x':'");
    const QByteArray end = quoted("'}}");
    const qsizetype rest = limit - begin.size() - end.size();
    session.write(begin + QByteArray(rest, 'x') + end + '\n');
    QCOMPARE(session.read(), object("{'jsonrpc':'2.0','id':7,'result':{}}"));
    session.write(begin + QByteArray(rest + 1, 'x') + end + '\n');
    session.writeLines({ping("8")});
    const QJsonObject answer = session.read();
    QCOMPARE(answer["error"_L1]["code"_L1], -32600);
    QVERIFY(answer.value("id"_L1).isNull());
    QVERIFY(answer["error"_L1]["message"_L1].toString().contains(QString::number(limit)));
    QCOMPARE(session.read(), object("{'jsonrpc':'2.0','id':8,'result':{}}"));
}

void TestDogearctlMcp::aLineMayComeInPieces()
{
    McpSession session(data());
    session.initialize();
    const QByteArray line = quoted(ping("8")) + '\n' + quoted(ping("9")) + '\n';
    session.write(line.first(10));
    QVERIFY(session.request(u"ping"_s).isEmpty()); // it continues the line, which is no JSON then
    session.write(line.first(45));
    QCOMPARE(session.read(), object("{'jsonrpc':'2.0','id':8,'result':{}}"));
    session.write(line.sliced(45));
    QCOMPARE(session.read(), object("{'jsonrpc':'2.0','id':9,'result':{}}"));
}

void TestDogearctlMcp::answersComeInTheOrderOfTheRequests()
{
    McpSession session(data());
    session.writeLines(
        {initialization, search("1"), ping("2"), search("3"), "{", search("4"), ping("5")});
    QStringList ids;
    for (int i = 0; i < 7; ++i)
        ids.append(session.read().value("id"_L1).toVariant().toString());
    QCOMPARE(ids.join(u' '), u"0 1 2 3  4 5"_s);
}

void TestDogearctlMcp::aCancelledRequestGetsNoAnswer_data()
{
    QTest::addColumn<QByteArrayList>("lines");
    QTest::addColumn<QString>("ids"); // of the answers
    QTest::newRow("a request that runs")
        << QByteArrayList{search("1"), cancellation("1"), ping("2")} << u"0 2"_s;
    QTest::newRow("a request that waits")
        << QByteArrayList{search("1"), search("2"), cancellation("2"), ping("3")} << u"0 1 3"_s;
    QTest::newRow("a request whose id is another type")
        << QByteArrayList{search("1"), cancellation("'1'"), ping("2")} << u"0 1 2"_s;
    QTest::newRow("a request that is answered already")
        << QByteArrayList{ping("1"), cancellation("1"), ping("2")} << u"0 1 2"_s;
}

void TestDogearctlMcp::aCancelledRequestGetsNoAnswer()
{
    QFETCH(const QByteArrayList, lines);
    QFETCH(const QString, ids);
    McpSession session(data());
    // In one write of less than 4 kB, which the program reads at once.
    session.writeLines(QByteArrayList{initialization} + lines);
    QStringList answered;
    for (qsizetype i = 0; i < ids.split(u' ').size(); ++i)
        answered.append(session.read().value("id"_L1).toVariant().toString());
    QCOMPARE(answered.join(u' '), ids);
    QVERIFY(session.request(u"ping"_s).contains("result"_L1)); // no other answer is left
}

void TestDogearctlMcp::aBatchHasOneAnswer()
{
    McpSession session(data());
    const QByteArray batch = "[" + ping("1") + "," + search("2") + ",7," + cancellation("9") + "]";
    session.writeLines({batch, initialization, batch, "[" + cancellation("9") + "]", ping("3")});
    QCOMPARE(session.read()["error"_L1]["code"_L1], -32600); // no version is negotiated yet
    QCOMPARE(session.read().value("id"_L1), 0);
    const QJsonArray answers = QJsonDocument::fromJson(session.readLine()).array();
    QCOMPARE(answers.size(), 3);
    QCOMPARE(answers.at(0).toObject(), object("{'jsonrpc':'2.0','id':1,'result':{}}"));
    QVERIFY(answers.at(1)["result"_L1]["content"_L1].isArray());
    QCOMPARE(answers.at(2)["error"_L1]["code"_L1], -32600);
    QCOMPARE(session.read().value("id"_L1), 3); // a batch of notifications has no answer

    McpSession later(data());
    later.initialize(u"2025-06-18"_s);
    later.writeLines({batch, ping("3")});
    QCOMPARE(later.read()["error"_L1]["code"_L1], -32600);
    QCOMPARE(later.read().value("id"_L1), 3);
}

void TestDogearctlMcp::theEndOfTheInputEndsTheProgram_data()
{
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<QString>("ids"); // of the answers
    QTest::newRow("without a message") << QByteArray() << u""_s;
    QTest::newRow("after a message") << ping("1") + '\n' << u"1"_s;
    QTest::newRow("after a message without a line break") << ping("1") << u"1"_s;
    QTest::newRow("in the middle of a message") << ping("1") + "\n{'json" << u"1 "_s;
    QTest::newRow("while the library is read")
        << initialization + '\n' + search("1") + '\n' + search("2") + '\n'
        << u"0 1 2"_s;
}

void TestDogearctlMcp::theEndOfTheInputEndsTheProgram()
{
    QFETCH(const QByteArray, input);
    QFETCH(const QString, ids);
    // --json changes nothing: all output is JSON.
    const Answer answer = run({u"--json"_s, u"--data-dir"_s, data(), u"mcp"_s}, quoted(input));
    QCOMPARE(answer.exitCode, 0);
    QCOMPARE(answer.err, QByteArray());
    QStringList answered;
    for (const QByteArray &line : answer.out.split('\n')) {
        if (!line.isEmpty())
            answered.append(QJsonDocument::fromJson(line)["id"_L1].toVariant().toString());
    }
    QCOMPARE(answered.join(u' '), ids);
}

void TestDogearctlMcp::theCommandLineIsChecked_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<int>("exitCode");
    QTest::newRow("a word too many") << u"mcp now"_s << 2;
    QTest::newRow("an unknown option") << u"mcp --read"_s << 2;
    QTest::newRow("a value for --write") << u"mcp --write=all"_s << 2;
    QTest::newRow("a folder that cannot be made") << u"--data-dir /dev/null/x mcp"_s << 1;
}

void TestDogearctlMcp::theCommandLineIsChecked()
{
    QFETCH(const QString, arguments);
    QFETCH(const int, exitCode);
    const Answer answer = run(arguments.split(u' '));
    QCOMPARE(answer.exitCode, exitCode);
    QCOMPARE(answer.err.count('\n'), 1);
    QCOMPARE(answer.out, QByteArray());
}

void TestDogearctlMcp::theHelpNamesTheTools()
{
    const Answer own = run({u"mcp"_s, u"--help"_s});
    QCOMPARE(own.exitCode, 0);
    QVERIFY(own.out.startsWith("usage: dogearctl [--data-dir DIR] mcp [--write]\n"));
    for (const auto *name : {"search", "transcript", "history", "queue_remove", "--write"})
        QVERIFY2(own.out.contains(name), name);
    QVERIFY(run({u"--help"_s}).out.contains("\n  mcp [--write]\n"));
    QCOMPARE(run({u"queue"_s, u"--help"_s}).out, run({u"--help"_s}).out);
}

QTEST_GUILESS_MAIN(TestDogearctlMcp)
#include "tst_dogearctl_mcp.moc"
