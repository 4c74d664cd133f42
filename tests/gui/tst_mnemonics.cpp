// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that every entry of a menu and every control of a dialog gets a letter of its own, in any
// language.

#include "real_warnings.h"

#include <widgets/mnemonics.h>

#include <QAction>
#include <QCheckBox>
#include <QDialog>
#include <QFormLayout>
#include <QKeySequence>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QStackedWidget>

using namespace Qt::StringLiterals;
using namespace dogear::widgets;

class TestMnemonics final : public QObject
{
    Q_OBJECT

private slots:
    void init() { dogear::test::failOnRealWarning(); }

    void eachTextGetsALetter_data();
    void eachTextGetsALetter();
    void marksAreRemoved_data();
    void marksAreRemoved();
    void menusKeepTheirLetters();
    void aDialogGivesLettersPageByPage();
};

void TestMnemonics::eachTextGetsALetter_data()
{
    QTest::addColumn<QStringList>("texts");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("initials first")
        << QStringList{u"Play"_s, u"Stop"_s} << QStringList{u"&Play"_s, u"&Stop"_s};
    QTest::newRow("another letter if the initial is taken")
        << QStringList{u"Play"_s, u"Pause"_s} << QStringList{u"&Play"_s, u"P&ause"_s};
    QTest::newRow("a letter that is marked stays")
        << QStringList{u"P&lay"_s, u"List"_s} << QStringList{u"P&lay"_s, u"L&ist"_s};
    QTest::newRow("of two texts with the same mark the second one gets another letter")
        << QStringList{u"&Play"_s, u"&Pause"_s} << QStringList{u"&Play"_s, u"P&ause"_s};
    QTest::newRow("a text moves to another letter if a later one needs its own")
        << QStringList{u"ab"_s, u"a"_s} << QStringList{u"a&b"_s, u"&a"_s};
    QTest::newRow("a letter behind a text whose letters are all needed")
        << QStringList{u"a"_s, u"A"_s} << QStringList{u"&a"_s, u"A (&B)"_s};
    QTest::newRow("German") << QStringList{u"Öffnen"_s, u"Übersicht"_s}
                            << QStringList{u"&Öffnen"_s, u"&Übersicht"_s};
    QTest::newRow("Russian") << QStringList{u"Файл"_s, u"Форма"_s}
                             << QStringList{u"&Файл"_s, u"Ф&орма"_s};
    QTest::newRow("Chinese") << QStringList{u"文件"_s, u"编辑…"_s}
                             << QStringList{u"文件(&A)"_s, u"编辑(&B)…"_s};
    QTest::newRow("Japanese with Latin letters")
        << QStringList{u"OPML を書き出す"_s, u"設定:"_s}
        << QStringList{u"&OPML を書き出す"_s, u"設定(&A):"_s};
    QTest::newRow("Chinese with a colon of its own")
        << QStringList{u"姓名："_s} << QStringList{u"姓名(&A)："_s};
    QTest::newRow("Korean") << QStringList{u"재생"_s} << QStringList{u"재생(&A)"_s};
    QTest::newRow("digits and signs")
        << QStringList{u"1×"_s, u"1.5×"_s, u"…"_s} << QStringList{u"&1×"_s, u"1.&5×"_s, u"…"_s};
    QTest::newRow("a title with an ampersand")
        << QStringList{u"R&&D"_s, u"&&"_s} << QStringList{u"&R&&D"_s, u"&&"_s};
}

void TestMnemonics::eachTextGetsALetter()
{
    QFETCH(const QStringList, texts);
    QFETCH(const QStringList, expected);
    QCOMPARE(withMnemonics(texts), expected);
    QCOMPARE(withMnemonics(expected), expected); // the next time nothing changes
}

void TestMnemonics::marksAreRemoved_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("a mark") << u"&Play"_s << u"Play"_s;
    QTest::newRow("an ampersand") << u"R&&D"_s << u"R&D"_s;
    QTest::newRow("both") << u"&R&&D"_s << u"R&D"_s;
    QTest::newRow("a letter behind the text") << u"文件(&F)…"_s << u"文件…"_s;
    QTest::newRow("a letter behind a space") << u"도움말 (&H)"_s << u"도움말"_s;
    QTest::newRow("a letter behind a Latin text") << u"Play (&X)"_s << u"Play"_s;
    QTest::newRow("parentheses of the text itself") << u"Import (OPML)…"_s << u"Import (OPML)…"_s;
}

void TestMnemonics::marksAreRemoved()
{
    QFETCH(const QString, text);
    QFETCH(const QString, expected);
    QCOMPARE(withoutMnemonic(text), expected);
}

void TestMnemonics::menusKeepTheirLetters()
{
    QMenu menu;
    QAction *play = menu.addAction(u"Play"_s);
    menu.addSeparator();
    QAction *hidden = menu.addAction(u"Pause"_s);
    hidden->setVisible(false);
    QAction *pause = menu.addAction(u"Pause all"_s);
    assignMnemonics(menu.actions());
    QCOMPARE(play->text(), u"&Play"_s);
    QCOMPARE(pause->text(), u"Pause &all"_s);
    QCOMPARE(hidden->text(), u"Pause"_s);
    pause->setText(u"Resume"_s);
    assignMnemonics(menu.actions());
    QCOMPARE(play->text(), u"&Play"_s);
    QCOMPARE(pause->text(), u"&Resume"_s);
}

void TestMnemonics::aDialogGivesLettersPageByPage()
{
    QDialog dialog;
    auto *form = new QFormLayout(&dialog);
    auto *stack = new QStackedWidget(&dialog);
    auto *save = new QPushButton(u"Save"_s, &dialog);
    QList<QCheckBox *> boxes;
    QList<QLabel *> labels;
    for (int page = 0; page < 2; ++page) {
        auto *widget = new QWidget(stack);
        auto *inner = new QFormLayout(widget);
        boxes.append(new QCheckBox(u"Skip"_s, widget));
        inner->addRow(boxes.constLast());
        inner->addRow(u"Speed"_s, new QLineEdit(widget));
        labels.append(
            qobject_cast<QLabel *>(inner->labelForField(widget->findChild<QLineEdit *>())));
        stack->addWidget(widget);
    }
    form->addRow(stack);
    form->addRow(save);
    assignMnemonics(dialog);
    QCOMPARE(save->text(), u"&Save"_s);
    for (int page = 0; page < 2; ++page) { // both pages have the same letters
        QCOMPARE(boxes.at(page)->text(), u"S&kip"_s);
        QCOMPARE(labels.at(page)->text(), u"S&peed"_s);
    }
}

QTEST_MAIN(TestMnemonics)
#include "tst_mnemonics.moc"
