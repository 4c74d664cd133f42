// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows the chart of the selected country and category while nothing is searched for.
///
/// Threads: GUI thread.
/// Owner:   the page; collaborators outlive it.
/// Tests:   tests/gui/tst_discover.cpp

#include <discovery/charts.h>

#include <QObject>

#include <memory>

namespace dogear::itemmodels {
class DirectoryListModel;
} // namespace dogear::itemmodels

namespace dogear::widgets {
class DiscoverPage;
} // namespace dogear::widgets

namespace dogear {

class ChartController final : public QObject
{
    Q_OBJECT

public:
    ChartController(discovery::Charts &charts,
                    itemmodels::DirectoryListModel &model,
                    widgets::DiscoverPage &page);

    /// Shows the selected chart, as it was read before or by reading it.
    void show();
    /// Shows it if the page is visible and shows charts; otherwise it is shown at the next visit.
    void refresh();

signals:
    /// Emitted when the user chose another country, two letters in lower case.
    void countryChosen(const QString &country);

private:
    void read();
    void lookUpFeeds();
    /// Whether the page shows charts: the search field is empty.
    [[nodiscard]] bool isWanted() const;
    void showRows();

    discovery::Charts &m_charts;
    itemmodels::DirectoryListModel &m_model;
    widgets::DiscoverPage &m_page;
    discovery::Chart m_chart; ///< the one in m_shows
    discovery::FoundShows m_shows;
    QList<discovery::DirectoryShow> m_feeds; ///< what is known about the feeds of m_shows
    std::unique_ptr<QObject> m_context;      ///< its destruction aborts the requests
};

} // namespace dogear
