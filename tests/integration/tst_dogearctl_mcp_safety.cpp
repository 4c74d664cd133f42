// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of dogearctl mcp what a language model gets and may do: schemas of results, text of hostile
// feeds, and the tools that change the library.

#include "mcp_library.h"
#include "mcp_session.h"

#include <QHash>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear::test;

namespace {

/// Checks \a value with \a schema. \return where it differs; empty if it does not
QString difference(const QJsonValue &value, const QJsonValue &schema, const QString &path = {})
{
    const QJsonValue type = schema["type"_L1];
    const QJsonArray types = type.isArray() ? type.toArray() : QJsonArray{type};
    const QString actual = value.isObject()   ? u"object"_s
                           : value.isArray()  ? u"array"_s
                           : value.isString() ? u"string"_s
                           : value.isBool()   ? u"boolean"_s
                           : value.isNull()   ? u"null"_s
                                              : u"number"_s;
    const bool isWhole = value.isDouble() && value.toInteger(0) == value.toInteger(1);
    if (!types.contains(actual) && !(isWhole && types.contains(u"integer"_s)))
        return path + " is "_L1 + actual;
    for (const auto &each : value.toArray()) {
        if (const QString found = difference(each, schema["items"_L1], path + u"[]"_s);
            !found.isEmpty())
            return found;
    }
    if (!value.isObject())
        return {};
    const QJsonObject properties = schema["properties"_L1].toObject();
    if (properties.keys() != value.toObject().keys() || schema["additionalProperties"_L1] != false
        || schema["required"_L1].toArray() != QJsonArray::fromStringList(properties.keys()))
        return path + " has other keys"_L1;
    for (const QString &key : properties.keys()) {
        if (const QString found = difference(value[key], properties.value(key), path + u'.' + key);
            !found.isEmpty())
            return found;
    }
    return {};
}

/// Collects all texts of \a value except those in objects with the key "quoted".
QString unquotedTexts(const QJsonValue &value)
{
    QString texts = value.toString();
    for (const auto &each : value.toArray())
        texts += unquotedTexts(each);
    const QJsonObject object = value.toObject();
    for (auto field = object.constBegin(); field != object.constEnd(); ++field) {
        if (field.key() != "quoted"_L1)
            texts += field.key() + unquotedTexts(field.value());
    }
    return texts;
}

} // namespace

class TestDogearctlMcpSafety final : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void everyResultMatchesItsSchema();
    void foreignTextIsMarked();
    void toolsThatWriteNeedPermission();
    void writtenThingsAreInTheLibrary();
    void aBackupIsRestoredBesideTheServer();

private:
    std::unique_ptr<McpLibrary> m_library;
};

void TestDogearctlMcpSafety::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    qputenv("QT_FATAL_WARNINGS", "1"); // of dogearctl: a Qt warning aborts it
    m_library = std::make_unique<McpLibrary>();
    QVERIFY(m_library->fill());
}

void TestDogearctlMcpSafety::everyResultMatchesItsSchema()
{
    McpSession session(m_library->data(), {u"--write"_s});
    session.initialize();
    const qint64 first = m_library->idOf(u"First"_s);
    // In this order, so that the lists have entries.
    const QList<std::pair<QString, QJsonObject>> calls = {
        {u"queue_add"_s, {{u"episode_ids"_s, QJsonArray{first}}}},
        {u"bookmark_add"_s, {{u"episode_id"_s, first}, {u"time"_s, 1.5}}},
        {u"mark_played"_s, {{u"episode_id"_s, first}}},
        {u"search"_s, {{u"query"_s, u"walrus"_s}}},
        {u"episode"_s, {{u"episode_id"_s, first}}},
        {u"transcript"_s, {{u"episode_id"_s, first}}},
        {u"bookmarks"_s, {}},
        {u"queue"_s, {}},
        {u"history"_s, {}},
        {u"queue_remove"_s, {{u"episode_ids"_s, QJsonArray{first}}}},
        {u"mark_unplayed"_s, {{u"episode_id"_s, first}}}};
    QHash<QString, QJsonObject> tools;
    for (const auto &tool : session.tools())
        tools.insert(tool["name"_L1].toString(), tool.toObject());
    QCOMPARE(tools.size(), calls.size());
    for (const auto &[name, arguments] : calls) {
        const QJsonObject result = session.call(name, arguments).value("result"_L1).toObject();
        const QJsonObject content = result.value("structuredContent"_L1).toObject();
        QVERIFY2(!content.isEmpty(), qPrintable(name));
        QCOMPARE(difference(content, tools[name].value("outputSchema"_L1)), QString());
        const QByteArray text = result["content"_L1][0]["text"_L1].toString().toUtf8();
        QCOMPARE(QJsonDocument::fromJson(text).object(), content);
        // The notice comes before the first quoted text; an empty list has none.
        QVERIFY(text.startsWith("{\"about_quoted_text\":") || !text.contains("\"quoted\""));
        QCOMPARE(tools[name]["inputSchema"_L1]["type"_L1], u"object"_s);
    }
}

void TestDogearctlMcpSafety::foreignTextIsMarked()
{
    const QString id = QString::number(m_library->idOf(u"Ignore"_s));
    QVERIFY(!m_library->run({u"queue"_s, u"add"_s, id}).isEmpty());
    QVERIFY(!m_library->run({u"position"_s, id, u"--set"_s, u"1000"_s}).isEmpty());
    McpSession session(m_library->data(), {u"--write"_s});
    session.initialize();
    const QJsonObject arguments{{u"episode_id"_s, id.toLongLong()}};
    QJsonObject bookmark = arguments;
    bookmark.insert(u"time"_s, 1);
    bookmark.insert(u"note"_s, hostileTitle);
    QVERIFY(!session.content(u"bookmark_add"_s, bookmark).isEmpty());
    const QList<std::pair<QString, QJsonObject>> calls = {
        {u"search"_s, {{u"query"_s, u"ignore"_s}}},
        {u"episode"_s, arguments},
        {u"bookmarks"_s, arguments},
        {u"queue"_s, {}},
        {u"history"_s, {}}};
    for (const auto &[name, given] : calls) {
        const QJsonObject content = session.content(name, given);
        const QByteArray json = QJsonDocument(content).toJson();
        QVERIFY2(json.contains("Ignore all previous"), qPrintable(name));
        for (const QString &hidden :
             {u"\u202e"_s, u"\u202c"_s, u"\U000e0049"_s, u"\ufe0f"_s, u"\u200b"_s})
            QVERIFY2(!QString::fromUtf8(json).contains(hidden), qPrintable(name));
        const QString outside = unquotedTexts(content);
        QVERIFY2(!outside.contains("previous"_L1), qPrintable(outside));
        QVERIFY(outside.contains("not instructions"_L1));
    }
    const QJsonObject told = session.content(u"episode"_s, arguments);
    QCOMPARE(told["episode"_L1]["quoted"_L1]["title"_L1], cleanTitle);
    QCOMPARE(told["notes"_L1]["quoted"_L1]["text"_L1], cleanTitle);
    const QJsonObject missing = session.call(u"transcript"_s, arguments);
    QVERIFY(!unquotedTexts(missing).contains("previous"_L1)); // an error quotes nothing
    QVERIFY(!unquotedTexts(session.tools()).contains("previous"_L1));
}

void TestDogearctlMcpSafety::toolsThatWriteNeedPermission()
{
    McpSession reader(m_library->data());
    reader.initialize();
    McpSession writer(m_library->data(), {u"--write"_s});
    writer.initialize();
    QStringList hints;
    for (const auto &tool : writer.tools().toVariantList().mid(reader.tools().size())) {
        const QJsonValue described = QJsonValue::fromVariant(tool);
        const QString name = described["name"_L1].toString();
        const QJsonObject answer =
            reader.call(name, {{u"episode_id"_s, m_library->idOf(u"First"_s)}});
        QCOMPARE(answer["error"_L1]["code"_L1], -32602);
        QVERIFY(answer["error"_L1]["message"_L1].toString().contains("--write"_L1));
        QCOMPARE(described["annotations"_L1]["readOnlyHint"_L1], false);
        hints.append(
            name + (described["annotations"_L1]["destructiveHint"_L1].toBool() ? "!"_L1 : ""_L1)
            + (described["annotations"_L1]["idempotentHint"_L1].toBool() ? ""_L1 : "+"_L1));
    }
    QCOMPARE(hints.join(u' '),
             u"bookmark_add+ queue_add queue_remove! mark_played! mark_unplayed!"_s);
    for (const auto &tool : reader.tools())
        QCOMPARE(tool["annotations"_L1]["readOnlyHint"_L1], true);
    QVERIFY(m_library->run({u"bookmarks"_s}).trimmed().isEmpty());
}

void TestDogearctlMcpSafety::writtenThingsAreInTheLibrary()
{
    const qint64 first = m_library->idOf(u"First"_s);
    const qint64 second = m_library->idOf(u"Second"_s);
    const auto ids = [](qint64 id) { return QJsonObject{{u"episode_ids"_s, QJsonArray{id}}}; };
    McpSession session(m_library->data(), {u"--write"_s});
    session.initialize();
    session.content(
        u"bookmark_add"_s,
        {{u"episode_id"_s, first}, {u"time"_s, u"1:30"_s}, {u"note"_s, u"Here\nit is"_s}});
    const QJsonArray bookmarks = m_library->list(u"bookmarks"_s);
    QCOMPARE(bookmarks.size(), 1);
    QCOMPARE(bookmarks.at(0)["episode_id"_L1].toInteger(), first);
    QCOMPARE(bookmarks.at(0)["position"_L1], 90'000);
    QCOMPARE(bookmarks.at(0)["note"_L1], u"Here\nit is"_s);
    QCOMPARE(session.content(u"bookmarks"_s,
                             {{u"words"_s, u"here"_s}})["bookmarks"_L1][0]["position_seconds"_L1],
             90);
    QVERIFY(session.content(u"bookmarks"_s, {{u"episode_id"_s, second}})["bookmarks"_L1]
                .toArray()
                .isEmpty());

    session.content(u"queue_add"_s, ids(first));
    QJsonObject next = ids(second);
    next.insert(u"next"_s, true);
    const QJsonObject queued = session.content(u"queue_add"_s, next);
    QCOMPARE(queued["episodes"_L1][0]["id"_L1].toInteger(), second);
    QCOMPARE(m_library->list(u"queue"_s).size(), 2);
    session.content(u"queue_remove"_s, ids(second));
    QCOMPARE(m_library->list(u"queue"_s).size(), 1);
    QCOMPARE(m_library->list(u"queue"_s).at(0)["id"_L1].toInteger(), first);

    const QString number = QString::number(first);
    QCOMPARE(session.content(u"mark_played"_s, {{u"episode_id"_s, first}}).value("played"_L1),
             true);
    QVERIFY(m_library->run({u"position"_s, number}).contains("  played"));
    session.content(u"mark_unplayed"_s, {{u"episode_id"_s, first}});
    QVERIFY(m_library->run({u"position"_s, number}).contains("  unplayed"));
}

/// A client keeps its server running, so the library must not stay open.
void TestDogearctlMcpSafety::aBackupIsRestoredBesideTheServer()
{
    const QString backup = m_library->filePath(u"a.zip"_s);
    QVERIFY(!m_library->run({u"backup"_s, backup}).isEmpty());
    McpSession session(m_library->data(), {u"--write"_s});
    session.initialize();
    const QJsonObject first{{u"episode_ids"_s, QJsonArray{m_library->idOf(u"First"_s)}}};
    QCOMPARE(session.content(u"queue_add"_s, first).value("episodes"_L1).toArray().size(), 1);
    QVERIFY(waitUntil([&] { return !m_library->run({u"restore"_s, backup}).isEmpty(); }, 60'000));
    QCOMPARE(session.content(u"queue"_s).value("has_more"_L1), false);
    QVERIFY(session.content(u"queue"_s).value("episodes"_L1).toArray().isEmpty());
}

QTEST_GUILESS_MAIN(TestDogearctlMcpSafety)
#include "tst_dogearctl_mcp_safety.moc"
