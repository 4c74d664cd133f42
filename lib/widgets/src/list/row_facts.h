// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What a row of an EpisodeListModel tells of its episode, in words.
///
/// Tests: tests/gui/tst_downloads_page.cpp

#include <QString>

#include <optional>

class QModelIndex;

namespace dogear::widgets {

[[nodiscard]] bool hasLength(const QModelIndex &index);

/// How much of an episode was heard, 0 to 1; nothing for one that was not begun.
[[nodiscard]] std::optional<double> shareHeard(const QModelIndex &index);

/// "Yesterday · 17 min" or "Yesterday · 4 min left"; in a show with seasons "S2 E3 · Yesterday…".
[[nodiscard]] QString rowFacts(const QModelIndex &index);

/// Title and how much of the episode is here, as rich text.
[[nodiscard]] QString rowToolTip(const QModelIndex &index);

/// What is read out: all that is seen of the row, the icons, too.
[[nodiscard]] QString spokenRow(const QModelIndex &index);

} // namespace dogear::widgets
