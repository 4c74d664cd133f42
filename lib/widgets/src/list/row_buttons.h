// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lists and places the buttons that the rows of Up next and Downloads have next to their
///        play button, while the user points at a row.
///
/// Tests: tests/gui/tst_row_buttons.cpp

#include <QList>
#include <QRect>
#include <QString>

class QFont;
class QModelIndex;
class QStyleOptionViewItem;

namespace dogear::widgets {

enum class RowButton { PauseDownload, ResumeDownload, RemoveDownload, RemoveFromQueue };

/// Selects the buttons of the rows of a list.
enum class RowButtons {
    None, ///< only the play button
    Queue,
    Downloads,
};

/// Returns the buttons of a row, the one next to the play button first. A row that is so narrow
/// that its text needs the room has none; its menu has the same actions.
[[nodiscard]] QList<RowButton> rowButtonsOf(const QStyleOptionViewItem &option,
                                            const QModelIndex &index,
                                            RowButtons list);

[[nodiscard]] QString iconOf(RowButton button);
/// Returns what \a button does in the row of \a index.
[[nodiscard]] QString textOf(RowButton button, const QModelIndex &index);
/// Returns the name of the command of the list (widgets/key_command.h) that does what \a button
/// does; empty if there is none.
[[nodiscard]] QString commandOf(RowButton button);

/// Returns the pixels that \a count buttons take, with the gaps between them; 0 without a button.
[[nodiscard]] int rowButtonsWidth(qsizetype count, const QFont &font);
/// Returns the area of the button with \a number, counted from the play button, mirrored.
[[nodiscard]] QRect rowButtonArea(const QStyleOptionViewItem &option, qsizetype number);

} // namespace dogear::widgets
