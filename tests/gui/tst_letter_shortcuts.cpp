// SPDX-License-Identifier: GPL-3.0-or-later
// Tests switching off shortcuts of one character.

#include <QAction>
#include <QRegularExpression>
#include <QTest>
#include <QWidget>

#include <window/letter_shortcuts.h>

using namespace Qt::StringLiterals;
using dogear::LetterShortcuts;

class TestLetterShortcuts final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void whatIsALetter_data();
    void whatIsALetter();
    void lettersGoAndComeBack();
};

void TestLetterShortcuts::whatIsALetter_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<bool>("isLetter");
    QTest::newRow("a letter") << u"N"_s << true;
    QTest::newRow("punctuation") << u"["_s << true;
    QTest::newRow("with Shift") << u"Shift+N"_s << true;
    QTest::newRow("with Ctrl") << u"Ctrl+N"_s << false;
    QTest::newRow("with Alt") << u"Alt+N"_s << false;
    QTest::newRow("the space bar") << u"Space"_s << false;
    QTest::newRow("an arrow") << u"Left"_s << false;
    QTest::newRow("a function key") << u"F5"_s << false;
    QTest::newRow("no key") << QString() << false;
}

void TestLetterShortcuts::whatIsALetter()
{
    QFETCH(const QString, key);
    QFETCH(const bool, isLetter);
    QCOMPARE(LetterShortcuts::isLetter(QKeySequence(key)), isLetter);
}

void TestLetterShortcuts::lettersGoAndComeBack()
{
    QWidget window;
    auto *next = new QAction(&window);
    next->setShortcut(Qt::Key_N);
    auto *play = new QAction(&window);
    play->setShortcut(Qt::Key_Space);
    LetterShortcuts keys(window);
    keys.setEnabled(true);
    QCOMPARE(next->shortcut(), QKeySequence(Qt::Key_N));
    keys.setEnabled(false);
    keys.setEnabled(false);
    QCOMPARE(next->shortcut(), QKeySequence());
    QCOMPARE(play->shortcut(), QKeySequence(Qt::Key_Space));
    keys.setEnabled(true);
    QCOMPARE(next->shortcut(), QKeySequence(Qt::Key_N));
}

QTEST_MAIN(TestLetterShortcuts)
#include "tst_letter_shortcuts.moc"
