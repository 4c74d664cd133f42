// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Converts values of the library to JSON for language models, and describes that JSON.
///
/// Dates are ISO 8601 in UTC, and durations and positions seconds, because language models do not
/// calculate well. Absent values are null. Foreign text is marked (foreign_text.h).
///
/// Threads: pure; any thread.
/// Tests:   tests/integration/tst_dogearctl_mcp.cpp

#include <domain/bookmark.h>
#include <domain/chapter.h>
#include <domain/search_results.h>

#include <QJsonObject>
#include <QJsonValue>

#include <chrono>
#include <optional>

namespace dogear::ctl::mcp {

// Each function with "Schema" in its name describes the result of the function before it.
[[nodiscard]] QJsonObject toValue(const domain::EpisodeSummary &episode);
[[nodiscard]] QJsonObject episodeSchema();
[[nodiscard]] QJsonObject toValue(const domain::SearchHit &hit);
[[nodiscard]] QJsonObject hitSchema();
/// All facts about \a episode except its notes.
[[nodiscard]] QJsonObject toValue(const domain::EpisodeDetail &episode);
[[nodiscard]] QJsonObject episodeDetailSchema();
[[nodiscard]] QJsonObject toValue(const domain::Bookmark &bookmark);
[[nodiscard]] QJsonObject bookmarkSchema();
[[nodiscard]] QJsonObject toValue(const domain::Chapter &chapter, bool isSkipped);
[[nodiscard]] QJsonObject chapterSchema();

/// Adds the notice of foreign_text.h to the result \a content.
[[nodiscard]] QJsonObject withNotice(QJsonObject content);
/// Describes a result with \a properties that withNotice() has made.
[[nodiscard]] QJsonObject noticedSchema(QJsonObject properties);

[[nodiscard]] QJsonValue toSeconds(const std::optional<std::chrono::milliseconds> &duration);
/// Cleans the line \a foreign; null if nothing is left.
[[nodiscard]] QJsonValue lineOrNull(const QString &foreign);

} // namespace dogear::ctl::mcp
