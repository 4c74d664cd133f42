// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds shows and episodes in the middle pane: a search field, above a chart or what
///        directories found.
///
/// Rows that the user points at or has selected, and those above them, never move (FixedRows).
///
/// Threads: GUI thread.
/// Owner:   the window; model and images outlive it.
/// Tests:   tests/gui/tst_discover_page.cpp, tests/gui/tst_discover.cpp

#include <discovery/charts.h>
#include <discovery/directory_search.h>
#include <discovery/show_list.h>

#include <QWidget>

class QLabel;
class QModelIndex;

namespace dogear::itemmodels {
class DirectoryListModel;
} // namespace dogear::itemmodels

namespace dogear::widgets {

class ArtworkImages;
class ChartChoice;
class EmptyState;
class LinkOffer;
class SearchField;
class SearchableList;
class SoughtChoice;
class SourceStates;
class UniformListView;

class DiscoverPage final : public QWidget
{
    Q_OBJECT

public:
    DiscoverPage(itemmodels::DirectoryListModel &model,
                 ArtworkImages &images,
                 QWidget *parent = nullptr);

    void focusSearch();
    [[nodiscard]] QString searchText() const;
    /// Types \a text into the field, as the user would.
    void setSearchText(const QString &text);
    /// Selects the country of the chart.
    void setCountry(const QString &country);
    /// The selected chart. \pre the page was shown
    [[nodiscard]] discovery::Chart chart() const;

    /// Shows the chart instead of results; \a note says how old it is or is empty.
    void showChart(const QString &note);
    /// Shows that the chart is being read.
    void showChartLoading();
    /// Shows \a sentence instead of the chart, with a button that tries again.
    void showChartError(const QString &sentence);
    /// Shows the results for \a words, which arrive in the model.
    void showResults(const QString &words);
    /// Shows the states of the directories, and why there is nothing if none found anything.
    void setProgress(const QList<discovery::SourceProgress> &progress);
    /// Shows that the text is a link, which Return follows.
    void showLink();
    /// The line below the field that offers a link.
    [[nodiscard]] LinkOffer &linkOffer() const { return *m_offer; }

signals:
    void searchChanged(const QString &text);
    /// Emitted when the user presses Return in the field and the list does not match its text.
    void submitted(const QString &text);
    /// Emitted when the user presses Return on a row or clicks its button: follow, or play a
    /// followed show or an episode.
    void activated(const dogear::discovery::ListedShow &show);
    /// Emitted when the user selects a row, to show its page.
    void selected(const dogear::discovery::ListedShow &show);
    void chartChosen(const dogear::discovery::Chart &chart);
    /// Emitted when the user wants the results to be shows or episodes.
    void soughtChosen(dogear::discovery::Sought sought);
    void retryRequested();
    /// Emitted when the page is shown.
    void opened();

protected:
    void showEvent(QShowEvent *event) override;

private:
    void createField();
    void createList(ArtworkImages &images);
    void createStates();
    void createCharts();
    void connectRows();
    /// Shows the list, or what to show in place of an empty one.
    void showState();
    void setPlaceholder(const QString &icon, const QString &text, const QString &button = {});
    void submit();
    void activate(const QModelIndex &index);

    /// Content below the field.
    enum class Mode { Chart, Results, Link };
    void setMode(Mode mode);

    itemmodels::DirectoryListModel &m_model;
    SearchField *m_search = nullptr;
    LinkOffer *m_offer = nullptr;
    ChartChoice *m_charts = nullptr; ///< created when the page is shown for the first time
    QLabel *m_note = nullptr;        ///< age of the chart
    SoughtChoice *m_sought = nullptr;
    SourceStates *m_sources = nullptr;
    UniformListView *m_list = nullptr;
    EmptyState *m_empty = nullptr;
    SearchableList *m_content = nullptr;
    QString m_country; ///< until m_charts exists
    QString m_words;   ///< of the listed results
    Mode m_mode = Mode::Chart;
};

} // namespace dogear::widgets
