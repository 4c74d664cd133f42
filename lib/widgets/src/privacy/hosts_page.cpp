// SPDX-License-Identifier: GPL-3.0-or-later
#include "parts/search_field.h"
#include "privacy/host_table.h"

#include <itemmodels/contact_table_model.h>
#include <widgets/hosts_page.h>
#include <widgets/metrics.h>
#include <words/contact_text.h>

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QTabWidget>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using itemmodels::ContactTableModel;

namespace {

QLabel *makeText(const QString &text, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

} // namespace

HostsPage::HostsPage(ContactTableModel &model, QWidget *parent)
    : QWidget(parent)
    , m_table(new HostTable(model, this))
    , m_filter(new SearchField(u"hostsFilter"_s, tr("Filter by host, reason or show"), this))
    , m_view(new QTreeView(this))
    , m_count(new QLabel(this))
    , m_copy(new QPushButton(tr("Copy"), this))
    , m_clear(new QPushButton(tr("Clear"), this))
{
    setObjectName(u"hostsPage"_s);
    createTable();
    auto *tabs = new QTabWidget(this);
    tabs->setObjectName(u"hostsTabs"_s);
    tabs->setFocusPolicy(Qt::NoFocus); // the focus is in its bar, whose tabs have names
    tabs->addTab(createContacts(), tr("Contacted"));
    tabs->addTab(createReasons(), tr("When and why"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(tabs);
    connect(m_filter, &QLineEdit::textChanged, m_table, &HostTable::setFilter);
    connect(m_copy, &QPushButton::clicked, this, &HostsPage::copy);
    connect(m_clear, &QPushButton::clicked, this, &HostsPage::clearRequested);
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(m_table, signal, this, &HostsPage::showState);
    connect(m_table, &QAbstractItemModel::layoutChanged, this, &HostsPage::showState);
    // Rows leave the filter a moment before they leave the list.
    connect(m_table->sourceModel(), &QAbstractItemModel::rowsRemoved, this, &HostsPage::showState);
    showState();
}

void HostsPage::createTable()
{
    m_view->setObjectName(u"hostsTable"_s);
    m_view->setAccessibleName(tr("Contacted hosts"));
    m_view->setModel(m_table);
    m_view->setRootIsDecorated(false);
    m_view->setUniformRowHeights(true);
    m_view->setAllColumnsShowFocus(true);
    m_view->setAlternatingRowColors(true);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setSortingEnabled(true);
    m_view->sortByColumn(ContactTableModel::LastColumn, Qt::DescendingOrder);
    const QFont &font = m_view->font();
    QHeaderView *header = m_view->header();
    header->setStretchLastSection(false);
    const std::array widths{55, 45, 50, 35, 35, 25, 25}; // grid units, in the order of Column
    for (int column = 0; column < ContactTableModel::columns; ++column)
        header->resizeSection(column, units(font, widths.at(size_t(column))));
    header->setSectionResizeMode(ContactTableModel::ShowsColumn, QHeaderView::Stretch);
    auto *copyRows = new QAction(tr("Copy"), m_view);
    copyRows->setShortcut(QKeySequence::Copy);
    copyRows->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(copyRows, &QAction::triggered, this, &HostsPage::copy);
    m_view->addAction(copyRows);
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
}

QWidget *HostsPage::createContacts()
{
    auto *page = new QWidget(this);
    auto *column = new QVBoxLayout(page);
    column->addWidget(
        makeText(tr("All hosts that Dogear has sent a request to in the last 30 days. "
                    "This list is kept on this computer only; single requests and "
                    "addresses are not in it."),
                 page));
    m_filter->setAccessibleName(m_filter->placeholderText());
    column->addWidget(m_filter);
    column->addWidget(m_view, 1);
    auto *row = new QHBoxLayout;
    m_count->setObjectName(u"hostsCount"_s);
    row->addWidget(m_count, 1);
    m_copy->setObjectName(u"hostsCopy"_s);
    m_copy->setToolTip(tr("Copy the selected rows, or all, as text"));
    m_copy->setAutoDefault(false);
    m_clear->setObjectName(u"hostsClear"_s);
    m_clear->setToolTip(tr("Forget all hosts now"));
    m_clear->setAutoDefault(false);
    row->addWidget(m_copy);
    row->addWidget(m_clear);
    column->addLayout(row);
    return page;
}

QWidget *HostsPage::createReasons()
{
    auto *content = new QWidget(this);
    content->setObjectName(u"hostsReasons"_s);
    auto *form = new QFormLayout(content);
    form->setVerticalSpacing(units(font(), 3));
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(makeText(tr("Dogear sends a request for these reasons and no other: no usage "
                             "statistics, no search for updates, no account. It keeps no "
                             "cookies, and no request says which computer you use."),
                          content));
    for (const net::Purpose purpose : net::allPurposes()) {
        QLabel *name = makeText(words::purposeName(purpose), content);
        name->setFont(semibold(font()));
        form->addRow(name, makeText(words::purposeReason(purpose), content));
    }
    QLabel *elsewhere = makeText(tr("Outside Dogear"), content);
    elsewhere->setFont(semibold(font()));
    form->addRow(
        elsewhere,
        makeText(tr("This computer looks up the names of hosts, unless a proxy does. Links "
                    "that you click open in your browser."),
                 content));
    auto *area = new QScrollArea(this);
    area->setAccessibleName(tr("When and why"));
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setWidget(content);
    return area;
}

void HostsPage::showState()
{
    const int listed = m_table->rowCount();
    const bool isEmpty = m_table->sourceModel()->rowCount() == 0;
    m_count->setText(isEmpty ? tr("No host was contacted in the last 30 days.")
                             : tr("%n entries", nullptr, listed));
    m_copy->setEnabled(listed > 0);
    m_clear->setEnabled(!isEmpty);
}

void HostsPage::copy()
{
    QApplication::clipboard()->setText(text());
}

QString HostsPage::text() const
{
    QList<int> rows;
    for (const QModelIndex &index : m_view->selectionModel()->selectedRows())
        rows.append(index.row());
    std::ranges::sort(rows);
    if (rows.isEmpty()) {
        for (int row = 0; row < m_table->rowCount(); ++row)
            rows.append(row);
    }
    QStringList cells;
    for (int column = 0; column < ContactTableModel::columns; ++column)
        cells.append(m_table->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
    QStringList lines{cells.join(u'\t')};
    for (const int row : std::as_const(rows)) {
        cells.clear();
        for (int column = 0; column < ContactTableModel::columns; ++column)
            cells.append(m_table->index(row, column).data().toString());
        lines.append(cells.join(u'\t'));
    }
    return lines.join(u'\n');
}

} // namespace dogear::widgets
