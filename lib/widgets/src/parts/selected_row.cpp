// SPDX-License-Identifier: GPL-3.0-or-later
#include "selected_row.h"

#include <QAbstractItemView>
#include <QItemSelectionModel>

namespace dogear::widgets {

void makeSelectedRowCurrent(QAbstractItemView &view)
{
    const QItemSelectionModel *selection = view.selectionModel();
    QObject::connect(selection,
                     &QItemSelectionModel::selectionChanged,
                     &view,
                     [&view, selection](const QItemSelection &added) {
                         if (!added.isEmpty() && !selection->isSelected(view.currentIndex()))
                             view.setCurrentIndex(added.indexes().constFirst());
                     });
}

} // namespace dogear::widgets
