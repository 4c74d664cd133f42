// SPDX-License-Identifier: GPL-3.0-or-later

#include <base/utc.h>
#include <words/directory_text.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using discovery::Directory;
using discovery::ShowLead;
using discovery::ShowLink;
using discovery::SourceProgress;

class TestDirectoryText final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void errors_data();
    void errors();
    void noSentenceSpeaksOfFeeds();
    void aRefusedKeyIsNamed();
    void aKeyWithoutAKeychainIsNamed();
    void lookupsNameTheServer();
    void charts_data();
    void charts();
    void leads_data();
    void leads();
    void states_data();
    void states();
    void oldAnswersHaveADate();
    void countries_data();
    void countries();
    void categories();
};

namespace {

/// The codes of HttpClient::get(), with BlockedByDns, and those of reading an answer.
const QList<ErrorCode> codesOfAnswers{ErrorCode::Offline,
                                      ErrorCode::ConnectionFailed,
                                      ErrorCode::BlockedByDns,
                                      ErrorCode::Timeout,
                                      ErrorCode::TlsFailed,
                                      ErrorCode::HttpStatus,
                                      ErrorCode::TooManyRedirects,
                                      ErrorCode::InsecureRedirect,
                                      ErrorCode::UnsupportedScheme,
                                      ErrorCode::UnsupportedEncoding,
                                      ErrorCode::EmptyInput,
                                      ErrorCode::TruncatedInput,
                                      ErrorCode::LimitExceeded,
                                      ErrorCode::BadResponse,
                                      ErrorCode::HtmlPage,
                                      ErrorCode::MalformedXml,
                                      ErrorCode::Cancelled};

Error status(int httpStatus)
{
    return {ErrorCode::HttpStatus, {}, QUrl(u"https://itunes.example/search?term=x"_s), httpStatus};
}

} // namespace

void TestDirectoryText::errors_data()
{
    QTest::addColumn<Error>("error");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("403: too many requests")
        << status(403) << u"Apple wants fewer requests (403). Wait a minute, then try again."_s;
    QTest::newRow("429: too many requests")
        << status(429) << u"Apple wants fewer requests (429). Wait a minute, then try again."_s;
    QTest::newRow("500") << status(500) << u"Apple has a problem (500). Try again later."_s;
    QTest::newRow("404") << status(404) << u"Apple refused the request (404). Try again later."_s;
    QTest::newRow("a redirect without a target")
        << status(0) << u"Apple refused the request. Try again later."_s;
    QTest::newRow("no network")
        << Error{ErrorCode::Offline}
        << u"There is no connection to Apple. Check your network, then try again."_s;
    QTest::newRow("a page of a hotel")
        << Error{ErrorCode::HtmlPage}
        << u"Apple sent a web page instead of an answer. Your network may ask you to log in: open "
           "any page in a browser, then try again."_s;
    QTest::newRow("a proxy is not a fault of the directory")
        << Error{ErrorCode::ProxyFailed, u"proxy.example:3128"_s}
        << u"The proxy proxy.example:3128 can't be reached, or doesn't let Dogear through. Check "
           "it under Network in the settings."_s;
    QTest::newRow("a full disk is a fault of this machine")
        << Error{ErrorCode::DiskFull} << u"The disk is full. Make room, then try again."_s;
}

void TestDirectoryText::errors()
{
    QFETCH(const Error, error);
    QFETCH(const QString, sentence);
    QCOMPARE(words::directoryErrorSentence(Directory::Apple, error), sentence);
}

void TestDirectoryText::noSentenceSpeaksOfFeeds()
{
    for (const ErrorCode code : codesOfAnswers) {
        const Error error{code, u"3:4: detail"_s, QUrl(u"https://api.example/x"_s)};
        for (const QString &sentence : {words::directoryErrorSentence(Directory::Fyyd, error),
                                        words::lookupErrorSentence(error),
                                        words::chartErrorSentence(u"France"_s, error)}) {
            const QByteArray bytes = toName(code).toUtf8();
            const char *name = bytes.constData();
            QVERIFY2(sentence.endsWith(u'.'), name);
            QVERIFY2(!sentence.contains(u"feed"_s, Qt::CaseInsensitive), name);
            QVERIFY2(!sentence.contains(u"detail"_s), name);
            QVERIFY2(!sentence.contains(u'%'), name);
        }
        QVERIFY(words::directoryErrorSentence(Directory::Fyyd, error).contains(u"fyyd"_s));
    }
}

void TestDirectoryText::aRefusedKeyIsNamed()
{
    for (const int code : {401, 403})
        QCOMPARE(
            words::directoryErrorSentence(Directory::PodcastIndexKeyed, status(code)),
            u"Podcast Index refuses your key (%1). Check it in the settings, under Library."_s.arg(
                code));
    QCOMPARE(words::directoryErrorSentence(Directory::PodcastIndex, status(401)),
             u"Podcast Index refused the request (401). Try again later."_s);
}

void TestDirectoryText::aKeyWithoutAKeychainIsNamed()
{
    QCOMPARE(words::keyNotReadSentence(),
             u"No keychain gives out your key of Podcast Index, so Dogear goes on without it. "
             "Unlock your keychain, then start Dogear again."_s);
    QCOMPARE(words::keyNotStoredSentence(),
             u"No keychain takes your key of Podcast Index, so it is forgotten when Dogear closes. "
             "Unlock or install one, for example GNOME Keyring, and enter the key again."_s);
    QCOMPARE(words::keyNotRemovedSentence(),
             u"Dogear no longer uses your key of Podcast Index, but the key stays in your "
             "keychain, which doesn't answer. Unlock the keychain, and delete the key there."_s);
}

void TestDirectoryText::lookupsNameTheServer()
{
    QCOMPARE(words::lookupErrorSentence(status(500)),
             u"itunes.example has a problem (500). Try again later."_s);
    QCOMPARE(words::lookupErrorSentence({ErrorCode::Timeout}),
             u"The server took too long to answer. Try again later."_s);
}

void TestDirectoryText::charts_data()
{
    QTest::addColumn<Error>("error");
    QTest::addColumn<QString>("sentence");
    const QString none = u"Apple has no chart of \u2068Kosovo\u2069. Choose another country."_s;
    for (const int code : {400, 404, 500})
        QTest::addRow("status %d: no chart", code) << status(code) << none;
    QTest::newRow("status 503: Apple's problem")
        << status(503) << u"Apple has a problem (503). Try again later."_s;
    QTest::newRow("too slow") << Error{ErrorCode::Timeout}
                              << u"Apple took too long to answer. Try again later."_s;
}

void TestDirectoryText::charts()
{
    QFETCH(const Error, error);
    QFETCH(const QString, sentence);
    QCOMPARE(words::chartErrorSentence(u"Kosovo"_s, error), sentence);
}

void TestDirectoryText::leads_data()
{
    QTest::addColumn<ShowLead>("lead");
    QTest::addColumn<QString>("sentence");
    using Problem = ShowLead::Problem;
    const auto row = [](const char *name, const ShowLead &lead, const QString &sentence) {
        QTest::newRow(name) << lead << sentence;
    };
    row("no problem", {.link = {}}, {});
    row("unknown everywhere",
        {.link = {}, .problem = Problem::NotListed},
        u"The directories that Dogear asks don't know this show. Search for its name, or paste the "
        "address of its feed."_s);
    ShowLead onlyApple{.link = {}, .problem = Problem::AppleOnly, .searchWords = u"Plain"_s};
    row("only at Apple, without a title",
        onlyApple,
        u"This show is only at Apple, which doesn't say where its feed is. These shows have a "
        "similar name."_s);
    onlyApple.show.title = u"Plain Talk"_s;
    row("only at Apple",
        onlyApple,
        u"“\u2068Plain Talk\u2069” is only at Apple, which doesn't say where its feed is. These "
        "shows have a similar name."_s);
    row("a key is missing",
        {.link = {}, .problem = Problem::KeyMissing, .searchWords = u"Plain"_s},
        u"Only Podcast Index knows this show, and answers this only with a key. Enter yours in the "
        "settings, under Library."_s);
    row("a closed service",
        {.link = {.kind = ShowLink::Kind::Closed, .service = u"Spotify"_s},
         .problem = Problem::ClosedService,
         .searchWords = u"Plain"_s},
        u"Spotify doesn't say where the feeds of its shows are. These shows have a similar name."_s);
    row("a closed service without a name",
        {.link = {}, .problem = Problem::ClosedService},
        u"This service doesn't say where the feeds of its shows are. Search for its name, or paste "
        "the address of its feed."_s);
    row("a channel of videos",
        {.link = {}, .problem = Problem::VideosOnly, .searchWords = u"Plain"_s},
        u"The feed of a YouTube channel has nothing that Dogear can play. These shows have a "
        "similar name."_s);
}

void TestDirectoryText::leads()
{
    QFETCH(const ShowLead, lead);
    QFETCH(const QString, sentence);
    QCOMPARE(words::leadSentence(lead), sentence);
}

void TestDirectoryText::states_data()
{
    QTest::addColumn<SourceProgress>("progress");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("sentence");
    using State = SourceProgress::State;
    const auto row = [](const char *name,
                        const SourceProgress &progress,
                        const QString &text,
                        const QString &s) { QTest::newRow(name) << progress << text << s; };
    const auto failed = [](Directory directory, const Error &error) {
        return SourceProgress{.directory = directory, .state = State::Failed, .error = error};
    };
    row("not asked", {}, {}, {});
    row("asked",
        {.directory = Directory::Fyyd, .state = State::Asked},
        u"fyyd: asking…"_s,
        u"fyyd is being asked."_s);
    row("answered",
        {.directory = Directory::Apple, .state = State::Answered, .count = 12},
        u"Apple: 12"_s,
        u"Apple found 12 shows."_s);
    row("too slow",
        failed(Directory::PodcastIndex, {ErrorCode::Timeout}),
        u"Podcast Index: does not answer"_s,
        u"Podcast Index took too long to answer. Try again later."_s);
    row("no network",
        failed(Directory::Fyyd, {ErrorCode::Offline}),
        u"fyyd: no connection"_s,
        u"There is no connection to fyyd. Check your network, then try again."_s);
    row("status 500",
        failed(Directory::Fyyd, status(500)),
        u"fyyd: has a problem"_s,
        u"fyyd has a problem (500). Try again later."_s);
    row("too many requests",
        failed(Directory::Apple, status(403)),
        u"Apple: too many requests"_s,
        u"Apple wants fewer requests (403). Wait a minute, then try again."_s);
    row("a refused key",
        failed(Directory::PodcastIndexKeyed, status(401)),
        u"Podcast Index: refuses the key"_s,
        u"Podcast Index refuses your key (401). Check it in the settings, under Library."_s);
}

void TestDirectoryText::states()
{
    QFETCH(const SourceProgress, progress);
    QFETCH(const QString, text);
    QFETCH(const QString, sentence);
    QCOMPARE(words::sourceStateText(progress), text);
    QCOMPARE(words::sourceStateSentence(progress), sentence);
}

void TestDirectoryText::oldAnswersHaveADate()
{
    const SourceProgress progress{.directory = Directory::Apple,
                                  .state = SourceProgress::State::Answered,
                                  .count = 3,
                                  .error = Error{ErrorCode::Offline},
                                  .read = QDateTime(QDate(2026, 11, 24), QTime(10, 30), utc)};
    QCOMPARE(words::sourceStateText(progress), u"Apple: 3, older"_s);
    const QString sentence = words::sourceStateSentence(progress);
    QVERIFY2(sentence.startsWith(u"There is no connection to Apple. "_s), qPrintable(sentence));
    QVERIFY2(sentence.contains(u"What you see is from 24 November 2026 10:30"_s),
             qPrintable(sentence));
}

void TestDirectoryText::countries_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("name");
    QTest::newRow("the country of the user") << u"us"_s << u"United States"_s;
    QTest::newRow("another country") << u"de"_s << u"Germany"_s;
    QTest::newRow("other letters") << u"jp"_s << u"Japan"_s;
    QTest::newRow("no country") << u"zq"_s << u"ZQ"_s;
}

void TestDirectoryText::countries()
{
    QFETCH(const QString, code);
    QFETCH(const QString, name);
    QCOMPARE(words::countryName(code), name);
}

void TestDirectoryText::categories()
{
    QCOMPARE(words::chartCategoryName({0, ""}), u"All categories"_s);
    QCOMPARE(words::chartCategoryName({1309, "TV & Film"}), u"TV & Film"_s);
}

QTEST_GUILESS_MAIN(TestDirectoryText)
#include "tst_directory_text.moc"
