// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Converts extras to JSON and back, for storage and for output.
///
/// Keys are the names of the elements in snake_case. Times are Unix seconds in UTC; durations and
/// starts are seconds. The database stores this format: keys may be added, but no key is ever
/// renamed or given another meaning.
///
/// Pure; any thread.
/// Tests: tests/unit/domain/tst_extras.cpp

#include <domain/extras.h>

#include <QJsonObject>

namespace dogear::domain {

/// Output for a missing value: no key, or a key with null.
enum class Absent { Omitted, Null };

[[nodiscard]] QJsonObject toJson(const EpisodeExtras &extras, Absent absent = Absent::Omitted);
[[nodiscard]] QJsonObject toJson(const PodcastExtras &extras, Absent absent = Absent::Omitted);

/// Parses the output of toJson(). Missing values, and values of another type, are left empty.
[[nodiscard]] EpisodeExtras episodeExtrasFromJson(const QJsonObject &object);
[[nodiscard]] PodcastExtras podcastExtrasFromJson(const QJsonObject &object);

} // namespace dogear::domain
