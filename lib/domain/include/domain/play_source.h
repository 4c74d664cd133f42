// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Names a list or a station from which episodes are played.
///
/// Threads: values; any thread.

#include <base/ids.h>

#include <QString>

namespace dogear::domain {

struct PlaySource
{
    PlaylistId list = {}; ///< valid: a list
    QString station = {}; ///< not empty: the station that is the saved search of this name

    [[nodiscard]] bool isNothing() const { return !list.isValid() && station.isEmpty(); }
    friend bool operator==(const PlaySource &, const PlaySource &) = default;
};

/// A source with the name that the user gave it.
struct NamedSource
{
    PlaySource source;
    QString name; ///< empty without a source

    friend bool operator==(const NamedSource &, const NamedSource &) = default;
};

} // namespace dogear::domain
