// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief A part of a list that is too long to be read at once.

#include <base/ids.h>

#include <QList>

namespace dogear::domain {

struct IdPage
{
    QList<EpisodeId> ids;
    bool hasMore = false; ///< behind the last of them
};

} // namespace dogear::domain
