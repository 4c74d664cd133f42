// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief An episode as its feed describes it, without the data that the library adds.
///
/// Threads: values; any thread.
/// Spec:    RSS 2.0, "Elements of <item>"; Apple's "A Podcaster's Guide to RSS"; Podcasting 2.0
///          namespace.

#include <domain/extras.h>
#include <domain/person.h>
#include <domain/sparse.h>

#include <QDateTime>
#include <QList>
#include <QString>
#include <QUrl>

#include <chrono>
#include <optional>

namespace dogear::domain {

/// The media file of an episode: RSS `enclosure`, Atom `link rel="enclosure"`.
struct Enclosure
{
    QUrl url;
    QString type;                 ///< MIME type, lower case; empty if unknown
    std::optional<qint64> length; ///< bytes; unset if missing, 0 or invalid

    friend bool operator==(const Enclosure &, const Enclosure &) = default;
};

/// `podcast:transcript`
struct TranscriptLink
{
    QUrl url;
    QString type; ///< MIME type, lower case
    QString language;
    bool isCaptions = false; ///< rel="captions": its cues have times

    friend bool operator==(const TranscriptLink &, const TranscriptLink &) = default;
};

/// `itunes:episodeType`
enum class EpisodeType { Full, Trailer, Bonus };

struct Episode
{
    QString guid; ///< never empty: the parser falls back to link, then enclosure URL
    QString title;
    QString subtitle;
    QString author;
    std::optional<QDateTime> published; ///< UTC
    std::optional<std::chrono::milliseconds> duration;
    QUrl link;
    std::optional<Enclosure> enclosure; ///< the one that is played
    QString notesHtml;                  ///< the richest text of the item; sanitise before showing
    std::optional<int> season;
    std::optional<int> number; ///< `itunes:episode`
    EpisodeType type = EpisodeType::Full;
    std::optional<bool> isExplicit;
    QUrl image;
    QUrl chaptersUrl;     ///< `podcast:chapters`
    QString chaptersType; ///< MIME type, lower case
    QList<TranscriptLink> transcripts;
    QList<Person> persons;
    Sparse<EpisodeExtras> extras;

    friend bool operator==(const Episode &, const Episode &) = default;
};

[[nodiscard]] QString toName(EpisodeType type); ///< "full", "trailer", "bonus"
/// Parses a name from toName(), in any case; every other text is Full.
[[nodiscard]] EpisodeType toEpisodeType(QStringView text);

} // namespace dogear::domain
