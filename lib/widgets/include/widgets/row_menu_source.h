// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lets the command palette offer what the context menu of a row offers.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_command_palette.cpp

class QMenu;

namespace dogear::widgets {

/// Implemented by widgets whose rows have a context menu.
class RowMenuSource
{
public:
    /// Makes the menu of the current row, or of the selected rows, with a title that names them.
    /// The caller deletes it. Null if there is no such row, or if it is not in memory.
    [[nodiscard]] virtual QMenu *createRowMenu() = 0;

protected:
    RowMenuSource() = default;
    ~RowMenuSource() = default;
    RowMenuSource(const RowMenuSource &) = default;
    RowMenuSource &operator=(const RowMenuSource &) = default;
};

} // namespace dogear::widgets
