// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads the charts of Apple Podcasts by country and category.
///
/// Charts name no feeds. They are looked up in one or two requests for a whole chart, not one for
/// each row: about 20 requests a minute are allowed.
///
/// Threads: GUI thread; futures finish there.
/// Spec:    for all shows: Apple Marketing Tools RSS (API v2); for a category that the user picks:
///          the RSS generator of the iTunes Store, which Apple does not document and asks robots
///          not to read
/// Tests:   tests/unit/discovery/tst_charts.cpp

#include <base/future.h>
#include <base/result.h>
#include <discovery/dated.h>

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QUrl>

namespace dogear::discovery {

class DirectoryClient;

struct Chart
{
    QString country = QStringLiteral("us"); ///< two letters in lower case
    qint64 category = 0;                    ///< number of chartCategories(); 0: all shows
    int limit = 100;                        ///< 1 to 200; 100 without a category

    friend bool operator==(const Chart &, const Chart &) = default;
};

struct ChartCategory
{
    qint64 id;
    const char *name; ///< English, as Apple writes it; words/directory_text.h translates it
};

/// The main categories, in the order of their English names.
[[nodiscard]] const QList<ChartCategory> &chartCategories();
/// The countries that have charts, two letters in lower case, sorted.
[[nodiscard]] const QStringList &chartCountries();

class Charts final
{
public:
    /// \param chartBase server of charts
    /// \param lookupBase server of lookups, and of the charts of categories
    Charts(DirectoryClient &client, const QUrl &chartBase, const QUrl &lookupBase);

    /// Reads \a chart.
    /// \return the shows by rank, most of them without a feed; or an Error of
    ///   DirectoryClient::get(). HttpStatus with 400, 404 or 500 means that there is no chart for
    ///   the country.
    [[nodiscard]] Future<Result<FoundShows>> read(const Chart &chart, QObject *context);

    /// Looks up the feeds of \a shows, as far as they have Apple numbers.
    /// \return what Apple says about them, in any order; a show without a feed is only at Apple
    [[nodiscard]] Future<Result<FoundShows>> lookUp(const QList<DirectoryShow> &shows,
                                                    const QString &country,
                                                    QObject *context);

private:
    [[nodiscard]] Future<Result<FoundShows>> request(const Chart &chart, QObject *context);
    [[nodiscard]] Future<Result<FoundShows>> lookUpFrom(const QList<QUrl> &requests,
                                                        qsizetype next,
                                                        const FoundShows &before,
                                                        QObject *context);

    DirectoryClient &m_client;
    QUrl m_chartBase;
    QUrl m_lookupBase;
};

} // namespace dogear::discovery
