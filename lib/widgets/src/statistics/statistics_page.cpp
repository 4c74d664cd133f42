// SPDX-License-Identifier: GPL-3.0-or-later
#include "bar_chart.h"
#include "column_chart.h"
#include "figure_row.h"
#include "parts/paper.h"

#include <widgets/empty_state.h>
#include <widgets/metrics.h>
#include <widgets/statistics_page.h>
#include <words/error_text.h>
#include <words/listening_text.h>

#include <QComboBox>
#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace dogear::widgets {

using domain::ListeningHistory;
using domain::ListeningPeriod;
using domain::ListeningRange;
using domain::ListeningShow;
using domain::ListeningTime;

namespace {

/// Maximum number of shows with a bar of their own; all other shows share one bar.
constexpr int maxShows = 15;

} // namespace

StatisticsPage::StatisticsPage(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"statisticsPage"_s);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    QWidget *top = createTop(); // created first, so that Tab reaches it before the charts
    m_empty = new EmptyState(this);
    m_empty->setObjectName(u"statisticsEmpty"_s);
    connect(m_empty, &EmptyState::activated, this, [this] { emit rangeChosen(range()); });
    createCharts();
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(new QWidget(m_stack)); // a blank page until the first history arrives
    m_stack->addWidget(m_scroll);
    m_stack->addWidget(m_empty);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, units(font(), 4), 0, 0);
    column->setSpacing(units(font(), 2));
    column->addWidget(top);
    column->addWidget(m_stack, 1);
}

QWidget *StatisticsPage::createTop()
{
    auto *top = new QWidget(this);
    m_range = new QComboBox(top);
    m_range->setObjectName(u"statisticsRange"_s);
    m_range->setAccessibleName(tr("Time"));
    m_range->setToolTip(tr("What is counted here"));
    m_range->addItem(tr("Last 30 days"), int(ListeningRange::Month));
    m_range->addItem(tr("Last 12 months"), int(ListeningRange::Year));
    m_range->addItem(tr("All years"), int(ListeningRange::All));
    // Connected after addItem(), whose first call changes the index without the user.
    connect(m_range, &QComboBox::currentIndexChanged, this, [this] { emit rangeChosen(range()); });
    auto *row = new QHBoxLayout(top);
    const int margin = units(font(), 4);
    row->setContentsMargins(margin, 0, margin, 0);
    row->addWidget(m_range);
    row->addStretch();
    return top;
}

void StatisticsPage::createCharts()
{
    m_scroll = new QScrollArea(this);
    m_scroll->setObjectName(u"statisticsScroll"_s);
    m_scroll->setFocusPolicy(Qt::NoFocus); // Tab goes to the charts, which scroll the area
    m_content = new QWidget;
    auto *column = new QVBoxLayout(m_content);
    const int margin = units(font(), 4);
    column->setContentsMargins(margin, units(font(), 2), margin, margin);
    column->setSpacing(units(font(), 2));
    m_figures = new FigureRow(m_content);
    m_figures->setObjectName(u"statisticsFigures"_s);
    column->addWidget(m_figures);
    m_timesTitle = new QLabel(m_content);
    m_times = new ColumnChart(m_content);
    m_times->setObjectName(u"listenedChart"_s);
    addChart(m_timesTitle, m_times);
    m_savedTitle = new QLabel(m_content);
    m_saved = new ColumnChart(m_content);
    m_saved->setObjectName(u"savedChart"_s);
    m_saved->setPartNames({tr("by speed"), tr("by trimming silence")});
    addChart(m_savedTitle, m_saved);
    m_showsTitle = new QLabel(m_content);
    m_shows = new BarChart(m_content);
    m_shows->setObjectName(u"showsChart"_s);
    addChart(m_showsTitle, m_shows);
    column->addStretch();
    setUpPaper(*m_scroll, *m_content);
}

void StatisticsPage::addChart(QLabel *title, Chart *chart)
{
    auto *column = static_cast<QVBoxLayout *>(m_content->layout());
    title->setFont(semibold(font()));
    title->setTextFormat(Qt::PlainText);
    column->addSpacing(units(font(), 4));
    column->addWidget(title);
    column->addWidget(chart);
    // The scroll area follows only the focus of a widget, not the current bar within a chart.
    connect(chart, &Chart::moved, this, [this, chart](const QRect &place) {
        const QPoint center = chart->mapTo(m_content, place.center());
        m_scroll->ensureVisible(center.x(), center.y(), 0, place.height());
    });
}

ListeningRange StatisticsPage::range() const
{
    return ListeningRange(m_range->currentData().toInt());
}

void StatisticsPage::setHistory(const ListeningHistory &history)
{
    if (history.range != range())
        return; // the user chose another range while this one was read
    if (!history.hasListened) {
        m_empty->setContent(
            u"history"_s,
            tr("Your listening time, your shows and the time saved by speed and trimming silence "
               "appear here after the first minute. They stay on this computer."));
        m_stack->setCurrentWidget(m_empty);
        return;
    }
    m_shown = history.range;
    showFigures(history);
    showTimes(history);
    showShows(history);
    m_stack->setCurrentWidget(m_scroll);
}

void StatisticsPage::setProblem(const Error &error)
{
    if (m_shown == range())
        return; // the charts of this range stay
    // Charts of another range would be taken for those of this one.
    m_shown.reset();
    m_empty->setContent(u"warning"_s, words::errorSentence(error), tr("Try again"));
    m_stack->setCurrentWidget(m_empty);
}

void StatisticsPage::showFigures(const ListeningHistory &history)
{
    const ListeningTime &total = history.total;
    const QLocale locale;
    m_figures->setFigures(
        {{u"figureListened"_s,
          words::formatSum(total.listened),
          tr("listened"),
          tr("As long as sound ran; pauses and jumps are not counted")},
         {u"figureSpeed"_s,
          words::formatSum(total.savedBySpeed()),
          tr("saved by speed"),
          tr("The extra time it would have taken at normal speed")},
         {u"figureSilence"_s,
          words::formatSum(total.savedBySilence),
          tr("saved by trimming silence"),
          tr("The silence that was skipped")},
         {u"figureFinished"_s,
          locale.toString(total.finished),
          tr("episode(s) finished", nullptr, total.finished),
          tr("Heard to their end, or left with little to go")},
         {u"figureStreak"_s,
          locale.toString(history.longestStreak),
          tr("day(s) in a row", nullptr, history.longestStreak),
          tr("The most days one after the other with at least a minute of listening")}});
}

void StatisticsPage::showTimes(const ListeningHistory &history)
{
    QString title;
    switch (history.range) {
    case ListeningRange::Month:
        title = tr("Time listened by day");
        break;
    case ListeningRange::Year:
        title = tr("Time listened by month");
        break;
    case ListeningRange::All:
        title = tr("Time listened by year");
        break;
    }
    QList<ChartBar> listened;
    QList<ChartBar> saved;
    for (const ListeningPeriod &period : history.periods) {
        const QString name = words::periodName(history.range, period);
        const QString label = words::periodLabel(history.range, period);
        const ListeningTime &time = period.time;
        listened.append({label,
                         words::formatSum(time.listened),
                         tr("%1: %2", "day, month or year: what was heard")
                             .arg(name, words::listeningFacts(time)),
                         {time.listened}});
        saved.append(
            {label,
             words::formatSum(time.saved()),
             tr("%1: %2", "day, month or year: what was heard").arg(name, words::savingFacts(time)),
             {time.savedBySpeed(), time.savedBySilence}});
    }
    m_timesTitle->setText(title);
    m_times->setBars(title, listened);
    m_savedTitle->setText(tr("Time saved"));
    m_saved->setBars(m_savedTitle->text(), saved);
    // savedBySpeed() is negative if the user listened more slowly than recorded.
    const bool hasSaved = history.total.savedBySpeed() > 0s || history.total.savedBySilence > 0s;
    m_savedTitle->setVisible(hasSaved);
    m_saved->setVisible(hasSaved);
}

void StatisticsPage::showShows(const ListeningHistory &history)
{
    QList<ChartBar> bars;
    const auto add = [&bars](const QString &title, const ListeningTime &time) {
        bars.append({title,
                     words::formatSum(time.listened),
                     tr("%1: %2", "show: what was heard").arg(title, words::listeningFacts(time)),
                     {time.listened}});
    };
    ListeningTime others;
    for (int i = 0; i < history.shows.size(); ++i) {
        const ListeningShow &show = history.shows.at(i);
        if (i < maxShows)
            add(show.title, show.time);
        else
            others += show.time;
    }
    if (const int more = int(history.shows.size()) - maxShows; more > 0)
        add(tr("%n other show(s)", nullptr, more), others);
    m_showsTitle->setText(tr("Time listened by show"));
    m_shows->setBars(m_showsTitle->text(), bars);
    m_showsTitle->setVisible(!bars.isEmpty());
    m_shows->setVisible(!bars.isEmpty());
}

} // namespace dogear::widgets
