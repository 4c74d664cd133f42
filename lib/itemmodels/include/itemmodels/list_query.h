// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Defines which episodes a list shows, and in which order: a place with its filter, or a
///        search.
///
/// A search has a filter of its own, and the place comes back when the search ends.
///
/// Threads: GUI thread.
/// Owner:   the EpisodeListModel, which loads the rows again after each change.
/// Tests:   tests/unit/itemmodels/tst_list_query.cpp

#include <itemmodels/list_search.h>
#include <itemmodels/place.h>

#include <QList>
#include <QObject>

#include <optional>

namespace dogear::itemmodels {

class ListQuery final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Lists the episodes of \a place that match \a filter.
    void setPlace(const Place &place, const ListFilter &filter = {});
    [[nodiscard]] const Place &place() const { return m_place; }

    void setFilter(const ListFilter &filter);
    /// The filter of the place, or of the search, which has its own and begins without filters.
    [[nodiscard]] const ListFilter &filter() const;

    /// Empty: the default order of the place; in a search, best hits first.
    void setOrder(std::optional<domain::EpisodeOrder> order);
    /// Order of the place; by default oldest first for a serial show, else newest first.
    [[nodiscard]] domain::EpisodeOrder order() const;

    /// Lists the hits for \a text in the whole library; empty: returns to the place.
    void setSearch(const QString &text, bool isTyping);
    /// Limits the search to the place, or extends it to the library, until the search ends.
    void setSearchesPlace(bool searchesPlace);
    [[nodiscard]] const ListSearch &search() const { return m_search; }
    [[nodiscard]] bool isSearching() const { return m_search.isActive(); }
    [[nodiscard]] bool searchesPlace() const { return m_search.staysInPlace; }

    /// Sets order and seasons of the show that the place is; nullopt: they have to be read again.
    void setShow(const std::optional<domain::ShowOrder> &show) { m_show = show; }
    /// Whether the place is a show whose order has to be read before its episodes.
    [[nodiscard]] bool needsShow() const { return m_place.kind == PlaceKind::Podcast && !m_show; }
    /// Whether the place is a show that is played from its first episode on; false until known.
    [[nodiscard]] bool isSerial() const { return m_show && m_show->isSerial; }
    /// The seasons of the show that the place is, in ascending order; empty until known.
    [[nodiscard]] QList<int> seasons() const { return m_show ? m_show->seasons : QList<int>(); }

    /// The filter of the place for the library.
    [[nodiscard]] domain::EpisodeFilter episodeFilter() const;

signals:
    /// Emitted before the other signals, when other episodes, or another order, are to be listed.
    void changed();
    /// Emitted when a search begins, changes, ends, or gets another scope.
    void searchChanged();
    /// Emitted when filter or order of the place changed; not emitted for a search.
    void filterChanged();

private:
    void change();

    Place m_place;
    ListFilter m_filter;
    std::optional<domain::ShowOrder> m_show; ///< if the place is a show, once it is known
    ListSearch m_search;
    bool m_isSet = false; ///< false: nothing has been listed
};

} // namespace dogear::itemmodels
