// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that assistive software clicks a button with a state, instead of only marking it.

#include "detail/state_button.h"
#include "real_warnings.h"

#include <QAccessible>
#include <QAccessibleActionInterface>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::widgets;

class TestStateButton final : public QObject
{
    Q_OBJECT

private slots:
    void init() { test::failOnRealWarning(); }

    void toggleIsAClick();
    void itIsACheckBoxWithAName();
};

void TestStateButton::toggleIsAClick()
{
    StateButton button;
    const QSignalSpy clicked(&button, &QAbstractButton::clicked);
    QAccessibleActionInterface *actions =
        QAccessible::queryAccessibleInterface(&button)->actionInterface();
    QVERIFY(actions->actionNames().contains(QAccessibleActionInterface::toggleAction()));
    actions->doAction(QAccessibleActionInterface::toggleAction());
    QCOMPARE(clicked.count(), 1);
    QCOMPARE(clicked.at(0).at(0).toBool(), true);
}

void TestStateButton::itIsACheckBoxWithAName()
{
    StateButton button;
    button.setAccessibleName(u"Add to Up next"_s);
    QAccessibleInterface *read = QAccessible::queryAccessibleInterface(&button);
    QCOMPARE(read->role(), QAccessible::CheckBox);
    QCOMPARE(read->text(QAccessible::Name), u"Add to Up next"_s);
    QVERIFY(!read->state().checked);
    button.setChecked(true);
    QVERIFY(read->state().checkable);
    QVERIFY(read->state().checked);
}

QTEST_MAIN(TestStateButton)
#include "tst_state_button.moc"
