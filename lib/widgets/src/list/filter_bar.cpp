// SPDX-License-Identifier: GPL-3.0-or-later
#include "filter_bar.h"

#include <itemmodels/episode_list_model.h>
#include <widgets/icons.h>
#include <widgets/metrics.h>

#include <QActionGroup>
#include <QHBoxLayout>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using domain::EpisodeOrder;

FilterBar::FilterBar(itemmodels::EpisodeListModel &model, QWidget *parent)
    : QWidget(parent)
    , m_model(model)
    , m_row(new QHBoxLayout(this))
{
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(units(font(), 1));
    m_unplayed = addChip(
        u"chipUnplayed"_s, tr("Unplayed"), tr("Show only what you have not heard to the end"));
    m_inProgress = addChip(
        u"chipInProgress"_s, tr("In progress"), tr("Show only what you have begun to hear"));
    m_favourites = addChip(u"chipFavourites"_s, tr("Favourites"), tr("Show only your favourites"));
    m_offline = addChip(u"chipOffline"_s,
                        tr("Offline"),
                        tr("Available offline: show only what is on this computer"));
    m_offline->setAccessibleName(tr("Available offline"));
    m_row->addStretch();
    createSort();
    m_row->addWidget(m_sort);
}

QToolButton *FilterBar::addChip(const QString &name, const QString &text, const QString &help)
{
    auto *chip = new QToolButton(this);
    chip->setObjectName(name);
    chip->setText(text);
    chip->setFont(secondaryFont(font()));
    chip->setCheckable(true);
    chip->setToolTip(help);
    m_row->addWidget(chip);
    connect(chip, &QToolButton::toggled, this, &FilterBar::apply);
    return chip;
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
    m_orders = new QActionGroup(menu);
    const auto order = [&](const QString &text, EpisodeOrder value) {
        QAction *action = menu->addAction(text);
        action->setCheckable(true);
        action->setData(int(value));
        m_orders->addAction(action);
    };
    order(tr("Newest first"), EpisodeOrder::NewestFirst);
    order(tr("Oldest first"), EpisodeOrder::OldestFirst);
    order(tr("By title"), EpisodeOrder::Title);
    order(tr("Shortest first"), EpisodeOrder::ShortestFirst);
    order(tr("Longest first"), EpisodeOrder::LongestFirst);
    connect(m_orders, &QActionGroup::triggered, this, [this](const QAction *action) {
        m_model.setOrder(EpisodeOrder(action->data().toInt()));
    });
    connect(menu, &QMenu::aboutToShow, this, &FilterBar::follow);
    m_sort->setMenu(menu);
}

void FilterBar::apply()
{
    itemmodels::ListFilter filter = m_model.filter();
    filter.onlyUnplayed = m_unplayed->isChecked();
    filter.onlyInProgress = m_inProgress->isChecked();
    filter.onlyFavourites = m_favourites->isChecked();
    filter.onlyOffline = m_offline->isChecked();
    m_model.setFilter(filter);
}

bool FilterBar::isFiltering() const
{
    const itemmodels::ListFilter &filter = m_model.filter();
    return filter.onlyUnplayed || filter.onlyInProgress || filter.onlyFavourites
           || filter.onlyOffline;
}

void FilterBar::follow()
{
    const itemmodels::ListFilter &filter = m_model.filter();
    // A search goes over everything, best hit first: neither chips nor order have a say in it.
    const bool isSearching = m_model.isSearching();
    const auto show = [&](QToolButton *chip, bool isOn) {
        const QSignalBlocker quiet(chip);
        chip->setChecked(isOn);
        chip->setEnabled(!isSearching);
    };
    show(m_unplayed, filter.onlyUnplayed);
    show(m_inProgress, filter.onlyInProgress);
    show(m_favourites, filter.onlyFavourites);
    show(m_offline, filter.onlyOffline);
    const QList<QAction *> orders = m_orders->actions();
    for (QAction *order : orders) {
        const auto value = EpisodeOrder(order->data().toInt());
        order->setChecked(value == m_model.order());
        if (value == EpisodeOrder::NewestFirst)
            order->setText(m_model.isSerial() ? tr("Last to first") : tr("Newest first"));
        else if (value == EpisodeOrder::OldestFirst)
            order->setText(m_model.isSerial() ? tr("First to last") : tr("Oldest first"));
    }
    const domain::EpisodeFilter place = itemmodels::toFilter(m_model.place());
    const bool hasItsOwnOrder =
        place.orderByLastPlayed || place.queued == true || place.download == true;
    m_sort->setEnabled(!isSearching && !hasItsOwnOrder);
}

} // namespace dogear::widgets
