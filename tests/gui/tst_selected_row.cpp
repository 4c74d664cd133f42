// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that a list follows assistive software, which can select a row and not make it current.

#include "parts/selected_row.h"
#include "real_warnings.h"

#include <QAccessible>
#include <QAccessibleActionInterface>
#include <QListView>
#include <QStringListModel>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::widgets;

namespace {

/// Does what a screen reader does to row \a number.
void toggle(QListView &list, int number)
{
    QAccessibleInterface *row = QAccessible::queryAccessibleInterface(&list)->child(number);
    row->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
}

} // namespace

class TestSelectedRow final : public QObject
{
    Q_OBJECT

private slots:
    void init() { test::failOnRealWarning(); }

    void aSelectedRowBecomesCurrent_data();
    void aSelectedRowBecomesCurrent();
    void furtherRowsLeaveTheCurrentOne();
};

void TestSelectedRow::aSelectedRowBecomesCurrent_data()
{
    QTest::addColumn<QAbstractItemView::SelectionMode>("mode");
    QTest::newRow("one row at a time") << QAbstractItemView::SingleSelection;
    QTest::newRow("several rows") << QAbstractItemView::ExtendedSelection;
}

void TestSelectedRow::aSelectedRowBecomesCurrent()
{
    QFETCH(const QAbstractItemView::SelectionMode, mode);
    QStringListModel model({u"first"_s, u"second"_s, u"third"_s});
    QListView list;
    list.setSelectionMode(mode);
    list.setModel(&model);
    makeSelectedRowCurrent(list);
    toggle(list, 2);
    QCOMPARE(list.currentIndex(), model.index(2));
    if (mode == QAbstractItemView::ExtendedSelection)
        toggle(list, 2);
    toggle(list, 1);
    QCOMPARE(list.currentIndex(), model.index(1));
    QCOMPARE(list.selectionModel()->selectedIndexes(), QModelIndexList{model.index(1)});
}

void TestSelectedRow::furtherRowsLeaveTheCurrentOne()
{
    QStringListModel model({u"first"_s, u"second"_s, u"third"_s});
    QListView list;
    list.setSelectionMode(QAbstractItemView::ExtendedSelection);
    list.setModel(&model);
    makeSelectedRowCurrent(list);
    list.setCurrentIndex(model.index(0));
    toggle(list, 2);
    QCOMPARE(list.currentIndex(), model.index(0));
    QCOMPARE(list.selectionModel()->selectedIndexes().size(), 2);
}

QTEST_MAIN(TestSelectedRow)
#include "tst_selected_row.moc"
