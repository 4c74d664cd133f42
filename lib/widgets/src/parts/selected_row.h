// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Makes the row current that assistive software selects: through AT-SPI it can do no more.
///
/// Tests: tests/gui/tst_selected_row.cpp

class QAbstractItemView;

namespace dogear::widgets {

/// Watches the selection of \a view, which has its model. A selected row becomes current unless the
/// current one is selected, too.
void makeSelectedRowCurrent(QAbstractItemView &view);

} // namespace dogear::widgets
