// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What lists and searches both ask of an episode, as SQL on `episode` as e.
///
/// Each is answered by a small index: rows of `episode_text` are long.

#include <domain/library.h>

#include <QLatin1StringView>
#include <QStringList>
#include <QVariantList>

namespace dogear::storage {

/// Its feed names a transcript, or one was made or read (0026_has_transcript.sql).
inline constexpr QLatin1StringView hasTranscriptSql{
    "(EXISTS (SELECT 1 FROM transcript_cues c WHERE c.episode_id = e.id)"
    " OR EXISTS (SELECT 1 FROM episode_text t INDEXED BY episode_text_transcripts"
    " WHERE t.episode_id = e.id AND t.transcripts NOT IN ('', '[]')))"};

/// Its season is the bound number (0025_seasons.sql).
inline constexpr QLatin1StringView isOfSeasonSql{
    "EXISTS (SELECT 1 FROM episode_text t INDEXED BY episode_text_numbers"
    " WHERE t.episode_id = e.id AND (t.season IS NOT NULL OR t.number IS NOT NULL)"
    " AND t.season = ?)"};

/// Conditions that all must hold, and the values that they bind, in order.
struct SqlConditions
{
    QStringList clauses;
    QVariantList values;
};

/// What \a filter wants; its order, limit and offset are not part of it.
[[nodiscard]] SqlConditions filterConditions(const domain::EpisodeFilter &filter);

} // namespace dogear::storage
