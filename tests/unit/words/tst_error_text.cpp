// SPDX-License-Identifier: GPL-3.0-or-later

#include <base/error_details.h>
#include <words/error_text.h>

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;

class TestErrorText final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void everyCodeHasASentence_data();
    void everyCodeHasASentence();
    void saysWhatAndWhere_data();
    void saysWhatAndWhere();
    void statusesDiffer();
    void saysWhatWasKept();
    void keepsSecretsOut();
};

namespace {

const QUrl feedUrl(u"https://feeds.example.org/show/feed.xml"_s);

QSet<QString> sentencesFor(const QUrl &url, const QString &detail)
{
    QSet<QString> sentences;
    for (const ErrorCode code : allErrorCodes())
        sentences.insert(words::errorSentence({.code = code, .detail = detail, .url = url}));
    return sentences;
}

} // namespace

void TestErrorText::everyCodeHasASentence_data()
{
    QTest::addColumn<QUrl>("url");
    QTest::addColumn<QString>("detail");
    QTest::newRow("neither host nor detail") << QUrl() << QString();
    QTest::newRow("a host") << feedUrl << QString();
    QTest::newRow("a file") << QUrl(u"file:///home/me/list.opml"_s) << QString();
    QTest::newRow("a host and a detail") << feedUrl << u"12:7: tag mismatch"_s;
}

void TestErrorText::everyCodeHasASentence()
{
    QFETCH(const QUrl, url);
    QFETCH(const QString, detail);
    QCOMPARE(sentencesFor(url, detail).size(), allErrorCodes().size());
    for (const ErrorCode code : allErrorCodes()) {
        const Error error{.code = code, .detail = detail, .url = url};
        const QString sentence = words::errorSentence(error);
        const QByteArray utf8 = sentence.toUtf8();
        const char *message = utf8.constData();
        QVERIFY2(sentence.size() > 20, message);
        QVERIFY2(sentence.size() < 200, message);
        QVERIFY2(sentence.endsWith(u'.'), message);
        QVERIFY2(!sentence.contains(u'!'), message);
        QVERIFY2(!sentence.contains(u'%'), message);
        QVERIFY2(!sentence.contains(toName(code)), message);
        QVERIFY2(sentence.contains(u". "_s), message); // what to do follows what happened
    }
}

void TestErrorText::saysWhatAndWhere_data()
{
    QTest::addColumn<Error>("error");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const Error &error, const QString &expected) {
        QTest::newRow(name) << error << expected;
    };

    row("Qt without a part that plays names what to install",
        {.code = ErrorCode::PlayerMissing, .detail = noBackEnd},
        u"The part of Qt Multimedia that plays is not installed, so there is no sound. Install it "
        u"with "
        "your system's packages, and start Dogear again; your library and your places are kept."_s);
    row("a feed that is not there names its host",
        {.code = ErrorCode::HttpStatus, .url = feedUrl, .httpStatus = 404},
        u"feeds.example.org says that this is not there (404). Check the address, or ask the show "
        "where its feed has moved."_s);
    row("a server in trouble says which kind",
        {.code = ErrorCode::HttpStatus, .url = feedUrl, .httpStatus = 503},
        u"feeds.example.org has a problem (503). Try again later."_s);
    row("a web page names its address",
        {.code = ErrorCode::HtmlPage, .url = QUrl(u"https://example.org/x/?a=b"_s)},
        u"example.org/x is a web page, not a podcast feed. Look there for a link named RSS or "
        "Feed and paste it here."_s);
    row("a page that is no feed is named",
        {.code = ErrorCode::UnsupportedFeed, .url = feedUrl},
        u"feeds.example.org/show/feed.xml isn't a podcast feed. Check the address, or look on the "
        "page of the show for its feed."_s);
    row("a blocked server may be an ad blocker's work",
        {.code = ErrorCode::BlockedByDns, .url = feedUrl},
        u"Your network blocks feeds.example.org, perhaps with an ad blocker. Allow it there, then "
        "try again."_s);
    row("redirects in a loop are called that",
        {.code = ErrorCode::TooManyRedirects, .url = feedUrl},
        u"feeds.example.org redirects in a loop. Tell the show, or look for another address of "
        "its feed."_s);
    row("a way from https to http is not gone",
        {.code = ErrorCode::InsecureRedirect, .url = feedUrl},
        u"feeds.example.org leads from a secure address (https) to an open one (http), where "
        "others could read along, so Dogear didn't go there. Tell the show."_s);
    row("a server that sends another file each time",
        {.code = ErrorCode::UnsteadyMedia, .url = feedUrl},
        u"feeds.example.org sends another file of this episode at each request, so it can't be put "
        "together. Your place is kept; try again later."_s);
    row("a server that does not send the sound",
        {.code = ErrorCode::MediaUnreadable, .url = feedUrl},
        u"feeds.example.org isn't sending this episode. Try again later; your place is kept."_s);
    row("broken XML names its line",
        {.code = ErrorCode::MalformedXml, .detail = u"12:7: tag mismatch"_s, .url = feedUrl},
        u"feeds.example.org/show/feed.xml is broken at line 12 and cannot be read. Tell the show, "
        "and try again later."_s);
    row("a percent sign in an address is no placeholder",
        {.code = ErrorCode::MalformedXml,
         .detail = u"3:1: x"_s,
         .url = QUrl(u"https://example.org/%252"_s)},
        u"example.org/%2 is broken at line 3 and cannot be read. Tell the show, and try again "
        "later."_s);
    row("broken XML without a place",
        {.code = ErrorCode::MalformedXml, .detail = u"tag mismatch"_s},
        u"The file is broken and cannot be read. Tell the show, and try again later."_s);
    row("a file of no known player is named",
        {.code = ErrorCode::OtherPlayerUnknown, .url = QUrl(u"file:///home/me/notes.db"_s)},
        u"notes.db is not the library of a player that Dogear can read. Choose another file, or "
        "export an OPML list in that player."_s);
    row("a library of another player that is cut off is named",
        {.code = ErrorCode::OtherPlayerDamaged,
         .detail = u"it has 4096 of 8192 bytes"_s,
         .url = QUrl(u"file:///home/me/database.db3"_s)},
        u"database.db3 is damaged or cut off, so nothing was imported. Export or copy it again, or "
        "import only what can be read."_s);
    row("a missing file is named, without its folder",
        {.code = ErrorCode::FileNotFound, .url = QUrl(u"file:///home/me/my list.opml"_s)},
        u"my list.opml is not there. Check its name and folder."_s);
    row("a folder may be on a disk that is not connected",
        {.code = ErrorCode::FileNotFound, .url = QUrl(u"file:///media/usb/My%20Book/"_s)},
        u"The folder My Book is not there. If it is on a disk that is not connected, connect it, "
        "then refresh."_s);
    row("a folder with nothing to hear",
        {.code = ErrorCode::NoMedia, .url = QUrl(u"file:///home/me/Letters/"_s)},
        u"There is nothing to hear or see in Letters. Choose a folder with audio or video files."_s);
    row("a folder with too much",
        {.code = ErrorCode::LimitExceeded, .url = QUrl(u"file:///home/me/"_s)},
        u"me holds more files than one show may have. Choose one of the folders in it."_s);
    row("a file that is no show",
        {.code = ErrorCode::UnsupportedFeed, .url = QUrl(u"file:///home/me/a.png"_s)},
        u"a.png is neither a podcast feed nor an audio or video file. Choose another file."_s);
    row("a show that is gone is not called by its number in the log",
        {.code = ErrorCode::NotFound, .detail = u"show 12"_s},
        u"This is not in the library. It may have been removed."_s);
    row("offline",
        {.code = ErrorCode::Offline, .url = feedUrl},
        u"There is no connection to feeds.example.org. Check your network and the address, then "
        u"try "
        "again."_s);
    row("a proxy that fails is named, and not the server",
        {.code = ErrorCode::ProxyFailed, .detail = u"proxy.example:3128"_s, .url = feedUrl},
        u"The proxy proxy.example:3128 can't be reached, or doesn't let Dogear through. Check it "
        "under Network in the settings."_s);
    row("a proxy without an address",
        {.code = ErrorCode::ProxyFailed, .url = feedUrl},
        u"Dogear is set to use a proxy, but its address is missing. Enter it under Network in the "
        "settings."_s);
    row("a proxy that wants a password",
        {.code = ErrorCode::ProxyDenied, .detail = u"proxy.example:3128"_s, .url = feedUrl},
        u"The proxy proxy.example:3128 wants a name and a password, or other ones. Enter them "
        "under Network in the settings."_s);
    row("what was typed is repeated",
        {.code = ErrorCode::UnsupportedScheme, .detail = u"gopher://x 50%1"_s},
        u"“gopher://x 50%1” is not an address that Dogear can open. Give one that begins with "
        "https:// or http://, or a file."_s);
    const auto inPlaceOf = [](QLatin1StringView what) {
        return Error{.code = ErrorCode::NotMedia,
                     .detail = what + ": x"_L1,
                     .url = QUrl(u"https://media.example.org/1.mp3"_s)};
    };
    row("a web page in place of an episode speaks of an episode",
        inPlaceOf(unexpected_content::webPage),
        u"media.example.org sent a web page instead of this episode. It may ask you to log in, or "
        "your network does; open the episode's page in a browser."_s);
    row("a playlist in place of an episode",
        inPlaceOf(unexpected_content::playlist),
        u"media.example.org sent a playlist, a list of addresses, instead of this episode. Dogear "
        "can't play it; open the episode's page in a browser."_s);
    row("an empty file in place of an episode",
        inPlaceOf(unexpected_content::nothing),
        u"media.example.org sent an empty file instead of this episode. Try again later, or tell "
        "the show."_s);
    row("a message in place of an episode",
        inPlaceOf(unexpected_content::message),
        u"media.example.org sent a message instead of this episode, as servers do when they "
        "refuse it. Try again later, or open the episode's page in a browser."_s);
    row("no sound device",
        {.code = ErrorCode::NoAudioDevice},
        u"There is no sound device. Connect or switch one on, then press play again."_s);
    row("a sound device that was unplugged",
        {.code = ErrorCode::AudioDeviceLost},
        u"The sound device is gone, so the episode is paused. Press play to go on from the same "
        "place with another one."_s);
}

void TestErrorText::saysWhatAndWhere()
{
    QFETCH(const Error, error);
    QFETCH(const QString, expected);
    QCOMPARE(words::errorSentence(error), expected);
}

void TestErrorText::statusesDiffer()
{
    QSet<QString> sentences;
    const QList<int> statuses{0, 400, 401, 403, 404, 410, 418, 429, 500, 503};
    for (const int status : statuses) {
        const Error error{.code = ErrorCode::HttpStatus, .url = feedUrl, .httpStatus = status};
        const QString sentence = words::errorSentence(error);
        QVERIFY2(sentence.startsWith("feeds.example.org "_L1), qPrintable(sentence));
        QCOMPARE(sentence.contains(QString::number(status)), status != 0);
        sentences.insert(sentence);
    }
    QCOMPARE(sentences.size(), statuses.size());
}

void TestErrorText::saysWhatWasKept()
{
    const Error error{.code = ErrorCode::Timeout, .url = feedUrl};
    QCOMPARE(words::refreshErrorSentence(error, false), words::errorSentence(error));
    QCOMPARE(words::refreshErrorSentence(error, true),
             u"feeds.example.org took too long to answer. Try again later. The episodes that were "
             "here are kept."_s);
}

void TestErrorText::keepsSecretsOut()
{
    const QUrl url(u"https://anna:geheim@feeds.example.org/private/feed?token=s3cret#x"_s);
    for (const ErrorCode code : allErrorCodes()) {
        const QString sentence =
            words::errorSentence({.code = code, .url = url, .httpStatus = 401});
        for (const auto secret : {"anna"_L1, "geheim"_L1, "s3cret"_L1})
            QVERIFY2(!sentence.contains(secret), qPrintable(sentence));
    }
}

QTEST_GUILESS_MAIN(TestErrorText)
#include "tst_error_text.moc"
