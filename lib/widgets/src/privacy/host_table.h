// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Gives the table of contacted hosts texts, an order and a filter.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_hosts_page.cpp

#include <QSortFilterProxyModel>
#include <QString>

namespace dogear::itemmodels {
class ContactTableModel;
} // namespace dogear::itemmodels

namespace dogear::widgets {

class HostTable final : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    HostTable(itemmodels::ContactTableModel &model, QObject *parent);

    /// Lists the rows that have each word of \a text in their host, purpose or shows.
    void setFilter(const QString &text);

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section,
                                      Qt::Orientation orientation,
                                      int role) const override;

protected:
    [[nodiscard]] bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    /// Returns the text of a cell of the source model.
    [[nodiscard]] static QString textOf(const QModelIndex &cell);

    QStringList m_words;
};

} // namespace dogear::widgets
