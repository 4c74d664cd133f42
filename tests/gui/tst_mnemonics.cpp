// SPDX-License-Identifier: GPL-3.0-or-later

#include "real_warnings.h"

#include <widgets/mnemonics.h>

#include <QAction>
#include <QMenu>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;

class TestMnemonics final : public QObject
{
    Q_OBJECT

private slots:
    void init() { test::failOnRealWarning(); }
    void entriesGetLetters_data();
    void entriesGetLetters();
    void marksAreRemoved_data();
    void marksAreRemoved();
};

void TestMnemonics::entriesGetLetters_data()
{
    QTest::addColumn<QStringList>("entries");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("the initials") << QStringList{u"Play"_s, u"Mute"_s}
                                  << QStringList{u"&Play"_s, u"&Mute"_s};
    QTest::newRow("another letter for the second entry of an initial")
        << QStringList{u"Stop"_s, u"Slower"_s} << QStringList{u"&Stop"_s, u"S&lower"_s};
    QTest::newRow("an entry with a mnemonic keeps it")
        << QStringList{u"S&top"_s, u"Tag"_s} << QStringList{u"S&top"_s, u"T&ag"_s};
    QTest::newRow("Cyrillic letters")
        << QStringList{u"Играть"_s, u"Тише"_s} << QStringList{u"&Играть"_s, u"&Тише"_s};
    QTest::newRow("no letter that needs an input method")
        << QStringList{u"再生"_s, u"ミュート"_s, u"재생"_s}
        << QStringList{u"再生"_s, u"ミュート"_s, u"재생"_s};
    QTest::newRow("a Latin letter among others")
        << QStringList{u"OPML を書き出す"_s} << QStringList{u"&OPML を書き出す"_s};
}

void TestMnemonics::entriesGetLetters()
{
    QFETCH(const QStringList, entries);
    QFETCH(const QStringList, expected);
    QMenu menu;
    for (const QString &entry : entries)
        menu.addAction(entry);
    widgets::assignMnemonics(menu);
    QStringList texts;
    for (const QAction *action : menu.actions())
        texts.append(action->text());
    QCOMPARE(texts, expected);
}

void TestMnemonics::marksAreRemoved_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("a letter of the text") << u"&Help"_s << u"Help"_s;
    QTest::newRow("an ampersand") << u"Q && A"_s << u"Q & A"_s;
    QTest::newRow("an added letter") << u"ライブラリ(&L)"_s << u"ライブラリ"_s;
    QTest::newRow("an added letter after a space") << u"도움말 (&H)"_s << u"도움말"_s;
    QTest::newRow("parentheses without a letter") << u"Shows (OPML)"_s << u"Shows (OPML)"_s;
}

void TestMnemonics::marksAreRemoved()
{
    QFETCH(const QString, text);
    QFETCH(const QString, expected);
    QCOMPARE(widgets::withoutMnemonic(text), expected);
}

QTEST_MAIN(TestMnemonics)
#include "tst_mnemonics.moc"
