// SPDX-License-Identifier: GPL-3.0-or-later

#include <notes/notes.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear::notes;

class TestLinks final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void findsAddresses_data();
    void findsAddresses();
    void followsLinks_data();
    void followsLinks();
};

namespace {

/// \return \a html with "[text](href)" for each link and without other markup
QString dump(const QString &html)
{
    static const QRegularExpression link(u"<a href=\"([^\"]*)\"[^>]*>(.*?)</a>"_s);
    static const QRegularExpression tag(u"<[^>]*>"_s);
    QString text = html;
    return text.replace(link, u"[\\2](\\1)"_s).remove(tag);
}

} // namespace

void TestLinks::findsAddresses_data()
{
    QTest::addColumn<QString>("notes");
    QTest::addColumn<QString>("expected");
    const auto unchanged = [](const char *name, const QString &notes) {
        QTest::newRow(name) << notes << notes;
    };

    QTest::newRow("a web address")
        << u"see https://example.org/a?b=c#d now"_s
        << u"see [https://example.org/a?b=c#d](https://example.org/a?b=c#d) now"_s;
    QTest::newRow("an address in upper case")
        << u"HTTP://EXAMPLE.ORG/A"_s << u"[HTTP://EXAMPLE.ORG/A](HTTP://EXAMPLE.ORG/A)"_s;
    QTest::newRow("an address that starts with www")
        << u"www.example.org/x"_s << u"[www.example.org/x](https://www.example.org/x)"_s;
    QTest::newRow("a full stop after the address")
        << u"https://example.org/a."_s << u"[https://example.org/a](https://example.org/a)."_s;
    QTest::newRow("several punctuation marks after the address")
        << u"https://example.org?!, x"_s << u"[https://example.org](https://example.org)?!, x"_s;
    QTest::newRow("an address in brackets")
        << u"(https://example.org/a)"_s << u"([https://example.org/a](https://example.org/a))"_s;
    QTest::newRow("brackets within the address")
        << u"https://example.org/A_(b)"_s
        << u"[https://example.org/A_(b)](https://example.org/A_(b))"_s;
    QTest::newRow("brackets within the address, in brackets")
        << u"(https://example.org/A_(b))."_s
        << u"([https://example.org/A_(b)](https://example.org/A_(b)))."_s;
    QTest::newRow("an address in quotation marks")
        << u"“https://example.org/a”"_s << u"“[https://example.org/a](https://example.org/a)”"_s;
    QTest::newRow("an address between Chinese words")
        << u"请看https://example.org/a，谢谢"_s
        << u"请看[https://example.org/a](https://example.org/a)，谢谢"_s;
    QTest::newRow("a host with an umlaut")
        << u"https://bücher.example/ä"_s
        << u"[https://bücher.example/ä](https://bücher.example/ä)"_s;
    QTest::newRow("ampersands are escaped once")
        << u"https://example.org/?a=1&b=2"_s
        << u"[https://example.org/?a=1&amp;b=2](https://example.org/?a=1&amp;b=2)"_s;
    QTest::newRow("two addresses on a line")
        << u"http://a.example http://b.example"_s
        << u"[http://a.example](http://a.example) [http://b.example](http://b.example)"_s;
    QTest::newRow("a mail address")
        << u"write to jo.doe+x@mail.example.org."_s
        << u"write to [jo.doe+x@mail.example.org](mailto:jo.doe+x@mail.example.org)."_s;
    QTest::newRow("a user name in a web address is not a mail address")
        << u"https://u@example.org/x"_s << u"[https://u@example.org/x](https://u@example.org/x)"_s;
    QTest::newRow("an address with formatting in it")
        << u"<p>https://example.org/<wbr>abc</p>"_s
        << u"[https://example.org/abc](https://example.org/abc)"_s;
    unchanged("no host", u"http:// and https://. and www."_s);
    unchanged("handles are no mail", u"@someone and a@b"_s);
    unchanged("another scheme is not found", u"ftp://example.org javascript:x"_s);
    QTest::newRow("an address in a link is not linked again")
        << u"<a href='https://example.org/a'>https://example.org/b</a>"_s
        << u"[https://example.org/b](https://example.org/a)"_s;
    QTest::newRow("addresses in attributes are left alone")
        << u"<a href='https://example.org/a' title='https://example.org/b'>c</a>"_s
        << u"[c](https://example.org/a)"_s;
    QTest::newRow("an address in code is linked")
        << u"<p><code>https://example.org</code></p>"_s
        << u"[https://example.org](https://example.org)"_s;
}

void TestLinks::findsAddresses()
{
    QFETCH(const QString, notes);
    QFETCH(const QString, expected);
    const QString html = toSafeHtml(notes);
    QCOMPARE(dump(html), expected);
    QCOMPARE(toSafeHtml(html), html);
}

void TestLinks::followsLinks_data()
{
    QTest::addColumn<QString>("href");
    QTest::addColumn<QString>("expected");
    QTest::newRow("an absolute URL") << u"https://example.org/a"_s << u"https://example.org/a"_s;
    QTest::newRow("escapes and signatures are unchanged")
        << u"https://example.org/%7Ea%2f?sig=%2B%3d%zz"_s
        << u"https://example.org/%7Ea%2f?sig=%2B%3d%zz"_s;
    QTest::newRow("white space around")
        << u" \n https://example.org/a\t "_s << u"https://example.org/a"_s;
    QTest::newRow("a space in the URL")
        << u"https://example.org/a b"_s << u"https://example.org/a%20b"_s;
    QTest::newRow("a relative path") << u"c?d"_s << u"https://base.example/a/c?d"_s;
    QTest::newRow("a path from the root") << u"/c"_s << u"https://base.example/c"_s;
    QTest::newRow("a URL without a scheme")
        << u"//other.example/c"_s << u"https://other.example/c"_s;
    QTest::newRow("a host with www, without a scheme")
        << u"www.example.org/x"_s << u"https://www.example.org/x"_s;
    QTest::newRow("a mail address")
        << u"mailto:a@example.org?subject=x"_s << u"mailto:a@example.org?subject=x"_s;
    QTest::newRow("a time link of Dogear") << u"dogear-time:83000"_s << u"dogear-time:83000"_s;
    QTest::newRow("the scheme of Dogear without a time") << u"dogear-time:x"_s << QString();
    QTest::newRow("a fragment") << u"#top"_s << QString();
    QTest::newRow("an empty URL") << QString() << QString();
    QTest::newRow("a web address without a host") << u"http:///x"_s << QString();
    QTest::newRow("an ftp URL") << u"ftp://example.org/"_s << QString();
    QTest::newRow("a telephone number") << u"tel:123"_s << QString();
}

void TestLinks::followsLinks()
{
    QFETCH(const QString, href);
    QFETCH(const QString, expected);
    const RenderOptions options{.base = QUrl(u"https://base.example/a/b"_s)};
    const QString html =
        toSafeHtml("<p><a href=\""_L1 + href.toHtmlEscaped() + "\">x</a></p>"_L1, options);
    const QString link = "<a href=\""_L1 + expected.toHtmlEscaped() + "\">x</a>"_L1;
    QCOMPARE(html, "<p>"_L1 + (expected.isEmpty() ? u"x"_s : link) + "</p>"_L1);
    const bool isRelative = QUrl(href).isRelative() && !href.trimmed().startsWith("http"_L1)
                            && !href.startsWith("www"_L1);
    if (isRelative) // without a base URL it is plain text
        QCOMPARE(toSafeHtml("<p><a href=\""_L1 + href + "\">x</a></p>"_L1), u"<p>x</p>"_s);
}

QTEST_GUILESS_MAIN(TestLinks)
#include "tst_links.moc"
