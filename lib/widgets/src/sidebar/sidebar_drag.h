// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What a show is while it is dragged.

#include <QString>

namespace dogear::widgets {

inline const QString podcastMimeType = QStringLiteral("application/x-dogear-podcast"); ///< its id

} // namespace dogear::widgets
