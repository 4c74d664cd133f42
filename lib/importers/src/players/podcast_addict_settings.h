// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads the playback rates from the settings of Podcast Addict.

#include <base/result.h>

#include <QByteArray>
#include <QHash>
#include <QString>

namespace dogear::importers {

/// Reads Android's shared preferences: elements with `name` and `value`.
/// \return the rate by podcasts._id, as text; 1 for a show whose rate is switched off; or
///   MalformedXml
[[nodiscard]] Result<QHash<QString, QString>> readPodcastAddictSpeeds(const QByteArray &settings);

} // namespace dogear::importers
