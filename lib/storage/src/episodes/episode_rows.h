// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads episodes from query results, with one order of columns for all queries.

#include <domain/library.h>

#include <QSqlQuery>

namespace dogear::storage {

/// Columns that readSummary() reads, from `episode` as e and `podcast` as p.
inline constexpr auto summaryColumns =
    u"e.id, e.podcast_id, e.title, p.shown_title, iif(e.image = '' OR p.own_image <> '', "
    u"p.shown_image, e.image),"
    u" e.published,"
    u" coalesce(e.measured_ms, e.duration_ms), e.type, e.has_enclosure, e.played, e.favourite,"
    u" e.position_ms, e.last_played,"
    u" (SELECT state FROM download WHERE episode_id = e.id),"
    u" (SELECT is_complete FROM stored_media WHERE episode_id = e.id),"
    // Read from the index of 0025_seasons.sql, because rows of `episode_text` are long.
    u" (SELECT season FROM episode_text INDEXED BY episode_text_numbers"
    u" WHERE episode_id = e.id AND (season IS NOT NULL OR number IS NOT NULL)),"
    u" (SELECT number FROM episode_text INDEXED BY episode_text_numbers"
    u" WHERE episode_id = e.id AND (season IS NOT NULL OR number IS NOT NULL))";
inline constexpr int summaryColumnCount = 17;

/// Columns that readDetail() reads after summaryColumns, from `episode_text` as t.
inline constexpr auto detailColumns =
    u"e.guid, e.removed, e.image, e.duration_ms, p.url, p.language, t.notes_html, t.subtitle, "
    u"t.author,"
    u" t.link, t.enclosure_url, t.enclosure_type, t.enclosure_length, t.season, t.number, "
    u"t.explicit,"
    u" t.chapters_url, t.chapters_type, t.transcripts, t.persons, t.extras";

/// Reads the first column of \a query.
[[nodiscard]] EpisodeId readEpisodeId(const QSqlQuery &query);
[[nodiscard]] domain::EpisodeSummary readSummary(const QSqlQuery &query);
[[nodiscard]] domain::EpisodeDetail readDetail(const QSqlQuery &query);

} // namespace dogear::storage
