// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/transfer_table.h"

#include <itemmodels/transfer_table_model.h>
#include <widgets/literal_text.h>
#include <words/format.h>
#include <words/transfer_text.h>

namespace dogear::widgets {

using itemmodels::TransferTableModel;

TransferTable::TransferTable(TransferTableModel &model, QObject *parent)
    : QIdentityProxyModel(parent)
    , m_model(model)
{
    setSourceModel(&model);
}

QString TransferTable::textOf(const QModelIndex &index) const
{
    const transfer::ShowTransfer &show = m_model.show(index.row());
    switch (index.column()) {
    case TransferTableModel::ShowColumn:
        return show.title;
    case TransferTableModel::PresenceColumn:
        return words::presenceText(show.presence);
    case TransferTableModel::TakenColumn:
        return words::showTransferText(show);
    case TransferTableModel::RemainderColumn:
        return words::showRemainderText(show);
    default:
        return {};
    }
}

QString TransferTable::spokenText(const QModelIndex &index) const
{
    QStringList cells;
    for (int column = 0; column < TransferTableModel::columns; ++column)
        cells.append(textOf(index.siblingAtColumn(column)));
    return words::spokenFacts(cells);
}

QVariant TransferTable::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return textOf(index);
    case Qt::ToolTipRole:
        // The columns are narrower than the longest of these texts.
        return literalToolTip(textOf(index));
    case Qt::AccessibleTextRole:
        return index.column() == TransferTableModel::ShowColumn ? spokenText(index) : textOf(index);
    default:
        return QIdentityProxyModel::data(index, role);
    }
}

QVariant TransferTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case TransferTableModel::ShowColumn:
        return tr("Show");
    case TransferTableModel::PresenceColumn:
        return tr("In Dogear");
    case TransferTableModel::TakenColumn:
        return tr("Comes over");
    case TransferTableModel::RemainderColumn:
        return tr("Later, or not");
    default:
        return {};
    }
}

} // namespace dogear::widgets
