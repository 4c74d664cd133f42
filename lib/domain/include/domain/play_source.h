// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Names what plays when Up next is empty: nothing, a list or a station.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/domain/tst_station.cpp

#include <base/ids.h>

#include <QString>

namespace dogear::domain {

struct PlaySource
{
    PlaylistId list = {}; ///< valid: a list
    QString station = {}; ///< not empty: the saved search of this name, which is a station

    [[nodiscard]] bool isNothing() const { return !list.isValid() && station.isEmpty(); }
    friend bool operator==(const PlaySource &, const PlaySource &) = default;
};

/// Writes \a source for the settings file: "", "list:12", "station:News".
[[nodiscard]] QString toKey(const PlaySource &source);
/// Parses the text of toKey(); any other text is nothing.
[[nodiscard]] PlaySource playSourceFromKey(const QString &key);

} // namespace dogear::domain
