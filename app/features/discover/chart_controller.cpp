// SPDX-License-Identifier: GPL-3.0-or-later
#include "chart_controller.h"

#include <itemmodels/directory_list_model.h>
#include <widgets/discover_page.h>
#include <words/directory_text.h>

#include <chrono>

namespace dogear {

using discovery::Chart;
using discovery::FoundShows;
using widgets::DiscoverPage;

namespace {

/// Charts change daily; Charts itself answers from its store within that time.
constexpr std::chrono::hours maxAge{24};

bool isFresh(const FoundShows &shows)
{
    return !shows.requestError && shows.read.isValid()
           && shows.read.secsTo(QDateTime::currentDateTimeUtc())
                  < std::chrono::seconds(maxAge).count();
}

QString noteOf(const FoundShows &shows)
{
    if (!shows.requestError)
        return {};
    return words::storedAnswerSentence(
        words::directoryErrorSentence(discovery::Directory::Apple, *shows.requestError),
        shows.read);
}

} // namespace

ChartController::ChartController(discovery::Charts &charts,
                                 itemmodels::DirectoryListModel &model,
                                 DiscoverPage &page)
    : QObject(&page)
    , m_charts(charts)
    , m_model(model)
    , m_page(page)
{
    connect(&page, &DiscoverPage::chartChosen, this, [this](const Chart &chart) {
        emit countryChosen(chart.country);
        show();
    });
}

bool ChartController::isWanted() const
{
    return m_page.searchText().trimmed().isEmpty();
}

void ChartController::show()
{
    if (m_page.chart() != m_chart || !isFresh(m_shows))
        read();
    else if (m_model.isChart() && m_model.rowCount() > 0) // listed since the last visit
        m_page.showChart(noteOf(m_shows));
    else
        showRows();
}

void ChartController::refresh()
{
    if (m_page.isVisible() && isWanted())
        show();
}

void ChartController::read()
{
    const Chart chart = m_page.chart();
    m_context = std::make_unique<QObject>();
    if (!m_model.isChart() || chart != m_chart)
        m_model.restart({});
    m_page.showChartLoading();
    m_charts.read(chart, m_context.get())
        .then(this, [this, chart](const Result<FoundShows> &shows) {
            if (chart != m_page.chart())
                return; // the user chose another one, which is being read
            if (shows) {
                m_chart = chart;
                m_shows = *shows;
                m_feeds.clear();
                lookUpFeeds();
            }
            if (!isWanted())
                return;
            if (shows) {
                showRows();
                return;
            }
            m_model.restart({});
            m_page.showChartError(
                words::chartErrorSentence(words::countryName(chart.country), shows.error()));
        });
}

void ChartController::lookUpFeeds()
{
    m_charts.lookUp(m_shows.value, m_chart.country, m_context.get())
        .then(this, [this, chart = m_chart](const Result<FoundShows> &feeds) {
            // Without feeds, each show is looked up when the user follows it.
            if (!feeds || chart != m_chart)
                return;
            m_feeds = feeds->value;
            if (isWanted())
                m_model.complete(m_feeds);
        });
}

void ChartController::showRows()
{
    m_model.restart({});
    m_model.add(m_shows.value);
    m_model.complete(m_feeds);
    m_page.showChart(noteOf(m_shows));
}

} // namespace dogear
