// SPDX-License-Identifier: GPL-3.0-or-later

#include <words/transcript_text.h>

#include <QLocale>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using domain::TranscriptLink;

class TestTranscriptText final : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(u".*"_s));
        QLocale::setDefault(QLocale::c());
    }
    void names_data();
    void names();
    void whatWentWrong_data();
    void whatWentWrong();
    void everyCodeHasASentence();
    void quotations_data();
    void quotations();
};

void TestTranscriptText::names_data()
{
    QTest::addColumn<QList<TranscriptLink>>("links");
    QTest::addColumn<QStringList>("expected");
    const auto link = [](const QString &file, const QString &type, const QString &language) {
        return TranscriptLink{QUrl(u"https://e.org/"_s + file), type, language, false};
    };
    using Links = QList<TranscriptLink>;
    QTest::newRow("a language and a format") << Links{link(u"a"_s, u"text/vtt"_s, u"en"_s)}
                                             << QStringList{u"English, subtitles (VTT)"_s};
    QTest::newRow("languages are shown in their own names")
        << Links{link(u"a"_s, u"text/html"_s, u"de"_s), link(u"b"_s, u"text/html"_s, u"fr-FR"_s)}
        << QStringList{u"Deutsch, web page"_s, u"Français, web page"_s};
    QTest::newRow("no language") << Links{link(u"a"_s, u"application/srt"_s, {}),
                                          link(u"b"_s, u"text/plain"_s, {})}
                                 << QStringList{u"Subtitles (SRT)"_s, u"Plain text"_s};
    QTest::newRow("an unknown language")
        << Links{link(u"a"_s, u"application/json"_s, u"x-elvish"_s)}
        << QStringList{u"x-elvish, text with times (JSON)"_s};
    QTest::newRow("equal names get the name of the file")
        << Links{link(u"a.vtt"_s, u"text/vtt"_s, u"en"_s),
                 link(u"b.vtt"_s, u"text/vtt"_s, u"en-GB"_s),
                 link(u"c.vtt"_s, u"text/vtt"_s, u"de"_s)}
        << QStringList{u"English, subtitles (VTT) · a.vtt"_s,
                       u"English, subtitles (VTT) · b.vtt"_s,
                       u"Deutsch, subtitles (VTT)"_s};
}

void TestTranscriptText::names()
{
    QFETCH(const QList<TranscriptLink>, links);
    QFETCH(const QStringList, expected);
    QCOMPARE(words::transcriptNames(links), expected);
}

void TestTranscriptText::whatWentWrong_data()
{
    QTest::addColumn<Error>("error");
    QTest::addColumn<bool>("hasOlder");
    QTest::addColumn<QString>("expected"); ///< a part of the sentence
    const QUrl url(u"https://anna:geheim@cdn.example/1.vtt?key=secret"_s);
    QTest::newRow("a login page") << Error{ErrorCode::HtmlPage, {}, url} << false
                                  << u"cdn.example gave a web page"_s;
    QTest::newRow("a missing transcript")
        << Error{ErrorCode::HttpStatus, {}, url, 404} << false << u"is not there (404)"_s;
    QTest::newRow("no network") << Error{ErrorCode::Offline, {}, url} << false
                                << u"Connect, then"_s;
    QTest::newRow("a truncated transcript")
        << Error{ErrorCode::TruncatedInput, {}, url} << false << u"breaks off in the middle"_s;
    QTest::newRow("a missing file")
        << Error{ErrorCode::FileNotFound, {}, QUrl(u"file:///a/1.vtt"_s)} << false
        << u"1.vtt is not there"_s;
    QTest::newRow("an older transcript is kept") << Error{ErrorCode::HtmlPage, {}, url} << true
                                                 << u"The transcript that was here is kept."_s;
}

void TestTranscriptText::whatWentWrong()
{
    QFETCH(const Error, error);
    QFETCH(const bool, hasOlder);
    QFETCH(const QString, expected);
    const QString sentence = words::transcriptErrorSentence(error, hasOlder);
    QVERIFY2(sentence.contains(expected), qPrintable(sentence));
    QVERIFY2(!sentence.contains(u"geheim"_s) && !sentence.contains(u"secret"_s),
             qPrintable(sentence));
}

void TestTranscriptText::everyCodeHasASentence()
{
    for (const ErrorCode code : allErrorCodes()) {
        const QString sentence = words::transcriptErrorSentence(
            {.code = code, .url = QUrl(u"https://e.org/a"_s)}, false);
        QVERIFY2(sentence.size() > 20 && sentence.endsWith(u'.'), qPrintable(sentence));
        QVERIFY2(!sentence.contains(u'%') && !sentence.contains(u'!'), qPrintable(sentence));
    }
}

void TestTranscriptText::quotations_data()
{
    QTest::addColumn<QUrl>("link");
    QTest::addColumn<QUrl>("enclosure");
    QTest::addColumn<QString>("expected");
    const QUrl page(u"https://e.org/page"_s);
    const QUrl own(u"https://cdn.example/anna/1.mp3"_s);
    const QString words = u"Said.\n\nTitle · Show · 12:34"_s;
    QTest::newRow("with the page at the time")
        << page << own << words + u"\nhttps://e.org/page#t=754"_s;
    QTest::newRow("never with the address of the media file") << QUrl() << own << words;
    QTest::newRow("a page with a fragment")
        << QUrl(u"https://e.org/page#7"_s) << own << words + u"\nhttps://e.org/page#7"_s;
    QTest::newRow("a local page is left out") << QUrl(u"file:///a/1.html"_s) << own << words;
}

void TestTranscriptText::quotations()
{
    QFETCH(const QUrl, link);
    QFETCH(const QUrl, enclosure);
    QFETCH(const QString, expected);
    domain::Bookmark place;
    place.title = u"Title"_s;
    place.podcastTitle = u"Show"_s;
    place.link = link;
    place.enclosure = enclosure;
    place.position = 754'600ms;
    QCOMPARE(words::quoteText(u"Said."_s, place), expected);
}

QTEST_GUILESS_MAIN(TestTranscriptText)
#include "tst_transcript_text.moc"
