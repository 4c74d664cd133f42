// SPDX-License-Identifier: GPL-3.0-or-later
#include "folder_samples.h"

#include <QJsonDocument>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::sync_folder;
using namespace dogear::sync_folder::test;

namespace {

domain::SyncAction action(domain::SyncActionKind kind)
{
    domain::SyncAction action = play(1, 1'700'000'000, 0);
    action.kind = kind;
    action.started = action.position = action.total = std::nullopt;
    return action;
}

domain::SyncField field(domain::SyncFieldKind kind, const QJsonValue &value)
{
    domain::SyncField field = favourite(1, 1'700'000'000'123, value);
    field.kind = kind;
    field.part = u"part"_s;
    return field;
}

Content from(const QByteArray &json)
{
    const auto record = recordFrom(QJsonDocument::fromJson(json).object(), u"phone"_s);
    return record ? record->content : Content();
}

} // namespace

class TestRecordJson final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void everyKindIsReadAsItWasWritten_data();
    void everyKindIsReadAsItWasWritten();
    void theDeviceIsWrittenIfItIsNotThatOfTheFile();
    void examplesOfTheDocument_data();
    void examplesOfTheDocument();
    void wrongFormsAreUnknown_data();
    void wrongFormsAreUnknown();
    void linesWithoutANumberAreNoRecords();
    void headersAreRead();
};

void TestRecordJson::everyKindIsReadAsItWasWritten_data()
{
    using domain::SyncActionKind;
    using domain::SyncFieldKind;
    QTest::addColumn<Content>("content");
    QTest::newRow("play") << Content(play(1, 1'700'000'000, 120));
    QTest::newRow("new") << Content(action(SyncActionKind::New));
    QTest::newRow("download") << Content(action(SyncActionKind::Download));
    QTest::newRow("delete") << Content(action(SyncActionKind::Delete));
    QTest::newRow("play without a position") << Content(action(SyncActionKind::Play));
    QTest::newRow("show") << Content(field(SyncFieldKind::Show, true));
    QTest::newRow("queue") << Content(field(SyncFieldKind::Queue, u"mmmmm"_s));
    QTest::newRow("favourite") << Content(field(SyncFieldKind::Favourite, true));
    QTest::newRow("removed favourite") << Content(field(SyncFieldKind::Favourite, {}));
    QTest::newRow("tag") << Content(field(SyncFieldKind::Tag, true));
    QTest::newRow("bookmark") << Content(
        field(SyncFieldKind::Bookmark, QJsonObject{{u"note"_s, u"a\nnote"_s}}));
    QTest::newRow("setting") << Content(field(SyncFieldKind::ShowSetting, 1.25));
    QTest::newRow("list") << Content(field(SyncFieldKind::List, u"Evening"_s));
    QTest::newRow("listItem") << Content(field(SyncFieldKind::ListItem, u"mmmmn"_s));
    QTest::newRow("seen") << Content(Seen{{{u"desk"_s, 7}, {u"laptop"_s, 0}}});
    QTest::newRow("session") << Content(Session{u"abc"_s});
}

void TestRecordJson::everyKindIsReadAsItWasWritten()
{
    QFETCH(const Content, content);
    const auto line = decodeLine(lineOf(12, content));
    QVERIFY(line);
    const auto record = recordFrom(line->object, u"phone"_s);
    QVERIFY(record);
    QCOMPARE(record->number, 12);
    QVERIFY(record->content == content);
}

void TestRecordJson::theDeviceIsWrittenIfItIsNotThatOfTheFile()
{
    QVERIFY(!toJson(Content(play(1, 5, 6)), u"phone"_s).contains("device"_L1));
    const QJsonObject object = toJson(Content(play(1, 5, 6)), u"phone-2"_s);
    QCOMPARE(object.value("device"_L1).toString(), u"phone"_s);
}

void TestRecordJson::examplesOfTheDocument_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<Content>("content");
    QTest::newRow("an action") << QByteArray(R"({"n":2,"t":"play","at":1700000000,)"
                                             R"("feed":"https://example.org/feed.xml",)"
                                             R"("episode":"https://example.org/1.mp3",)"
                                             R"("guid":"e-1","started":0,"position":120,)"
                                             R"("total":1000})")
                               << Content(play(1, 1'700'000'000, 120));
    QTest::newRow("a favourite") << QByteArray(R"({"n":3,"t":"favourite","at":1700000000123,)"
                                               R"("feed":"https://example.org/feed.xml",)"
                                               R"("item":"e-1","url":"https://example.org/1.mp3",)"
                                               R"("value":true})")
                                 << Content(favourite(1, 1'700'000'000'123));
    QTest::newRow("seen") << QByteArray(R"({"n":4,"t":"seen","of":{"desk":120}})")
                          << Content(Seen{{{u"desk"_s, 120}}});
}

void TestRecordJson::examplesOfTheDocument()
{
    QFETCH(const QByteArray, json);
    QFETCH(const Content, content);
    QVERIFY(from(json) == content);
}

void TestRecordJson::wrongFormsAreUnknown_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("a kind of a later version") << QByteArray(R"({"n":1,"t":"rating","at":1})");
    QTest::newRow("no kind") << QByteArray(R"({"n":1})");
    QTest::newRow("an action without a feed")
        << QByteArray(R"({"n":1,"t":"play","at":1,"episode":"https://a.example"})");
    QTest::newRow("an action without an episode")
        << QByteArray(R"({"n":1,"t":"play","at":1,"feed":"https://a.example"})");
    QTest::newRow("a field without a value")
        << QByteArray(R"({"n":1,"t":"tag","at":1,"item":"x"})");
    QTest::newRow("a field without a time")
        << QByteArray(R"({"n":1,"t":"tag","item":"x","value":true})");
    QTest::newRow("a time below zero")
        << QByteArray(R"({"n":1,"t":"tag","at":-5,"item":"x","value":true})");
    QTest::newRow("a time that is no number")
        << QByteArray(R"({"n":1,"t":"tag","at":"now","item":"x","value":true})");
    QTest::newRow("a time beyond all dates")
        << QByteArray(R"({"n":1,"t":"tag","at":1e300,"item":"x","value":true})");
}

void TestRecordJson::wrongFormsAreUnknown()
{
    QFETCH(const QByteArray, json);
    QVERIFY(std::holds_alternative<Unknown>(from(json)));
}

void TestRecordJson::linesWithoutANumberAreNoRecords()
{
    QVERIFY(!recordFrom(QJsonObject{{u"t"_s, u"session"_s}, {u"id"_s, u"a"_s}}, u"phone"_s));
    QVERIFY(!recordFrom(QJsonObject{{u"n"_s, 0}, {u"t"_s, u"session"_s}}, u"phone"_s));
    QVERIFY(!recordFrom(QJsonObject{{u"n"_s, u"1"_s}, {u"t"_s, u"session"_s}}, u"phone"_s));
}

void TestRecordJson::headersAreRead()
{
    const auto header = headerFrom(toJson(Header{3, u"desk"_s}));
    QVERIFY(header);
    QCOMPARE(header->version, 3);
    QCOMPARE(header->device, u"desk"_s);
    QVERIFY(!headerFrom(QJsonObject{{u"device"_s, u"desk"_s}}));
    QVERIFY(!headerFrom(QJsonObject{{u"dogear"_s, 1}}));
}

QTEST_GUILESS_MAIN(TestRecordJson)
#include "tst_record_json.moc"
