// SPDX-License-Identifier: GPL-3.0-or-later

#include <base/utc.h>
#include <words/sync_text.h>

#include <QLocale>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using sync::Limitation;

class TestSyncText final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void everyErrorHasASentence();
    void errors_data();
    void errors();
    void everyLimitationHasItsOwnSentence();
    void runs_data();
    void runs();
    void phases_data();
    void phases();
    void refusals_data();
    void refusals();
    void questionsSayWhatEachAnswerDoes();
    void changes_data();
    void changes();
};

void TestSyncText::everyErrorHasASentence()
{
    for (const ErrorCode code : allErrorCodes()) {
        const Error error{.code = code, .detail = u"XYZZY"_s, .httpStatus = 418};
        const QString sentence = words::syncErrorSentence(u"pod.example"_s, error);
        QVERIFY2(sentence.endsWith(u'.'), qPrintable(toName(code) + u": "_s + sentence));
        QVERIFY2(!sentence.contains(u"%1"_s), qPrintable(sentence));
    }
}

void TestSyncText::errors_data()
{
    QTest::addColumn<Error>("error");
    QTest::addColumn<QString>("part");
    const auto status = [](int number) {
        return Error{.code = ErrorCode::HttpStatus, .httpStatus = number};
    };
    QTest::newRow("a wrong password") << status(401) << u"name and password (401)"_s;
    QTest::newRow("a wrong password, as PodFetch says it")
        << status(403) << u"name and password (403)"_s;
    QTest::newRow("another kind of server") << status(404) << u"kind of server"_s;
    QTest::newRow("too many requests") << status(429) << u"fewer requests (429)"_s;
    QTest::newRow("a broken server") << status(503) << u"has a problem (503)"_s;
    QTest::newRow("a refusal") << status(422) << u"refused the request (422)"_s;
    QTest::newRow("no connection") << Error{.code = ErrorCode::Offline} << u"no connection"_s;
    QTest::newRow("the login page of a hotel")
        << Error{.code = ErrorCode::HtmlPage} << u"web page"_s;
    QTest::newRow("a password that is gone")
        << Error{.code = ErrorCode::NotFound} << u"password for pod.example is missing"_s;
    QTest::newRow("a locked keychain")
        << Error{.code = ErrorCode::KeychainUnavailable} << u"Unlock it"_s;
}

void TestSyncText::errors()
{
    QFETCH(const Error, error);
    QFETCH(const QString, part);
    const QString sentence = words::syncErrorSentence(u"pod.example"_s, error);
    QVERIFY2(sentence.contains(part), qPrintable(sentence));
    QVERIFY2(sentence.contains(u"pod.example"_s), qPrintable(sentence));
}

void TestSyncText::everyLimitationHasItsOwnSentence()
{
    QSet<QString> sentences;
    for (const Limitation limitation : {Limitation::NoPlaces,
                                        Limitation::UnplayedStaysHere,
                                        Limitation::LastUploadWins,
                                        Limitation::ShowsPerDevice,
                                        Limitation::OnlyShowsAndPlaces}) {
        const QString sentence = words::limitationSentence(limitation);
        QVERIFY2(sentence.endsWith(u'.'), qPrintable(sentence));
        sentences.insert(sentence);
    }
    QCOMPARE(sentences.size(), 5);
}

void TestSyncText::runs_data()
{
    QTest::addColumn<domain::SyncRunRecord>("run");
    QTest::addColumn<QString>("text");
    using Run = domain::SyncRunRecord;
    QTest::newRow("nothing") << Run{} << u"Nothing new"_s;
    QTest::newRow("received") << Run{.received = 3} << u"3 received"_s;
    QTest::newRow("all") << Run{.received = 3, .sent = 1, .setAside = 2}
                         << u"3 received, 1 sent, and 2 set aside"_s;
    QTest::newRow("a failure")
        << Run{.error = Error{.code = ErrorCode::HttpStatus, .httpStatus = 503}}
        << u"pod.example has a problem (503). Nothing is lost; try again later."_s;
}

void TestSyncText::runs()
{
    QFETCH(const domain::SyncRunRecord, run);
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    QTEST(words::runText(u"pod.example"_s, run), "text");
}

void TestSyncText::phases_data()
{
    QTest::addColumn<sync::SyncPhase>("phase");
    QTest::addColumn<int>("done");
    QTest::addColumn<int>("total");
    QTest::addColumn<QString>("text");
    using sync::SyncPhase;
    QTest::newRow("without a number") << SyncPhase::Connecting << 0 << 0 << u"Connecting…"_s;
    QTest::newRow("with both") << SyncPhase::Uploading << 30 << 1000 << u"Sending… 30 of 1,000"_s;
    QTest::newRow("without a total")
        << SyncPhase::ReadingActions << 1200 << 0 << u"Reading changes… 1,200"_s;
}

void TestSyncText::phases()
{
    QFETCH(const sync::SyncPhase, phase);
    QFETCH(const int, done);
    QFETCH(const int, total);
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    QTEST(words::phaseText(phase, done, total), "text");
}

void TestSyncText::refusals_data()
{
    QTest::addColumn<Error>("reason");
    QTest::addColumn<QString>("part");
    QTest::newRow("what the server says") << Error{.code = ErrorCode::HttpStatus,
                                                   .detail = u"Bad Request: Invalid URL"_s,
                                                   .httpStatus = 400}
                                          << u"Invalid URL"_s;
    QTest::newRow("a server that says nothing")
        << Error{.code = ErrorCode::HttpStatus, .httpStatus = 500} << u"(500)"_s;
    QTest::newRow("an address that is too long")
        << Error{.code = ErrorCode::LimitExceeded} << u"longer"_s;
}

void TestSyncText::refusals()
{
    QFETCH(const Error, reason);
    QFETCH(const QString, part);
    const QString text = words::setAsideText(reason);
    QVERIFY2(text.contains(part), qPrintable(text));
}

void TestSyncText::questionsSayWhatEachAnswerDoes()
{
    for (const words::RemovalText &text : {words::removalHereText(u"pod.example"_s, 8),
                                           words::removalThereText(u"pod.example"_s, 8)}) {
        QVERIFY2(text.question.endsWith(u'?'), qPrintable(text.question));
        QVERIFY2(text.question.contains(u"pod.example"_s), qPrintable(text.question));
        QVERIFY2(text.question.contains(u"8"_s), qPrintable(text.question));
        QVERIFY(!text.details.isEmpty());
        QVERIFY(text.keep != text.remove);
    }
}

void TestSyncText::changes_data()
{
    QTest::addColumn<int>("episodes");
    QTest::addColumn<int>("played");
    QTest::addColumn<int>("followed");
    QTest::addColumn<int>("unfollowed");
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << 0 << 0 << 0 << 0 << QString();
    QTest::newRow("places") << 3 << 1 << 0 << 0 << u"Sync brought the places of 3 episode(s)."_s;
    QTest::newRow("marks") << 30 << 30 << 0 << 0 << u"Sync marked 30 episode(s) as played."_s;
    QTest::newRow("shows") << 0 << 0 << 2 << 1
                           << u"Sync followed 2 show(s). Sync stopped following 1 show(s)."_s;
}

void TestSyncText::changes()
{
    QFETCH(const int, episodes);
    QFETCH(const int, played);
    QFETCH(const int, followed);
    QFETCH(const int, unfollowed);
    QTEST(words::changesText({.episodes = episodes,
                              .markedPlayed = played,
                              .followed = followed,
                              .unfollowed = unfollowed}),
          "text");
}

QTEST_GUILESS_MAIN(TestSyncText)
#include "tst_sync_text.moc"
