// SPDX-License-Identifier: GPL-3.0-or-later
// Tests loading the replies to a post: the address that is asked, the answer, and hostile answers.

#include <base/utc.h>
#include <documents/comments.h>
#include <support/fake_http_client.h>
#include <support/timeouts.h>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::documents;

namespace {

const QUrl post{u"https://e.org/@show/1"_s};
const QUrl address{u"https://e.org/api/v1/statuses/1/context"_s};

QJsonObject reply(const QString &id, const QString &to, const QString &content)
{
    return {
        {u"id"_s, id},
        {u"in_reply_to_id"_s, to},
        {u"created_at"_s, u"2024-08-04T10:30:00.000Z"_s},
        {u"content"_s, content},
        {u"url"_s, QString("https://e.org/@ada/"_L1 + id)},
        {u"account"_s, QJsonObject{{u"display_name"_s, u"Ada"_s}, {u"acct"_s, u"ada@e.org"_s}}}};
}

QByteArray answerOf(const QJsonArray &replies)
{
    return QJsonDocument(QJsonObject{{u"ancestors"_s, QJsonArray()}, {u"descendants"_s, replies}})
        .toJson();
}

/// Writes comments as lines, indented by their depth.
QString dumped(const Result<QList<domain::Comment>> &comments)
{
    if (!comments)
        return toName(comments.error().code);
    QStringList lines;
    for (const domain::Comment &comment : *comments)
        lines.append(QString(comment.depth, u'>') + comment.text.simplified());
    return lines.join(u'|');
}

} // namespace

class TestComments final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void addresses_data();
    void addresses();
    void aReplyIsReadWhole();
    void answers_data();
    void answers();
    void aTruncatedAnswerIsAnError();
    void manyAndDeepRepliesAreLimited();
    void theServerOfThePostIsAskedOnce();
    void failuresAreTold();
};

void TestComments::addresses_data()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("expected");
    const QString api = address.toString();
    QTest::newRow("the page of a post") << u"https://e.org/@show/1"_s << api;
    QTest::newRow("the id of a post") << u"https://e.org/users/show/statuses/1"_s << api;
    QTest::newRow("a post from another server") << u"https://e.org/@show@other.org/1"_s << api;
    QTest::newRow("Pleroma") << u"https://e.org/notice/AbC9"_s
                             << u"https://e.org/api/v1/statuses/AbC9/context"_s;
    QTest::newRow("a port") << u"http://127.0.0.1:8080/@show/1"_s
                            << u"http://127.0.0.1:8080/api/v1/statuses/1/context"_s;
    QTest::newRow("name, password, query and fragment are left out")
        << u"https://me:secret@e.org/@show/1?a=b#c"_s << api;
    QTest::newRow("another page") << u"https://e.org/about"_s << u""_s;
    QTest::newRow("a path in place of a number") << u"https://e.org/@show/1/../../admin"_s << u""_s;
    QTest::newRow("an encoded path") << u"https://e.org/@show/1%2F..%2Fadmin"_s << u""_s;
    QTest::newRow("a local file") << u"file:///@show/1"_s << u""_s;
    QTest::newRow("no address") << u""_s << u""_s;
}

void TestComments::addresses()
{
    QFETCH(const QString, page);
    QFETCH(const QString, expected);
    QCOMPARE(repliesAddress(QUrl(page)).toString(), expected);
}

void TestComments::aReplyIsReadWhole()
{
    QJsonObject warned = reply(u"2"_s, u"1"_s, u"<p>Great <b>show</b><script>x</script></p>"_s);
    warned.insert(u"spoiler_text"_s, u"Spoiler"_s);
    const auto comments = readReplies(answerOf({warned}), post);
    QVERIFY(comments.has_value());
    const domain::Comment expected{.author = u"Ada"_s,
                                   .account = u"ada@e.org"_s,
                                   .text = u"Spoiler\nGreat show"_s,
                                   .time = QDateTime(QDate(2024, 8, 4), QTime(10, 30), utc),
                                   .link = QUrl(u"https://e.org/@ada/2"_s),
                                   .depth = 0};
    QCOMPARE(comments->size(), 1);
    QCOMPARE(comments->constFirst().text, expected.text);
    QVERIFY(comments->constFirst() == expected);
}

void TestComments::answers_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QJsonArray &replies, const QString &expected) {
        QTest::newRow(name) << answerOf(replies) << expected;
    };
    row("none", {}, u""_s);
    row("a reply follows the one that it replies to",
        {reply(u"2"_s, u"1"_s, u"A"_s),
         reply(u"3"_s, u"1"_s, u"B"_s),
         reply(u"4"_s, u"2"_s, u"a"_s),
         reply(u"5"_s, u"4"_s, u"aa"_s)},
        u"A|>a|>>aa|B"_s);
    row("a reply without text", {reply(u"2"_s, u"1"_s, u"<p> </p>"_s)}, u""_s);
    row("a reply to an unknown post", {reply(u"2"_s, u"9"_s, u"A"_s)}, u""_s);
    row("replies in a circle",
        {reply(u"2"_s, u"3"_s, u"A"_s), reply(u"3"_s, u"2"_s, u"B"_s)},
        u""_s);
    row("a reply to itself", {reply(u"1"_s, u"1"_s, u"A"_s)}, u"A"_s);
    row("entries of another type",
        {1, u"x"_s, QJsonArray(), reply(u"2"_s, u"1"_s, u"A"_s)},
        u"A"_s);
    row("fields of another type",
        {QJsonObject{{u"id"_s, 2}, {u"in_reply_to_id"_s, u"1"_s}, {u"content"_s, QJsonArray()}}},
        u""_s);
    QTest::newRow("a web page") << QByteArray("<html>") << u"BadResponse"_s;
    QTest::newRow("nothing") << QByteArray() << u"BadResponse"_s;
    QTest::newRow("a list") << QByteArray("[]") << u"BadResponse"_s;
    QTest::newRow("an error of the server")
        << QByteArray(R"({"error":"Record not found"})") << u"BadResponse"_s;
}

void TestComments::answers()
{
    QFETCH(const QByteArray, answer);
    QFETCH(const QString, expected);
    QCOMPARE(dumped(readReplies(answer, post)), expected);
}

void TestComments::aTruncatedAnswerIsAnError()
{
    const QByteArray whole = answerOf({reply(u"2"_s, u"1"_s, u"A"_s)}).trimmed();
    for (qsizetype length = 0; length < whole.size(); ++length)
        QCOMPARE(dumped(readReplies(whole.first(length), post)), u"BadResponse"_s);
}

void TestComments::manyAndDeepRepliesAreLimited()
{
    QJsonArray deep;
    for (int i = 1; i < 2000; ++i)
        deep.append(reply(QString::number(i + 1), QString::number(i), u"x"_s));
    const auto comments = readReplies(answerOf(deep), post);
    QCOMPARE(comments->size(), maxComments);
    QCOMPARE(comments->constLast().depth, int(maxComments) - 1);
}

void TestComments::theServerOfThePostIsAskedOnce()
{
    test::FakeHttpClient http;
    http.serve(address, answerOf({reply(u"2"_s, u"1"_s, u"A"_s)}));
    const auto answer = Comments(http).load(post);
    QTRY_VERIFY(answer.isFinished());
    QCOMPARE(dumped(answer.result()), u"A"_s);
    QCOMPARE(http.requests().size(), 1);
    QCOMPARE(http.requests().constFirst().url, address);
    QVERIFY(http.requests().constFirst().headers.isEmpty());
}

void TestComments::failuresAreTold()
{
    test::FakeHttpClient http;
    http.fail(address, {.code = ErrorCode::Offline});
    const auto offline = Comments(http).load(post);
    QTRY_VERIFY(offline.isFinished());
    QCOMPARE(dumped(offline.result()), u"Offline"_s);
    http.clearRequests();
    const auto unknown = Comments(http).load(QUrl(u"https://e.org/about"_s));
    QVERIFY(unknown.isFinished());
    QCOMPARE(dumped(unknown.result()), u"NotFound"_s);
    QVERIFY(http.requests().isEmpty());
}

QTEST_GUILESS_MAIN(TestComments)
#include "tst_comments.moc"
