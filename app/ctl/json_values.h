// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Converts domain values to JSON.
///
/// Times are Unix seconds in UTC, durations are seconds, positions are milliseconds, absent values
/// are null.
///
/// Threads: pure functions; any thread.
/// Spec:    "From a terminal" in README.md of the repository
/// Tests:   tests/integration/tst_dogearctl.cpp

#include <base/error.h>
#include <documents/transcripts.h>
#include <domain/bookmark.h>
#include <domain/chapter.h>
#include <domain/search_results.h>
#include <feed/feed_parser.h>

#include <QJsonObject>

#include <optional>

namespace dogear::ctl {

// Absent values are null instead of "" or a missing key, so that every object has the same keys.
[[nodiscard]] QJsonValue textOrNull(const QString &text);
[[nodiscard]] QJsonValue urlOrNull(const QUrl &url);
/// Converts a whole number of any type.
template<typename Number>
[[nodiscard]] QJsonValue numberOrNull(const std::optional<Number> &value)
{
    return value ? QJsonValue(qint64(*value)) : QJsonValue();
}

[[nodiscard]] QJsonObject toJson(const Error &error);
[[nodiscard]] QJsonObject toJson(const feed::ParsedFeed &feed, const QUrl &base);
[[nodiscard]] QJsonObject toJson(const domain::Chapter &chapter);
[[nodiscard]] QJsonObject toJson(const documents::EpisodeTranscript &transcript);
[[nodiscard]] QJsonObject toJson(const domain::FollowedPodcast &show);
[[nodiscard]] QJsonObject toJson(const domain::FetchRecord &fetch);
[[nodiscard]] QJsonObject toJson(const domain::EpisodeSummary &episode);
[[nodiscard]] QJsonObject toJson(const domain::EpisodeDetail &episode);
[[nodiscard]] QJsonObject toJson(const domain::SearchHit &hit);
[[nodiscard]] QJsonObject toJson(const domain::Bookmark &bookmark);
[[nodiscard]] QJsonObject toJson(EpisodeId id, const domain::EpisodeState &state);

} // namespace dogear::ctl
