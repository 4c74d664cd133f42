// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lists the shows that sync uploads only with the user's consent, which a check box gives.
///
/// Threads: GUI thread.
/// Tests:   tests/unit/itemmodels/tst_private_show_model.cpp

#include <devices/device_states.h>

#include <QAbstractListModel>
#include <QList>

namespace dogear::itemmodels {

class PrivateShowModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        ReasonRole = Qt::UserRole + 1, ///< sync::UploadBlock as int
    };

    using QAbstractListModel::QAbstractListModel;

    void setShows(const QList<devices::PrivateShow> &shows);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    /// The title is Qt::DisplayRole, the consent Qt::CheckStateRole.
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    /// Emitted when the user gave or took back the consent for \a feed.
    void allowedChanged(const QUrl &feed, bool isAllowed);

private:
    QList<devices::PrivateShow> m_shows;
};

} // namespace dogear::itemmodels
