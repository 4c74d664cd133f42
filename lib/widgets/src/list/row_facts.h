// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Describes the episode of a row in words: for the second line, tool-tip and screen reader.
///
/// Tests: tests/gui/tst_downloads_page.cpp

#include <QString>

#include <optional>

class QModelIndex;

namespace dogear::widgets {

[[nodiscard]] bool hasLength(const QModelIndex &index);

/// The heard fraction of an episode, 0 to 1; nullopt if it was not started or is played. 0 for a
/// started episode of unknown length.
[[nodiscard]] std::optional<double> playedFraction(const QModelIndex &index);

/// "Yesterday · 17 min" or "Yesterday · 4 min left"; in a show with seasons "S2 E3 · Yesterday…".
[[nodiscard]] QString rowFacts(const QModelIndex &index);

/// Title and download state of the episode, as rich text.
[[nodiscard]] QString rowToolTip(const QModelIndex &index);

/// Text for a screen reader: everything that the row shows, including its icons.
[[nodiscard]] QString accessibleRowText(const QModelIndex &index);

} // namespace dogear::widgets
