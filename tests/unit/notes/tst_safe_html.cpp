// SPDX-License-Identifier: GPL-3.0-or-later

#include <notes/notes.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear::notes;

class TestSafeHtml final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void isWhitelisted_data();
    void isWhitelisted();
    void showsImages_data();
    void showsImages();
    void keepsLineBreaksOfText_data();
    void keepsLineBreaksOfText();
    void repairsMarkup_data();
    void repairsMarkup();
};

namespace {

void addColumns()
{
    QTest::addColumn<QString>("notes");
    QTest::addColumn<QString>("expected");
}

/// Compares, and checks that sanitising the result again changes nothing.
void compareSafe(const QString &notes, const QString &expected, const RenderOptions &options)
{
    const QString html = toSafeHtml(notes, options);
    QCOMPARE(html, expected);
    QCOMPARE(toSafeHtml(html, options), html);
}

} // namespace

void TestSafeHtml::isWhitelisted_data()
{
    addColumns();
    QTest::newRow("empty") << u""_s << u""_s;
    QTest::newRow("only white space") << u" \n\t "_s << u""_s;
    QTest::newRow("paragraphs") << u"<p>One</p>\n<p>Two</p>"_s << u"<p>One</p><p>Two</p>"_s;
    QTest::newRow("text outside of elements gets a paragraph")
        << u"One<p>Two</p>Three"_s << u"<p>One</p><p>Two</p><p>Three</p>"_s;
    QTest::newRow("formatting") << u"<p><b>b</b> <strong>s</strong> <i>i</i> <em>e</em> <u>u</u> "
                                   "<s>s</s> <code>c</code> <sub>1</sub> <sup>2</sup> "
                                   "<small>x</small></p>"_s
                                << u"<p><b>b</b> <strong>s</strong> <i>i</i> <em>e</em> <u>u</u> "
                                   "<s>s</s> <code>c</code> <sub>1</sub> <sup>2</sup> "
                                   "<small>x</small></p>"_s;
    QTest::newRow("large headings become smaller") << u"<h1>a</h1><h2>b</h2><h3>c</h3><h6>d</h6>"_s
                                                   << u"<h3>a</h3><h3>b</h3><h3>c</h3><h6>d</h6>"_s;
    QTest::newRow("lists") << u"<ul>\n <li>a</li>\n <li>b</li>\n</ul><ol start='3'><li>c</ol>"_s
                           << u"<ul><li>a</li><li>b</li></ul><ol start=\"3\"><li>c</li></ol>"_s;
    QTest::newRow("a definition list")
        << u"<dl><dt>a<dd>b</dl>"_s << u"<dl><dt>a</dt><dd>b</dd></dl>"_s;
    QTest::newRow("a table") << u"<table><tr><th colspan=2>h</th></tr><tr><td>a<td></table>"_s
                             << u"<table><tbody><tr><th colspan=\"2\">h</th></tr>"
                                "<tr><td>a</td><td></td></tr></tbody></table>"_s;
    QTest::newRow("a huge colspan is removed")
        << u"<table><tr><td colspan=1000000>a</table>"_s
        << u"<table><tbody><tr><td>a</td></tr></tbody></table>"_s;
    QTest::newRow("pre keeps its white space")
        << u"<pre>\n a\n  b\n</pre>"_s << u"<pre> a\n  b\n</pre>"_s;
    QTest::newRow("carriage returns in pre are line breaks")
        << u"<pre>&#13;a&#13;b</pre>"_s << u"<pre>a\nb</pre>"_s;
    QTest::newRow("a table in pre: white space between its parts is removed")
        << u"<pre><u><table> <tr> <td> a</td> </tr> </table></u></pre>"_s
        << u"<pre><table><tbody><tr><td><u> a</u></td></tr></tbody></table></pre>"_s;
    QTest::newRow("an empty table in pre") << u"<pre>a<u><table> \b"_s << u"<pre>a</pre>"_s;
    QTest::newRow("pre that begins with empty lines")
        << u"<pre>\n\n\na</pre>"_s << u"<pre>a</pre>"_s;
    QTest::newRow("a quotation and a rule")
        << u"<blockquote>q</blockquote><hr>x"_s << u"<blockquote>q</blockquote><hr><p>x</p>"_s;
    QTest::newRow("styles, classes, ids and colours are removed")
        << u"<p style='color:#000' class=x id=y bgcolor=red align=center>a</p>"_s << u"<p>a</p>"_s;
    QTest::newRow("font and center are unwrapped")
        << u"<center><font color=red size=7>a</font></center>"_s << u"<div>a</div>"_s;
    QTest::newRow("a form is unwrapped")
        << u"<form action=x>a <input value=b><button>c</button></form>"_s << u"<div>a c</div>"_s;
    QTest::newRow("sections and articles become blocks")
        << u"<section><article>a</article>b</section>"_s << u"<div><div>a</div>b</div>"_s;
    QTest::newRow("a whole document becomes a fragment")
        << u"<!DOCTYPE html><html><head><title>t</title><style>p{}</style></head><body><p>a</p>"
           "</body></html>"_s
        << u"<p>a</p>"_s;
    QTest::newRow("scripts and styles are removed with their content")
        << u"<p>a</p><script>b < c; '<p>'</script><STYLE>p{}</STYLE><p>d</p>"_s
        << u"<p>a</p><p>d</p>"_s;
    QTest::newRow("comments are removed") << u"<p>a<!-- <b>x</b> -->b</p>"_s << u"<p>ab</p>"_s;
    QTest::newRow("conditional comments are removed")
        << u"<!--[if mso]><p>x</p><![endif]--><p>a</p>"_s << u"<p>a</p>"_s;
    QTest::newRow("the content of CDATA markers is read")
        << u"<![CDATA[<p>a</p>]]>"_s << u"<p>a</p>"_s;
    QTest::newRow("unknown elements are unwrapped")
        << u"<p><o:p>a</o:p> <foo>b</foo></p>"_s << u"<p>a b</p>"_s;
    QTest::newRow("entities are resolved once")
        << u"<p>&amp;amp; &lt;b&gt; &eacute; &#8212;</p>"_s << u"<p>&amp;amp; &lt;b&gt; é —</p>"_s;
    QTest::newRow("a no-break space is kept") << u"<p>a&nbsp;b</p>"_s << u"<p>a\u00a0b</p>"_s;
    QTest::newRow("white space is collapsed")
        << u"<p>  a \n\t b <b> c </b> d </p>"_s << u"<p>a b <b>c</b> d</p>"_s;
    QTest::newRow("empty blocks are removed")
        << u"<p></p><p>a</p><p><br></p><div> </div><p>b</p>"_s << u"<p>a</p><p>b</p>"_s;
    QTest::newRow("an empty block still separates its neighbours")
        << u"<div>a<p></p>b</div>"_s << u"<div>a<br>b</div>"_s;
    QTest::newRow("many line breaks become one empty line")
        << u"a<br><br><br/><br>b<br>"_s << u"<p>a<br><br>b</p>"_s;
    QTest::newRow("the text direction is kept")
        << u"<p dir=RTL>שלום <span dir=ltr>a</span></p>"_s
        << u"<p dir=\"rtl\">שלום <span dir=\"ltr\">a</span></p>"_s;
    QTest::newRow("an unknown text direction is removed") << u"<p dir=up>a</p>"_s << u"<p>a</p>"_s;
    QTest::newRow("Chinese, Japanese, Korean")
        << u"<p>播客 ポッドキャスト 팟캐스트</p>"_s << u"<p>播客 ポッドキャスト 팟캐스트</p>"_s;
    QTest::newRow("emoji") << u"<p>🎧 👩‍👩‍👧 🇩🇪</p>"_s
                           << u"<p>🎧 👩‍👩‍👧 🇩🇪</p>"_s;
    QTest::newRow("references to control characters are removed")
        << u"<p title='x'>a&#1;b&#x1b;c</p>"_s << u"<p>abc</p>"_s;
    QTest::newRow("control characters are removed")
        << u"<p>a\u0002b\u0003c\u0000d\u0085e</p>"_s << u"<p>abcde</p>"_s;
    QTest::newRow("references to C1 controls and noncharacters are removed")
        << u"<p>a&#144;b&#xfdd0;c&#xffff;d&#x1fffe;e</p>"_s << u"<p>abcde</p>"_s;
    QTest::newRow("references to windows-1252 codes are converted")
        << u"<p>&#147;a&#148;</p>"_s << u"<p>“a”</p>"_s;
}

void TestSafeHtml::isWhitelisted()
{
    QFETCH(const QString, notes);
    QFETCH(const QString, expected);
    compareSafe(notes, expected, {});
}

void TestSafeHtml::showsImages_data()
{
    addColumns();
    QTest::addColumn<bool>("allowImages");
    QTest::newRow("without permission the description is shown")
        << u"<p>a<img src='https://example.org/x.png' alt='A  cat'>b</p>"_s << u"<p>a A cat b</p>"_s
        << false;
    QTest::newRow("without permission an image without a description is removed")
        << u"<p><a href='https://example.org/'><img src='https://example.org/x.png'></a>b</p>"_s
        << u"<p>b</p>"_s << false;
    QTest::newRow("with permission the image is shown")
        << u"<p><img src=https://example.org/x.png alt=cat width=20 height='30' onload=x></p>"_s
        << u"<p><img src=\"https://example.org/x.png\" alt=\"cat\" width=\"20\" height=\"30\"></p>"_s
        << true;
    QTest::newRow("a relative source is resolved")
        << u"<p><img src='/x.png'></p>"_s << u"<p><img src=\"https://example.org/x.png\"></p>"_s
        << true;
    QTest::newRow("a tracking pixel is never shown")
        << u"<p>a<img src='https://example.org/t.gif' width=1 height=1></p>"_s << u"<p>a</p>"_s
        << true;
    QTest::newRow("embedded data is not loaded")
        << u"<p><img src='data:image/png;base64,AAAA' alt=cat></p>"_s << u"<p>cat</p>"_s << true;
    QTest::newRow("a local file is not loaded")
        << u"<p><img src='file:///etc/passwd' alt=cat></p>"_s << u"<p>cat</p>"_s << true;
    QTest::newRow("a description is text, not markup")
        << u"<p><img alt='&lt;b&gt;x'></p>"_s << u"<p>&lt;b&gt;x</p>"_s << true;
}

void TestSafeHtml::showsImages()
{
    QFETCH(const QString, notes);
    QFETCH(const QString, expected);
    QFETCH(const bool, allowImages);
    compareSafe(notes,
                expected,
                {.base = QUrl(u"https://example.org/show/"_s), .allowImages = allowImages});
}

void TestSafeHtml::keepsLineBreaksOfText_data()
{
    addColumns();
    QTest::newRow("one line") << u"Hello"_s << u"<p>Hello</p>"_s;
    QTest::newRow("several lines")
        << u"One\nTwo\r\nThree\rFour"_s << u"<p>One<br>Two<br>Three<br>Four</p>"_s;
    QTest::newRow("a blank line starts a paragraph")
        << u"One\n \n\nTwo\nThree\n"_s << u"<p>One</p><p>Two<br>Three</p>"_s;
    QTest::newRow("comparison signs are not tags")
        << u"a < b and c > d\nx<3"_s << u"<p>a &lt; b and c &gt; d<br>x&lt;3</p>"_s;
    QTest::newRow("only unknown tags: they are text")
        << u"Say <your name>\nto <John>"_s << u"<p>Say &lt;your name&gt;<br>to &lt;John&gt;</p>"_s;
    QTest::newRow("bare ampersands are not entities")
        << u"Q&A\nAT&T; R&D"_s << u"<p>Q&amp;A<br>AT&amp;T; R&amp;D</p>"_s;
    QTest::newRow("only entities: line breaks are kept")
        << u"Q&amp;A\nB"_s << u"<p>Q&amp;A<br>B</p>"_s;
    QTest::newRow("only inline markup: line breaks are kept")
        << u"One <b>b</b>\nTwo\n\n<i>Three</i>"_s
        << u"<p>One <b>b</b><br>Two</p><p><i>Three</i></p>"_s;
    QTest::newRow("formatting continues across a blank line")
        << u"<b>One\n\nTwo</b>"_s << u"<p><b>One</b></p><p><b>Two</b></p>"_s;
    QTest::newRow("with block elements, line breaks are collapsed")
        << u"One\nTwo<br>Three\nFour"_s << u"<p>One Two<br>Three Four</p>"_s;
    QTest::newRow("an address in angle brackets")
        << u"<https://example.org/a> <b>x</b>"_s
        << u"<p>&lt;<a href=\"https://example.org/a\">https://example.org/a</a>&gt; <b>x</b></p>"_s;
    QTest::newRow("right to left") << u"שלום\nעולם"_s << u"<p>שלום<br>עולם</p>"_s;
}

void TestSafeHtml::keepsLineBreaksOfText()
{
    QFETCH(const QString, notes);
    QFETCH(const QString, expected);
    compareSafe(notes, expected, {});
}

void TestSafeHtml::repairsMarkup_data()
{
    addColumns();
    QTest::newRow("unclosed elements") << u"<p>a <b>b <i>c"_s << u"<p>a <b>b <i>c</i></b></p>"_s;
    QTest::newRow("overlapping elements")
        << u"<p><b>a<i>b</b>c</i></p>"_s << u"<p><b>a<i>b</i></b><i>c</i></p>"_s;
    QTest::newRow("formatting around blocks is moved into them")
        << u"<b>a<p>b</p>c</b>"_s << u"<p><b>a</b></p><p><b>b</b></p><p><b>c</b></p>"_s;
    QTest::newRow("a link around blocks is split")
        << u"<a href='https://example.org/'><h3>a</h3><p>b</p></a>"_s
        << u"<h3><a href=\"https://example.org/\">a</a></h3>"
           "<p><a href=\"https://example.org/\">b</a></p>"_s;
    QTest::newRow("a list ends the paragraph around it")
        << u"<p>a<ul><li>b</ul></p>"_s << u"<p>a</p><ul><li>b</li></ul>"_s;
    QTest::newRow("text in a table is moved in front of it")
        << u"<table>a<tr><td>b</table>"_s
        << u"<p>a</p><table><tbody><tr><td>b</td></tr></tbody></table>"_s;
    QTest::newRow("an unclosed tag is text") << u"<p>a</p><b c"_s << u"<p>a</p><p>&lt;b c</p>"_s;
    QTest::newRow("an unclosed quote removes the attributes")
        << u"<p>a <a href=\"https://example.org/>b</a></p>"_s << u"<p>a b</p>"_s;
    QTest::newRow("end tags without a start tag")
        << u"</div></b>a</p></p>b<br></br>"_s << u"<p>a</p><p>b</p>"_s;
    QTest::newRow("text after an unclosed comment is kept")
        << u"<p>a</p><!-- b"_s << u"<p>a</p><p>b</p>"_s;
    QTest::newRow("text after an unclosed frame is kept")
        << u"<iframe src=x><p>a</p>"_s << u"<p>a</p>"_s;
    QTest::newRow("a nested link ends the outer one")
        << u"<p><a href='https://a.example/'>a <a href='https://b.example/'>b</a></p>"_s
        << u"<p><a href=\"https://a.example/\">a</a> <a href=\"https://b.example/\">b</a></p>"_s;
    QTest::newRow("names in any case and attributes without quotes")
        << u"<P><A HREF=https://example.org/a TITLE='\"x\"'>a</A>"_s
        << u"<p><a href=\"https://example.org/a\" title=\"&quot;x&quot;\">a</a></p>"_s;
}

void TestSafeHtml::repairsMarkup()
{
    QFETCH(const QString, notes);
    QFETCH(const QString, expected);
    compareSafe(notes, expected, {});
}

QTEST_GUILESS_MAIN(TestSafeHtml)
#include "tst_safe_html.moc"
