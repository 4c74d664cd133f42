// SPDX-License-Identifier: GPL-3.0-or-later

#include "action_json.h"
#include "json_cursor.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::sync_servers;
using domain::SyncAction;
using domain::SyncActionKind;

namespace {

QString number(const std::optional<qint64> &value)
{
    return value ? QString::number(*value) : u"-"_s;
}

/// "play f e g@d 100 10/120/500"
QString describe(const SyncAction &action)
{
    static const QStringList kinds{u"new"_s, u"download"_s, u"delete"_s, u"play"_s};
    return u"%1 %2 %3 %4@%5 %6 %7/%8/%9"_s
        .arg(kinds.value(static_cast<int>(action.kind)),
             action.feed,
             action.episode,
             action.guid,
             action.device)
        .arg(action.time)
        .arg(number(action.started), number(action.position), number(action.total));
}

QByteArray answer(const QByteArray &fields)
{
    return R"({"actions":[{"podcast":"f","episode":"e",)" + fields + R"(}],"timestamp":7})";
}

} // namespace

class TestActionJson final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void actions_data();
    void actions();
    void badEntriesAreCounted();
    void failures_data();
    void failures();
    void everyCutIsNoticed();
    void deepNestingIsWalked();
    void written();
    void shows_data();
    void shows();
    void addressChanges();
    void messages_data();
    void messages();
};

void TestActionJson::actions_data()
{
    QTest::addColumn<QByteArray>("fields");
    QTest::addColumn<QString>("action");
    const auto row = [](const char *name, const char *fields, const char *action) {
        QTest::newRow(name) << QByteArray(fields) << QString::fromLatin1(action);
    };
    row("as documented",
        R"("guid":"g","device":"d","action":"play","timestamp":"1970-01-01T00:01:40",)"
        R"("started":10,"position":120,"total":500)",
        "play f e g@d 100 10/120/500");
    row("kinds in capitals", R"("action":"PLAY","position":5)", "play f e @ 0 -/5/-");
    row("-1 is no number",
        R"("action":"play","started":-1,"position":-1,"total":-1)",
        "play f e @ 0 -/-/-");
    row("null is no number",
        R"("action":"play","started":null,"position":7,"total":null)",
        "play f e @ 0 -/7/-");
    row("numbers as text",
        R"("action":"play","position":"120","total":"500.9")",
        "play f e @ 0 -/120/500");
    row("a huge number is no position",
        R"("action":"play","position":4294967295000)",
        "play f e @ 0 -/-/-");
    row("numbers of other kinds are ignored",
        R"("action":"new","position":0)",
        "new f e @ 0 -/-/-");
    row("delete", R"("action":"Delete")", "delete f e @ 0 -/-/-");
    row("download", R"("action":"download","guid":null)", "download f e @ 0 -/-/-");
    row("a time with Z",
        R"("action":"new","timestamp":"1970-01-01T00:01:40Z")",
        "new f e @ 100 -/-/-");
    row("a time with an offset",
        R"("action":"new","timestamp":"1970-01-01T02:01:40+02:00")",
        "new f e @ 100 -/-/-");
    row("a time with +00:00",
        R"("action":"new","timestamp":"1970-01-01T00:01:40+00:00")",
        "new f e @ 100 -/-/-");
    row("a time with milliseconds",
        R"("action":"new","timestamp":"1970-01-01T00:01:40.999")",
        "new f e @ 100 -/-/-");
    row("a time as a number", R"("action":"new","timestamp":100)", "new f e @ 100 -/-/-");
    row("a time as a number in text", R"("action":"new","timestamp":"100")", "new f e @ 100 -/-/-");
    row("no time", R"("action":"new","timestamp":null)", "new f e @ 0 -/-/-");
    row("nonsense as a time", R"("action":"new","timestamp":"soon")", "new f e @ 0 -/-/-");
    row("escapes and unknown fields",
        R"("action":"new","guid":"a\"}]\u00e9","x":{"y":[1,"]"]})",
        "new f e a\"}]\xe9@ 0 -/-/-");
}

void TestActionJson::actions()
{
    QFETCH(const QByteArray, fields);
    const auto page = readActions(answer(fields));
    QVERIFY2(page, page ? "" : qPrintable(page.error().detail));
    QCOMPARE(page->actions.size(), 1);
    QTEST(describe(page->actions.constFirst()), "action");
    QVERIFY(page->cursor == 7);
}

void TestActionJson::badEntriesAreCounted()
{
    const auto page = readActions(
        R"({"timestamp":null,"update_urls":[],"actions":[1,null,"x",{},{"podcast":"f","episode":"e",)"
        R"("action":"flattr"},{"podcast":"","episode":"e","action":"play"},)"
        R"({"podcast":" f ","episode":"e","action":"play"}]})");
    QVERIFY(page.has_value());
    QCOMPARE(page->unreadable, 6);
    QCOMPARE(page->actions.size(), 1);
    QCOMPARE(page->actions.constFirst().feed, u"f"_s);
    QVERIFY(!page->cursor);
    QCOMPARE(readActions(R"({"actions":null,"timestamp":3})")->cursor.value_or(0), 3);
    QCOMPARE(readActions(R"({"actions":[]})")->actions.size(), 0);
}

void TestActionJson::failures_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("nothing") << QByteArray(" \n") << ErrorCode::EmptyInput;
    QTest::newRow("a web page") << QByteArray("\n<html>") << ErrorCode::HtmlPage;
    QTest::newRow("another document") << QByteArray("OK") << ErrorCode::BadResponse;
    QTest::newRow("an object without actions")
        << QByteArray(R"({"code":200})") << ErrorCode::BadResponse;
    QTest::newRow("an empty object") << QByteArray("{}") << ErrorCode::BadResponse;
}

void TestActionJson::failures()
{
    QFETCH(const QByteArray, json);
    const auto page = readActions(json);
    QVERIFY(!page);
    QTEST(page.error().code, "code");
}

void TestActionJson::everyCutIsNoticed()
{
    const QByteArray whole = answer(
        R"("action":"play","guid":"a\\\"","timestamp":"1970-01-01T00:01:40","position":120)");
    QVERIFY(readActions(whole).has_value());
    for (qsizetype length = 1; length < whole.size(); ++length)
        QVERIFY2(!readActions(whole.first(length)), qPrintable(QString::number(length)));
    const QByteArray shows = R"({"add":["https://e.org/a"],"remove":[],"timestamp":5})";
    for (qsizetype length = 1; length < shows.size(); ++length)
        QVERIFY(!readShowChanges(shows.first(length)));
}

void TestActionJson::deepNestingIsWalked()
{
    constexpr int depth = 200'000;
    const QByteArray nested = QByteArray(depth, '[') + QByteArray(depth, ']');
    const auto page = readActions(R"({"x":)" + nested + R"(,"actions":[)" + nested + "]}");
    QVERIFY(page.has_value());
    QCOMPARE(page->unreadable, 1);
}

void TestActionJson::written()
{
    SyncAction action{.feed = u"https://e.org/f"_s,
                      .episode = u"https://e.org/1.mp3"_s,
                      .guid = u"g"_s,
                      .device = u"phone"_s,
                      .time = 1'795'000'000,
                      .started = 0,
                      .position = 120,
                      .total = 500};
    SyncAction unplayed = action;
    unplayed.kind = SyncActionKind::New;
    unplayed.guid.clear();
    const QJsonArray list =
        QJsonDocument::fromJson(writeActions({action, unplayed}, u"desk"_s, KindCase::Lower))
            .array();
    const QJsonObject expected{{u"podcast"_s, u"https://e.org/f"_s},
                               {u"episode"_s, u"https://e.org/1.mp3"_s},
                               {u"guid"_s, u"g"_s},
                               {u"device"_s, u"desk"_s},
                               {u"action"_s, u"play"_s},
                               {u"timestamp"_s, u"2026-11-18T11:06:40"_s},
                               {u"started"_s, 0},
                               {u"position"_s, 120},
                               {u"total"_s, 500}};
    QCOMPARE(list.at(0).toObject(), expected);
    // Numbers in another kind of action make servers drop it.
    QCOMPARE(list.at(1).toObject().keys(),
             (QStringList{u"action"_s, u"device"_s, u"episode"_s, u"podcast"_s, u"timestamp"_s}));
    const QByteArray upper = writeActions({action}, {}, KindCase::Upper);
    QVERIFY(upper.contains("\"PLAY\"") && !upper.contains("device"));
    // What is written is read as it was.
    const auto page = readActions("{\"actions\":" + upper + '}');
    action.device.clear();
    QVERIFY(page->actions == QList{action});
}

void TestActionJson::shows_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("shows");
    QTest::newRow("addresses") << QByteArray(R"(["a","b"])") << u"a b"_s;
    QTest::newRow("objects with an address")
        << QByteArray(R"([{"url":"a","title":"A"},{"title":"B"}])") << u"a"_s;
    QTest::newRow("none") << QByteArray("[]") << u""_s;
    QTest::newRow("an object") << QByteArray("{}") << u"BadResponse"_s;
    QTest::newRow("a web page") << QByteArray("<html>") << u"HtmlPage"_s;
}

void TestActionJson::shows()
{
    QFETCH(const QByteArray, json);
    const auto shows = readShows(json);
    QTEST(shows ? shows->join(u' ') : toName(shows.error().code), "shows");
}

void TestActionJson::addressChanges()
{
    using Changes = QList<sync::AddressChange>;
    QCOMPARE(readAddressChanges(R"({"update_urls":[["a","b"],["c",""],["d",null],[1,2],["e"]]})"),
             (Changes{{u"a"_s, u"b"_s}, {u"c"_s, u""_s}, {u"d"_s, u""_s}}));
    QCOMPARE(readAddressChanges(""), Changes());
    QCOMPARE(readAddressChanges("<html>"), Changes());
}

void TestActionJson::messages_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("message");
    QTest::newRow("message") << QByteArray(R"({"code":400,"message":"Invalid URL: x"})")
                             << u"Invalid URL: x"_s;
    QTest::newRow("error") << QByteArray(R"({"error":"no"})") << u"no"_s;
    QTest::newRow("a web page") << QByteArray("<html>") << u""_s;
    QTest::newRow("another type") << QByteArray(R"({"message":5})") << u""_s;
}

void TestActionJson::messages()
{
    QFETCH(const QByteArray, json);
    QTEST(readMessage(json), "message");
}

QTEST_GUILESS_MAIN(TestActionJson)
#include "tst_action_json.moc"
