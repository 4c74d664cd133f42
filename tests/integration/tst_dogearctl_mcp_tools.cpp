// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the tools of dogearctl mcp that read, with the real program on a real library.

#include "mcp_library.h"
#include "mcp_session.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear::test;

class TestDogearctlMcpTools final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();

    void searchFindsEpisodes();
    void anEpisodeIsTold();
    void longNotesComeInParts_data();
    void longNotesComeInParts();
    void aTranscriptIsReadAroundATime_data();
    void aTranscriptIsReadAroundATime();
    void aLongTranscriptComesInParts();
    void whatIsMissingIsSaid();
    void listsComeInParts();
    void aMistakeIsExplained_data();
    void aMistakeIsExplained();

private:
    std::unique_ptr<McpLibrary> m_library;
};

/// All tests read the same library.
void TestDogearctlMcpTools::initTestCase()
{
    qputenv("QT_FATAL_WARNINGS", "1"); // of dogearctl: a Qt warning aborts it
    m_library = std::make_unique<McpLibrary>();
    QVERIFY(m_library->fill());
}

void TestDogearctlMcpTools::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
}

void TestDogearctlMcpTools::searchFindsEpisodes()
{
    McpSession session(m_library->data());
    session.initialize();
    const QJsonObject spoken =
        session.content(u"search"_s, {{u"query"_s, u"\"tour 650\""_s}, {u"limit"_s, QJsonValue()}});
    QCOMPARE(spoken.value("has_more"_L1), false);
    QCOMPARE(spoken.value("episodes"_L1).toArray().size(), 1);
    const QJsonObject hit = spoken["episodes"_L1][0].toObject();
    QCOMPARE(hit.value("id"_L1).toInteger(), m_library->idOf(u"First"_s));
    QCOMPARE(hit.value("hit_in"_L1), u"transcript"_s);
    QCOMPARE(hit.value("hit_seconds"_L1), 650);
    QCOMPARE(hit.value("published"_L1), u"2024-01-01T10:00:00Z"_s);
    QCOMPARE(hit.value("duration_seconds"_L1), 993);
    QCOMPARE(hit["quoted"_L1]["title"_L1], u"First"_s);
    QCOMPARE(hit["quoted"_L1]["show"_L1], u"A show"_s);
    QVERIFY(hit["quoted"_L1]["snippet"_L1].toString().contains("tour 650"_L1));

    const QJsonObject noted = session.content(u"search"_s, {{u"query"_s, u"title:first walrus"_s}});
    QCOMPARE(noted["episodes"_L1][0]["hit_seconds"_L1].toDouble(), 90.0); // in a chapter
    const QJsonObject first =
        session.content(u"search"_s, {{u"query"_s, u"season:2 OR -season:2"_s}, {u"limit"_s, 1}});
    QCOMPARE(first.value("episodes"_L1).toArray().size(), 1);
    QCOMPARE(first.value("has_more"_L1), true);
    const QJsonValue show = hit.value("show_id"_L1);
    const QJsonObject ofShow =
        session.content(u"search"_s, {{u"query"_s, u"walrus"_s}, {u"show_id"_s, show}});
    QCOMPARE(ofShow.value("episodes"_L1).toArray().size(), 1);
}

void TestDogearctlMcpTools::anEpisodeIsTold()
{
    QVERIFY(!m_library
                 ->run({u"position"_s,
                        QString::number(m_library->idOf(u"First"_s)),
                        u"--set"_s,
                        u"61500"_s})
                 .isEmpty());
    McpSession session(m_library->data());
    session.initialize();
    const QJsonObject content = session.content(u"episode"_s, m_library->episode(u"First"_s));
    const QJsonObject told = content.value("episode"_L1).toObject();
    QCOMPARE(told.value("id"_L1).toInteger(), m_library->idOf(u"First"_s));
    QCOMPARE(told.value("season"_L1), 2);
    QCOMPARE(told.value("number"_L1), 3);
    QCOMPARE(told.value("type"_L1), u"full"_s);
    QCOMPARE(told.value("played"_L1), false);
    QCOMPARE(told.value("position_seconds"_L1), 61.5);
    QCOMPARE(told["quoted"_L1]["title"_L1], u"First"_s);
    QCOMPARE(content["notes"_L1]["quoted"_L1]["text"_L1], u"At 01:30 a walrus"_s);
    QVERIFY(content["notes"_L1]["next_offset"_L1].isNull());
    QCOMPARE(content.value("has_transcript"_L1), true);
    const QJsonArray chapters = content.value("chapters"_L1).toArray();
    QCOMPARE(chapters.size(), 2);
    QCOMPARE(chapters.at(1)["start_seconds"_L1], 90);
    QCOMPARE(chapters.at(1)["quoted"_L1]["title"_L1], u"Walrus"_s);
    QCOMPARE(
        session.content(u"episode"_s, m_library->episode(u"Third"_s)).value("has_transcript"_L1),
        false);
}

void TestDogearctlMcpTools::longNotesComeInParts_data()
{
    QTest::addColumn<int>("length");
    QTest::addColumn<int>("parts");
    QTest::newRow("parts that end between characters") << 40 << 3; // 60 characters of two units
    QTest::newRow("parts that would end in a character") << 7 << 15;
    QTest::newRow("parts of less than a character") << 1 << 60;
    QTest::newRow("one part") << 120 << 1;
}

void TestDogearctlMcpTools::longNotesComeInParts()
{
    QFETCH(const int, length);
    QFETCH(const int, parts);
    McpSession session(m_library->data());
    session.initialize();
    QJsonObject arguments = m_library->episode(u"Third"_s, {{u"notes_length"_s, length}});
    QString text;
    int count = 0;
    for (QJsonValue offset = 0; !offset.isNull() && count <= parts; ++count) {
        arguments.insert(u"notes_offset"_s, offset);
        const QJsonValue notes = session.content(u"episode"_s, arguments).value("notes"_L1);
        QCOMPARE(notes["total_length"_L1], 120);
        QCOMPARE(notes["offset"_L1], offset);
        text += notes["quoted"_L1]["text"_L1].toString();
        offset = notes["next_offset"_L1];
    }
    QCOMPARE(text, u"\U0001F427"_s.repeated(60));
    QCOMPARE(count, parts);
    arguments.insert(u"notes_offset"_s, 5000); // behind the end
    QCOMPARE(session.content(u"episode"_s, arguments)["notes"_L1]["quoted"_L1]["text"_L1], u""_s);
}

void TestDogearctlMcpTools::aTranscriptIsReadAroundATime_data()
{
    QTest::addColumn<QJsonObject>("arguments");
    QTest::addColumn<QList<int>>("firstAndLast"); // seconds
    const auto row = [](const char *name, const QByteArray &arguments, int first, int last) {
        QTest::newRow(name) << object(arguments) << QList<int>{first, last};
    };
    row("seconds", "{'time':100,'before':2,'after':2}", 98, 102);
    row("a text of seconds", "{'time':'100','before':2,'after':2}", 98, 102);
    row("a fraction", "{'time':100.5,'before':0,'after':0}", 100, 100);
    row("minutes and seconds", "{'time':'1:40','before':2,'after':2}", 98, 102);
    row("hours, minutes and seconds", "{'time':'0:01:40','before':2,'after':2}", 98, 102);
    row("a minute before and two after unless told", "{'time':100}", 40, 220);
    row("from the beginning unless told", "{'after':3}", 0, 3);
    row("up to the end", "{'time':'11:38','before':0,'after':86400}", 698, 699);
}

void TestDogearctlMcpTools::aTranscriptIsReadAroundATime()
{
    QFETCH(const QJsonObject, arguments);
    QFETCH(const QList<int>, firstAndLast);
    McpSession session(m_library->data());
    session.initialize();
    const QJsonObject content =
        session.content(u"transcript"_s, m_library->episode(u"First"_s, arguments));
    QCOMPARE(content.value("timed"_L1), true);
    QCOMPARE(content.value("ends_seconds"_L1), 700);
    QVERIFY(content.value("next_line"_L1).isNull());
    const QJsonArray lines = content.value("lines"_L1).toArray();
    QCOMPARE(lines.size(), firstAndLast.at(1) - firstAndLast.at(0) + 1);
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const int second = firstAndLast.at(0) + int(i);
        QCOMPARE(lines.at(i)["start_seconds"_L1], second);
        QCOMPARE(lines.at(i)["quoted"_L1]["speaker"_L1], u"Ann"_s);
        QCOMPARE(lines.at(i)["quoted"_L1]["text"_L1], u"Walking tour %1."_s.arg(second));
    }
}

void TestDogearctlMcpTools::aLongTranscriptComesInParts()
{
    McpSession session(m_library->data());
    session.initialize();
    QJsonObject arguments = m_library->episode(u"First"_s, object("{'before':0,'after':86400}"));
    QList<qsizetype> sizes;
    int lines = 0;
    for (int part = 0; part < 4; ++part) {
        const QJsonObject content = session.content(u"transcript"_s, arguments);
        sizes.append(content.value("lines"_L1).toArray().size());
        QCOMPARE(content["lines"_L1][0]["start_seconds"_L1], lines);
        lines += int(sizes.constLast());
        if (content.value("next_line"_L1).isNull())
            break;
        arguments.insert(u"first_line"_s, content.value("next_line"_L1));
    }
    QCOMPARE(sizes, QList<qsizetype>({300, 300, 100}));
    const QJsonObject plain = session.content(u"transcript"_s, m_library->episode(u"Second"_s));
    QCOMPARE(plain.value("timed"_L1), false);
    QVERIFY(plain["lines"_L1][1]["start_seconds"_L1].isNull());
    QCOMPARE(plain["lines"_L1][1]["quoted"_L1]["text"_L1], u"Two."_s);
}

void TestDogearctlMcpTools::whatIsMissingIsSaid()
{
    McpSession session(m_library->data());
    session.initialize();
    const qint64 third = m_library->idOf(u"Third"_s);
    QCOMPARE(session.problem(u"transcript"_s, {{u"episode_id"_s, third}}),
             u"The feed of episode %1 names no transcript."_s.arg(third));
    for (const QString &tool : {u"episode"_s, u"transcript"_s, u"bookmarks"_s}) {
        QCOMPARE(session.problem(tool, {{u"episode_id"_s, 4711}}),
                 u"There is no episode 4711 in the library. Check the number."_s);
    }
}

void TestDogearctlMcpTools::listsComeInParts()
{
    McpSession session(m_library->data());
    session.initialize();
    QVERIFY(session.content(u"queue"_s).value("episodes"_L1).toArray().isEmpty());
    const QStringList ids{QString::number(m_library->idOf(u"Third"_s)),
                          QString::number(m_library->idOf(u"First"_s))};
    QVERIFY(!m_library->run(QStringList{u"queue"_s, u"add"_s} + ids).isEmpty());
    QVERIFY(!m_library->run({u"position"_s, ids.at(1), u"--set"_s, u"61500"_s}).isEmpty());
    // The server is running: it sees what other programs change.
    const QJsonObject all = session.content(u"queue"_s);
    QCOMPARE(all["episodes"_L1][0]["quoted"_L1]["title"_L1], u"Third"_s);
    QCOMPARE(all["episodes"_L1][1]["quoted"_L1]["title"_L1], u"First"_s);
    QCOMPARE(all.value("has_more"_L1), false);
    const QJsonObject one = session.content(u"queue"_s, {{u"limit"_s, 1}});
    QCOMPARE(one.value("episodes"_L1).toArray().size(), 1);
    QCOMPARE(one.value("has_more"_L1), true);
    const QJsonObject rest = session.content(u"queue"_s, object("{'limit':1,'offset':1}"));
    QCOMPARE(rest["episodes"_L1][0]["quoted"_L1]["title"_L1], u"First"_s);
    QCOMPARE(rest.value("has_more"_L1), false);
    const QJsonArray heard = session.content(u"history"_s).value("episodes"_L1).toArray();
    QCOMPARE(heard.size(), 1);
    QCOMPARE(heard.at(0)["position_seconds"_L1], 61.5);
    QVERIFY(heard.at(0)["last_played"_L1].toString().endsWith(u'Z'));
}

void TestDogearctlMcpTools::aMistakeIsExplained_data()
{
    QTest::addColumn<QString>("tool");
    QTest::addColumn<QJsonObject>("arguments");
    QTest::addColumn<QString>("problem");
    const auto row = [](const char *name,
                        const QString &tool,
                        const QByteArray &arguments,
                        const QString &problem) {
        QTest::newRow(name) << tool << object(arguments) << problem;
    };
    const QString limit = u"“limit” has to be a whole number from 1 to 50."_s;
    const QString time = u"“time” has to be seconds, or a time such as 1:02:03."_s;
    row("no query", u"search"_s, "{}", u"The argument “query” is missing."_s);
    row("an empty query",
        u"search"_s,
        "{'query':''}",
        u"“query” has to be a text of 1 to 1000 characters."_s);
    row("a blank query",
        u"search"_s,
        "{'query':' '}",
        u"“query” is empty. Give words to look for."_s);
    row("a syntax error",
        u"search"_s,
        "{'query':'x is:heard'}",
        u"“is:heard” is not understood in a search. The description of the tool search lists what "
        "is."_s);
    row("a high limit", u"search"_s, "{'query':'x','limit':51}", limit);
    row("a limit of nothing", u"search"_s, "{'query':'x','limit':0}", limit);
    row("a fraction", u"search"_s, "{'query':'x','limit':1.5}", limit);
    row("a number as a text", u"search"_s, "{'query':'x','limit':'5'}", limit);
    row("an unknown argument",
        u"search"_s,
        "{'query':'x','colour':1}",
        u"There is no argument “colour”. The tool takes: exact, limit, query, show_id."_s);
    row("an unknown show",
        u"search"_s,
        "{'query':'x','show_id':4711}",
        u"There is no show 4711 in the library. Check the number."_s);
    row("an id of nothing",
        u"episode"_s,
        "{'episode_id':0}",
        u"“episode_id” has to be a whole number above 0."_s);
    row("a time of one part too many", u"transcript"_s, "{'episode_id':1,'time':'0:0:0:1'}", time);
    row("90 seconds after a minute", u"transcript"_s, "{'episode_id':1,'time':'1:90'}", time);
    row("a time before the beginning", u"transcript"_s, "{'episode_id':1,'time':-1}", time);
    row("a time in words", u"transcript"_s, "{'episode_id':1,'time':'soon'}", time);
    row("a time that is a list",
        u"transcript"_s,
        "{'episode_id':1,'time':[]}",
        u"“time” has to be a number or a text."_s);
    row("a bookmark without a time",
        u"bookmark_add"_s,
        "{'episode_id':1}",
        u"The argument “time” is missing."_s);
    row("a bookmark in an unknown episode",
        u"bookmark_add"_s,
        "{'episode_id':4711,'time':1}",
        u"There is no episode 4711 in the library. Check the number."_s);
    row("an empty list",
        u"queue_add"_s,
        "{'episode_ids':[]}",
        u"“episode_ids” has to be a list of 1 to 100 values, each a whole number above 0."_s);
    row("a list of texts",
        u"queue_add"_s,
        "{'episode_ids':['1']}",
        u"“episode_ids” has to be a list of 1 to 100 values, each a whole number above 0."_s);
    row("an unknown episode to queue",
        u"queue_add"_s,
        "{'episode_ids':[4711]}",
        u"There is no episode 4711 in the library. Check the number."_s);
    row("no boolean",
        u"queue_add"_s,
        "{'episode_ids':[1],'next':1}",
        u"“next” has to be true or false."_s);
    row("an unknown episode to mark",
        u"mark_played"_s,
        "{'episode_id':4711}",
        u"There is no episode 4711 in the library. Check the number."_s);
}

void TestDogearctlMcpTools::aMistakeIsExplained()
{
    QFETCH(const QString, tool);
    QFETCH(const QJsonObject, arguments);
    QFETCH(const QString, problem);
    McpSession session(m_library->data(), {u"--write"_s});
    session.initialize();
    QCOMPARE(session.problem(tool, arguments), problem);
}

QTEST_GUILESS_MAIN(TestDogearctlMcpTools)
#include "tst_dogearctl_mcp_tools.moc"
