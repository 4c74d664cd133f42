// SPDX-License-Identifier: GPL-3.0-or-later

#include <notes/notes.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear::notes;

/// The only thing that notes may fetch is the `src` of a visible picture.
class TestTrackingPixel final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void pixelIsNeverShown_data();
    void pixelIsNeverShown();
    void visiblePictureIsShown_data();
    void visiblePictureIsShown();
    void nothingElseIsFetched_data();
    void nothingElseIsFetched();
};

namespace {

QString withPictures(const QString &notes)
{
    return toSafeHtml(notes, {.base = QUrl(u"https://example.org/"_s), .allowImages = true});
}

QString pictureWith(const QString &attributes)
{
    return withPictures(u"<p>a<img src='https://example.org/t.gif' "_s + attributes + u"></p>"_s);
}

} // namespace

void TestTrackingPixel::pixelIsNeverShown_data()
{
    QTest::addColumn<QString>("attributes");
    QTest::newRow("one by one") << u"width=1 height=1"_s;
    QTest::newRow("no width") << u"width=0"_s;
    QTest::newRow("no height") << u"height=0"_s;
    QTest::newRow("one line") << u"width=600 height=1"_s;
    QTest::newRow("with a unit") << u"width='1px' height='1px'"_s;
    QTest::newRow("with a decimal point") << u"width='1.0'"_s;
    QTest::newRow("without a first digit") << u"width='.5'"_s;
    QTest::newRow("with spaces") << u"width=' 1 '"_s;
    QTest::newRow("as a reference") << u"width='&#49;'"_s;
    QTest::newRow("upper case") << u"WIDTH=1PX"_s;
    QTest::newRow("no percent") << u"width='0%'"_s;
    QTest::newRow("negative") << u"width=-1"_s;
    QTest::newRow("hidden") << u"hidden"_s;
    QTest::newRow("hidden, with a value") << u"hidden=until-found width=600"_s;
    QTest::newRow("style: size") << u"style='width:1px;height:1px'"_s;
    QTest::newRow("style: one of them, with spaces") << u"style='border: 0; height : 1px ;'"_s;
    QTest::newRow("style: greatest size") << u"style='max-width:0'"_s;
    QTest::newRow("style: no em") << u"style='width:0em'"_s;
    QTest::newRow("style: important") << u"style='width:1px !important'"_s;
    QTest::newRow("style: upper case") << u"style='DISPLAY:NONE'"_s;
    QTest::newRow("style: not displayed") << u"style='display:none'"_s;
    QTest::newRow("style: invisible") << u"style='visibility:hidden'"_s;
    QTest::newRow("style: transparent") << u"style='opacity:0.0'"_s;
    QTest::newRow("style: with a comment") << u"style='/* x; */ display:/**/none'"_s;
    QTest::newRow("style wins over the attributes")
        << u"width=600 height=400 style='display:none'"_s;
}

void TestTrackingPixel::pixelIsNeverShown()
{
    QFETCH(const QString, attributes);
    QCOMPARE(pictureWith(attributes), u"<p>a</p>"_s);
}

void TestTrackingPixel::visiblePictureIsShown_data()
{
    QTest::addColumn<QString>("attributes");
    QTest::newRow("no size") << u""_s;
    QTest::newRow("size") << u"width=20 height=20"_s;
    QTest::newRow("two pixels") << u"width=2 height=2"_s;
    QTest::newRow("per cent") << u"width='100%'"_s;
    QTest::newRow("one per cent") << u"width='1%'"_s;
    QTest::newRow("no number") << u"width=auto"_s;
    QTest::newRow("not hidden") << u"class=hidden alt=''"_s;
    QTest::newRow("style: border") << u"style='border-width:1px;border:0;margin:0'"_s;
    QTest::newRow("style: one em") << u"style='width:1em;line-height:1'"_s;
    QTest::newRow("style: displayed") << u"style='display:block;visibility:visible;opacity:1'"_s;
    QTest::newRow("style: half transparent") << u"style='opacity:.5'"_s;
    QTest::newRow("style: only least size") << u"style='min-width:1px'"_s;
    QTest::newRow("style: no declaration") << u"style='none'"_s;
}

void TestTrackingPixel::visiblePictureIsShown()
{
    QFETCH(const QString, attributes);
    const QString html = pictureWith(attributes);
    QVERIFY2(html.contains(u"<img src=\"https://example.org/t.gif\""_s), qUtf8Printable(html));
    QVERIFY2(!html.contains(u"style"_s), qUtf8Printable(html));
}

void TestTrackingPixel::nothingElseIsFetched_data()
{
    QTest::addColumn<QString>("notes");
    QTest::newRow("srcset") << u"<img srcset='https://x.example/2.png 2x'>"_s;
    QTest::newRow("picture") << u"<picture><source srcset='https://x.example/a.avif'></picture>"_s;
    QTest::newRow("lazy picture") << u"<img data-src='https://x.example/a.png' loading=lazy>"_s;
    QTest::newRow("low resolution") << u"<img lowsrc='https://x.example/a.png'>"_s;
    QTest::newRow("use map") << u"<img usemap='https://x.example/a.png'>"_s;
    QTest::newRow("audio") << u"<audio autoplay src='https://x.example/a.mp3'></audio>"_s;
    QTest::newRow("audio source") << u"<audio><source src='https://x.example/a.mp3'></audio>"_s;
    QTest::newRow("video") << u"<video poster='https://x.example/a.png' "
                              "src='https://x.example/a.mp4'></video>"_s;
    QTest::newRow("subtitles") << u"<video><track src='https://x.example/a.vtt'></video>"_s;
    QTest::newRow("frame") << u"<iframe src='https://x.example/'></iframe>"_s;
    QTest::newRow("frame with a document")
        << u"<iframe srcdoc='<img src=https://x.example/a.png>'></iframe>"_s;
    QTest::newRow("frame set") << u"<frameset><frame src='https://x.example/'></frameset>"_s;
    QTest::newRow("object") << u"<object data='https://x.example/a.swf'></object>"_s;
    QTest::newRow("embedded") << u"<embed src='https://x.example/a.swf'>"_s;
    QTest::newRow("applet") << u"<applet code='https://x.example/a.class'></applet>"_s;
    QTest::newRow("script") << u"<script src='https://x.example/a.js'></script>"_s;
    QTest::newRow("style sheet") << u"<link rel=stylesheet href='https://x.example/a.css'>"_s;
    QTest::newRow("icon of the site") << u"<link rel=icon href='https://x.example/a.ico'>"_s;
    QTest::newRow("look-up of a name in advance")
        << u"<link rel=dns-prefetch href='https://x.example/'>"_s;
    QTest::newRow("style element") << u"<style>@import url(https://x.example/a.css);</style>"_s;
    QTest::newRow("style attribute")
        << u"<p style='background:url(https://x.example/a.png)'>a</p>"_s;
    QTest::newRow("style attribute of a picture")
        << u"<img style='content:url(https://x.example/a.png)'>"_s;
    QTest::newRow("background of the page") << u"<body background='https://x.example/a.png'>a"_s;
    QTest::newRow("background of a cell")
        << u"<table><tr><td background='https://x.example/a.png'>a</table>"_s;
    QTest::newRow("forwarding")
        << u"<meta http-equiv=refresh content='0;url=https://x.example/'>"_s;
    QTest::newRow("base") << u"<base href='https://x.example/'>a"_s;
    QTest::newRow("form") << u"<form action='https://x.example/'><input type=image "
                             "src='https://x.example/a.png'></form>"_s;
    QTest::newRow("button") << u"<button formaction='https://x.example/'>a</button>"_s;
    QTest::newRow("vector picture")
        << u"<svg><image href='https://x.example/a.png'/><use href='https://x.example/a'/></svg>"_s;
    QTest::newRow("ping of a link") << u"<a ping='https://x.example/'>a</a>"_s;
    QTest::newRow("list marker")
        << u"<ul style='list-style-image:url(https://x.example/a.png)'><li>a</ul>"_s;
    QTest::newRow("citation") << u"<blockquote cite='https://x.example/'>a</blockquote>"_s;
    QTest::newRow("manifest") << u"<html manifest='https://x.example/a'>a"_s;
}

void TestTrackingPixel::nothingElseIsFetched()
{
    QFETCH(const QString, notes);
    const QString html = withPictures(u"<p>before</p>"_s + notes + u"<p>after</p>"_s);
    QVERIFY2(html.contains(u"before"_s) && html.contains(u"after"_s), qUtf8Printable(html));
    QVERIFY2(!html.contains(u"x.example"_s), qUtf8Printable(html));
}

QTEST_GUILESS_MAIN(TestTrackingPixel)
#include "tst_tracking_pixel.moc"
