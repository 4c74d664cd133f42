// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Extras as JSON and back: the form that they are stored and printed in.
///
/// Keys are snake_case after the names of the elements; times are Unix seconds UTC, durations and
/// starts seconds. A stored form: a key may come, none is ever renamed or given another meaning.
///
/// Pure; any thread.
/// Tests: tests/unit/domain/tst_extras.cpp

#include <domain/extras.h>

#include <QJsonObject>

namespace dogear::domain {

/// What becomes of a value that is not there.
enum class Absent { Omitted, Null };

[[nodiscard]] QJsonObject toJson(const EpisodeExtras &extras, Absent absent = Absent::Omitted);
[[nodiscard]] QJsonObject toJson(const PodcastExtras &extras, Absent absent = Absent::Omitted);

/// What toJson wrote; what is missing or of another kind is absent.
[[nodiscard]] EpisodeExtras episodeExtrasFromJson(const QJsonObject &object);
[[nodiscard]] PodcastExtras podcastExtrasFromJson(const QJsonObject &object);

} // namespace dogear::domain
