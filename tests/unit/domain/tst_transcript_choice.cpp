// SPDX-License-Identifier: GPL-3.0-or-later

#include <domain/transcript_choice.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::domain;

class TestTranscriptChoice final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void bestFirst_data();
    void bestFirst();
    void formats_data();
    void formats();
    void languagesAreNamedByTheirFirstPart_data();
    void languagesAreNamedByTheirFirstPart();
};

namespace {

/// Parses links of the form "name type language captions"; "-" stands for an empty word.
QList<TranscriptLink> linksOf(const QString &text)
{
    QList<TranscriptLink> links;
    for (const QString &line : text.split(u", "_s, Qt::SkipEmptyParts)) {
        const QStringList words = line.split(u' ');
        const auto word = [&words](int i) {
            return words.value(i) == u"-"_s ? QString() : words.value(i);
        };
        links.append({.url = QUrl(u"https://e.org/"_s + words.value(0)),
                      .type = word(1),
                      .language = word(2),
                      .isCaptions = words.value(3) == u"captions"_s});
    }
    return links;
}

} // namespace

void TestTranscriptChoice::bestFirst_data()
{
    QTest::addColumn<QString>("links");
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name,
                        const QString &links,
                        const QString &language,
                        const QString &expected) {
        QTest::newRow(name) << links << language << expected;
    };
    row("none", u""_s, u"en"_s, u""_s);
    row("only one", u"a text/plain de"_s, u"en"_s, u"a"_s);
    row("the language of the show comes before the format",
        u"a text/vtt de, b text/plain en"_s,
        u"en"_s,
        u"b a"_s);
    row("countries do not count", u"a text/vtt de, b text/vtt en-GB"_s, u"en-us"_s, u"b a"_s);
    row("a language written in capitals and with an underscore",
        u"a text/vtt de, b text/vtt EN_gb"_s,
        u"en"_s,
        u"b a"_s);
    row("who names no language has that of the show",
        u"a text/vtt de, b text/vtt"_s,
        u"en"_s,
        u"b a"_s);
    row("a show without a language: who names none",
        u"a text/vtt de, b text/vtt, c text/vtt en"_s,
        u""_s,
        u"b a c"_s);
    row("times come before richer formats without",
        u"a text/html - captions, b application/x-subrip"_s,
        u""_s,
        u"b a"_s);
    row("captions come before formats",
        u"a text/vtt, b application/srt - captions"_s,
        u""_s,
        u"b a"_s);
    row("every format",
        u"a text/plain, b text/html, c application/srt, d application/json, e text/vtt"_s,
        u""_s,
        u"e d c b a"_s);
    row("what is equal stays as the feed has it", u"b text/vtt, a text/vtt"_s, u""_s, u"b a"_s);
    row("the same address twice is one", u"a text/vtt, a text/html"_s, u""_s, u"a"_s);
}

void TestTranscriptChoice::bestFirst()
{
    QFETCH(const QString, links);
    QFETCH(const QString, language);
    QFETCH(const QString, expected);
    QStringList names;
    for (const TranscriptLink &link : domain::bestFirst(linksOf(links), language))
        names.append(link.url.fileName());
    QCOMPARE(names.join(u' '), expected);
}

void TestTranscriptChoice::formats_data()
{
    QTest::addColumn<QString>("link");
    QTest::addColumn<TranscriptFormat>("expected");
    const auto row = [](const char *name, const QString &link, TranscriptFormat expected) {
        QTest::newRow(name) << link << expected;
    };
    row("text/vtt", u"a text/vtt"_s, TranscriptFormat::Vtt);
    row("rule 128: application/srt", u"a application/srt"_s, TranscriptFormat::Srt);
    row("rule 128: application/x-subrip", u"a application/x-subrip"_s, TranscriptFormat::Srt);
    row("text/srt", u"a text/srt"_s, TranscriptFormat::Srt);
    row("application/json", u"a application/json"_s, TranscriptFormat::Json);
    row("text/html", u"a text/html"_s, TranscriptFormat::Html);
    row("text/plain although the name says more", u"a.vtt text/plain"_s, TranscriptFormat::Text);
    row("no type, but a name", u"a.VTT"_s, TranscriptFormat::Vtt);
    row("a type that says nothing, and a name",
        u"a.srt application/octet-stream"_s,
        TranscriptFormat::Srt);
    row("no type, a page", u"a.htm"_s, TranscriptFormat::Html);
    row("nothing tells", u"a"_s, TranscriptFormat::Text);
}

void TestTranscriptChoice::formats()
{
    QFETCH(const QString, link);
    QFETCH(const TranscriptFormat, expected);
    QCOMPARE(formatOf(linksOf(link).constFirst()), expected);
}

void TestTranscriptChoice::languagesAreNamedByTheirFirstPart_data()
{
    QTest::addColumn<QString>("tag");
    QTest::addColumn<QString>("language");
    QTest::newRow("a language") << u"en"_s << u"en"_s;
    QTest::newRow("with a country") << u"en-us"_s << u"en"_s;
    QTest::newRow("in capitals") << u"DE"_s << u"de"_s;
    QTest::newRow("with an underscore") << u"pt_BR"_s << u"pt"_s;
    QTest::newRow("with a script and an underscore") << u"zh-Hans_CN"_s << u"zh"_s;
    QTest::newRow("with spaces around it") << u" fr "_s << u"fr"_s;
    QTest::newRow("none") << u""_s << u""_s;
}

void TestTranscriptChoice::languagesAreNamedByTheirFirstPart()
{
    QFETCH(const QString, tag);
    QFETCH(const QString, language);
    QCOMPARE(primaryLanguage(tag), language);
}

QTEST_GUILESS_MAIN(TestTranscriptChoice)
#include "tst_transcript_choice.moc"
