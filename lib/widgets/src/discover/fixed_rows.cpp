// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixed_rows.h"

#include "list/uniform_list_view.h"

#include <itemmodels/directory_list_model.h>

#include <QCursor>
#include <QEvent>
#include <QScrollBar>

#include <algorithm>

namespace dogear::widgets {

FixedRows::FixedRows(UniformListView &list, itemmodels::DirectoryListModel &model)
    : QObject(&list)
    , m_list(list)
    , m_model(model)
{
    list.viewport()->installEventFilter(this);
    connect(&list, &QAbstractItemView::entered, this, &FixedRows::update);
    connect(list.verticalScrollBar(), &QScrollBar::valueChanged, this, &FixedRows::update);
    connect(list.selectionModel(), &QItemSelectionModel::currentChanged, this, &FixedRows::update);
    connect(&model, &QAbstractItemModel::rowsInserted, this, &FixedRows::update);
}

bool FixedRows::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Leave || event->type() == QEvent::MouseMove)
        update();
    return QObject::eventFilter(watched, event);
}

int FixedRows::lastRow() const
{
    int last = m_list.currentIndex().row();
    const QWidget *rows = m_list.viewport();
    if (rows->underMouse())
        last = std::max(last, m_list.indexAt(rows->mapFromGlobal(QCursor::pos())).row());
    if (m_list.verticalScrollBar()->value() > 0) // the user reads what is visible
        last = std::max(last, m_list.visibleRows().last);
    return last;
}

void FixedRows::update()
{
    m_model.setFixedRows(lastRow() + 1);
}

} // namespace dogear::widgets
