// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Defines the MIME type of a show that is dragged within the sidebar.

#include <QString>

namespace dogear::widgets {

/// The data is the id of the show in decimal digits.
inline const QString podcastMimeType = QStringLiteral("application/x-dogear-podcast");

} // namespace dogear::widgets
