// SPDX-License-Identifier: GPL-3.0-or-later
// Tests Dogear's Markdown by reading it with an independent reader, Qt's.

#include "real_warnings.h"

#include <words/bookmark_text.h>

#include <QTextDocument>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;

class TestMarkdown final : public QObject
{
    Q_OBJECT

private slots:
    void init() { test::failOnRealWarning(); }

    void aTextMeansItself_data();
    void aTextMeansItself();
    void linksLead();
};

void TestMarkdown::aTextMeansItself_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("emphasis") << u"*bold* and _slanted_"_s;
    QTest::newRow("a link") << u"[text](https://e.org)"_s;
    QTest::newRow("an image") << u"![x](y.png)"_s;
    QTest::newRow("code") << u"`rm -rf`"_s;
    QTest::newRow("HTML") << u"<script>alert(1)</script> <b>x</b>"_s;
    QTest::newRow("an entity") << u"AT&amp;T &lt; C&C"_s;
    QTest::newRow("a backslash") << u"C:\\*.txt"_s;
    QTest::newRow("number signs") << u"# one C# two ##"_s;
    QTest::newRow("a number with a full stop") << u"1. first"_s;
    QTest::newRow("a list") << u"- + dash"_s;
    QTest::newRow("strikethrough") << u"~~no~~"_s;
    QTest::newRow("a table") << u"a | b"_s;
    QTest::newRow("other alphabets") << u"Über das Lied «ё» 漢字 مرحبا"_s;
}

void TestMarkdown::aTextMeansItself()
{
    QFETCH(const QString, text);
    domain::Bookmark one;
    one.title = text;
    one.podcastTitle = text;
    one.position = 5s;
    one.note = text;
    QTextDocument document;
    document.setMarkdown(words::bookmarksAsMarkdown({one}));
    const QStringList lines = document.toPlainText().split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines, QStringList({u"Bookmarks"_s, text, text, u"0:05 "_s + text}));
}

void TestMarkdown::linksLead()
{
    domain::Bookmark one;
    one.title = u"Title"_s;
    one.link = QUrl(u"https://e.org/a(b) c"_s);
    one.position = 754s;
    QTextDocument document;
    document.setMarkdown(words::bookmarksAsMarkdown({one}));
    QVERIFY2(document.toHtml().contains("href=\"https://e.org/a%28b%29%20c#t=754\""_L1),
             qPrintable(document.toHtml()));
}

QTEST_MAIN(TestMarkdown)
#include "tst_markdown.moc"
