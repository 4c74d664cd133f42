// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Converts values to database columns and back; small lists are stored as JSON.

#include <base/error.h>
#include <base/ids.h>
#include <domain/episode.h>
#include <domain/podcast.h>

#include <QVariant>

#include <optional>

namespace dogear::storage {

[[nodiscard]] QString toColumn(const QList<domain::Person> &persons);
[[nodiscard]] QString toColumn(const QList<domain::Funding> &fundings);
[[nodiscard]] QString toColumn(const QList<domain::TranscriptLink> &transcripts);
[[nodiscard]] QList<domain::Person> personsFromColumn(const QString &column);
[[nodiscard]] QList<domain::Funding> fundingsFromColumn(const QString &column);
[[nodiscard]] QList<domain::TranscriptLink> transcriptsFromColumn(const QString &column);

/// Returns an empty text for empty extras, so that reading most rows parses no JSON.
[[nodiscard]] QString toColumn(const domain::Sparse<domain::EpisodeExtras> &extras);
[[nodiscard]] QString toColumn(const domain::Sparse<domain::PodcastExtras> &extras);
[[nodiscard]] domain::Sparse<domain::EpisodeExtras> episodeExtrasFromColumn(const QString &column);
[[nodiscard]] domain::Sparse<domain::PodcastExtras> podcastExtrasFromColumn(const QString &column);

/// Returns an array for json_each(): one statement for many rows, because each statement has a
/// fixed cost.
[[nodiscard]] QString toColumn(const QList<qint64> &numbers);
[[nodiscard]] QString toColumn(const QList<EpisodeId> &ids);

[[nodiscard]] QString toColumn(const QUrl &url);
[[nodiscard]] QUrl urlFromColumn(const QVariant &column);
[[nodiscard]] QVariant toColumn(const std::optional<QDateTime> &time);
[[nodiscard]] std::optional<QDateTime> timeFromColumn(const QVariant &column);
[[nodiscard]] QVariant toColumn(const std::optional<std::chrono::milliseconds> &duration);
[[nodiscard]] std::optional<std::chrono::milliseconds> durationFromColumn(const QVariant &column);

/// Finds the code by its name; Internal for a code of a newer version of Dogear.
[[nodiscard]] ErrorCode codeFromColumn(const QString &name);

template<typename Number>
[[nodiscard]] QVariant toColumn(const std::optional<Number> &number)
{
    return number ? QVariant::fromValue(*number) : QVariant();
}

template<typename Number>
[[nodiscard]] std::optional<Number> numberFromColumn(const QVariant &column)
{
    return column.isNull() ? std::nullopt : std::optional<Number>(column.value<Number>());
}

/// Replaces a null text by an empty one: Qt binds a null QString as NULL, which NOT NULL columns
/// refuse.
[[nodiscard]] inline QString notNull(const QString &text)
{
    return text.isNull() ? QString(QLatin1StringView("")) : text;
}

} // namespace dogear::storage
