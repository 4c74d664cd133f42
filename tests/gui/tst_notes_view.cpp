// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the view of show notes: links, times, pictures, hostile markup and search marks.

#include "real_warnings.h"

#include <widgets/metrics.h>
#include <widgets/notes_view.h>

#include <QFontInfo>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>
#include <query/parse.h>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using dogear::widgets::NotesView;
namespace query = dogear::query;

class TestNotesView final : public QObject
{
    Q_OBJECT

private slots:
    void init() { dogear::test::failOnRealWarning(); }

    void linkIsASignal();
    void timeIsASignal();
    void hostileNotesStayText_data();
    void hostileNotesStayText();
    void picturesAreFetchedOnlyWhenAskedFor();
    void pictureFitsTheText();
    void pictureOfOtherNotesIsDropped();
    void linesAreNotTooLong();
    void linkFollowsThePalette();
    void withoutNotesThereIsASentence();
    void growsWithItsText();
    void textIsSetWithAir();
    void codeStandsOut();
    void quotationsHaveABar_data();
    void quotationsHaveABar();
    void whatIsSearchedForIsMarked_data();
    void whatIsSearchedForIsMarked();

private:
    /// Follows the first link of \a view with the keyboard.
    static void followFirstLink(NotesView &view)
    {
        view.show();
        view.setFocus();
        QTest::keyClick(&view, Qt::Key_Tab);
        QTest::keyClick(&view, Qt::Key_Return);
    }
};

void TestNotesView::whatIsSearchedForIsMarked_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QStringList>("marked");
    QTest::newRow("every occurrence of a word")
        << u"graph"_s << QStringList{u"Graph"_s, u"graph"_s};
    QTest::newRow("every word with the same beginning")
        << u"gra*"_s << QStringList{u"Graph"_s, u"grass"_s, u"graph"_s};
    QTest::newRow("a phrase") << u"\"cuda graph\""_s << QStringList{u"CUDA Graph"_s};
    QTest::newRow("a word to be found in the title is not marked")
        << u"title:graph"_s << QStringList();
    QTest::newRow("an excluded word is not marked") << u"-graph cuda"_s << QStringList{u"CUDA"_s};
    QTest::newRow("an empty query") << u""_s << QStringList();
}

void TestNotesView::whatIsSearchedForIsMarked()
{
    QFETCH(const QString, typed);
    QFETCH(const QStringList, marked);
    const auto marksOf = [](const NotesView &view) {
        QStringList texts;
        for (const QTextEdit::ExtraSelection &selection : view.extraSelections())
            texts.append(selection.cursor.selectedText());
        return texts;
    };
    NotesView view;
    view.setSearched(query::parse(typed, query::LastWord::AsTyped, QDateTime::currentDateTime()));
    view.setNotes({u"<p>The <b>CUDA</b> Graph</p><p>Of grass and a graph</p>"_s, {}, {}});
    QCOMPARE(marksOf(view), marked);
    view.setSearched({});
    QCOMPARE(marksOf(view), QStringList());
}

void TestNotesView::linkIsASignal()
{
    NotesView view;
    view.setNotes(
        {u"<p>See <a href='/page'>this</a></p>"_s, QUrl(u"https://example.org/e/1"_s), {}});
    QSignalSpy activated(&view, &NotesView::linkActivated);
    followFirstLink(view);
    QCOMPARE(activated.count(), 1);
    QCOMPARE(activated.first().first().toUrl(), QUrl(u"https://example.org/page"_s));
    // The notes are not replaced by the linked page.
    QVERIFY(view.toPlainText().contains(u"See this"_s));
}

void TestNotesView::timeIsASignal()
{
    NotesView view;
    view.setNotes({u"At 1:30 it begins"_s, {}, 20min});
    QSignalSpy activated(&view, &NotesView::timeActivated);
    QSignalSpy links(&view, &NotesView::linkActivated);
    followFirstLink(view);
    QCOMPARE(activated.count(), 1);
    QCOMPARE(activated.first().first().value<std::chrono::milliseconds>(), 90s);
    QCOMPARE(links.count(), 0);
}

void TestNotesView::hostileNotesStayText_data()
{
    QTest::addColumn<QString>("notes");
    QTest::newRow("script") << u"before<script>alert(1)</script>after"_s;
    QTest::newRow("style sheet")
        << u"before<link rel=stylesheet href=https://x.example/a.css>after"_s;
    QTest::newRow("imported style")
        << u"before<style>@import url(https://x.example/a.css)</style>after"_s;
    QTest::newRow("local picture") << u"before<img src='file:///etc/passwd'>after"_s;
    QTest::newRow("script link") << u"before<a href='javascript:alert(1)'>after</a>"_s;
    QTest::newRow("background")
        << u"before<table background='https://x.example/a.png'><tr><td>after</table>"_s;
    QTest::newRow("background of a style")
        << u"before<p style='background:url(https://x.example/a.png)'>after</p>"_s;
    QTest::newRow("other resolution") << u"before<img srcset='https://x.example/a.png 2x'>after"_s;
    QTest::newRow("sound")
        << u"before<audio autoplay src='https://x.example/a.mp3'></audio>after"_s;
    QTest::newRow("film") << u"before<video poster='https://x.example/a.png'></video>after"_s;
    QTest::newRow("frame") << u"before<iframe src='https://x.example/'></iframe>after"_s;
    QTest::newRow("icon") << u"before<link rel=icon href='https://x.example/a.ico'>after"_s;
    QTest::newRow("tracking pixel")
        << u"before<img src='https://x.example/a.gif' width='1px' height='1px'>after"_s;
    QTest::newRow("hidden picture")
        << u"before<img src='https://x.example/a.gif' style='display:none'>after"_s;
}

void TestNotesView::hostileNotesStayText()
{
    QFETCH(const QString, notes);
    NotesView view;
    QSignalSpy wanted(&view, &NotesView::pictureRequested);
    QSignalSpy links(&view, &NotesView::linkActivated);
    view.setNotes({notes, QUrl(u"https://example.org/"_s), {}});
    view.showPictures();
    view.grab();
    QCOMPARE(wanted.count(), 0);
    QVERIFY(view.toPlainText().contains(u"before"_s));
    QVERIFY(view.toPlainText().contains(u"after"_s));
    QVERIFY(!view.toPlainText().contains(u"alert"_s));
    followFirstLink(view);
    QCOMPARE(links.count(), 0);
    for (const int type : {QTextDocument::ImageResource,
                           QTextDocument::StyleSheetResource,
                           QTextDocument::HtmlResource})
        QVERIFY(!view.loadResource(type, QUrl(u"file:///etc/passwd"_s)).isValid());
}

void TestNotesView::picturesAreFetchedOnlyWhenAskedFor()
{
    NotesView view;
    QSignalSpy wanted(&view, &NotesView::pictureRequested);
    view.setNotes({u"<p>A <img src='https://x.example/p.png' alt='tree'> and once more "
                   "<img src='https://x.example/p.png'></p>"_s,
                   {},
                   {}});
    view.resize(400, 300);
    view.grab();
    QVERIFY(view.hasHiddenPictures());
    QCOMPARE(wanted.count(), 0);
    QVERIFY(view.toPlainText().contains(u"tree"_s));
    view.showPictures();
    QVERIFY(!view.hasHiddenPictures());
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted.first().first().toUrl(), QUrl(u"https://x.example/p.png"_s));
}

void TestNotesView::pictureFitsTheText()
{
    NotesView view;
    const QUrl url(u"https://x.example/p.png"_s);
    view.setNotes({u"<p><img src='https://x.example/p.png'></p>"_s, {}, {}});
    view.resize(400, 300);
    view.show();
    view.showPictures();
    QImage picture(2000, 1000, QImage::Format_RGB32);
    picture.fill(Qt::red);
    view.setPicture(url, picture);
    const QTextImageFormat format =
        view.document()->begin().begin().fragment().charFormat().toImageFormat();
    QVERIFY(format.isValid());
    QVERIFY(format.width() > 100);
    QVERIFY(format.width() <= view.viewport()->width());
    QCOMPARE(format.height(), format.width() / 2);
    QCOMPARE(view.viewport()->grab().toImage().pixelColor(view.viewport()->width() / 2, 60),
             QColor(Qt::red));
}

void TestNotesView::pictureOfOtherNotesIsDropped()
{
    NotesView view;
    view.setNotes({u"<img src='https://x.example/p.png'>"_s, {}, {}});
    view.showPictures();
    view.setNotes({u"<img src='https://x.example/p.png'> other"_s, {}, {}});
    QImage picture(10, 10, QImage::Format_RGB32);
    picture.fill(Qt::red);
    view.setPicture(QUrl(u"https://x.example/p.png"_s), picture);
    QVERIFY(view.hasHiddenPictures()); // the user has not asked for the pictures of these notes
    QVERIFY(view.loadResource(QTextDocument::ImageResource, QUrl(u"https://x.example/p.png"_s))
                .value<QImage>()
                .size()
            != picture.size());
}

void TestNotesView::linesAreNotTooLong()
{
    NotesView view;
    view.setNotes({u"word "_s.repeated(300), {}, {}});
    view.resize(3000, 600);
    view.show();
    const QTextLayout &layout = *view.document()->begin().layout();
    QVERIFY(layout.lineCount() > 10);
    QVERIFY(layout.lineAt(0).textLength() > 50);
    // The width is limited to 75 average characters, which can be more characters in a proportional
    // font.
    QVERIFY(layout.lineAt(0).textLength() <= 110);
}

void TestNotesView::linkFollowsThePalette()
{
    NotesView view;
    view.setNotes({u"<a href='https://example.org/'>there</a>"_s, {}, {}});
    const auto color = [&] {
        return view.document()->begin().begin().fragment().charFormat().foreground().color();
    };
    QPalette palette = view.palette();
    palette.setColor(QPalette::Base, Qt::white);
    palette.setColor(QPalette::Text, Qt::black);
    palette.setColor(QPalette::Link, Qt::blue);
    view.setPalette(palette);
    QCOMPARE(color(), QColor(Qt::blue));
    palette.setColor(QPalette::Base, Qt::black);
    palette.setColor(QPalette::Text, Qt::white);
    view.setPalette(palette);
    QVERIFY(dogear::widgets::contrast(color(), Qt::black) >= 4.5);
}

void TestNotesView::withoutNotesThereIsASentence()
{
    NotesView view;
    view.setNotes({});
    QVERIFY(view.document()->isEmpty());
    QVERIFY(!view.placeholderText().isEmpty());
    QVERIFY(!view.hasHiddenPictures());
}

void TestNotesView::growsWithItsText()
{
    NotesView view;
    view.setGrowing();
    view.resize(300, 10);
    view.show();
    view.setNotes({u"one line"_s, {}, {}});
    const int one = view.height();
    view.setNotes({u"word "_s.repeated(200), {}, {}});
    QVERIFY(view.height() > 3 * one);
    QVERIFY(view.height() >= int(view.document()->size().height()));
}

void TestNotesView::textIsSetWithAir()
{
    NotesView view;
    view.setNotes(
        {u"<p>One</p><h3>Two</h3><p>Three</p><ul><li>Four</li><li>Five</li></ul>"_s, {}, {}});
    const int unit = dogear::widgets::unit(view.font());
    for (QTextBlock block = view.document()->begin(); block.isValid(); block = block.next()) {
        const QTextBlockFormat format = block.blockFormat();
        QCOMPARE(format.lineHeightType(), int(QTextBlockFormat::ProportionalHeight));
        QCOMPARE(format.lineHeight(), 145.0);
        QVERIFY2(format.bottomMargin() >= unit, qPrintable(block.text()));
    }
    const QTextBlock heading = view.document()->begin().next();
    QCOMPARE(heading.text(), u"Two"_s);
    // More room above than below: a heading belongs to what follows.
    QVERIFY(heading.blockFormat().topMargin() > 2 * heading.blockFormat().bottomMargin());
    QVERIFY(heading.begin().fragment().charFormat().fontWeight() >= QFont::DemiBold);
}

void TestNotesView::codeStandsOut()
{
    NotesView view;
    view.setNotes({u"<p>Press <code>make</code> now</p>"_s, {}, {}});
    auto part = view.document()->begin().begin();
    ++part; // the code
    const QTextCharFormat format = part.fragment().charFormat();
    QCOMPARE(part.fragment().text(), u"make"_s);
    QVERIFY(QFontInfo(format.font()).fixedPitch());
    const QColor ground = format.background().color();
    QVERIFY(ground != view.palette().color(QPalette::Base));
    QVERIFY(dogear::widgets::contrast(ground, view.palette().color(QPalette::Text)) >= 4.5);
}

void TestNotesView::quotationsHaveABar_data()
{
    QTest::addColumn<QString>("html");
    QTest::addColumn<bool>("hasBar");
    QTest::newRow("a quotation") << u"<blockquote><p>Said</p></blockquote>"_s << true;
    QTest::newRow("a quotation from right to left")
        << u"<blockquote><p dir='rtl'>\u0642\u0627\u0644</p></blockquote>"_s << true;
    QTest::newRow("a paragraph") << u"<p>Said</p>"_s << false;
    QTest::newRow("a list") << u"<ul><li>Said</li></ul>"_s << false;
}

/// The bar is a sign that is visible without colours.
void TestNotesView::quotationsHaveABar()
{
    QFETCH(const QString, html);
    QFETCH(const bool, hasBar);
    NotesView view;
    view.resize(400, 200);
    view.show();
    view.setNotes({html, {}, {}});
    const QColor paper = view.palette().color(QPalette::Base);
    const QColor bar = dogear::widgets::outlineColor(view.palette(), paper);
    const QImage image = view.viewport()->grab().toImage();
    const int margin = dogear::widgets::units(view.font(), 4);
    int columns = 0; // that have the colour of the bar from top to bottom of the line
    for (int x = 0; x < image.width(); ++x) {
        bool isBar = true;
        for (int y = margin + 3; y < margin + view.fontMetrics().height() - 3; ++y)
            isBar = isBar && image.pixelColor(x, y) == bar;
        columns += isBar ? 1 : 0;
    }
    QCOMPARE(columns > 0, hasBar);
}

QTEST_MAIN(TestNotesView)
#include "tst_notes_view.moc"
