// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief A search that a person wants to see again.
///
/// Threads: values; any thread.

#include <QString>

namespace dogear::domain {

struct SavedSearch
{
    QString name;  ///< no other has it, whatever its case; never empty
    QString query; ///< as typed; query/parse.h

    friend bool operator==(const SavedSearch &, const SavedSearch &) = default;
};

} // namespace dogear::domain
