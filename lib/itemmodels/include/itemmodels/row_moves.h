// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Moves rows of an EpisodeListModel by one row or to the top, if they can be dragged.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_up_next.cpp

#include <base/ids.h>

#include <QList>

namespace dogear::itemmodels {

class EpisodeListModel;

enum class RowMove { Up, Down, ToTop };

[[nodiscard]] bool canMove(const EpisodeListModel &model,
                           const QList<EpisodeId> &ids,
                           RowMove move);

/// Moves the rows of \a ids together.
/// \return whether that was possible, see canMove()
bool moveRows(EpisodeListModel &model, const QList<EpisodeId> &ids, RowMove move);

} // namespace dogear::itemmodels
