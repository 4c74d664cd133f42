// SPDX-License-Identifier: GPL-3.0-or-later
#include "filter_bar.h"

#include "parts/chip.h"
#include "parts/wrap_layout.h"

#include <itemmodels/list_query.h>
#include <widgets/icons.h>
#include <widgets/metrics.h>
#include <words/format.h>

#include <QActionGroup>
#include <QHBoxLayout>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using domain::EpisodeOrder;
using itemmodels::ListFilter;

namespace {

/// Serials are ordered by season and number, whatever the dates say (lib/README.md, 84).
QString dateOrderText(EpisodeOrder order, bool isSerial)
{
    if (order == EpisodeOrder::NewestFirst)
        return isSerial ? FilterBar::tr("Last to first") : FilterBar::tr("Newest first");
    return isSerial ? FilterBar::tr("First to last") : FilterBar::tr("Oldest first");
}

} // namespace

FilterBar::FilterBar(itemmodels::ListQuery &query, QWidget *parent)
    : QWidget(parent)
    , m_query(query)
{
    auto *chips = new WrapLayout(units(font(), 2));
    createChips(*chips);
    createSeasons(*chips);
    createSort();
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(units(font(), 2));
    row->addLayout(chips, 1);
    row->addWidget(m_sort, 0, Qt::AlignTop); // next to the first line when the chips wrap
}

void FilterBar::createChips(QLayout &row)
{
    const auto add = [&](const QString &name,
                         const QString &text,
                         const QString &help,
                         bool ListFilter::*wanted) -> QToolButton * {
        auto *chip = new widgets::Chip(this);
        chip->setObjectName(name);
        chip->setText(text);
        chip->setCheckable(true);
        chip->setToolTip(help);
        row.addWidget(chip);
        m_chips.append({chip, wanted});
        connect(chip, &QToolButton::toggled, this, &FilterBar::apply);
        return chip;
    };
    add(u"chipUnplayed"_s, tr("Unplayed"), tr("Only unplayed episodes"), &ListFilter::onlyUnplayed);
    add(u"chipInProgress"_s,
        tr("In progress"),
        tr("Only started episodes"),
        &ListFilter::onlyInProgress);
    add(u"chipFavourites"_s, tr("Favourites"), tr("Only favourites"), &ListFilter::onlyFavourites);
    // The texts of these two are short for the pane's sake; screen readers get the whole names.
    add(u"chipOffline"_s,
        tr("Offline"),
        tr("Available offline: only episodes on this computer"),
        &ListFilter::onlyOffline)
        ->setAccessibleName(tr("Available offline"));
    add(u"chipTranscript"_s,
        tr("Transcript"),
        tr("Only episodes with a transcript"),
        &ListFilter::onlyTranscript)
        ->setAccessibleName(tr("With a transcript"));
}

void FilterBar::createSeasons(QLayout &row)
{
    m_season = new widgets::Chip(this);
    m_season->setObjectName(u"seasonButton"_s);
    m_season->setToolTip(tr("Only one season of this show"));
    m_season->setPopupMode(QToolButton::InstantPopup);
    auto *menu = new QMenu(m_season);
    m_seasons = new QActionGroup(menu); // exclusive: one season is chosen
    connect(menu, &QMenu::aboutToShow, this, &FilterBar::offerSeasons);
    m_season->setMenu(menu);
    row.addWidget(m_season);
}

void FilterBar::createSort()
{
    m_sort = new QToolButton(this);
    m_sort->setObjectName(u"sortButton"_s);
    m_sort->setIcon(themedIcon(u"sort"_s));
    m_sort->setToolTip(tr("Order of the list"));
    m_sort->setAccessibleName(m_sort->toolTip());
    m_sort->setPopupMode(QToolButton::InstantPopup);
    m_sort->setAutoRaise(true);
    auto *menu = new QMenu(m_sort);
    m_order = menu;
    m_orders = new QActionGroup(menu);
    const auto add = [&](const QString &text) {
        QAction *action = menu->addAction(text);
        action->setCheckable(true);
        m_orders->addAction(action);
        return action;
    };
    const auto order = [&](const QString &text, EpisodeOrder value) {
        add(text)->setData(int(value));
    };
    m_bestFirst = add(tr("Best match first"));
    order(tr("Newest first"), EpisodeOrder::NewestFirst);
    order(tr("Oldest first"), EpisodeOrder::OldestFirst);
    order(tr("By title"), EpisodeOrder::Title);
    order(tr("Shortest first"), EpisodeOrder::ShortestFirst);
    order(tr("Longest first"), EpisodeOrder::LongestFirst);
    connect(m_orders, &QActionGroup::triggered, this, [this](const QAction *action) {
        if (action == m_bestFirst) // a search without an order has its best matches first
            m_query.setOrder(std::nullopt);
        else
            m_query.setOrder(EpisodeOrder(action->data().toInt()));
    });
    connect(menu, &QMenu::aboutToShow, this, &FilterBar::follow);
    m_sort->setMenu(menu);
}

void FilterBar::setQueueSorting(QMenu &menu)
{
    m_queueSorting = &menu;
    followOrder();
}

void FilterBar::apply()
{
    ListFilter filter = m_query.filter(); // keeps its season and its order, which have no chips
    for (const Filter &chip : std::as_const(m_chips))
        filter.*chip.wanted = chip.button->isChecked();
    m_query.setFilter(filter);
}

bool FilterBar::isFiltering() const
{
    return m_query.filter().isNarrowing();
}

void FilterBar::follow()
{
    for (const Filter &chip : std::as_const(m_chips)) {
        // toggled() would write the filter back to the model, from chips that are half set.
        const QSignalBlocker quiet(chip.button);
        chip.button->setChecked(m_query.filter().*chip.wanted);
    }
    followSeasons();
    followOrder();
}

void FilterBar::followSeasons()
{
    const std::optional<int> &chosen = m_query.filter().season;
    m_season->setText(chosen ? words::formatNumbers(chosen, {}) : tr("All seasons"));
    // Results are of all seasons. A chosen season stays visible, so that the user can leave it.
    m_season->setVisible(!m_query.isSearching() && (chosen || m_query.seasons().size() > 1));
}

void FilterBar::offerSeasons()
{
    // Filled each time the menu opens, as the seasons change with the show and its refreshes.
    QMenu &menu = *m_season->menu();
    menu.clear();
    const auto offer = [&](const QString &text, std::optional<int> season) {
        QAction *action = menu.addAction(text, this, [this, season] {
            ListFilter filter = m_query.filter();
            filter.season = season;
            m_query.setFilter(filter);
        });
        action->setCheckable(true);
        action->setChecked(m_query.filter().season == season);
        m_seasons->addAction(action);
    };
    offer(tr("All seasons"), std::nullopt);
    menu.addSeparator();
    for (const int season : m_query.seasons())
        offer(words::formatNumbers(season, {}), season);
}

void FilterBar::followOrder()
{
    const bool isSearching = m_query.isSearching();
    const QList<QAction *> orders = m_orders->actions();
    for (QAction *order : orders) {
        const auto value = EpisodeOrder(order->data().toInt());
        const bool isByDate =
            value == EpisodeOrder::NewestFirst || value == EpisodeOrder::OldestFirst;
        if (order == m_bestFirst) {
            order->setVisible(isSearching);
            order->setChecked(!m_query.filter().order);
            continue;
        }
        // The search index is ordered by date; other orders would have to read every hit.
        order->setVisible(!isSearching || isByDate);
        order->setChecked(isSearching ? value == m_query.filter().order : value == m_query.order());
        const bool isSerial = m_query.isSerial() && !isSearching;
        if (isByDate)
            order->setText(dateOrderText(value, isSerial));
    }
    const domain::EpisodeFilter viewFilter = itemmodels::toFilter(m_query.view());
    const bool isQueue = !isSearching && viewFilter.queued == true && m_queueSorting;
    // In Up next the button does not choose a view: its menu sorts the queue itself.
    m_sort->setMenu(isQueue ? m_queueSorting : m_order);
    // History is ordered by the time of listening, Up next, lists and Downloads by the user.
    const bool hasItsOwnOrder = viewFilter.orderByLastPlayed || viewFilter.queued == true
                                || viewFilter.list.isValid() || viewFilter.download == true;
    m_sort->setEnabled(isSearching || isQueue || !hasItsOwnOrder);
}

} // namespace dogear::widgets
