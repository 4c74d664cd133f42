// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief A search that the user saved under a name.
///
/// Threads: values; any thread.

#include <domain/station.h>

#include <QString>

#include <optional>

namespace dogear::domain {

struct SavedSearch
{
    QString name;                        ///< unique regardless of case; never empty
    QString query;                       ///< as typed; see query/parse.h
    std::optional<Station> station = {}; ///< its rules if it plays as a station

    friend bool operator==(const SavedSearch &, const SavedSearch &) = default;
};

} // namespace dogear::domain
