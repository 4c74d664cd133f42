// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lists the changes that a server of sync refused, the newest first; semantic roles only.
///
/// Threads: GUI thread.
/// Tests:   tests/unit/itemmodels/tst_sync_models.cpp

#include <domain/sync_target.h>
#include <itemmodels/list_rows.h>

namespace dogear::itemmodels {

struct SetAsideRow
{
    domain::SetAsideAction action;

    friend bool operator==(const SetAsideRow &, const SetAsideRow &) = default;
};

[[nodiscard]] inline qint64 rowKey(const SetAsideRow &row)
{
    return row.action.action;
}

class SetAsideModel final : public ListRows<SetAsideRow>
{
    Q_OBJECT

public:
    enum Role {
        TimeRole = Qt::UserRole + 1, ///< QDateTime, UTC
        EpisodeRole,                 ///< QString, address of the media
        FeedRole,                    ///< QString, address of the feed
        ReasonRole,                  ///< Error
    };

    using ListRows::ListRows;

    void setActions(const QList<domain::SetAsideAction> &actions);

    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

protected:
    [[nodiscard]] QVariant cell(const SetAsideRow &row, int role) const override;
};

} // namespace dogear::itemmodels
