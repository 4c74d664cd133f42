// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that a choice counts when the user has typed its name, not with each letter.

#include "real_warnings.h"
#include "settings/settled_choice.h"

#include <support/timeouts.h>

#include <QApplication>
#include <QComboBox>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::widgets;

class TestSettledChoice final : public QObject
{
    Q_OBJECT

private slots:
    void init() { test::failOnRealWarning(); }

    void aTypedNameIsOneChoice();
    void aHiddenBoxSettlesAtOnce();
    void aBoxThatIsLeftAloneSaysNothing();
};

void TestSettledChoice::aTypedNameIsOneChoice()
{
    QComboBox box;
    box.addItems({u"dansk"_s, u"Deutsch"_s, u"español"_s});
    QStringList choices;
    connect(new SettledChoice(box), &SettledChoice::settled, this, [&] {
        choices.append(box.currentText());
    });
    QTest::keyClicks(&box, u"esp"_s);
    QTRY_COMPARE(choices, QStringList{u"español"_s});
}

void TestSettledChoice::aHiddenBoxSettlesAtOnce()
{
    QComboBox box;
    box.addItems({u"dansk"_s, u"Deutsch"_s});
    const QSignalSpy settled(new SettledChoice(box), &SettledChoice::settled);
    box.show();
    box.setCurrentIndex(1);
    QCOMPARE(settled.count(), 0);
    box.hide();
    QCOMPARE(settled.count(), 1);
    box.show();
    box.hide();
    QCOMPARE(settled.count(), 1);
}

void TestSettledChoice::aBoxThatIsLeftAloneSaysNothing()
{
    QComboBox box;
    box.addItem(u"dansk"_s);
    const QSignalSpy settled(new SettledChoice(box), &SettledChoice::settled);
    box.show();
    box.hide();
    QCOMPARE(settled.count(), 0);
}

QTEST_MAIN(TestSettledChoice)
#include "tst_settled_choice.moc"
