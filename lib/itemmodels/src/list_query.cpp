// SPDX-License-Identifier: GPL-3.0-or-later
#include <itemmodels/list_query.h>

#include <utility>

namespace dogear::itemmodels {

void ListQuery::change()
{
    m_isSet = true;
    emit changed();
}

void ListQuery::setLibraryView(const LibraryView &view, const ListFilter &filter)
{
    if (m_view == view && m_filter == filter && m_isSet)
        return;
    m_view = view;
    m_filter = filter;
    m_show.reset();
    if (isSearching() && !m_search.staysInView && m_isSet)
        return; // the hits of the whole library stay; the view is listed when the search ends
    change();
}

const ListFilter &ListQuery::filter() const
{
    return isSearching() ? m_search.filter : m_filter;
}

void ListQuery::setFilter(const ListFilter &filter)
{
    if (this->filter() == filter)
        return;
    (isSearching() ? m_search.filter : m_filter) = filter;
    change();
    if (!isSearching())
        emit filterChanged();
}

domain::EpisodeOrder ListQuery::order() const
{
    using domain::EpisodeOrder;
    return m_filter.order.value_or(isSerial() ? EpisodeOrder::OldestFirst
                                              : EpisodeOrder::NewestFirst);
}

void ListQuery::setOrder(std::optional<domain::EpisodeOrder> order)
{
    if (filter().order == order || (!isSearching() && this->order() == order))
        return;
    ListFilter ordered = filter();
    ordered.order = order;
    setFilter(ordered);
}

void ListQuery::setSearch(const QString &text, bool isTyping)
{
    if (m_search.text == text && m_search.isTyping == isTyping && !listsSimilar())
        return;
    const bool wasSearching = isSearching();
    m_search.similarTo = {};
    m_search.text = text;
    m_search.isTyping = isTyping;
    if (wasSearching != isSearching()) {
        m_search.filter = {};
        m_search.staysInView = false;
    }
    if (wasSearching || isSearching()) {
        change();
        emit searchChanged();
    }
}

void ListQuery::setSimilarTo(EpisodeId episode, const QString &title)
{
    m_search = {.text = {}, .similarTo = episode, .similarTitle = title, .filter = {}};
    change();
    emit searchChanged();
}

void ListQuery::setSearchesView(bool searchesView)
{
    if (!isSearching() || listsSimilar()
        || std::exchange(m_search.staysInView, searchesView) == searchesView)
        return;
    change();
    emit searchChanged();
}

domain::EpisodeFilter ListQuery::episodeFilter() const
{
    domain::EpisodeFilter filter = toFilter(m_view, m_filter);
    filter.order = order();
    filter.isSerial = isSerial();
    return filter;
}

} // namespace dogear::itemmodels
