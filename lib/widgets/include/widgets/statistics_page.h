// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows listening statistics: figures, and charts by time and by show.
///
/// Threads: GUI thread.
/// Owner:   the class that shows it; it answers rangeChosen() with setHistory() or setProblem().
/// Tests:   tests/gui/tst_statistics_page.cpp, tests/gui/tst_statistics.cpp

#include <base/error.h>
#include <domain/listening.h>

#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;
class QScrollArea;
class QStackedWidget;

namespace dogear::widgets {

class BarChart;
class Chart;
class ColumnChart;
class EmptyState;
class FigureRow;

class StatisticsPage final : public QWidget
{
    Q_OBJECT

public:
    explicit StatisticsPage(QWidget *parent = nullptr);

    /// Returns the range that the user chose.
    [[nodiscard]] domain::ListeningRange range() const;
    /// Shows \a history; ignored if it is of another range than range().
    void setHistory(const domain::ListeningHistory &history);
    /// Shows that the history of range() could not be read. Charts of this range stay instead.
    void setProblem(const Error &error);

signals:
    /// Emitted when the user chooses another range, or retries the same one after a problem.
    void rangeChosen(dogear::domain::ListeningRange range);

private:
    [[nodiscard]] QWidget *createTop();
    void createCharts();
    void addChart(QLabel *title, Chart *chart);
    void showFigures(const domain::ListeningHistory &history);
    void showTimes(const domain::ListeningHistory &history);
    void showShows(const domain::ListeningHistory &history);

    QComboBox *m_range = nullptr;
    QStackedWidget *m_stack = nullptr;
    EmptyState *m_empty = nullptr;
    QScrollArea *m_scroll = nullptr;
    QWidget *m_content = nullptr;
    FigureRow *m_figures = nullptr;
    QLabel *m_timesTitle = nullptr;
    ColumnChart *m_times = nullptr;
    QLabel *m_savedTitle = nullptr;
    ColumnChart *m_saved = nullptr;
    QLabel *m_showsTitle = nullptr;
    BarChart *m_shows = nullptr;
    std::optional<domain::ListeningRange> m_shown; ///< range of the charts that are shown
};

} // namespace dogear::widgets
