// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Builds the SQL conditions that lists and searches share, on `episode` as e.
///
/// Each condition is answered by a small index, because rows of `episode_text` are long.

#include <domain/library.h>

#include <QLatin1StringView>
#include <QStringList>
#include <QVariantList>

namespace dogear::storage {

/// True if the feed links a transcript, or cues of one are stored (0026_has_transcript.sql).
inline constexpr QLatin1StringView hasTranscriptSql{
    "(EXISTS (SELECT 1 FROM transcript_cues c WHERE c.episode_id = e.id)"
    " OR EXISTS (SELECT 1 FROM episode_text t INDEXED BY episode_text_transcripts"
    " WHERE t.episode_id = e.id AND t.transcripts NOT IN ('', '[]')))"};

/// True if the season of the episode is the bound number (0025_seasons.sql).
inline constexpr QLatin1StringView isOfSeasonSql{
    "EXISTS (SELECT 1 FROM episode_text t INDEXED BY episode_text_numbers"
    " WHERE t.episode_id = e.id AND (t.season IS NOT NULL OR t.number IS NOT NULL)"
    " AND t.season = ?)"};

/// True if the episode can be played: it has an enclosure. Media dropped from a feed may still be
/// available; a missing local file is not.
inline constexpr QLatin1StringView playableSql{
    "(e.has_enclosure = 1 AND (e.removed = 0 OR NOT EXISTS (SELECT 1 FROM episode_text t"
    " WHERE t.episode_id = e.id AND t.enclosure_url LIKE 'file:%')))"};

/// Selects the ids of the previews (decision 89 in lib/README.md).
inline constexpr QLatin1StringView previewsSql{
    "(SELECT id FROM podcast WHERE previewed_at IS NOT NULL)"};

/// Conditions to be joined with AND, and the values that they bind, in order.
struct SqlConditions
{
    QStringList clauses;
    QVariantList values;
};

/// Converts \a filter, without its order, limit and offset.
[[nodiscard]] SqlConditions filterConditions(const domain::EpisodeFilter &filter);

/// Whether \a conditions exclude nothing but previews.
[[nodiscard]] bool excludeOnlyPreviews(const SqlConditions &conditions);

} // namespace dogear::storage
