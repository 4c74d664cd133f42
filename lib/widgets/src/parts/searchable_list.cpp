// SPDX-License-Identifier: GPL-3.0-or-later
#include "searchable_list.h"

#include "search_field.h"

#include <widgets/empty_state.h>
#include <widgets/metrics.h>

#include <QKeyEvent>
#include <QListView>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace dogear::widgets {

SearchableList::SearchableList(SearchField &field,
                               QListView &list,
                               EmptyState &empty,
                               QWidget *parent)
    : QWidget(parent)
    , m_field(field)
    , m_list(list)
    , m_top(new QVBoxLayout)
    , m_stack(new QStackedWidget(this))
{
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    const int margin = units(font(), 4);
    const int gap = units(font(), 2);
    m_top->setContentsMargins(margin, 0, margin, 0);
    m_top->setSpacing(gap);
    m_top->addWidget(&field);
    m_stack->addWidget(&list);
    m_stack->addWidget(&empty);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, margin, 0, 0);
    column->setSpacing(gap);
    column->addLayout(m_top);
    column->addWidget(m_stack, 1);

    list.setFrameShape(QFrame::NoFrame);
    list.setVerticalScrollMode(QListView::ScrollPerPixel);
    list.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list.setMouseTracking(true);
    field.installEventFilter(this);
    list.installEventFilter(this);
    connect(list.selectionModel(),
            &QItemSelectionModel::currentChanged,
            this,
            [this](const QModelIndex &now) {
                // Only a list with the focus: the current row also changes when rows are removed,
                // and that is not the user's choice.
                if (now.isValid() && m_list.hasFocus())
                    emit selected(now);
            });
}

void SearchableList::setListShown(bool isShown)
{
    m_stack->setCurrentIndex(isShown ? 0 : 1); // in the order of addWidget()
}

bool SearchableList::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if ((watched == &m_field && handleFieldKey(key))
            || (watched == &m_list && handleListKey(key)))
            return true;
    }
    return QWidget::eventFilter(watched, event);
}

bool SearchableList::handleFieldKey(int key)
{
    switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        emit submitted();
        return true;
    case Qt::Key_Escape:
        return clearField();
    case Qt::Key_Down:
        return enterList();
    default:
        return false;
    }
}

bool SearchableList::handleListKey(int key)
{
    const QModelIndex index = m_list.currentIndex();
    // An editor passes on the Esc that ends the editing.
    if (m_list.indexWidget(index))
        return false;
    switch (key) {
    case Qt::Key_Escape:
        if (!clearField())
            return false;
        emit clearedFromList();
        return true;
    case Qt::Key_Up:
        if (index.row() > 0)
            return false;
        m_field.begin();
        return true;
    default:
        return false;
    }
}

bool SearchableList::clearField()
{
    if (m_field.text().isEmpty())
        return false;
    m_field.clear();
    return true;
}

/// Gives the list the focus and selects its first row, unless the user has selected another.
bool SearchableList::enterList()
{
    if (m_stack->currentWidget() != &m_list || m_list.model()->rowCount() == 0)
        return false;
    m_list.setFocus(Qt::TabFocusReason);
    // The focus alone makes the first row the current one, without selecting it.
    if (!m_list.selectionModel()->hasSelection())
        m_list.selectionModel()->setCurrentIndex(m_list.model()->index(0, 0),
                                                 QItemSelectionModel::ClearAndSelect);
    return true;
}

} // namespace dogear::widgets
