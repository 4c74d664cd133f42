// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lists the contacted hosts as a table of values, one row for each host and purpose.
///
/// Threads: GUI thread.
/// Tests:   tests/unit/itemmodels/tst_contact_table_model.cpp

#include <QAbstractTableModel>
#include <QHash>
#include <QList>
#include <QStringList>

#include <contacts/host_contact.h>

namespace dogear::itemmodels {

class ContactTableModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        HostColumn,
        PurposeColumn,
        ShowsColumn,
        LastColumn,
        FirstColumn,
        RequestsColumn,
        BytesColumn
    };
    static constexpr int columns = 7;

    enum Role {
        /// QString, net::Purpose as int, QStringList of titles, QDateTime in UTC, qint64.
        ValueRole = Qt::UserRole + 1,
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Makes the rows equal to \a contacts; a row that is in both stays.
    void setContacts(const QList<contacts::HostContact> &contacts);
    /// Sets the titles of the shows by contacts::showTag(). Shows without one are left out.
    void setShows(const QHash<QString, QString> &titles);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    [[nodiscard]] QStringList titlesOf(const contacts::HostContact &contact) const;

    QList<contacts::HostContact> m_rows; ///< sorted by contacts::keyOf()
    QHash<QString, QString> m_titles;
};

} // namespace dogear::itemmodels
