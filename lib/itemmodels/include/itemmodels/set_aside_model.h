// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lists the changes that a server of sync refused as a table of values, the newest first.
///
/// Threads: GUI thread.
/// Tests:   tests/unit/itemmodels/tst_set_aside_model.cpp

#include <domain/sync_target.h>

#include <QAbstractTableModel>
#include <QList>

namespace dogear::itemmodels {

class SetAsideModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { TimeColumn, EpisodeColumn, ReasonColumn };
    static constexpr int columns = 3;

    enum Role {
        /// QDateTime in UTC, QString (address of the media), Error.
        ValueRole = Qt::UserRole + 1,
        FeedRole, ///< QString, address of the feed
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setActions(const QList<domain::SetAsideAction> &actions);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    QList<domain::SetAsideAction> m_actions;
};

} // namespace dogear::itemmodels
