// SPDX-License-Identifier: GPL-3.0-or-later

#include "plain_label.h"

#include <feed/chapters.h>
#include <feed/feed_parser.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear::feed;

class TestLabels final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void label_data();
    void label();
    void html_data();
    void html();
    void everyTitleOfAFeed();
    void titlesOfAJsonFeed();
    void atomTexts();
};

void TestLabels::label_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("a decimal reference") << u"Don&#8217;t panic"_s << u"Don’t panic"_s;
    QTest::newRow("a decimal reference with a leading zero")
        << u"It&#039;s Never Done"_s << u"It's Never Done"_s;
    QTest::newRow("a hexadecimal reference") << u"It&#x27;s"_s << u"It's"_s;
    QTest::newRow("a reference to a windows-1252 code") << u"Don&#146;t"_s << u"Don’t"_s;
    QTest::newRow("a named reference") << u"Salt &amp; Pepper"_s << u"Salt & Pepper"_s;
    QTest::newRow("a named reference to a letter") << u"Caf&eacute; talk"_s << u"Café talk"_s;
    QTest::newRow("a named reference in capitals") << u"Salt &AMP; Pepper"_s << u"Salt & Pepper"_s;
    QTest::newRow("a named reference new in HTML 5") << u"What&quest;&excl;"_s << u"What?!"_s;
    QTest::newRow("quotation marks as references") << u"&#8220;Quoted&#8221;"_s << u"“Quoted”"_s;
    QTest::newRow("escaped tags are text") << u"Use &lt;b&gt; in C"_s << u"Use <b> in C"_s;
    QTest::newRow("angle brackets are kept")
        << u"vector<int> explained"_s << u"vector<int> explained"_s;
    QTest::newRow("references are resolved only once") << u"Q&amp;amp;A"_s << u"Q&amp;A"_s;
    QTest::newRow("an ampersand that starts no reference")
        << u"AT&T and R&D; a story"_s << u"AT&T and R&D; a story"_s;
    QTest::newRow("a reference without its semicolon")
        << u"Salt &amp Pepper"_s << u"Salt &amp Pepper"_s;
    QTest::newRow("references to invalid characters") << u"a&#0;b&#xd800;"_s << u"a&#0;b&#xd800;"_s;
    QTest::newRow("an escaped CDATA section")
        << u"<![CDATA[Salt &amp; Pepper]]>"_s << u"Salt & Pepper"_s;
    QTest::newRow("white space is collapsed") << u" a\n b&nbsp; "_s << u"a b"_s;
}

void TestLabels::label()
{
    QFETCH(const QString, text);
    QFETCH(const QString, expected);
    QCOMPARE(toLabel(text), expected);
}

void TestLabels::html_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("tags are removed") << u"Salt &amp; <b>Pepper</b>"_s << u"Salt & Pepper"_s;
    QTest::newRow("a tag within a word") << u"H<sub>2</sub>O"_s << u"H2O"_s;
    QTest::newRow("a tag with an attribute") << u"<span class=\"x\">One</span>"_s << u"One"_s;
    QTest::newRow("a line break becomes a space") << u"One<br/>two"_s << u"One two"_s;
    QTest::newRow("a block element around the text")
        << u"<div>Less &lt; <em>more</em></div>"_s << u"Less < more"_s;
    QTest::newRow("a comment is removed") << u"One<!-- two -->"_s << u"One"_s;
    QTest::newRow("an unknown tag is text")
        << u"vector<int> explained"_s << u"vector<int> explained"_s;
    QTest::newRow("escaped tags are text") << u"Use &lt;b&gt; in C"_s << u"Use <b> in C"_s;
}

void TestLabels::html()
{
    QFETCH(const QString, text);
    QFETCH(const QString, expected);
    QCOMPARE(htmlToLabel(text), expected);
}

void TestLabels::everyTitleOfAFeed()
{
    const auto feed = parseFeed(
        "<rss xmlns:itunes='http://www.itunes.com/dtds/podcast-1.0.dtd'"
        " xmlns:psc='http://podlove.org/simple-chapters'><channel><title>A &amp;amp; B</title>"
        "<itunes:author>C &amp;amp; D</itunes:author><category>E &amp;amp; F</category><item>"
        "<title><![CDATA[Don&#8217;t]]></title><author>G &amp;amp; H</author>"
        "<itunes:subtitle>I &amp;amp; J</itunes:subtitle><psc:chapters>"
        "<psc:chapter start='0' title='K &amp;amp; L'/></psc:chapters></item></channel></rss>",
        {});
    QVERIFY(feed);
    QCOMPARE(feed->podcast.title, u"A & B"_s);
    QCOMPARE(feed->podcast.author, u"C & D"_s);
    QCOMPARE(feed->podcast.categories, QStringList{u"E & F"_s});
    const auto &episode = feed->episodes.constFirst();
    QCOMPARE(episode.title, u"Don’t"_s);
    QCOMPARE(episode.author, u"G & H"_s);
    QCOMPARE(episode.subtitle, u"I & J"_s);
    QCOMPARE(episode.extras->chapters.constFirst().title, u"K & L"_s);

    const auto chapters = parseChapters(
        R"({"version":"1.2.0","chapters":[{"startTime":0,"title":"M &amp; N"}]})", {});
    QVERIFY(chapters);
    QCOMPARE(chapters->chapters.constFirst().title, u"M & N"_s);
}

void TestLabels::titlesOfAJsonFeed()
{
    const auto feed =
        parseFeed(R"({"version":"https://jsonfeed.org/version/1.1","title":"A &amp; B","items":[)"
                  R"({"id":"1","title":"Don&#8217;t","attachments":[{"url":"https://e.org/1.mp3",)"
                  R"("mime_type":"audio/mpeg"}]}]})",
                  {});
    QVERIFY(feed);
    QCOMPARE(feed->podcast.title, u"A & B"_s);
    QCOMPARE(feed->episodes.constFirst().title, u"Don’t"_s);
}

void TestLabels::atomTexts()
{
    const auto feed = parseFeed(
        "<feed xmlns='http://www.w3.org/2005/Atom'><title type='html'>&lt;b&gt;S&lt;/b&gt;</title>"
        "<entry><title type='xhtml'><div xmlns='http://www.w3.org/1999/xhtml'>Less &lt; "
        "<em>more</em></div></title><id>1</id><content type='audio/mpeg' src='1.mp3'/></entry>"
        "<entry><title type='text'>vector&lt;int></title><id>2</id>"
        "<content type='text/plain' src='2.txt'/></entry></feed>",
        QUrl(u"https://e.org/feed"_s));
    QVERIFY(feed);
    QCOMPARE(feed->podcast.title, u"S"_s);
    const auto &first = feed->episodes.at(0);
    QCOMPARE(first.title, u"Less < more"_s);
    QVERIFY(first.enclosure);
    QCOMPARE(first.enclosure->url, QUrl(u"https://e.org/1.mp3"_s));
    QCOMPARE(feed->episodes.at(1).title, u"vector<int>"_s);
    QVERIFY(!feed->episodes.at(1).enclosure);
}

QTEST_GUILESS_MAIN(TestLabels)
#include "tst_labels.moc"
