// SPDX-License-Identifier: GPL-3.0-or-later
#include "place_restorer.h"

#include "window/main_window.h"

#include <itemmodels/episode_list_model.h>
#include <widgets/episode_list_page.h>
#include <widgets/sidebar.h>

#include <QAbstractScrollArea>
#include <QItemSelection>
#include <QListView>
#include <QScrollBar>
#include <QTabBar>

#include <utility>

using namespace Qt::StringLiterals;

namespace dogear {

namespace {

/// Steps without a change after which everything is in place.
constexpr int enoughCalmSteps = 5;

} // namespace

QString scrollName(const QAbstractScrollArea &area)
{
    const QWidget *named = &area;
    while (named->objectName().isEmpty() && named->parentWidget())
        named = named->parentWidget();
    return named->objectName() + u'/' + QString::fromLatin1(area.metaObject()->className());
}

PlaceRestorer::PlaceRestorer(MainWindow &window, const WindowPlace &place)
    : QObject(&window)
    , m_window(window)
    , m_place(place)
    , m_pressed(m_input.count())
{
    m_timer.setInterval(interval);
    connect(&m_timer, &QTimer::timeout, this, &PlaceRestorer::step);
    m_timer.start();
    m_time.start();
}

void PlaceRestorer::step()
{
    if (m_input.count() != m_pressed || m_time.hasExpired(timeout.count())) {
        end();
        return;
    }
    // LibraryNavigator goes to the view, which ends a search, once the sidebar has read its rows.
    if (!m_window.sidebar().currentIndex().isValid())
        return;
    if (!m_hasSearched) {
        m_hasSearched = true;
        search();
        return;
    }
    if (m_window.list().model().isLoading())
        return;
    const bool isSelected = select();
    const bool isOpen = openTabs();
    const bool isScrolled = scroll();
    m_calmSteps = isSelected && isOpen && isScrolled ? m_calmSteps + 1 : 0;
    if (m_calmSteps == enoughCalmSteps)
        end();
}

void PlaceRestorer::end()
{
    m_timer.stop();
    deleteLater();
}

void PlaceRestorer::search()
{
    const itemmodels::ListSearch &search = m_place.search;
    itemmodels::ListQuery &query = m_window.list().model().query();
    if (search.similarTo.isValid()) {
        query.setSimilarTo(search.similarTo, search.similarTitle);
    } else if (search.isActive() && search.text != query.search().text) {
        m_window.list().searchFor(search.text);
        query.setSearchesView(search.staysInView);
        query.setFilter(search.filter);
    }
}

/// \return whether the rows are selected
bool PlaceRestorer::select()
{
    auto *list = m_window.findChild<QListView *>(u"episodeList"_s);
    if (!list || !list->selectionModel())
        return true;
    QItemSelection rows;
    for (const EpisodeId id : std::as_const(m_place.selected)) {
        const QModelIndex row = m_window.list().model().indexOf(id);
        if (!row.isValid())
            return false; // a long list is read in parts
        rows.select(row, row);
    }
    if (m_window.list().selectedEpisodes() == m_place.selected)
        return true;
    // The current row stays that of the open page; beside the page of a show there is none.
    if (!rows.isEmpty() && list->currentIndex().isValid())
        list->selectionModel()->select(rows, QItemSelectionModel::ClearAndSelect);
    return rows.isEmpty();
}

bool PlaceRestorer::openTabs()
{
    bool isDone = true;
    for (auto tab = m_place.tabs.cbegin(); tab != m_place.tabs.cend(); ++tab) {
        auto *bar = m_window.findChild<QTabBar *>(tab.key());
        if (!bar || bar->currentIndex() == tab.value())
            continue;
        isDone = false;
        if (bar->isTabVisible(tab.value())) // chapters and transcript may come later
            bar->setCurrentIndex(tab.value());
    }
    return isDone;
}

bool PlaceRestorer::scroll()
{
    bool isDone = true;
    const auto areas = m_window.findChildren<QAbstractScrollArea *>();
    for (const QAbstractScrollArea *area : areas) {
        const auto wanted = m_place.scrolled.constFind(scrollName(*area));
        QScrollBar *bar = area->verticalScrollBar();
        if (wanted == m_place.scrolled.cend() || !area->isVisible() || bar->value() == *wanted)
            continue;
        isDone = false;
        bar->setValue(*wanted); // limited to what is there until now
    }
    return isDone;
}

} // namespace dogear
