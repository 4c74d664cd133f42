// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lists the shows that sync uploads only with the user's consent, which a check box gives.
///
/// Threads: GUI thread.
/// Tests:   tests/unit/itemmodels/tst_sync_models.cpp

#include <itemmodels/list_rows.h>

#include <devices/device_states.h>

namespace dogear::itemmodels {

struct PrivateShowRow
{
    devices::PrivateShow show;

    friend bool operator==(const PrivateShowRow &, const PrivateShowRow &) = default;
};

[[nodiscard]] inline qint64 rowKey(const PrivateShowRow &row)
{
    return row.show.show.value;
}

class PrivateShowModel final : public ListRows<PrivateShowRow>
{
    Q_OBJECT

public:
    enum Role {
        ReasonRole = Qt::UserRole + 1, ///< sync::UploadBlock as int
    };

    using ListRows::ListRows;

    void setShows(const QList<devices::PrivateShow> &shows);

    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    /// Emitted when the user gave or took back the consent for \a feed.
    void allowedChanged(const QUrl &feed, bool isAllowed);

protected:
    /// The title is Qt::DisplayRole, the consent Qt::CheckStateRole.
    [[nodiscard]] QVariant cell(const PrivateShowRow &row, int role) const override;
};

} // namespace dogear::itemmodels
