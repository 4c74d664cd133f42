// SPDX-License-Identifier: GPL-3.0-or-later

#include <base/error_details.h>
#include <words/error_text.h>
#include <words/subscribe_text.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;

class TestSubscribeText final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void theSentenceFitsWhatHappened_data();
    void theSentenceFitsWhatHappened();
    void whatWasLeftOutIsCounted();
    void aMissingEpisodeIsSaid_data();
    void aMissingEpisodeIsSaid();
};

void TestSubscribeText::theSentenceFitsWhatHappened_data()
{
    QTest::addColumn<Error>("error");
    QTest::addColumn<QString>("beginning");
    const QUrl list(u"file:///tmp/shows.opml"_s);
    const QUrl feed(u"https://example.org/feed"_s);
    QTest::newRow("a name that is not an address")
        << Error{ErrorCode::UnsupportedScheme, u"clockwork"_s}
        << u"“clockwork” is not an address. Paste the address of a feed."_s;
    QTest::newRow("an address that cannot be opened")
        << Error{ErrorCode::UnsupportedScheme, u"ftp://x"_s}
        << u"“ftp://x” is not an address that Dogear can open."_s;
    QTest::newRow("a list without shows")
        << Error{ErrorCode::EmptyInput, emptyList, list} << u"shows.opml is a list without shows"_s;
    QTest::newRow("a damaged list")
        << Error{ErrorCode::TruncatedInput, damagedList + u"201"_s, list}
        << u"shows.opml is damaged. Dogear added the 201 shows that it could read"_s;
    QTest::newRow("a truncated feed")
        << Error{ErrorCode::TruncatedInput, {}, feed} << u"example.org/feed ends in the middle."_s;
    QTest::newRow("an http server on the https port")
        << Error{ErrorCode::TlsFailed, noTls, feed} << u"example.org does not speak https."_s;
    QTest::newRow("an untrusted certificate")
        << Error{ErrorCode::TlsFailed, u"self-signed"_s, feed}
        << u"example.org cannot prove that it is who it says"_s;
    QTest::newRow("no network: nothing is promised")
        << Error{ErrorCode::Offline, {}, feed}
        << u"There is no connection to example.org. Check your network and the address, then try again."_s;
}

void TestSubscribeText::theSentenceFitsWhatHappened()
{
    QFETCH(const Error, error);
    QFETCH(const QString, beginning);
    const QString sentence = words::errorSentence(error);
    QVERIFY2(sentence.startsWith(beginning), qPrintable(sentence));
}

void TestSubscribeText::whatWasLeftOutIsCounted()
{
    QVERIFY(words::skippedEntriesSentence(3).startsWith(u"3 entries of the list were left out"_s));
}

void TestSubscribeText::aMissingEpisodeIsSaid_data()
{
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<QString>("expected");
    const QString show = u"Talk"_s;
    QTest::newRow("the feed lacks an episode that a directory named")
        << words::missingEpisodeSentence(show, u"First"_s)
        << u"“Talk” is open, but its feed doesn't contain “First”, the episode of the link; open "
           "the link in a browser."_s;
    QTest::newRow("the feed lacks an episode without a known title")
        << words::missingEpisodeSentence(show, {})
        << u"“Talk” is open, but its feed doesn't contain the episode of the link; look for it in "
           "the list, or open the link in a browser."_s;
    QTest::newRow("no directory named the episode")
        << words::unnamedEpisodeSentence(show)
        << u"“Talk” is open, but no directory says which episode the link means; look for it in "
           "the list."_s;
    QTest::newRow("the feed could not be read again")
        << words::unreadEpisodeSentence(show,
                                        {ErrorCode::Offline, {}, QUrl(u"https://e.org/feed"_s)})
        << u"“Talk” is open as it was read before, without the episode of the link. There is no "
           "connection to e.org. Check your network and the address, then try again."_s;
}

void TestSubscribeText::aMissingEpisodeIsSaid()
{
    QFETCH(QString, sentence);
    QFETCH(const QString, expected);
    // The isolates around foreign text (words/format.h) are invisible.
    sentence.remove(QChar(0x2068)).remove(QChar(0x2069));
    QCOMPARE(sentence, expected);
}

QTEST_GUILESS_MAIN(TestSubscribeText)
#include "tst_subscribe_text.moc"
