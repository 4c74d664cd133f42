// SPDX-License-Identifier: GPL-3.0-or-later
// Rule 22: a web page that names its feed.

#include <notes/feed_links.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;

class TestFeedLinks final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void finds_data();
    void finds();
    void aPageWithoutEndIsReadInTime();
};

void TestFeedLinks::finds_data()
{
    QTest::addColumn<QByteArray>("page");
    QTest::addColumn<QString>("links"); ///< a line "url title" for each link
    const auto row = [](const char *name, const char *page, const char16_t *links) {
        QTest::newRow(name) << QByteArray(page) << QString::fromUtf16(links);
    };
    row("RSS, relative to the page",
        "<head><link rel='alternate' type='application/rss+xml' title='All' href='feed.xml'>",
        u"https://e.org/shows/feed.xml All");
    row("any case, unquoted, several relations",
        "<LINK REL=\"Alternate Home\" TYPE=Application/Atom+XML HREF=/atom>",
        u"https://e.org/atom ");
    row("JSON Feed, and a type with a charset",
        "<link rel=alternate type='application/feed+json; charset=utf-8' href=/f.json />",
        u"https://e.org/f.json ");
    row("relative to base",
        "<base href='https://cdn.e.org/x/'><link rel=alternate type=application/rss+xml href=f>",
        u"https://cdn.e.org/x/f ");
    row("entities in address and title",
        "<link rel=alternate type=application/rss+xml href='/f?a=1&amp;b=2' title='A &amp; B'>",
        u"https://e.org/f?a=1&b=2 A & B");
    row("several, each once",
        "<link rel=alternate type=application/rss+xml href=/a title=Audio>"
        "<link rel=alternate type=application/rss+xml href=/b title=Video>"
        "<link rel=alternate type=application/atom+xml href=/a>",
        u"https://e.org/a Audio\nhttps://e.org/b Video");
    row("style sheets and translations are no feeds",
        "<link rel=stylesheet type=text/css href=/s><link rel=alternate hreflang=de href=/de>"
        "<link rel=alternate type=text/html href=/m>",
        u"");
    row("not what stands in comments and scripts",
        "<!-- <link rel=alternate type=application/rss+xml href=/a> --><script>x='<link "
        "rel=alternate type=application/rss+xml href=/b>'</script><link rel=alternate "
        "type=application/rss+xml href=/c>",
        u"https://e.org/c ");
    row("not the page itself",
        "<link rel=alternate type=application/rss+xml href='https://e.org/shows/'>",
        u"");
    row("not files",
        "<link rel=alternate type=application/rss+xml href='file:///etc/passwd'>",
        u"");
    row("an unfinished tag", "<link rel=alternate type=application/rss+xml href=/a", u"");
    row("nothing", "", u"");
}

void TestFeedLinks::finds()
{
    QFETCH(const QByteArray, page);
    QFETCH(const QString, links);
    QStringList found;
    for (const notes::FeedLink &link : notes::feedLinks(page, QUrl(u"https://e.org/shows/"_s)))
        found.append(link.url.toString() + u' ' + link.title);
    QCOMPARE(found.join(u'\n'), links);
}

void TestFeedLinks::aPageWithoutEndIsReadInTime()
{
    // Unclosed comments and scripts would make a careless search quadratic.
    QByteArray page("<html>");
    for (int i = 0; i < 200'000; ++i)
        page += "<!-- <link <script ";
    QCOMPARE(notes::feedLinks(page, QUrl(u"https://e.org/"_s)).size(), 0);
    page.clear();
    for (int i = 0; i < 1000; ++i)
        page += "<link rel=alternate type=application/rss+xml href=/" + QByteArray::number(i) + '>';
    QCOMPARE(notes::feedLinks(page, QUrl(u"https://e.org/"_s)).size(), notes::maxFeedLinks);
}

QTEST_GUILESS_MAIN(TestFeedLinks)
#include "tst_feed_links.moc"
