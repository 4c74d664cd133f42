// SPDX-License-Identifier: GPL-3.0-or-later
#include "privacy/host_table.h"

#include <itemmodels/contact_table_model.h>
#include <widgets/literal_text.h>
#include <words/contact_text.h>
#include <words/format.h>

#include <QDateTime>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using itemmodels::ContactTableModel;

namespace {

/// Titles in a cell; its tooltip has all.
constexpr qsizetype maxTitles = 3;

QString timeText(const QDateTime &time)
{
    return words::formatMoment(time, QDateTime::currentDateTimeUtc());
}

bool isNumber(int column)
{
    return column == ContactTableModel::RequestsColumn || column == ContactTableModel::BytesColumn;
}

} // namespace

HostTable::HostTable(ContactTableModel &model, QObject *parent)
    : QSortFilterProxyModel(parent)
{
    setSourceModel(&model);
}

void HostTable::setFilter(const QString &text)
{
    m_words = text.split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
}

QString HostTable::textOf(const QModelIndex &cell)
{
    const QVariant value = cell.data(ContactTableModel::ValueRole);
    switch (cell.column()) {
    case ContactTableModel::PurposeColumn:
        return words::purposeName(net::Purpose(value.toInt()));
    case ContactTableModel::ShowsColumn: {
        const QStringList titles = value.toStringList();
        if (titles.size() <= maxTitles)
            return QLocale().createSeparatedList(titles);
        return tr("%1 and %n others", "titles of shows", int(titles.size() - maxTitles))
            .arg(titles.first(maxTitles).join(", "_L1));
    }
    case ContactTableModel::LastColumn:
    case ContactTableModel::FirstColumn:
        return timeText(value.toDateTime());
    case ContactTableModel::RequestsColumn:
        return QLocale().toString(value.toLongLong());
    case ContactTableModel::BytesColumn:
        return words::formatByteCount(value.toLongLong());
    default:
        return value.toString();
    }
}

QVariant HostTable::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const QModelIndex cell = mapToSource(index);
    switch (role) {
    case Qt::DisplayRole:
        return textOf(cell);
    case Qt::ToolTipRole:
        if (index.column() == ContactTableModel::ShowsColumn)
            return literalToolTip(QLocale().createSeparatedList(
                cell.data(ContactTableModel::ValueRole).toStringList()));
        return {};
    case Qt::TextAlignmentRole:
        if (isNumber(index.column()))
            return int(Qt::AlignRight | Qt::AlignVCenter);
        return {};
    default:
        return QSortFilterProxyModel::data(index, role);
    }
}

QVariant HostTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && isNumber(section))
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case ContactTableModel::HostColumn:
        return tr("Host");
    case ContactTableModel::PurposeColumn:
        return tr("Why");
    case ContactTableModel::ShowsColumn:
        return tr("Shows");
    case ContactTableModel::LastColumn:
        return tr("Last");
    case ContactTableModel::FirstColumn:
        return tr("First");
    case ContactTableModel::RequestsColumn:
        return tr("Requests");
    case ContactTableModel::BytesColumn:
        return tr("Received");
    default:
        return {};
    }
}

bool HostTable::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const QVariant a = left.data(ContactTableModel::ValueRole);
    const QVariant b = right.data(ContactTableModel::ValueRole);
    switch (left.column()) {
    case ContactTableModel::LastColumn:
    case ContactTableModel::FirstColumn:
        return a.toDateTime() < b.toDateTime();
    case ContactTableModel::RequestsColumn:
    case ContactTableModel::BytesColumn:
        return a.toLongLong() < b.toLongLong();
    default:
        return QString::localeAwareCompare(textOf(left), textOf(right)) < 0;
    }
}

bool HostTable::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const auto cell = [&](int column) { return sourceModel()->index(row, column, parent); };
    const QStringList texts =
        cell(ContactTableModel::ShowsColumn).data(ContactTableModel::ValueRole).toStringList()
        + QStringList{textOf(cell(ContactTableModel::HostColumn)),
                      textOf(cell(ContactTableModel::PurposeColumn))};
    return std::ranges::all_of(m_words, [&texts](const QString &word) {
        return std::ranges::any_of(texts, [&word](const QString &text) {
            return text.contains(word, Qt::CaseInsensitive);
        });
    });
}

} // namespace dogear::widgets
