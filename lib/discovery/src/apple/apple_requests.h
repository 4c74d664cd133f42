// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Builds the requests to Apple: searches, lookups and charts.
///
/// Apple permits about 20 searches and lookups a minute and answers more of them with 403.
/// Countries are codes of two letters; an invalid one is left out, and in charts it is "us".
///
/// Threads: pure; any thread.
/// Spec:    iTunes Search API (performance-partners.apple.com/search-api)
/// Tests:   tests/unit/discovery/tst_directory_requests.cpp

#include <QList>
#include <QString>
#include <QUrl>

namespace dogear::discovery {

/// Maximum number of ids in one lookup.
inline constexpr qsizetype maxLookupIds = 100;
/// Maximum number of hits that Apple returns.
inline constexpr int maxAppleHits = 200;

/// Searches shows. \return an empty URL if \a words are empty
[[nodiscard]] QUrl appleSearch(const QUrl &base,
                               const QString &words,
                               const QString &country,
                               int limit = 50);

/// Searches episodes. \return an empty URL if \a words are empty
[[nodiscard]] QUrl appleEpisodeSearch(const QUrl &base,
                                      const QString &words,
                                      const QString &country,
                                      int limit = 50);

/// Looks shows up, maxLookupIds in each request. Repeated ids and those below 1 are left out.
[[nodiscard]] QList<QUrl> appleLookups(const QUrl &base,
                                       const QList<qint64> &ids,
                                       const QString &country);

/// Looks the show \a id up, with its newest episodes.
[[nodiscard]] QUrl appleEpisodeLookup(const QUrl &base, qint64 id, const QString &country);

/// Requests the shows of \a country from the new service. It has lists of 10, 25, 50 and 100
/// entries only; the shortest one with \a limit entries is requested. \param base server of charts
/// (DirectoryAddresses::appleCharts)
[[nodiscard]] QUrl appleChart(const QUrl &base, const QString &country, int limit = 100);

/// Requests the shows of a category, which only the old service has.
/// \param genre the category's number (1301 are arts); 0 for all
[[nodiscard]] QUrl appleCategoryChart(const QUrl &base,
                                      qint64 genre,
                                      const QString &country,
                                      int limit = 100);

} // namespace dogear::discovery
