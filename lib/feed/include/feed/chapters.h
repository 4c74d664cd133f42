// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Chapters of an episode, from the files and elements that feeds point to.
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

/// What one document says.
struct ParsedChapters
{
    QList<domain::Chapter> chapters; ///< as domain::normalised() leaves them
    QStringList warnings;            ///< what was left out; untranslated, for the log
};

/// Bounds on hostile or broken documents.
struct ChapterLimits
{
    qsizetype maxBytes = qsizetype{4} * 1024 * 1024;
    qsizetype maxChapters = 5'000;
};

/// Parses a chapter file: Podcasting 2.0 JSON, the JSON of Podlove's and Podigee's players, or
/// Podlove Simple Chapters as XML. What it is is seen from its content; no server's type is
/// believed. Relative links are resolved against \a source; only web addresses are kept.
///
/// A chapter without a readable start costs that chapter and a warning. No chapters are a result.
///
/// \return the chapters, or an Error whose code is one of
///   EmptyInput       \a document has no bytes but white space
///   LimitExceeded    one of \a limits; `detail` names it
///   TruncatedInput   JSON that ends early
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

/// \return the chapter, or nothing if `start` is no normal play time
[[nodiscard]] std::optional<domain::Chapter> readPodloveChapter(const PodloveAttributes &attributes,
                                                                const QUrl &base);

/// The chapters that one episode has from several sources.
struct ChapterSources
{
    QList<domain::Chapter> embedded; ///< of the file that is playing
    QList<domain::Chapter> json;     ///< `podcast:chapters`
    QList<domain::Chapter> podlove;  ///< inline or linked `psc:chapters`
    QList<domain::Chapter> notes;    ///< times in the show notes
};

/// The best source that has chapters, in the order of ChapterSources. Where the others have as many
/// chapters, each within a second of its counterpart, they fill in titles, links, pictures and ends
/// that it lacks, the better source first.
[[nodiscard]] QList<domain::Chapter> mergeChapters(const ChapterSources &sources);

} // namespace dogear::feed
