// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that foreign text is shown literally where Qt would interpret markup or mnemonics.

#include <widgets/literal_text.h>

#include <QLabel>
#include <QMenu>
#include <QRegularExpression>
#include <QTest>
#include <QTextDocument>

using namespace Qt::StringLiterals;
using namespace dogear::widgets;

class TestLiteralText final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void toolTipsAreLiteral_data();
    void toolTipsAreLiteral();
    void nothingHasNoToolTip();
    void whatIsReadOutHasNoMarkup();
    void labelsHaveNoMnemonics();
    void windowTitlesKeepTheirBrackets();
};

void TestLiteralText::toolTipsAreLiteral_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("plain") << u"An Episode"_s;
    QTest::newRow("an ampersand") << u"Q & A"_s;
    QTest::newRow("an entity") << u"Plain &amp; simple"_s;
    QTest::newRow("a tag") << u"R&D <b>bold</b> <img src=x>"_s;
    QTest::newRow("less than") << u"1 < 2 > 0"_s;
    QTest::newRow("two lines") << u"Title\nDownloaded"_s;
    QTest::newRow("quotes") << u"\"So\" it's"_s;
}

/// Renders the tooltip with QTextDocument, as Qt does with a tooltip that it takes for HTML.
void TestLiteralText::toolTipsAreLiteral()
{
    QFETCH(const QString, text);
    const QString tip = literalToolTip(text);
    QVERIFY(Qt::mightBeRichText(tip));
    QTextDocument shown;
    shown.setHtml(tip);
    QCOMPARE(shown.toPlainText(), text);
}

void TestLiteralText::nothingHasNoToolTip()
{
    QCOMPARE(literalToolTip({}), QString());
}

void TestLiteralText::whatIsReadOutHasNoMarkup()
{
    QWidget widget;
    setLiteralToolTip(widget, u"/home/a & b/<c>"_s);
    QCOMPARE(widget.accessibleDescription(), u"/home/a & b/<c>"_s);
    QCOMPARE(widget.toolTip(), literalToolTip(u"/home/a & b/<c>"_s));
}

void TestLiteralText::labelsHaveNoMnemonics()
{
    QCOMPARE(literalLabel(u"Plain & simple"_s), u"Plain && simple"_s);
    QCOMPARE(QKeySequence::mnemonic(literalLabel(u"Plain &simple"_s)), QKeySequence());
    QCOMPARE(literalLabel(u"Plain"_s), u"Plain"_s);
}

void TestLiteralText::windowTitlesKeepTheirBrackets()
{
    QWidget window;
    window.setWindowTitle(literalWindowTitle(u"Part [*] of it"_s));
    QVERIFY(!window.isWindowModified());
    QCOMPARE(window.windowTitle(), u"Part [*][*] of it"_s); // Qt shows "[*][*]" as "[*]"
}

QTEST_MAIN(TestLiteralText)
#include "tst_literal_text.moc"
