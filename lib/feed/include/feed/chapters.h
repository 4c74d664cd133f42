// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Parses chapter files and merges the chapters that several sources give for an episode.
///
/// Pure: no network, files, clock or QObject; every function may be called from any thread.
///
/// Specs: https://github.com/Podcastindex-org/podcast-namespace, "JSON Chapters Format"
///        https://podlove.org/simple-chapters/ 1.2; times: RFC 2326 section 3.6
/// Tests: tests/unit/feed/tst_chapters.cpp, tests/unit/feed/tst_chapter_merge.cpp,
///        tests/corpus/tst_corpus_chapters.cpp

#include <base/result.h>
#include <domain/chapter.h>

#include <QByteArray>
#include <QList>
#include <QStringList>
#include <QUrl>

#include <optional>

namespace dogear::feed {

/// Result of parsing one chapter file.
struct ParsedChapters
{
    QList<domain::Chapter> chapters; ///< as domain::normalised() leaves them
    QStringList warnings;            ///< parts that were left out; untranslated, for the log
};

/// Limits for hostile or broken documents.
struct ChapterLimits
{
    qsizetype maxBytes = qsizetype{4} * 1024 * 1024;
    qsizetype maxChapters = 5'000;
};

/// Parses a chapter file: Podcasting 2.0 JSON, the JSON of Podlove's and Podigee's players, or
/// Podlove Simple Chapters as XML. The content decides which format it is, never the type that a
/// server sends. Relative links are resolved against \a source; only web addresses are kept.
///
/// A chapter without a readable start is left out with a warning. An empty list is a valid result.
///
/// \return the chapters, or an Error whose code is one of
///   EmptyInput       \a document has only white space
///   LimitExceeded    one of \a limits; `detail` names it
///   TruncatedInput   JSON, or a list of chapters in XML, that ends early
///   MalformedXml     `detail` is "line:column: reason"
///   HtmlPage         a web page
///   UnsupportedFeed  none of the formats
[[nodiscard]] Result<ParsedChapters> parseChapters(const QByteArray &document,
                                                   const QUrl &source,
                                                   const ChapterLimits &limits = {});

/// The attributes of one `psc:chapter` element, as written.
struct PodloveAttributes
{
    QString start;
    QString title;
    QString href;
    QString image;
};

/// Converts the attributes of one `psc:chapter`, with links resolved against \a base.
/// \return the chapter, or nothing if `start` is not a normal play time
[[nodiscard]] std::optional<domain::Chapter> readPodloveChapter(const PodloveAttributes &attributes,
                                                                const QUrl &base);

/// The chapters of one episode by source; the best source stands first.
struct ChapterSources
{
    QList<domain::Chapter> embedded; ///< from the media file that is playing
    QList<domain::Chapter> json;     ///< `podcast:chapters`
    QList<domain::Chapter> podlove;  ///< inline or linked `psc:chapters`
    QList<domain::Chapter> notes;    ///< from times in the show notes
};

/// Returns the chapters of the first source in the order of ChapterSources that has any. A later
/// source with as many chapters, each within a second of its counterpart, adds the titles, links,
/// pictures and ends that are missing; an earlier source has precedence.
[[nodiscard]] QList<domain::Chapter> mergeChapters(const ChapterSources &sources);

} // namespace dogear::feed
