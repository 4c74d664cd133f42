// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief One page of episode ids of a list that is too long to be read at once.

#include <base/ids.h>

#include <QList>

namespace dogear::domain {

struct IdPage
{
    QList<EpisodeId> ids;
    bool hasMore = false; ///< the list continues after the last of `ids`
};

} // namespace dogear::domain
